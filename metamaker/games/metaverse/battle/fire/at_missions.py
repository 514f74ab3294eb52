"""Fire of ships at missions: who may shoot at one, where weapons have to bear, the roll (1.3.1, 1.3.4, 2.1.5)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from metamaker.games.metaverse.battle import contact
from metamaker.games.metaverse.battle.aim import Profile, bands_of, bears, in_reach
from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.fire.arms import loaded
from metamaker.games.metaverse.battle.fire.at_salvos import toward
from metamaker.games.metaverse.battle.kinematics.bearing import Bearing
from metamaker.games.metaverse.battle.places import opposite
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.squadron import GENERALISED, Mission, Squadron, rated
from metamaker.games.metaverse.battle.state.vessel import System, Use, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.rules import hit
from metamaker.play.plane import distance

_STARBOARD, _PORT = 1, 3


class AtMission(NamedTuple):
    """Weapons of `firer` that an array of `guide` (the firer itself, or the lender) guides at a mission.

    `squadrons` has for each weapon the one that it is aimed at. `use` is salvo or volley (`Use`): squadrons have no systems
    for surgical fire. Rules MV-1.3.0-05, MV-1.3.1-07, MV-1.3.6-17.
    """

    firer: Vessel
    target: Mission
    guide: Vessel
    array: System
    weapons: tuple[System, ...]
    squadrons: tuple[Squadron, ...]
    use: int = Use.SALVO

    @property
    def lent(self) -> bool:
        """Whether the array is another ship's."""
        return self.guide is not self.firer

    def aimed_at(self, weapon: System) -> Squadron:
        """Return the squadron at which a weapon is aimed."""
        return self.squadrons[self.weapons.index(weapon)]


def seen_from(vessel: Vessel, mission: Mission) -> Bearing:
    """Return how a ship sees a mission: one that attacks it is in the arc that was declared. Rules MV-2.1.5-09, -11."""
    if mission.arc == GENERALISED or not contact.attacks(mission, vessel):
        return toward(vessel, mission.place)
    return Bearing(0, _halves(mission.arc), _halves(_across(mission.arc)), mission.arc, 0)


def _halves(arc: int) -> tuple[int, int]:
    """Return the two sectors of an arc, clockwise."""
    return (2 * arc - 1) % 8, 2 * arc


def _across(arc: int) -> int:
    """Return the arc that a corkscrew shows for this one. Rule MV-1.2.3-13."""
    return opposite(arc) if arc in {_STARBOARD, _PORT} else arc


def is_general(vessel: Vessel, mission: Mission) -> bool:
    """Whether a mission attacks a ship in general: every weapon of that may fire on it. Rule MV-2.1.5-10."""
    return mission.arc == GENERALISED and contact.attacks(mission, vessel)


def can_bear(vessel: Vessel, weapon: System, mission: Mission, seen: Bearing) -> bool:
    """Whether a weapon bears on a mission: every weapon of a ship does on one that attacks it in general.

    Rules MV-2.1.5-09, -10, MV-3.6.4-01.
    """
    return is_general(vessel, mission) or bears(vessel, weapon.plan, seen)


def targets(table: Table, vessel: Vessel) -> list[Mission]:
    """Return the missions of the enemy that a ship may fire at now, as far as it goes by them."""
    return [mission for mission in table.missions_of(1 - vessel.side) if not any(target_refusals(table, vessel, mission))]


def target_refusals(table: Table, firer: Vessel, mission: Mission) -> Iterator[Refusal]:
    """Yield why a ship cannot fire at a mission. Rules MV-1.3.0-02, MV-1.3.1-01, MV-1.3.4-03, -04, -09."""
    if mission.side == firer.side:
        yield Refusal("MV-1.3.0-02", message("refusal-fire-friend", ship=mission.key))
    elif not mission.fights:
        yield Refusal("MV-1.3.0-05", message("refusal-off-table", ship=mission.key))
    elif not in_reach(distance(firer.course.place, mission.place)):
        yield Refusal("MV-1.3.1-01", message("refusal-far", ship=mission.key))
    elif len(contact.furball(table, mission)) > 1:
        yield Refusal("MV-1.3.4-04", message("refusal-mission-furball", mission=mission.key))
    elif not contact.has_place(table, mission, firer.number):
        yield Refusal("MV-1.3.4-09", message("refusal-fire-ems", count=len(mission.attackers), ship=mission.key))


def may_fire_at(table: Table, vessel: Vessel, weapon: System, mission: Mission, seen: Bearing) -> bool:
    """Whether a direct weapon with a range may fire at a mission. Rules MV-1.3.0-02, MV-1.3.1-03, MV-3.6.8-02."""
    plan = weapon.plan.weapon
    return (
        plan is not None
        and plan.at_starfighters
        and not weapon.flags
        and weapon.plan.number in vessel.blueprint.guns
        and loaded(weapon, table.turn)
        and can_bear(vessel, weapon, mission, seen)
    )


def mission_profile(
    firer: Vessel, rating: int, mission: Mission, squadrons: Sequence[Squadron], weapons: Sequence[WeaponPlan], gap: int
) -> Profile:
    """Return the profile of one roll at squadrons of a mission `gap` (1/1000 cm) away, for a weapon or for all of a volley.

    They have no EW; of several the best target rating counts; kinetic weapons meet their worst bands.
    Rules MV-1.3.1-11, -18, -22, -27, -32, -34, MV-3.7.4-02.
    """
    worst = max([bands_of(weapon, gap) for weapon in weapons if weapon.kinetic], default=0)
    types = len({weapon.id for weapon in weapons}) if len(weapons) > 1 else 1
    rating_there = max([rated(mission, squadron) for squadron in squadrons], default=0) + worst
    return Profile(rating - (types - 1), hit.target_profile(rating_there, firer.changes.movement), rating)


def aim_refusals(aimed: AtMission) -> Iterator[Refusal]:
    """Yield why weapons cannot be aimed at squadrons like this. Rules MV-1.3.6-17, MV-1.3.1-35."""
    if len(aimed.squadrons) != len(aimed.weapons):
        yield Refusal("MV-1.3.6-17", message("refusal-mission-aims", mission=aimed.target.key))
    if aimed.use == Use.SURGICAL:
        yield Refusal("MV-1.3.1-35", message("refusal-mission-surgical", mission=aimed.target.key))
