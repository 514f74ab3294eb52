"""The numbers of a class: published sanity designs, and the proportions that the rules state."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.section import Layer, Section, layers
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.words import HullType, MassFactorFormula, MovementMethod
from metamaker.games.metaverse.stats.power import supplied_power
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.games.metaverse.stats.value import combat_value
from tests.games.metaverse.builders import (
    BARE,
    SANITY,
    SANITY_WEAPONS,
    component,
    cruiser,
    design_of,
    generator,
    with_core,
    with_parts,
    with_section,
)

PUBLISHED: dict[str, dict[str, Any]] = tomllib.loads((Path(__file__).parent.parent / "sanity.toml").read_text())


@pytest.mark.rule("MV-1.0.0-02", "MV-1.0.0-03")
@pytest.mark.parametrize("name", PUBLISHED)
def test_published_designs(name: str) -> None:
    expected = PUBLISHED[name]
    made = design_of(SANITY[name](), SANITY_WEAPONS)
    stats = ship_stats(made)
    whole = {key: getattr(stats, key) for key in ("hull_hits", "target_rating", "mass_factor", "ems")}
    assert whole == {key: expected[key] for key in whole}
    assert stats.power == pytest.approx(expected["power"], abs=1e-9)
    lowest, highest = expected["value"]
    assert lowest - 1e-9 <= combat_value(made) <= highest + 1e-9


def sized(hits: int) -> ShipClass:
    return with_core(BARE, hull_hits=hits, hull_layers=1)


@pytest.mark.rule("MV-3.1.8-01", "MV-3.1.8-02")
def test_target_rating_falls_with_size() -> None:
    ratings = [ship_stats(design_of(sized(hits))).target_rating for hits in (1, 15, 16, 31, 32, 63, 64, 127, 128, 256, 512)]
    assert ratings == [3, 3, 2, 2, 1, 1, 0, 0, -1, -2, -3]


@pytest.mark.rule("MV-3.1.10-01", "MV-3.1.10-02")
def test_mass_factor_by_both_formulas() -> None:
    hits = (1, 10, 11, 60, 61)
    assert [ship_stats(design_of(sized(each))).mass_factor for each in hits] == [1, 1, 2, 6, 7]
    literal = [ship_stats(design_of(sized(each), mass_factor=MassFactorFormula.LITERAL)).mass_factor for each in hits]
    assert literal == list(hits)


@pytest.mark.rule("MV-3.1.10-03", "MV-3.1.10-01")
def test_mass_factor_sums_the_designed_hits_of_all_sections() -> None:
    ship = with_section(sized(10), "fore", Section(hull_hits=11))
    assert ship_stats(design_of(ship)).mass_factor == 3


@pytest.mark.rule("MV-3.1.9-01", "MV-3.1.9-03", "MV-X.1-07")
def test_ems_rises_with_reactors_and_falls_with_tech_level() -> None:
    by_systems = [
        ship_stats(design_of(with_parts(BARE, component("ecm_array", 20, count=count, part="ecm")))).ems for count in range(6)
    ]
    assert by_systems == sorted(by_systems)
    assert by_systems[-1] > by_systems[0] >= 1
    loaded = with_parts(BARE, component("ecm_array", 20, count=5, part="ecm"))
    by_level = [ship_stats(design_of(loaded.with_(tech_level=level))).ems for level in range(1, 11)]
    assert by_level == sorted(by_level, reverse=True)
    assert by_level[0] > by_level[-1]


@pytest.mark.rule("MV-3.1.17-02")
def test_tech_level_lowers_reactors_in_proportion_and_raises_the_value() -> None:
    loaded = with_parts(BARE, component("ecm_array", 40, count=5, part="ecm"))
    ratings = {}
    for level in (2, 4, 5, 8, 10):
        stats = ship_stats(design_of(loaded.with_(tech_level=level)))
        ratings[level] = stats.sections[SectionName.CORE].reactor_rating
        assert ratings[level] == pytest.approx(stats.power * 5 / level, abs=0.5)
    values = [combat_value(design_of(loaded.with_(tech_level=level))) for level in range(1, 11)]
    assert values == sorted(values)
    assert values[0] < values[-1]


@pytest.mark.rule("MV-3.1.17-03", "MV-X.1-01")
def test_maximum_speed_is_proportional_to_tech_level() -> None:
    speeds = [ship_stats(design_of(BARE.with_(tech_level=level))) for level in (1, 5, 7, 10)]
    assert [(stats.max_speed, stats.reverse_speed) for stats in speeds] == [(4, 2), (20, 10), (28, 14), (40, 20)]


@pytest.mark.rule("MV-3.1.17-04")
def test_newtonian_ships_have_no_maximum_speed() -> None:
    stats = ship_stats(design_of(BARE.with_(movement_method=MovementMethod.NEWTONIAN, tech_level=9)))
    assert (stats.max_speed, stats.reverse_speed) == (None, None)


@pytest.mark.rule("MV-3.1.1-06")
def test_hits_and_parties_are_split_evenly_from_the_top() -> None:
    section = Section(hull_hits=11, hull_layers=3, crew_parties=4, marine_parties=2)
    assert layers(section) == (Layer(4, 2, 1), Layer(4, 1, 1), Layer(3, 1, 0))


@pytest.mark.rule("MV-3.2.2-02")
@pytest.mark.parametrize(("crew", "marines", "rating"), [(0, 0, None), (1, 0, 1), (3, 2, 1), (5, 1, 2), (0, 11, 3)])
def test_life_support_by_parties(crew: int, marines: int, rating: int | None) -> None:
    ship = with_core(BARE, crew_parties=crew, marine_parties=marines)
    assert ship_stats(design_of(ship)).sections[SectionName.CORE].life_support_rating == rating


@pytest.mark.rule("MV-3.2.3-02", "MV-3.2.3-03")
def test_a_section_with_its_own_reactor_leaves_the_core_s() -> None:
    fore = Section(hull_hits=10, components=(component("sensor_array", 16, part="eyes"), component("cic", 8)))
    fed_by_core = design_of(with_section(BARE, "fore", fore))
    own_reactor = design_of(with_section(BARE, "fore", fore.with_(reactor=True)))
    both = supplied_power(fed_by_core)
    apart = supplied_power(own_reactor)
    assert set(both) == {SectionName.CORE}
    assert set(apart) == {SectionName.CORE, SectionName.FORE}
    assert apart[SectionName.FORE] == pytest.approx(0.1 * 10 + 16 / 8 + 8 / 2)
    assert sum(apart.values()) == pytest.approx(both[SectionName.CORE])
    assert ship_stats(own_reactor).sections[SectionName.FORE].reactor_rating == 7
    assert ship_stats(fed_by_core).sections[SectionName.FORE].reactor_rating is None


@pytest.mark.rule("MV-3.5.8-05")
def test_generators_of_one_arc_add_up() -> None:
    ship = with_parts(
        BARE,
        component("basic_shield_generator", 2, Arc.PORT),
        component("modulated_shield_generator", 3, Arc.PORT, count=2),
        generator(Arc.AFT, 4),
    )
    arcs = ship_stats(design_of(ship)).arcs
    assert {arc.value: arcs[arc].regeneration for arc in Arc} == {"fore": 0, "starboard": 0, "aft": 4, "port": 8}


def test_shared_figures_do_not_change_with_names_or_notes() -> None:
    ship = cruiser()
    renamed = ship.with_(name="Something else", notes="New.", tags=("one",), variant="Mk II")
    assert ship_stats(design_of(ship, SANITY_WEAPONS)) == ship_stats(design_of(renamed, SANITY_WEAPONS))


@pytest.mark.rule("MV-3.0.0-02", "MV-3.1.16-01")
def test_tier_is_that_of_the_most_outlandish_thing_aboard() -> None:
    assert ship_stats(design_of(BARE)).tier == 1
    assert ship_stats(design_of(BARE.with_(hull_type=HullType.TECHNOLOGICAL))).tier == 2
    assert ship_stats(design_of(with_parts(BARE, component("cloak_generator", 1)))).tier == 3
    assert ship_stats(design_of(with_parts(BARE, component("cloak_generator", 1, count=0)))).tier == 1
