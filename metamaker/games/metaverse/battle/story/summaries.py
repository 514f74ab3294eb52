"""A battle in few words: what each ship suffered in a turn, what it came to, how all ships stand."""

from collections.abc import Iterable, Iterator, Sequence

from metamaker.core.naming import counted, listed
from metamaker.games.metaverse.battle.command.events import MoraleBroke
from metamaker.games.metaverse.battle.damage.events import (
    BoxesLost,
    CriticalRolled,
    DriveBlewUp,
    ReactorDetonated,
    SectionDestroyed,
    ShieldsLost,
    ShipDestroyed,
)
from metamaker.games.metaverse.battle.fire.events import RamStruck, SensorRolled
from metamaker.games.metaverse.battle.frame import BattleBegan, BattleEnded, DesignFlawed, TurnBegan
from metamaker.games.metaverse.battle.kinematics.course import momentum
from metamaker.games.metaverse.battle.movement.events import Departed, FtlAttackRolled, Returned
from metamaker.games.metaverse.battle.places import PRINT_ORDER, SECTIONS
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, DISABLED, NOBODY, Status, Vessel
from metamaker.games.metaverse.battle.story.teller import line_of
from metamaker.games.metaverse.battle.telling.names import Names, labels
from metamaker.games.metaverse.battle.telling.phrases import degrees, plain
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.stats.fleet import FleetStats, fleet_stats
from metamaker.play.story import Event, Standing, StoryLine

_FRAMES = (BattleBegan, TurnBegan, BattleEnded)
_TOLD = (
    DesignFlawed,
    DriveBlewUp,
    ReactorDetonated,
    RamStruck,
    FtlAttackRolled,
    ShipDestroyed,
    MoraleBroke,
    Departed,
    Returned,
)
"""What has a line of its own."""


class Toll:
    """What a ship suffered: shots at it and those that hit, shield hits, boxes, criticals, sections lost."""

    def __init__(self) -> None:
        self.shots = 0
        self.hits = 0
        self.shields = 0
        self.boxes = 0
        self.criticals = 0
        self.sections: list[str] = []

    def add(self, event: Event) -> None:
        """Count an event that says what the ship suffered."""
        if isinstance(event, SensorRolled):
            self.shots += 0 if event.again else len(event.weapons)
            self.hits += len(event.weapons) if event.hit else 0
        elif isinstance(event, ShieldsLost):
            self.shields += event.hits
        elif isinstance(event, BoxesLost):
            self.boxes += event.boxes
        elif isinstance(event, CriticalRolled):
            self.criticals += 1
        elif isinstance(event, SectionDestroyed):
            self.sections.append(event.section)

    def text(self) -> str:
        """Return it as a list; nothing of what there was none of."""
        of = f"{counted(self.hits, 'hit')} of {counted(self.shots, 'shot')}" if self.shots else ""
        lost = f"{listed(self.sections)} lost" if self.sections else ""
        shields = counted(self.shields, "shield hit") if self.shields else ""
        boxes = counted(self.boxes, "box", "boxes") if self.boxes else ""
        criticals = counted(self.criticals, "critical") if self.criticals else ""
        return ", ".join(part for part in (of, shields, boxes, criticals, lost) if part)


_SUFFERED = (SensorRolled, ShieldsLost, BoxesLost, CriticalRolled, SectionDestroyed)


def brief(events: Iterable[Event], names: Names) -> Iterator[StoryLine]:
    """Yield a line for every ship that was shot at or hurt in a turn, then one for each that was lost, left or came back."""
    of_turn: list[Event] = []
    for event in events:
        if isinstance(event, _FRAMES):
            yield from _turn(of_turn, names)
            of_turn = []
            yield line_of(event, names)
        else:
            of_turn.append(event)
    yield from _turn(of_turn, names)


def _turn(events: Sequence[Event], names: Names) -> Iterator[StoryLine]:
    tolls: dict[str, Toll] = {}
    for event in events:
        if isinstance(event, _SUFFERED):
            ship = event.target if isinstance(event, SensorRolled) else event.ship
            tolls.setdefault(ship, Toll()).add(event)
    for ship, toll in tolls.items():
        yield StoryLine(f"{names.ship(ship)}: {toll.text()}")
    for event in events:
        if isinstance(event, _TOLD):
            yield line_of(event, names)


_WAYS = ((Status.DESTROYED, "destroyed"), (Status.BROKEN, "broke off"), (Status.RETREATED, "retreated"))


def ending(battle: Battle, names: Names, forces: Sequence[Fleet]) -> Iterator[StoryLine]:
    """Yield the losses of both sides: ships with their fates, and the combat value of those that are gone.

    Values are those of the fleets' own stats: what ships carry is in them, and squadrons beside the ships are in the whole.
    """
    for side, force in enumerate(forces):
        fleet = [vessel for vessel in battle.table.vessels if vessel.side == side]
        lost = [vessel for vessel in fleet if vessel.status > Status.AWAY]
        yield StoryLine(f"{names.sides[side]}: {_ships(fleet)}; {_value(lost, fleet_stats(force))}", (), 2)
        for vessel in lost:
            yield StoryLine(fate(vessel, names), (), 3)


