"""What a ship may do in the EW Step: systems by their references, arcs by number, ships (2.2.1, 3.4.0, 3.1.5)."""

from metamaker.games.metaverse.battle.electronics.kinds import (
    AIM_CM,
    AIMED,
    ANSIBLE,
    POD,
    STEALTH,
    SUPPORT_CM,
    SWITCHED,
)
from metamaker.games.metaverse.battle.electronics.signature import near
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.system import DESTROYED, EXPENDED, OFF, System
from metamaker.games.metaverse.battle.state.vessel import Vessel


def acts(vessel: Vessel) -> bool:
    """Whether a ship decides anything: on the table, not under cloak, with a bridge. Rules MV-3.2.1-03, MV-3.4.8-03."""
    return vessel.fights and vessel.bridged and not vessel.cloaked


def may_go_on(system: System) -> bool:
    """Whether a system can be switched on: it is off and nothing else keeps it from working. Rules MV-0.0.0-07, MV-3.4.0-05."""
    return system.flags == OFF and system.plan.kind in SWITCHED


def may_go_off(system: System) -> bool:
    """Whether a system can be switched off; a disabled one can, so that it stays off once repaired. Rule MV-0.0.0-07."""
    return not system.flags & (OFF | DESTROYED | EXPENDED) and system.plan.kind in SWITCHED


def aims_at(vessel: Vessel, target: Vessel) -> bool:
    """Whether ELINT and targeting arrays of a ship can be aimed at another. Rules MV-3.4.3-02, MV-3.4.4-02, MV-3.4.8-03."""
    return (
        target.side != vessel.side
        and target.fights
        and not target.cloaked
        and near(vessel.course.place, target.course.place, AIM_CM)
    )


def serves(vessel: Vessel, friend: Vessel) -> bool:
    """Whether an ansible of a ship can support another. Rules MV-3.4.7-02, MV-3.4.8-03."""
    return (
        friend.side == vessel.side
        and friend is not vessel
        and friend.fights
        and not friend.cloaked
        and near(vessel.course.place, friend.course.place, SUPPORT_CM)
    )


def targets(table: Table, vessel: Vessel) -> list[Vessel]:
    """Return the ships at which its ELINT and targeting arrays can be aimed."""
    return [each for each in table.vessels if aims_at(vessel, each)]


def friends(table: Table, vessel: Vessel) -> list[Vessel]:
    """Return the ships that its ansibles can support."""
    return [each for each in table.vessels if serves(vessel, each)]


def stealth_stays_off(vessel: Vessel) -> bool:
    """Whether no stealth generator is switched on that is not lost for good. Rule MV-3.4.9-02."""
    return all(generator.flags & (OFF | DESTROYED) for generator in vessel.of(STEALTH))


def droppable(vessel: Vessel) -> list[int]:
    """Return the arcs whose shields can be dropped. Rule MV-3.1.5-06."""
    return [number for number, arc in enumerate(vessel.arcs) if arc.up and arc.plan.shield_hits > 0 and not arc.bare]


def raisable(table: Table, vessel: Vessel) -> list[int]:
    """Return the arcs whose shields can be raised: dropped in an earlier turn. Rules MV-2.2.1-05, MV-3.1.5-06."""
    return [number for number, arc in enumerate(vessel.arcs) if not arc.up and arc.dropped_on < table.turn and not arc.bare]


def has_options(table: Table, vessel: Vessel) -> bool:
    """Whether a ship has anything to decide in the EW Step."""
    if not acts(vessel):
        return False
    kinds = vessel.blueprint.kinds
    if any(may_go_on(system) or may_go_off(system) for kind in SWITCHED if kind in kinds for system in vessel.of(kind)):
        return True
    if droppable(vessel) or raisable(table, vessel) or (POD in kinds and vessel.working(POD)):
        return True
    if any(vessel.working(kind) for kind in AIMED if kind in kinds) and targets(table, vessel):
        return True
    return ANSIBLE in kinds and bool(vessel.working(ANSIBLE)) and bool(friends(table, vessel))
