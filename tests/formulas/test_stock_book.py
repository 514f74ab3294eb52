"""The stock formulas: total for every input in range, and true to what the rules say of each number."""

import itertools
import math
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metamaker.formulas.book import Book
from metamaker.formulas.compiled import evaluator, part_function

RULES = Path(__file__).parents[2] / "resources" / "metaverse" / "rules.md"


def ship(book: Book, **inputs: float) -> dict[str, float]:
    stated = {"hull_hits": 60, "tech_level": 5, "reactor_total": 25, "power_total": 25.344, **inputs}
    return evaluator(book, "ship")(stated).values


def squadron(book: Book, **inputs: float) -> dict[str, float]:
    usual = {"strength": 6, "defence": 1, "target_rating": 6, "speed_cm": 20, "damage": 7}
    return evaluator(book, "squadron")({**usual, "ftl": 0, "breaching": 0, "ecm": 0, **inputs}).values


TURNS = {"fore_turns": 5, "side_turns": 5, "aft_turns": 5}


def value(book: Book, **inputs: float) -> dict[str, float]:
    cruiser = {"offence": 0.2, "crew_quality": 3, "hull_hits": 60, "ems_continuous": 2.5, "utility": 0.08, **TURNS}
    return evaluator(book, "value")({**dict.fromkeys(book.scopes["value"].inputs, 0), **cruiser, **inputs}).values


def draw(book: Book, kind: str, *inputs: float) -> float:
    return part_function(book, f"draw.{kind}")(*inputs)


def test_every_rule_that_the_book_names_exists(stock: Book) -> None:
    known = set(re.findall(r"\*\*(MV-[\w.-]+)\*\*", RULES.read_text(encoding="utf-8")))
    assert {entry.rule for entry in stock.entries()} <= known


@settings(deadline=None)
@given(st.data())
def test_every_formula_gives_a_finite_number_for_all_inputs_in_range_and_below(stock: Book, data: st.DataObject) -> None:
    for scope in stock.scopes.values():
        inputs = {
            name: data.draw(st.floats(-1e6, min(variable.most, 1e12)) | st.sampled_from([0, variable.least, variable.most]))
            for name, variable in scope.inputs.items()
        }
        assert all(map(math.isfinite, evaluator(stock, scope.name)(inputs).values.values()))
        for entry in scope.entries.values():
            if entry.part:
                assert math.isfinite(part_function(stock, entry.name)(*(inputs[name] for name in entry.inputs)))


@pytest.mark.rule("MV-3.1.8-01", "MV-3.1.8-02")
def test_target_rating_is_3_for_the_smallest_and_falls_with_size(stock: Book) -> None:
    sizes = {1: 3, 15: 3, 16: 2, 31: 2, 32: 1, 60: 1, 63: 1, 64: 0, 127: 0, 128: -1, 150: -1, 256: -2, 4995: -6}
    assert {hits: ship(stock, hull_hits=hits)["target_rating"] for hits in sizes} == sizes
    ratings = [ship(stock, hull_hits=hits)["target_rating"] for hits in range(1, 600)]
    assert ratings == sorted(ratings, reverse=True)


@pytest.mark.rule("MV-3.1.10-01", "MV-3.1.10-02")
def test_mass_factor_is_a_tenth_of_the_hull_hits_or_their_number(stock: Book) -> None:
    masses = {0: 1, 1: 1, 10: 1, 11: 2, 20: 2, 60: 6, 150: 15, 151: 16}
    assert {hits: ship(stock, hull_hits=hits)["mass_factor"] for hits in masses} == masses
    assert ship(stock, hull_hits=151)["mass_factor_literal"] == 151


@pytest.mark.rule("MV-3.1.9-01", "MV-3.1.9-03")
def test_ems_grows_with_the_reactors_from_1(stock: Book) -> None:
    totals = {0: 1, 1: 1, 8: 1, 10: 1, 11: 2, 25: 3, 57: 6}
    assert {total: ship(stock, reactor_total=total)["ems"] for total in totals} == totals


@pytest.mark.rule("MV-3.2.3-03", "MV-3.1.17-02")
def test_reactors_supply_the_power_and_shrink_with_tech_level(stock: Book) -> None:
    rating = [evaluator(stock, "reactor")({"power": 25.344, "tech_level": level}).values["rating"] for level in range(1, 11)]
    assert rating == [127, 63, 42, 32, 25, 21, 18, 16, 14, 13]
    assert evaluator(stock, "reactor")({"power": 0, "tech_level": 5}).values["rating"] == 1
    assert evaluator(stock, "reactor")({"power": 2.5, "tech_level": 5}).values["rating"] == 3


@pytest.mark.rule("MV-3.1.17-03")
def test_maximum_speed_is_proportional_to_tech_level(stock: Book) -> None:
    speeds = [ship(stock, tech_level=level) for level in (1, 5, 10)]
    assert [(found["max_speed"], found["reverse_speed"]) for found in speeds] == [(4, 2), (20, 10), (40, 20)]


