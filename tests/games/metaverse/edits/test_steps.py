"""What + and − do to elements of the sheet."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from metamaker.games.metaverse.edits.editing import EDITS
from metamaker.games.metaverse.model.fleet import Fleet
from tests.examples import examples
from tests.games.metaverse.edits.rich import NOWHERE, RICH, gaps, refs
from tests.games.metaverse.strategies import fleets

LANTERN = "classes/lantern"


def value_of(fleet: Fleet, ref: str, key: str) -> object:
    return next(shown.value for shown in EDITS.properties(fleet, ref) if shown.key == key)


@pytest.mark.parametrize(
    ("ref", "key", "by", "after"),
    [
        (f"{LANTERN}/core/sensor-array#1", "count", 2, 3),
        (f"{LANTERN}/core/guns", "count", 1, 2),
        (f"{LANTERN}/core/own", "count", 1, 2),
        (f"{LANTERN}/core", "hull_layers", 1, 3),
        (f"{LANTERN}/core", "hull_layers", 9, 5),
        (f"{LANTERN}/core/hull_hits#5", "hull_hits", 1, 13),
        (f"{LANTERN}/core/hull_hits", "hull_hits", -99, 2),
        (f"{LANTERN}/core/crew_parties", "crew_parties", -1, 1),
        (f"{LANTERN}/core/marine_parties", "marine_parties", 1, 2),
        (f"{LANTERN}/arcs/fore/shield_hits", "shield_hits", 3, 9),
        (f"{LANTERN}/arcs/fore/armour_rating", "armour_rating", 9, 5),
        (f"{LANTERN}/arcs/fore/ablative_plates", "ablative_plates", -1, 0),
        (f"{LANTERN}/crew_quality", "crew_quality", 1, 4),
        (f"{LANTERN}/command_quality", "command_quality", 1, "D5"),
        (f"{LANTERN}/damage_control_quality", "damage_control_quality", 1, "D5"),
        ("squadrons/strays", "count", 4, 5),
        ("ships/first/core/sensor-array", "count", 1, 2),
    ],
)
def test_an_element_goes_up_and_down(ref: str, key: str, by: int, after: object) -> None:
    assert value_of(EDITS.stepped(RICH, ref, by), ref, key) == after


@pytest.mark.parametrize(
    ("ref", "by"),
    [
        (f"{LANTERN}/core/sensor-array", -1),
        (f"{LANTERN}/core/sensor-array", 0),
        (f"{LANTERN}/fore", -1),
        (f"{LANTERN}/hull_type", -1),
        (f"{LANTERN}/ems", 1),
        (f"{LANTERN}/core/reactor", 1),
        (f"{LANTERN}/core/life_support", 1),
        (LANTERN, 1),
        (f"{LANTERN}/arcs/fore", 1),
        ("weapons/gun", 1),
        ("ships/first", 1),
        ("fleet", 1),
        *((ref, 1) for ref in NOWHERE),
    ],
)
def test_the_same_fleet_where_nothing_is_to_step_or_the_end_is_reached(ref: str, by: int) -> None:
    assert EDITS.stepped(RICH, ref, by) is RICH


@settings(max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(fleets(), st.integers(-200, 200), st.data())
def test_steps_never_raise(fleet: Fleet, by: int, data: st.DataObject) -> None:
    ref = data.draw(st.sampled_from([*refs(fleet), *gaps(fleet), *NOWHERE]))
    assert isinstance(EDITS.stepped(fleet, ref, by), Fleet)
    EDITS.inline_property(fleet, ref)


@pytest.mark.parametrize(
    ("ref", "key"),
    [
        (f"{LANTERN}/core/sensor-array#1", "rating"),
        (f"{LANTERN}/core/bridge", "count"),
        (f"{LANTERN}/core/guns", "sectors"),
        (f"{LANTERN}/core/own", "squadrons"),
        (f"{LANTERN}/core/chosen", "count"),
        (f"{LANTERN}/core", "hull_hits"),
        (f"{LANTERN}/core/crew_parties", "crew_parties"),
        (f"{LANTERN}/arcs/port/shield_hits", "shield_hits"),
        (f"{LANTERN}/hull_type", "hull_type"),
        (LANTERN, "name"),
        ("ships/first", "name"),
        ("weapons/gun", "name"),
        ("squadrons/strays", "count"),
    ],
)
def test_a_double_click_edits_the_handle(ref: str, key: str) -> None:
    shown = EDITS.inline_property(RICH, ref)
    assert shown is not None
    assert shown.key == key


@pytest.mark.parametrize("ref", [f"{LANTERN}/ems", f"{LANTERN}/core/reactor", "ships/first/combat_value", *NOWHERE[:-2]])
def test_what_is_worked_out_has_no_handle(ref: str) -> None:
    assert EDITS.inline_property(RICH, ref) is None
