"""The picture of only the table, always at the same place and scale, so that ships move on it between snapshots."""

import math
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import pairwise

from metamaker.core.messages import Words
from metamaker.games.metaverse.battle.state.ground import Feature
from metamaker.games.metaverse.match.picture.map import frame, ground, numbers
from metamaker.games.metaverse.match.picture.page import on_the_map, pieces_of
from metamaker.games.metaverse.match.picture.scene import Marker, Scene, Token, View
from metamaker.games.metaverse.match.picture.terrain import things
from metamaker.play.geometry import CM, HEADINGS, Point
from metamaker.play.snapshot import Extent
from metamaker.rendering.drawing import Drawing, Group, Page

SCALE = 1.5
"""Millimetres of the picture for a cm of the table.

Counters and names are as large as in print, and a table of 180 cm fills a screen.
"""

_AROUND_CM = 4
"""The distance that a counter and its sign reach from the middle of a ship."""

_STEP_CM = 20
"""The edges of the view are on lines of the grid, so that they seldom move."""


def extent_of(shown: Scene) -> Extent:
    """Return the part of the table, in 1/1000 cm, that shows all of it and everything beyond its edges."""
    length, width = (side * CM // 2 for side in shown.size_cm)
    spots = [*_spots(shown.markers), *_spots(shown.tokens)]
    around, step = _AROUND_CM * CM, _STEP_CM * CM
    sides = [(min(values) - around, max(values) + around) for values in zip(*spots, strict=True)] or [(0, 0), (0, 0)]
    (west, east), (south, north) = (
        (math.floor(min(least, -half) / step) * step, math.ceil(max(most, half) / step) * step)
        for (least, most), half in zip(sides, (length, width), strict=True)
    )
    return west, south, east, north


def _spots(things_there: Iterable[Marker | Token]) -> Iterable[Point]:
    for each in things_there:
        yield from (each.at, *each.track)


def view_of(extent: Extent) -> View:
    """Return the view of this part of the table."""
    west, south, east, north = extent
    return View(west, north, (east - west) / CM * SCALE, (north - south) / CM * SCALE, SCALE)


def board_page(shown: Scene, extent: Extent, words: Words, lettering: float = 1.0) -> Page:
    """Return the table with all items on it; references are the keys of ships, salvos and missions.

    Names of ships and terrain and numbers of the grid are `lettering` times as large as on paper.
    """
    seen = view_of(extent)
    there, lost = on_the_map(shown)
    below = _below(seen, shown.size_cm, shown.terrain, words, lettering)
    ops = (below, *pieces_of(shown, there, lost, seen, lettering), frame(seen))
    return Page(Drawing(seen.width, seen.height, ops), "")


@lru_cache(maxsize=8)
def _below(seen: View, size_cm: tuple[int, int], terrain: tuple[Feature, ...], words: Words, lettering: float) -> Group:
    """Return the fixed background: the same object as long as it does not change, so that it is painted once."""
    ops = (*ground(seen, size_cm), *things(terrain, seen, words, lettering), *numbers(seen, lettering))
    return Group(0.0, 0.0, Drawing(seen.width, seen.height, ops))


def on_its_way(shown: Scene, part: float, headings: Mapping[str, int], moving: frozenset[str]) -> Scene:
    """Return a scene in which `moving` items have come `part` of their way; ships began with these headings."""
    markers = tuple(
        _underway(marker, part, headings.get(marker.key, marker.heading)) if marker.key in moving else marker
        for marker in shown.markers
    )
    tokens = tuple(_carried(token, part) if token.key in moving else token for token in shown.tokens)
    return shown._replace(markers=markers, tokens=tokens)


def _underway(marker: Marker, part: float, heading: int) -> Marker:
    track = _begun(marker.track, part)
    if not track:
        return marker
    turn = (marker.heading - heading + HEADINGS // 2) % HEADINGS - HEADINGS // 2
    return marker._replace(at=track[-1], track=track, heading=round(heading + turn * part) % HEADINGS)


def _carried(token: Token, part: float) -> Token:
    track = _begun(token.track, part)
    return token._replace(at=track[-1], track=track) if track else token


def _begun(track: tuple[Point, ...], part: float) -> tuple[Point, ...]:
    """Return the beginning of a path, up to a part of its length."""
    legs = [math.dist(one, other) for one, other in pairwise(track)]
    left = sum(legs) * part
    for place, leg in enumerate(legs):
        if left < leg:
            (ax, ay), (bx, by) = track[place], track[place + 1]
            share = left / leg
            return (*track[: place + 1], Point(round(ax + (bx - ax) * share), round(ay + (by - ay) * share)))
        left -= leg
    return track
