"""The battle pack: every kind of page that a game of one fleet or opposing ones needs, in print order, and no other."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from metamaker.game_api.prints import SHEETS, Pack
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.pages.charts.aboard import ABOARD
from metamaker.games.metaverse.pages.charts.chart_page import Chart, chart_pages, has_something
from metamaker.games.metaverse.pages.charts.criticals import CRITICALS
from metamaker.games.metaverse.pages.charts.encounters import ENCOUNTERS
from metamaker.games.metaverse.pages.charts.legend import LEGEND, MARKS
from metamaker.games.metaverse.pages.charts.manoeuvres import MANOEUVRES, TABLES
from metamaker.games.metaverse.pages.charts.modifiers import MODIFIERS
from metamaker.games.metaverse.pages.charts.terrain import TERRAIN
from metamaker.games.metaverse.pages.charts.turn_sequence import TURN_SEQUENCE
from metamaker.games.metaverse.pages.command import command_pages
from metamaker.games.metaverse.pages.context import PageKind, PagesContext, context
from metamaker.games.metaverse.pages.counters import are_folded, counter_pages
from metamaker.games.metaverse.pages.edges import fleet_called, in_pack, note_page
from metamaker.games.metaverse.pages.formula_book import formula_pages
from metamaker.games.metaverse.pages.hit_tables import hit_table_pages
from metamaker.games.metaverse.pages.missions import mission_pages, squadron_pages
from metamaker.games.metaverse.pages.plot_cinematic import cinematic_pages
from metamaker.games.metaverse.pages.plot_newtonian import newtonian_pages
from metamaker.games.metaverse.pages.quick_reference import reference_pages, tells_what_is_aboard
from metamaker.games.metaverse.pages.roster import muster_pages, note_pages, roster_pages
from metamaker.games.metaverse.pages.templates import template_pages
from metamaker.games.metaverse.sheet.lower_third import plotted
from metamaker.games.metaverse.sheet.options import STANDARD, SheetOptions
from metamaker.games.metaverse.sheet.record import record_sheets
from metamaker.rendering.drawing import Group, Page
from metamaker.rendering.form import apart
from metamaker.rendering.imposition import add_bound

_CHARTS = {chart.key: chart for chart in (ABOARD, MANOEUVRES, LEGEND, ENCOUNTERS, TERRAIN, TURN_SEQUENCE, MODIFIERS, CRITICALS)}
_IN_REFERENCE = (TURN_SEQUENCE, MODIFIERS, CRITICALS)
"""The quick reference includes the content of these charts."""

_OPPOSED = (ENCOUNTERS, TERRAIN)
"""Charts about the encounter of opposing fleets, and the table."""

_SHORT = {LEGEND.key: MARKS, MANOEUVRES.key: TABLES}
"""Parts of charts that the quick reference does not include."""


def _of_chart(chart: Chart) -> PageKind:
    def made(of: PagesContext) -> tuple[Page, ...]:
        return chart_pages(of, chart)

    key = chart.key
    return PageKind(key, f"charts-{key}-title", made, shared=True, on_request=chart in _IN_REFERENCE, opposed=chart in _OPPOSED)


_KINDS = (
    PageKind("roster", "pages-roster-title", roster_pages),
    PageKind("command", "pages-command-title", command_pages),
    PageKind("hit_tables", "pages-hit_tables-title", hit_table_pages, on_request=True),
    PageKind("squadrons", "pages-squadrons-title", squadron_pages),
    PageKind("plot_cinematic", "pages-plot_cinematic-title", cinematic_pages),
    PageKind("plot_newtonian", "pages-plot_newtonian-title", newtonian_pages),
    PageKind("missions", "pages-missions-title", mission_pages),
    PageKind("quick_reference", "pages-quick_reference-title", reference_pages, shared=True),
    *map(_of_chart, _CHARTS.values()),
    PageKind("counters", "charts-counters-title", counter_pages, shared=True),
    PageKind("templates", "charts-templates-title", template_pages, shared=True),
    PageKind("notes", "pages-notes_page-title", note_pages, on_request=True),
    PageKind("formulas", "pages-formulas-title", formula_pages, shared=True, on_request=True),
)

PAGES = {kind.key: kind for kind in _KINDS}
"""The kinds of pages by key."""


def on_request(fleets: int) -> frozenset[str]:
    """Return the kinds that a pack of `fleets` fleets has only on request."""
    return frozenset(kind.key for kind in _KINDS if kind.on_request or (kind.opposed and fleets < 2))


_BEFORE_SHEETS = ("roster", "command")


@dataclass(frozen=True)
class PackOptions:
    """Options of sheets, whose frame and language serve all pages, and the keys of the wanted kinds.

    No kinds: all that are not made only on request.
    """

    sheets: SheetOptions = STANDARD
    only: tuple[str, ...] | None = None


EVERYTHING = PackOptions()


def pack_keys() -> tuple[str, ...]:
    """Return the keys of all kinds of pages in the order of a pack, including the record sheets."""
    return (*_BEFORE_SHEETS, SHEETS, *(key for key in PAGES if key not in _BEFORE_SHEETS))


def battle_pack(fleets: Sequence[Fleet], options: PackOptions = EVERYTHING) -> Pack:
    """Return the pages of each fleet, then shared ones, with bookmarks by fleet and kind.

    Raises KeyError for an unknown kind of page, and for a language without words. Rule MV-1.0.0-11.
    """
    rare = on_request(len(fleets))
    wanted = [key for key in pack_keys() if key not in rare] if options.only is None else options.only
    unknown = set(wanted) - set(pack_keys())
    if unknown:
        raise KeyError(min(unknown))
    made = _Made(context(tuple(fleets), options.sheets.frame, options.sheets.language), options.sheets, frozenset(wanted))
    for number in range(len(fleets)):
        made.fleet(number)
    made.shared()
    return made.pack(is_whole=options.only is None or len(wanted) > 1)


class _Made:
    """The pages of a pack in progress, and its present kinds."""

    def __init__(self, of: PagesContext, options: SheetOptions, wanted: frozenset[str]) -> None:
        self.of, self.options, self.wanted = of, options, wanted
        # Backs are only known when all pages are together; until then each page is drawn as a front.
        self.fronts = replace(of, frame=replace(of.frame, mirrored=False))
        self.pages: list[Page] = []
        self.kinds: set[str] = set()
        self.two_sided = of.frame.mirrored

    def fleet(self, place: int) -> None:
        """Add the pages of one fleet."""
        of = self.fronts.of(place)
        name = fleet_called(of, of.fleets[0])
        mustered = muster_pages(of) if self.wanted.issuperset(_BEFORE_SHEETS) else ()
        self._own(place, name, mustered, *(_BEFORE_SHEETS if mustered else ()))
        for key in pack_keys():
            if key == SHEETS and key in self.wanted:
                sheets = self._sheets(of)
                of = replace(of, written=frozenset(_written(sheets)))
                self._own(place, name, sheets, key)
            elif key in self.wanted and not PAGES[key].shared and not (mustered and key in _BEFORE_SHEETS):
                self._own(place, name, PAGES[key].make(of), key)

    def _sheets(self, of: PagesContext) -> tuple[Page, ...]:
        return record_sheets(of.fleets[0], of.issues[0], replace(self.options, frame=of.frame)).pages

    def _own(self, place: int, name: str, pages: Sequence[Page], *keys: str) -> None:
        own = apart(pages, str(place + 1))
        self._add((replace(page, bookmark=page.bookmark and f"{name}  ·  {page.bookmark}") for page in own), *keys)

    def _add(self, pages: Iterable[Page], *keys: str) -> None:
        before = len(self.pages)
        add_bound(self.pages, pages, self.of.frame)
        if len(self.pages) > before:
            self.kinds.update(keys)

    def shared(self) -> None:
        """Add the shared pages of all fleets: the reference, charts that may share pages, counters, templates."""
        self._run(self._one(_REFERENCE))
        charts, counters, templates = self._charts(), self._one("counters"), self._one("templates")
        if not counters.pages or are_folded(self.of):
            for run in (charts, counters, templates):
                self._run(run)
        else:
            self._with_backs(charts, templates)
        self._run(self._one("formulas"))

    def _one(self, key: str) -> "_Run":
        return _Run(PAGES[key].make(self.fronts) if key in self.wanted else (), (key,))

    def _run(self, run: "_Run") -> None:
        self._add(run.pages, *run.keys)

    def _charts(self) -> "_Run":
        """Return the wanted charts without those that the reference includes."""
        referred = _REFERENCE in self.wanted
        told = {ABOARD.key} if referred and tells_what_is_aboard(self.fronts) else set()
        charts = {key: chart for key, chart in _CHARTS.items() if key in self.wanted and key not in told}
        shown = {key: _SHORT.get(key, chart) if referred else chart for key, chart in charts.items()}
        shown = {key: chart for key, chart in shown.items() if has_something(self.fronts, chart)}
        return _Run(chart_pages(self.fronts, *shown.values()), tuple(shown))

    def _with_backs(self, charts: "_Run", templates: "_Run") -> None:
        """Add counters, beginning on the front of a sheet of paper, because every second page is the back of the one before."""
        orders = (((charts,), (templates,)), ((charts, templates), ()), ((), (charts, templates)))
        before, after = next((each for each in orders if self._is_front(each[0])), orders[0])
        for run in before:
            self._run(run)
        if len(self.pages) % 2:
            self._add(note_page(self.fronts))
        # These makers return fronts and backs together.
        self.pages += PAGES["counters"].make(self.of)
        self.kinds.add("counters")
        self.two_sided = True
        for run in after:
            self._run(run)

    def _is_front(self, before: Iterable["_Run"]) -> bool:
        return (len(self.pages) + sum(len(run.pages) for run in before)) % 2 == 0

    def pack(self, *, is_whole: bool) -> Pack:
        """Return all pages, each with its number in the pack if there are several kinds."""
        kinds = tuple(key for key in pack_keys() if key in self.kinds)
        pages = tuple(in_pack(self.of, self.pages)) if is_whole and len(self.pages) > 1 else tuple(self.pages)
        return Pack(pages, kinds, self.two_sided)


_REFERENCE = "quick_reference"


class _Run(NamedTuple):
    """Consecutive pages, and their kinds."""

    pages: tuple[Page, ...]
    keys: tuple[str, ...]


def _written(pages: Iterable[Page]) -> Iterator[str]:
    """Yield the references of the ships whose sheets have room for their plots."""
    leaves = (op.drawing for page in pages for op in page.drawing.ops if isinstance(op, Group))
    for leaf in leaves:
        parts = [op for op in leaf.ops if isinstance(op, Group)]
        if any(plotted(part.drawing) for part in parts):
            yield from (part.ref for part in parts if part.ref is not None)
