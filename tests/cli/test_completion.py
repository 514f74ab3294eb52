"""What a shell is told that can stand where its cursor is, and the script that makes it ask."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from metamaker.cli.input.completers import SHELLS
from tests.cli.conftest import SKIRMISH, Run
from tests.cli.test_manners import VERBS

Offered = Callable[..., list[str]]


@pytest.fixture
def offered(run: Run, monkeypatch: pytest.MonkeyPatch) -> Offered:
    """Return the completions of bash for the last of these words."""

    def asked(*words: str) -> list[str]:
        monkeypatch.setenv("_METAMAKER_COMPLETE", "complete_bash")
        monkeypatch.setenv("COMP_WORDS", " ".join(("metamaker", *words)))
        monkeypatch.setenv("COMP_CWORD", str(len(words)))
        return run().out.split()

    return asked


def test_verbs_options_and_samples(offered: Offered) -> None:
    assert {"samples", "schema", "sheets", "stats"} <= set(offered("s"))
    assert offered("help", "sam") == ["samples"]
    assert offered("guide", "first-b") == ["first-battle", "first-battle.fr"]
    assert offered("samples", "quar") == [SKIRMISH.stem]
    assert "--paper" in offered("sheets", "--pa")
    assert offered("sheets", "--paper", "l") == ["letter"]
    assert "cosmoforce" in offered("samples", "--game", "")
    assert "roster" in offered("pages", "--only", "ro")
    assert "careful" in offered("battle", "--captains", "ca")


def test_ships_and_numbers_of_the_file_that_is_named(offered: Offered) -> None:
    assert "honest-weight" in offered("explain", str(SKIRMISH), "ho")
    assert {"core.power", "core.reactor_rating"} <= set(offered("explain", str(SKIRMISH), "honest-weight", "core."))
    assert offered("explain", "nowhere.json", "ho") == []
    assert offered("set", str(SKIRMISH), "honest-weight", "comm") == ["commander"]
    assert {"bridge", "wicket"} <= set(offered("add", str(SKIRMISH), ""))


def test_the_script_of_each_shell(run: Run) -> None:
    for shell in SHELLS:
        ended = run("completion", shell)
        assert (ended.code, ended.err) == (0, "")
        assert "_METAMAKER_COMPLETE" in ended.out
    assert run("completion", "tcsh").code == 2


def test_bash_takes_the_script(run: Run, tmp_path: Path) -> None:
    if shutil.which("bash") is None:
        pytest.skip("this machine has no bash")
    script = tmp_path / "complete.bash"
    script.write_text(run("completion", "bash").out)
    words = ["bash", "-c", f"source {script}; complete -p metamaker"]
    asked = subprocess.run(words, capture_output=True, text=True, check=True)
    assert "-F _metamaker_completion metamaker" in asked.stdout


def test_the_shell_is_that_of_who_asks(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHELL", "/bin/zsh")
    assert run("completion").out == run("completion", "zsh").out
    monkeypatch.setenv("SHELL", "/bin/sh")
    assert "name one of bash" in run("completion").err


def test_it_can_be_installed(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    ended = run("completion", "fish", "--install")
    assert ended.code == 0
    assert list(tmp_path.rglob("metamaker.fish"))


def test_every_verb_has_its_page_of_help(run: Run) -> None:
    assert run("help").out == run("--help").out
    for verb in VERBS:
        assert run("help", verb).out == run(verb, "--help").out
    assert "did you mean “sheets”?" in run("help", "shets").err
