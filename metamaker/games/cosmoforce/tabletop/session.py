"""A battle under way as command line and window meet it: asked round by round, told, drawn, kept as a replay."""

from collections.abc import Sequence

from pydantic import JsonValue

from metamaker.core.words import words
from metamaker.games.cosmoforce.battle.captains.hiring import USUAL
from metamaker.games.cosmoforce.battle.decision import Answer, Decision
from metamaker.games.cosmoforce.battle.frame import AftermathBegan, RoundBegan, ThreatsRolled, TurnBegan
from metamaker.games.cosmoforce.battle.story.summaries import ending, standing
from metamaker.games.cosmoforce.battle.telling.names import Names
from metamaker.games.cosmoforce.model.fleet import FORMAT, GAME, Fleet
from metamaker.games.cosmoforce.play_state import PlayState
from metamaker.games.cosmoforce.tabletop.asking import answer_of, help_of, outcome_of, question, typed
from metamaker.games.cosmoforce.tabletop.bouts import Bout, SurvivalRun
from metamaker.games.cosmoforce.tabletop.codec import decoded, encoded
from metamaker.games.cosmoforce.tabletop.outlook import outlook
from metamaker.games.cosmoforce.tabletop.picture import table_page
from metamaker.play.decision import Hire, Refused
from metamaker.play.match import BattleSession, Question, Setting, shown_later
from metamaker.play.replay import Replay
from metamaker.play.story import Event, Standing, StoryLine
from metamaker.sheets.drawing import Page

OPENINGS = (TurnBegan, AftermathBegan)
"""What is only told if something happens behind it."""

SURVIVAL_SIDES = 2


class TableSession(BattleSession[Decision]):
    """See the Session protocol. Every decision is open to all; what rolled no die can be taken back."""

    usual = USUAL

    def __init__(
        self, forces: Sequence[Fleet], setting: Setting, hire: Hire, choices: Sequence[JsonValue] = (), file: str = ""
    ) -> None:
        self._forces = tuple(forces)
        super().__init__(setting, hire, choices, file)
        self._headings: list[Event] = []

    @property
    def turn(self) -> int:
        """See Session."""
        return self._bout.turn

    @property
    def _sides(self) -> int:
        return SURVIVAL_SIDES if self._setting.survival else len(self._forces)

    @property
    def _names(self) -> Names:
        return Names(self._bout.battle)

    def _begin(self) -> None:
        self._bout = (SurvivalRun if self._setting.survival else Bout)(self._forces, self._setting)

    def _pending(self) -> Sequence[Decision]:
        return self._bout.pending()

    def _apply(self, answers: Sequence[Answer]) -> Sequence[Event]:
        return self._bout.apply(answers)

    def _untold(self) -> Sequence[Event]:
        return self._bout.untold()

    def _outcome(self) -> int | None:
        return self._bout.result

    def _chance(self) -> int:
        return self._bout.dice.rolls

    def _encoded(self, answer: Answer) -> JsonValue:
        return encoded(answer)

    def _decoded(self, decision: Decision, value: JsonValue) -> Answer:  # noqa: ARG002 - values tell what they are
        return decoded(value)

    def _question(self, decision: Decision) -> Question:
        return question(decision)

    def _read(self, decision: Decision, text: str) -> Answer:
        return answer_of(decision, text)

    def _typed(self, decision: Decision, answer: Answer) -> str:
        return typed(decision, answer)

    def _told_outcome(self, decision: Decision, text: str) -> str:
        return outcome_of(decision, text)

    def _help(self, decision: Decision) -> tuple[str, ...]:
        return help_of(decision)

    def _reason(self, decision: Decision, refusal: Refused) -> str:  # noqa: ARG002 - reasons are plain already
        return refusal.text

    def _opens_turn(self, event: Event) -> bool:
        return (isinstance(event, RoundBegan) and event.round > 1) or (isinstance(event, ThreatsRolled) and event.fight > 1)

    def told(self, events: Sequence[Event]) -> tuple[StoryLine, ...]:
        """See Session."""
        happened = [*self._headings, *events]
        end = shown_later(happened, OPENINGS)
        self._headings = happened[end:]
        return tuple(self._bout.story.told(happened[:end]))

    def outlined(self, events: Sequence[Event]) -> tuple[StoryLine, ...]:
        """See Session."""
        return tuple(self._bout.story.outlined(events))

    def standing(self) -> Standing:
        """See Session."""
        return standing(self._bout.battle, self._names)

    def stood(self) -> Standing:
        """See Session. At the end of a fight of a survival run those of that fight, until the next one is told."""
        if self.record.has_next and self._bout.ended is not None and self._bout.battle.round == 1:
            return self._bout.ended
        began = self._bout.began
        return self.standing() if began is None or self.result is not None else began

    def ending(self) -> tuple[StoryLine, ...]:
        """See Session. After survival with its score."""
        return (*ending(self._bout.battle, self._names), *self._bout.scores())

    def page(self) -> Page:
        """See Session."""
        return table_page(self._bout.battle, self._names, self.turn, words(GAME))

    def replay(self) -> Replay:
        """See Session."""
        return self._kept(self._forces, FORMAT.number, survival=self._setting.survival)

    def play_state(self, side: int) -> PlayState:
        """See Session."""
        states = self._bout.pencilled() if self.result is not None or not self.record.turn else self._bout.states
        return states[side]

    def seen(self, side: int, ship: str = "") -> tuple[StoryLine, ...]:
        """See Session. Everything lies open to everybody."""
        return tuple(outlook(self._bout.battle, self._names, side, ship))
