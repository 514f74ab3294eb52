"""The picture of the table on the screen, always at the same place and scale, so that ships move on it between snapshots."""

import math
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from metamaker.core.messages import Words
from metamaker.games.metaverse.battle.state.ground import Feature
from metamaker.games.metaverse.match.picture.backdrop import backdrop
from metamaker.games.metaverse.match.picture.chips import Offset, labels, offsets
from metamaker.games.metaverse.match.picture.counter import fire_line
from metamaker.games.metaverse.match.picture.page import badge, box_of, is_boarded, marks_of, on_the_map
from metamaker.games.metaverse.match.picture.scene import Line, Marker, Scene, Token, View
from metamaker.games.metaverse.match.picture.ships import Sizes, ship, tracks, wreck
from metamaker.games.metaverse.match.picture.shots import FLIGHT, End, Fire, shots, words_of
from metamaker.games.metaverse.match.picture.swarm import RADIUS, swarm, track
from metamaker.play.geometry import CM, HEADINGS, Point
from metamaker.play.snapshot import Extent
from metamaker.rendering.drawing import Drawing, Group, Op, Page

SCALE = 1.5
"""Millimetres of the picture for a cm of the table.

Counters and names are as large as in print, and a table of 180 cm fills a screen.
"""

_AROUND_CM = 8
"""The distance that a ship and its label reach from the middle of a ship."""

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


class Latest(NamedTuple):
    """The latest events of a picture: the fire, the finished part of its time, and the scene that moving ships are coming to.

    Labels keep their places of that scene around their ships, so that they do not jump. Without `labels` ships have none.
    """

    fire: Fire = Fire()
    part: float = 1.0
    coming: Scene | None = None
    labels: bool = True


def board_page(shown: Scene, extent: Extent, words: Words, lettering: float = 1.0, latest: Latest = Latest()) -> Page:  # noqa: B008
    """Return the table with all items on it; references are the keys of ships, salvos and missions.

    Names of ships and terrain and numbers of the grid are `lettering` times as large as on paper.
    """
    seen = view_of(extent)
    below = _below(seen, shown.size_cm, shown.terrain, words, lettering)
    ops = (below, *pieces(shown, seen, words, lettering, latest))
    return Page(Drawing(seen.width, seen.height, ops), "")


def pieces(shown: Scene, seen: View, words: Words, lettering: float, latest: Latest) -> Iterator[Op]:
    """Yield everything above the ground: paths, earlier fire, ships, the latest fire, squadrons, labels."""
    fire, part = latest.fire, latest.part
    there, lost = on_the_map(shown)
    sizes = Sizes(len(there) + len(lost), lettering)
    for marker in (*lost, *there):
        yield from tracks(marker, seen)
    for token in shown.tokens:
        yield from track(token, seen)
    ends = _ends([*there, *lost], shown.tokens, seen, sizes)
    now = {(line.firer, line.target) for line in fire.lines}
    yield from _earlier([line for line in shown.fire if (line.firer, line.target) not in now], ends)
    yield from (wreck(marker, seen, sizes) for marker in lost)
    yield from (ship(marker, seen, sizes) for marker in there)
    yield from (op for marker in there if is_boarded(marker) for op in _boarders(marker, seen, sizes))
    yield from _marks(shown, sizes, seen, lettering)
    yield from shots(fire, ends, part)
    placed = _placed(latest.coming or shown, seen, lettering) if latest.labels else {}
    chips = [*labels((*there, *lost), seen, sizes, lettering, placed)] if latest.labels else []
    yield from chips
    if part >= FLIGHT:
        taken = [box_of(each) for each in chips if isinstance(each, Group)]
        yield from words_of(fire, ends, words, lettering, taken)


def _ends(markers: Iterable[Marker], tokens: Iterable[Token], seen: View, sizes: Sizes) -> dict[str, End]:
    found = {marker.key: End(seen.spot(marker.at), sizes.length(marker), marker.side) for marker in markers}
    return found | {token.key: End(seen.spot(token.at), 2 * RADIUS, token.side) for token in tokens}


def _earlier(lines: Iterable[Line], ends: Mapping[str, End]) -> Iterator[Op]:
    """Yield the fire of the turn before the latest, as thin arrows."""
    for each in lines:
        if each.firer in ends and each.target in ends:
            firer, target = ends[each.firer], ends[each.target]
            yield from fire_line(firer.spot, target.spot, (0.45 * firer.length, 0.5 * target.length), firer.side, each.hit)


def _boarders(marker: Marker, seen: View, sizes: Sizes) -> Iterator[Op]:
    (x, y), half = seen.spot(marker.at), sizes.length(marker) / 3
    yield from badge(x - half, y + half / 2, marker.boarders, 1 - marker.side)


@lru_cache(maxsize=32)
def _placed(shown: Scene, seen: View, lettering: float) -> Mapping[str, Offset]:
    """Return the places of labels, found once for all pictures of ships on their way to this scene."""
    there, lost = on_the_map(shown)
    sizes = Sizes(len(there) + len(lost), lettering)
    return offsets((*there, *lost), seen, sizes, lettering, [box_of(each) for each in _marks(shown, sizes, seen, lettering)])


def _marks(shown: Scene, sizes: Sizes, seen: View, lettering: float) -> Iterator[Group]:
    there, lost = on_the_map(shown)
    lengths = {marker.at: sizes.length(marker) for marker in (*lost, *there)}
    return marks_of(shown.tokens, lengths, seen, lettering, (swarm, RADIUS))


@lru_cache(maxsize=8)
def _below(seen: View, size_cm: tuple[int, int], terrain: tuple[Feature, ...], words: Words, lettering: float) -> Group:
    """Return the fixed background: the same object as long as it does not change, so that it is painted once."""
    return Group(0.0, 0.0, backdrop(seen, size_cm, terrain, words, lettering))


def on_its_way(shown: Scene, part: float, headings: Mapping[str, float], moving: frozenset[str]) -> Scene:
    """Return a scene in which `moving` items have come `part` of their way; ships began with these headings."""
    markers = tuple(
        _underway(marker, part, headings.get(marker.key, marker.heading)) if marker.key in moving else marker
        for marker in shown.markers
    )
    tokens = tuple(_carried(token, part) if token.key in moving else token for token in shown.tokens)
    return shown._replace(markers=markers, tokens=tokens)


def _underway(marker: Marker, part: float, heading: float) -> Marker:
    track = _begun(marker.track, part)
    if not track:
        return marker
    turn = (marker.heading - heading + HEADINGS // 2) % HEADINGS - HEADINGS // 2
    return marker._replace(at=track[-1], track=track, heading=(heading + turn * part) % HEADINGS)


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
