"""Board games without secrets, in which every move comes from a list: decisions, captains, table, view.

Such a game gives a `BoardTable` only its own rules: the position of pieces, the legal moves, and their effects.
"""

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from functools import reduce
from random import Random
from typing import Any, ClassVar, NamedTuple

from typing_extensions import override

from metamaker.core.messages import Text, message
from metamaker.play.decision import Answer, Chosen, Composed, Decision, Form, IllegalAnswer, Listed, Option, Player, Refused
from metamaker.play.dialogue import Question, Talks, Unreadable
from metamaker.play.match import Match
from metamaker.play.snapshot import Moment, Pictured
from metamaker.play.story import LETTERS, Event, Standing, StoryLine
from metamaker.play.table import Table, Views
from metamaker.rendering.drawing import Page


class Refusal(NamedTuple):
    """A reason why an answer is illegal; see Refused."""

    rule: str
    text: Text


class MoveDecision:
    """A side moves: its answer is the value of one of the options, as plain as JSON. See Decision.

    `of` is the reference of the piece that moves, empty for the side as a whole. Without a `default` the first option is it.
    """

    kind: ClassVar[str] = "move"
    answer_type: ClassVar[Any] = str
    rules: ClassVar[tuple[str, ...]] = ()
    secret: ClassVar[bool] = False
    simultaneous: ClassVar[bool] = False
    goes_on: ClassVar[bool] = False
    """Whether the side is usually asked again in the same turn."""

    def __init__(self, side: int, options: Sequence[Option], of: str = "", *, final: bool = False) -> None:
        self.side = side
        self.of = of
        self.final = final
        self._options = tuple(options)

    def legal(self) -> Listed:
        """Return the options."""
        return Listed(self._options)

    def composed(self, form: Form, chosen: Chosen) -> Answer:
        """Raise ValueError: nothing is composed."""
        raise ValueError(f"{self.kind} has no form “{form.name}” for {', '.join(chosen)}")

    def default(self) -> Answer:
        """Return the first option."""
        return self._options[0].value

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return an error if an answer is not one of the options."""
        if answer in [option.value for option in self._options]:
            return ()
        return (Refusal(self.rules[0] if self.rules else "", message("play-board-not_now", answer=str(answer))),)


class ChanceCaptain(Player):
    """Chooses at random where answers are listed, otherwise the default answer. Its dice come only from its seed."""

    def __init__(self, seed: int, side: int) -> None:
        self._chance = Random(f"{seed} {side}")  # noqa: S311 - a game, and the same each time

    @override
    def answer(self, decision: Decision) -> Answer:
        legal = decision.legal()
        return decision.default() if isinstance(legal, Composed) else self._chance.choice(legal.options).value


class ListedTalks(Talks):
    """The dialogue of decisions with listed answers: users type their text, or enough of it to be clear.

    See Talks of `metamaker.play.dialogue`.
    """

    @override
    def question(self, decision: Decision) -> Question:
        """Return the options as the hint. Effects are shown at once, even if the move can be taken back."""
        hint = _either(_listed(decision))
        return Question(
            decision.of or str(message("play-board-you")),
            decision.kind,
            (),
            hint,
            decision.kind,
            decision.kind,
            asks_again=False,
        )

    @override
    def read(self, decision: Decision, text: str) -> Answer:
        """Return the value of the only option with this beginning. Raises Unreadable."""
        word = text.strip().lower()
        if not word:
            return decision.default()
        listed = _listed(decision)
        found = [each for each in listed if each.text.lower() == word] or [
            each for each in listed if each.text.lower().startswith(word)
        ]
        if len(found) != 1:
            known = _either(found or listed)
            raise Unreadable(message("play-board-wanted", known=known, found=text))
        return found[0].value

    @override
    def typed(self, decision: Decision, answer: Answer) -> str:
        """Return the text of the option."""
        return next((option.text for option in _listed(decision) if option.value == answer), "")

    @override
    def outcome(self, decision: Decision, answer: Answer) -> str:
        """Return the text of the option, because a move describes itself."""
        return self.typed(decision, answer)

    @override
    def help(self, decision: Decision) -> tuple[str, ...]:
        """Return all options in one line."""
        texts = ", ".join(option.text for option in _listed(decision))
        return (str(message("play-board-help", known=texts, usual=self.typed(decision, decision.default()))),)

    @override
    def reason(self, _decision: Decision, refusal: Refused) -> str:
        """Return the sentence of the refusal."""
        return str(refusal.text)


def _either(options: Sequence[Option]) -> str:
    """Return options as a choice between them."""
    texts = [option.text for option in options]
    return reduce(lambda first, last: str(message("play-board-or", first=first, last=last)), texts) if texts else ""


def _listed(decision: Decision) -> Sequence[Option]:
    legal = decision.legal()
    return legal.options if isinstance(legal, Listed) else ()


class BoardTable(Table):
    """See the Table protocol of `metamaker.play.table`. Nothing happens without an answer, and nothing is hidden.

    Events have the `turn` in which they happened, from 1. A game that rolls dice counts them in `rolls`.
    """

    rolls = 0

    @property
    @abstractmethod
    @override
    def turn(self) -> int:
        """The turn, from 1."""

    @property
    @abstractmethod
    @override
    def result(self) -> int | None:
        """The side that won, -1 for a draw, None while it lasts."""

    @override
    def reseed(self, seed: int) -> None:
        """Do nothing; a game with dice continues to roll them from `seed`."""

    @abstractmethod
    @override
    def pending(self) -> Sequence[Decision]:
        """Return the open decisions, none once it is over."""

    @abstractmethod
    def play(self, answers: Sequence[Answer]) -> Sequence[Event]:
        """Apply the legal answers to the open decisions, and return the events."""

    @abstractmethod
    def drawing(self) -> Page:
        """Return a picture of the board. The references of its marks are those of decisions and options."""

    @abstractmethod
    def line(self, event: Any) -> StoryLine:
        """Return an event as a line of the story."""

    @abstractmethod
    def standing(self) -> Standing:
        """Return how all stand."""

    @abstractmethod
    def view(self) -> object:
        """Return all that there is to see, as a NamedTuple or a frozen model."""

    def ending(self) -> tuple[StoryLine, ...]:
        """Return the result in words: the winner."""
        if self.result is None:
            return ()
        won = message("play-won", side=LETTERS[self.result]) if self.result >= 0 else message("play-drawn")
        return (StoryLine(str(won)),)

    @override
    def apply(self, answers: Sequence[Answer]) -> Sequence[Event]:
        for decision, answer in zip(self.pending(), answers, strict=True):
            refusals = decision.refusals(answer)
            if refusals:
                raise IllegalAnswer(decision, refusals)
        return self.play(answers)

    @override
    def untold(self) -> Sequence[Event]:
        return ()

    @override
    def opens_turn(self, event: Event, told_turn: int) -> bool:
        turn: int = getattr(event, "turn", 0)
        return turn > max(told_turn, 1)

    @override
    def hides(self, event: Event, sides: Collection[int]) -> bool:
        return False

    @override
    def views(self, match: "Match[BoardTable]") -> "BoardViews":
        return BoardViews(match)

    @override
    def talks(self, match: "Match[BoardTable]") -> ListedTalks:
        return ListedTalks()


class BoardViews(Views):
    """See the Views protocol of `metamaker.play.match`: to all sides the same."""

    def __init__(self, match: Match[BoardTable]) -> None:
        self._match = match

    @override
    def view(self, side: int) -> object:
        return self._match.table.view()

    @override
    def drawing(self, side: int | None = None) -> Page:
        return self._match.table.drawing()

    @override
    def turn_began(self) -> None:
        """Do nothing, because the standing shown is always the current one."""

    @override
    def story(self, events: Sequence[Event]) -> tuple[StoryLine, ...]:
        return tuple(self._match.table.line(event) for event in events)

    @override
    def outlined(self, events: Sequence[Event]) -> tuple[StoryLine, ...]:
        return self.story(events)

    @override
    def standing(self) -> Standing:
        return self._match.table.standing()

    @override
    def stood(self) -> Standing:
        """Return the current standing, since a turn of a board game is short."""
        return self.standing()

    @override
    def ending(self) -> tuple[StoryLine, ...]:
        return self._match.table.ending()

    @override
    def seen(self, side: int, piece: str = "") -> tuple[StoryLine, ...]:
        """Return the standing of all sides, a line each; for one piece the rows that begin with its reference."""
        rows = [row for row in self.standing().rows if not piece or row[0].lower() == piece.lower()]
        if piece and not rows:
            known = ", ".join(row[0] for row in self.standing().rows)
            raise Unreadable(message("play-board-piece", known=known, found=piece))
        return tuple(StoryLine(": ".join(filter(None, row))) for row in rows)

    @override
    def play_state(self, side: int) -> Mapping[str, Any]:
        """Raise LookupError, because there are no sheets for damage."""
        raise LookupError(f"side {side} has no sheets in this game")

    @override
    def moments(self, events: Sequence[Event]) -> Sequence[tuple[Sequence[Event], Moment]]:
        """Return the picture of the board."""
        return ((events, Pictured(self.drawing())),)
