"""Pages and pictures of a board: counters, the board, its tiles, positions, sheets for the table."""

from metamaker.core.messages import ENGLISH, Words, words_in
from metamaker.game_api.prints import BoardPrints
from metamaker.games.cosmoclysm.model.board import GAME, Board
from metamaker.games.cosmoclysm.pages.boards import board_pages, position_pages, puzzle_pages, tile_pages
from metamaker.games.cosmoclysm.pages.counters import counter_pages, every_counter_pages
from metamaker.games.cosmoclysm.pages.page import Setting, note_pages
from metamaker.games.cosmoclysm.pages.record import record_pages, setup_pages
from metamaker.games.cosmoclysm.pages.reference import reference_pages
from metamaker.games.cosmoclysm.sheet import palette
from metamaker.games.cosmoclysm.sheet.diagram import Look, board_drawing, standing_of
from metamaker.games.cosmoclysm.sheet.palette import INKS
from metamaker.games.cosmoclysm.sheet.signs import icon
from metamaker.rendering.boxes import column, row, symbol
from metamaker.rendering.drawing import BOLD, Drawing, Page
from metamaker.rendering.ink import QUIET, TINT
from metamaker.rendering.picture import side_card
from metamaker.rendering.texts import name, paragraph

_WIDTH = 60.0


def card(board: Board, words: Words, is_shared: bool = True) -> Page:
    """Return the card of a document, 160 × 90 mm. The note about opening the picture appears only on a shared one."""
    opens = words["pages-picture-opens"] if is_shared else ""
    return Page(side_card(_about(board, words), board_drawing(board, words, standing_of(board)), opens), board.name)


def _about(board: Board, words: Words) -> Drawing:
    title = board.name or words["document-nameless"]
    author = words.text("pages-picture-by", author=board.author) if board.author.strip() else ""
    hexes = f"Cosmoclysm  ·  {words.text('pages-picture-hexes', hexes=len(board.hexes))}"
    players = [
        row(
            (
                symbol(icon(player.colour.value), 3.8, palette.edge(player.colour), TINT),
                name(player.name or words[f"names-{player.colour}"], _WIDTH - 6.0, 3.6),
            ),
            1.6,
        )
        for player in board.players
    ]
    parts = (
        paragraph(title, _WIDTH, 9.0, smallest=4.6, weight=BOLD, most=4),
        name(author, _WIDTH, 3.4, role=QUIET) if author else None,
        name(hexes, _WIDTH, 3.0, role=QUIET),
        *players,
    )
    return column(parts, 1.0)


def _miniature(board: Board) -> Drawing:
    return board_drawing(board, words_in(GAME, ENGLISH), standing_of(board), Look(names=False, letters=False, corners=False))


PRINTS = BoardPrints(
    GAME,
    {mode.value: ink for mode, ink in INKS.items()},
    {
        "counters": counter_pages,
        "every_counter": every_counter_pages,
        "board": board_pages,
        "tiles": tile_pages,
        "position": position_pages,
        "puzzle": puzzle_pages,
        "reference": reference_pages,
        "setup": setup_pages,
        "record": record_pages,
        "notes": note_pages,
    },
    Setting,
    card,
    rare=("every_counter", "puzzle", "notes"),
    shared=("reference", "setup"),
    two_sided=("counters", "every_counter"),
    board=_miniature,
)
