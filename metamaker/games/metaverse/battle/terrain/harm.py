"""Damage from terrain to ships that have moved: templates destroy, stars and remnants burn, clouds close in."""

from typing import Final

from metamaker.games.metaverse.battle.damage.detonation import collide
from metamaker.games.metaverse.battle.damage.hull import Cause, cause_critical, destroy_ship
from metamaker.games.metaverse.battle.damage.strike import Wounds, entry, guard
from metamaker.games.metaverse.battle.kinematics.course import arc_toward
from metamaker.games.metaverse.battle.places import ARC_NUMBER, ARC_WORDS, CORE, SECTION_WORDS
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.ground import DENSE, Feature, murk
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.terrain.events import (
    Crashed,
    MagnetismRolled,
    RadiationDeflected,
    RadiationReached,
    RemnantStruck,
)
from metamaker.games.metaverse.battle.terrain.rocks import touches
from metamaker.games.metaverse.model.terrain import TerrainKind

STARS: Final = (TerrainKind.STAR, *DENSE)
BURN: Final = 5
"""Points of strength for one point of damage. Rule MV-5.0.2-02."""

PULSE: Final = 5
"""The factor for the radiation of a pulsar. Rule MV-5.0.2-04."""

_D6: Final = 6


def crash(battle: Battle) -> None:
    """Destroy the ships that end on the template of a body or cross it, cloaked ones too. No dice. Rule MV-5.0.1-03."""
    for vessel in battle.table.fighting():
        for body in battle.table.terrain:
            if body.is_body and vessel.fights and touches(vessel, body):
                battle.tell(Crashed(vessel.key, body.key, body.kind.value))
                destroy_ship(battle, vessel, Cause("terrain"))


def becloud(battle: Battle) -> None:
    """Note the visibility of all ships at their new places. Rules MV-5.0.5-01, MV-5.0.7-01."""
    for vessel in battle.table.fighting():
        vessel.murk = murk(battle.table.terrain, vessel.course.place)


def weather(battle: Battle) -> bool:
    """Deal all damage of radiation at the end of movement, ship by ship, source by source; return whether there was any.

    Dice: for a magnetar a D6 for each box that it took; for a remnant a D6 and a D4. Criticals wait for the aftermath of the
    step. Rules MV-1.3.7-06, MV-5.0.2-02, MV-5.0.9-01.
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
    return struck


def radiation(kind: TerrainKind, strength: int) -> int:
    """Return the damage of a star to a ship in its field of this strength. Rules MV-5.0.2-02, -04."""
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
    wounds = _burn(battle, vessel, arc, amount)
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
    _burn(battle, vessel, arc_face - 1, face)


def _burn(battle: Battle, vessel: Vessel, arc: int, amount: int) -> Wounds:
    """Deal radiation to an arc, less the rating of its deflector. No dice. Rules MV-5.0.2-02, MV-5.0.9-01."""
    deflector = int(guard(vessel, arc, kinetic=False).deflector)
    left = max(0, amount - deflector)
    if deflector:
        battle.tell(RadiationDeflected(vessel.key, ARC_WORDS[arc], deflector, left))
    return collide(battle, vessel, arc, left, kinetic=False, cause=Cause("radiation"))
