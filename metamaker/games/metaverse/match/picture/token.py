"""Salvos and missions on the map: a dart in the direction of its facing, a chevron; the sign next to it, its track."""

import math
from collections.abc import Iterator

from metamaker.games.metaverse.match.picture.counter import clipped, edge, grounds
from metamaker.games.metaverse.match.picture.scene import Token, View
from metamaker.play.geometry import DEGREE
from metamaker.rendering.drawing import Drawing, Group, Op, Outline, Path
from metamaker.rendering.ink import PAPER
from metamaker.rendering.metrics import text_width
from metamaker.rendering.text_fitting import line

RADIUS = 1.7
"""From the middle of a dart to its tip, in mm, independent of sizes on the table."""

SIGN_SIZE = 2.2

_GAP = 0.3
"""Millimetres between a mark and its sign."""

_CORNERS = ((0.0, 1.0), (0.62, -0.8), (0.0, -0.4), (-0.62, -0.8))
"""The corners of a dart that points up: across and ahead, in radii."""


def dart(x: float, y: float, direction: int, side: int, *, gone: bool = False) -> Path:
    """Return the dart of a salvo of a side around a place in mm; pale and dashed if it is gone."""
    angle = math.radians(direction / DEGREE)
    corners = []
    for across, ahead in _CORNERS:
        east = across * math.cos(angle) + ahead * math.sin(angle)
        south = across * math.sin(angle) - ahead * math.cos(angle)
        corners.append((x + RADIUS * east, y + RADIUS * south))
    outline: Outline = (("M", *corners[0]), *(("L", *corner) for corner in corners[1:]), ("Z",))
    ground, _ = grounds(side)
    return Path(outline, fill=PAPER if gone else ground, stroke=edge(side), width=0.3, dash=0.6 if gone else 0.0)


_WINGS = ((0.0, 1.0), (1.0, 0.1), (1.0, -0.55), (0.0, 0.3), (-1.0, -0.55), (-1.0, 0.1))
"""The corners of a chevron: across and up, in radii."""


def chevron(x: float, y: float, side: int) -> Path:
    """Return the mark of a mission of a side around a place in mm: two wings without a direction."""
    corners = [(x + RADIUS * across, y - RADIUS * up) for across, up in _WINGS]
    outline: Outline = (("M", *corners[0]), *(("L", *corner) for corner in corners[1:]), ("Z",))
    return Path(outline, fill=grounds(side)[0], stroke=edge(side), width=0.3)


def way(token: Token, view: View) -> Iterator[Op]:
    """Yield the last move of a salvo or a mission as a thin line."""
    for start, end in zip(token.track[:-1], token.track[1:], strict=True):
        seen = clipped(view.spot(start), view.spot(end), view)
        if seen:
            yield Path((("M", *seen[0]), ("L", *seen[1])), stroke=edge(token.side), width=0.3, dash=0.5)


def token_mark(token: Token, view: View, aside: tuple[float, float] = (0.0, 0.0), lettering: float = 1.0) -> Group:
    """Return the mark of a salvo or a mission at its place, or aside by this many mm, with its sign, its key as reference.

    Both are `lettering` times as large as on paper. If the mark is to the west of its place, its sign is on its western side.
    """
    x, y = view.spot(token.at)
    x, y = x + aside[0], y + aside[1]
    wide = text_width(token.label, SIGN_SIZE) + _GAP
    before = wide if aside[0] < -_GAP else 0.0
    middle = before + RADIUS
    start = 0.0 if before else 2 * RADIUS + _GAP
    sign = line(start, RADIUS + 0.36 * SIGN_SIZE, token.label, SIGN_SIZE, role=edge(token.side))
    if token.direction is None:
        mark = chevron(middle, RADIUS, token.side)
    else:
        mark = dart(middle, RADIUS, token.direction, token.side, gone=token.gone)
    shown = Drawing(wide + 2 * RADIUS, 2 * RADIUS, (mark, sign))
    return Group(x - middle * lettering, y - RADIUS * lettering, shown, token.key, lettering)
