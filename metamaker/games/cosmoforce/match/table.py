"""The table of a fight, or of a run of fights, for matches: report, picture, words, questions, damage on sheets."""

from collections.abc import Callable, Collection, Iterator, Sequence

from typing_extensions import override

from metamaker.core.messages import language_in_force, words_in
from metamaker.games.cosmoforce.battle.actions import dialogue as actions
from metamaker.games.cosmoforce.battle.actions.decisions import NameSystems, TakeAction
from metamaker.games.cosmoforce.battle.ai.plain import Plain
from metamaker.games.cosmoforce.battle.damage import dialogue as damage
from metamaker.games.cosmoforce.battle.damage.decisions import HarmCrew, KillSurplus, PlaceDamage
from metamaker.games.cosmoforce.battle.decision import Answer, Decision
from metamaker.games.cosmoforce.battle.frame import AftermathBegan, RoundBegan, ThreatsRolled, TurnBegan
from metamaker.games.cosmoforce.battle.narration.summaries import ending, standing
from metamaker.games.cosmoforce.battle.state import SLOTS_OF, Ship
from metamaker.games.cosmoforce.battle.wording.labels import Prompts
from metamaker.games.cosmoforce.battle.wording.names import Names
from metamaker.games.cosmoforce.match.fights import Bout, SurvivalRun
from metamaker.games.cosmoforce.match.tabletop.moment import FightMoment, title_of
from metamaker.games.cosmoforce.match.tabletop.page import table_page
from metamaker.games.cosmoforce.match.tabletop.scene import Rolled, Scene, scene_of, steps
from metamaker.games.cosmoforce.match.view import TableView, outlook, table_view
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.fleet import GAME, Fleet
from metamaker.games.cosmoforce.play_state import PlayState
from metamaker.play.decision import Refused
from metamaker.play.dialogue import Question, Talks
from metamaker.play.match import Match
from metamaker.play.snapshot import Moment, Strength
from metamaker.play.story import Event, Standing, StoryLine
from metamaker.play.table import Setting, Table, Views, shown_later
from metamaker.rendering.drawing import Page

PROMPTS: Prompts = {**actions.PROMPTS, **damage.PROMPTS}
"""The prompt of each kind of decision."""

CHOSEN_WELL = (PlaceDamage, HarmCrew, KillSurplus, NameSystems)
"""Decisions with a compulsory choice: an empty answer leaves it to the plain captain."""


class BattleTalks(Talks):
    """See the Talks protocol of `metamaker.play.dialogue`."""

    @override
    def question(self, decision: Decision) -> Question:
        return PROMPTS[type(decision)].ask(decision)

    @override
    def read(self, decision: Decision, text: str) -> Answer:
        return PROMPTS[type(decision)].notation.read(decision, text) if text.strip() else self.unwritten(decision)

    @override
    def unwritten(self, decision: Decision) -> Answer:
        """Return the default for an empty answer; a compulsory choice is left to the plain captain."""
        return Plain().answer(decision) if isinstance(decision, CHOSEN_WELL) else decision.default()

    @override
    def typed(self, decision: Decision, answer: Answer) -> str:
        return PROMPTS[type(decision)].notation.write(decision, answer)

    @override
    def outcome(self, decision: Decision, answer: Answer) -> str:
        return PROMPTS[type(decision)].outcome(decision, answer)

    @override
    def asks_again(self, decision: Decision, answer: Answer) -> bool:
        """Ask again only before actions that roll dice or lead to a collision; the player can take the others back."""
        return isinstance(decision, TakeAction) and actions.is_weighty(decision, answer)

    @override
    def help(self, decision: Decision) -> tuple[str, ...]:
        words = Names(decision.battle).words
        return tuple(words[key] for key in PROMPTS[type(decision)].help)

    @override
    def reason(self, decision: Decision, refusal: Refused) -> str:
        return str(refusal.text)


OPENINGS = (TurnBegan, AftermathBegan)
"""Events that are only reported with others after them."""


class BattleTable(Table):
    """See the Table protocol of `metamaker.play.match`. Answers can be taken back until a die is rolled."""

    def __init__(self, forces: Sequence[Fleet], setting: Setting) -> None:
        self.bout = self._bout(forces, setting)
        self._forces, self._setting = tuple(forces), setting

    @staticmethod
    def _bout(forces: Sequence[Fleet], setting: Setting, listener: Callable[[Bout, Event], None] | None = None) -> Bout:
        return (SurvivalRun if setting.survival else Bout)(forces, setting, listener)

    def heard_from_start(self, listener: Callable[[Bout, Event], None]) -> None:
        """Call a listener with each event of this match, which has not begun yet.

        The first dice are rolled when a table is made, so their events come from another one of the same seed.
        """
        self._bout(self._forces, self._setting, listener)
        self.bout.heard_by(listener)

    @property
    @override
    def turn(self) -> int:
        """The number of rounds, including earlier fights."""
        return self.bout.turn

    @property
    @override
    def result(self) -> int | None:
        return self.bout.result

    @property
    @override
    def rolls(self) -> int:
        return self.bout.dice.rolls

    @override
    def reseed(self, seed: int) -> None:
        self.bout.seeded.reseed(seed)

    @override
    def pending(self) -> Sequence[Decision]:
        return self.bout.pending()

    @override
    def apply(self, answers: Sequence[Answer]) -> Sequence[Event]:
        return self.bout.apply(answers)

    @override
    def untold(self) -> Sequence[Event]:
        return self.bout.untold()

    @override
    def opens_turn(self, event: Event, told_turn: int) -> bool:
        return (isinstance(event, RoundBegan) and event.round > 1) or (isinstance(event, ThreatsRolled) and event.fight > 1)

    @override
    def hides(self, event: Event, sides: Collection[int]) -> bool:
        return False

    @override
    def views(self, match: "Match[BattleTable]") -> "BattleViews":
        return BattleViews(match)

    @override
    def talks(self, match: "Match[BattleTable]") -> BattleTalks:
        return BattleTalks()


