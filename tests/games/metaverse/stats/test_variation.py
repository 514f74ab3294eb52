"""The ships next to a ship, at the bounds of what a ship may have."""

import dataclasses

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.value_lines import variations
from tests.games.metaverse.builders import BARE, component, design_of, with_parts
from tests.games.metaverse.samples import sample_fleet


@pytest.mark.parametrize(("count", "there_is_one_more"), [(98, True), (99, False)])
def test_one_more_of_a_part_is_told_as_long_as_there_may_be_one(count: int, there_is_one_more: bool) -> None:
    design = design_of(with_parts(BARE, component("countermeasure_pod", 2, count=count)))
    (line,) = (each for each in variations(design) if each.element.endswith("/countermeasure-pod"))
    assert line.without is not None
    assert (line.one_more is not None) is there_is_one_more


@pytest.mark.parametrize("name", ["the-ninewater-procession", "the-glass-cantons", "kite-clans-of-aldersay"])
def test_what_a_variation_leaves_as_it_was_is_what_it_would_come_to(name: str) -> None:
    fleet = sample_fleet(sample_fleets("metaverse") / f"{name}.json")
    for made in (design(fleet, ship) for ship in fleet.classes):
        for line in variations(made):
            for ship in (line.without, line.one_more):
                if ship is not None:
                    anew = dataclasses.replace(made, ship=ship)
                    changed = [of.__name__ for of in line.same if of is not parts and of(anew) != of(made)]
                    assert not changed, f"{line.element} changes {changed}"
