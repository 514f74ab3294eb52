"""A log as text: the same bytes for the same events, whoever writes them."""

import os
import subprocess
import sys
from collections.abc import Iterator
from enum import Enum, StrEnum
from fractions import Fraction
from hashlib import blake2b
from importlib import import_module
from json import loads
from pathlib import Path
from pkgutil import walk_packages
from typing import Annotated, Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from metamaker.games.cosmoforce import battle as cosmoforce
from metamaker.games.metaverse import battle as metaverse
from metamaker.play.geometry import Point
from metamaker.play.serialization import AsRecord, as_json, digest, lines

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
    depths: tuple[Depth, ...] = ()
    ways: tuple[Point, ...] = ()
    sure: bool = False


HIT = Hit("héron", Side.PORT, Point(3, -4), (1, 2), "MV-1.3.5-02", (Depth.OUTER,), (Point(0, 1),), True)


def test_a_line_names_the_event_and_gives_its_fields_in_order() -> None:
    assert list(lines([HIT])) == [
        '{"event":"Hit","ship":"héron","side":"port","place":{"x":3,"y":-4},"boxes":[1,2],"rule":"MV-1.3.5-02",'
        '"depths":[1],"ways":[{"x":0,"y":1}],"sure":true}'
    ]
    assert as_json(Hit("x", Side.PORT, Point(0, 0)))["rule"] is None


def test_the_digest_is_the_hash_of_the_lines() -> None:
    text = "".join(line + "\n" for line in lines([HIT, Point(1, 2)]))
    assert digest([HIT, Point(1, 2)]) == blake2b(text.encode(), digest_size=16).hexdigest()
    assert digest([HIT]) != digest([HIT, HIT])
    assert digest([]) == blake2b(b"", digest_size=16).hexdigest()


@pytest.mark.parametrize("value", [0.5, {1, 2}, Fraction(1, 2), object(), {1: "a"}, [0.0], b"x", 3])
def test_what_is_not_of_the_type_of_its_field_is_refused(value: Any) -> None:
    with pytest.raises(TypeError, match="a log cannot hold"):
        digest([Hit(value, Side.PORT, Point(0, 0))])


@pytest.mark.parametrize("kind", [float, Any, set[int], frozenset[str], dict[str, float], object, tuple[float, ...]])
def test_events_have_fields_that_are_the_same_everywhere(kind: Any) -> None:
    event: Any = NamedTuple("event", [("field", kind)])
    with pytest.raises(TypeError, match="the same everywhere"):
        digest([event(1)])


def kinds_of_events() -> Iterator[Any]:
    for games in (metaverse, cosmoforce):
        for found in walk_packages(games.__path__, f"{games.__name__}."):
            if found.name.rpartition(".")[2] in {"events", "frame"}:
                module = import_module(found.name)
                yield from (kind for kind in vars(module).values() if isinstance(kind, type) and hasattr(kind, "_fields"))


def test_every_event_of_every_game_has_a_text() -> None:
    kinds = list(kinds_of_events())
    assert len(kinds) > 100
    for kind in kinds:
        marked: Any = Annotated[kind, AsRecord(whole=True)]
        assert TypeAdapter(marked)


@given(st.text())
def test_any_text_stays_as_it_is(text: str) -> None:
    (line,) = lines([Hit(text, Side.PORT, Point(0, 0))])
    assert loads(line)["ship"] == text


def test_another_process_writes_the_same_bytes() -> None:
    program = "from tests.play.test_serialization import *; print(digest([HIT, Point(1, 2)]))"
    for seed in ("1", "2"):
        told = subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            check=True,
            capture_output=True,
            text=True,
        )
        assert told.stdout.strip() == digest([HIT, Point(1, 2)])
