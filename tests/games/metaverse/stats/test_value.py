"""How combat value behaves, and that it is explained to the last point."""

import itertools
import re
from collections.abc import Callable

import pytest

from metamaker.games.metaverse.model.arc import Arc, Sector
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.fleet import HouseFormula
from metamaker.games.metaverse.model.section import ComponentKind, Sections
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import (
    CommandDie,
    DamageControlDie,
    MovementMethod,
    RateOfFire,
    Target,
    WeaponQuality,
)
from metamaker.games.metaverse.stats.book import stock_book
from metamaker.games.metaverse.stats.estimate.reference import CRUISER, reference_designs
from metamaker.games.metaverse.stats.explain import explain_stat, explainable
from metamaker.games.metaverse.stats.motion import SOURCES, motion
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.games.metaverse.stats.utility import utility_lines
from metamaker.games.metaverse.stats.value import combat_value, valued
from metamaker.games.metaverse.stats.value_lines import value_lines, variations
from tests.games.metaverse.builders import (
    BARE,
    EVERY_SECTOR,
    GUN,
    SANITY,
    SANITY_WEAPONS,
    component,
    cruiser,
    design_of,
    mount,
    with_arc,
    with_core,
    with_parts,
    without_parts,
)


def value(ship: ShipClass, *weapons: Weapon) -> float:
    return combat_value(design_of(ship, weapons or SANITY_WEAPONS))


def rising(values: list[float]) -> bool:
    return all(before < after for before, after in itertools.pairwise(values))


@pytest.mark.rule("MV-3.1.15-01", "MV-3.1.15-03")
def test_the_scale_makes_the_reference_cruiser_worth_sixty() -> None:
    (reference,) = (made for made in reference_designs() if made.ship.id == CRUISER)
    assert combat_value(reference) == pytest.approx(60, abs=1e-9)
    assert value(cruiser()) == pytest.approx(60, abs=1e-9)


def test_the_reference_set_is_as_published() -> None:
    made = reference_designs()
    hits = [ship_stats(one).hull_hits for one in made]
    assert (len(made), hits[0], hits[-1]) == (24, 12, 200)
    assert all(1.05 < after / before < 1.25 for before, after in itertools.pairwise(hits))
    assert {one.ship.movement_method for one in made} == set(MovementMethod)
    assert {one.ship.tech_level for one in made} == {3, 4, 5, 6, 7, 8}
    assert {one.ship.arcs.fore.armour_rating for one in made} == {0, 1, 2}
    assert sum(one.ship.arcs.fore.shield_hits > 0 for one in made) == 12
    assert len({weapon for one in made for weapon in one.weapons}) <= 8


@pytest.mark.rule("MV-3.1.14-02", "MV-3.1.15-03")
def test_method_names_and_scale_do_not_matter() -> None:
    plain = value(cruiser())
    assert value(cruiser().with_(movement_method=MovementMethod.NEWTONIAN)) == plain
    assert value(cruiser().with_(name="Other", notes="Text.", author="Somebody")) == plain
    assert combat_value(design_of(cruiser(), SANITY_WEAPONS, tonnes_per_hit=5000.0)) == plain


@pytest.mark.rule("MV-3.1.15-03")
def test_better_people_are_worth_more() -> None:
    assert rising([value(cruiser().with_(crew_quality=quality)) for quality in range(1, 6)])
    assert rising([value(cruiser().with_(command_quality=die)) for die in CommandDie])
    assert rising([value(cruiser().with_(tech_level=level)) for level in range(1, 11)])


@pytest.mark.rule("MV-3.1.15-04")
def test_the_better_end_of_an_attribute_is_dearer() -> None:
    assert rising([value(cruiser().with_(damage_control_quality=die)) for die in DamageControlDie])
    drives = [
        value(with_parts(without_parts(BARE, "basic_ftl"), component("basic_ftl", rating)), GUN) for rating in range(10, 0, -1)
    ]
    assert rising(drives)
    assert rising([value(BARE, GUN.with_(rate_of_fire=rate)) for rate in RateOfFire])
    assert value(BARE, GUN.with_(vulnerable=False)) > value(BARE, GUN)


