"""FTL on the table: jumps through fields, departures and returns, attacks that end next to an enemy (1.2.3, 3.5.5)."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.core.messages import Text
from metamaker.games.metaverse.battle.aim import profile
from metamaker.games.metaverse.battle.damage.detonation import collide
from metamaker.games.metaverse.battle.damage.hull import Cause
from metamaker.games.metaverse.battle.electronics.signature import Field, emits
from metamaker.games.metaverse.battle.kinematics.bearing import arrival_changes
from metamaker.games.metaverse.battle.kinematics.course import Leg, Move, arc_toward
from metamaker.games.metaverse.battle.kinematics.ftl import (
    FieldStep,
    absence,
    attack_reaches,
    cut_short,
    fewer_dice,
    field_rolls,
    field_steps,
    jump_dice,
    more_dice,
    return_leg,
    returned,
    tactical_jump,
)
from metamaker.games.metaverse.battle.movement.events import (
    AbsenceRolled,
    Departed,
    FieldRolled,
    FtlAttackAbandoned,
    FtlAttackRolled,
    FtlPulsesRolled,
    JumpDiceKept,
    JumpDiceRolled,
    Returned,
)
from metamaker.games.metaverse.battle.places import ARC_NUMBER, ARCS, CORE
from metamaker.games.metaverse.battle.plot.orders import BLANK, Code, JumpChoice
from metamaker.games.metaverse.battle.state.battle import Absence, Battle
from metamaker.games.metaverse.battle.state.vessel import Status, System, Use, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.play.geometry import Point


def roll_jump(battle: Battle, vessel: Vessel) -> tuple[int, ...]:
    """Roll the D10s of a plotted tactical jump. Rules MV-1.2.3-62, -63."""
    faces = jump_dice(vessel.plot.total(Code.TACTICAL_JUMP), battle.dice)
    battle.tell(JumpDiceRolled(vessel.key, faces))
    return faces


def chosen_dice(battle: Battle, vessel: Vessel, faces: tuple[int, ...], choice: JumpChoice) -> tuple[int, ...]:
    """Return the dice that count: some discarded, or more rolled now. Dice: a D10 for each further one. Rule MV-1.2.3-65."""
    if choice.more:
        kept = more_dice(faces, choice.more, vessel.crew_quality, battle.dice)
        battle.tell(JumpDiceRolled(vessel.key, kept[len(faces) :], more=True))
    else:
        kept = fewer_dice(faces, choice.discard, vessel.crew_quality)
    battle.tell(JumpDiceKept(vessel.key, kept))
    return kept


def jumped(battle: Battle, vessel: Vessel, faces: Sequence[int], hindering: Sequence[Field]) -> Move:
    """Return the move of a tactical jump, which fields may end early.

    Dice: a D6 for each 10 cm inside a field. Rules MV-1.2.3-64, -79, MV-3.5.5-03 to -05.
    """
    move = tactical_jump(vessel.course, vessel.plot, faces)
    end = _ended(battle, vessel, move.legs, hindering)
    return move if end is None else cut_short(move, end)


def come_back(battle: Battle, vessel: Vessel, place: Point, hindering: Sequence[Field]) -> Point:
    """Return the place where a return to `place` ends. Dice: a D6 for each 10 cm inside a field on the way there.

    The way is straight from the nearest edge of the table. Rule MV-3.5.5-06.
    """
    way = return_leg(place, battle.table.size_cm)
    end = _ended(battle, vessel, (way,), hindering)
    return place if end is None else end.place


def _ended(battle: Battle, vessel: Vessel, legs: Sequence[Leg], hindering: Sequence[Field]) -> FieldStep | None:
    """Roll on the way through fields; return the step where the jump ends, None if it goes all the way."""
    if not hindering:
        return None
    for step, face, stops in field_rolls(field_steps(legs, hindering), vessel.crew_quality, battle.dice):
        at = step.place
        battle.tell(FieldRolled(vessel.key, at.x, at.y, face, step.more, vessel.crew_quality, stops))
        if stops:
            return step
    return None


def retreat(battle: Battle, vessel: Vessel) -> None:
    """Take a ship off the table permanently. Rules MV-1.2.3-51, MV-A.4-09."""
    vessel.status, vessel.charges, vessel.move = Status.RETREATED, (), None
    battle.tell(Departed(vessel.key, "retreat", ("MV-1.2.3-51",)))


def depart(battle: Battle, leavers: Sequence[Vessel]) -> None:
    """Take ships that jump strategically off the table; ships follow a commander that jumps at the same time.

    Dice: a hidden D8 for each single ship and each group, in the order of ships and of leaders. Rules MV-1.2.3-54, -55, -61.
    """
    groups: dict[int, list[Vessel]] = {}
    for vessel in leavers:
        groups.setdefault(_leader(vessel, leavers), []).append(vessel)
    for number in sorted(groups):
        _leave(battle, battle.table.vessels[number], groups[number])


def _leader(vessel: Vessel, leavers: Sequence[Vessel]) -> int:
    leads = any(other.commander == vessel.number for other in leavers)
    follows = any(other.number == vessel.commander for other in leavers)
    return vessel.commander if follows and not leads else vessel.number


def _leave(battle: Battle, leader: Vessel, group: Sequence[Vessel]) -> None:
    roll = absence(leader.crew_quality, battle.dice)
    keys = tuple([vessel.key for vessel in group])
    for vessel in group:
        target = next((order.target for order in vessel.plot.orders if order.attack), "")
        battle.secrets[vessel.side].absences[vessel.number] = Absence(battle.table.turn, roll.turns, target, leader.number)
        vessel.status, vessel.charges, vessel.move = Status.AWAY, (), None
        battle.tell(Departed(vessel.key, "strategic jump", ("MV-1.2.3-54",)))
    battle.tell(AbsenceRolled(leader.key, keys, roll.face, roll.turns))


def arriving(battle: Battle) -> list[tuple[Vessel, Absence]]:
    """Return the ships with a return announced last turn, in their order. Rules MV-1.2.3-56, -57."""
    found: list[tuple[Vessel, Absence]] = []
    for vessel in battle.table.vessels:
        gone = battle.secrets[vessel.side].absences.get(vessel.number)
        if gone is not None and gone.arrival is not None and gone.announced < battle.table.turn:
            found.append((vessel, gone))
    return found


def arrive(battle: Battle, vessel: Vessel, gone: Absence, hindering: Sequence[Field]) -> None:
    """Put a ship back on the table, with its momentum; it makes no other move and does not drift.

    Dice: those of `come_back`. Rules MV-1.2.3-57 to -59, MV-A.5-16.
    """
    if gone.arrival is None:
        raise ValueError(f"the return of {vessel.key} was not announced")
    x, y, heading = gone.arrival
    del battle.secrets[vessel.side].absences[vessel.number]
    place = come_back(battle, vessel, Point(x, y), hindering)
    vessel.status, vessel.plot, vessel.corkscrews = Status.FIGHTING, BLANK, False
    vessel.course = returned(vessel.course, place, heading)
    vessel.changes = arrival_changes(vessel.course)
    target, movement = vessel.changes
    battle.tell(Returned(vessel.key, place.x, place.y, heading, target, movement))


def leavers(battle: Battle, code: Code) -> list[Vessel]:
    """Return the ships on the table with a plot to leave by this order."""
    return [vessel for vessel in battle.table.fighting() if vessel.plot.orders and not vessel.cloaked and vessel.plot.has(code)]


class Victim(NamedTuple):
    """An FTL attack that hits: attacker and target."""

    attacker: Vessel
    target: Vessel


def aim(battle: Battle, attacker: Vessel, target_key: str) -> Victim | None:
    """Roll for an FTL attack with the best sensor array; return None if it misses or cannot take place.

    The target's own crew quality is added to its target rating. Dice: a D20. Rules MV-1.2.3-69 to -72, -78.
    """
    target = battle.table.by_key[target_key]
    array = _array(attacker)
    reason, rule = _hindrance(attacker, target, array)
    if reason or array is None:
        battle.tell(FtlAttackAbandoned(attacker.key, target.key, reason, (rule,)))
        return None
    found = profile(battle.table, attacker, array.plan.rating, target)
    found.target += target.crew_quality
    array.use, array.target = Use.OTHER, target.number
    emits(battle.table, attacker)
    face = battle.dice.roll(20)
    hits = found.hits(face)
    battle.tell(FtlAttackRolled(attacker.key, target.key, array.plan.ref, face, found.sensor, found.target, hits))
    return Victim(attacker, target) if hits else None


def _array(attacker: Vessel) -> System | None:
    """Return the best free array, the first of equals; none without a bridge. Rules MV-1.2.3-71, MV-3.2.1-03."""
    if not attacker.means.bridges:
        return None
    free = [array for array in attacker.working(ComponentKind.SENSOR_ARRAY.value) if array.use == Use.NOTHING]
    return max(free, key=lambda array: array.plan.rating, default=None)


def _hindrance(attacker: Vessel, target: Vessel, array: System | None) -> tuple[Text, str]:
    """Return why an attack cannot take place, with the rule; two empty texts if it can."""
    if not target.fights:
        return message("story-attack-gone"), "MV-1.2.3-69"
    if target.cloaked:
        return message("story-attack-cloaked"), "MV-3.4.8-03"
    if not attack_reaches(attacker.course.place, target.course.place):
        return message("story-attack-far"), "MV-1.2.3-69"
    return ("", "") if array else (message("story-attack-blind"), "MV-1.2.3-71")


def assault(battle: Battle, victim: Victim) -> None:
    """Strike every section that is not destroyed, then the core if an arc is open, even if some are lost meanwhile.

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
    """Return the arcs that an attack strikes: those of the remaining sections and one for an open core.

    Rules MV-1.2.3-75, -78.
    """
    closed = [arc for arc in range(CORE) if target.sections[arc].stands]
    if len(closed) == CORE:
        return closed
    toward = ARC_NUMBER[arc_toward(target.course, attacker.course.place)]
    return [*closed, toward if toward not in closed else min(set(range(CORE)).difference(closed))]
