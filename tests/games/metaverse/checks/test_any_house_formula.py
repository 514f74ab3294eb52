"""No house formula keeps a document from being looked at: what cannot be used is said, and the stock formula stands in."""

from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.designs import report
from metamaker.games.metaverse.model.fleet import Fleet, HouseFormula
from metamaker.games.metaverse.stats.book import stock_book
from metamaker.opening import open_file
from tests.examples import examples

HOSTILE = Path(__file__).parents[3] / "hostile"
SAMPLES = tuple(
    open_file(str(sample_fleets("metaverse") / f"{name}.json")).document for name in ("the-slow-orchard", "the-even-hand")
)
ENTRIES = [entry for entry in stock_book().entries() if not entry.fixed]
NUMBERS = ("0", "0 - 1", "0.001", "99", "99.5", "1e12", "1e12 ** 25", "1 / 0", "0 - 1e15")


def looked_at(fleet: Fleet) -> set[str]:
    """Look at all numbers and problems of a fleet, and return the places of its problems."""
    report(fleet, False)
    return {issue.where for issue in check_fleet(fleet)}


@st.composite
def formulas(draw: st.DrawFn) -> HouseFormula:
    entry = draw(st.sampled_from(ENTRIES))
    scope = stock_book().scopes[entry.scope]
    names = st.sampled_from([*scope.inputs, *scope.entries])
    return HouseFormula(entry=entry.name, expression=draw(st.sampled_from(NUMBERS) | names | names.map("99 ** {}".format)))


@settings(max_examples=examples(40))
@given(formulas(), st.sampled_from(SAMPLES))
@example(HouseFormula(entry="value.defence_exponent", expression="99"), SAMPLES[0])
@example(HouseFormula(entry="value.ems_coefficient", expression="99.5"), SAMPLES[0])
@example(HouseFormula(entry="rate.quality", expression="1e12 ** 25"), SAMPLES[1])
@example(HouseFormula(entry="rate.least_rate", expression="0"), SAMPLES[0])
def test_any_house_formula_leaves_a_fleet_that_can_be_looked_at(formula: HouseFormula, fleet: Fleet) -> None:
    looked_at(fleet.with_(formulas=(formula,)))


@pytest.mark.parametrize("entry", ["cost", "strike", "cost_unrounded", "quality_factor"])
@pytest.mark.parametrize("name", ["pulse", "mean_die", "modifier", "one_shot"])
def test_what_is_known_of_one_weapon_alone_is_refused_for_a_squadron(entry: str, name: str) -> None:
    house = HouseFormula(entry=f"squadron.{entry}", expression=f"strength + {name}")
    assert f"formulas/squadron.{entry}" in looked_at(SAMPLES[0].with_(formulas=(house,)))


@pytest.mark.parametrize("file", sorted(HOSTILE.glob("house-*.json")), ids=lambda file: file.stem)
def test_files_that_could_not_be_looked_at(file: Path) -> None:
    looked_at(open_file(str(file)).document)


def test_a_result_beyond_all_numbers_of_the_game_is_said() -> None:
    house = HouseFormula(entry="ship.ems", expression="1e12 * 1e6")
    issues = check_fleet(SAMPLES[0].with_(formulas=(house,)))
    assert any("is larger than 1,000,000,000,000,000" in issue.text for issue in issues if issue.where == "formulas/ship.ems")
