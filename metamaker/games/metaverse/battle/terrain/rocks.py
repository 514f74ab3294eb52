"""Asteroids on the ways of ships: strikes, evasion, and fire at them (5.0.4)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from metamaker.games.metaverse.battle.damage.detonation import collide
from metamaker.games.metaverse.battle.damage.events import PulseDeflected
from metamaker.games.metaverse.battle.damage.hull import Cause
from metamaker.games.metaverse.battle.damage.strike import guard
from metamaker.games.metaverse.battle.fire.arms import free_arrays, may_fire, ready
from metamaker.games.metaverse.battle.fire.interception import spend
from metamaker.games.metaverse.battle.frame import Rules
from metamaker.games.metaverse.battle.kinematics.course import Cinematic, Move
from metamaker.games.metaverse.battle.places import ARC_WORDS, CORE
from metamaker.games.metaverse.battle.plot.orders import Code
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.ground import Feature
from metamaker.games.metaverse.battle.state.vessel import NOBODY, System, Use, Vessel
from metamaker.games.metaverse.battle.terrain.events import RocksCleared, RocksEvaded, RocksStruck
from metamaker.games.metaverse.battle.terrain.orders import ClearOrders
from metamaker.games.metaverse.model.terrain import TerrainKind
from metamaker.games.metaverse.rules.pulse import deflected
from metamaker.games.metaverse.rules.roll import Roll
from metamaker.play.geometry import CIRCLE, HEADINGS, quarter

EVASIONS: Final = {TerrainKind.ASTEROID_FIELD: 1, TerrainKind.ASTEROID_CLUSTER: 3}
"""Evasive manoeuvres needed to evade the rocks. Rules MV-5.0.4-03, -06."""

ROCKS: Final = {TerrainKind.ASTEROID_FIELD: 6, TerrainKind.ASTEROID_CLUSTER: 12}
"""The dice of asteroids. Rules MV-5.0.4-02, -06."""

CLEARED: Final = {TerrainKind.ASTEROID_FIELD: 5, TerrainKind.ASTEROID_CLUSTER: 10}
"""The highest damage of fire that removes a die. Rules MV-5.0.4-05, -06."""

_RULES: Final[dict[TerrainKind, tuple[Rules, Rules, Rules]]] = {
    TerrainKind.ASTEROID_FIELD: (("MV-5.0.4-02",), ("MV-5.0.4-03",), ("MV-5.0.4-05",)),
    TerrainKind.ASTEROID_CLUSTER: (("MV-5.0.4-06",), ("MV-5.0.4-06",), ("MV-5.0.4-05", "MV-5.0.4-06")),
}
"""The rules of strikes, of evasion and of clearing."""


_STEP: Final = CIRCLE // HEADINGS


class Meeting(NamedTuple):
    """A ship that does not evade rocks on its way: the number of dice, their faces, and the struck arc.

    `arc` is its number as designed, NOBODY for a random one: that of a ship without speed. `arcs` are the two arcs between
    which the rocks come, and the player chooses one; `arc` is the first of them. Rule MV-5.0.4-04.
    """

    vessel: Vessel
    rocks: Feature
    dice: int
    faces: int
    arc: int
    arcs: tuple[int, ...] = ()


def touches(vessel: Vessel, feature: Feature) -> bool:
    """Return whether the path of a ship in this turn, or its place, touches a piece of terrain.

    Under cloak that is the path of its model (MV-3.4.8-08).
    """
    return feature.holds(vessel.course.place) or any(crosses(move, feature) for _, move in vessel.sailed)


def crosses(move: Move, feature: Feature) -> bool:
    """Return whether a move touches a piece of terrain."""
    return any(feature.meets(leg.start, leg.end) for leg in move.legs)


def evades(vessel: Vessel, rocks: Feature) -> bool:
    """Return whether a ship evades enough in each move that touches asteroids. Rules MV-5.0.4-03, -06."""
    plots = [plot for plot, move in vessel.sailed if crosses(move, rocks)] or [vessel.plot]
    return min([plot.total(Code.EVASIVE) for plot in plots]) >= EVASIONS[rocks.kind]


def met(battle: Battle) -> list[Meeting]:
    """Return the encounters with asteroids, ship by ship; evasions become events. Rules MV-5.0.4-02 to -04, -06."""
    found: list[Meeting] = []
    for vessel in battle.table.fighting():
        for rocks in battle.table.terrain:
            if rocks.kind not in ROCKS or not touches(vessel, rocks):
                continue
            if evades(vessel, rocks):
                battle.tell(RocksEvaded(vessel.key, rocks.key, rocks.kind.value, _RULES[rocks.kind][1]))
                continue
            number, arcs = met_by_rocks(vessel)
            arc = arcs[0] if number else NOBODY
            between = arcs if number and len(arcs) > 1 else ()
            found.append(Meeting(vessel, rocks, max(1, number), ROCKS[rocks.kind], arc, between))
    return found


def met_by_rocks(vessel: Vessel) -> tuple[int, tuple[int, ...]]:
    """Return how fast a ship meets asteroids, in cm a turn, and the numbers of the arcs as designed that they may strike.

    For a cinematic ship it is the fore arc. For a Newtonian one it is the arc of its greatest velocity, among equals the first
    clockwise from north. Between two arcs it is both, fore or aft first. Rules MV-5.0.4-02, -04.
    """
    course = vessel.course
    if isinstance(course, Cinematic):
        return abs(course.speed), (0,)
    number = max(course.momenta)
    steps = (2 * course.momenta.index(number) - course.heading) % HEADINGS
    side = quarter(steps * _STEP)
    shown = [side, *[each for each in (quarter((steps * _STEP - 1) % CIRCLE), quarter(steps * _STEP + 1)) if each != side]]
    return number, tuple([(4 - each) % 4 if course.mirrored else each for each in shown])


def clearing(table: Table, vessel: Vessel) -> tuple[list[System], list[System]]:
    """Return the free arrays and the loaded direct weapons for clearing a ship's way. Rule MV-5.0.4-05."""
    if not may_fire(vessel):
        return [], []
    return free_arrays(vessel), ready(vessel, table.turn)


