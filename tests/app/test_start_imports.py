"""What the start page loads: nothing of any game, none of the libraries for files, formulas, prints and battles."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.benchmarks.test_start import STARTED

NOT_YET = {"babel", "fluent", "importlib.metadata", "pikepdf", "pydantic", "reportlab", "numpy", "segno", "sympy", "typer"}
"""Libraries that a start page does without."""

PARTS_NOT_YET = ("balance", "formulas", "games", "play", "printing", "app.play", "app.rules", "app.gallery.gallery_page")

ENGINE = {"metamaker.play", "metamaker.play.compiled", "metamaker.play.dice"}
"""The head of the crash log names the build of the battle engine."""


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """Return the names of the modules in memory when the start page can be used."""
    shown = STARTED.replace('if name.startswith("metamaker.")', "")
    assert shown != STARTED
    command = [sys.executable, "-c", shown, str(tmp_path_factory.mktemp("profile"))]
    ended = subprocess.run(command, check=True, capture_output=True, text=True, cwd=Path(__file__).parents[2])
    return set(ended.stdout.split()[1:])


def test_the_start_page_loads_no_library_of_later_pages(loaded: set[str]) -> None:
    assert loaded & NOT_YET == set()


def test_the_start_page_loads_no_game_and_no_later_part(loaded: set[str]) -> None:
    assert "metamaker.app.start.start_page" in loaded
    parts = tuple(f"metamaker.{part}" for part in PARTS_NOT_YET)
    later = {name for name in loaded if name.startswith(tuple(f"{part}." for part in parts)) or name in parts}
    assert later <= ENGINE
