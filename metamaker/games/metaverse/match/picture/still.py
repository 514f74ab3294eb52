"""A still of a battle in any size: the ships on the table as one picture, such as for the start page."""

from metamaker.core.messages import Words
from metamaker.games.metaverse.match.picture.backdrop import ROCKS, space
from metamaker.games.metaverse.match.picture.board import Latest, pieces
from metamaker.games.metaverse.match.picture.page import on_the_map
from metamaker.games.metaverse.match.picture.scene import Scene, View
from metamaker.games.metaverse.match.picture.terrain import things
from metamaker.games.metaverse.sheet.palette import SPACE
from metamaker.play.geometry import CM, DEGREE, Point
from metamaker.rendering.drawing import Drawing, Group

_AROUND_CM, _LEAST_CM = 12, 40
"""The distance around the outermost ships, and the smallest part of the table to show."""


def still(shown: Scene, width: float, height: float, words: Words, latest: Latest) -> Drawing:
    """Return the part of the table with all ships, `width` × `height` mm; anything beyond its edges is cut off.

    A table is turned by a quarter if its ships then fill more of the picture. Pictures without labels have
    neither signs of squadrons nor an edge of the table.
    """
    shown = shown if latest.labels else _without_signs(shown)
    seen = _view(shown, width, height)
    quarter = _turned(shown)
    if not shown.terrain and (better := _view(quarter, width, height)).scale > seen.scale:
        shown, seen = quarter, better
    ops = (
        *space(seen, shown.size_cm if latest.labels else None),
        *things(shown.terrain, seen, words, 1.0, ROCKS, SPACE),
        *pieces(shown, seen, words, 1.0, latest),
    )
    return Drawing(width, height, (Group(0.0, 0.0, Drawing(width, height, ops, clipped=True)),))


def _without_signs(shown: Scene) -> Scene:
    return shown._replace(tokens=tuple(token._replace(label="") for token in shown.tokens))


def _turned(shown: Scene) -> Scene:
    """Return the ships of a table, without its terrain, turned clockwise by a quarter around the middle of the table."""
    markers = tuple(
        each._replace(
            at=_quarter(each.at),
            heading=(each.heading + _QUARTER) % 16,
            track=tuple(map(_quarter, each.track)),
            trail=tuple(map(_quarter, each.trail)),
        )
        for each in shown.markers
    )
    tokens = tuple(
        each._replace(
            at=_quarter(each.at),
            direction=None if each.direction is None else (each.direction + 90 * DEGREE) % (360 * DEGREE),
            track=tuple(map(_quarter, each.track)),
        )
        for each in shown.tokens
    )
    return shown._replace(markers=markers, tokens=tokens, size_cm=shown.size_cm[::-1], terrain=())


_QUARTER = 4
"""A quarter of a turn in sixteenths."""


def _quarter(spot: Point) -> Point:
    return Point(spot.y, -spot.x)


def _view(shown: Scene, width: float, height: float) -> View:
    there, lost = on_the_map(shown)
    spots = [marker.at for marker in (*there, *lost)]
    west, east = min((spot.x for spot in spots), default=0), max((spot.x for spot in spots), default=0)
    south, north = min((spot.y for spot in spots), default=0), max((spot.y for spot in spots), default=0)
    across, up = (max((far - near) / CM + 2 * _AROUND_CM, _LEAST_CM) for near, far in ((west, east), (south, north)))
    scale = min(width / across, height / up)
    middle_x, middle_y = (west + east) / 2, (south + north) / 2
    return View(middle_x - width / scale * CM / 2, middle_y + height / scale * CM / 2, width, height, scale)
