"""What of an arc meets damage now, and which section it comes to (1.3.5, 1.3.6, 3.1.3 to 3.1.5, 3.5.9, 3.5.11)."""

from metamaker.games.metaverse.battle.blueprint.places import CORE
from metamaker.games.metaverse.battle.state.hull import ArcState
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.rules.pulse import Struck
from metamaker.games.metaverse.rules.strike import Guard

BARE_ARMOUR = 1
"""Armour of the core where a section is destroyed, against fire of either type. Rules MV-1.3.6-07, -08, MV-3.1.3-05."""


def entry(vessel: Vessel, arc: int) -> int:
    """Return the section that damage from an arc comes to: the core where none stands. Rule MV-0.1.0-07."""
    owner = vessel.arcs[arc].plan.owner
    return owner if vessel.sections[owner].stands else CORE


def guard(vessel: Vessel, arc: int, *, kinetic: bool) -> Guard:
    """Return what meets damage of a type in an arc, its shields apart. Rules MV-3.1.4-02, MV-3.5.11-05."""
    state, plan = vessel.arcs[arc], vessel.blueprint
    if state.bare:
        return Guard(0, 0, BARE_ARMOUR, Struck(BARE_ARMOUR, plan.ems, plan.mass_factor))
    arc_plan = state.plan
    meets = arc_plan.armour_kinetic if kinetic else arc_plan.armour_energy
    return Guard(
        deflector=_deflector(vessel, arc_plan.kinetic_deflectors if kinetic else arc_plan.energy_deflectors),
        adaptation=adaptation(vessel, arc) if state.adaptation else 0,
        armour=arc_plan.armour + state.plates if meets else 0,
        struck=Struck(arc_plan.armour, plan.ems, plan.mass_factor),
    )


def _deflector(vessel: Vessel, numbers: tuple[int, ...]) -> int:
    """Return the rating of the first of these deflectors that works. Rule MV-3.5.11-05."""
    for number in numbers:
        system = vessel.systems[number]
        if system.flags == 0:
            return system.plan.rating
    return 0


def adaptation(vessel: Vessel, arc: int) -> int:
    """Return the level of adaptation that helps: as far as adaptive generators of the arc work. Rule MV-3.5.9-03."""
    state = vessel.arcs[arc]
    systems = [vessel.systems[number] for number in state.plan.adaptive]
    return min(state.adaptation, sum([system.plan.rating for system in systems if system.flags == 0]))


def shields(arc: ArcState, *, kinetic: bool) -> int:
    """Return the shield hits of an arc that stop damage of a type now. Rules MV-3.1.5-02, -06, -08."""
    if not arc.up:
        return 0
    return arc.shield_hits if (arc.plan.shield_kinetic if kinetic else arc.plan.shield_energy) else 0
