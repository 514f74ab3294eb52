"""The formula book of a design: the standard formulas with its fleet's custom formulas; and lines of sums."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from metamaker.core.paths import resource
from metamaker.formulas.book import Book, read_book
from metamaker.formulas.compiled import Formulas, formulas
from metamaker.formulas.errors import FormulaError
from metamaker.games.metaverse.model.design import Design, HouseRules
from metamaker.games.metaverse.model.fleet import GAME, HouseFormula


@cache
def stock_book() -> Book:
    """Return the standard formula book."""
    return read_book(resource("metaverse", "formulas.toml").read_text(encoding="utf-8"), GAME)


@lru_cache(maxsize=64)
def _housed(formulas: tuple[HouseFormula, ...]) -> tuple[Book, tuple[FormulaError, ...]]:
    return stock_book().with_house({formula.entry: formula.expression for formula in formulas})


def book(house: HouseRules) -> Book:
    """Return the formula book with all valid custom formulas; entries with invalid ones keep their standard formula."""
    return _housed(house.formulas)[0] if house.formulas else stock_book()


def refused_formulas(house: HouseRules) -> tuple[FormulaError, ...]:
    """Return the errors of the invalid custom formulas."""
    return _housed(house.formulas)[1] if house.formulas else ()


def book_of(design: Design) -> Book:
    """Return the formula book for the numbers of `design`."""
    return book(design.house)


def formulas_of(design: Design) -> Formulas:
    """Return the compiled formulas for the numbers of `design`."""
    return formulas(book_of(design))


class Line(NamedTuple):
    """A term of a sum. `path` leads from the class to the element; `inputs` are those of the entry, in declared order."""

    path: tuple[str, ...]
    entry: str
    inputs: tuple[float, ...]
    value: float


def line(known: Formulas, path: tuple[str, ...], entry: str, *inputs: float) -> Line:
    """Return the line of the element at `path` by the formula `entry`."""
    return Line(path, entry, inputs, known[entry](*inputs))


def exchanged(lines: Iterable[Line], path: tuple[str, ...], anew: Iterable[Line]) -> tuple[Line, ...]:
    """Return `lines` with `anew` in place of the adjacent lines of the element at `path`."""
    result: list[Line] = []
    given = False
    for each in lines:
        if each.path != path:
            result.append(each)
        elif not given:
            result += anew
            given = True
    return tuple(result)
