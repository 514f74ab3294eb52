"""A log as text: the same bytes for the same events, whoever writes them."""

import os
import subprocess
import sys
from enum import Enum, StrEnum
from fractions import Fraction
from hashlib import blake2b
from json import loads
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.play.log import as_json, digest, lines
from metamaker.play.plane import Point

ROOT = Path(__file__).parents[2]


class Side(StrEnum):
    PORT = "port"


class Depth(Enum):
    OUTER = 1


class Hit(NamedTuple):
    ship: str
    side: Side
    place: Point
    boxes: tuple[int, ...] = ()
    rule: str | None = None
    notes: dict[Any, Any] | list[Any] | Any = ()


HIT = Hit("héron", Side.PORT, Point(3, -4), (1, 2), "MV-1.3.5-02", {Side.PORT: [Depth.OUTER, True], "again": (Point(0, 1),)})


def test_a_line_names_the_event_and_gives_its_fields_in_order() -> None:
    assert list(lines([HIT])) == [
        '{"event":"Hit","ship":"héron","side":"port","place":{"x":3,"y":-4},"boxes":[1,2],"rule":"MV-1.3.5-02",'
        '"notes":{"port":[1,true],"again":[{"x":0,"y":1}]}}'
    ]
    assert as_json(Hit("x", Side.PORT, Point(0, 0)))["rule"] is None


def test_the_digest_is_the_hash_of_the_lines() -> None:
    text = "".join(line + "\n" for line in lines([HIT, Point(1, 2)]))
    assert digest([HIT, Point(1, 2)]) == blake2b(text.encode(), digest_size=16).hexdigest()
    assert digest([HIT]) != digest([HIT, HIT])
    assert digest([]) == blake2b(b"", digest_size=16).hexdigest()


@pytest.mark.parametrize("value", [0.5, {1, 2}, frozenset({"a"}), Fraction(1, 2), object(), {1: "a"}, [0.0], b"x"])
def test_what_is_not_the_same_everywhere_is_refused(value: object) -> None:
    with pytest.raises(TypeError, match="a log cannot hold"):
        digest([Hit("x", Side.PORT, Point(0, 0), notes=value)])


plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)


@given(plain)
def test_what_is_plain_already_stays_as_it_is(value: Any) -> None:
    (line,) = lines([Hit("x", Side.PORT, Point(0, 0), notes=value)])
    assert loads(line)["notes"] == value


def test_another_process_writes_the_same_bytes() -> None:
    program = "from tests.play.test_log import *; print(digest([HIT, Point(1, 2)]))"
    for seed in ("1", "2"):
        told = subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            check=True,
            capture_output=True,
            text=True,
        )
        assert told.stdout.strip() == digest([HIT, Point(1, 2)])
