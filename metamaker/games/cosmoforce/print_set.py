"""The pages that a game needs on the table, as the command line and the window ask for them."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace

from metamaker.core.words import ENGLISH
from metamaker.game import PrintOptions
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.pages.all import AFTER_SHEETS, BEFORE_SHEETS
from metamaker.games.cosmoforce.pages.page import Setting
from metamaker.games.cosmoforce.printing import on_pages, sheet, told
from metamaker.sheets.drawing import Page
from metamaker.sheets.form import apart

SHEETS = "sheets"
"""The key of the roster sheets among the kinds of pages."""


def page_kinds(language: str = ENGLISH) -> Mapping[str, str]:
    """Return the titles of all kinds of pages by key, in the order of print."""
    return {key: told(language)[f"pages.title.{key}"] for key in (*BEFORE_SHEETS, SHEETS, *AFTER_SHEETS)}


def pages(fleets: Sequence[Fleet], kinds: Collection[str], options: PrintOptions) -> tuple[Page, ...]:
    """Return the pages of these kinds: those of each document, then those for all. Raises KeyError for an unknown kind."""
    unknown = set(kinds) - set(page_kinds())
    if unknown:
        raise KeyError(min(unknown))
    of = Setting(tuple(fleets), replace(options.frame, mirrored=False), told(options.language))
    made: list[Page] = []
    for number, fleet in enumerate(fleets, 1):
        alone = of._replace(fleets=(fleet,))
        for key, make in BEFORE_SHEETS.items():
            made += make(alone) if key in kinds else ()
        if SHEETS in kinds:
            made += apart(tuple(_sheets(fleet, options)), str(number))
    for key, make in AFTER_SHEETS.items():
        made += make(of) if key in kinds else ()
    return tuple(made)


def _sheets(fleet: Fleet, options: PrintOptions) -> Iterator[Page]:
    elements = fleet.ships or fleet.designs
    leaves = tuple(leaf for element in elements for leaf in sheet(fleet, element.ref(), options).leaves)
    return iter(on_pages(leaves, options))
