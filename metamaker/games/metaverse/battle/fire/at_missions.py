"""Fire at missions of starfighters: legal firers, weapons that bear, the roll (1.3.1, 1.3.4, 2.1.5)."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from metamaker.games.metaverse.battle.aim import Profile, bands_of, bears, in_reach
from metamaker.games.metaverse.battle.blueprint import SystemPlan, WeaponPlan
from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.fire.arms import loaded
from metamaker.games.metaverse.battle.kinematics.bearing import Bearing
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.squadron import GENERALISED, Mission, Squadron, rated
from metamaker.games.metaverse.battle.state.vessel import System, Use, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.rules import hit
from metamaker.play.geometry import distance


class AtMission(NamedTuple):
    """Weapons of `firer` that an array of `guide` guides at a mission, each at one of its squadrons.

    `use` is salvo or volley (`Use`): squadrons have no systems for surgical fire. Rules MV-1.3.0-05, MV-1.3.6-17.
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
        """Whether the array belongs to another ship."""
        return self.guide is not self.firer

    def aim(self, weapon: System) -> Squadron:
        """Return the target squadron of a weapon."""
        return self.squadrons[self.weapons.index(weapon)]


SECTORS_OF_ARC: Final = ((7, 0), (1, 2), (3, 4), (5, 6))
"""The sectors of a ship by the numbers of its arcs. Rule MV-0.0.0-03."""


def touches(mission: Mission, vessel: Vessel) -> bool:
    """Return whether a mission is in contact with a ship: moved onto it, with no move since. Rule MV-0.1.0-05."""
    return mission.contact == vessel.key and mission.place == vessel.course.place


def in_contact(one: Mission, other: Mission) -> bool:
    """Return whether one of two missions was moved onto the other, with no move since. Rule MV-0.1.0-05."""
    return one.place == other.place and (other.contact == one.key or one.contact == other.key)


def in_furball(table: Table, mission: Mission) -> bool:
    """Return whether a mission is in contact with an opposing one. Rules MV-1.3.4-04, -05."""
    side, place = mission.side, mission.place
    # Compare places first, because few missions share one.
    return any(in_contact(mission, other) for other in table.missions if other.place == place and other.side != side)


def ems(table: Table, mission: Mission) -> int:
    """Return the number of attackers that may fire on a mission in a turn: its squadrons, 0 in a furball.

    Rules MV-1.3.4-03, -04.
    """
    return 0 if in_furball(table, mission) else mission.mass


def has_place(table: Table, mission: Mission, number: int) -> bool:
    """Return whether an attacker has a place on a mission, or can still get one. Rules MV-1.3.4-09, -12."""
    most = ems(table, mission)
    return most > 0 and (number in mission.attackers or len(mission.attackers) < most)


def targets(table: Table, firer: Vessel) -> list[Mission]:
    """Return the enemy missions that a ship may fire at: in reach, with a place for it."""
    return [
        mission
        for mission in table.missions
        if mission.side != firer.side
        and in_reach(distance(firer.course.place, mission.place))
        and has_place(table, mission, firer.number)
    ]


def target_refusals(table: Table, firer: Vessel, mission: Mission) -> Iterator[Refusal]:
    """Yield why a ship cannot fire at a mission now."""
    if mission.side == firer.side:
        yield Refusal("MV-1.3.0-02", message("refusal-fire-friend", ship=mission.key))
    elif not mission.fights:
        yield Refusal("MV-1.3.0-05", message("refusal-off-table", ship=mission.key))
    elif not in_reach(distance(firer.course.place, mission.place)):
        yield Refusal("MV-1.3.1-01", message("refusal-far", ship=mission.key))
    elif in_furball(table, mission):
        yield Refusal("MV-1.3.4-04", message("refusal-fire-furball", mission=mission.key))
    elif not has_place(table, mission, firer.number):
        yield Refusal("MV-1.3.4-09", message("refusal-fire-ems", count=len(mission.attackers), ship=mission.key))


def aim_refusals(aimed: AtMission) -> Iterator[Refusal]:
    """Yield a refusal for each target squadron outside the mission. Rule MV-1.3.6-17."""
    for squadron in aimed.squadrons:
        if squadron not in aimed.target.squadrons:
            yield Refusal("MV-1.3.6-17", message("refusal-fire-squadron", squadron=squadron.key, mission=aimed.target.key))


def bears_on(firer: Vessel, weapon: SystemPlan, mission: Mission, seen: Bearing) -> bool:
    """Return whether a weapon bears on a mission.

    If the mission touches the firer, weapons bear through the declared arc, or all of them in a generalised attack. Rules
    MV-2.1.5-09, -10, MV-3.6.4-01.
    """
    if not touches(mission, firer):
        return bears(firer, weapon, seen)
    if mission.arc == GENERALISED:
        return True
    first, second = SECTORS_OF_ARC[mission.arc]
    return first in weapon.sectors or second in weapon.sectors


def may_fire_at(table: Table, vessel: Vessel, weapon: System, mission: Mission, seen: Bearing) -> bool:
    """Return whether a direct weapon with a range may fire at a mission with this bearing. Rules MV-1.3.1-03, MV-3.6.8-02."""
    plan = weapon.plan.weapon
    return (
        plan is not None
        and plan.at_starfighters
        and not weapon.flags
        and weapon.plan.number in vessel.blueprint.guns
        and loaded(weapon, table.turn)
        and bears_on(vessel, weapon.plan, mission, seen)
    )


def mission_profile(
    firer: Vessel, rating: int, mission: Mission, squadrons: Sequence[Squadron], weapons: Sequence[WeaponPlan], far: int
) -> Profile:
    """Return the profile of a roll at squadrons of a mission, for one weapon or a volley; bands are counted over `far`.

    There is no EW. The squadron with the highest rating counts, and kinetic weapons use their worst bands. Rules MV-1.3.1-11,
    -18, -21, -22, -27, -32, -34, MV-3.7.5-08.
    """
    worst = max([bands_of(weapon, far) for weapon in weapons if weapon.kinetic], default=0)
    types = len({weapon.id for weapon in weapons}) if len(weapons) > 1 else 1
    target = max([rated(mission, squadron) for squadron in squadrons], default=0) + worst
    return Profile(rating - (types - 1), hit.target_profile(target, firer.changes.movement), rating)
