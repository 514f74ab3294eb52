"""What is printed of a board: counters, the board, its tiles, positions, sheets for the table, one picture.

The module is the Prints of the game.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from metamaker.core.words import ENGLISH, words_in
from metamaker.game.prints import Pack, PrintOptions
from metamaker.games.cosmoclysm.card import card as board_card
from metamaker.games.cosmoclysm.model.board import GAME, Board
from metamaker.games.cosmoclysm.pages.boards import board_pages, position_pages, puzzle_pages, tile_pages
from metamaker.games.cosmoclysm.pages.counters import counter_pages, every_counter_pages
from metamaker.games.cosmoclysm.pages.notes import note_pages
from metamaker.games.cosmoclysm.pages.page import Make, Setting
from metamaker.games.cosmoclysm.pages.record import record_pages, setup_pages
from metamaker.games.cosmoclysm.pages.reference import reference_pages
from metamaker.games.cosmoclysm.sheet.palette import INKS
from metamaker.sheets.drawing import Page
from metamaker.sheets.imposition import add_bound
from metamaker.sheets.ink import Ink

inks: Mapping[str, Ink] = {mode.value: ink for mode, ink in INKS.items()}

_TWO_SIDED: "MappingProxyType[str, Make]" = MappingProxyType({"counters": counter_pages, "every_counter": every_counter_pages})
"""The pages with backs. They come first, so that each front is the front of a paper."""

_KINDS: "MappingProxyType[str, Make]" = MappingProxyType(
    {
        **_TWO_SIDED,
        "board": board_pages,
        "tiles": tile_pages,
        "position": position_pages,
        "puzzle": puzzle_pages,
        "reference": reference_pages,
        "setup": setup_pages,
        "record": record_pages,
        "notes": note_pages,
    }
)
"""The pages by key, in the order of print."""

SHARED = frozenset({"reference", "setup"})
"""The kinds that are the same for all documents together."""


def page_kinds(language: str = ENGLISH) -> Mapping[str, str]:
    """Return the titles of all kinds of pages by key, in the order of print."""
    return {key: words_in(GAME, language)[f"pages-title-{key}"] for key in _KINDS}


def on_request(_documents: int = 1) -> frozenset[str]:
    """Return the kinds of pages that are printed only when they are asked for."""
    return frozenset({"every_counter", "puzzle", "notes"})


def pages(boards: Sequence[Board], kinds: Collection[str], options: PrintOptions) -> Pack:
    """Return the pages of these kinds: those with backs first, then the others. Raises KeyError for an unknown kind."""
    unknown = set(kinds) - set(_KINDS)
    if unknown:
        raise KeyError(min(unknown))
    words = words_in(GAME, options.language)
    fronts = replace(options.frame, mirrored=False)
    made: list[Page] = []
    printed: set[str] = set()
    for key in (key for key in _KINDS if key in kinds):
        for board in boards[:1] if key in SHARED else boards:
            if key in _TWO_SIDED:
                # Those who make them know both sides of the paper.
                more = _TWO_SIDED[key](Setting(board, options.frame, words))
                made += more
            else:
                more = _KINDS[key](Setting(board, fronts, words))
                add_bound(made, more, options.frame)
            printed.update((key,) if more else ())
    two_sided = options.frame.mirrored or bool(printed & set(_TWO_SIDED))
    return Pack(tuple(made), tuple(key for key in _KINDS if key in printed), two_sided)


def card(board: Board, language: str = ENGLISH, is_shared: bool = True) -> Page:
    """Return the document as one picture for screens; one that is shared says that it opens as the document."""
    return board_card(board, words_in(GAME, language), is_shared)
