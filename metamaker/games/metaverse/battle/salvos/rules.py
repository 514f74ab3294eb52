"""Rules of salvos: moves, reach, and the strikes of proximity weapons (2.1.2, 2.2.4)."""

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.electronics.signature import base_ems, own_ew
from metamaker.games.metaverse.battle.fire import at_missions, at_salvos
from metamaker.games.metaverse.battle.fire.impact import arc_facing
from metamaker.games.metaverse.battle.fire.launches import contact_refusals
from metamaker.games.metaverse.battle.kinematics.course import Leg
from metamaker.games.metaverse.battle.salvos.orders import Course, Strike
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.salvo import MARK, Salvo
from metamaker.games.metaverse.battle.state.squadron import MISSION, Mission
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.play.geometry import (
    CIRCLE,
    CM,
    DEGREE,
    Point,
    bearing_from,
    between,
    distance,
    mirrored,
    offset,
    quarter,
    turned,
)

SHARPEST: Final = 45 * DEGREE
"""The largest turn of a salvo before it moves. Rule MV-2.1.2-01."""

REACH_CM, TEMPORAL_CM, LEAST_CM = 15, 20, 1
"""The reach of salvos and of temporal ones, and the minimum reach for any EW of the target. Rules MV-2.2.4-01, -12."""


Target = Vessel | Salvo | Mission
"""A possible target of a salvo."""


def place_of(target: Target) -> Point:
    """Return the place of a ship, a salvo or a mission."""
    return target.course.place if isinstance(target, Vessel) else target.place


def may_move(salvo: Salvo, turn: int) -> bool:
    """Return whether a salvo may still move; after their turn limit, proximity weapons stay in place. Rule MV-3.6.14-14."""
    return salvo.age(turn) <= salvo.turns


def course_refusals(table: Table, side: int, course: Course) -> Iterator[Refusal]:
    """Yield every reason why a salvo may not move like this. Rules MV-2.1.2-01, -02, -05, MV-1.3.2-04."""
    salvo = table.salvo(course.salvo)
    if salvo is None or salvo.side != side:
        yield Refusal("MV-2.1.2-05", message("refusal-salvo-none", salvo=course.salvo))
        return
    if not may_move(salvo, table.turn):
        yield Refusal("MV-3.6.14-14", message("refusal-salvo-stays", salvo=course.salvo))
    if not 0 <= course.direction < CIRCLE:
        yield Refusal("MV-2.1.2-01", message("refusal-salvo-direction"))
    elif turned(course.direction, salvo.direction) > SHARPEST:
        yield Refusal("MV-2.1.2-01", message("refusal-salvo-turn", salvo=course.salvo))
    if not 0 <= course.length <= salvo.range_cm * CM:
        yield Refusal("MV-2.1.2-01", message("refusal-salvo-length", most=salvo.range_cm))
    elif course.contact:
        yield from contact_refusals(table, course.contact, salvo.place, course.direction, course.length)


def reach(table: Table, salvo: Salvo, target: Target) -> int:
    """Return the distance (1/1000 cm) from which a salvo strikes a target: the smallest among its weapons.

    Rules MV-2.2.4-01, -12, MV-1.3.1-10, -11, MV-3.6.14-20.
    """
    temporal = all(WeaponQuality.TEMPORAL in each.plan.qualities for each in salvo.weapons)
    ew = own_ew(table, target) if isinstance(target, Vessel) else 0
    return max(LEAST_CM, (TEMPORAL_CM if temporal else REACH_CM) - ew) * CM


def is_appropriate(salvo: Salvo, target: Target) -> bool:
    """Return whether all weapons of a salvo may strike this kind of target. Rules MV-2.2.4-03, -04, MV-3.6.7-02."""
    if isinstance(target, Vessel):
        return all(each.plan.at_starships for each in salvo.weapons)
    if isinstance(target, Mission):
        return all(each.plan.at_starfighters for each in salvo.weapons)
    return at_salvos.is_vulnerable(target) and all(each.plan.at_indirect for each in salvo.weapons)


def has_place(table: Table, salvo: Salvo, target: Target, others: int = 0) -> bool:
    """Return whether a salvo has a place among the attackers of a target, or can get one after `others` more attackers.

    Targeting arrays do not help it. Rules MV-1.3.4-08, -09, -12.
    """
    if isinstance(target, Mission):
        ems = at_missions.ems(table, target)
        return ems > 0 and (salvo.number in target.attackers or len(target.attackers) + others < ems)
    ems = target.pulses if isinstance(target, Salvo) else base_ems(table, target)
    return salvo.number in target.attackers or len(target.attackers) + others < ems