def _ships(fleet: Sequence[Vessel]) -> str:
    """Return how many ships there were and went, by the way they went: `6 ships, 2 destroyed, 1 broke off`."""
    statuses = [vessel.status for vessel in fleet]
    gone = [f"{statuses.count(status)} {word}" for status, word in _WAYS if status in statuses]
    return ", ".join([counted(len(fleet), "ship"), *(gone or ["none lost"])])


def _value(lost: Sequence[Vessel], of_fleet: FleetStats) -> str:
    """Return the value destroyed, and that which left the table whole, of all."""
    values = {entry.ship.id: entry.combat_value for entry in of_fleet.ships}
    destroyed, left = 0.0, 0.0
    for vessel in lost:
        if vessel.status is Status.DESTROYED:
            destroyed += values[vessel.ship.id]
        else:
            left += values[vessel.ship.id]
    whole = of_fleet.combat_value
    told = f"combat value {round(destroyed)} of {round(whole)} lost ({_share(destroyed, whole)})"
    return f"{told}, {round(left)} ({_share(left, whole)}) off the table" if left else told


def _share(part: float, whole: float) -> str:
    return f"{round(100 * part / whole)} %" if whole else "–"


def fate(vessel: Vessel, names: Names) -> str:
    """Return how a ship was lost, in a sentence without its full stop."""
    name = names.ship(vessel.key)
    told = vessel.fate
    when = f" in turn {told.turn}" if told is not None else ""
    if vessel.status is Status.RETREATED:
        return f"{name} retreated{when}"
    if vessel.status is Status.BROKEN:
        return f"{name} broke off{when}"
    if told is None:
        return f"{name} was destroyed"
    by = f" by {names.ship(told.by)}" if told.by not in {NOBODY, vessel.number} else ""
    weapon = f", {told.weapon}" if told.weapon else ""
    cause = "" if told.cause == "fire" and by else f" ({told.cause})"
    return f"{name} was destroyed{when}{by}{weapon}{cause}"


COLUMNS = ("", "ship", "hull", "by section", "shields\nF S A P", "speed", "heading", "crew", "systems out")
NUMBERS = ("speed", "heading", "crew", "systems out")
"""The titles of columns, and those of numbers. Shields by arc: fore, starboard, aft, port; systems disabled or destroyed."""

_STATES = {
    Status.FIGHTING: "",
    Status.AWAY: "in a jump",
    Status.RETREATED: "retreated",
    Status.BROKEN: "broke off",
    Status.DESTROYED: "destroyed",
}


def standing(table: Table) -> Standing:
    """Return how all ships stand, both sides in their order."""
    signs = labels(table)
    return Standing(COLUMNS, tuple(tuple(_row(vessel, signs[vessel.key])) for vessel in table.vessels), NUMBERS)


def _row(vessel: Vessel, sign: str) -> Iterator[str]:
    whole = sum(plan.hull_hits for plan in vessel.blueprint.sections)
    destroyed = vessel.status is Status.DESTROYED
    left = 0 if destroyed else sum(state.left for state in vessel.sections if state.stands)
    yield from (sign, vessel.name, f"{left}/{whole}")
    if vessel.status > Status.AWAY:
        yield from (_STATES[vessel.status], "", "", "", "", "")
        return
    state = "cloaked" if vessel.fights and vessel.cloaked else _STATES[vessel.status]
    yield f"{state}, {hull_text(vessel)}" if state else hull_text(vessel)
    crew = sum(section.crew_parties for section in vessel.sections if section.stands)
    down = sum(1 for system in vessel.systems if system.flags & (DISABLED | DESTROYED))
    yield from (shields_text(vessel), plain(momentum(vessel.course)), degrees(vessel.course.heading), str(crew))
    yield str(down) if down else "–"


def hull_text(vessel: Vessel) -> str:
    """Return the hull boxes left by section: `F8 P4 C14 S4 A–`, fore, port, core, starboard and aft; a dash for a lost one."""
    designed = [number for number in PRINT_ORDER if vessel.blueprint.sections[number].designed]
    return " ".join(
        f"{SECTIONS[number].value[:1].upper()}{vessel.sections[number].left if vessel.sections[number].stands else '–'}"
        for number in designed
    )


def shields_text(vessel: Vessel) -> str:
    """Return the shield hits left by arc, `6 4 4 4`; a dash for an arc designed without, brackets for dropped ones."""
    if not any(arc.plan.shield_hits for arc in vessel.arcs):
        return "–"
    shown = (f"{arc.shield_hits}" if arc.up else f"({arc.shield_hits})" for arc in vessel.arcs)
    return " ".join(text if arc.plan.shield_hits else "–" for text, arc in zip(shown, vessel.arcs, strict=True))
