"""A board in the editor: its hexes, and the free places around them, on a page that keeps its place."""

from metamaker.core.messages import Words
from metamaker.games.cosmoclysm.model.board import Board, hex_names, hex_ref
from metamaker.games.cosmoclysm.model.grid import Place, distance
from metamaker.games.cosmoclysm.sheet.diagram import Standing, board_drawing, size
from metamaker.games.cosmoclysm.sheet.hexes import SIDE, Extent, extent, middle, outline, wide
from metamaker.rendering.drawing import Drawing, Group, Op, Page, Path
from metamaker.rendering.ink import HAIRLINE, PAPER

LEAST = 4
"""The minimum radius of the shown places."""

BEYOND = 1
"""Rings of free places around the farthest hex."""

EDGE = 3.0


def place_ref(place: Place) -> str:
    """Return the reference of a free place."""
    return f"places/{place[0]},{place[1]}"


def place_of(board: Board, ref: str) -> Place | None:
    """Return the place of a reference, with a hex or without; None for other references."""
    group, _, rest = ref.partition("/")
    if group == "places":
        q, _, r = rest.partition(",")
        return int(q), int(r)
    names = hex_names(board)
    return board.hexes[names.index(rest)].place if ref == hex_ref(rest) and rest in names else None


def radius(board: Board) -> int:
    """Return the radius of the shown places around (0, 0)."""
    return max(LEAST, BEYOND + max(distance((0, 0), each.place) for each in board.hexes))


def shown(board: Board) -> list[Place]:
    """Return all places of a sketch."""
    most = radius(board)
    span = range(-most, most + 1)
    return [(q, r) for q in span for r in span if distance((0, 0), (q, r)) <= most]


def box(board: Board) -> Extent:
    """Return the box of a sketch, in mm from the middle of (0, 0)."""
    left, top, width, height = extent(shown(board))
    return Extent(left - EDGE, top - EDGE, width + 2 * EDGE, height + 2 * EDGE)


def at(board: Board, place: Place) -> tuple[float, float]:
    """Return the middle of a place on the page of a sketch, in mm."""
    area, (x, y) = box(board), middle(place)
    return x - area.left, y - area.top


def sketch(board: Board, words: Words, standing: Standing) -> Page:
    """Return a board with free places around it."""
    area, taken = box(board), {each.place for each in board.hexes}
    ops: list[Op] = [
        Path(
            (("M", 0.0, 0.0), ("L", area.width, 0.0), ("L", area.width, area.height), ("L", 0.0, area.height), ("Z",)),
            fill=PAPER,
        )
    ]
    ghost = _ghost()
    for place in shown(board):
        if place not in taken:
            x, y = at(board, place)
            ops.append(Group(x - wide() / 2, y - SIDE, ghost, place_ref(place)))
    own = size(board)
    ops.append(Group(own.left - area.left, own.top - area.top, board_drawing(board, words, standing)))
    return Page(Drawing(area.width, area.height, tuple(ops)))


def _ghost() -> Drawing:
    return Drawing(wide(), 2 * SIDE, (Path(outline(wide() / 2, SIDE, SIDE - 0.6), stroke=HAIRLINE, width=0.3, dash=1.2),))
