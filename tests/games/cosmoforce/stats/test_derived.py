"""The numbers of a design."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.cosmoforce.model.design import Design, ShipClass, SystemKind
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules
from metamaker.games.cosmoforce.stats.block import explainable, explained
from metamaker.games.cosmoforce.stats.derived import HUNDRED, derived
from tests.games.cosmoforce.builders import CAPITAL, CRUISER, FIGHTER, design
from tests.games.cosmoforce.tables import table

DESIGNS = st.builds(
    Design,
    id=st.just("any"),
    name=st.just("Any"),
    ship_class=st.sampled_from(ShipClass),
    slots=st.lists(st.none() | st.sampled_from(SystemKind), min_size=10, max_size=10).map(tuple),
)
BY_CLASS = [(FIGHTER, 0), (CRUISER, 1), (CAPITAL, 2)]


@pytest.mark.rule("CF-DER-01", "CF-EX-01")
@pytest.mark.parametrize(("ship_class", "mass"), [(FIGHTER, 4), (CRUISER, 8), (CAPITAL, 12)])
def test_mass_is_the_size_mod_for_each_filled_slot(ship_class: ShipClass, mass: int) -> None:
    assert derived(design("engine laser missile armor", ship_class), ROSTER).mass == mass


@pytest.mark.rule("CF-DER-06", "CF-EX-02")
@pytest.mark.parametrize(("ship_class", "crew"), [(FIGHTER, 3), (CRUISER, 5), (CAPITAL, 7)])
def test_habitats_house_crew(ship_class: ShipClass, crew: int) -> None:
    assert derived(design("habitat*2", ship_class), ROSTER).complement == crew
    assert derived(design("laser", ship_class), ROSTER).complement == 1


@pytest.mark.rule("CF-EX-17", "CF-DER-04", "CF-DER-07")
@pytest.mark.parametrize(("rules", "thrust", "speed"), [(ROSTER, 3, 500), (WEB, 4, 600)])
def test_afterburners_count_by_edition_but_are_as_warm_as_engines(rules: PlayedRules, thrust: int, speed: int) -> None:
    numbers = derived(design("afterburner engine laser"), rules)
    assert (numbers.mass, numbers.thrust, numbers.speed, numbers.starting_heat) == (3, thrust, speed, 2)


@pytest.mark.rule("CF-SYS-03", "CF-SYS-04")
def test_engines_give_thrust_1_and_afterburners_2_or_3() -> None:
    one, two = design("engine"), design("afterburner")
    assert [(derived(one, rules).thrust, derived(two, rules).thrust) for rules in (ROSTER, WEB)] == [(1, 2), (1, 3)]


@pytest.mark.rule("CF-DER-05")
@pytest.mark.parametrize(("ship_class", "place"), BY_CLASS)
def test_starting_speed_is_3_less_the_size_mod_and_thrust(ship_class: ShipClass, place: int) -> None:
    assert derived(design("laser", ship_class), ROSTER).speed == [200, 100, 0][place]
    assert derived(design("engine*4", ship_class), ROSTER).speed == [600, 500, 400][place]


@pytest.mark.rule("CF-DER-03")
@given(of=DESIGNS)
def test_systems_other_than_propulsion_never_change_speed(of: Design) -> None:
    bare = of.with_(slots=tuple(kind if kind in {SystemKind.ENGINE, SystemKind.AFTERBURNER} else None for kind in of.slots))
    assert derived(of, ROSTER).speed == derived(bare, ROSTER).speed


@pytest.mark.rule("CF-DER-08", "CF-SYS-01")
@pytest.mark.parametrize(("ship_class", "place"), BY_CLASS)
def test_armor_has_a_box_more_than_the_size_mod_and_others_two(ship_class: ShipClass, place: int) -> None:
    assert derived(design("armor laser", ship_class), ROSTER).boxes == ([2, 3, 4][place], 2, *[0] * 8)


@pytest.mark.rule("CF-DER-09")
def test_capacity_leaves_one_system_whole() -> None:
    assert derived(design("armor*2 laser", CAPITAL), ROSTER).capacity == 8
    assert derived(design("armor*2", CAPITAL), ROSTER).capacity == 4
    assert derived(design(""), ROSTER).capacity == 0


@pytest.mark.rule("CF-DER-09", "CF-ELIM-02")
def test_capacity_leaves_one_box_where_every_box_must_be_marked() -> None:
    rules = ROSTER._replace(web_elimination=1)
    assert derived(design("armor*2 laser", CAPITAL), rules).capacity == 9
    assert derived(design("armor*2", CAPITAL), rules).capacity == 7
    assert derived(design(""), rules).capacity == 0


@pytest.mark.rule("CF-SYS-05")
def test_each_habitat_adds_the_size_mod() -> None:
    crews = [derived(design(f"habitat*{count}", CAPITAL), ROSTER).complement for count in range(1, 4)]
    assert crews == [4, 7, 10]


@pytest.mark.rule("CF-ED-03")
@given(of=DESIGNS)
def test_only_afterburners_make_a_difference_between_the_editions(of: Design) -> None:
    roster, web = derived(of, ROSTER), derived(of, WEB)
    extra = of.systems.count(SystemKind.AFTERBURNER)
    assert web == roster._replace(thrust=roster.thrust + extra, speed=roster.speed + HUNDRED * extra)


@pytest.mark.parametrize("rules", [ROSTER, WEB, ROSTER._replace(web_elimination=1)], ids=["roster", "web", "all boxes"])
@given(of=DESIGNS)
def test_formulas_give_what_is_worked_out(rules: PlayedRules, of: Design) -> None:
    numbers = derived(of, rules)
    known = {**numbers._asdict(), "boxes": sum(numbers.boxes), "speed": numbers.speed // HUNDRED}
    known["kept_whole"] = known["boxes"] - known["capacity"]
    assert {symbol: explained(of, rules, symbol).value for symbol in explainable()} == {
        symbol: known[symbol] for symbol in explainable()
    }


@pytest.mark.rule("CF-DER-01", "CF-SHIP-01")
def test_the_table_of_classes() -> None:
    for ship_class, row in zip(ShipClass, table("Ship classes")[1:], strict=True):
        full = derived(design("armor*10", ship_class), ROSTER)
        found = [full.size_mod, full.mass, full.speed // HUNDRED, full.boxes[0], full.size_mod]
        assert found == [int(cell) for cell in row[1:]]
