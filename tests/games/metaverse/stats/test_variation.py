"""The ships next to a ship, at the bounds of what a ship may have."""

import pytest

from metamaker.games.metaverse.stats.value_lines import variations
from tests.games.metaverse.builders import BARE, component, design_of, with_parts


@pytest.mark.parametrize(("count", "there_is_one_more"), [(98, True), (99, False)])
def test_one_more_of_a_part_is_told_as_long_as_there_may_be_one(count: int, there_is_one_more: bool) -> None:
    design = design_of(with_parts(BARE, component("countermeasure_pod", 2, count=count)))
    (line,) = (each for each in variations(design) if each.element.endswith("/countermeasure-pod"))
    assert line.without is not None
    assert (line.one_more is not None) is there_is_one_more
