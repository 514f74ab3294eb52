"""What terrain does to ships that have moved: templates destroy, stars burn, asteroids and remnants strike."""

from metamaker.games.metaverse.battle.damage.detonation import collide
from metamaker.games.metaverse.battle.damage.hull import Cause, cause_critical, destroy_ship
from metamaker.games.metaverse.battle.damage.strike import entry
from metamaker.games.metaverse.battle.kinematics.course import Cinematic, arc_toward
from metamaker.games.metaverse.battle.places import ARC_NUMBER, ARC_WORDS, CORE, SECTION_WORDS
from metamaker.games.metaverse.battle.plot.orders import Code
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.ground import DENSE, Feature
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.terrain.events import (
    Crashed,
    MagnetismRolled,
    RadiationReached,
    RemnantStruck,
    RocksEvaded,
    RocksStruck,
)
from metamaker.games.metaverse.model.terrain import TerrainKind
from metamaker.play.plane import HEADINGS, quarter

STARS = (TerrainKind.STAR, *DENSE)
BURN = 5
"""So many points of strength do one of damage. Rule MV-5.0.2-02."""

PULSE = 5
"""By how much the radiation of a pulsar is multiplied. Rule MV-5.0.2-04."""

EVASIONS = {TerrainKind.ASTEROID_FIELD: 1, TerrainKind.ASTEROID_CLUSTER: 3}
"""Evasive manoeuvres that bring a ship through. Rules MV-5.0.4-03, -06."""

ROCKS = {TerrainKind.ASTEROID_FIELD: 6, TerrainKind.ASTEROID_CLUSTER: 12}
"""The dice of asteroids. Rules MV-5.0.4-02, -06."""

_D6 = 6
_ROCK_RULES = {
    TerrainKind.ASTEROID_FIELD: (("MV-5.0.4-02",), ("MV-5.0.4-03",)),
    TerrainKind.ASTEROID_CLUSTER: (("MV-5.0.4-06",), ("MV-5.0.4-06",)),
}


def crash(battle: Battle) -> None:
    """Destroy the ships that end on the template of a body or cross it, cloaked ones too. No dice. Rule MV-5.0.1-03."""
    for vessel in battle.table.fighting():
        for body in battle.table.terrain:
            if body.is_body and vessel.fights and touches(vessel, body):
                battle.tell(Crashed(vessel.key, body.key, body.kind.value))
                destroy_ship(battle, vessel, Cause("terrain"))


def touches(vessel: Vessel, feature: Feature) -> bool:
    """Whether the way of a ship in this turn, or the place where it is, touches something."""
    legs = vessel.move.legs if vessel.move is not None else ()
    return feature.holds(vessel.course.place) or any(feature.meets(leg.start, leg.end) for leg in legs)


def weather(battle: Battle) -> bool:
    """Deal all damage of terrain at the end of movement, ship by ship, thing by thing; return whether any came.

    Dice: for a magnetar a D6 for each box that it took; for a remnant a D6 and a D4; for asteroids their dice, behind a D4
    for a ship that stands still. Criticals wait for the aftermath of the step.
    Rules MV-1.3.7-06, MV-5.0.2-02, MV-5.0.4-02, -06, MV-5.0.9-01.
    """
    struck = False
    for vessel in battle.table.fighting():
        for feature in battle.table.terrain:
            if not vessel.fights:
                break
            if feature.kind in STARS:
                struck = _radiate(battle, vessel, feature) or struck
            elif feature.kind is TerrainKind.SUPERNOVA_REMNANT and feature.holds(vessel.course.place):
                _scorch(battle, vessel)
                struck = True
            elif feature.kind in ROCKS and touches(vessel, feature):
                struck = _stone(battle, vessel, feature) or struck
    return struck


def radiation(kind: TerrainKind, strength: int) -> int:
    """Return the damage of a star in whose field of this strength a ship is. Rules MV-5.0.2-02, -04."""
    return strength // BURN * (PULSE if kind is TerrainKind.PULSAR else 1)


def _radiate(battle: Battle, vessel: Vessel, star: Feature) -> bool:
    strength = star.strength(vessel.course.place)
    amount = radiation(star.kind, strength)
    if not amount:
        return False
    arc = ARC_NUMBER[arc_toward(vessel.course, star.centre)]
    section = entry(vessel, arc)
    rule = "MV-5.0.2-04" if star.kind is TerrainKind.PULSAR else "MV-5.0.2-02"
    battle.tell(RadiationReached(vessel.key, star.key, star.kind.value, strength, amount, (rule,)))
    wounds = collide(battle, vessel, arc, amount, kinetic=False, cause=Cause("radiation"))
    boxes = wounds.boxes[section]
    if star.kind is TerrainKind.MAGNETAR and boxes and vessel.fights:
        faces = tuple([battle.dice.roll(_D6) for _ in range(boxes)])
        place = section if vessel.sections[section].stands else CORE
        battle.tell(MagnetismRolled(vessel.key, SECTION_WORDS[place], faces))
        for face in faces:
            if face == _D6:
                cause_critical(battle, vessel, place, Cause("radiation"), ("MV-5.0.2-04",))
    return True


def _scorch(battle: Battle, vessel: Vessel) -> None:
    face, arc_face = battle.dice.roll(_D6), battle.dice.roll(CORE)
    battle.tell(RemnantStruck(vessel.key, face, arc_face, ARC_WORDS[arc_face - 1]))
    collide(battle, vessel, arc_face - 1, face, kinetic=False, cause=Cause("radiation"))


def _stone(battle: Battle, vessel: Vessel, feature: Feature) -> bool:
    """Strike a ship with rocks unless it evades them; return whether any came. Rules MV-5.0.4-02 to -04, -06."""
    struck_by, evaded_by = _ROCK_RULES[feature.kind]
    if vessel.plot.total(Code.EVASIVE) >= EVASIONS[feature.kind]:
        battle.tell(RocksEvaded(vessel.key, feature.key, feature.kind.value, evaded_by))
        return False
    number, arc = met_by_rocks(vessel)
    arc_face = 0 if number else battle.dice.roll(CORE)
    where = arc if number else arc_face - 1
    sides = ROCKS[feature.kind]
    faces = tuple(sorted([battle.dice.roll(sides) for _ in range(max(1, number))]))
    rules = struck_by if isinstance(vessel.course, Cinematic) else (*struck_by, "MV-5.0.4-04")
    battle.tell(RocksStruck(vessel.key, feature.key, feature.kind.value, sides, faces, arc_face, ARC_WORDS[where], rules))
    for face in faces:
        collide(battle, vessel, where, face, kinetic=True, cause=Cause("asteroids"))
    return True


def met_by_rocks(vessel: Vessel) -> tuple[int, int]:
    """Return how fast a ship meets asteroids, in cm a turn, and the number of the arc as designed.

    That is the fore arc of a cinematic ship, of a Newtonian one the arc in which its greatest velocity lies, the first
    clockwise from north of equals. Rules MV-5.0.4-02, -04.
    """
    course = vessel.course
    if isinstance(course, Cinematic):
        return abs(course.speed), 0
    number = max(course.momenta)
    steps = (2 * course.momenta.index(number) - course.heading) % HEADINGS
    side = quarter(steps * 22_500)
    return number, (4 - side) % 4 if course.mirrored else side
