"""What differs between two documents."""

from typing import Any

from metamaker.core.difference import Difference, Kind, differences

GROUPING = frozenset({"sections", "parts"})


def ship(**sections: list[dict[str, Any]]) -> dict[str, Any]:
    return {"classes": [{"id": "heron", "sections": {name: {"parts": parts} for name, parts in sections.items()}}]}


SENSOR = {"id": "sensor", "rating": 14}


def test_equal_documents_have_none() -> None:
    assert differences(ship(core=[SENSOR]), ship(core=[dict(SENSOR)]), GROUPING) == ()


def test_values_change_in_their_element() -> None:
    changed = ship(core=[{**SENSOR, "rating": 15, "count": 2}])
    assert differences(ship(core=[SENSOR]), changed, GROUPING) == (
        Difference(Kind.CHANGED, "classes/heron/core/sensor/rating", 14, 15),
        Difference(Kind.ADDED, "classes/heron/core/sensor/count", None, 2),
    )


def test_elements_are_known_by_their_ids_not_their_order() -> None:
    bridge = {"id": "bridge"}
    assert differences(ship(core=[SENSOR, bridge]), ship(core=[bridge, SENSOR]), GROUPING) == ()
    assert differences(ship(core=[SENSOR]), ship(core=[bridge]), GROUPING) == (
        Difference(Kind.REMOVED, "classes/heron/core/sensor", SENSOR, None),
        Difference(Kind.ADDED, "classes/heron/core/bridge", None, bridge),
    )


def test_a_part_that_changes_its_section_has_moved() -> None:
    moved = ship(core=[], fore=[{**SENSOR, "rating": 16}])
    assert differences(ship(core=[SENSOR], fore=[]), moved, GROUPING) == (
        Difference(Kind.MOVED, "classes/heron/fore/sensor", "classes/heron/core/sensor", "classes/heron/fore/sensor"),
        Difference(Kind.CHANGED, "classes/heron/fore/sensor/rating", 14, 16),
    )


def test_elements_of_the_same_id_in_other_lists_have_not_moved() -> None:
    old = {"classes": [{"id": "heron"}], "ships": []}
    new = {"classes": [], "ships": [{"id": "heron"}]}
    assert [one.kind for one in differences(old, new)] == [Kind.REMOVED, Kind.ADDED]


def test_plain_lists_change_as_a_whole() -> None:
    assert differences({"tags": ["a"]}, {"tags": ["a", "b"]}) == (Difference(Kind.CHANGED, "tags", ["a"], ["a", "b"]),)
