"""A short summary of a battle: the damage of each ship in a turn, the losses, the state of all ships."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from metamaker.core.messages import Words
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
from metamaker.games.metaverse.battle.damage.strike import FIRE
from metamaker.games.metaverse.battle.fire.events import RamStruck, SensorRolled
from metamaker.games.metaverse.battle.frame import BattleBegan, BattleEnded, DesignFlawed, TurnBegan
from metamaker.games.metaverse.battle.kinematics.course import momentum
from metamaker.games.metaverse.battle.movement.events import Departed, FtlAttackRolled, Returned
from metamaker.games.metaverse.battle.narration.figures import figures
from metamaker.games.metaverse.battle.narration.narrator import line_of
from metamaker.games.metaverse.battle.places import PRINT_ORDER, SECTIONS
from metamaker.games.metaverse.battle.score import points
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, DISABLED, NOBODY, Fate, Status, Vessel
from metamaker.games.metaverse.battle.wording.names import Names, labels
from metamaker.games.metaverse.battle.wording.phrases import degrees, plain, words_in_force
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
"""Classes of events that have a line of their own."""


class Toll:
    """The damage of a ship: shots at it and hits, shield hits, boxes, criticals, sections lost."""

    def __init__(self) -> None:
        self.shots = 0
        self.hits = 0
        self.shields = 0
        self.boxes = 0
        self.criticals = 0
        self.sections: list[str] = []

    def add(self, event: Event) -> None:
        """Count an event of damage to the ship."""
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

    def text(self, names: Names) -> str:
        """Return it as a list, without zero counts."""
        told = [names.text("story-toll-hits", hits=self.hits, shots=self.shots)] if self.shots else []
        counts = (("shields", self.shields), ("boxes", self.boxes), ("criticals", self.criticals))
        told += [names.text(f"story-toll-{what}", count=count) for what, count in counts if count]
        if self.sections:
            told.append(names.text("story-toll-sections", sections=names.listed(map(names.place, self.sections))))
        return ", ".join(told)


_SUFFERED = (SensorRolled, ShieldsLost, BoxesLost, CriticalRolled, SectionDestroyed)


def brief(events: Iterable[Event], names: Names) -> Iterator[StoryLine]:
    """Yield a line for every ship shot at or hurt in a turn, then one for each that was lost, left or returned."""
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
        yield StoryLine(names.text("story-toll", ship=names.ship(ship), toll=toll.text(names)))
    for event in events:
        if isinstance(event, _TOLD):
            yield line_of(event, names)


_WAYS = (Status.DESTROYED, Status.BROKEN, Status.RETREATED)


def ending(battle: Battle, names: Names, forces: Sequence[Fleet]) -> Iterator[StoryLine]:
    """Yield the losses of both sides: ships with their fates, and the combat value of lost ships.

    Values are those of the fleets' own stats: that of a ship includes the squadrons aboard, and the total also squadrons beside
    the ships.
    """
    for side, force in enumerate(forces):
        fleet = [vessel for vessel in battle.table.vessels if vessel.side == side]
        lost = [vessel for vessel in fleet if vessel.status > Status.AWAY]
        value = _value(lost, fleet_stats(force), names)
        losses = names.text("story-losses", side=names.sides[side], ships=_ships(fleet, names), value=value)
        yield StoryLine(losses, (), 2)
        for vessel in lost:
            yield StoryLine(fate(vessel, names), (), 3)


def _ships(fleet: Sequence[Vessel], names: Names) -> str:
    """Return the number of ships and of the lost ones by their fate: `6 ships, 2 destroyed, 1 broke off`."""
    counts = Counter(vessel.status for vessel in fleet)
    gone = [names.text(f"story-losses-{status.name.lower()}", count=counts[status]) for status in _WAYS if counts[status]]
    ships = names.text("story-losses-ships", count=len(fleet))
    return ", ".join([ships, *(gone or [names.words["story-losses-none"]])])


def _value(lost: Sequence[Vessel], of_fleet: FleetStats, names: Names) -> str:
    """Return the destroyed value, and the value that left the table, as shares of the total."""
    values = {entry.ship.id: entry.combat_value for entry in of_fleet.ships}
    destroyed = sum(values[vessel.ship.id] for vessel in lost if vessel.status is Status.DESTROYED)
    left = sum(values[vessel.ship.id] for vessel in lost if vessel.status is not Status.DESTROYED)
    whole = of_fleet.combat_value
    told = names.text("story-losses-value", value=round(destroyed), whole=round(whole), share=_share(destroyed, whole, names))
    if not left:
        return told
    return names.text("story-losses-left", told=told, value=round(left), share=_share(left, whole, names))


def _share(part: float, whole: float, names: Names) -> str:
    return names.words.percent(part / whole) if whole else "–"


def fate(vessel: Vessel, names: Names) -> str:
    """Return the loss of a ship as a sentence without its full stop."""
    told = vessel.fate or Fate(0, "")
    by = "" if told.by in {NOBODY, vessel.number} else names.ship(told.by)
    return names.text(
        f"story-fate-{vessel.status.name.lower()}",
        ship=names.ship(vessel.key),
        turn=told.turn,
        named="yes" if by else "no",
        by=by,
        armed="yes" if told.weapon else "no",
        weapon=told.weapon,
        cause_code="none" if not told.cause or (told.cause == FIRE and by) else "told",
        cause=names.word("cause", told.cause),
    )


COLUMNS = ("sign", "ship", "hull", "sections", "shields", "speed", "heading", "crew", "systems")
NUMBERS = ("speed", "heading", "crew", "systems")
"""The columns, and those with numbers. Shields by arc: fore, starboard, aft, port; systems disabled or destroyed."""


def standing(table: Table, words: Words | None = None) -> Standing:
    """Return the state of all ships, both sides in their order, in the words of a language, by default the active one."""
    words = words or words_in_force()
    signs = labels(table)
    titles = {column: words[f"story-standing-{column}"] for column in COLUMNS}
    rows = (tuple(_row(vessel, signs[vessel.key], words)) for vessel in table.vessels)
    data = (figures(vessel, signs[vessel.key]) for vessel in table.vessels)
    numbers = tuple(titles[column] for column in NUMBERS)
    return Standing(tuple(titles.values()), tuple(rows), numbers, tuple(data), _score(table, words))


def _score(table: Table, words: Words) -> str:
    """Return the points of both sides in words; empty if points do not decide."""
    if table.head_start is None:
        return ""
    one, other = points(table)
    given = {"given": table.head_start.points, "side": table.names["ab".index(table.head_start.side)]}
    return words.text("story-score", one=one, other=other, name=table.names[0], name_other=table.names[1], **given)


def _row(vessel: Vessel, sign: str, words: Words) -> Iterator[str]:
    whole = sum(plan.hull_hits for plan in vessel.blueprint.sections)
    destroyed = vessel.status is Status.DESTROYED
    left = 0 if destroyed else sum(state.left for state in vessel.sections if state.stands)
    yield from (sign, vessel.name, f"{left}/{whole}")
    status = vessel.status.name.lower()
    if vessel.status > Status.AWAY:
        yield from (words[f"battle-picture-gone_{status}"], "", "", "", "", "")
        return
    state = "cloaked" if vessel.fights and vessel.cloaked else status if vessel.status in {Status.STILLED, Status.AWAY} else ""
    hull = hull_text(vessel, words)
    yield f"{words[f'battle-picture-gone_{state}']}, {hull}" if state else hull
    crew = sum(section.crew_parties for section in vessel.sections if section.stands)
    down = sum(1 for system in vessel.systems if system.flags & (DISABLED | DESTROYED))
    yield from (shields_text(vessel), plain(momentum(vessel.course_told)), degrees(vessel.course.heading, words), str(crew))
    yield str(down) if down else "–"


def hull_text(vessel: Vessel, words: Words) -> str:
    """Return the hull boxes left by section: `F8 P4 C14 S4 A–`, fore, port, core, starboard and aft; a dash for a lost one."""
    designed = [number for number in PRINT_ORDER if vessel.blueprint.sections[number].designed]
    return " ".join(
        f"{words[f'story-letter-{SECTIONS[number]}']}{vessel.sections[number].left if vessel.sections[number].stands else '–'}"
        for number in designed
    )


def shields_text(vessel: Vessel) -> str:
    """Return the shield hits left by arc, `6 4 4 4`; a dash for an arc designed without, brackets for dropped ones."""
    if not any(arc.plan.shield_hits for arc in vessel.arcs):
        return "–"
    shown = (f"{arc.shield_hits}" if arc.up else f"({arc.shield_hits})" for arc in vessel.arcs)
    return " ".join(text if arc.plan.shield_hits else "–" for text, arc in zip(shown, vessel.arcs, strict=True))
