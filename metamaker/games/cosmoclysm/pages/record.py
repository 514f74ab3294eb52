"""Sheets for writing: setting up with an empty grid, and the record of a game."""

from collections.abc import Iterator

from metamaker.games.cosmoclysm.model.words import TYPES
from metamaker.games.cosmoclysm.pages.counters import of_each
from metamaker.games.cosmoclysm.pages.page import Setting
from metamaker.games.cosmoclysm.rules.placement import SHIPS
from metamaker.games.cosmoclysm.sheet.diagram import hairline_hex
from metamaker.games.cosmoclysm.sheet.hexes import wide
from metamaker.games.cosmoclysm.sheet.signs import BODY, CAPTION, icon, type_sign
from metamaker.rendering.boxes import aligned, blank, column, framed, row, symbol
from metamaker.rendering.drawing import BOLD, Drawing, Op, Page
from metamaker.rendering.ink import INK, LINE, PAPER, TINT
from metamaker.rendering.tables import Cell, Look, table
from metamaker.rendering.text_fitting import Align
from metamaker.rendering.texts import headline, paragraph, term

STEPS = 6
"""Steps of setting up. Rule CL-SET-05."""

_OF_SHIPS = 4
"""The step about the limit of ships of each type."""


def setup_pages(of: Setting) -> tuple[Page, ...]:
    """Return the steps of setting up, the numbers of ships, and a grid for drawing a board."""
    words = of.words
    headed = of.headed(words["pages-title-setup"], words["pages-setup-about"])
    width, height = headed.room()
    steps = column((_ships(of, width), *_steps(of, width)), 1.2)
    title = headline(words["pages-setup-grid"], width)
    left = height - steps.height - title.height - 1.2
    if left >= _LEAST_GRID:
        return headed.bound((column((steps, title, _grid(width, left - 1.2)), 1.2),))
    return headed.bound((steps, column((title, _grid(width, height - title.height)))))


_LEAST_GRID = 90.0
_CELL = 8.4


def _ships(of: Setting, width: float) -> Drawing:
    """Return the number of ships per player, for each number of players. Rule CL-SET-02."""
    words, first = of.words, 52.0
    each = (width - first) / len(SHIPS)
    titles = (Cell(words["pages-setup-players"], size=3.2), *(_figure(players) for players in SHIPS))
    cells = [
        Cell(drawn=_marked(ships, each), align=Align.CENTRE) if players == len(of.board.players) else _figure(ships)
        for players, ships in SHIPS.items()
    ]
    look = Look(4.0, _CELL, 1.0, 1.0, bar=True)
    rows = [(Cell(words["pages-setup-ships"], size=3.2), *cells)]
    return framed(table(titles, rows, (first, *[each] * len(SHIPS)), look).drawn(), stroke=LINE)


def _figure(number: int) -> Cell:
    return Cell(str(number), bold=True, align=Align.CENTRE)


def _marked(number: int, width: float) -> Drawing:
    figure = aligned(term(str(number), width, 4.0, weight=BOLD, align=Align.CENTRE), height=_CELL - 0.6)
    return framed(figure, fill=TINT, stroke=INK, width=0.6)


def _steps(of: Setting, width: float) -> Iterator[Drawing]:
    """Yield the steps in words. Rule CL-SET-05."""
    words = of.words
    for step in range(1, STEPS + 1):
        most = {"most": of.board.options.type_limit} if step == _OF_SHIPS else {}
        text, lead = words.text(f"pages-setup-step-{step}", **most), words[f"pages-setup-lead-{step}"]
        yield paragraph(text, width, 3.1, number=str(step), lead=lead)


def _grid(width: float, height: float) -> Drawing:
    """Return empty hexes that fill the room; a board has 37 of them."""
    side = min(8.6, width / 20)
    ops: list[Op] = []
    line = 0
    while line * 1.5 * side + 2 * side <= height:
        x = wide(side) * (1.0 if line % 2 else 0.5)
        while x + wide(side) / 2 <= width:
            ops.append(hairline_hex(x, side + line * 1.5 * side, side))
            x += wide(side)
        line += 1
    return Drawing(width, height, tuple(ops))


_COLUMNS = (("turn", 0.07), ("player", 0.13), ("move", 0.27), ("dice", 0.25), ("result", 0.28))
"""The columns of the record with their shares of the width."""

CAPTURED = 2
"""Extra boxes for captured ships of each type."""

_BETWEEN = 4.0
_LINE = 7.2


def record_pages(of: Setting) -> tuple[Page, ...]:
    """Return the record of a game: players, ships lost, wormholes, then move after move."""
    headed = of.headed(of.words["pages-title-record"], of.words["pages-record-about"])
    width, height = headed.room()
    tally = _tally(of, width)
    log = _log(of, width, height - tally.height - _BETWEEN)
    return headed.bound((column((tally, log), _BETWEEN), _log(of, width, height)))


def _tally(of: Setting, width: float) -> Drawing:
    """Return a line for each player: name, boxes for lost ships, type by type, and for the wormholes."""
    words, names = of.words, 44.0
    each = (width - names) / len(TYPES)
    boxes = of_each(of.board) + CAPTURED
    side = min(5.0, each / boxes) - 1.0
    ticks = row([framed(blank(side, side), fill=PAPER, stroke=LINE, width=0.25, radius=0.5)] * boxes, 1.0)
    titles = [Cell(f"{type_sign(type_, words)}  {words[f'names-{type_}']}", bold=True, size=BODY) for type_ in TYPES]
    rows = [
        (
            Cell(
                player.name or words[f"names-{player.colour}"],
                bold=True,
                name=True,
                drawn=symbol(icon(player.colour.value), 3.6, f"edge_{player.colour}"),
            ),
            *[Cell(drawn=ticks)] * len(TYPES),
        )
        for player in of.board.players
    ]
    lost = Cell(words["pages-record-lost"], size=BODY)
    lines = table((lost, *titles), rows, (names, *[each] * len(TYPES)), Look(3.2, _LINE))
    return column((lines.drawn(), paragraph(words["pages-record-wormholes"], width, 3.2, smallest=CAPTION)), 2.4)


def _log(of: Setting, width: float, height: float) -> Drawing:
    """Return the table of moves, with lines that fill the room."""
    titles = [of.words[f"pages-record-{key}"] for key, _ in _COLUMNS]
    lines = [[""] * len(_COLUMNS)] * (int(height / _LINE) - 1)
    look = Look(3.0, _LINE, 1.2, 0.8, LINE, bar=True, uprights=True)
    return table(titles, lines, [share * width for _, share in _COLUMNS], look).drawn()
