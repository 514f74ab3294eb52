"""The board on one page, its hexes as single tiles, and positions as diagrams. Rules CL-SHEET-01, CL-BRD-03."""

from collections.abc import Iterator

from metamaker.games.cosmoclysm.model.board import Board, hex_names, hex_ref
from metamaker.games.cosmoclysm.model.words import TYPES
from metamaker.games.cosmoclysm.pages.page import Setting
from metamaker.games.cosmoclysm.pages.reference import ship_cards
from metamaker.games.cosmoclysm.sheet import palette
from metamaker.games.cosmoclysm.sheet.diagram import (
    USUAL,
    Content,
    Look,
    Ship,
    board_drawing,
    hex_drawing,
    legible,
    scaled,
    standing_of,
)
from metamaker.games.cosmoclysm.sheet.hexes import SIDE, wide
from metamaker.games.cosmoclysm.sheet.signs import BODY, CAPTION, icon, type_sign
from metamaker.rendering.boxes import aligned, blank, column, fitted, row, symbol, underlined
from metamaker.rendering.drawing import Drawing, Group, Page
from metamaker.rendering.ink import QUIET
from metamaker.rendering.page_set import Room
from metamaker.rendering.tables import Cell, table
from metamaker.rendering.tables import Look as TableLook
from metamaker.rendering.texts import headline, paragraph


def board_pages(of: Setting) -> tuple[Page, ...]:
    """Return the board on one page, in the size of the tiles if it fits."""
    about = of.words.text("pages-board-about", name=of.name, hexes=len(of.board.hexes))
    headed = of.headed(of.words["pages-title-board"], about)
    width, height = headed.room()
    # The true size is that of counters; a board is only reduced if the paper is too small for it.
    whole = board_drawing(of.board, of.words)
    ships = ship_cards(of, width)
    is_low = min(whole.height, whole.height * width / whole.width) < height - _CARDS
    room = height - _NOTE - (ships.height if is_low else 0.0)
    scale = min(1.0, width / whole.width, room / whole.height)
    drawn = fitted(board_drawing(of.board, of.words, look=legible(USUAL, scale)), width, room, most=1.0)
    note = paragraph(of.words.text("pages-board-size", width=round(wide() * scale)), width, BODY, smallest=CAPTION, role=QUIET)
    below = aligned(note, height=_NOTE - 3.0, down=1.0)
    return headed.bound((column((drawn, below, blank(0.0, 3.0), ships if is_low else None)),))


_NOTE = 12.0
_CARDS = 66.0
"""Millimetres below a board that suffice for the cards of the ships."""

_BETWEEN_TILES = 2.0


def tile_pages(of: Setting) -> tuple[Page, ...]:
    """Return a tile for each hex of the board, for cutting out and laying freely. Rules CL-SHEET-01, CL-BRD-02."""
    headed = of.headed(of.words["pages-title-tiles"], of.words["pages-tiles-about"])
    space = headed.room()
    names = hex_names(of.board)
    look = Look(zones=True, corners=False)
    tiles = [
        Group(0.0, 0.0, hex_drawing(each, Content(name), of.words, look), hex_ref(name))
        for each, name in zip(of.board.hexes, names, strict=True)
    ]
    bodies = []
    while tiles:
        places = list(_honeycomb(space))[: len(tiles)]
        ops = tuple(tile._replace(x=x, y=y) for tile, (x, y) in zip(tiles, places, strict=False))
        tiles = tiles[len(places) :]
        bodies.append(Drawing(space.width, space.height, ops))
    return headed.bound(bodies)


def _honeycomb(space: Room) -> Iterator[tuple[float, float]]:
    """Yield the places of tiles on a page, row by row, every second row moved by half a tile."""
    step, down = wide() + _BETWEEN_TILES, 1.5 * SIDE + _BETWEEN_TILES
    row = 0
    while row * down + 2 * SIDE <= space.height:
        x = step / 2 if row % 2 else 0.0
        while x + wide() <= space.width:
            yield x, row * down
            x += step
        row += 1


