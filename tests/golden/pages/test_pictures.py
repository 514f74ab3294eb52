"""Pages look as they did. After a change that is meant, `pytest tests/golden/pages --write-golden` draws them; look at them."""

import os
import subprocess
import sys
from collections.abc import Iterable
from itertools import product
from pathlib import Path

import pytest

from tests.golden.pages.bitmap import FAR, Bitmap, bitmap, distance
from tests.golden.pages.prints import FOLDER, PRINTS, kept, picture

MOST_BYTES = 2_400_000
WHITE = Bitmap(64, 64, b"\xff" * 3 * 64 * 64)


SLOW = {"formulas"}
"""Formulas are typeset, which takes half a minute of work."""


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.slow) if name in SLOW else name for name in PRINTS])
def test_a_page_looks_as_it_did(name: str, tmp_path: Path, write_golden: bool) -> None:
    png = picture(name)
    if write_golden:
        kept(name).write_bytes(png)
        pytest.skip(f"{kept(name).name} is written, not compared")
    new = tmp_path / f"{name}.png"
    new.write_bytes(png)
    now, then = bitmap(png), bitmap(kept(name).read_bytes())
    assert now[:2] == then[:2], f"the page “{name}” has another size: see {new}"
    apart = distance(now, then)
    assert apart.small, f"the page “{name}” looks different ({apart}): see {new}"


def test_every_picture_is_of_a_page_and_all_are_small() -> None:
    files = list(FOLDER.glob("*.png"))
    assert {file.stem for file in files} == set(PRINTS)
    assert sum(file.stat().st_size for file in files) < MOST_BYTES


def darker(places: Iterable[tuple[int, int]], step: int) -> Bitmap:
    """Return a white picture with some darker pixels, by row and column."""
    pixels = bytearray(WHITE.pixels)
    for row, column in places:
        start = 3 * (row * WHITE.width + column)
        pixels[start : start + 3] = bytes((255 - step,) * 3)
    return WHITE._replace(pixels=bytes(pixels))


EVERYWHERE = tuple(product(range(64), range(64)))
DIAGONAL = tuple((place, place) for place in range(0, 64, 3))


@pytest.mark.parametrize(
    ("other", "small"),
    [
        pytest.param(WHITE, True, id="nothing"),
        pytest.param(darker(EVERYWHERE, 1), True, id="a shade all over"),
        pytest.param(darker(EVERYWHERE, 2), False, id="two shades all over"),
        pytest.param(darker(DIAGONAL, FAR), True, id="soft specks"),
        pytest.param(darker(DIAGONAL, FAR + 1), False, id="hard specks"),
        pytest.param(darker(DIAGONAL[:20], 255), True, id="few hard specks"),
        pytest.param(darker(product(range(16, 26), range(16, 32)), 36), False, id="an icon"),
        pytest.param(darker(product(range(16, 20), range(16, 32)), 36), True, id="a hair"),
    ],
)
def test_what_counts_as_looking_the_same(other: Bitmap, small: bool) -> None:
    assert distance(WHITE, other).small is small
    assert distance(WHITE, other) == distance(other, WHITE)


def test_pictures_are_not_drawn_anew_where_they_are_checked() -> None:
    command = (sys.executable, "-m", "pytest", "--write-golden", "--collect-only", "-q", str(Path(__file__)))
    refused = subprocess.run(command, env={**os.environ, "CI": "true"}, capture_output=True, text=True, check=False)
    assert refused.returncode == pytest.ExitCode.USAGE_ERROR
    assert "--write-golden" in refused.stderr
