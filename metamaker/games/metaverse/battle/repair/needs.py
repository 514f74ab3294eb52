"""Whether a ship has anything to decide in the Repair Step."""

from metamaker.games.metaverse.battle.blueprint.places import ARCS, neighbours
from metamaker.games.metaverse.battle.repair.crews import pool, repairable
from metamaker.games.metaverse.battle.repair.hull import reload_cost, unreloadable
from metamaker.games.metaverse.battle.repair.shields import MODULATED, Diversion, unmodulated
from metamaker.games.metaverse.battle.state.system import DESTROYED, System
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.words import HullType


def has_choice(vessel: Vessel) -> bool:
    """Whether anything can be repaired, restored, healed, reloaded or modulated aboard."""
    systems = repairable(vessel)
    if any(pool(vessel, system.plan.section).own for system in systems):
        return True
    hull = vessel.blueprint.hull_type
    if hull is HullType.TECHNOLOGICAL and restorable(vessel):
        return True
    if hull is HullType.BIOLOGICAL and (reloadable(vessel) or any(spare(vessel, each) > 0 for each in systems)):
        return True
    return bool(useful_diversions(vessel))


def restorable(vessel: Vessel) -> list[int]:
    """Return the sections with lost boxes in which parties can restore hull. Rule MV-3.1.2-03."""
    return [
        number for number, state in enumerate(vessel.sections) if state.stands and state.crossed and pool(vessel, number).own
    ]


def spare(vessel: Vessel, system: System) -> int:
    """Return the boxes that the section of a system can give: all but the last. Rule MV-3.1.2-11."""
    return vessel.sections[system.plan.section].left - 1


def reloadable(vessel: Vessel) -> list[System]:
    """Return the spent weapons that the hull of their sections is enough to reload, one by one. Rule MV-3.1.2-09."""
    return [
        system
        for system in vessel.of("weapon")
        if system.flags and unreloadable(vessel, system) is None and reload_cost(system) <= spare(vessel, system)
    ]


def useful_diversions(vessel: Vessel) -> list[Diversion]:
    """Return the neighbouring arcs that modulated generators could serve and that lack shield hits. Rule MV-3.5.10-02."""
    found: list[Diversion] = []
    for system in vessel.of(MODULATED):
        if system.flags & DESTROYED or system.plan.arc not in range(len(ARCS)):
            continue
        for arc in neighbours(system.plan.arc):
            state = vessel.arcs[arc]
            if state.up and state.shield_hits < state.plan.shield_hits and unmodulated(vessel, system, arc) is None:
                found.append((system, arc))
    return found
