"""Fire at indirect salvos: legal firers, the roll, the damage that shoots weapons down (1.3.6, 2.1.2)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from metamaker.games.metaverse.battle.aim import Profile, bands_of, bears, in_reach
from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.fire.arms import loaded
from metamaker.games.metaverse.battle.fire.downing import target_rating
from metamaker.games.metaverse.battle.kinematics.bearing import Bearing
from metamaker.games.metaverse.battle.kinematics.course import designed_bearing
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.vessel import System, Use, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.rules import hit
from metamaker.play.geometry import Point, distance, eighths, mirrored, quarter


class AtSalvo(NamedTuple):
    """Weapons of `firer` that an array of `guide` (the firer itself, or the lender) guides at a salvo.

    `use` is salvo or volley (`Use`): a salvo has no systems for surgical fire. Rules MV-1.3.1-07, -09, -30, MV-1.3.0-05.
    """

    firer: Vessel
    target: Salvo
    guide: Vessel
    array: System
    weapons: tuple[System, ...]
    use: int = Use.SALVO

    @property
    def lent(self) -> bool:
        """Whether the array belongs to another ship."""
        return self.guide is not self.firer


def toward(vessel: Vessel, place: Point) -> Bearing:
    """Return the bearing of a place on the table from a ship; a place has no arcs of its own."""
    angle = designed_bearing(vessel.course, place)
    gap = distance(vessel.course.place, place)
    return Bearing(gap, eighths(angle), eighths(mirrored(angle)), quarter(angle), 0, gap)


def touches(salvo: Salvo, vessel: Vessel) -> bool:
    """Return whether a salvo is in contact with a ship: moved onto it, with no move since. Rule MV-0.1.0-05."""
    return salvo.contact == vessel.key and salvo.place == vessel.course.place


def touched(table: Table, salvo: Salvo) -> Vessel | None:
    """Return the ship that a salvo is in contact with, None if there is none."""
    vessel = table.by_key.get(salvo.contact)
    return vessel if vessel is not None and vessel.fights and touches(salvo, vessel) else None


def is_vulnerable(salvo: Salvo) -> bool:
    """Return whether a salvo has a weapon that may be shot at. Rules MV-1.3.0-04, MV-3.6.7-02."""
    return any(each.plan.vulnerable for each in salvo.weapons)


def has_place(salvo: Salvo, attacker: int) -> bool:
    """Return whether an attacker, by number, has a place under the EMS of a salvo, or can get one. Rules MV-1.3.4-06, -09."""
    return attacker in salvo.attackers or len(salvo.attackers) < salvo.pulses


def targets(table: Table, vessel: Vessel) -> list[Salvo]:
    """Return the enemy salvos that a ship may fire at now."""
    return [salvo for salvo in table.flying(1 - vessel.side) if not any(target_refusals(table, vessel, salvo))]


def target_refusals(table: Table, firer: Vessel, salvo: Salvo) -> Iterator[Refusal]:
    """Yield why a ship cannot fire at a salvo. Rules MV-2.1.2-06, -07, MV-3.6.7-02, MV-1.3.1-01, MV-1.3.4-09."""
    if salvo.side == firer.side:
        yield Refusal("MV-1.3.0-02", message("refusal-fire-friend", ship=salvo.key))
    elif not salvo.fights:
        yield Refusal("MV-1.3.0-05", message("refusal-off-table", ship=salvo.key))
    elif not is_vulnerable(salvo):
        yield Refusal("MV-3.6.7-02", message("refusal-salvo-immune", salvo=salvo.key))
    elif touched(table, salvo) not in {None, firer}:
        yield Refusal("MV-2.1.2-06", message("refusal-salvo-contact", salvo=salvo.key, ship=salvo.contact))
    elif not in_reach(distance(firer.course.place, salvo.place)):
        yield Refusal("MV-1.3.1-01", message("refusal-far", ship=salvo.key))
    elif not has_place(salvo, firer.number):
        yield Refusal("MV-1.3.4-09", message("refusal-fire-ems", count=len(salvo.attackers), ship=salvo.key))


def may_fire_at(table: Table, vessel: Vessel, weapon: System, seen: Bearing) -> bool:
    """Return whether a direct weapon with a range may fire at a salvo with this bearing. Rules MV-1.3.1-03, MV-3.6.8-02."""
    plan = weapon.plan.weapon
    return (
        plan is not None
        and plan.at_indirect
        and not weapon.flags
        and weapon.plan.number in vessel.blueprint.guns
        and loaded(weapon, table.turn)
        and bears(vessel, weapon.plan, seen)
    )


def salvo_profile(firer: Vessel, rating: int, salvo: Salvo, weapons: Sequence[WeaponPlan], far: int) -> Profile:
    """Return the profile of a roll at a salvo, for one weapon or a volley; bands are counted over `far` (1/1000 cm).

    There is no EW; the rating is the highest die face of the salvo's weapons; kinetic weapons use their worst bands. Rules
    MV-1.3.1-11, -19, -20, -22, -27, -32.
    """
    worst = max([bands_of(weapon, far) for weapon in weapons if weapon.kinetic], default=0)
    types = len({weapon.id for weapon in weapons}) if len(weapons) > 1 else 1
    rated = target_rating(salvo) + worst
    return Profile(rating - (types - 1), hit.target_profile(rated, firer.changes.movement), rating)
