"""Edits of slots: what they hold, and where it stands."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.core.property import EditProblem
from metamaker.games.cosmoforce.edits.designs import add_system, first_empty, set_slot, sorted_slots, swap_slots
from metamaker.games.cosmoforce.model.design import SystemKind
from metamaker.games.cosmoforce.model.fleet import Fleet
from tests.games.cosmoforce.builders import design, fleet, kinds

SHIP = fleet(design("engine laser missile"), design(name="Other"))


def slots(document: Fleet) -> str:
    return " ".join("-" if kind is None else kind.value for kind in document.design("heron").slots[:5])


@pytest.mark.rule("CF-SHIP-02")
def test_a_slot_holds_one_system_or_none() -> None:
    assert slots(set_slot(SHIP, "heron", 2, SystemKind.ARMOR)) == "engine armor missile - -"
    assert slots(set_slot(SHIP, "heron", 1, None)) == "- laser missile - -"


def test_a_system_goes_into_the_first_empty_slot() -> None:
    after, slot = add_system(SHIP, "heron", SystemKind.ARMOR)
    assert (slots(after), slot) == ("engine laser missile armor -", 4)
    with pytest.raises(EditProblem, match="All 10 slots"):
        add_system(fleet(design("armor*10")), "heron", SystemKind.ARMOR)
    assert first_empty(design("armor*10")) is None


def test_slots_change_places() -> None:
    assert slots(swap_slots(SHIP, "heron", 1, 4)) == "- laser missile engine -"


def test_systems_are_sorted_by_the_order_of_the_rules() -> None:
    mixed = fleet(design("missile laser engine armor"))
    assert sorted_slots(mixed, "heron").design("heron").systems == kinds("armor engine laser missile")


def test_what_is_not_changed_stays_the_same_object() -> None:
    after = set_slot(SHIP, "heron", 2, SystemKind.ARMOR)
    assert after.designs[1] is SHIP.designs[1]
    assert set_slot(SHIP, "heron", 2, SystemKind.LASER) is SHIP


@pytest.mark.parametrize("slot", [0, 11])
def test_there_are_ten_slots(slot: int) -> None:
    with pytest.raises(EditProblem, match=f"slot {slot}"):
        set_slot(SHIP, "heron", slot, None)


@given(one=st.integers(1, 10), other=st.integers(1, 10))
def test_swapping_loses_nothing_and_swapping_twice_does_nothing(one: int, other: int) -> None:
    swapped = swap_slots(SHIP, "heron", one, other)
    assert sorted(swapped.design("heron").systems) == sorted(SHIP.design("heron").systems)
    assert swap_slots(swapped, "heron", one, other) == SHIP
