"""A document as one picture to be shared: its board, its name, and who plays."""

from metamaker.core.words import Words
from metamaker.games.cosmoclysm.model.board import Board
from metamaker.games.cosmoclysm.sheet import palette
from metamaker.games.cosmoclysm.sheet.diagram import board_drawing, scaled, standing_of
from metamaker.games.cosmoclysm.sheet.signs import icon
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Path, Symbol
from metamaker.sheets.ink import HAIRLINE, QUIET, TINT
from metamaker.sheets.lettering import at_most, fit, lines, name_line
from metamaker.sheets.picture import FOOT, foot
from metamaker.sheets.raster import CARD_HEIGHT, CARD_WIDTH
from metamaker.sheets.shapes import box, upright

_EDGE = 6.0
_TEXT = 66.0


def card(board: Board, words: Words, is_shared: bool = True) -> Page:
    """Return the card of a document, 160 × 90 mm. One that is not shared does not say that it opens as a document."""
    height = CARD_HEIGHT - 2 * _EDGE
    room = CARD_WIDTH - _TEXT - 2 * _EDGE
    drawn = scaled(board_drawing(board, words, standing_of(board)), room - _EDGE, height)
    left = _TEXT + 2 * _EDGE
    ops: list[Op] = [
        Path(box(0.0, 0.0, _TEXT + _EDGE, CARD_HEIGHT), fill=TINT),
        upright(_TEXT + _EDGE, 0.0, CARD_HEIGHT, HAIRLINE),
        Group(_EDGE, _EDGE, _about(board, words, _TEXT - _EDGE)),
        Group(left + (CARD_WIDTH - _EDGE - left - drawn.width) / 2, (CARD_HEIGHT - drawn.height) / 2, drawn),
    ]
    if is_shared:
        below = foot(words["pages-picture-opens"], "MetaMaker", _TEXT - _EDGE)
        ops.append(Group(_EDGE, CARD_HEIGHT - FOOT, below))
    return Page(Drawing(CARD_WIDTH, CARD_HEIGHT, tuple(ops)), board.name)


def _about(board: Board, words: Words, width: float) -> Drawing:
    name = at_most(fit(board.name or words["document-nameless"], width, 9.0, BOLD, smallest=4.6), 4, width, BOLD)
    y = name.size * 0.76
    ops: list[Op] = list(lines(0.0, y, name, weight=BOLD))
    y += name.height + 5.4
    if board.author.strip():
        ops.append(name_line(0.0, y, words.text("pages-picture-by", author=board.author), width, 3.4, role=QUIET))
        y += 4.8
    ops.append(
        name_line(0.0, y, f"Cosmoclysm  ·  {words.text('pages-picture-hexes', hexes=len(board.hexes))}", width, 3.0, role=QUIET)
    )
    y += 4.0
    for player in board.players:
        ops.append(Symbol(0.0, y, 3.8, icon(player.colour.value), palette.edge(player.colour), TINT))
        ops.append(name_line(5.4, y + 3.1, player.name or words[f"names-{player.colour}"], width - 6.0, 3.6))
        y += 5.4
    return Drawing(width, y, tuple(ops))