def highest_damage(weapon: System) -> int:
    """Return the maximum damage of a weapon: the best result for all its pulses. Rule MV-5.0.4-05."""
    plan = weapon.plan.weapon
    return 0 if plan is None else max(0, plan.pulse * (plan.highest + plan.modifier))


def dice_cleared(kind: TerrainKind, damages: Sequence[int]) -> int:
    """Return how many dice fire removes: one for each weapon with enough damage by itself, and those of the rest together.

    Rules MV-5.0.4-05, -06.
    """
    enough = CLEARED[kind]
    return sum([damage >= enough for damage in damages]) + sum([damage for damage in damages if damage < enough]) // enough


def clear(battle: Battle, meeting: Meeting, orders: ClearOrders) -> Meeting:
    """Fire at the rocks by legal orders, and return the remaining ones. No dice. Rules MV-5.0.4-04, -05."""
    if orders.arc:
        meeting = meeting._replace(arc=ARC_WORDS.index(orders.arc))
    vessel, rocks = meeting.vessel, meeting.rocks
    if not orders.array:
        return meeting
    array, weapons = vessel.system(orders.array), [vessel.system(ref) for ref in orders.weapons]
    array.use, array.target = Use.OTHER, NOBODY
    damages = tuple([highest_damage(weapon) for weapon in weapons])
    for weapon in weapons:
        spend(weapon, battle.table.turn)
    dice = min(meeting.dice, dice_cleared(rocks.kind, damages))
    rules = _RULES[rocks.kind][2]
    told = vessel.key, rocks.key, rocks.kind.value, array.plan.ref, orders.weapons
    battle.tell(RocksCleared(*told, damages, dice, rules))
    return meeting._replace(dice=meeting.dice - dice)


def strike(battle: Battle, meeting: Meeting) -> bool:
    """Strike a ship with the remaining rocks; return whether there were any.

    Dice: a D4 for a random arc, then those of the rocks, applied lowest first. Rules MV-5.0.4-02, -04, -06.
    """
    vessel, rocks = meeting.vessel, meeting.rocks
    if not meeting.dice or not vessel.fights:
        return False
    arc_face = battle.dice.roll(CORE) if meeting.arc == NOBODY else 0
    where = arc_face - 1 if arc_face else meeting.arc
    faces = tuple(sorted([battle.dice.roll(meeting.faces) for _ in range(meeting.dice)]))
    rules = _RULES[rocks.kind][0]
    if not isinstance(vessel.course, Cinematic):
        rules = (*rules, "MV-5.0.4-04")
    battle.tell(RocksStruck(vessel.key, rocks.key, rocks.kind.value, meeting.faces, faces, arc_face, ARC_WORDS[where], rules))
    for face in faces:
        if vessel.fights and not _deflects(battle, vessel, where, face, meeting.faces):
            collide(battle, vessel, where, face, kinetic=True, cause=Cause("asteroids"))
    return True


def _deflects(battle: Battle, vessel: Vessel, arc: int, face: int, faces: int) -> bool:
    """Return whether a deflector of an arc ignores a die of asteroids. Rules MV-5.0.4-02, MV-3.5.11-02, -03."""
    rating = int(guard(vessel, arc, kinetic=True).deflector)
    if not rating or not deflected(Roll(face, odd=face % 2 == 1), faces, rating, 0):
        return False
    battle.tell(PulseDeflected(vessel.key, ARC_WORDS[arc], face, rating, ("MV-5.0.4-02", "MV-3.5.11-02")))
    return True
