"""Numbers are total: no fleet that loads makes any of them fail."""

import math

from hypothesis import HealthCheck, given, settings

from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.stats.explain import explain_stat, explainable
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.games.metaverse.stats.value import combat_value
from metamaker.games.metaverse.stats.value_lines import value_lines
from tests.examples import examples
from tests.games.metaverse.strategies import fleets

SLOW = settings(
    max_examples=examples(40), suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large], deadline=None
)


@SLOW
@given(fleets())
def test_every_number_of_every_fleet_is_finite(fleet: Fleet) -> None:
    stats = fleet_stats(fleet)
    assert math.isfinite(stats.combat_value)
    assert 1 <= stats.tier <= 3
    for ship in fleet.classes:
        made = design(fleet, ship)
        numbers = ship_stats(made)
        assert numbers.ems >= 1
        assert math.isfinite(numbers.power)
        assert numbers.power >= 0
        assert sum(layer.hull_hits for section in numbers.sections.values() for layer in section.layers) == numbers.hull_hits
        assert 0.1 <= combat_value(made) < math.inf


@settings(SLOW, max_examples=10)
@given(fleets())
def test_every_number_explains_itself_and_adds_up(fleet: Fleet) -> None:
    for ship in fleet.classes[:1]:
        made = design(fleet, ship)
        for symbol in explainable(made):
            assert math.isfinite(explain_stat(made, symbol).explanation.value)
        assert math.isclose(sum(line.points for line in value_lines(made)), combat_value(made), rel_tol=1e-9)
