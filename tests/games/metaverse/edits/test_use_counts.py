"""Use counts agree with what is named as a use."""

from hypothesis import given

from metamaker.core.elements.references import use_counts, used_by
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.fleet import Fleet
from tests.games.metaverse.edits.flotilla import FLEET
from tests.games.metaverse.strategies import fleets

GROUPS = ("weapons", "starfighters", "bays", "classes")


def named(fleet: Fleet, group: str) -> dict[str, int]:
    counts = {each.id: len(used_by(STRUCTURE, fleet, f"{group}/{each.id}")) for each in getattr(fleet, group)}
    return {each: count for each, count in counts.items() if count}


def test_everything_that_uses_something_counts_once() -> None:
    assert {group: dict(use_counts(STRUCTURE, FLEET, group)) for group in GROUPS} == {
        "weapons": {"gun": 2},
        "starfighters": {"dart": 3, "wasp": 2},
        "bays": {"deck": 1},
        "classes": {"heron": 1, "egret": 2},
    }


@given(fleets())
def test_counts_are_those_of_the_named_uses(fleet: Fleet) -> None:
    for group in GROUPS:
        assert dict(use_counts(STRUCTURE, fleet, group)) == named(fleet, group)
