"""A match out of a file that somebody changed: what can be played of it is shown, and why it does not go on."""

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from metamaker.app.window.window import MainWindow
from metamaker.play.table import PERSON
from tests.app.play.conftest import Begin, shown_match
from tests.app.play.test_playing import give


@pytest.fixture
def files(qtbot: QtBot, begin: Begin, window: MainWindow, tmp_path: Path) -> list[str]:
    """Files of a match after its first plots: with a plot that no drive has, and with an answer to nothing."""
    page = begin((PERSON, "plain"))
    give(qtbot, page)
    assert window.fleet is not None
    made = []
    for name, place, answer in (("plot", 0, "+99"), ("answer", -1, {"x": 1})):
        match = json.loads(window.fleet.content)
        match["body"]["choices"][place] = answer
        made.append(str(tmp_path / f"{name}.json"))
        Path(made[-1]).write_text(json.dumps(match), encoding="utf-8")
    return made


def test_a_match_that_cannot_go_on_says_why_and_shows_what_was_played(
    qtbot: QtBot, window: MainWindow, files: list[str]
) -> None:
    for file, said in zip(files, ("choices/0", "choices/"), strict=True):
        window.files.open([file])
        page = shown_match(qtbot, window)
        qtbot.waitUntil(lambda: not page.broken.isHidden())  # noqa: B023 - it is waited for here
        assert said in page.broken.text()
        page.projector.go(0)
        assert page.title.text() == "This match cannot continue"
        assert page.story.model.lines
