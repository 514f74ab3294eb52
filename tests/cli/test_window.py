"""`metamaker window`: what it needs, told in one sentence where it is not there."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from metamaker.cli.handlers.window import what_is_missing
from tests.cli.conftest import SKIRMISH, Run


@pytest.mark.parametrize(
    ("platform", "environment", "is_installed", "missing"),
    [
        ("linux", {}, True, "display"),
        ("linux", {"DISPLAY": ""}, True, "display"),
        ("linux", {"DISPLAY": ":0"}, False, "PySide6"),
        ("linux", {"DISPLAY": ":0"}, True, ""),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True, ""),
        ("win32", {}, True, ""),
        ("darwin", {}, True, ""),
    ],
)
def test_what_a_window_needs(platform: str, environment: dict[str, str], is_installed: bool, missing: str) -> None:
    sentence = what_is_missing(platform, environment, is_installed)
    assert missing in sentence
    assert bool(missing) == bool(sentence)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_without_a_display_it_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    ended = run("window")
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith("metamaker: the window needs a display")
    assert ended.err.count("\n") == 1


def test_the_window_opens_with_files_and_closes_in_order(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "metamaker", "window", "--profile", str(tmp_path), str(SKIRMISH)]
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as process:
        until = time.monotonic() + 20
        while not (tmp_path / "settings.json").exists() and time.monotonic() < until and process.poll() is None:
            time.sleep(0.1)
        running = process.poll() is None
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=20)
    assert running, errors
    assert str(SKIRMISH) in (tmp_path / "settings.json").read_text()
    assert "Traceback" not in errors
    assert process.returncode == 0