@pytest.mark.rule("MV-3.1.15-03")
@pytest.mark.parametrize("name", SANITY)
def test_one_more_of_anything_never_costs_but_by_size(name: str) -> None:
    for line in value_lines(design_of(SANITY[name](), SANITY_WEAPONS)):
        if line.one_more is not None and not line.element.endswith("hull_hits"):
            assert line.one_more > -1e-9, line.label


@pytest.mark.rule("MV-3.1.15-03")
def test_what_shields_and_armour_add() -> None:
    for arc in Arc:
        assert rising([value(with_arc(cruiser(), arc, shield_hits=hits)) for hits in range(6)])
        assert rising([value(with_arc(cruiser(), arc, armour_rating=rating)) for rating in range(4)])
        assert rising([value(with_arc(cruiser(), arc, ablative_plates=plates)) for plates in range(6)])


@pytest.mark.parametrize("kind", [kind for kind in ComponentKind if kind is not ComponentKind.BRIDGE])
def test_every_component_has_a_row_in_the_value(kind: ComponentKind) -> None:
    facing = {"thruster": "port", "basic_stl": "fore_aft"}.get(kind)
    directed = ("generator", "deflector", "primitive_stl", "energy_grappler")
    if (
        facing is None
        and kind.value not in {"cloak_generator", "stealth_generator"}
        and any(word in kind.value for word in directed)
    ):
        facing = "fore"
    ship = with_arc(BARE, Arc.FORE, shield_hits=4)
    rating = 1 if kind.value.endswith("_ftl") else 9 if "deflector" not in kind.value else 3
    better = with_parts(ship, component(kind, 20 if kind is ComponentKind.SENSOR_ARRAY else rating, facing, part="new"))
    assert value(better, GUN) > value(ship, GUN)


@pytest.mark.rule("MV-3.1.15-03")
@pytest.mark.parametrize("quality", WeaponQuality)
def test_every_weapon_quality_has_a_price(quality: WeaponQuality) -> None:
    assert value(BARE, GUN.with_(qualities=(quality,))) > value(BARE, GUN)


@pytest.mark.rule("MV-3.1.15-03")
@pytest.mark.parametrize(
    "better",
    [
        {"pulse": 2},
        {"damage_modifier": 2},
        {"range_cm": 40},
        {"aoe_cm": 10},
        {"armour_piercing": 1},
        {"targets": (Target.STARSHIPS, Target.STARFIGHTERS)},
    ],
)
def test_better_weapons_are_dearer(better: dict[str, object]) -> None:
    assert value(BARE, GUN.with_(**better)) > value(BARE, GUN)


def test_a_gun_that_only_shoots_down_fighters_is_worth_a_little() -> None:
    flak = GUN.with_(id="flak", targets=(Target.STARFIGHTERS,))
    armed = with_core(BARE, mounts=(*BARE.sections.core.mounts, mount("flak", flak, EVERY_SECTOR)))  # type: ignore[union-attr]
    assert 0 < value(armed, GUN, flak) - value(BARE, GUN) < 1


def test_value_is_total() -> None:
    hulk = ShipClass(id="hulk", name="Hulk")
    assert value(hulk) >= 0.1
    nothing = BARE.with_(sections=Sections(core=BARE.sections.core.with_(hull_hits=0, hull_layers=0)))  # type: ignore[union-attr]
    assert value(nothing.with_(tech_level=0, crew_quality=0), GUN) >= 0.1
    blind = without_parts(BARE, "sensor_array")
    assert 0.1 <= value(blind, GUN) < value(BARE, GUN)
    assert value(with_core(BARE, mounts=(mount("none", GUN, ()), mount("gone", GUN, (Sector.FORE_PORT,), 0))), GUN) >= 0.1


@pytest.mark.rule("MV-3.1.15-03")
@pytest.mark.parametrize("make", SANITY.values(), ids=SANITY)
def test_the_lines_of_the_explanation_add_up(make: Callable[[], ShipClass]) -> None:
    made = design_of(make(), SANITY_WEAPONS)
    lines = value_lines(made)
    assert sum(line.points for line in lines) == pytest.approx(combat_value(made))
    assert all(line.lost >= 0 for line in lines)
    assert len({line.element for line in lines}) == len(lines)
    assert not any(line.alarm for line in lines)


