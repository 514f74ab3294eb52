"""Explanations of the numbers of a design (CF-SHEET-01)."""

from functools import cache

from metamaker.core.paths import resource
from metamaker.formulas.book import Book, read_book
from metamaker.formulas.explain import Explanation, explain
from metamaker.formulas.solving import Calculation
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import GAME
from metamaker.games.cosmoforce.model.words import SystemKind
from metamaker.games.cosmoforce.rules.editions import PlayedRules

SCOPE = "ship"


@cache
def book() -> Book:
    """Return the formula book of `resources/cosmoforce/formulas.toml`."""
    return read_book(resource("cosmoforce", "formulas.toml").read_text(encoding="utf-8"), GAME)


def explainable() -> tuple[str, ...]:
    """Return the symbols of the numbers that have a formula."""
    return tuple(book().scopes[SCOPE].entries)


def formula(symbol: str) -> str:
    """Return the formula of a number as text: `size_mod * filled`."""
    return book().scopes[SCOPE].entries[symbol].expression


def calculation(design: Design, rules: PlayedRules, symbol: str) -> Calculation:
    """Return the subject for which the formula of a number is calculated."""
    return Calculation(book(), SCOPE, symbol, _inputs(design, rules))


def explained(design: Design, rules: PlayedRules, symbol: str) -> Explanation:
    """Return the formula of a number with all its inputs. Raises KeyError for a number without one."""
    origins = {"size_mod": message("stat-class", ship_class=design.ship_class.value)}
    return explain(book(), SCOPE, symbol, _inputs(design, rules), origins)


def _inputs(design: Design, rules: PlayedRules) -> dict[str, float]:
    systems = design.systems
    return {
        "size_mod": design.ship_class.size_mod,
        "filled": len(systems),
        "engines": systems.count(SystemKind.ENGINE),
        "afterburners": systems.count(SystemKind.AFTERBURNER),
        "afterburner_thrust": rules.afterburner_thrust,
        "habitats": systems.count(SystemKind.HABITAT),
        "armor": systems.count(SystemKind.ARMOR),
        "all_boxes": rules.web_elimination,
    }
