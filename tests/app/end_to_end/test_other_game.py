"""A document of the other game, opened in the whole program."""

from pathlib import Path

import pytest

from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from tests.app.end_to_end.hands import Hands


@pytest.mark.parametrize("path", sorted(sample_fleets("cosmoforce").glob("*.json")), ids=lambda path: path.stem)
def test_a_sample_opens_and_shows_its_sheets(desk: MainWindow, hands: Hands, path: Path) -> None:
    desk.files.open_copy(str(path))
    hands.until(lambda: len(desk.fleets) == 1, "no document was opened")
    assert desk.fleets[0].document.game.key == "cosmoforce"
