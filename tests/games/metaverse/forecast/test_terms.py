"""What tells a fleet from the one that it meets: signs, changes of sides, what is told of it."""

from itertools import combinations
from math import log

import pytest

from metamaker.core.messages import words
from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.forecast.battle_course import Sides, edge
from metamaker.games.metaverse.forecast.coefficients import coefficients
from metamaker.games.metaverse.forecast.forecast import Means, means, of_fleets
from metamaker.games.metaverse.forecast.terms import TERMS, terms
from metamaker.games.metaverse.match.force import force
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.fleet import Fleet
from tests.games.metaverse.samples import sample_fleet

SAMPLES = sample_fleets("metaverse")
FLEETS = tuple(sample_fleet(path) for path in sorted(SAMPLES.glob("*.json")) if "ninewater" not in path.name)
EVEN = sample_fleet(SAMPLES / "the-even-hand.json")
KITES = sample_fleet(SAMPLES / "kite-clans-of-aldersay.json")
ELL = force(EVEN, ("ell",))


def changed(fleet: Fleet, **changes: object) -> Fleet:
    """Return a fleet of one class with that class changed."""
    (ship,) = fleet.ships
    return fleet.with_(classes=tuple(each.with_(**changes) if each.id == ship.ship_class else each for each in fleet.classes))


def armoured(fleet: Fleet, rating: int) -> Fleet:
    """Return a fleet of one class whose arcs all have such armour."""
    (ship,) = fleet.ships
    arcs = fleet.ship_class(ship.ship_class).arcs
    return changed(fleet, arcs={arc: arcs[arc].with_(armour_rating=rating) for arc in Arc})


@pytest.mark.parametrize(("one", "other"), tuple(combinations(FLEETS, 2)), ids=lambda fleet: fleet.name)
def test_terms_change_their_sign_with_the_sides(one: Fleet, other: Fleet) -> None:
    there, back = terms(one, other), terms(other, one)
    assert tuple(there) == TERMS
    assert there == pytest.approx({name: -value for name, value in back.items()}, abs=1e-9)


def test_a_fleet_is_even_with_itself() -> None:
    assert terms(EVEN, EVEN) == pytest.approx(dict.fromkeys(TERMS, 0.0), abs=1e-9)
    assert of_fleets((EVEN, EVEN)).rate.found == pytest.approx(0.5)
    assert of_fleets((EVEN, EVEN)).reasons == ()


def test_each_term_speaks_for_who_has_more_of_it() -> None:
    assert terms(armoured(ELL, 6), armoured(ELL, 2))["passing"] > 0
    assert terms(changed(ELL, crew_quality=5), changed(ELL, crew_quality=2))["crew"] == 3
    assert terms(force(EVEN, ("ell", "ell")), ELL)["numbers"] > 0
    assert terms(force(EVEN, ("league",)), ELL)["hull"] > 0
    assert terms(force(EVEN, ("league",)), force(EVEN, ("ell", "ell")))["concentration"] > 0
    one, two = force(EVEN, ("ell",)), force(EVEN, ("ell", "ell"))
    assert terms(two, one)["value_of_many"] == pytest.approx(terms(two, one)["value"] * log(2) / 2)


def test_better_crews_are_ahead_as_they_fire_first() -> None:
    fire = ((0.4,),)
    assert edge(Sides(fire, fire, (4,), (3,))) > 0 > edge(Sides(fire, fire, (3,), (4,)))


def test_the_edge_is_by_how_much_fire_may_be_weaker() -> None:
    assert edge(Sides(((0.4,),), ((0.2,),), (3,), (3,))) == pytest.approx(0.693, abs=0.01)


def test_more_ships_are_worth_more_than_their_fire() -> None:
    two = Sides(((0.2,), (0.2,)), ((0.2, 0.2),), (3, 3), (3,))
    assert edge(two) > 0.7


def test_a_forecast_tells_what_weighs_most_first() -> None:
    found = of_fleets((EVEN, KITES))
    points = [reason.points for reason in found.reasons]
    assert points == sorted(points, reverse=True)
    assert found.rate.low < found.rate.found < found.rate.high


def test_a_reason_has_the_figures_of_both_sides_and_no_names() -> None:
    for side, forces in enumerate(((EVEN, KITES), (KITES, EVEN))):
        found = of_fleets(forces)
        for reason in found.reasons:
            assert not any(name in str(text) for name in found.names for text in (reason.name, *reason.figures))
        reasons = {str(reason.name): reason for reason in found.reasons}
        value = reasons["Damage per turn"]
        assert value.amounts[side] == pytest.approx(means(EVEN, KITES).fire)
        assert str(value.figures[side]) == f"{value.amounts[side]:.0f}"


def test_armour_that_hardly_anything_passes_is_named() -> None:
    told = [str(counter) for counter in of_fleets((ELL, armoured(ELL, 12))).counters]
    assert any(text.startswith("A The Even Hand’s guns hardly get through B The Even Hand’s armour 12") for text in told)


def test_every_term_has_a_weight_and_can_be_told() -> None:
    told = set(TERMS) - {"value_of_many", "edge"}
    assert set(coefficients().weights) == set(TERMS)
    assert told == set(Means._fields) - {"armour"}
    assert [name for name in told if f"odds-reason-{name}" not in words("metaverse")] == []