@pytest.mark.rule("MV-3.2.2-02")
def test_life_support_is_a_fifth_of_the_parties(stock: Book) -> None:
    ratings = {0: 0, 1: 1, 5: 1, 6: 2, 25: 5}
    run = evaluator(stock, "section")
    assert {n: run({"parties": n}).values["life_support_rating"] for n in ratings} == ratings


def test_power_of_the_three_reference_ships(stock: Book) -> None:
    def gun(n: int, pulse: int, mean_die: float, modifier: int, range_cm: int) -> float:
        return draw(stock, "guns", n, pulse, mean_die, modifier, range_cm, 1)

    def hull_crew(hits: int, *life_support: int) -> float:
        return draw(stock, "hull", hits) + sum(draw(stock, "life_support", rating) for rating in life_support)

    frigate = [
        hull_crew(20, 1),
        gun(2, 1, 3.5, 1, 25),
        draw(stock, "sensor_array", 1, 14, 20),
        draw(stock, "basic_stl", 1, 2, 20),
        draw(stock, "thruster", 2, 1, 20),
        draw(stock, "primitive_ftl", 1, 10, 20),
    ]
    cruiser = [
        hull_crew(60, 1, 1, 1, 1, 1),
        draw(stock, "shields", 16) + draw(stock, "basic_shield_generator", 4, 1, 60),
        gun(2, 1, 4.5, 1, 30) + gun(2, 1, 3.5, 1, 25) + gun(1, 2, 3.5, 1, 20),
        draw(stock, "sensor_array", 2, 15, 60) + draw(stock, "ew_array", 1, 2, 60),
        draw(stock, "basic_stl", 1, 4, 60) + draw(stock, "thruster", 2, 1, 60) + draw(stock, "basic_ftl", 1, 9, 60),
    ]
    dreadnought = [
        hull_crew(150, 2, 1, 1, 1, 1),
        draw(stock, "shields", 40) + draw(stock, "basic_shield_generator", 4, 3, 150),
        gun(2, 2, 5.5, 2, 40) + gun(7, 1, 4.5, 1, 30) + gun(2, 2, 3.5, 1, 20),
        draw(stock, "sensor_array", 3, 15, 150) + draw(stock, "ew_array", 1, 3, 150),
        draw(stock, "basic_stl", 1, 6, 150) + draw(stock, "thruster", 2, 2, 150) + draw(stock, "basic_ftl", 1, 9, 150),
    ]
    assert [round(sum(parts), 3) for parts in (frigate, cruiser, dreadnought)] == [8.12, 25.344, 57.271]


def test_every_kind_draws_for_each_copy_and_never_below_nothing(stock: Book) -> None:
    for entry in stock.scopes["draw"].entries.values():
        if entry.inputs == ("n", "r", "hull_hits"):
            for rating in (1, 5, 10, 20, 99):
                one, three = (draw(stock, entry.symbol, n, rating, 60) for n in (1, 3))
                assert three == pytest.approx(3 * one)
                assert one >= 0
            assert draw(stock, entry.symbol, 0, 5, 60) == 0
    assert draw(stock, "primitive_ftl", 1, 20, 60) == 0


@pytest.mark.rule("MV-3.7.0-02")
@given(data=st.data())
def test_a_squadrons_cost_never_falls_when_an_attribute_rises(stock: Book, data: st.DataObject) -> None:
    inputs = {name: data.draw(st.integers(0, 12)) for name in ("strength", "defence", "target_rating", "speed_cm", "damage")}
    inputs |= {name: data.draw(st.integers(0, 1)) for name in ("ftl", "breaching", "ecm")}
    cost = squadron(stock, **inputs)["cost"]
    assert cost >= 1
    assert cost == pytest.approx(round(cost, 1))
    for name in inputs:
        assert squadron(stock, **{**inputs, name: inputs[name] + 1})["cost"] >= cost


def test_a_squadrons_cost_by_hand(stock: Book) -> None:
    assert part_function(stock, "squadron.weapon_damage")(2, 3.5, 0, 0) == 7
    assert part_function(stock, "squadron.weapon_damage")(2, 3.5, 0, 1) == pytest.approx(2.8)
    plain = squadron(stock)["scale"] * math.sqrt(6 * (4 / 3) * 1.2 * 7)
    assert squadron(stock)["cost_unrounded"] == pytest.approx(plain)
    all_qualities = plain * 1.1 * 1.15 + 1.5
    assert squadron(stock, ftl=1, ecm=1, breaching=1)["cost_unrounded"] == pytest.approx(all_qualities)
    assert squadron(stock)["cost"] == math.floor(10 * plain + 0.5) / 10
    assert squadron(stock, damage=0)["cost"] == 1


@pytest.mark.rule("MV-3.7.5-03", "MV-3.7.5-06")
def test_a_squadron_without_a_carrier_pays_for_its_crew_and_double_with_marines(stock: Book) -> None:
    run = evaluator(stock, "brought")
    plain = {"squadron_cost": 2.9, "crew_quality": 1, "command_steps": 0, "marines_aboard": 0}
    assert run(plain).values["cost"] == 2.9
    assert run({**plain, "marines_aboard": 1}).values["cost"] == 5.8
    assert run({**plain, "crew_quality": 3, "command_steps": 4}).values["cost"] == pytest.approx(2.9 * 1.15**2 * 1.02**4)


