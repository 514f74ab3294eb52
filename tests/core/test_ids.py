"""Ids are slugs with a counter."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from metamaker.core.frozen import Id
from metamaker.core.ids import copy_ref, new_id, ref, slug

IDS = TypeAdapter(Id)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Marrow Heron", "marrow-heron"),
        ("Tern's Patience", "terns-patience"),
        ("Œuvre № 5", "uvre-no-5"),
        ("Ψυχή", "x"),
        ("", "x"),
    ],
)
def test_slugs(name: str, expected: str) -> None:
    assert slug(name) == expected


def test_the_counter_starts_at_two() -> None:
    assert new_id("Heron", ()) == "heron"
    assert new_id("Heron", {"heron"}) == "heron-2"
    assert new_id("Heron", {"heron", "heron-2", "heron-4"}) == "heron-3"


@given(st.text(), st.integers(0, 40))
def test_a_new_id_is_always_valid_and_free(name: str, count: int) -> None:
    taken: set[str] = set()
    for _ in range(count):
        made = IDS.validate_python(new_id(name, taken))
        assert made not in taken
        taken.add(made)


def test_references_are_paths() -> None:
    assert copy_ref(ref("classes", "heron", "core", "sensor-2"), 1) == "classes/heron/core/sensor-2#1"
