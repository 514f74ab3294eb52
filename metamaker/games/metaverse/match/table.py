"""A battle as a match runs it, and its views: story, pictures, texts, damage on sheets."""

from collections.abc import Collection, Sequence

from typing_extensions import override

from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.frame import TurnBegan
from metamaker.games.metaverse.battle.movement.events import HIDDEN
from metamaker.games.metaverse.battle.narration.narrator import OPENINGS, story_lines
from metamaker.games.metaverse.battle.narration.summaries import brief, ending, standing
from metamaker.games.metaverse.battle.starfighters.deployment import brought
from metamaker.games.metaverse.battle.start import Setup, begun, entries, meeting, shared_mass_factor
from metamaker.games.metaverse.battle.state.battle import RULINGS, Battle
from metamaker.games.metaverse.battle.turn.engine import apply, pending
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.match.damage_state import play_state
from metamaker.games.metaverse.match.damaged import state_of, take_over
from metamaker.games.metaverse.match.moments import BattleMoment, Recorder
from metamaker.games.metaverse.match.picture.page import table_page
from metamaker.games.metaverse.match.picture.scene import Scene, fire_of, scene, tokens_of, ways_of
from metamaker.games.metaverse.match.prompts import BattleTalks
from metamaker.games.metaverse.match.situation_report import closer, outlook
from metamaker.games.metaverse.match.view import TableView, table_view
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.play_state import PlayState
from metamaker.play.dice import SeededDice
from metamaker.play.geometry import Point
from metamaker.play.match import Match
from metamaker.play.story import Event, Standing, StoryLine
from metamaker.play.table import Setting, Table, Views, shown_later
from metamaker.rendering.drawing import Page


class BattleTable(Table):
    """The Table of a battle, see `metamaker.play.match`. Draft answers certainly come before any die."""

    rolls = 0

    def __init__(self, forces: Sequence[Fleet], setting: Setting) -> None:
        self.forces = tuple(forces)
        self._dice = SeededDice(setting.seed)
        self.battle = _begun(self.forces, setting, self._dice)
        for side, value in enumerate(setting.damage):
            if value is not None:
                take_over(self.battle, side, state_of(value, self.forces[side]))

    @property
    @override
    def turn(self) -> int:
        return self.battle.table.turn

    @property
    @override
    def result(self) -> int | None:
        return self.battle.result

    @override
    def reseed(self, seed: int) -> None:
        self._dice.reseed(seed)

    @override
    def pending(self) -> Sequence[Decision]:
        return pending(self.battle)

    @override
    def apply(self, answers: Sequence[Answer]) -> Sequence[Event]:
        return apply(self.battle, answers)

    @override
    def untold(self) -> Sequence[Event]:
        events, self.battle.events = self.battle.events, []
        return events

    @override
    def opens_turn(self, event: Event, told_turn: int) -> bool:
        return isinstance(event, TurnBegan) and event.turn > told_turn

    @override
    def hides(self, event: Event, sides: Collection[int]) -> bool:
        """Return whether an event is secret: some are only for their own side while the battle lasts. Rule MV-1.2.3-55."""
        if not isinstance(event, HIDDEN) or self.battle.result is not None:
            return False
        return bool(sides) and self.battle.table.by_key[event.ship].side not in sides

    @override
    def views(self, match: "Match[BattleTable]") -> "BattleViews":
        return BattleViews(match)

    @override
    def talks(self, match: "Match[BattleTable]") -> BattleTalks:
        return BattleTalks(Names(self.battle.table))


class BattleViews(Views):
    """See the Views protocol of `metamaker.play.match`."""

    def __init__(self, match: Match[BattleTable]) -> None:
        self._match = match
        table = self._table.battle.table
        self._names = Names(table, signed=True)
        self._headings: list[Event] = []
        """Headings of steps and groups without events yet; they are printed with the first event that follows."""
        self._trails: dict[str, list[Point]] = {vessel.key: [] for vessel in table.vessels}
        self._recorder: Recorder | None = None

    @property
    def _table(self) -> BattleTable:
        return self._match.table

    @property
    def _battle(self) -> Battle:
        return self._table.battle

    @override
    def view(self, side: int) -> TableView:
        return table_view(self._battle, side)

    @override
    def drawing(self, side: int | None = None) -> Page:
        return table_page(self._scene(), self._names.words)

    def _scene(self) -> Scene:
        record = self._match.record
        ways, fire = ways_of(record.of_turn), fire_of(record.of_turn, self._battle.table)
        tokens = tokens_of(self._battle.table, record.of_turn)
        return scene(self._battle.table, ways, self._trails, fire, record.turn, tokens)

    @override
    def moments(self, events: Sequence[Event]) -> Sequence[tuple[Sequence[Event], BattleMoment]]:
        """Return the parts of events with their snapshots: each shot and each critical is a part."""
        if self._recorder is None:
            self._recorder = Recorder(self._battle.table, self._table.forces)
        return self._recorder.moments(self._battle.table, self._scene(), events, self._names.words)

    @override
    def turn_began(self) -> None:
        """Show the earlier places of all items."""
        for vessel in self._battle.table.fighting():
            self._trails[vessel.key].append(vessel.course.place)

    @override
    def story(self, events: Sequence[Event]) -> tuple[StoryLine, ...]:
        happened = [*self._headings, *events]
        end = shown_later(happened, OPENINGS)
        self._headings = happened[end:]
        return tuple(story_lines(happened[:end], self._names))

    @override
    def outlined(self, events: Sequence[Event]) -> tuple[StoryLine, ...]:
        return tuple(brief(events, self._names))

    @override
    def standing(self) -> Standing:
        return standing(self._battle.table, self._names.words)

    @override
    def stood(self) -> Standing:
        """Return the standing at the beginning of the turn, which begins with a decision."""
        return self.standing()

    @override
    def ending(self) -> tuple[StoryLine, ...]:
        return tuple(ending(self._battle, self._names, self._table.forces))

    @override
    def seen(self, side: int, piece: str = "") -> tuple[StoryLine, ...]:
        table = self._battle.table
        return tuple(closer(table, side, piece) if piece else outlook(table, side))

    @override
    def play_state(self, side: int) -> PlayState:
        return play_state(self._battle, side, self._table.forces[side]).with_(turn=self._match.record.turn)


def _begun(forces: Sequence[Fleet], setting: Setting, dice: SeededDice) -> Battle:
    one, other = forces
    formula = shared_mass_factor(one, other)
    restocked = tuple(side for side, force in enumerate(forces) if force.mass_factor is not formula)
    setup = Setup(last_turn=setting.last_turn or Setup().last_turn, restocked=restocked, rulings=setting.rulings or RULINGS)
    if setting.encounter is not None:
        setup = meeting(setting.encounter, setup)
    sides = entries(one, formula), entries(other, formula)
    return begun(sides, side_names(one, other), dice, setup, independents=(brought(one), brought(other)))


FEW = 2
"""Up to this number of ships, their names distinguish the sides if both come from the same fleet."""


def side_names(one: Fleet, other: Fleet) -> tuple[str, str]:
    """Return the names of two fleets; if these are equal, the names of their ships if there are few."""
    if one.name != other.name:
        return one.name, other.name
    named = tuple(" + ".join(ship.name for ship in force.ships) for force in (one, other))
    if max(len(one.ships), len(other.ships)) <= FEW and all(named) and named[0] != named[1]:
        return named[0], named[1]
    return f"{one.name} (A)", f"{other.name} (B)"
