"""Defaults of options: the settings file, the environment above it, the words of a command above both."""

import re
from pathlib import Path

import pypdfium2
import pytest
from typer.main import get_command

from metamaker.cli.input.settings import FILE, LANGUAGE, OUT, PREFIX, settings_file
from metamaker.cli.main import app
from tests.cli.conftest import SKIRMISH, Run

A4, LETTER = (595, 842), (612, 792)


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "metamaker.toml"
    monkeypatch.setenv(FILE, str(file))
    return file


def size_of(run: Run, tmp_path: Path, *words: str) -> tuple[int, int]:
    file = tmp_path / "print.pdf"
    assert run("sheets", SKIRMISH, "-o", file, *words).code == 0
    with pypdfium2.PdfDocument(file) as document:
        width, height = document[0].get_size()
    return round(width), round(height)


def test_the_file_the_environment_and_the_command_in_turn(
    run: Run, settings: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.write_text('paper = "letter"\n')
    assert size_of(run, tmp_path) == LETTER
    assert size_of(run, tmp_path, "--paper", "a4") == A4
    monkeypatch.setenv("METAMAKER_PAPER", "a4")
    assert size_of(run, tmp_path) == A4
    assert size_of(run, tmp_path, "--paper", "letter") == LETTER


def test_a_verb_has_a_table_of_its_own(run: Run, settings: Path, tmp_path: Path) -> None:
    settings.write_text('paper = "a4"\n[sheets]\npaper = "letter"\n[pack]\nlandscape = true\n')
    assert size_of(run, tmp_path) == LETTER


def test_flags_can_be_taken_back(run: Run, settings: Path, tmp_path: Path) -> None:
    settings.write_text("landscape = true\n")
    assert size_of(run, tmp_path) == A4[::-1]
    assert size_of(run, tmp_path, "--portrait") == A4


def test_the_language(run: Run, settings: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.write_text('language = "fr"\n')
    assert "vaisseau" in run("stats", SKIRMISH).out
    assert "Commandes" in run("--help").out
    assert "ship" in run("--language", "en", "stats", SKIRMISH).out
    monkeypatch.setenv("METAMAKER_LANGUAGE", "en")
    assert "ship" in run("stats", SKIRMISH).out


@pytest.mark.parametrize(
    ("variables", "heading"),
    [
        ({"LC_ALL": "fr_CA.UTF-8"}, "valeur"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr", "LANG": "en_GB.UTF-8"}, "valeur"),
        ({"LC_ALL": "C.UTF-8", "LANG": "fr_FR.UTF-8"}, "value"),
        ({"LC_ALL": "tlh_AQ"}, "value"),
        ({"LC_ALL": "fr_FR.UTF-8", "METAMAKER_LANGUAGE": "en"}, "value"),
    ],
)
def test_the_system_speaks_a_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], heading: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert f" {heading} " in run("samples").out


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ('papr = "letter"', "papr: there is no setting “papr”; did you mean “paper”?"),
        ('[sheets]\npapr = "letter"', "sheets/papr: there is no setting “papr”; did you mean “paper”?"),
        ('[sheet]\npaper = "letter"', "sheet: there is no setting “sheet”; did you mean “sheets”?"),
        ("paper = [1]", "paper: a setting must be text, a number, true or false"),
        ("paper", "the settings cannot be read: "),
    ],
)
def test_settings_that_are_no_use_get_their_sentence(run: Run, settings: Path, content: str, sentence: str) -> None:
    settings.write_text(content)
    ended = run("stats", SKIRMISH)
    assert ended.code == 2
    assert ended.err.startswith(f"metamaker: {settings}: {sentence}")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ('paper = "a5"', "--paper: there is no “a5”; choose from a4, letter"),
        ("paper = 7", "--paper: there is no “7”; choose from a4, letter"),
        ('landscape = "maybe"', "--landscape: the value must be true or false"),
        ('binding = "wide"', "--binding: the value must be a number"),
        ("dpi = 1", "--dpi: the minimum is 36"),
    ],
)
def test_a_wrong_value_is_told_as_that_of_the_option(run: Run, settings: Path, content: str, sentence: str) -> None:
    settings.write_text(content)
    ended = run("sheets", SKIRMISH, "-o", "x.pdf")
    assert (ended.code, ended.err) == (2, f"metamaker: {sentence}. See metamaker sheets --help\n")


def test_settings_are_no_matter_to_verbs_without_such_an_option(run: Run, settings: Path) -> None:
    settings.write_text('paper = "letter"\nworkers = 1\n')
    assert run("stats", SKIRMISH).code == 0


def test_without_a_file_nothing_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FILE, "")
    assert settings_file() is None
    monkeypatch.delenv(FILE)
    assert settings_file() is not None


def test_all_that_can_be_set_is_documented() -> None:
    told = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"`(\w+)`", told.split("These can be set: ")[1].split(".")[0]))
    commands = get_command(app).commands.values()  # type: ignore[attr-defined]
    named = {str(option.envvar) for command in commands for option in command.params if option.envvar}
    assert {name.removeprefix(PREFIX).lower() for name in named} | {LANGUAGE, OUT} == listed