@pytest.mark.rule("MV-3.7.7-05")
def test_an_empty_bay_costs_little_and_slightly_more_for_each_type(stock: Book) -> None:
    costs = [evaluator(stock, "bay")({"n": 2, "launch": 2, "carry": 6, "accepted_types": n}).values["cost"] for n in range(4)]
    assert costs == [5, 5, 5.5, 6]


@pytest.mark.rule("MV-3.1.15-03")
@pytest.mark.parametrize("more", ["offence", "fore_turns", "side_turns", "technological", "biological", "utility", "hangar"])
def test_more_of_what_is_good_raises_the_value(stock: Book, more: str) -> None:
    usual = {"offence": 0.2, "utility": 0.08, **TURNS}
    assert value(stock, **{more: usual.get(more, 0) + 1})["combat_value"] > value(stock)["combat_value"]


@pytest.mark.rule("MV-3.1.15-03", "MV-3.1.15-04")
@pytest.mark.parametrize("better", ["crew_quality", "command_steps", "damage_control_steps"])
def test_a_better_crew_raises_the_value(stock: Book, better: str) -> None:
    values = [value(stock, **{better: step})["combat_value"] for step in range(3)]
    assert values == sorted(set(values))


@pytest.mark.rule("MV-3.1.15-01")
def test_combat_value_is_positive_and_shown_with_one_decimal(stock: Book) -> None:
    assert value(stock, offence=0, utility=0)["combat_value"] == 0.1
    found = value(stock, hangar=50.25)
    assert found["combat_value_shown"] == pytest.approx(found["combat_value"], abs=0.05 + 1e-9)
    assert found["combat_value_printed"] == pytest.approx(found["combat_value"], abs=0.5 + 1e-9)
    whole = value(stock, crew_quality=5, command_steps=2, biological=1, hangar=7)
    people = whole["crew"] * whole["command"] * whole["hull_biological"]
    fighting = 0.2 ** whole["offence_exponent"] * 5 ** whole["defence_exponent"] * people
    assert whole["combat_value"] == pytest.approx(whole["c0"] * fighting * 1.08 + 7)
    assert whole["fore_share"] + whole["side_share"] + whole["aft_share"] == pytest.approx(1)


@pytest.mark.rule("MV-3.1.15-04")
def test_faster_drives_and_better_repair_and_rates_of_fire_are_dearer(stock: Book) -> None:
    for kind in ("primitive_ftl", "basic_ftl", "advanced_ftl"):
        drive = part_function(stock, f"utility.{kind}")
        values = [drive(rating) for rating in range(1, 11)]
        assert values == sorted(values, reverse=True)
        assert len(set(values)) == 10
        assert drive(20) == 0
    rate = evaluator(stock, "rate")({}).values
    assert rate["fire_one_shot"] < rate["fire_limited"] < rate["fire_unlimited"]
    assert rate["immune"] > 1


def test_the_tables_of_the_estimate(stock: Book) -> None:
    plates, adaptation = part_function(stock, "rate.plates"), part_function(stock, "rate.adaptation")
    weight = evaluator(stock, "rate")({}).values["plate_weight"]
    assert [plates(n) / weight for n in range(7)] == pytest.approx([0, 0.55, 1.41, 2.38, 3.38, 4.38, 5.38])
    assert [adaptation(n) for n in range(8)] == [0, 0.83, 1.5, 2, 2.33, 2.5, 2.5, 2.5]
    bearing = part_function(stock, "rate.bearing")
    assert bearing(8, 2, 2) == pytest.approx(1)
    assert bearing(2, 2, 0) > bearing(2, 0, 0) > bearing(2, 0, 2)
    assert part_function(stock, "rate.shield_pool")(4, 1) == 9
    assert part_function(stock, "rate.shield_pool")(4, 9) == 24
    assert part_function(stock, "rate.rate")(math.inf) == 1 / 2000


@pytest.mark.parametrize("kind", ["drive_points", "thruster_points"])
def test_the_first_drive_points_count_the_most(stock: Book, kind: str) -> None:
    points = [part_function(stock, f"utility.{kind}")(n) for n in range(12)]
    steps = [after - before for before, after in itertools.pairwise(points)]
    assert points[0] == 0
    assert steps == sorted(steps, reverse=True)
    assert steps[-1] > 0


@pytest.mark.rule("MV-3.1.15-02")
def test_the_forecast_is_even_for_equal_fleets_and_certain_against_nothing(stock: Book) -> None:
    run = evaluator(stock, "forecast")
    found = {pair: run({"ours": pair[0], "theirs": pair[1]}).values["chance"] for pair in [(0, 0), (9, 9), (1, 0), (0, 1)]}
    assert found == {(0, 0): 0.5, (9, 9): 0.5, (1, 0): 1, (0, 1): 0}
    assert run({"ours": 60, "theirs": 75}).values["chance"] == pytest.approx(1 / (1 + (75 / 60) ** 6))
