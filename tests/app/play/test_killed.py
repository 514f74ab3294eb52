"""A match outlives the program: killed without a word, it goes on exactly where it was, with orders that were being written.

Then captains finish it, and its log is that of the terminal for the same answers, byte for byte.
"""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from metamaker.app.play.match_page import MatchPage
from metamaker.app.settings.preferences import Profile
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.cli.main import main
from metamaker.core.messages import words_in
from metamaker.game_api.match_documents import MatchGame, state_text
from metamaker.opening import open_any
from metamaker.play.serialization import lines
from tests.app.play.conftest import WATCH_MS, rest, shown_match
from tests.app.play.match_process import LAST_TURN

ROOT = Path(__file__).parents[3]

WORDS = words_in("metaverse", "en")


def killed_at_play(profile: Profile, file: Path) -> int:
    """Let a program play, kill it once orders are written, and return how many choices were made by then."""
    profile.recovery.parent.mkdir(parents=True, exist_ok=True)
    script = ROOT / "tests" / "app" / "play" / "match_process.py"
    command = [sys.executable, str(script), str(profile.recovery.parent), str(file)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment) as process:
        assert process.stdout is not None
        made = int(process.stdout.readline())
        process.send_signal(signal.SIGKILL)
    return made


def finish(qtbot: QtBot, page: MatchPage) -> None:
    """Leave the rest to captains, turn by turn."""
    for _ in range(LAST_TURN + 1):
        begun = page.work.begun
        if page.work.is_over or begun is None:
            break
        turn, places = begun.match.turn, range(len(begun.dialogue.decisions))
        page.orders.delegation._leave_turn(places)
        qtbot.waitUntil(lambda: page.work.is_over or (begun.match.turn > turn and not page.work.is_busy), timeout=WATCH_MS)  # noqa: B023 - it is waited for here
    assert page.work.is_over


def test_a_match_that_was_killed_goes_on_and_is_told_as_on_the_terminal(
    qtbot: QtBot,
    profile: Profile,
    program: Program,
    window: MainWindow,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "match.json"
    made = killed_at_play(profile, file)
    program.recoveries.find_left_behind()
    (left,) = program.recoveries.left
    program.recoveries.recover(left, window.show_fleet)
    page = shown_match(qtbot, window)
    assert window.fleet is not None
    assert isinstance(window.fleet.document.game, MatchGame)
    assert window.fleet.dirty
    assert window.fleet.path == str(file)
    assert page.work.begun is not None
    assert page.work.begun.match.made == made
    assert page.orders.writing.line.text() == "+1"
    assert page.orders.writing.told.text().startswith("Moves ")

    page.orders.give()
    rest(qtbot, page)
    finish(qtbot, page)
    window.fleet.save()
    assert state_text(open_any(file.read_bytes(), "match").document, WORDS) == "match, over"
    seen = [line for frame in page.work.film.frames for line in lines(frame.events)] if page.work.film else []
    capsys.readouterr()
    assert main(["battle", "--replay", str(file), "--json"]) == 0
    *told, _summary = capsys.readouterr().out.splitlines()
    assert seen == told