def victim(table: Table, key: str) -> Target | None:
    """Return the ship, salvo or mission with a key, None if a salvo cannot strike it: off the table or under cloak."""
    if MARK in key:
        return table.salvo(key)
    if MISSION in key:
        return table.mission(key)
    vessel = table.by_key.get(key)
    return vessel if vessel is not None and vessel.fights and not vessel.cloaked else None


class Chance(NamedTuple):
    """A possible target of a salvo: its distance (1/1000 cm), and the arc of the ship in which the salvo lies."""

    target: Target
    distance: int
    arc: int


def chances(table: Table, salvo: Salvo) -> list[Chance]:
    """Return the possible targets of a salvo at its place. Rules MV-2.2.4-01 to -03, -09, MV-1.3.4-09."""
    return [chance for target in enemies(table, salvo) if (chance := _within(table, salvo, target)) is not None]


def passing(table: Table, salvo: Salvo) -> list[Chance]:
    """Return the moved ships that a proximity salvo may strike, each at the nearest point of its way.

    Rule MV-3.6.14-14.
    """
    found = [_passing(table, salvo, target) for target in enemies(table, salvo) if isinstance(target, Vessel)]
    return [chance for chance in found if chance is not None]


def enemies(table: Table, salvo: Salvo) -> list[Target]:
    """Return the potential targets of a salvo at any distance: ships not under cloak, then salvos, then missions.

    Salvos in contact with a ship are excluded. Rule MV-2.1.2-06.
    """
    ships: list[Target] = [vessel for vessel in table.fighting(1 - salvo.side) if not vessel.cloaked]
    salvos = [other for other in table.flying(1 - salvo.side) if _is_open(table, other)]
    others: list[Target] = [*salvos, *table.missions_of(1 - salvo.side)]
    return [target for target in ships + others if is_appropriate(salvo, target) and has_place(table, salvo, target)]


SHELTERED: Final = 2
"""The first rulings that protect salvos in contact with a ship from other salvos. Rule MV-2.1.2-06."""


def _is_open(table: Table, salvo: Salvo) -> bool:
    """Return whether other salvos may strike a salvo. Rule MV-2.1.2-06."""
    return table.rulings < SHELTERED or at_salvos.touched(table, salvo) is None


def _within(table: Table, salvo: Salvo, target: Target) -> Chance | None:
    gap = distance(salvo.place, place_of(target))
    if gap > reach(table, salvo, target):
        return None
    return Chance(target, gap, arc_facing(target, salvo.place) if isinstance(target, Vessel) else 0)


def _passing(table: Table, salvo: Salvo, target: Vessel) -> Chance | None:
    if target.move is None:
        return None
    least: Chance | None = None
    for leg in target.move.legs:
        place = _nearest(leg, salvo.place)
        gap = distance(salvo.place, place)
        if gap <= reach(table, salvo, target) and (least is None or gap < least.distance):
            angle = bearing_from(place, leg.facing, salvo.place)
            least = Chance(target, gap, quarter(mirrored(angle) if target.move.before.mirrored else angle))
    return least


def _nearest(leg: Leg, place: Point) -> Point:
    """Return the point of a leg that is nearest to a place."""
    whole = leg.length * CM
    ahead, _ = offset(leg.start, leg.heading, place)
    return between(leg.start, leg.end, max(0, min(whole, ahead)), whole) if whole else leg.start


def strike_refusals(table: Table, side: int, strike: Strike, open_to: Collection[str], earlier: int) -> Iterator[Refusal]:
    """Yield every reason why a salvo may not strike. `open_to` are the keys of all its possible targets.

    `earlier` is the number of other salvos with orders to strike the same target first.
    """
    salvo = table.salvo(strike.salvo)
    if salvo is None or salvo.side != side:
        yield Refusal("MV-2.2.4-01", message("refusal-salvo-none", salvo=strike.salvo))
        return
    target = victim(table, strike.target)
    if target is None:
        yield Refusal("MV-2.2.4-01", message("refusal-no-ship", ship=strike.target))
    elif target.side == side:
        yield Refusal("MV-1.3.0-02", message("refusal-fire-friend", ship=strike.target))
    elif not is_appropriate(salvo, target):
        yield Refusal("MV-2.2.4-03", message("refusal-salvo-target", salvo=strike.salvo, ship=strike.target))
    elif not has_place(table, salvo, target, earlier):
        yield Refusal("MV-1.3.4-09", message("refusal-fire-ems", count=len(target.attackers), ship=strike.target))
    elif strike.target not in open_to and isinstance(target, Salvo) and not _is_open(table, target):
        yield Refusal("MV-2.1.2-06", message("refusal-salvo-contact", salvo=target.key, ship=target.contact))
    elif strike.target not in open_to:
        most = reach(table, salvo, target) // CM
        yield Refusal("MV-2.2.4-01", message("refusal-salvo-reach", salvo=strike.salvo, ship=strike.target, most=most))
