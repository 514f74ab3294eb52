"""The battle pack: every kind of page that a game of one fleet or opposing ones needs, as one document, in print order."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from metamaker.game.prints import SHEETS
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.pages.charts.criticals import criticals
from metamaker.games.metaverse.pages.charts.encounters import encounters
from metamaker.games.metaverse.pages.charts.legend import legend
from metamaker.games.metaverse.pages.charts.manoeuvres import manoeuvres
from metamaker.games.metaverse.pages.charts.modifiers import modifiers
from metamaker.games.metaverse.pages.charts.terrain import terrain
from metamaker.games.metaverse.pages.charts.turn_sequence import turn_sequence
from metamaker.games.metaverse.pages.command import command_pages
from metamaker.games.metaverse.pages.context import PageKind, PagesContext, context
from metamaker.games.metaverse.pages.counters import counter_pages
from metamaker.games.metaverse.pages.edges import fleet_called, note_page
from metamaker.games.metaverse.pages.formula_book import formula_pages
from metamaker.games.metaverse.pages.missions import mission_pages
from metamaker.games.metaverse.pages.plot_cinematic import cinematic_pages
from metamaker.games.metaverse.pages.plot_newtonian import newtonian_pages
from metamaker.games.metaverse.pages.quick_reference import reference_pages
from metamaker.games.metaverse.pages.roster import roster_pages
from metamaker.games.metaverse.pages.squadrons import squadron_pages
from metamaker.games.metaverse.pages.templates import template_pages
from metamaker.games.metaverse.sheet.options import STANDARD, SheetOptions
from metamaker.games.metaverse.sheet.record import record_sheets
from metamaker.sheets.drawing import Document, Page
from metamaker.sheets.form import apart
from metamaker.sheets.imposition import add_bound

_KINDS = (
    PageKind("roster", "pages-roster-title", roster_pages),
    PageKind("command", "pages-command-title", command_pages),
    PageKind("squadrons", "pages-squadrons-title", squadron_pages),
    PageKind("plot_cinematic", "pages-plot_cinematic-title", cinematic_pages),
    PageKind("plot_newtonian", "pages-plot_newtonian-title", newtonian_pages),
    PageKind("missions", "pages-missions-title", mission_pages),
    PageKind("quick_reference", "pages-quick_reference-title", reference_pages, shared=True),
    PageKind("turn_sequence", "charts-turn_sequence-title", turn_sequence, shared=True),
    PageKind("manoeuvres", "charts-manoeuvres-title", manoeuvres, shared=True),
    PageKind("modifiers", "charts-modifiers-title", modifiers, shared=True),
    PageKind("criticals", "charts-criticals-title", criticals, shared=True),
    PageKind("legend", "charts-legend-title", legend, shared=True),
    PageKind("encounters", "charts-encounters-title", encounters, shared=True),
    PageKind("terrain", "charts-terrain-title", terrain, shared=True),
    PageKind("counters", "charts-counters-title", counter_pages, shared=True, two_sided=True),
    PageKind("templates", "charts-templates-title", template_pages, shared=True),
    PageKind("formulas", "pages-formulas-title", formula_pages, shared=True, on_request=True),
)

PAGES = {kind.key: kind for kind in _KINDS}
"""The kinds of pages by key."""

ON_REQUEST = frozenset(kind.key for kind in _KINDS if kind.on_request)
"""The kinds that a pack has only when they are asked for."""


_BEFORE_SHEETS = ("roster", "command")


@dataclass(frozen=True)
class PackOptions:
    """How sheets are made, whose frame and language serve all pages, and the keys of the wanted kinds.

    None of these: all that are not made on request alone.
    """

    sheets: SheetOptions = STANDARD
    only: tuple[str, ...] | None = None


EVERYTHING = PackOptions()


def pack_keys() -> tuple[str, ...]:
    """Return the keys of all kinds of pages in the order of a pack, the record sheets among them."""
    return (*_BEFORE_SHEETS, SHEETS, *(key for key in PAGES if key not in _BEFORE_SHEETS))


def battle_pack(fleets: Sequence[Fleet], options: PackOptions = EVERYTHING) -> Document:
    """Return the pages of each fleet, then those that serve all of them, with bookmarks by fleet and kind.

    Raises KeyError for a key that no kind of page has, and for a language without words. Rule MV-1.0.0-11.
    """
    wanted = [key for key in pack_keys() if key not in ON_REQUEST] if options.only is None else options.only
    unknown = set(wanted) - set(pack_keys())
    if unknown:
        raise KeyError(min(unknown))
    pages: list[Page] = []
    of = context(tuple(fleets), options.sheets.frame, options.sheets.language)
    for number, each in enumerate(of.each(), 1):
        for key in pack_keys():
            if key in wanted and (key == SHEETS or not PAGES[key].shared):
                own = apart(_made(each, key, options.sheets), str(number))
                add_bound(pages, _named(own, fleet_called(each, each.fleets[0])), of.frame)
    for key, kind in PAGES.items():
        if kind.shared and key in wanted:
            made = kind.make(of if kind.two_sided else _one_sided(of))
            if made and kind.two_sided and len(pages) % 2:
                add_bound(pages, note_page(_one_sided(of)), of.frame)
            if kind.two_sided:
                pages += made
            else:
                add_bound(pages, made, of.frame)
    title = "  ·  ".join(fleet_called(of, fleet) for fleet in of.fleets)
    return Document(title, of.fleets[0].author if of.fleets else "", tuple(pages))


def _made(of: PagesContext, key: str, options: SheetOptions) -> tuple[Page, ...]:
    of = _one_sided(of)
    if key == SHEETS:
        return record_sheets(of.fleets[0], of.issues[0], replace(options, frame=of.frame)).pages
    return PAGES[key].make(of)


def _one_sided(of: PagesContext) -> PagesContext:
    """Return the context for pages as if each was a front; which of them is a back is known when all are together."""
    return replace(of, frame=replace(of.frame, mirrored=False))


def _named(pages: Iterable[Page], fleet: str) -> Iterator[Page]:
    """Yield pages with the name of their fleet in their bookmarks."""
    return (replace(page, bookmark=page.bookmark and f"{fleet}  ·  {page.bookmark}") for page in pages)