def position_pages(of: Setting) -> tuple[Page, ...]:
    """Return the position of the document as a diagram with notation; no pages without one."""
    if of.board.position is None:
        return ()
    first = of.board.players[of.board.position.first - 1] if of.board.position.first <= len(of.board.players) else None
    mover = "" if first is None else first.name or of.words[f"names-{first.colour}"]
    headed = of.headed(of.name, of.words.text("pages-position-first", player=mover))
    width, height = headed.room()
    listed = notation(of.board, of, width)
    drawn = scaled(board_drawing(of.board, of.words, standing_of(of.board)), width, height - listed.height - 4.0)
    return headed.bound((column((drawn, listed), 4.0, width=width, across=0.5),))


def notation(board: Board, of: Setting, width: float) -> Drawing:
    """Return a position in letters: each player's ships by type and hex, then the wormholes."""
    standing, names = standing_of(board), hex_names(board)
    rows: list[tuple[Cell, str]] = []
    for player in board.players:
        own = sorted(((ship, at) for at, ship in standing.ships.items() if ship.colour is player.colour), key=_by_type)
        listed = "   ".join(f"{type_sign(ship.type, of.words)} {names[at]}" for ship, at in own)
        emblem = symbol(icon(player.colour.value), 3.9, f"edge_{player.colour}")
        title = player.name or of.words[f"names-{player.colour}"]
        rows.append((Cell(title, bold=True, size=3.4, drawn=emblem, name=True), listed or "–"))
    for pair in palette.PAIR_NAMES:
        ends = [names[at] for at, number in standing.holes if str(number) == pair]
        if ends:
            title = of.words.text("pages-position-pair", pair=pair)
            rows.append((Cell(title, bold=True, size=3.4, drawn=blank(3.9, 3.9)), " – ".join(ends)))
    return table((), rows, (_TITLES, width - _TITLES), TableLook(3.6, 6.0, 0.6)).drawn()


def _by_type(entry: tuple[Ship, int]) -> tuple[int, int]:
    return TYPES.index(entry[0].type), entry[1]


_TITLES = 42.0
_LINE_STEP = 8.5
_LEAST_LINES = 10
_ASIDE = 8.0


def puzzle_pages(of: Setting) -> tuple[Page, ...]:
    """Return a puzzle: the position, the task (the notes of the document), and lines for the solution."""
    if of.board.position is None:
        return ()
    words = of.words
    author = words.text("pages-picture-by", author=of.board.author) if of.board.author.strip() else words["pages-puzzle-about"]
    headed = of.headed(words.text("pages-puzzle-title", name=of.name), author)
    width, height = headed.room()
    board = board_drawing(of.board, words, standing_of(of.board))
    if of.frame.landscape:
        drawn = scaled(board, width * _SHARE, height)
        return headed.bound((row((drawn, _solution(of, width - drawn.width - _ASIDE, height)), _ASIDE, down=0.0),))
    least = _solution(of, width, _LEAST_LINES * _LINE_STEP)
    drawn = scaled(board, width, max(height - least.height, height * _SHARE))
    solution = _solution(of, width, height - drawn.height - 4.0)
    return headed.bound((column((drawn, solution), 4.0, across=0.5),))


_SHARE = 0.62
"""The share of a page for the board of a puzzle: the maximum in landscape, the minimum upright."""


def _solution(of: Setting, width: float, height: float) -> Drawing:
    """Return the task, with lines to write on in the room below it; a long task takes more room."""
    task = paragraph(of.board.notes.strip() or of.words["pages-puzzle-task"], width, 3.6)
    above = column((task, headline(of.words["pages-puzzle-solution"], width)), 2.0)
    count = max(0, int((height - above.height) / _LINE_STEP))
    lines = (underlined(blank(width, _LINE_STEP), width=0.25) for _ in range(count))
    return aligned(column((above, *lines)), height=height, down=0.0)
