"""Counters to cut out, each page of fronts followed by one of backs. Rules CL-SHEET-01, -02, -03."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from metamaker.games.cosmoclysm.model.board import Board
from metamaker.games.cosmoclysm.model.words import TYPES, Colour
from metamaker.games.cosmoclysm.pages.page import Setting
from metamaker.games.cosmoclysm.rules.placement import SHIPS
from metamaker.games.cosmoclysm.sheet.counters import rocket, ship_back, ship_front, wormhole
from metamaker.rendering.drawing import Drawing, Group, Page
from metamaker.rendering.ink import QUIET
from metamaker.rendering.page_set import Room
from metamaker.rendering.text_fitting import line

SPARE = 1
"""Counters of each type and colour for captures, next to those for the fleet. Rule CL-SHEET-02."""

MOST_SHIPS = max(SHIPS.values())

_GAP = 1.6
_CAPTION = 4.4


class Piece(NamedTuple):
    """A counter: its two sides, equally large."""

    front: Drawing
    back: Drawing


def counter_pages(of: Setting) -> tuple[Page, ...]:
    """Return the counters of the players of the board, wormholes and the Turn Rocket; every second page has the backs."""
    return _pages(of, [player.colour for player in of.board.players])


def every_counter_pages(of: Setting) -> tuple[Page, ...]:
    """Return the counters of all six colours, wormholes and the Turn Rocket."""
    return _pages(of, list(Colour))


def _pages(of: Setting, colours: Sequence[Colour]) -> tuple[Page, ...]:
    headed = of.headed(of.words["pages-title-counters"], of.words["pages-counters-about"])
    space = headed.room()
    shift = of.frame.width - of.frame.inner(1).x - space.width - of.frame.inner(2).x
    front, back = (line(0.0, 2.6, of.words[f"pages-counters-{side}"], 2.6, role=QUIET) for side in ("front", "back"))
    bodies: list[Drawing] = []
    for placed in _placed(_pieces(of, colours), space):
        fronts = (Group(x, y, piece.front) for x, y, piece in placed)
        backs = (Group(shift + space.width - x - piece.back.width, y, piece.back) for x, y, piece in placed)
        bodies += (Drawing(*space, (front, *fronts)), Drawing(*space, (back, *backs)))
    return headed.bound(bodies)


def _pieces(of: Setting, colours: Sequence[Colour]) -> list[Piece]:
    """Return the ships colour by colour, then two pairs of wormholes and the Turn Rocket."""
    words = of.words
    pieces = [
        Piece(ship_front(type_, colour, words), ship_back(type_, colour, words))
        for colour in colours
        for type_ in TYPES
        for _ in range(of_each(of.board) + SPARE)
    ]
    pieces += [Piece(wormhole(pair), wormhole(pair, label=False)) for pair in (1, 1, 2, 2)]
    stand = rocket(words)
    return [*pieces, Piece(stand, Drawing(stand.width, stand.height, ()))]


def of_each(board: Board) -> int:
    """Return the maximum of ships of one type that a player may begin with: by the option, and by the position on the board."""
    placed = Counter((ship.player, ship.type) for ship in board.position.ships) if board.position is not None else Counter()
    fleet = SHIPS.get(len(board.players), MOST_SHIPS)
    return max(min(board.options.type_limit, fleet), *placed.values(), 0)


Placed = tuple[float, float, Piece]


def _placed(pieces: Sequence[Piece], space: Room) -> Iterator[list[Placed]]:
    """Yield the pieces of each page of fronts, in rows of the whole width; pieces of another size start a new row."""
    page: list[Placed] = []
    x, y = 0.0, _CAPTION
    row = pieces[0].front
    for piece in pieces:
        each = piece.front
        if page and (each.width != row.width or x + each.width > space.width + _SLACK):
            # The tall Turn Rocket follows the wormholes in their row.
            beside = each.height > row.height and x + each.width <= space.width
            x, y = (x, y) if beside else (0.0, y + row.height + _GAP)
        if page and y + each.height > space.height + _SLACK:
            yield page
            page, x, y = [], 0.0, _CAPTION
        page.append((x, y, piece))
        x, row = x + each.width + _GAP, each
    yield page


_SLACK = 1e-6
