"""How files are laid out."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.core.json_text import laid_out

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


@given(VALUES)
def test_it_is_json_of_the_same_value(value: object) -> None:
    assert json.loads(laid_out(value)) == value


def test_plain_records_stand_on_one_line_and_keys_keep_their_order() -> None:
    value = {"name": "Żuraw", "tags": [], "parts": [{"id": "b", "count": 1, "words": ["x", "y"]}, {"id": "a"}], "limits": {}}
    assert laid_out(value).decode() == (
        '{\n  "name": "Żuraw",\n  "tags": [],\n  "parts": [\n'
        '    {"id": "b", "count": 1, "words": ["x", "y"]},\n    {"id": "a"}\n  ],\n  "limits": {}\n}\n'
    )


def test_long_records_are_spread() -> None:
    text = laid_out({"id": "a", "name": "x" * 120}).decode()
    assert text == '{\n  "id": "a",\n  "name": "' + "x" * 120 + '"\n}\n'


def test_no_number_that_json_lacks() -> None:
    with pytest.raises(ValueError, match="Out of range"):
        laid_out({"value": float("nan")})
