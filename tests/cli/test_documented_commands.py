"""The commands that README and guides print run as they stand there, in their order, in a folder that is empty at first.

Translations have the very same ones, which need not be run once more.
"""

import io
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.main import get_command

from metamaker.cli.main import app
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
TEXTS = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
WAITS = "window"
"""The verb that ends when a person closes what it opened."""

_FEW = ("-n", "4", "--workers", "1")
FEWER = {"balance": _FEW, "duel": _FEW, "weigh": _FEW}
"""What the documents themselves say asks for fewer battles."""

ANSWERS = "captain rest\n"
"""What a player types who leaves the rest to a captain."""


def blocks(text: Path) -> Iterator[list[str]]:
    """Yield the words of each command that stands in a block of code."""
    for block in re.findall(r"^```\w*\n(.*?)^```", text.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
        for line in block.splitlines():
            if line.startswith("metamaker "):
                yield shlex.split(line, comments=True)[1:]


PRINTED = {text: list(blocks(text)) for text in TEXTS}
IN_FRENCH = ["--language", "fr"]


def original(text: Path) -> Path:
    """Return the English text that one is a translation of; itself if it is none."""
    return text.with_name(text.name.replace(".fr.", "."))


@pytest.mark.parametrize("text", [text for text in TEXTS if text != original(text)], ids=lambda text: text.name)
def test_a_translation_has_the_commands_of_its_original(text: Path) -> None:
    plain = [words[2:] if words[:2] == IN_FRENCH else words for words in PRINTED[text]]
    assert plain == PRINTED[original(text)]


@pytest.mark.parametrize(
    "text", [text for text in TEXTS if PRINTED[text] and text == original(text)], ids=lambda text: text.name
)
def test_the_commands_of_a_text_run_in_their_order(
    run: Run, text: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for words in PRINTED[text]:
        if words[0] == WAITS:
            continue
        monkeypatch.setattr("sys.stdin", io.StringIO(ANSWERS))
        ended = run(*words, *FEWER.get(words[0], ()))
        assert (words, ended.code, ended.err) == (words, 0, "")


def test_readme_and_guide_have_commands() -> None:
    assert {"balance.md", "cosmoforce.md"} <= {text.name for text, commands in PRINTED.items() if commands}


INLINE = re.compile(r"`metamaker ((?:--\S+ \S+ )?[a-z][^`]*)`")


def test_commands_inside_sentences_have_verbs_and_options_that_exist() -> None:
    """`metamaker samples --help`: FILE and the like stand for what a reader puts there."""
    verbs = {command.name or str(getattr(command.callback, "__name__", "")) for command in app.registered_commands}
    found = [words.split() for text in TEXTS for words in INLINE.findall(text.read_text(encoding="utf-8"))]
    named = [[word for word in words if not word.startswith("-")] for words in found]
    assert found
    assert [words for words in named if not verbs & set(words)] == []


def test_options_that_texts_name_are_options_of_a_verb() -> None:
    """Those of one verb that a command inside a sentence has, and any that a text tells of by itself."""
    commands = get_command(app).commands  # type: ignore[attr-defined]  # it is a group of verbs
    of = {
        verb: {word for option in command.params for word in (*option.opts, *option.secondary_opts)}
        for verb, command in commands.items()
    }
    known = set().union(*of.values(), {"--help", "-h", "--language", "--version", "-V"})
    for text in TEXTS:
        told = text.read_text(encoding="utf-8")
        assert set(re.findall(r"`(--?[a-z][a-z-]*)", told)) - known == set()
        for words in INLINE.findall(told):
            verb = next(word for word in words.split() if word in commands)
            assert set(re.findall(r" (--?[a-z][a-z-]*)", words.partition(verb)[2])) - of[verb] - {"--help"} == set()
