"""Combat values confirmed by battles: whose result counts, and what it changes."""

import json
from typing import Any

import pytest

from metamaker.core.errors import FileProblem
from metamaker.core.paths import sample_fleets
from metamaker.game_api.confirming import Measured
from metamaker.game_api.game import file_bytes
from metamaker.games.metaverse import designs
from metamaker.games.metaverse.edits.structure import alone
from metamaker.games.metaverse.forecast.terms import line
from metamaker.games.metaverse.match.confirming import kept, key, lacking, with_results
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet, HouseFormula
from metamaker.games.metaverse.model.words import ValueKind
from metamaker.games.metaverse.stats.confirmed import battle_factor, confirmed, content, is_outdated
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.games.metaverse.stats.value import combat_value, standard_value
from metamaker.games.metaverse.stats.value_lines import value_by_group
from metamaker.opening import open_any, open_file
from metamaker.registry import game_called

EVEN_HAND: Fleet = open_file(str(sample_fleets("metaverse") / "the-even-hand.json")).document
FATHOM = "classes/fathom"
STANDARD = with_results(EVEN_HAND, {FATHOM: Measured(10, 3)})
MEASURED = STANDARD.with_(value_kind=ValueKind.MEASURED)


def fathom(fleet: Fleet) -> Design:
    return design(fleet, fleet.ship_class("fathom"))


@pytest.mark.rule("MV-3.1.15-01")
def test_a_result_counts_only_in_fleets_that_ask_for_measured_values() -> None:
    assert combat_value(fathom(STANDARD)) == standard_value(fathom(STANDARD)) == combat_value(fathom(EVEN_HAND))
    assert combat_value(fathom(MEASURED)) == pytest.approx(1.1 * standard_value(fathom(EVEN_HAND)))
    ships = sum(ship.ship_class == "fathom" for ship in EVEN_HAND.ships)
    more = 0.1 * standard_value(fathom(EVEN_HAND)) * ships
    assert fleet_stats(MEASURED).combat_value == pytest.approx(fleet_stats(EVEN_HAND).combat_value + more)


def test_the_breakdown_has_a_line_for_battles_and_adds_up() -> None:
    account = designs.account(MEASURED, "fathom", "combat_value")
    assert sum(share.value for share in account.shares) == pytest.approx(account.stat.value)
    assert str(account.shares[-1].text) == "battles: +10% ± 3"
    assert account.shares[-1].value == pytest.approx(0.1 * standard_value(fathom(MEASURED)))
    assert sum(value_by_group(fathom(MEASURED)).values()) == pytest.approx(combat_value(fathom(MEASURED)))


def test_a_result_that_does_not_count_is_a_note() -> None:
    notes = [str(note) for note in designs.account(STANDARD, "fathom", "combat_value").notes]
    assert any("battles: +10% ± 3, not counted, because the fleet uses standard values" in note for note in notes)
    assert not any("battles" in str(share.text) for share in designs.account(STANDARD, "fathom", "combat_value").shares)


def test_the_result_of_another_design_is_outdated_and_does_not_count() -> None:
    ship = MEASURED.ship_class("fathom")
    changed = MEASURED.with_(classes=tuple(each.with_(tech_level=6) if each is ship else each for each in MEASURED.classes))
    assert is_outdated(fathom(changed))
    assert confirmed(fathom(changed)) is None
    assert battle_factor(fathom(changed)) == 1
    assert any(
        "has changed since its battles" in str(note) for note in designs.account(changed, "fathom", "combat_value").notes
    )
    assert FATHOM in lacking(changed)


@pytest.mark.parametrize(
    "change", [{"name": "Other"}, {"notes": "Slow."}, {"variant": "Mk IX"}, {"public": False}, {"tags": ("old",)}]
)
def test_names_and_notes_do_not_change_the_content(change: dict[str, Any]) -> None:
    ship = EVEN_HAND.ship_class("fathom")
    other = EVEN_HAND.with_(classes=tuple(each.with_(**change) if each is ship else each for each in EVEN_HAND.classes))
    assert content(fathom(other)) == content(fathom(EVEN_HAND))


def test_definitions_and_formulas_of_the_ship_change_the_content() -> None:
    weapons = tuple(each.with_(range_cm=each.range_cm + 1) for each in EVEN_HAND.weapons)
    ems = EVEN_HAND.with_(formulas=(HouseFormula(entry="ship.ems", expression="3"),))
    renamed = EVEN_HAND.with_(weapons=tuple(each.with_(name="Other") for each in EVEN_HAND.weapons))
    assert content(fathom(EVEN_HAND.with_(weapons=weapons))) != content(fathom(EVEN_HAND))
    assert content(fathom(ems)) != content(fathom(EVEN_HAND))
    assert content(fathom(renamed)) == content(fathom(EVEN_HAND))


def test_custom_formulas_of_combat_value_cannot_be_confirmed() -> None:
    own = MEASURED.with_(formulas=(HouseFormula(entry="value.combat_value", expression="hull_hits"),))
    assert combat_value(fathom(own)) == standard_value(fathom(own)) == 60
    assert key(own, FATHOM) == ""
    assert lacking(own) == ()


def test_designs_with_errors_cannot_fight() -> None:
    ship = EVEN_HAND.ship_class("fathom")
    broken = EVEN_HAND.with_(classes=tuple(each.with_(tech_level=0) if each is ship else each for each in EVEN_HAND.classes))
    assert key(broken, FATHOM) == ""
    assert key(EVEN_HAND, FATHOM) == content(fathom(EVEN_HAND))


def test_results_travel_with_a_design() -> None:
    part = alone(MEASURED, (FATHOM,))
    assert kept(part, FATHOM) == Measured(10, 3)
    assert combat_value(fathom(part)) == combat_value(fathom(MEASURED))


def test_forecasts_use_standard_values_to_which_they_are_fitted() -> None:
    assert line(MEASURED).values == pytest.approx(line(EVEN_HAND).values)
    assert line(MEASURED).value == pytest.approx(line(EVEN_HAND).value)


@pytest.mark.parametrize(
    ("battles", "place"),
    [
        ({"percent": 101, "margin": 3, "content": "0" * 16}, "percent"),
        ({"percent": -51, "margin": 3, "content": "0" * 16}, "percent"),
        ({"percent": 1e9, "margin": 3, "content": "0" * 16}, "percent"),
        ({"percent": "6", "margin": 3, "content": "0" * 16}, "percent"),
        ({"percent": 6, "margin": -1, "content": "0" * 16}, "margin"),
        ({"percent": 6, "margin": 3, "content": "<script>"}, "content"),
        ({"percent": 6, "margin": 3, "content": "0" * 16, "more": 1}, "more"),
    ],
)
def test_impossible_results_in_files_are_refused(battles: dict[str, Any], place: str) -> None:
    game = game_called("metaverse")
    file = json.loads(file_bytes(game, MEASURED))
    next(each for each in file["body"]["classes"] if each["id"] == "fathom")["battles"] = battles
    with pytest.raises(FileProblem, match=place):
        open_any(json.dumps(file).encode(), "hostile.json")


def test_only_fleets_with_something_measured_need_the_new_format() -> None:
    game = game_called("metaverse")
    for fleet, number in ((EVEN_HAND, 1), (STANDARD, 3), (MEASURED, 3), (EVEN_HAND.with_(value_kind=ValueKind.MEASURED), 3)):
        data = file_bytes(game, fleet)
        assert json.loads(data)["format"] == number
        assert open_any(data, "again.json").document == fleet
