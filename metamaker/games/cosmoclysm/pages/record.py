"""Sheets to write on: setting up with an empty grid, and the record of a game."""

from collections.abc import Sequence

from metamaker.games.cosmoclysm.model.words import TYPES
from metamaker.games.cosmoclysm.pages.counters import of_each
from metamaker.games.cosmoclysm.pages.page import Setting, headline, paragraph
from metamaker.games.cosmoclysm.rules.placement import SHIPS
from metamaker.games.cosmoclysm.sheet.diagram import hairline_hex
from metamaker.games.cosmoclysm.sheet.hexes import wide
from metamaker.games.cosmoclysm.sheet.signs import BODY, CAPTION, icon, type_sign
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Path, Symbol
from metamaker.sheets.headed import Heading
from metamaker.sheets.ink import BAR, HAIRLINE, INK, LINE, ON_BAR, PAPER, QUIET, TINT
from metamaker.sheets.lettering import Align, at_most, fit, line, lines, name_line, words_line
from metamaker.sheets.shapes import box, rule, upright

STEPS = 6
"""Steps of setting up. Rule CL-SET-05."""

_OF_SHIPS = 4
"""The step that says how many ships of a type there may be."""

_BETWEEN = 4.0


def setup_pages(of: Setting) -> tuple[Page, ...]:
    """Return the steps of setting up, how many ships everybody has, and a grid to draw a board on."""
    words = of.words
    heading = Heading(words["pages-title-setup"], words["pages-setup-about"])
    space = of.headed(heading).room()
    parts = [_ships(of, space.width), *_steps(of, space.width), headline(words["pages-setup-grid"], space.width)]
    ops: list[Op] = []
    y = 0.0
    for part in parts:
        ops.append(Group(0.0, y, part))
        y += part.height + 1.2
    left = space.height - y
    if left >= _LEAST_GRID:
        ops.append(Group(0.0, y, _grid(space.width, left)))
        return of.headed(heading).bound((Drawing(space.width, space.height, tuple(ops)),))
    first = Drawing(space.width, space.height, tuple(ops[:-1]))
    grid = (Group(0.0, 0.0, parts[-1]), Group(0.0, parts[-1].height, _grid(space.width, space.height - parts[-1].height)))
    return of.headed(heading).bound((first, Drawing(space.width, space.height, grid)))


_LEAST_GRID = 90.0
_CELL = 8.4


def _ships(of: Setting, width: float) -> Drawing:
    """Return how many ships everybody has, by the number of players. Rule CL-SET-02."""
    words, first = of.words, 52.0
    each = (width - first) / len(SHIPS)
    ops: list[Op] = [
        Path(box(0.0, 0.0, width, _CELL), fill=BAR, stroke=INK, width=0.2),
        words_line(1.8, 5.6, fit(words["pages-setup-players"], first - 3.0, 3.2, BOLD, CAPTION), weight=BOLD, role=ON_BAR),
        words_line(1.8, _CELL + 5.6, fit(words["pages-setup-ships"], first - 3.0, 3.2, smallest=CAPTION)),
        Path(box(0.0, _CELL, width, _CELL), stroke=LINE, width=0.2),
    ]
    for place, (players, ships) in enumerate(SHIPS.items()):
        x = first + (place + 0.5) * each
        is_here = players == len(of.board.players)
        if is_here:
            ops.append(Path(box(first + place * each, _CELL, each, _CELL), fill=TINT, stroke=INK, width=0.6))
        ops.append(line(x, 5.8, str(players), 4.0, weight=BOLD, role=ON_BAR, align=Align.CENTRE))
        ops.append(line(x, _CELL + 5.8, str(ships), 4.0, weight=BOLD, align=Align.CENTRE))
    return Drawing(width, 2 * _CELL + 1.0, tuple(ops))


def _steps(of: Setting, width: float) -> list[Drawing]:
    """Return the steps in words. Rule CL-SET-05."""
    words = of.words
    return [
        paragraph(
            words.text(f"pages-setup-step-{step}", **({"most": of.board.options.type_limit} if step == _OF_SHIPS else {})),
            width,
            3.1,
            number=str(step),
            lead=words[f"pages-setup-lead-{step}"],
        )
        for step in range(1, STEPS + 1)
    ]


