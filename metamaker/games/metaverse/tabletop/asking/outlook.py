"""What the commander of a side sees: own ships in full, the enemy's from each of them."""

from collections.abc import Iterator

from metamaker.battle.plane import DEGREE, bearing_from, distance
from metamaker.fighting import StoryLine
from metamaker.games.metaverse.battle.motion.course import arc_toward
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.system import BROKEN
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.story.names import Names, labels
from metamaker.games.metaverse.battle.story.phrases import cm
from metamaker.games.metaverse.battle.story.standing import hull_text, shields_text
from metamaker.games.metaverse.tabletop.asking.moving import course_text

_HEADING, _TABLE, _LINE = 1, 2, 3


def outlook(table: Table, side: int) -> Iterator[StoryLine]:
    """Yield own ships, each with range and bearing of all enemies: those that are under cloak lie where they vanished."""
    names, signs = Names(table), labels(table)
    enemies = table.fighting(1 - side)
    for vessel in table.fighting(side):
        yield StoryLine(f"{signs[vessel.key]} {names.ship(vessel.key)}, {course_text(vessel.course)}", (), _HEADING)
        yield StoryLine(f"hull {hull_text(vessel)}; shields fore, starboard, aft, port: {shields_text(vessel)}", (), _TABLE)
        for number, system in enumerate(vessel.systems, 1):
            if system.flags & BROKEN:
                yield StoryLine(f"{number} {names.system(vessel.key, system.plan.ref)} does not work", (), _LINE)
        for enemy in enemies:
            yield StoryLine(f"{signs[enemy.key]} {names.ship(enemy.key)}: {_seen(vessel, enemy)}", (), _TABLE)


def _seen(vessel: Vessel, enemy: Vessel) -> str:
    here, there = vessel.course, enemy.course
    angle = bearing_from(here.place, here.heading, there.place) // DEGREE
    hull = f"hull {sum(state.left for state in enemy.sections)}"
    cloaked = ", under cloak" if enemy.cloaked else ""
    return (
        f"{cm(distance(here.place, there.place))}, bearing {angle}° in the {arc_toward(here, there.place).value} arc,"
        f" shows its {arc_toward(there, here.place).value} arc, {course_text(there)}, {hull}{cloaked}"
    )
