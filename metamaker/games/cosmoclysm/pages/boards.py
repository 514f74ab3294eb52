"""The board on one page, its hexes as single tiles, and positions as diagrams. Rules CL-SHEET-01, CL-BRD-03."""

from collections.abc import Iterator, Sequence

from metamaker.games.cosmoclysm.model.board import Board, hex_names, hex_ref
from metamaker.games.cosmoclysm.model.words import TYPES
from metamaker.games.cosmoclysm.pages.page import Setting, headline, paragraph
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
from metamaker.sheets.bound_pages import Room
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Symbol
from metamaker.sheets.headed import Heading
from metamaker.sheets.ink import HAIRLINE, PAPER, QUIET
from metamaker.sheets.lettering import fit, lines, name_line
from metamaker.sheets.shapes import rule


def board_pages(of: Setting) -> tuple[Page, ...]:
    """Return the board on one page, in the size of the tiles where it fits."""
    heading = Heading(
        of.words["pages-title-board"], of.words.text("pages-board-about", name=of.name, hexes=len(of.board.hexes))
    )
    space = of.headed(heading).room()
    # The true size is that of counters: a board is only made smaller where the paper is too small for it.
    whole = board_drawing(of.board, of.words)
    ships = ship_cards(of, space.width)
    below = (
        ships.height + _NOTE if min(whole.height, whole.height * space.width / whole.width) < space.height - _CARDS else _NOTE
    )
    scale = min(1.0, space.width / whole.width, (space.height - below) / whole.height)
    drawn = scaled(board_drawing(of.board, of.words, look=legible(USUAL, scale)), space.width, space.height - below)
    note = of.words.text("pages-board-size", width=round(wide() * scale))
    told = fit(note, space.width, BODY, smallest=CAPTION)
    ops: list[Op] = [
        Group((space.width - drawn.width) / 2, (space.height - below - drawn.height) / 2, drawn),
        *lines(0.0, space.height - below + _NOTE - 4.0 - told.height, told, role=QUIET),
    ]
    if below > _NOTE:
        ops.append(Group(0.0, space.height - ships.height, ships))
    return of.headed(heading).bound((Drawing(space.width, space.height, tuple(ops)),))


_NOTE = 12.0
_CARDS = 66.0
"""What a board leaves free for the ships below it, at least, so that they are told there."""

_BETWEEN_TILES = 2.0


def tile_pages(of: Setting) -> tuple[Page, ...]:
    """Return a tile for each hex of the board, to be cut out and laid freely. Rules CL-SHEET-01, CL-BRD-02."""
    heading = Heading(of.words["pages-title-tiles"], of.words["pages-tiles-about"])
    space = of.headed(heading).room()
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
    return of.headed(heading).bound(bodies)


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
    """Return the position of the document as a diagram with notation; nothing without one."""
    if of.board.position is None:
        return ()
    first = of.board.players[of.board.position.first - 1] if of.board.position.first <= len(of.board.players) else None
    mover = "" if first is None else first.name or of.words[f"names-{first.colour}"]
    heading = Heading(of.name, of.words.text("pages-position-first", player=mover))
    space = of.headed(heading).room()
    listed = notation(of.board, of, space.width)
    drawn = scaled(board_drawing(of.board, of.words, standing_of(of.board)), space.width, space.height - listed.height - 4.0)
    ops = (Group((space.width - drawn.width) / 2, 0.0, drawn), Group(0.0, drawn.height + 4.0, listed))
    return of.headed(heading).bound((Drawing(space.width, space.height, ops),))