def _grid(width: float, height: float) -> Drawing:
    """Return empty hexes, as many as there is room for: 37 of them are a board."""
    side = min(8.6, width / 20)
    ops: list[Op] = []
    row = 0
    while row * 1.5 * side + 2 * side <= height:
        x = wide(side) * (1.0 if row % 2 else 0.5)
        while x + wide(side) / 2 <= width:
            ops.append(hairline_hex(x, side + row * 1.5 * side, side))
            x += wide(side)
        row += 1
    return Drawing(width, height, tuple(ops))


_COLUMNS = (("turn", 0.07), ("player", 0.13), ("move", 0.27), ("dice", 0.25), ("result", 0.28))
"""The columns of the record with their shares of the width."""

CAPTURED = 2
"""Boxes for ships of each type that were captured before they are lost."""

_TALLY = 7.2
_HEAD_ROW = 7.0


def record_pages(of: Setting) -> tuple[Page, ...]:
    """Return the record of a game: who plays, ships lost, wormholes, then move after move."""
    words = of.words
    heading = Heading(words["pages-title-record"], words["pages-record-about"])
    space = of.headed(heading).room()
    tally = _tally(of, space.width)
    log = _log(of, space.width, space.height - tally.height - _BETWEEN)
    first = Drawing(space.width, space.height, (Group(0.0, 0.0, tally), Group(0.0, tally.height + _BETWEEN, log)))
    second = _log(of, space.width, space.height)
    return of.headed(heading).bound((first, second))


def _tally(of: Setting, width: float) -> Drawing:
    """Return a line for each player: name, boxes for ships that are lost, type by type, and for the wormholes."""
    words, board = of.words, of.board
    names = 44.0
    each = (width - names) / len(TYPES)
    boxes = of_each(board) + CAPTURED
    step = min(5.0, each / boxes)
    side = step - 1.0
    ops: list[Op] = [line(0.0, 3.6, words["pages-record-lost"], BODY, role=QUIET)]
    for column, type_ in enumerate(TYPES):
        x = names + column * each
        title = fit(f"{type_sign(type_, words)}  {words[f'names-{type_}']}", each - 1.0, BODY, BOLD, CAPTION)
        ops.append(words_line(x, 3.6, at_most(title, 1, each - 1.0, BOLD), weight=BOLD))
    y = 5.4
    for player in board.players:
        ops.append(rule(0.0, y, width, HAIRLINE, 0.2))
        ops.append(Symbol(0.4, y + 1.9, 3.6, icon(player.colour.value), f"edge_{player.colour}", PAPER))
        ops.append(name_line(5.4, y + 4.9, player.name or words[f"names-{player.colour}"], names - 7.0, 3.2, weight=BOLD))
        for column in range(len(TYPES)):
            ops += (
                Path(box(names + column * each + number * step, y + 1.7, side, side, 0.5), fill=PAPER, stroke=LINE, width=0.25)
                for number in range(boxes)
            )
        y += _TALLY
    ops.append(rule(0.0, y, width, HAIRLINE, 0.2))
    told = fit(words["pages-record-wormholes"], width, 3.2, smallest=CAPTION)
    ops += lines(0.0, y + 5.6, told)
    return Drawing(width, y + 7.0 + told.height, tuple(ops))


def _log(of: Setting, width: float, height: float) -> Drawing:
    """Return the table of moves, with as many lines as there is room for."""
    words = of.words
    ops: list[Op] = [Path(box(0.0, 0.0, width, _HEAD_ROW), fill=BAR, stroke=INK, width=0.2)]
    x = 0.0
    rows = int((height - _HEAD_ROW) / _TALLY)
    low = _HEAD_ROW + rows * _TALLY
    for key, share in _COLUMNS:
        name = fit(words[f"pages-record-{key}"], share * width - 2.0, 3.0, BOLD, CAPTION)
        ops.append(words_line(x + 1.2, 4.7, name, weight=BOLD, role=ON_BAR))
        if x:
            ops.append(upright(x, _HEAD_ROW, low - _HEAD_ROW, HAIRLINE, 0.25))
        x += share * width
    ops += _rows(rows, width)
    return Drawing(width, low, tuple(ops))


def _rows(rows: int, width: float) -> Sequence[Op]:
    return [rule(0.0, _HEAD_ROW + (row + 1) * _TALLY, width, LINE, 0.2) for row in range(rows)]
