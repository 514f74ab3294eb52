"""The ships next to a ship, at the bounds of what a ship may have."""

import dataclasses

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.power import draws, draws_after
from metamaker.games.metaverse.stats.utility import counts_alone, utility_lines, utility_lines_after
from metamaker.games.metaverse.stats.value import combat_value
from metamaker.games.metaverse.stats.value_lines import value_lines, variations
from tests.games.metaverse.builders import BARE, component, design_of, with_parts
from tests.games.metaverse.samples import sample_fleet


@pytest.mark.parametrize(("count", "there_is_one_more"), [(98, True), (99, False)])
def test_one_more_of_a_part_is_told_as_long_as_there_may_be_one(count: int, there_is_one_more: bool) -> None:
    design = design_of(with_parts(BARE, component("countermeasure_pod", 2, count=count)))
    (line,) = (each for each in variations(design) if each.element.endswith("/countermeasure-pod"))
    assert line.without is not None
    assert (line.one_more is not None) is there_is_one_more


SAMPLES = pytest.mark.parametrize("name", ["the-ninewater-procession", "the-glass-cantons", "kite-clans-of-aldersay"])


@SAMPLES
def test_what_a_variation_leaves_as_it_was_is_what_it_would_come_to(name: str) -> None:
    fleet = sample_fleet(sample_fleets("metaverse") / f"{name}.json")
    for made in (design(fleet, ship) for ship in fleet.classes):
        for line in variations(made):
            for ship in (line.without, line.one_more):
                if ship is not None:
                    anew = dataclasses.replace(made, ship=ship)
                    changed = [of.__name__ for of in line.same if of is not parts and of(anew) != of(made)]
                    assert not changed, f"{line.element} changes {changed}"


@SAMPLES
def test_a_line_says_what_the_ship_without_it_and_with_one_more_would_be_worth_by_itself(name: str) -> None:
    fleet = sample_fleet(sample_fleets("metaverse") / f"{name}.json")
    for made in (design(fleet, ship) for ship in fleet.classes[:2]):
        value = combat_value(made)
        for varied, line in zip(variations(made), value_lines(made), strict=True):
            without, more = (
                combat_value(dataclasses.replace(made, ship=ship)) if ship else None
                for ship in (varied.without, varied.one_more)
            )
            assert line.lost == (0.0 if without is None else max(0.0, value - without)), line.element
            assert line.one_more == (None if more is None else more - value), line.element


@SAMPLES
def test_lines_of_power_and_utility_after_an_exchange_are_those_of_the_ship_by_itself(name: str) -> None:
    fleet = sample_fleet(sample_fleets("metaverse") / f"{name}.json")
    for made in (design(fleet, ship) for ship in fleet.classes):
        for varied in variations(made):
            for ship, exchange in ((varied.without, varied.taken), (varied.one_more, varied.added)):
                if ship and exchange:
                    anew = dataclasses.replace(made, ship=ship)
                    assert draws_after(made, exchange) == draws(anew)
                    if counts_alone(exchange.old):
                        assert utility_lines_after(made, exchange) == utility_lines(anew)