def notation(board: Board, of: Setting, width: float) -> Drawing:
    """Return a position in letters: each player's ships by type and hex, then the wormholes."""
    standing, names = standing_of(board), hex_names(board)
    rows: list[Drawing] = []
    for player in board.players:
        own = sorted(((ship, at) for at, ship in standing.ships.items() if ship.colour is player.colour), key=_by_type)
        listed = "   ".join(f"{type_sign(ship.type, of.words)} {names[at]}" for ship, at in own)
        title = player.name or of.words[f"names-{player.colour}"]
        rows.append(_row(title, listed or "–", width, player.colour.value))
    for pair in palette.PAIR_NAMES:
        ends = [names[at] for at, number in standing.holes if str(number) == pair]
        if ends:
            rows.append(_row(of.words.text("pages-position-pair", pair=pair), " – ".join(ends), width))
    return _stack(rows, width)


def _by_type(entry: tuple[Ship, int]) -> tuple[int, int]:
    return TYPES.index(entry[0].type), entry[1]


_TITLES = 38.0


def _row(title: str, text: str, width: float, emblem: str = "") -> Drawing:
    told = fit(text, width - _TITLES - 6.0, 3.6, smallest=BODY)
    ops: list[Op] = [
        name_line(6.0, 4.0, title, _TITLES - 6.0, 3.4, weight=BOLD),
        *lines(_TITLES + 4.0, 4.0, told),
    ]
    if emblem:
        ops.append(Symbol(0.6, 0.9, 3.9, icon(emblem), f"edge_{emblem}", PAPER))
    height = 5.6 + told.height
    return Drawing(width, height + 0.4, (*ops, rule(0.0, height, width, HAIRLINE, 0.2)))


def _stack(rows: Sequence[Drawing], width: float) -> Drawing:
    ops: list[Op] = []
    y = 0.0
    for row in rows:
        ops.append(Group(0.0, y, row))
        y += row.height
    return Drawing(width, y, tuple(ops))


_LINE_STEP = 8.5
_LEAST_LINES = 10
_ASIDE = 8.0


def puzzle_pages(of: Setting) -> tuple[Page, ...]:
    """Return a puzzle: the position, the task (the notes of the document), and lines to write the solution on."""
    if of.board.position is None:
        return ()
    words = of.words
    author = words.text("pages-picture-by", author=of.board.author) if of.board.author.strip() else words["pages-puzzle-about"]
    heading = Heading(words.text("pages-puzzle-title", name=of.name), author)
    space = of.headed(heading).room()
    board = board_drawing(of.board, words, standing_of(of.board))
    if of.frame.landscape:
        drawn = scaled(board, space.width * _SHARE, space.height)
        parts = (
            Group(0.0, 0.0, drawn),
            Group(drawn.width + _ASIDE, 0.0, _solution(of, space.width - drawn.width - _ASIDE, space.height)),
        )
        return of.headed(heading).bound((Drawing(space.width, space.height, parts),))
    below = _solution(of, space.width, _LEAST_LINES * _LINE_STEP)
    drawn = scaled(board, space.width, max(space.height - below.height, space.height * _SHARE))
    left = space.height - drawn.height - 4.0
    parts = (
        Group((space.width - drawn.width) / 2, 0.0, drawn),
        Group(0.0, drawn.height + 4.0, _solution(of, space.width, left)),
    )
    return of.headed(heading).bound((Drawing(space.width, space.height, parts),))


_SHARE = 0.62
"""The part of a page that the board of a puzzle takes at most, or at least."""


def _solution(of: Setting, width: float, height: float) -> Drawing:
    """Return the task, and lines to write on below it as far down as there is room; longer than that if the task is."""
    task = paragraph(of.board.notes.strip() or of.words["pages-puzzle-task"], width, 3.6)
    title = headline(of.words["pages-puzzle-solution"], width)
    y = task.height + 2.0
    ops: list[Op] = [Group(0.0, 0.0, task), Group(0.0, y, title)]
    y += title.height + _LINE_STEP
    while y < height:
        ops.append(rule(0.0, y, width, HAIRLINE, 0.25))
        y += _LINE_STEP
    return Drawing(width, max(height, y - _LINE_STEP), tuple(ops))
