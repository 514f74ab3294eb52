"""What is printed of a map: itself, tiles, counters, sheets for the table, one picture.

The module is the Prints of the game.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from metamaker.core.words import ENGLISH, words_in
from metamaker.game.prints import Pack, PrintOptions
from metamaker.games.cosmos_commanders.chart.palette import INKS
from metamaker.games.cosmos_commanders.model.star_map import GAME, StarMap
from metamaker.games.cosmos_commanders.pages.counters import counter_pages, every_counter_pages
from metamaker.games.cosmos_commanders.pages.map import (
    blank_map_pages,
    large_blank_map_pages,
    large_map_pages,
    map_card,
    map_pages,
)
from metamaker.games.cosmos_commanders.pages.notes import note_pages
from metamaker.games.cosmos_commanders.pages.page import Make, Setting
from metamaker.games.cosmos_commanders.pages.record import record_pages
from metamaker.games.cosmos_commanders.pages.reference import reference_pages
from metamaker.games.cosmos_commanders.pages.scores import score_pages
from metamaker.games.cosmos_commanders.pages.tiles import tile_pages
from metamaker.sheets.drawing import Page
from metamaker.sheets.imposition import add_bound
from metamaker.sheets.ink import Ink

inks: Mapping[str, Ink] = {mode.value: ink for mode, ink in INKS.items()}

_KINDS: "MappingProxyType[str, Make]" = MappingProxyType(
    {
        "map": map_pages,
        "blank_map": blank_map_pages,
        "large_map": large_map_pages,
        "large_blank_map": large_blank_map_pages,
        "tiles": tile_pages,
        "counters": counter_pages,
        "every_counter": every_counter_pages,
        "reference": reference_pages,
        "record": record_pages,
        "scores": score_pages,
        "notes": note_pages,
    }
)
"""The pages by key, in the order of print."""

SHARED = frozenset({"scores"})
"""The kinds that are the same for all documents together."""


def page_kinds(language: str = ENGLISH) -> Mapping[str, str]:
    """Return the titles of all kinds of pages by key, in the order of print."""
    return {key: words_in(GAME, language)[f"pages-title-{key}"] for key in _KINDS}


def on_request(_documents: int = 1) -> frozenset[str]:
    """Return the kinds of pages that are printed only when they are asked for: they are others in another way."""
    return frozenset({"blank_map", "large_map", "large_blank_map", "tiles", "every_counter", "notes"})


def pages(maps: Sequence[StarMap], kinds: Collection[str], options: PrintOptions) -> Pack:
    """Return the pages of these kinds. Raises KeyError for an unknown kind."""
    unknown = set(kinds) - set(_KINDS)
    if unknown:
        raise KeyError(min(unknown))
    words = words_in(GAME, options.language)
    fronts = replace(options.frame, mirrored=False)
    made: list[Page] = []
    printed: set[str] = set()
    for key in (key for key in _KINDS if key in kinds):
        for star_map in maps[:1] if key in SHARED else maps:
            more = _KINDS[key](Setting(star_map, fronts, words))
            add_bound(made, more, options.frame)
            printed.update((key,) if more else ())
    return Pack(tuple(made), tuple(key for key in _KINDS if key in printed), options.frame.mirrored)


def card(star_map: StarMap, language: str = ENGLISH, is_shared: bool = True) -> Page:
    """Return the document as one picture for screens; one that is shared says that it opens as the document."""
    return map_card(star_map, words_in(GAME, language), is_shared)
