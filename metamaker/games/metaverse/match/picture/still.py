"""A still of a battle in any size: the ships on the table as one picture, such as for the start page."""

from metamaker.core.messages import Words
from metamaker.games.metaverse.match.picture.backdrop import ROCKS, space
from metamaker.games.metaverse.match.picture.board import Latest, pieces
from metamaker.games.metaverse.match.picture.page import on_the_map
from metamaker.games.metaverse.match.picture.scene import Scene, View
from metamaker.games.metaverse.match.picture.terrain import things
from metamaker.games.metaverse.sheet.palette import SPACE
from metamaker.play.geometry import CM
from metamaker.rendering.drawing import Drawing, Group

_AROUND_CM, _LEAST_CM = 14, 40
"""The distance around the outermost ships, and the smallest part of the table to show."""


def still(shown: Scene, width: float, height: float, words: Words, latest: Latest) -> Drawing:
    """Return the part of the table with all ships, `width` × `height` mm; anything beyond its edges is cut off."""
    seen = _view(shown, width, height)
    ops = (
        *space(seen, shown.size_cm),
        *things(shown.terrain, seen, words, 1.0, ROCKS, SPACE),
        *pieces(shown, seen, words, 1.0, latest),
    )
    return Drawing(width, height, (Group(0.0, 0.0, Drawing(width, height, ops, clipped=True)),))


def _view(shown: Scene, width: float, height: float) -> View:
    there, lost = on_the_map(shown)
    spots = [marker.at for marker in (*there, *lost)]
    west, east = min((spot.x for spot in spots), default=0), max((spot.x for spot in spots), default=0)
    south, north = min((spot.y for spot in spots), default=0), max((spot.y for spot in spots), default=0)
    across, up = (max((far - near) / CM + 2 * _AROUND_CM, _LEAST_CM) for near, far in ((west, east), (south, north)))
    scale = min(width / across, height / up)
    middle_x, middle_y = (west + east) / 2, (south + north) / 2
    return View(middle_x - width / scale * CM / 2, middle_y + height / scale * CM / 2, width, height, scale)
