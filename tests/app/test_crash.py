"""Killed at any moment, the program leaves a whole file and loses little; what comes back replaces nothing unasked."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from metamaker.app.settings.preferences import Profile
from metamaker.app.start.file_rows import changes
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.game_api.game import file_bytes
from metamaker.opening import open_file
from metamaker.registry import game_called

ROOT = Path(__file__).parents[2]
MAY_BE_LOST_S = 5.0
SAVES = (0.0, 0.02, 0.3)
"""How often the program saves: not at all, now and then, all the time."""

QUICK, ALL = range(1, 4), range(4, 14)


class Life(NamedTuple):
    """What a program did until it was killed: when each edit was made, the last that was saved, the one being saved."""

    edits: dict[int, float]
    saved: int
    saving: int
    killed: float


def lived(profile: Profile, file: Path, seed: int) -> Life:
    """Let a program edit and save, and kill it."""
    profile.recovery.parent.mkdir(exist_ok=True)
    arguments = (str(profile.recovery.parent), str(file), str(SAVES[seed % len(SAVES)]), str(seed))
    command = [sys.executable, str(ROOT / "tests" / "app" / "editing_process.py"), *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    wait = random.Random(seed).uniform(0.1, 4.0)  # noqa: S311  any moment
    wait += 3.0 if not SAVES[seed % len(SAVES)] else 0.0  # so that something had to be kept by then
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment) as process:
        assert process.stdout is not None
        told = [process.stdout.readline()]  # it has begun
        time.sleep(wait)
        process.send_signal(signal.SIGKILL)
        killed = time.time()
        told += process.stdout.read().splitlines()
    return life(told, killed)


def life(told: list[str], killed: float) -> Life:
    edits: dict[int, float] = {}
    last = {"saved": 0, "saving": 0}
    for line in told:
        words = line.split()
        if len(words) == 3 and words[0] == "edited":
            edits[int(words[1])] = float(words[2])
        elif len(words) == 3:
            last[words[0]] = int(words[1])
    return Life(edits, last["saved"], last["saving"], killed)


def number(title: str) -> int:
    """Which edit a title is of; 0 for that before all."""
    return int(title.removeprefix("edit ")) if title.startswith("edit ") else 0


@pytest.fixture
def recovered(program: Program, window: MainWindow) -> Iterator[MainWindow]:
    """Yield the window of a new run."""
    yield window
    for fleet in window.fleets:
        fleet.document.steps.setClean()


def killed_and_started_again(program: Program, window: MainWindow, profile: Profile, file: Path, seed: int) -> None:
    done = lived(profile, file, seed)
    held = open_file(str(file)).document  # whole
    assert number(held.name) in {done.saved, done.saving}
    program.recoveries.find_left_behind()
    assert len(program.recoveries.left) <= 1
    kept = max(number(held.name), *(number(left.record.title) for left in program.recoveries.left), 0)
    lost = [edit for edit, at in done.edits.items() if edit > kept and at < done.killed - MAY_BE_LOST_S]
    assert lost == []
    if not SAVES[seed % len(SAVES)]:
        assert kept > 0
    if program.recoveries.left:
        _bring_back(program, window, file, changes_the_file=bool(seed % 2))


def _bring_back(program: Program, window: MainWindow, file: Path, *, changes_the_file: bool) -> None:
    """Recover the work, perhaps after another program has changed its file: that stays as it is."""
    if changes_the_file:
        game = game_called("metaverse")
        file.write_bytes(file_bytes(game, open_file(str(file)).document.with_(name="Of another program")))
    before, (left,) = file.read_bytes(), program.recoveries.left
    is_other = changes(left.record).is_other
    program.recoveries.recover(left, window.show_fleet)
    fleet = window.fleet
    assert fleet is not None
    assert (fleet.title, fleet.dirty) == (left.record.title, True)
    assert (fleet.path == "") is is_other
    assert is_other or not changes_the_file
    assert (file.read_bytes(), program.recoveries.left) == (before, ())


@pytest.mark.parametrize("seed", QUICK)
def test_a_program_that_is_killed_loses_little(
    program: Program, recovered: MainWindow, profile: Profile, fleet_file: Path, seed: int
) -> None:
    killed_and_started_again(program, recovered, profile, fleet_file, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", ALL)
def test_so_it_is_at_any_moment(program: Program, recovered: MainWindow, profile: Profile, fleet_file: Path, seed: int) -> None:
    killed_and_started_again(program, recovered, profile, fleet_file, seed)
