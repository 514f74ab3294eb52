"""The numbers of a design with their labels and rules, as tables and texts show them, and their explanations (CF-SHEET-01)."""

from functools import cache

from metamaker.core.paths import resource
from metamaker.core.stat import Number, Stat, StatBlock
from metamaker.formulas.book import Book, read_book
from metamaker.formulas.explain import Explanation, explain
from metamaker.formulas.solving import Calculation
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.design import Design, SystemKind
from metamaker.games.cosmoforce.model.fleet import GAME
from metamaker.games.cosmoforce.rules.editions import PlayedRules
from metamaker.games.cosmoforce.stats.derived import HUNDRED, derived

HEADLINE = ("mass", "speed", "thrust", "complement", "starting_heat", "capacity")
"""The numbers of a ship in an overview."""


def numbered(symbol: str, value: Number, rule: str, *, unit: str = "", better: int = 0, label: str = "", **names: str) -> Stat:
    """Return a number under its label, by default that of its symbol, in the current language."""
    return Stat(symbol, value, unit, message(f"stat-{label or symbol}", **names), rule, better)


def design_block(design: Design, rules: PlayedRules) -> StatBlock:
    """Return the numbers of a design under the current rules."""
    of = derived(design, rules)
    return StatBlock(
        (
            numbered("size_mod", of.size_mod, "CF-SHIP-01"),
            numbered("mass", of.mass, "CF-DER-01"),
            numbered("thrust", of.thrust, "CF-DER-04", better=1),
            numbered("speed", of.speed // HUNDRED, "CF-DER-05", better=1),
            numbered("complement", of.complement, "CF-DER-06", unit="crew", better=1),
            numbered("starting_heat", of.starting_heat, "CF-DER-07", better=-1),
            numbered("boxes", sum(of.boxes), "CF-DER-08", better=1),
            numbered("capacity", of.capacity, "CF-DER-09", unit="marks", better=1),
            numbered("empty_slots", design.slots.count(None), "CF-MODE-07"),
        )
    )


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
