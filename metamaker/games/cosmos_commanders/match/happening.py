"""The visible event of a moment: a counter on its way to the map, or a die that rolls and shows its face."""

import math
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from metamaker.games.cosmos_commanders.battle import events as of
from metamaker.games.cosmos_commanders.geometry.sectors import sector_ref
from metamaker.games.cosmos_commanders.map_drawing.palette import TARGET
from metamaker.games.cosmos_commanders.map_drawing.signs import counter
from metamaker.games.cosmos_commanders.match.names import player_ref
from metamaker.games.cosmos_commanders.match.story import face_text
from metamaker.games.cosmos_commanders.model.star_map import StarMap, colours
from metamaker.games.cosmos_commanders.rules.chances import D10
from metamaker.rendering.drawing import BOLD, Group, Op, Page, Path
from metamaker.rendering.hit_testing import boxes_of
from metamaker.rendering.ink import INK, PAPER
from metamaker.rendering.shapes import Point, circle
from metamaker.rendering.text_fitting import Align, line

_TUMBLES = 7
"""The number of changes of the face while a die rolls."""

_DIE, _COUNTER = 5.4, 7.0
"""The radius of a die and the size of a counter, in mm."""


class Happening(NamedTuple):
    """The event: its player, its element on the map (the player's row for rolls without one), the face of its die, 0 for none.

    `places`: whether a counter is put on the map.
    """

    player: int
    ref: str
    face: int = 0
    places: bool = False


def happening(star_map: StarMap, events: Sequence[Any]) -> Happening | None:
    """Return the first of these events that players can watch; None without one."""
    return next((found for event in events if (found := _of(star_map, event)) is not None), None)


def _of(star_map: StarMap, event: Any) -> Happening | None:
    if isinstance(event, of.Attacked):
        return Happening(event.player, star_map.systems[event.system].ref(), event.face)
    if isinstance(event, of.Achieved | of.Researched):
        system = event.system if isinstance(event, of.Researched) else -1
        ref = star_map.systems[system].ref() if system >= 0 else player_ref(event.player)
        return Happening(event.player, ref, event.face)
    if isinstance(event, of.Colonized | of.Settled):
        return Happening(event.player, star_map.systems[event.system].ref(), places=True)
    if isinstance(event, of.RouteLaid | of.RouteLifted):
        return Happening(event.player, sector_ref(event.sector + 1), places=isinstance(event, of.RouteLaid))
    return None


def over(star_map: StarMap, page: Page, shown: Happening, part: float) -> Iterator[Op]:
    """Yield the top layer of a picture: a counter on its way, or a rolling die; at the end a ring and the face of the die."""
    target, start = _middle(page, shown.ref), _middle(page, player_ref(shown.player))
    if target is None or start is None:
        return
    (x, y), reach = target
    if part >= 1.0:
        if not shown.ref.startswith("players/"):
            yield Path(circle(x, y, reach + 0.8), stroke=TARGET, width=0.9)
    elif shown.places:
        gone = (1 - math.cos(math.pi * part)) / 2
        (from_x, from_y), _ = start
        at_x, at_y = from_x + (x - from_x) * gone, from_y + (y - from_y) * gone
        colour = colours(star_map)[shown.player]
        yield Group(at_x - _COUNTER / 2, at_y - _COUNTER / 2, counter(colour, _COUNTER))
    if shown.face:
        yield from _die(*_beside(page, x, y, reach), shown.face, part)


def _middle(page: Page, ref: str) -> tuple[Point, float] | None:
    """Return the middle and the reach of an element."""
    box = max(boxes_of(page.drawing, ref), key=lambda area: area.bottom - area.top, default=None)
    if box is None:
        return None
    return ((box.left + box.right) / 2, (box.top + box.bottom) / 2), (box.bottom - box.top) / 2


def _beside(page: Page, x: float, y: float, reach: float) -> Point:
    """Return the place of a die above an element, or below one at the upper edge."""
    above = y - reach - _DIE
    return min(max(x, _DIE), page.drawing.width - _DIE), above if above > _DIE else y + reach + _DIE


def _die(x: float, y: float, face: int, part: float) -> Iterator[Op]:
    """Yield a d10: a kite with its face; any face while it rolls."""
    if part < 1.0:
        tumble = Random(f"{int(part * _TUMBLES)} {face}")  # noqa: S311 - nothing is decided by it
        face = tumble.randint(1, D10)
    corners = ((0.0, -1.0), (0.95, 0.15), (0.0, 0.85), (-0.95, 0.15))
    (first, *others) = [(x + dx * _DIE, y + dy * _DIE) for dx, dy in corners]
    yield Path((("M", *first), *(("L", *point) for point in others), ("Z",)), fill=PAPER, stroke=INK, width=0.7)
    yield line(x, y + 1.9, face_text(face), 5.4, weight=BOLD, align=Align.CENTRE)
