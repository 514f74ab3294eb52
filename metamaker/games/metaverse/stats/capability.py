"""What a class is good at, in a few numbers by which classes are compared."""

from dataclasses import dataclass

from metamaker.core.memo import memo
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.games.metaverse.stats.value import combat_value, defence, offence

_ARRAYS = (
    ComponentKind.SENSOR_ARRAY,
    ComponentKind.EW_ARRAY,
    ComponentKind.ELINT_ARRAY,
    ComponentKind.TARGETING_ARRAY,
    ComponentKind.ECM_ARRAY,
    ComponentKind.EJ_ARRAY,
)


@dataclass(frozen=True, slots=True)
class Capability:
    """The numbers of a class: value in points, fire (fractions of a reference ship destroyed a turn), turns that it lasts.

    `speed` is in cm, None for newtonian ships; `thrust` in drive points ahead; `electronic_warfare` the ratings of the best
    array of each kind, added up; `command` the rating of the best CiC; `craft` the squadrons that its bays hold.
    """

    combat_value: float
    offence: float
    defence: float
    hull: int
    shields: int
    speed: int | None
    thrust: float
    electronic_warfare: int
    command: int
    craft: int


@memo
def capability(design: Design) -> Capability:
    """Return what a class is good at."""
    index, stats = parts(design), ship_stats(design)
    return Capability(
        combat_value=combat_value(design),
        offence=offence(design),
        defence=defence(design),
        hull=stats.hull_hits,
        shields=sum(design.ship.arcs[arc].shield_hits for arc in Arc),
        speed=stats.max_speed,
        thrust=stats.motion.forward_thrust,
        electronic_warfare=sum(index.best(kind) for kind in _ARRAYS),
        command=index.best(ComponentKind.CIC),
        craft=sum(fitted.fit.count * fitted.bay.carry for fitted in index.bays),
    )
