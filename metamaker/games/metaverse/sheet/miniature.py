"""Small pictures of ships: silhouettes without mounts, bow up, cut to their edges."""

from functools import lru_cache

from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet, element
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.sheet.ship_picture import Look, paint_of, ship_picture
from metamaker.games.metaverse.sheet.silhouette import Silhouette, silhouette
from metamaker.rendering.drawing import Drawing, Group

_UNIT, _ROOM = 1.0, 0.4
"""Millimetres to a unit of a silhouette, and around it for edges and engines."""

_ENGINES = 1.2
"""The room for engines at the after end, in units."""


def largest_classes(fleet: Fleet, most: int) -> tuple[Drawing, ...]:
    """Return silhouettes of the classes with the most hull boxes, the largest first, without those that no ship has."""
    built = {ship.ship_class for ship in fleet.ships}
    classes = [each for each in fleet.classes if each.id in built or not built]
    return tuple(upright(fleet, each) for each in sorted(classes, key=_boxes, reverse=True)[:most])


def _boxes(ship_class: ShipClass) -> int:
    return sum(section.hull_hits for _, section in ship_class.sections.standing())


def class_of(fleet: Fleet, ref: str) -> ShipClass | None:
    """Return the class of a ship, or the class itself; None for other elements."""
    try:
        found = element(fleet, ref)
    except KeyError:
        return None
    if isinstance(found, Ship):
        return fleet.ship_class(found.ship_class)
    return found if isinstance(found, ShipClass) else None


def upright(fleet: Fleet, ship_class: ShipClass, side: int = 0) -> Drawing:
    """Return the silhouette of a class in the colour of a side, cut to its edges."""
    return _drawn(silhouette(design(fleet, ship_class)), side)


@lru_cache(maxsize=256)
def _drawn(shape: Silhouette, side: int) -> Drawing:
    drawn = ship_picture(shape, paint_of(side), _UNIT, Look(plain=True))
    width, height = shape.across + 2 * _ROOM, shape.along + _ENGINES + _ROOM
    return Drawing(width, height, (Group((width - drawn.width) / 2, _ROOM + shape.along / 2 - drawn.height / 2, drawn),))
