"""What is printed of a document, and how: an order that can be kept and changed, and the pages that it makes."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from metamaker.game.game import Game, required
from metamaker.game.prints import PrintOptions
from metamaker.prints.files import Print, Source, printed

SHEETS = "sheets"
"""The kind of page that is left out of pages for the table unless it is asked for."""


class What(StrEnum):
    """What can be printed: sheets of ships, sheets of classes, pages for the table, blank sheets."""

    SHIPS = "ships"
    CLASSES = "classes"
    PAGES = "pages"
    BLANK = "blank"


_USUAL = PrintOptions()


class Item(NamedTuple):
    """One thing that can be chosen: a reference or a kind of page, and its name."""

    key: str
    name: str


@dataclass(frozen=True)
class PrintOrder:
    """An order. `left_out` are keys of items that are not printed; what is new in a document is printed."""

    what: What = What.SHIPS
    left_out: frozenset[str] = frozenset()
    options: PrintOptions = _USUAL


def items(game: Game[Any], document: Any, what: What, language: str) -> tuple[Item, ...]:
    """Return what can be chosen; of ships and classes there is always something, if only classes; of blank sheets nothing."""
    if what is What.BLANK:
        return ()
    if what is What.PAGES:
        return tuple(Item(key, title) for key, title in required(game.prints).page_kinds(language).items())
    refs = required(game.designs).subjects(document, what is What.CLASSES)
    return tuple(Item(ref, required(game.edits).summary(document, ref, language).title) for ref in refs)


def keys(game: Game[Any], document: Any, order: PrintOrder) -> tuple[str, ...]:
    """Return the keys of what is printed, in the order of print."""
    known: tuple[str, ...] = ()
    if order.what is What.PAGES:
        known = tuple(required(game.prints).page_kinds())
    elif order.what is not What.BLANK:
        known = required(game.designs).subjects(document, order.what is What.CLASSES)
    return tuple(key for key in known if key not in order.left_out)


def drawn(game: Game[Any], document: Any, order: PrintOrder, step: Callable[[int, int], None] = lambda _, __: None) -> Print:
    """Return the pages of an order. `step(done, total)` is called after each sheet, and may raise to end it."""
    chosen, options = keys(game, document, order), order.options
    if order.what is What.BLANK:
        return Print((), required(game.sheets).blanks(options))
    if order.what is What.PAGES:
        return Print(
            (Source(game, document),), required(game.prints).pages((document,), chosen, _plain(options)) if chosen else ()
        )
    sheets = []
    for number, ref in enumerate(chosen, 1):
        sheets.append(required(game.sheets).sheet(document, ref, options))
        step(number, len(chosen))
    if not order.left_out:
        sheets += required(game.sheets).extra_sheets(document, options)
    return printed([Source(game, document, tuple(sheets))], options)


def _plain(options: PrintOptions) -> PrintOptions:
    """What sheets have besides frame and language is not for pages."""
    return PrintOptions(options.frame, language=options.language)


def beginning(game: Game[Any], document: Any, order: PrintOrder) -> Print:
    """Return the pages of the first sheet of an order alone, to be seen while the rest is being drawn."""
    chosen = keys(game, document, order)
    if order.what in {What.PAGES, What.BLANK} or not chosen:
        return Print((), ())
    return printed([Source(game, document, (required(game.sheets).sheet(document, chosen[0], order.options),))], order.options)


def notes(made: Print) -> tuple[str, ...]:
    """Return what was left out of the sheets of a print."""
    return tuple(f"{sheet.name}: {note}" for source in made.sources for sheet in source.sheets for note in sheet.notes)
