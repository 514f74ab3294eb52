"""The formula book: every entry as mathematics, by chapter; custom formulas have the standard formula below them.

Typesetting all of it takes seconds, so these pages are only made on request.
"""

from typing import NamedTuple

from metamaker.core.messages import Words
from metamaker.formulas.plain_text import Say, readable
from metamaker.formulas.scope import Entry, Input, Scope
from metamaker.formulas.tree import Tree
from metamaker.formulas.typeset import in_words, latex
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.pages.context import PagesContext
from metamaker.games.metaverse.pages.edges import fleet_called, flowing, room, shared_heading
from metamaker.games.metaverse.sheet.scale import LEAST, heading
from metamaker.games.metaverse.stats.book import book, stock_book
from metamaker.rendering.boxes import column, padded, row, underlined
from metamaker.rendering.drawing import BOLD, Drawing, Group, Page
from metamaker.rendering.ink import ALERT, QUIET
from metamaker.rendering.layout import Strip, Table
from metamaker.rendering.mathematics import mathematics
from metamaker.rendering.texts import paragraph

_GAP = 5.0
_NAMES = 0.36
"""The part of the width for names and meanings; formulas have the rest."""

_EDGE = 1.2
_BETWEEN = 1.4
_NAME, _TEXT, _SMALL = 3.0, 2.5, 2.3

SIZE = 3.4
"""The type size of formulas in mm."""

_SMALLEST = 0.65
"""The smallest scale of a wide formula; wider ones are lines of text."""

_HIGHEST = 70.0
"""The maximum height of a custom formula in mm; higher ones are lines of text too."""


class House(NamedTuple):
    """A formula that replaces the standard one, and the fleet that uses it."""

    fleet: str
    tree: Tree


def formula_pages(context: PagesContext) -> tuple[Page, ...]:
    """Return the whole formula book, with the custom formulas of the fleets of `context`."""
    head = shared_heading(context, "formulas")
    width = room(context, head).width
    blocks = [_chapter(scope, context, width) for scope in stock_book().scopes.values()]
    return flowing(context, head, blocks, _GAP)


def unit_text(unit: str, words: Words) -> str:
    """Return a unit of the formula book in the language of the words."""
    return words.get(f"window-unit-{unit.replace(' ', '_')}", unit)


def houses(context: PagesContext, entry: str) -> tuple[House, ...]:
    """Return the valid custom formulas of the fleets for an entry."""
    books = [(fleet_called(context, fleet), book(definitions(fleet).house)) for fleet in context.fleets]
    return tuple(House(fleet, of.entry(entry).formula.tree) for fleet, of in books if entry in of.house)


def _chapter(scope: Scope, context: PagesContext, width: float) -> Table:
    title = context.words.text("pages-formulas-chapter", name=scope.name, meaning=scope.meaning)
    inputs = [_inputs(scope, context.words, width)] if scope.inputs else []
    rows = [_row(entry, houses(context, entry.name), context.words, width) for entry in scope.entries.values()]
    return Table(heading(title, width), (*(Strip(each, keep=True) for each in inputs), *map(Strip, rows)))


def _inputs(scope: Scope, words: Words, width: float) -> Drawing:
    """Return the measured values in the formulas of a chapter."""
    told = "  ·  ".join(_told(one, words) for one in scope.inputs.values())
    return underlined(padded(paragraph(told, width, _SMALL, role=QUIET), 0.0, _EDGE))


def _told(one: Input, words: Words) -> str:
    return words.text("pages-formulas-input", name=one.symbol.replace("_", " "), meaning=one.meaning)


def _row(entry: Entry, of_house: tuple[House, ...], words: Words, width: float) -> Drawing:
    """Name, meaning, unit and rule at the left, the formulas at the right."""
    left = width * _NAMES
    names, formulas = _names(entry, words, left), _formulas(entry, of_house, words, width - left - _GAP)
    return underlined(padded(row((names, formulas), _GAP), 0.0, _EDGE))


def _names(entry: Entry, words: Words, width: float) -> Drawing:
    unit = words.text("pages-formulas-unit", unit=unit_text(entry.unit, words), rule=entry.rule)
    return column(
        (
            paragraph(entry.symbol.replace("_", " "), width, _NAME, smallest=LEAST, weight=BOLD),
            paragraph(words.say(entry.meaning), width, _TEXT),
            paragraph(unit, width, LEAST, role=QUIET),
        ),
        -0.9,  # closer than paragraphs
    )


def _formulas(entry: Entry, of_house: tuple[House, ...], words: Words, width: float) -> Drawing:
    """Return the formula. A marked custom formula comes first, with the standard formula as text below."""
    if not of_house:
        return formula(entry.formula.tree, width, words.say)
    parts: list[Drawing] = []
    for house in of_house:
        mark = words.text("pages-formulas-house", fleet=house.fleet)
        parts += (paragraph(mark, width, _SMALL, weight=BOLD, role=ALERT), formula(house.tree, width, words.say))
    stock = words.text("pages-formulas-stock", formula=readable(entry.formula.tree, words.say))
    return column((*parts, paragraph(stock, width, _TEXT, role=QUIET)), _BETWEEN)


def formula(tree: Tree, width: float, say: Say = str) -> Drawing:
    """Return a formula as mathematics in up to `width` mm, smaller if necessary; as text if that would be too small."""
    drawing = mathematics(in_words(latex(tree), say), SIZE)
    scale = min(1.0, width / drawing.width) if drawing is not None else 0.0
    if drawing is None or scale < _SMALLEST or drawing.height * scale > _HIGHEST:
        return paragraph(readable(tree, say), width, _TEXT)
    return Drawing(width, drawing.height * scale, (Group(0.0, 0.0, drawing, None, scale),))
