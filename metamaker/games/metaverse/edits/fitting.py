"""What a new or moved part is like where it comes to stand: rating, facing and sectors that are legal there."""

from collections.abc import Iterator

from metamaker.games.metaverse.catalogue import Placement, catalogue
from metamaker.games.metaverse.checks.placement import ALLOWED, FACINGS, placement
from metamaker.games.metaverse.model.arc import Arc, Facing, SectionName, Sector, sectors_of
from metamaker.games.metaverse.model.component import Component, ComponentKind
from metamaker.games.metaverse.model.ship import ShipClass

RATINGS = {
    ComponentKind.PRIMITIVE_STL: 3,
    ComponentKind.BASIC_STL: 3,
    ComponentKind.ADVANCED_STL: 3,
    ComponentKind.PRIMITIVE_FTL: 10,
    ComponentKind.BASIC_FTL: 9,
    ComponentKind.ADVANCED_FTL: 8,
    ComponentKind.SENSOR_ARRAY: 14,
}
"""Ratings of first copies, of kinds whose lowest is no use or costs most."""

_ORDER = {
    ComponentKind.PRIMITIVE_STL: (Facing.AFT, Facing.FORE, Facing.PORT, Facing.STARBOARD),
}
"""Which facing comes first, of kinds that push before they brake."""


def rating_of(kind: ComponentKind, ship: ShipClass, section: SectionName) -> int | None:
    """Return the rating of a new component: as those of its kind in the section or the ship, else a usual one; or None."""
    bounds = catalogue()[kind].rating
    if bounds is None:
        return None
    near = sorted(_of_kind(kind, ship), key=lambda placed: placed[0] is not section)
    known = next((part.rating for _, part in near if part.rating is not None), None)
    return RATINGS.get(kind, bounds[0]) if known is None else known


def facing_of(kind: ComponentKind, ship: ShipClass, section: SectionName) -> Facing | None:
    """Return what a new component faces: its own arc outboard; in the core the first legal one that none of its kind faces yet.

    Where none is legal, the first that the kind may have at all; None for kinds that face nowhere.
    """
    facings = _ORDER.get(kind, FACINGS[catalogue()[kind].facing])
    legal = [facing for facing in facings if not placement(kind, section, ship, facing)]
    known = {part.facing for _, part in _of_kind(kind, ship)}
    free = [facing for facing in legal if facing not in known]
    return next(iter(free or legal or facings), None)


def _of_kind(kind: ComponentKind, ship: ShipClass) -> Iterator[tuple[SectionName, Component]]:
    for name, section in ship.sections.standing():
        for part in section.components:
            if part.kind is kind:
                yield name, part


def sectors_in(section: SectionName) -> tuple[Sector, ...]:
    """Return the sectors of a new mount: both of its section's arc, of the core the two fore ones."""
    return sectors_of(section.arc or Arc.FORE)


def facing_moved(part: Component, ship: ShipClass, to: SectionName) -> Facing | None:
    """Return what a component faces after a move to section `to`: the same, but for kinds that its place ties to an arc."""
    if catalogue()[part.kind].placement is Placement.ANY or not placement(part.kind, to, ship, part.facing):
        return part.facing
    return facing_of(part.kind, ship, to)


def sectors_moved(sectors: tuple[Sector, ...], old: SectionName, to: SectionName) -> tuple[Sector, ...]:
    """Return what a mount bears on after a move to section `to`.

    From one arc to another they turn with the ship's side; from the core those across the ship are lost. Rule MV-3.6.4-02.
    """
    if to.arc is None:
        return sectors
    if old.arc is not None:
        turn = _place(to.arc) - _place(old.arc)
        sectors = tuple(_WHEEL[(_WHEEL.index(sector) + turn) % len(_WHEEL)] for sector in sectors)
    legal = tuple(sector for sector in sectors if sector in ALLOWED[to])
    return legal or sectors_in(to)


_WHEEL = tuple(Sector)


def _place(arc: Arc) -> int:
    """Return how many sectors clockwise an arc is from the bow."""
    return 2 * tuple(Arc).index(arc)
