"""The formula book: every entry as mathematics, by chapter; house formulas of the fleets stand with the stock formula below.

Typesetting all of it takes seconds, so that these pages are made only when they are asked for.
"""

from typing import NamedTuple

from metamaker.core.words import Words
from metamaker.formulas.readable import Say, readable
from metamaker.formulas.scope import Entry, Input, Scope
from metamaker.formulas.tree import Tree
from metamaker.formulas.typeset import in_words, latex
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.pages.context import PagesContext
from metamaker.games.metaverse.pages.edges import fleet_called, flowing, room, shared_heading
from metamaker.games.metaverse.sheet.scale import LEAST
from metamaker.games.metaverse.sheet.tables import heading, row
from metamaker.games.metaverse.stats.book import book, stock_book
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page
from metamaker.sheets.ink import ALERT, QUIET
from metamaker.sheets.layout import Strip, Table
from metamaker.sheets.lettering import fit, lines, wrap
from metamaker.sheets.mathematics import mathematics

_GAP = 5.0
_NAMES = 0.36
"""The part of the width that names and meanings take; formulas have the rest."""

_EDGE = 1.6
_BETWEEN = 1.4
_NAME, _TEXT, _SMALL = 3.0, 2.5, 2.3

SIZE = 3.4
"""Millimetres of the type of formulas."""

_SMALLEST = 0.65
"""How small a wide formula is made to fit; wider ones stand as lines of text."""

_HIGHEST = 70.0
"""Formulas of a fleet that would stand higher than this, in mm, are lines of text too."""


class House(NamedTuple):
    """A formula that stands in place of the stock one, and the fleet that plays by it."""

    fleet: str
    tree: Tree


def formula_pages(context: PagesContext) -> tuple[Page, ...]:
    """Return the whole book, with what the fleets of `context` have put in the place of entries."""
    head = shared_heading(context, "formulas")
    width = room(context, head).width
    blocks = [_chapter(scope, context, width) for scope in stock_book().scopes.values()]
    return flowing(context, head, blocks, _GAP)


def unit_text(unit: str, words: Words) -> str:
    """Return a unit of the book in the language of the words."""
    return words.get(f"window-unit-{unit.replace(' ', '_')}", unit)


def houses(context: PagesContext, entry: str) -> tuple[House, ...]:
    """Return the house formulas that the fleets have for an entry and that can be used."""
    books = [(fleet_called(context, fleet), book(definitions(fleet).house)) for fleet in context.fleets]
    return tuple(House(fleet, of.entry(entry).formula.tree) for fleet, of in books if entry in of.house)


def _chapter(scope: Scope, context: PagesContext, width: float) -> Table:
    title = context.words.text("pages-formulas-chapter", name=scope.name, meaning=scope.meaning)
    inputs = [_inputs(scope, context.words, width)] if scope.inputs else []
    rows = [_row(entry, houses(context, entry.name), context.words, width) for entry in scope.entries.values()]
    return Table(heading(title, width), (*(Strip(each, keep=True) for each in inputs), *map(Strip, rows)))


def _inputs(scope: Scope, words: Words, width: float) -> Drawing:
    """What measured values the formulas of a chapter name."""
    told = "  ·  ".join(_told(one, words) for one in scope.inputs.values())
    text = wrap(told, width, _SMALL)
    ops = lines(0.0, _EDGE + _SMALL, text, role=QUIET)
    return row(width, _EDGE + _SMALL + text.height + _EDGE, ops)


def _told(one: Input, words: Words) -> str:
    return words.text("pages-formulas-input", name=one.symbol.replace("_", " "), meaning=one.meaning)


def _row(entry: Entry, of_house: tuple[House, ...], words: Words, width: float) -> Drawing:
    """Name, meaning, unit and rule at the left, the formulas at the right."""
    left = width * _NAMES
    names, formulas = _names(entry, words, left), _formulas(entry, of_house, words, width - left - _GAP)
    height = max(names.height, formulas.height) + 2 * _EDGE
    ops = (Group(0.0, _EDGE, names), Group(left + _GAP, (height - formulas.height) / 2, formulas))
    return row(width, height, ops)


def _names(entry: Entry, words: Words, width: float) -> Drawing:
    name = fit(entry.symbol.replace("_", " "), width, _NAME, BOLD, smallest=LEAST)
    meaning = wrap(words.say(entry.meaning), width, _TEXT)
    below = wrap(words.text("pages-formulas-unit", unit=unit_text(entry.unit, words), rule=entry.rule), width, LEAST)
    first = name.size * 0.8
    second = first + name.height + _TEXT + 0.9
    third = second + meaning.height + LEAST + 0.9
    ops = (*lines(0.0, first, name, weight=BOLD), *lines(0.0, second, meaning), *lines(0.0, third, below, role=QUIET))
    return Drawing(width, third + below.height + 0.6, ops)


def _formulas(entry: Entry, of_house: tuple[House, ...], words: Words, width: float) -> Drawing:
    """The formula; where there is a house formula that one, marked, and the stock formula as text below."""
    if not of_house:
        return formula(entry.formula.tree, width, words.say)
    parts: list[Drawing] = []
    for house in of_house:
        mark = wrap(words.text("pages-formulas-house", fleet=house.fleet), width, _SMALL, BOLD)
        parts.append(Drawing(width, _SMALL + mark.height + 0.8, lines(0.0, _SMALL, mark, weight=BOLD, role=ALERT)))
        parts.append(formula(house.tree, width, words.say))
    stock = wrap(words.text("pages-formulas-stock", formula=readable(entry.formula.tree, words.say)), width, _TEXT)
    parts.append(Drawing(width, _TEXT + stock.height + 0.6, lines(0.0, _TEXT, stock, role=QUIET)))
    return _stacked(parts, width)


def _stacked(parts: list[Drawing], width: float) -> Drawing:
    ops: list[Op] = []
    y = 0.0
    for part in parts:
        ops.append(Group(0.0, y, part))
        y += part.height + _BETWEEN
    return Drawing(width, y - _BETWEEN, tuple(ops))


def formula(tree: Tree, width: float, say: Say = str) -> Drawing:
    """Return a formula as mathematics in at most `width` mm, smaller if need be; as text where that would be too small."""
    drawing = mathematics(in_words(latex(tree), say), SIZE)
    scale = min(1.0, width / drawing.width) if drawing is not None else 0.0
    if drawing is None or scale < _SMALLEST or drawing.height * scale > _HIGHEST:
        text = wrap(readable(tree, say), width, _TEXT)
        return Drawing(width, _TEXT + text.height + 0.6, lines(0.0, _TEXT, text))
    return Drawing(width, drawing.height * scale, (Group(0.0, 0.0, drawing, None, scale),))
