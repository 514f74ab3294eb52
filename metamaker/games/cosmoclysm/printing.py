"""Pages and pictures of a board: counters, the board, its tiles, positions, sheets for the table."""

from metamaker.game_api.prints import BoardPrints
from metamaker.games.cosmoclysm.model.board import GAME
from metamaker.games.cosmoclysm.pages.boards import board_pages, position_pages, puzzle_pages, tile_pages
from metamaker.games.cosmoclysm.pages.counters import counter_pages, every_counter_pages
from metamaker.games.cosmoclysm.pages.notes import note_pages
from metamaker.games.cosmoclysm.pages.page import Setting
from metamaker.games.cosmoclysm.pages.record import record_pages, setup_pages
from metamaker.games.cosmoclysm.pages.reference import reference_pages
from metamaker.games.cosmoclysm.share_image import card
from metamaker.games.cosmoclysm.sheet.palette import INKS

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
)
