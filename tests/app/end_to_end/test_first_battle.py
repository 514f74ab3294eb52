"""Somebody who never saw the program plays a duel to its end, saves it, and finds it among the recent files."""

from pathlib import Path

import pytest

from metamaker.app.window.window import MainWindow
from metamaker.core.messages import words_in
from metamaker.game_api.match_documents import state_text
from metamaker.game_api.matches import resumed
from metamaker.opening import open_any
from metamaker.play.serialization import lines
from metamaker.play.story import Event
from tests.app.end_to_end.battle_walk import first_turn, set_up_the_duel, table, to_the_end
from tests.app.end_to_end.hands import Hands
from tests.app.end_to_end.walk import save_to

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard", extend=True)

WORDS = words_in("metaverse", "en")


def nothing(_moment: str) -> None:
    """No pictures."""


def test_a_duel_is_set_up_played_to_its_end_and_kept(desk: MainWindow, hands: Hands, tmp_path: Path) -> None:
    set_up_the_duel(hands, nothing)
    page = table(desk, hands)
    first_turn(page, hands, nothing)
    to_the_end(page, hands, nothing)
    file = tmp_path / "duel.json"
    save_to(hands, file)
    opened = open_any(file.read_bytes(), "duel.json")
    assert state_text(opened.document, WORDS) == "match, over"
    assert str(file) in desk.program.settings.recent

    # The same answers give the terminal the same log, byte for byte.
    assert page.work.film is not None
    seen = [event for frame in page.work.film.frames for event in frame.events]
    again = resumed(page.work.game, opened.document, "duel.json", ())
    told: list[Event] = []
    while again.result is None:
        told += again.play_turn()
    assert list(lines(seen)) == list(lines([*told, *again.happened()]))
