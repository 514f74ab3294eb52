"""FTL attacks: a jump that ends beside an enemy ship, and what it does to all of its sections (1.2.3)."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.blueprint.places import ARC_NUMBER, ARCS, CORE
from metamaker.games.metaverse.battle.damage.cause import Cause
from metamaker.games.metaverse.battle.damage.collision import collide
from metamaker.games.metaverse.battle.electronics.signature import emits
from metamaker.games.metaverse.battle.events.movement import FtlAttackAbandoned, FtlAttackRolled, FtlPulsesRolled
from metamaker.games.metaverse.battle.fire.profile import profile
from metamaker.games.metaverse.battle.motion.course import arc_toward
from metamaker.games.metaverse.battle.motion.jump import attack_reaches
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.system import System, Use
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.component import ComponentKind


class Victim(NamedTuple):
    """An FTL attack that hits: who attacks whom."""

    attacker: Vessel
    target: Vessel


def aim(battle: Battle, attacker: Vessel, target_key: str) -> Victim | None:
    """Roll whether an FTL attack hits, with the best sensor array; None if it does not, or cannot go ahead.

    The target's own crew quality is added to its target rating. Dice: a D20. Rules MV-1.2.3-69 to -72, -78.
    """
    target = battle.table.by_key[target_key]
    array = _array(attacker)
    reason, rule = _hindrance(attacker, target, array)
    if reason or array is None:
        battle.tell(FtlAttackAbandoned(attacker.key, target.key, reason, (rule,)))
        return None
    found = profile(battle.table, attacker, array.plan.rating, target)
    found = found._replace(target=found.target + target.crew_quality)
    array.use, array.target = Use.OTHER, target.number
    emits(battle.table, attacker)
    face = battle.dice.roll(20)
    hits = found.hits(face)
    battle.tell(FtlAttackRolled(attacker.key, target.key, array.plan.ref, face, found.sensor, found.target, hits))
    return Victim(attacker, target) if hits else None


def _array(attacker: Vessel) -> System | None:
    """Return the best array that is free, the first of equals; none without a bridge. Rules MV-1.2.3-71, MV-3.2.1-03."""
    if not attacker.means.bridges:
        return None
    free = [array for array in attacker.working(ComponentKind.SENSOR_ARRAY.value) if array.use == Use.NOTHING]
    return max(free, key=lambda array: array.plan.rating, default=None)


def _hindrance(attacker: Vessel, target: Vessel, array: System | None) -> tuple[str, str]:
    """Return why an attack does not go ahead, and by which statement; nothing twice if it does."""
    if not target.fights:
        return "the target is gone", "MV-1.2.3-69"
    if target.cloaked:
        return "the target is cloaked", "MV-3.4.8-03"
    if not attack_reaches(attacker.course.place, target.course.place):
        return "the target is more than 10 cm away", "MV-1.2.3-69"
    return ("", "") if array else ("no sensor array works", "MV-1.2.3-71")


def assault(battle: Battle, victim: Victim) -> None:
    """Strike every section that stands, then the core if an arc is open; what is lost on the way changes nothing of this.

    Dice: for each in turn as many D6 as the attacker's mass factor, applied lowest first. Rules MV-1.2.3-73 to -75, -78.
    """
    attacker, target = victim
    cause = Cause("ftl attack", attacker.number)
    for arc in struck_arcs(attacker, target):
        if not target.fights:
            return
        faces = tuple([battle.dice.roll(6) for _ in range(attacker.blueprint.mass_factor)])
        battle.tell(FtlPulsesRolled(attacker.key, target.key, ARCS[arc].value, faces))
        for face in sorted(faces):
            if target.fights:
                collide(battle, target, arc, face, kinetic=False, cause=cause)


def struck_arcs(attacker: Vessel, target: Vessel) -> list[int]:
    """Return the arcs through which an attack goes, those of the sections that stand and one for an open core.

    Rules MV-1.2.3-75, -78.
    """
    closed = [arc for arc in range(CORE) if target.sections[arc].stands]
    if len(closed) == CORE:
        return closed
    toward = ARC_NUMBER[arc_toward(target.course, attacker.course.place)]
    return [*closed, toward if toward not in closed else min(set(range(CORE)).difference(closed))]
