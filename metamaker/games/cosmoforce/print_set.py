"""The pages that a game needs on the table, in the order in which they are printed, and those of some kinds."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from metamaker.core.words import ENGLISH
from metamaker.game.prints import PrintOptions
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.pages.counters import counter_pages
from metamaker.games.cosmoforce.pages.page import Make, Setting
from metamaker.games.cosmoforce.pages.record import record_pages, track_pages
from metamaker.games.cosmoforce.pages.roster import roster_pages
from metamaker.games.cosmoforce.pages.rules import reference_pages, rules_pages
from metamaker.games.cosmoforce.pages.threats import threat_pages
from metamaker.games.cosmoforce.printing import on_pages, sheet, told
from metamaker.games.cosmoforce.sheet.palette import Format
from metamaker.sheets.drawing import Page
from metamaker.sheets.form import apart
from metamaker.sheets.frame import PageFrame
from metamaker.sheets.imposition import add_bound

BEFORE_SHEETS: "MappingProxyType[str, Make]" = MappingProxyType({"roster": roster_pages})
"""The pages that come before the sheets, by key."""

AFTER_SHEETS: "MappingProxyType[str, Make]" = MappingProxyType(
    {
        "rules": rules_pages,
        "reference": reference_pages,
        "threats": threat_pages,
        "speed_track": track_pages,
        "record": record_pages,
        "counters": counter_pages,
    }
)
"""The pages that serve all documents together, by key."""

OF_CARDS = frozenset({"threats"})
"""The pages of playing cards, which stand in the middle of the paper, whatever its margins."""


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
    fronts = replace(options, frame=replace(options.frame, mirrored=False))
    of = Setting(tuple(fleets), fronts.frame, told(options.language))
    made: list[Page] = []
    for number, fleet in enumerate(fleets, 1):
        alone = of._replace(fleets=(fleet,))
        for key, make in BEFORE_SHEETS.items():
            _add(made, make(alone) if key in kinds else (), options.frame, centred=key in OF_CARDS)
        if SHEETS in kinds:
            own = apart(_sheets(fleet, fronts), str(number))
            _add(made, own, options.frame, centred=Format(options.format) is Format.CARD)
    for key, make in AFTER_SHEETS.items():
        _add(made, make(of) if key in kinds else (), options.frame, centred=key in OF_CARDS)
    return tuple(made)


def _add(made: list[Page], more: Iterable[Page], frame: PageFrame, *, centred: bool) -> None:
    """Add pages to others; cards in the middle of the paper stay there, whatever its binding."""
    if centred:
        made += more
    else:
        add_bound(made, more, frame)


def _sheets(fleet: Fleet, options: PrintOptions) -> tuple[Page, ...]:
    elements = fleet.ships or fleet.designs
    leaves = tuple(leaf for element in elements for leaf in sheet(fleet, element.ref(), options).leaves)
    return on_pages(leaves, options)
