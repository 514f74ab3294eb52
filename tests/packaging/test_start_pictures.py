"""The pictures of the start page are those that MetaMaker draws today."""

import runpy
from pathlib import Path
from typing import Any

SCRIPT: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[2] / "packaging" / "start_pictures.py"))
FOLDER: Path = SCRIPT["FOLDER"]


def test_the_pictures_of_the_start_page_are_up_to_date() -> None:
    drawn = dict(SCRIPT["files"]())
    assert {path.name for path in FOLDER.iterdir()} == set(drawn)
    for name, content in drawn.items():
        assert (FOLDER / name).read_text(encoding="utf-8") == content, f"run make start-pictures: {name}"


def test_pictures_have_nothing_that_qt_leaves_out() -> None:
    for path in FOLDER.glob("*.svg"):
        assert path.read_text(encoding="utf-8").count("<svg") == 1, path.name
