"""What the commander of a side sees: each ship in a line, the nearest enemies of each own one in another."""

from collections.abc import Iterator

from metamaker.battle.plane import DEGREE, bearing_from, distance
from metamaker.fighting import StoryLine
from metamaker.games.metaverse.battle.blueprint.places import ARC_NUMBER
from metamaker.games.metaverse.battle.motion.course import arc_toward
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.story.names import labels
from metamaker.games.metaverse.battle.story.phrases import apart
from metamaker.games.metaverse.tabletop.asking.aims import defence_text
from metamaker.games.metaverse.tabletop.asking.moving import course_text
from metamaker.games.metaverse.tabletop.asking.record import record
from metamaker.games.metaverse.tabletop.asking.signs import ship

_HEADING, _TABLE = 2, 3

NEAREST = 4
"""Enemies that are told of each own ship."""


def outlook(table: Table, side: int) -> Iterator[StoryLine]:
    """Yield the enemy's ships, then own ones with range and bearing of those that are near.

    Ships that are under cloak lie where they vanished.
    """
    enemies = table.fighting(1 - side)
    yield from (_heading(table, enemy) for enemy in enemies)
    for vessel in table.fighting(side):
        yield _heading(table, vessel)
        if enemies:
            yield _bearings(table, vessel, enemies)


def closer(table: Table, word: str) -> Iterator[StoryLine]:
    """Yield all that is known of the ship with this sign or name, and how it lies to those of the other side.

    Raises Unreadable.
    """
    vessel = ship(table, word)
    yield from record(table, vessel)
    if vessel.fights:
        yield from (StoryLine(_seen(table, vessel, enemy), (), _TABLE) for enemy in table.fighting(1 - vessel.side))


def _heading(table: Table, vessel: Vessel) -> StoryLine:
    cloaked = ", under cloak" if vessel.cloaked else ""
    return StoryLine(f"{labels(table)[vessel.key]} {vessel.name}, {course_text(vessel.course)}{cloaked}", (), _HEADING)


def _bearings(table: Table, vessel: Vessel, enemies: list[Vessel]) -> StoryLine:
    """Return the nearest enemies with range, bearing and the arc that they show."""
    here, signs = vessel.course, labels(table)
    near = sorted(enemies, key=lambda enemy: distance(here.place, enemy.course.place))
    told = [
        f"{signs[each.key]} {apart(distance(here.place, each.course.place))}, bearing {_angle(vessel, each)}°,"
        f" shows its {arc_toward(each.course, here.place).value} arc"
        for each in near[:NEAREST]
    ]
    more = len(near) - NEAREST
    return StoryLine("; ".join([*told, *([f"and {more} farther away"] if more > 0 else [])]), (), _TABLE)


def _angle(vessel: Vessel, other: Vessel) -> int:
    return bearing_from(vessel.course.place, vessel.course.heading, other.course.place) // DEGREE


def _seen(table: Table, vessel: Vessel, enemy: Vessel) -> str:
    here, there = vessel.course, enemy.course
    cloaked = ", under cloak" if enemy.cloaked else ""
    shown = arc_toward(there, here.place)
    return (
        f"{labels(table)[enemy.key]} {enemy.name}: {apart(distance(here.place, there.place))},"
        f" bearing {_angle(vessel, enemy)}° in the {arc_toward(here, there.place).value} arc, {course_text(there)}{cloaked};"
        f" shows its {shown.value} arc: {defence_text(enemy, ARC_NUMBER[shown])}"
    )
