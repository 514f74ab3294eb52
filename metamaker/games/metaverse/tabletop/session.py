"""A battle under way as command line and window meet it: asked turn by turn, told, drawn, kept as a replay."""

from collections.abc import Sequence

from pydantic import JsonValue

from metamaker.core.words import words
from metamaker.games.metaverse.battle.captains.hiring import USUAL
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.frame import TurnBegan
from metamaker.games.metaverse.battle.movement.events import HIDDEN
from metamaker.games.metaverse.battle.start import Setup, begun, entries, shared_mass_factor
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Status
from metamaker.games.metaverse.battle.story.summaries import brief, ending, standing
from metamaker.games.metaverse.battle.story.teller import OPENINGS, told
from metamaker.games.metaverse.battle.telling.names import Names
from metamaker.games.metaverse.battle.telling.signs import spoken
from metamaker.games.metaverse.battle.turn.engine import apply, pending
from metamaker.games.metaverse.model.fleet import FORMAT, GAME, Fleet
from metamaker.games.metaverse.play_state import PlayState
from metamaker.games.metaverse.tabletop.asking import answer_of, help_of, is_final, outcome_of, question, typed
from metamaker.games.metaverse.tabletop.codec import decoded, encoded
from metamaker.games.metaverse.tabletop.outlook import closer, outlook
from metamaker.games.metaverse.tabletop.pencilled import play_state, with_squadrons_lost
from metamaker.games.metaverse.tabletop.picture.page import table_page
from metamaker.games.metaverse.tabletop.picture.scene import fire_of, scene, ways_of
from metamaker.play.decision import Hire, Refused
from metamaker.play.dice import SeededDice
from metamaker.play.match import BattleSession, Question, Setting, shown_later
from metamaker.play.plane import Point
from metamaker.play.replay import Replay
from metamaker.play.story import Event, Standing, StoryLine
from metamaker.sheets.drawing import Page


class TableSession(BattleSession[Decision]):
    """See the Session protocol. `choices` are answers that a replay gives, in the order of the decisions."""

    usual = USUAL

    def __init__(
        self, forces: Sequence[Fleet], setting: Setting, hire: Hire, choices: Sequence[JsonValue] = (), file: str = ""
    ) -> None:
        self._forces = tuple(forces)
        super().__init__(setting, hire, choices, file)
        self._names = Names(self._battle.table)
        self._headings: list[Event] = []
        """Steps and groups that began at the end of what was told, before people were asked: told with what comes of them."""
        self._trails: dict[str, list[Point]] = {vessel.key: [] for vessel in self._battle.table.vessels}

    @property
    def turn(self) -> int:
        """See Session."""
        return self._battle.table.turn

    def _begin(self) -> None:
        self._battle = _begun(self._forces, self._setting)

    def _pending(self) -> Sequence[Decision]:
        return pending(self._battle)

    def _apply(self, answers: Sequence[Answer]) -> Sequence[Event]:
        return apply(self._battle, answers)

    def _untold(self) -> Sequence[Event]:
        events, self._battle.events = self._battle.events, []
        return events

    def _outcome(self) -> int | None:
        return self._battle.result

    def _encoded(self, answer: Answer) -> JsonValue:
        return encoded(answer)

    def _decoded(self, decision: Decision, value: JsonValue) -> Answer:
        return decoded(decision, value)

    def _question(self, decision: Decision) -> Question:
        return question(decision, self._names)._replace(final=self._is_final(decision))

    def _read(self, decision: Decision, text: str) -> Answer:
        return answer_of(decision, text)

    def _typed(self, decision: Decision, answer: Answer) -> str:
        return typed(decision, answer)

    def _told_outcome(self, decision: Decision, text: str) -> str:
        return outcome_of(decision, text, self._names)

    def _help(self, decision: Decision) -> tuple[str, ...]:
        return help_of(decision)

    def _reason(self, decision: Decision, refusal: Refused) -> str:
        return spoken(refusal.text, decision, self._names)

    def _opens_turn(self, event: Event) -> bool:
        return isinstance(event, TurnBegan) and event.turn > self.record.turn

    def _is_final(self, decision: Decision) -> bool:
        return is_final(self._battle, decision)

    def _hides(self, event: Event) -> bool:
        """Whether an event is for the eyes of a computer captain alone, while people play. Rule MV-1.2.3-55."""
        if not isinstance(event, HIDDEN) or self._battle.result is not None:
            return False
        return bool(self._persons) and self._battle.table.by_key[event.ship].side not in self._persons

    def _turn_begun(self) -> None:
        """Show where everybody was before."""
        for vessel in self._battle.table.fighting():
            self._trails[vessel.key].append(vessel.course.place)

    def told(self, events: Sequence[Event]) -> tuple[StoryLine, ...]:
        """See Session."""
        happened = [*self._headings, *events]
        end = shown_later(happened, OPENINGS)
        self._headings = happened[end:]
        return tuple(told(happened[:end], self._names))

    def outlined(self, events: Sequence[Event]) -> tuple[StoryLine, ...]:
        """See Session."""
        return tuple(brief(events, self._names))

    def standing(self) -> Standing:
        """See Session."""
        return standing(self._battle.table)

    def ending(self) -> tuple[StoryLine, ...]:
        """See Session."""
        return tuple(ending(self._battle, self._names, self._forces))

    def page(self) -> Page:
        """See Session."""
        ways, fire = ways_of(self.record.of_turn), fire_of(self.record.of_turn)
        return table_page(scene(self._battle.table, ways, self._trails, fire, self.record.turn), words(GAME))

    def replay(self) -> Replay:
        """See Session."""
        return self._kept(self._forces, FORMAT.number)

    def play_state(self, side: int) -> PlayState:
        """See Session."""
        state = play_state(self._battle, side).with_(turn=self.record.turn)
        vessels = (vessel for vessel in self._battle.table.vessels if vessel.side == side)
        destroyed = {vessel.ship.id for vessel in vessels if vessel.status is Status.DESTROYED}
        return with_squadrons_lost(state, self._forces[side], destroyed)

    def seen(self, side: int, ship: str = "") -> tuple[StoryLine, ...]:
        """See Session."""
        return tuple(closer(self._battle.table, ship) if ship else outlook(self._battle.table, side))


def _begun(forces: Sequence[Fleet], setting: Setting) -> Battle:
    one, other = forces
    formula = shared_mass_factor(one, other)
    setup = Setup(last_turn=setting.last_turn) if setting.last_turn else Setup()
    sides = entries(one, formula), entries(other, formula)
    names = (one.name, other.name) if one.name != other.name else (f"{one.name} (A)", f"{other.name} (B)")
    return begun(sides, names, SeededDice(setting.seed), setup)
