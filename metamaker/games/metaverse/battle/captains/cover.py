"""What the arcs of a ship have left, as the fire of others finds them."""

from metamaker.games.metaverse.battle.blueprint.places import CORE, opposite
from metamaker.games.metaverse.battle.captains.guns import Cover
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.component import ComponentKind

_DEFLECTORS = (
    (ComponentKind.ENERGY_DEFLECTOR.value, ComponentKind.ENERGY_KINETIC_DEFLECTOR.value),
    (ComponentKind.KINETIC_DEFLECTOR.value, ComponentKind.ENERGY_KINETIC_DEFLECTOR.value),
)
_ADAPTIVE = ComponentKind.ADAPTIVE_SHIELD_GENERATOR.value
WHOLE = 1_000_000
"""The worth of all that a target has left."""

RAKED = (1,)
"""Raking fire asks for no layers."""

OPEN_ARMOUR = 1
"""Of the core behind a section that was destroyed. Rule MV-3.1.3-05."""


def cover(vessel: Vessel, arc: int, *, kinetic: bool, deep: bool) -> Cover:
    """Return what meets fire of one type in an arc now; layers are only counted for fire that goes `deep`.

    Rules MV-0.0.0-08, MV-1.3.6-23, MV-3.1.3-04, -05, MV-3.5.9-04.
    """
    plan = vessel.blueprint
    ems, mass_factor = plan.ems, plan.mass_factor
    state = vessel.arcs[arc]
    designed = state.plan
    if designed.owner != CORE and not vessel.sections[designed.owner].stands:
        layers = _layers(vessel, CORE, opposite(arc)) if deep else RAKED
        return Cover(0, 0, OPEN_ARMOUR, OPEN_ARMOUR, 0, layers, ems, mass_factor)
    shields = adaptation = 0
    if state.up and state.shield_hits and (designed.shield_kinetic if kinetic else designed.shield_energy):
        shields = state.shield_hits
        if state.adaptation:
            adaptation = min(state.adaptation, _rating(vessel, arc, (_ADAPTIVE,), best=False))
    armoured = designed.armour_kinetic if kinetic else designed.armour_energy
    armour = designed.armour + state.plates if armoured else 0
    deflector = _rating(vessel, arc, _DEFLECTORS[kinetic], best=True)
    way = (CORE, opposite(arc)) if designed.owner == CORE else (designed.owner, CORE, opposite(arc))
    layers = _layers(vessel, *way) if deep else RAKED
    return Cover(shields, adaptation, armour, designed.armour, deflector, layers, ems, mass_factor)


def _layers(vessel: Vessel, *way: int) -> tuple[int, ...]:
    sections = vessel.sections
    return tuple([max(1, len([1 for boxes in sections[each].boxes if boxes])) for each in way if sections[each].stands])


def _rating(vessel: Vessel, arc: int, kinds: tuple[str, ...], *, best: bool) -> int:
    """Return the best rating, or their sum, of the working systems of these kinds that face an arc."""
    by_kind = vessel.blueprint.kinds
    found = [
        system.plan.rating
        for kind in kinds
        for number in by_kind.get(kind, ())
        if not (system := vessel.systems[number]).flags and system.plan.arc == arc
    ]
    return (max(found) if best else sum(found)) if found else 0


def life(vessel: Vessel, arc: int) -> int:
    """Return the boxes that raking fire through an arc has to take before the ship is lost. Rules MV-1.3.6-06, -09."""
    owner = vessel.arcs[arc].plan.owner
    core = vessel.sections[CORE].left
    if owner != CORE and vessel.sections[owner].stands:
        return core + vessel.sections[owner].left
    return core


SECTION_LOST = "section"


def dread(vessel: Vessel, arc: int) -> int:
    """Return what a box taken through an arc adds to the chance that the crew breaks, out of `WHOLE`.

    The first section that a ship loses calls for a check of its morale. Rules MV-2.3.2-07, -10 to -12.
    """
    owner = vessel.arcs[arc].plan.owner
    if owner == CORE or not vessel.sections[owner].stands or SECTION_LOST in vessel.conditions:
        return 0
    failing = min(len(vessel.conditions) + 1, vessel.blueprint.command_faces)
    return WHOLE * failing // (vessel.blueprint.command_faces * max(1, vessel.sections[owner].left))