def test_the_hull_has_the_value_of_a_ship_that_is_nothing_but_hull() -> None:
    hulk = BARE.with_(
        sections=Sections(core=BARE.sections.core.with_(hull_hits=1, hull_layers=1, crew_parties=0, components=(), mounts=())),  # type: ignore[union-attr]
        crew_quality=1,
        command_quality=CommandDie.D2,
        tech_level=1,
    )
    made = design_of(hulk)
    points = {line.element: line.points for line in value_lines(made) if line.points}
    assert points == {"classes/heron/core/hull_hits": pytest.approx(combat_value(made))}


def test_a_part_that_takes_a_quarter_of_the_value_raises_the_alarm() -> None:
    monster = GUN.with_(id="monster", pulse=40)
    armed = with_core(BARE, mounts=(mount("monster", monster, EVERY_SECTOR),))
    made = design_of(armed, (GUN, monster))
    assert [str(line.label) for line in value_lines(made) if line.alarm] == ["Gun (core)"]
    assert any("Gun (core) makes up" in str(note) for note in explain_stat(made, "combat_value").notes)


def test_every_number_explains_itself() -> None:
    made = design_of(cruiser(), SANITY_WEAPONS)
    stats = ship_stats(made)
    for symbol in explainable(made):
        explained = explain_stat(made, symbol)
        assert re.fullmatch(r"MV-[\d.]+-\d\d", explained.explanation.rule)
        if symbol in {"power", "ems", "combat_value"} and explained.parts:
            whole = {"power": stats.power, "ems": 25, "combat_value": combat_value(made)}[symbol]
            assert sum(part.value for part in explained.parts) == pytest.approx(whole)
    assert explain_stat(made, "target_rating").explanation.value == stats.target_rating
    with pytest.raises(KeyError):
        explain_stat(made, "colour")


@pytest.mark.rule("MV-3.3.0-04", "MV-3.5.8-05")
def test_totals_are_explained_by_the_parts_that_they_add_up_from() -> None:
    made = design_of(cruiser(), SANITY_WEAPONS)
    for symbol in SOURCES:
        assert sum(part.value for part in explain_stat(made, symbol).parts) == getattr(motion(made), symbol)
    (generator,) = explain_stat(made, "port.shield_regeneration").parts
    assert (generator.element, generator.value) == ("classes/cruiser/port/basic-shield-generator-port", 1)
    assert explain_stat(made, "port.adaptation").parts == ()
    (gun,) = (part for part in explain_stat(made, "port.power").parts if part.element.endswith("port-guns"))
    assert str(gun.label).startswith("Light battery, port: n * pulse")


def test_utility_terms_name_entries_of_the_book() -> None:
    lines = utility_lines(design_of(cruiser(), SANITY_WEAPONS))
    assert 0 < sum(line.value for line in lines) < 0.25
    assert all(stock_book().entry(line.entry).scope == "utility" for line in lines)


def house(ship: ShipClass, entry: str, expression: str) -> Design:
    return design_of(ship, SANITY_WEAPONS, formulas=(HouseFormula(entry=entry, expression=expression),))


@pytest.mark.rule("MV-3.1.8-02", "MV-1.0.0-03")
def test_house_formulas_change_numbers_and_failing_ones_do_not() -> None:
    assert ship_stats(house(cruiser(), "ship.mass_factor", "hull_hits * 2")).mass_factor == 120
    assert ship_stats(house(cruiser(), "ship.mass_factor", "hull_hits * 2")).target_rating == 1
    failing = house(cruiser(), "ship.ems", "1 / (hull_hits - 60)")
    assert ship_stats(failing).ems == 3
    assert combat_value(house(cruiser(), "value.c0", "2 * 60")) > 100
    assert valued(house(cruiser(), "value.crew", "1 / 0")).failures
    assert combat_value(house(cruiser(), "value.crew", "1 / 0")) == pytest.approx(60)


def test_variations_take_away_exactly_one_thing() -> None:
    ship = cruiser()
    for variation in variations(design_of(ship, SANITY_WEAPONS)):
        for other in (variation.without, variation.one_more):
            if other is not None:
                assert other != ship
                assert other.id == ship.id
