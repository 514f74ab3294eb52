"""The program tries itself: every step passes here, and one that does not is named and asks for the exit code 1."""

import json
import subprocess
import sys

import pytest

from metamaker.cli.handlers import self_test
from metamaker.cli.output.process import FINE, PROBLEMS
from metamaker.core.version import program_version
from tests.cli.conftest import Run, validate

STEPS = ["open", "check", "explain", "print", "fight", "share", "window"]


def test_all_of_the_program_works_here() -> None:
    words = [sys.executable, "-m", "metamaker", "--language", "fr", "self-test", "--json"]
    ended = subprocess.run(words, check=False, capture_output=True, text=True)
    told = json.loads(ended.stdout)
    assert [(each["step"], each["passed"]) for each in told["steps"]] == [(step, True) for step in STEPS], told
    assert (ended.returncode, ended.stderr, told["passed"]) == (FINE, "", True)
    assert told["steps"][-1]["told"].startswith("dessinée hors écran")
    validate("self-test", ended.stdout)


def test_what_does_not_work_is_named_and_the_others_are_tried(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object) -> str:
        raise OSError("no room")

    def wrong(_: object) -> str:
        raise self_test.Fault("the window is blank")

    steps = {"fight": broken, "check": self_test.STEPS["check"], "window": wrong}
    monkeypatch.setattr(self_test, "STEPS", steps)
    ended = run("self-test")
    assert (ended.code, ended.err) == (PROBLEMS, "")
    title, *lines = ended.out.splitlines()
    assert title.startswith(f"MetaMaker {program_version()} ")
    assert [line[0] for line in lines] == ["✓", "✗", "✓", "✗", "2"]
    assert lines[1].endswith("OSError: no room")
    assert lines[3].endswith("the window is blank")
    assert lines[4].startswith("2 of 4 steps failed")


def test_without_a_sample_nothing_else_is_tried(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test, "known_samples", lambda _: ())
    ended = run("self-test", "--json")
    assert (ended.code, [each["step"] for each in ended.data["steps"]]) == (PROBLEMS, ["open"])
