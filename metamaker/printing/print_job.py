"""Print jobs: the selection of sheets and pages, which can be saved and changed, and the resulting pages."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, NamedTuple

from metamaker.game_api.game import Game, required, title_of
from metamaker.game_api.logs import LoggedShip
from metamaker.game_api.prints import Pack, PrintOptions, Sheet
from metamaker.printing.files import EVERY_PAGE, Pages, Print, Source, imposed_sheets, is_among
from metamaker.printing.log_pages import log_leaves


class What(StrEnum):
    """The kinds of printouts: sheets of ships, sheets of classes, pages for the table, blank sheets."""

    SHIPS = "ships"
    CLASSES = "classes"
    PAGES = "pages"
    BLANK = "blank"


_OF_SHEETS = (What.SHIPS, What.CLASSES, What.BLANK)

_USUAL = PrintOptions()


def kinds(game: Game) -> tuple[What, ...]:
    """Return the kinds of printouts of a game; nothing for a game without any."""
    known = {*(_OF_SHEETS if game.sheets else ()), *((What.PAGES,) if game.prints else ())}
    return tuple(what for what in What if what in known)


class Item(NamedTuple):
    """One thing that can be chosen: a reference or a kind of page, and its name. `on_request`: it is usually not chosen."""

    key: str
    name: str
    on_request: bool = False


@dataclass(frozen=True)
class PrintOrder:
    """A selection. `left_out` are keys of items not to print; new items of a document are printed.

    `added`: kinds of pages that are only made on request. `only`: these items, in this order, instead of all; then sheets of
    other things than ships are left out.
    """

    what: What = What.SHIPS
    left_out: frozenset[str] = frozenset()
    options: PrintOptions = _USUAL
    only: tuple[str, ...] | None = None
    added: frozenset[str] = frozenset()


class PrintJob(NamedTuple):
    """A document and the order for it; blank sheets are of no document."""

    game: Game
    document: Any
    order: PrintOrder


def items(game: Game, document: object, what: What, language: str) -> tuple[Item, ...]:
    """Return the available items. There is always something for ships and classes, and nothing for blank sheets."""
    if what is What.BLANK:
        return ()
    if what is What.PAGES:
        prints = required(game.prints)
        return tuple(Item(key, title, key in prints.on_request()) for key, title in prints.page_kinds(language).items())
    refs = required(game.designs).subjects(document, what is What.CLASSES)
    return tuple(Item(ref, title_of(game, document, ref, language)) for ref in refs)


def keys(job: PrintJob) -> tuple[str, ...]:
    """Return the keys of the selected items, in the order of print."""
    game, document, order = job
    if order.only is not None:
        return order.only
    known: tuple[str, ...] = ()
    if order.what is What.PAGES:
        rare = required(game.prints).on_request() - order.added
        known = tuple(key for key in required(game.prints).page_kinds() if key not in rare)
    elif order.what is not What.BLANK:
        known = required(game.designs).subjects(document, order.what is What.CLASSES)
    return tuple(key for key in known if key not in order.left_out)


def _no_step(_done: int, _total: int) -> None:
    pass


def drawn(jobs: Sequence[PrintJob], wanted: Pages = EVERY_PAGE, step: Callable[[int, int], None] = _no_step) -> Print:
    """Return the pages of jobs for one file: of one game, with the same selection except for left-out items.

    `wanted`: the pages by number. `step(done, total)` is called after each sheet, and may raise to end it.
    """
    game, _, order = jobs[0]
    if order.what is What.BLANK:
        return _kept(Print((), required(game.sheets).blanks(order.options), order.options.language), wanted)
    if order.what is What.PAGES:
        return _kept(_table(jobs), wanted)
    total = sum(len(keys(job)) for job in jobs)
    steps = iter(range(1, total + 1))
    sources = [_source(job, lambda: step(next(steps), total)) for job in jobs]
    return imposed_sheets(sources, order.options, wanted)


def _table(jobs: Sequence[PrintJob]) -> Print:
    """Return the pages for the table; jobs of several documents want the same kinds."""
    game, _, order = jobs[0]
    kinds_wanted = keys(jobs[0])
    # Options of sheets other than frame, format and language do not apply to pages.
    options = PrintOptions(order.options.frame, order.options.format, language=order.options.language)
    pack = required(game.prints).pages([job.document for job in jobs], kinds_wanted, options) if kinds_wanted else Pack((), ())
    sources = tuple(Source(game, job.document) for job in jobs)
    return Print(sources, pack.pages, options.language, pack.kinds, pack.two_sided)


def _kept(made: Print, wanted: Pages) -> Print:
    return replace(made, pages=tuple(page for number, page in enumerate(made.pages, 1) if is_among(number, wanted)))


def _source(job: PrintJob, step: Callable[[], None]) -> Source:
    """Return the sheets of a document, including those of other things than ships if all are selected."""
    game, document, _ = job
    sheets = []
    logs = _logs(job)
    for ref in keys(job):
        sheets.append(_sheet(job, ref, logs))
        step()
    return Source(game, document, (*sheets, *_beside(job)))


def _logs(job: PrintJob) -> Mapping[str, LoggedShip]:
    """Return the ships with logs to print by reference."""
    game, document, order = job
    if not order.options.logs or game.logs is None:
        return {}
    return {ship.ref: ship for ship in game.logs.ships(document) if ship.log}


def _sheet(job: PrintJob, ref: str, logs: Mapping[str, LoggedShip]) -> Sheet:
    """Return the sheet of a ship or class, followed by its log."""
    game, document, order = job
    made = required(game.sheets).sheet(document, ref, order.options)
    if ref not in logs:
        return made
    slots = required(game.sheets).slots(order.options)
    return replace(made, leaves=(*made.leaves, *log_leaves(logs[ref], slots, order.options.language)))


def _beside(job: PrintJob) -> tuple[Sheet, ...]:
    """Return the sheets of other things than ships, for a print without a selection."""
    game, document, order = job
    is_all = order.only is None and not order.left_out
    return required(game.sheets).extra_sheets(document, order.options) if is_all else ()


def has_sheets(job: PrintJob) -> bool:
    """Return whether a job for sheets makes any."""
    return bool(keys(job) or _beside(job))


def beginning(job: PrintJob) -> Print:
    """Return only the pages of the first sheet of a job, to show while the rest is drawn."""
    chosen = keys(job)
    if job.order.what in {What.PAGES, What.BLANK} or not chosen:
        return Print((), ())
    first = _sheet(job, chosen[0], _logs(job))
    return imposed_sheets([Source(job.game, job.document, (first,))], job.order.options)
