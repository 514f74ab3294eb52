"""Explanations: every value with its formula and inputs, so that the reader can check the sum."""

import pytest

from metamaker.formulas.book import Book
from metamaker.formulas.compiled import evaluator
from metamaker.formulas.explain import Explanation, Given, Sensitivity, explain, sensitivity
from metamaker.formulas.interpreter import value
from metamaker.formulas.syntax import parse

SHIP = {"hull_hits": 60, "tech_level": 5, "reactor_total": 25, "power_total": 25.344}


def recalculated(found: Explanation) -> float:
    """Return the formula's text, calculated from the values in the explanation."""
    shown = {source.symbol: source.value for source in found.inputs}
    return value(found.name, parse(found.name, str(found.expression), shown).tree, shown)


def test_an_explanation_names_formula_inputs_origins_and_rule(stock: Book) -> None:
    found = explain(stock, "ship", "reverse_speed", SHIP, {"tech_level": "the class's tech level"})
    assert (found.name, found.value, found.unit, found.rule) == ("ship.reverse_speed", 10, "cm", "MV-3.1.17-03")
    assert found.expression == "floor(max_speed / 2)"
    (speed,) = found.inputs
    assert isinstance(speed, Explanation)
    assert speed.inputs == (Given("tech_level", 5, "levels", "tech level; 5 is standard", "the class's tech level"),)
    assert [step.symbol for step in found.steps()] == ["max_speed", "reverse_speed"]


def test_every_step_of_every_explanation_adds_up(stock: Book) -> None:
    for scope in stock.scopes.values():
        inputs = {name: min(variable.most, variable.least + 2.5) for name, variable in scope.inputs.items()}
        for entry in scope.entries.values():
            for step in explain(stock, scope.name, entry.symbol, inputs, {}).steps():
                assert step.value == pytest.approx(max(recalculated(step), stock.entry(step.name).least or -1e9))


def test_a_value_used_twice_is_one_step(stock: Book) -> None:
    inputs = dict.fromkeys(stock.scopes["forecast"].inputs, 30)
    names = [step.symbol for step in explain(stock, "forecast", "chance", inputs, {}).steps()]
    assert sorted(names) == ["chance", "steepness", "weight_ours", "weight_theirs"]


def test_an_input_below_its_range_says_what_it_counts_as(stock: Book) -> None:
    (hull,) = explain(stock, "ship", "mass_factor", {"hull_hits": 0}, {"hull_hits": "no section has any"}).inputs
    assert isinstance(hull, Given)
    assert (hull.value, str(hull.origin)) == (1, "no section has any; 0 counts as 1")


def test_house_formulas_are_marked_and_failed_ones_explained_by_the_stock_formula(stock: Book) -> None:
    book, _ = stock.with_house({"ship.max_speed": "60 / (tech_level - 5)", "ship.mass_factor": "4"})
    assert explain(book, "ship", "mass_factor", SHIP, {}).house
    failed = explain(book, "ship", "max_speed", SHIP, {})
    assert (failed.value, failed.house, failed.expression) == (20, False, "4 * tech_level")
    assert str(failed.failure) == "formula ship.max_speed, column 7: division by zero"
    assert explain(book, "ship", "reverse_speed", SHIP, {}).value == evaluator(book, "ship")(SHIP).values["reverse_speed"]


def test_explaining_house_formulas_that_use_one_another_again_and_again_stays_small(stock: Book) -> None:
    chain = [name for name, entry in stock.scopes["value"].entries.items() if not entry.part]
    house = {f"value.{name}": " + ".join(chain[:number]) or "1" for number, name in enumerate(chain)}
    book, refused = stock.with_house(house)
    assert refused == ()
    assert len(explain(book, "value", chain[-1], dict.fromkeys(stock.scopes["value"].inputs, 1), {}).steps()) == len(chain)


def test_sensitivity_tells_what_one_more_of_each_input_does(stock: Book) -> None:
    assert sensitivity(stock, "ship", "mass_factor", SHIP) == (Sensitivity("hull_hits", 1, 1),)
    assert sensitivity(stock, "ship", "ems", SHIP) == (Sensitivity("reactor_total", 1, 0),)
    by_input = {found.symbol: found for found in sensitivity(stock, "draw", "sensor_array", {"n": 2, "r": 15, "hull_hits": 60})}
    assert by_input == {"n": Sensitivity("n", 1, 1.875), "r": Sensitivity("r", 1, 0.25)}


def test_at_the_end_of_a_range_sensitivity_looks_one_back(stock: Book) -> None:
    squadron = {
        "strength": 6,
        "defence": 0,
        "target_rating": 4,
        "damage": 4,
        "speed_cm": 20,
        "ftl": 1,
        "breaching": 0,
        "ecm": 0,
    }
    found = {one.symbol: one for one in sensitivity(stock, "squadron", "quality_factor", squadron)}
    assert found["ftl"].by == -1
    assert found["ftl"].change == pytest.approx(-0.1)
    assert found["ecm"].change == pytest.approx(1.1 * 0.15)


def test_an_explained_value_is_never_below_the_least_of_its_entry(stock: Book) -> None:
    assert explain(stock, "draw", "primitive_ftl", {"n": 1, "r": 20, "hull_hits": 60}, {}).value == 0