class BattleViews(Views):
    """See the Views protocol of `metamaker.play.match`."""

    def __init__(self, match: Match[BattleTable]) -> None:
        self._match = match
        self._headings: list[Event] = []
        self._scene: Scene | None = None
        """The ships of the last moment."""
        self._rolled: Rolled | None = None
        """The last roll of dice."""

    @property
    def _bout(self) -> Bout:
        return self._match.table.bout

    @property
    def _names(self) -> Names:
        return Names(self._bout.battle)

    @override
    def view(self, side: int) -> TableView:
        return table_view(self._bout.battle, self._bout.turn)

    @override
    def drawing(self, side: int | None = None) -> Page:
        language = language_in_force()
        return table_page(scene_of(self._bout.battle, self._names), language, title_of(self._match.turn, language))

    @override
    def turn_began(self) -> None:
        """Keep nothing, because the fight keeps the standing."""

    @override
    def story(self, events: Sequence[Event]) -> tuple[StoryLine, ...]:
        happened = [*self._headings, *events]
        end = shown_later(happened, OPENINGS)
        self._headings = happened[end:]
        return tuple(self._bout.story.lines(happened[:end]))

    @override
    def outlined(self, events: Sequence[Event]) -> tuple[StoryLine, ...]:
        return tuple(self._bout.story.outlined(events))

    @override
    def standing(self) -> Standing:
        return standing(self._bout.battle, self._names)

    @override
    def stood(self) -> Standing:
        """Return the standing; at the end of a fight of a survival run that of this fight, until the next one is reported."""
        if self._match.record.has_next and self._bout.ended is not None and self._bout.battle.round == 1:
            return self._bout.ended
        began = self._bout.began
        return self.standing() if began is None or self._match.result is not None else began

    @override
    def ending(self) -> tuple[StoryLine, ...]:
        """Return the result, with the score after a survival run."""
        return (*ending(self._bout.battle, self._names), *self._bout.scores())

    @override
    def seen(self, side: int, piece: str = "") -> tuple[StoryLine, ...]:
        return tuple(outlook(self._bout.battle, self._names, side, piece))

    @override
    def play_state(self, side: int) -> PlayState:
        is_over = self._match.result is not None or not self._match.record.turn
        states = self._bout.pencilled() if is_over else self._bout.states
        return states[side]

    @override
    def moments(self, events: Sequence[Event]) -> Sequence[tuple[Sequence[Event], Moment]]:
        """Return the events in parts, each with one roll of dice or one burn to watch."""
        bout, names = self._bout, self._names
        now = scene_of(bout.battle, names)
        common = tuple(bout.pieces(names)), tuple(self._strengths()), bout.pencilled()
        found = []
        for step in steps(events, self._scene, now):
            kept = None if step.begins else self._rolled  # dice of another fight are taken away
            self._rolled = step.shown if isinstance(step.shown, Rolled) else kept
            before = step.before if step.shown is not None else None
            moment = FightMoment(step.scene, self._match.turn, *common, {}, step.shown, before, self._rolled)
            found.append((step.events, moment))
        self._scene = found[-1][1].scene
        return tuple(found)

    def _strengths(self) -> Iterator[Strength]:
        battle = self._bout.battle
        there = [[ship for ship in battle.ships if ship.side == side and ship.alive] for side in range(len(battle.sides))]
        boxes = (sum(ship.plan.boxes[slot] - ship.marks[slot] for ship in ships for slot in _slots(ship)) for ships in there)
        yield Strength(message("battle-strength-boxes"), tuple(map(float, boxes)))
        yield Strength(message("battle-strength-mass"), tuple(float(sum(ship.plan.mass for ship in ships)) for ships in there))
        yield from self._bout.tally()

    @override
    def chart(self, language: str) -> Sequence[Page]:
        """Return the threats by the faces of the die in a survival run."""
        return tuple(self._bout.chart(words_in(GAME, language)))


def _slots(ship: Ship) -> Iterator[int]:
    """Yield the slots of a ship whose systems are not destroyed."""
    return (slot for slot in SLOTS_OF[ship.plan.mounted] if not ship.lost >> slot & 1)
