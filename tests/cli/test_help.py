"""Help in the language in force: every verb and option has its text, and a language that is asked for is heard in time."""

import inspect
import re

import pytest
from typer.main import get_command

from metamaker.cli.main import app
from metamaker.core.messages import COMMON, ENGLISH, languages, words
from metamaker.registry import GAMES
from tests.cli.conftest import Run

PROGRAM = get_command(app)
COMMANDS = {**getattr(PROGRAM, "commands", {}), "metamaker": PROGRAM}

ENGLISH_WORDS = re.compile(
    r"\b(the|of|and|with|has|have|is|are|not|no|for|from|by|it|its|this|that|show|one|file|usage:|options:)\b", re.I
)
NOTATION = re.compile(r"--?[a-z][\w-]*|`[^`]*`|<[^>]*>|\bnot-played\b")
"""What is typed as it stands, in every language."""


@pytest.mark.parametrize("verb", COMMANDS)
def test_help_and_code_say_the_same_of_a_verb(verb: str) -> None:
    assert words(COMMON, ENGLISH)[f"help-verb-{verb}"] == inspect.cleandoc(COMMANDS[verb].callback.__doc__ or "")


def test_no_text_is_left_of_verbs_and_options_that_are_gone() -> None:
    options = {name: {option.name for option in command.params} | {"help"} for name, command in COMMANDS.items()}
    known = {
        *(f"help-verb-{verb}" for verb in options),
        *(f"help-option-{option}" for some in options.values() for option in some),
        *(f"help-{verb}-{option}" for verb, some in options.items() for option in some),
    }
    told = {key for key in words(COMMON) if key.startswith("help-")} - known
    assert [key for key in told if not key.startswith(("help-usage", "help-section", "help-extra-", "help-place-"))] == []


@pytest.mark.parametrize("language", languages(COMMON))
def test_help_names_every_game_and_the_default_first(language: str) -> None:
    keys = list(GAMES)
    named = re.findall("|".join(keys), words(COMMON, language)["help-option-game"])
    assert named == keys


@pytest.mark.parametrize("verb", COMMANDS)
def test_help_is_french(run: Run, verb: str) -> None:
    ended = run("--language", "fr", *([] if verb == "metamaker" else [verb]), "--help")
    assert ended.code == 0
    assert ended.out.startswith(f"Usage\u00a0: metamaker{'' if verb == 'metamaker' else f' {verb}'} [OPTIONS]")
    assert ENGLISH_WORDS.findall(NOTATION.sub("", ended.out)) == []
    assert "..." not in ended.out.partition("\n")[2]


def test_no_verb_is_a_question_for_help_in_french_as_well(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("METAMAKER_LANGUAGE", "fr")
    assert run().out == run("--help").out == run("--language=fr", "--help").out
    assert run("check", "--help").out.startswith("Usage\u00a0: metamaker check [OPTIONS] FICHIER…")
    assert run("--language", "en", "--help").out.startswith("Usage: metamaker")


def test_what_is_wrong_before_the_verb_is_french_as_well(run: Run) -> None:
    assert (
        run("--language", "fr", "--frobnicate").err
        == "metamaker\u00a0: option inconnue\u00a0: --frobnicate. Voir metamaker --help\n"
    )
    assert run("--language", "de", "--frobnicate").err.startswith("metamaker: there is no option")


def test_a_new_fleet_has_a_name_in_the_language(run: Run, tmp_path: object) -> None:
    file = f"{tmp_path}/nouvelle.json"
    assert "Nouvelle flotte" in run("--language", "fr", "new", file).out


@pytest.mark.parametrize("verb", COMMANDS)
def test_help_has_no_signs_of_the_parser(run: Run, verb: str) -> None:
    """Types of Python, places in two sorts of brackets, bounds as formulas are for who wrote the program."""
    told = run(*([] if verb == "metamaker" else [verb]), "--help").out.removeprefix(
        "Usage: metamaker [OPTIONS] COMMAND [ARGS]..."
    )
    assert re.findall(r"<str>|list\[|\{|\.\.\.\s*$|…\]?\.\.\.|x>=|<=x|x<=|\(a\)", told, re.MULTILINE) == []
