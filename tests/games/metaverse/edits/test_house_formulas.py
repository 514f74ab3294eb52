"""House formulas one at a time."""

import pytest

from metamaker.core.edits import changed
from metamaker.core.messages import words_in
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.edits.house_formulas import chapters, formula_problems, house_rule_meaning, set_formula
from metamaker.games.metaverse.model.fleet import Fleet, HouseFormula
from metamaker.games.metaverse.stats.book import stock_book
from tests.games.metaverse.edits.flotilla import FLEET


def written(fleet: Fleet) -> dict[str, str]:
    return {formula.entry: formula.expression for formula in fleet.formulas}


def test_a_formula_is_set_replaced_and_taken_back() -> None:
    fleet = set_formula(set_formula(FLEET, "ship.ems", "3"), "ship.max_speed", "20")
    fleet = set_formula(fleet, "ship.ems", "4")
    assert [*written(fleet).items()] == [("ship.ems", "4"), ("ship.max_speed", "20")]
    assert set_formula(set_formula(fleet, "ship.ems", " "), "ship.max_speed", "") == FLEET
    assert set_formula(fleet, "ship.ems", "4") is fleet


def test_of_two_formulas_for_one_entry_one_is_left() -> None:
    twice = tuple(HouseFormula(entry="ship.ems", expression=text) for text in "12")
    fleet = set_formula(changed(FLEET, formulas=twice), "ship.ems", "3")
    assert [(formula.entry, formula.expression) for formula in fleet.formulas] == [("ship.ems", "3")]


def test_what_the_rules_fix_stays() -> None:
    with pytest.raises(EditProblem, match=r"The rules fix “ship\.mass_factor_literal”"):
        set_formula(FLEET, "ship.mass_factor_literal", "1")


def test_each_problem_is_a_sentence_by_its_entry() -> None:
    fleet = set_formula(set_formula(FLEET, "ship.ems", "max(1, "), "ship.max_speed", "4 * tech_level")
    fleet = set_formula(fleet, "ship.target_rating", "2.5")
    fleet = set_formula(fleet, "ship.reverse_speed", "40 - max_speed")
    found = formula_problems(fleet)
    assert found.keys() == {"ship.ems", "ship.target_rating", "ship.reverse_speed"}
    assert found["ship.reverse_speed"] == (
        "The custom formula “ship.reverse_speed” falls from 36 to 32 as tech_level grows from 1 to 2, "
        "where the stock formula never falls."
    )
    assert found["ship.ems"].startswith("Formula ship.ems, column ")
    assert "a whole number" in found["ship.target_rating"]
    assert formula_problems(FLEET) == {}


def test_the_book_lists_every_entry_with_what_the_fleet_says() -> None:
    fleet = changed(FLEET, formulas=(HouseFormula(entry="ship.warp", expression="1"),))
    book = chapters(set_formula(fleet, "ship.ems", "3"))
    entries = {entry.name: entry for chapter in book for entry in chapter.entries}
    assert entries.keys() == {*(entry.name for entry in stock_book().entries()), "ship.warp"}
    ems = entries["ship.ems"]
    assert (ems.stock, ems.house, ems.fixed) == ("max(1, ceil(reactor_total / 10))", "3", False)
    assert "reactor_total: ratings of all reactors" in map(str, ems.inputs)
    assert (book[-1].name, [entry.house for entry in book[-1].entries]) == ("", ["1"])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_house_rules_are_told_by_what_they_are(language: str) -> None:
    words = words_in("metaverse", language)
    names = [entry.name for chapter in chapters(FLEET) for entry in chapter.entries if entry.name]
    told = [words.say(house_rule_meaning(name)) for name in (*names, "mass_factor")]
    assert [name for name, text in zip(names, told, strict=False) if not text or name in text] == []
