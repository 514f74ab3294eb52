"""Effects of terrain on courses before the plots are written: gravity, wind, dust (5.0.1, 5.0.6, 5.0.8, 5.0.9)."""

from collections.abc import Sequence
from typing import Final

from metamaker.games.metaverse.battle.frame import Rules
from metamaker.games.metaverse.battle.kinematics.course import POINTS, Cinematic, Course, Newtonian
from metamaker.games.metaverse.battle.kinematics.means import Means
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.ground import DENSE, Feature, pulls
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.terrain.events import DustRolled, ShipPulled, WindRolled
from metamaker.games.metaverse.model.terrain import TerrainKind
from metamaker.games.metaverse.rules.roll import throw
from metamaker.play.geometry import CIRCLE, HEADINGS, bearing, quarter

_EIGHTH: Final = CIRCLE // POINTS
_WINDY: Final = (TerrainKind.EMISSION_NEBULA, TerrainKind.SUPERNOVA_REMNANT)
_AHEAD, _RIGHT, _BEHIND = 0, 1, 2
CALM: Final = 2
"""The deduction from the die of a dark nebula. Rule MV-5.0.8-01."""


def drift(battle: Battle) -> None:
    """Change the courses of all ships on the table by the surrounding terrain, so that plots take it into account.

    Dice: a D8 and a D3 for each wind that is not known yet, every turn for a supernova remnant; then ship by ship a D6 for each
    dark nebula around it. Rules MV-5.0.1-07 to -09, MV-5.0.6-01, -02, MV-5.0.8-01, MV-5.0.9-01.
    """
    table = battle.table
    for feature in table.terrain:
        if feature.kind in _WINDY and (not feature.wind[1] or feature.kind is TerrainKind.SUPERNOVA_REMNANT):
            _roll_wind(battle, feature)
    for vessel in table.fighting():
        vessel.settled = course = vessel.course
        if isinstance(course, Cinematic) and course.pull:
            vessel.course = course._replace(pull=0)
        for body, strength in pulls(table.terrain, course.place):
            rules = ("MV-5.0.1-07", "MV-5.0.2-03" if body.kind in DENSE else "MV-5.0.1-05")
            _pull(battle, vessel, body, bearing(course.place, body.centre), strength, rules=rules, toward=1)
        for feature in table.terrain:
            if feature.kind in _WINDY and feature.holds(course.place):
                direction, strength = feature.wind
                rule = "MV-5.0.9-01" if feature.kind is TerrainKind.SUPERNOVA_REMNANT else "MV-5.0.6-01"
                _pull(battle, vessel, feature, direction * _EIGHTH, strength, rules=(rule,), toward=-1)
            elif feature.kind is TerrainKind.DARK_NEBULA and feature.holds(course.place):
                _slow(battle, vessel)


def _roll_wind(battle: Battle, feature: Feature) -> None:
    face = battle.dice.roll(POINTS)
    strength = throw(3, battle.dice)
    feature.wind = face - 1, strength.result
    rule = "MV-5.0.9-01" if feature.kind is TerrainKind.SUPERNOVA_REMNANT else "MV-5.0.6-01"
    direction = (face - 1) * _EIGHTH
    battle.tell(
        WindRolled(feature.key, feature.kind.value, face, strength.face, direction, strength.result, (rule, "MV-0.0.0-10"))
    )


def _pull(battle: Battle, vessel: Vessel, feature: Feature, angle: int, strength: int, *, rules: Rules, toward: int) -> None:
    """Pull a ship in a direction; a cinematic ship with it abeam turns toward it, or away from it (-1)."""
    before = vessel.course
    after = vessel.course = pulled(before, vessel.means, angle, strength, toward=toward)
    change = turns = 0
    momenta: tuple[int, ...] = ()
    if isinstance(after, Newtonian):
        momenta = after.momenta
        rules = (*rules, "MV-5.0.1-09") if toward > 0 else rules
    elif isinstance(before, Cinematic):
        change, turns = after.speed - before.speed, after.pull - before.pull
        rules = (*rules, "MV-5.0.1-08" if toward > 0 else "MV-5.0.6-02")
    if battle.telling:
        battle.tell(ShipPulled(vessel.key, feature.key, feature.kind.value, strength, change, turns, momenta, rules))


def pulled(course: Course, means: Means, angle: int, strength: int, *, toward: int) -> Course:
    """Return the course of a ship after a pull in a direction (1/1000 degree clockwise from north).

    A cinematic ship with it abeam turns toward it, or away from it (-1). Its speed stays within its limits; a speed already
    beyond them is kept. Rules MV-5.0.1-08, -09, MV-5.0.6-02.
    """
    if isinstance(course, Newtonian):
        point = (angle + _EIGHTH // 2) // _EIGHTH % POINTS
        return course._replace(momenta=carried(course.momenta, point, strength))
    where = quarter((angle - course.heading * CIRCLE // HEADINGS) % CIRCLE)
    if where in {_AHEAD, _BEHIND}:
        wanted = course.speed + (strength if where == _AHEAD else -strength)
        most, least = means.max_speed, -means.reverse_speed
        return course._replace(speed=max(min(wanted, max(course.speed, most)), min(course.speed, least)))
    return course._replace(pull=course.pull + toward * (strength if where == _RIGHT else -strength))


def attracted(features: Sequence[Feature], course: Course, means: Means) -> Course:
    """Return the course of a ship after the gravity at its place. Rules MV-5.0.1-07 to -09."""
    for body, strength in pulls(features, course.place):
        course = pulled(course, means, bearing(course.place, body.centre), strength, toward=1)
    return course


def carried(momenta: tuple[int, ...], point: int, strength: int) -> tuple[int, ...]:
    """Return momenta after a pull toward a compass point; it first reduces the opposite momentum. Rule MV-5.0.1-09."""
    after = list(momenta)
    against = (point + POINTS // 2) % POINTS
    undone = min(strength, after[against])
    after[against] -= undone
    after[point] += strength - undone
    return tuple(after)


def _slow(battle: Battle, vessel: Vessel) -> None:
    """Slow a ship that plots in a dark nebula, no velocity below 0. Dice: a D6. Rule MV-5.0.8-01."""
    face = battle.dice.roll(6)
    loss = max(0, face - CALM)
    course = vessel.course
    if isinstance(course, Newtonian):
        vessel.course = course._replace(momenta=tuple([max(0, each - loss) for each in course.momenta]))
    else:
        speed = max(0, abs(course.speed) - loss)
        vessel.course = course._replace(speed=speed if course.speed >= 0 else -speed)
    battle.tell(DustRolled(vessel.key, face, loss))
