"""The formula book of a design: the stock book with its fleet's house formulas."""

from functools import cache, lru_cache

from metamaker.core.paths import resource
from metamaker.formulas.book import Book, read_book
from metamaker.formulas.errors import FormulaError
from metamaker.games.metaverse.model.design import Design, HouseRules
from metamaker.games.metaverse.model.fleet import HouseFormula


@cache
def stock_book() -> Book:
    """Return the formula book of the program."""
    return read_book(resource("metaverse", "formulas.toml").read_text(encoding="utf-8"))


@lru_cache(maxsize=64)
def _housed(formulas: tuple[HouseFormula, ...]) -> tuple[Book, tuple[FormulaError, ...]]:
    return stock_book().with_house({formula.entry: formula.expression for formula in formulas})


def book(house: HouseRules) -> Book:
    """Return the book with the house formulas that can be used; the others keep their stock formula."""
    return _housed(house.formulas)[0] if house.formulas else stock_book()


def refused_formulas(house: HouseRules) -> tuple[FormulaError, ...]:
    """Return what is wrong with the house formulas that cannot be used."""
    return _housed(house.formulas)[1] if house.formulas else ()


def book_of(design: Design) -> Book:
    """Return the book that the numbers of `design` come from."""
    return book(design.house)
