"""Usable weapons of a ship: free arrays, loaded weapons, interceptors (1.3.1, 3.6)."""

from typing import Final

from metamaker.games.metaverse.battle.damage.reactors import usable
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import EXPENDED, NOBODY, System, Use, Vessel
from metamaker.games.metaverse.model.section import ComponentKind

SENSOR_ARRAY: Final = ComponentKind.SENSOR_ARRAY.value
ANSIBLE: Final = ComponentKind.ANSIBLE.value
BEAMS: Final = (
    ComponentKind.BASIC_TELEPORTER.value,
    ComponentKind.ADVANCED_TELEPORTER.value,
    ComponentKind.ENERGY_GRAPPLER.value,
)
"""Other components for the Starship Combat Step. Rule MV-2.2.2-18."""


def may_fire(vessel: Vessel) -> bool:
    """Return whether a ship can fire: on the table, not under cloak, with a bridge. Rules MV-3.4.8-03, MV-3.2.1-03."""
    return vessel.fights and not vessel.cloaked and usable(vessel, SENSOR_ARRAY)


def free_arrays(vessel: Vessel) -> list[System]:
    """Return the working arrays of a ship without a use this turn. Rules MV-1.3.1-07, MV-2.2.2-09."""
    systems = vessel.systems
    return [
        array
        for number in vessel.blueprint.kinds.get(SENSOR_ARRAY, ())
        if not (array := systems[number]).flags and array.use == Use.NOTHING
    ]


def loaded(weapon: System, turn: int) -> bool:
    """Return whether the rate of fire lets a weapon fire this turn. Rules MV-0.1.0-10, MV-3.6.10-02."""
    if not weapon.fired:
        return True
    plan = weapon.plan.weapon
    if plan is not None and plan.limited:
        return weapon.fired < turn - 1
    return weapon.fired < turn and not weapon.flags & EXPENDED


def ready(vessel: Vessel, turn: int) -> list[System]:
    """Return the weapons of a ship that may fire in the Starship Combat Step: working, loaded, direct, with a range.

    Rules MV-1.3.1-03, MV-2.2.2-01. Indirect weapons are launched by orders of their own (`launches`).
    """
    systems = vessel.systems
    return [
        weapon
        for number in vessel.blueprint.guns
        if not (weapon := systems[number]).flags and (not weapon.fired or loaded(weapon, turn))
    ]


def launchers(vessel: Vessel, turn: int) -> list[System]:
    """Return the working, loaded indirect weapons of a ship. Rules MV-2.2.2-14, MV-3.6.10-02."""
    return [
        weapon for number in vessel.blueprint.launchers if not (weapon := vessel.systems[number]).flags and loaded(weapon, turn)
    ]


def is_direct(weapon: System) -> bool:
    """Return whether a system is a direct weapon with a range. Rules MV-1.3.1-03, -05, MV-3.6.6-03."""
    plan = weapon.plan.weapon
    return plan is not None and plan.direct and plan.range_cm > 0


def is_indirect(weapon: System) -> bool:
    """Return whether a system is an indirect weapon. Rule MV-2.2.2-14."""
    return weapon.plan.weapon is not None and not weapon.plan.weapon.direct


def interceptors(vessel: Vessel, turn: int) -> list[System]:
    """Return the weapons of a ship that can fire at direct fire now. Rules MV-2.2.2-12, MV-3.6.8-02."""
    systems = vessel.systems
    return [
        weapon for number in vessel.blueprint.interceptors if not (weapon := systems[number]).flags and loaded(weapon, turn)
    ]


def lends(lender: Vessel, borrower: Vessel) -> bool:
    """Return whether the ansible of `lender` serves `borrower`. Rules MV-3.4.7-02, -03, MV-3.2.1-03."""
    return (
        lender.side == borrower.side
        and lender.fights
        and borrower.number in lender.supports
        and bool(lender.working(ANSIBLE))
        and usable(lender, ANSIBLE)
    )


def lent_arrays(vessel: Vessel, table: Table) -> list[tuple[Vessel, System]]:
    """Return the arrays that a ship may borrow, with their ships; each serves only against its own target.

    Rules MV-3.4.7-03, -04, -06.
    """
    return [
        (lender, array)
        for lender in table.carriers.get(ANSIBLE, ())
        if lender is not vessel and lends(lender, vessel)
        for array in lender.working(SENSOR_ARRAY)
        if array.use == Use.SALVO and array.target != NOBODY
    ]


def can_act(vessel: Vessel, table: Table) -> bool:
    """Return whether a ship can act in its group: it needs an own or lent array, and something to guide."""
    if not may_fire(vessel):
        return False
    armed = ready(vessel, table.turn) or launchers(vessel, table.turn)
    if not armed and not any(beam.fired < table.turn for beam in vessel.working(*BEAMS)):
        return False
    if free_arrays(vessel):
        return True
    return any(lender is not vessel and lends(lender, vessel) for lender in table.carriers.get(ANSIBLE, ()))
