"""A match outlives the program: killed without a word, it is offered at the next start and goes on exactly where it was."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from pytestqt.qtbot import QtBot

from metamaker.app.settings.preferences import Profile
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.game.match_documents import MatchGame
from tests.app.play.conftest import shown_match

ROOT = Path(__file__).parents[3]
ANSWERS = 6
KEPT_AFTER_S = 2.0
"""Work is written so long after it was done at the latest; see `metamaker.app.recovery`."""


def killed_at_play(profile: Profile) -> tuple[int, int]:
    """Let a program play, kill it, and return the choices made 2 s before that, and then."""
    profile.recovery.parent.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, str(ROOT / "tests" / "app" / "play" / "match_process.py"), str(profile.recovery.parent)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(ANSWERS)]
        process.send_signal(signal.SIGKILL)
        killed = time.time()
        told += process.stdout.read().splitlines()
    made = [(int(words[1]), float(words[2])) for words in map(str.split, told) if len(words) == 3]
    safe = [number for number, when in made if killed - when > KEPT_AFTER_S]
    return max(safe, default=0), made[-1][0]


def test_a_match_is_recovered_and_goes_on(qtbot: QtBot, profile: Profile, program: Program, window: MainWindow) -> None:
    safe, last = killed_at_play(profile)
    program.recoveries.find_left_behind()
    (left,) = program.recoveries.left
    program.recoveries.recover(left, window.show_fleet)
    page = shown_match(qtbot, window)
    assert window.fleet is not None
    assert isinstance(window.fleet.document.game, MatchGame)
    assert window.fleet.dirty
    assert page.work.begun is not None
    assert safe <= page.work.begun.match.made <= last + 20
    assert page.work.begun.dialogue.decisions
    page.work.answer([""] * len(page.work.begun.dialogue.decisions))
    before = page.work.begun.match.made
    qtbot.waitUntil(lambda: not page.work.is_busy, timeout=60_000)
    assert page.work.begun.match.made > before
