"""How the program behaves: quick help, usage errors, hostile names, no tracebacks."""

import contextlib
import fcntl
import json
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from metamaker import opening
from metamaker.cli.main import app
from metamaker.cli.output.process import INTERNAL
from metamaker.core.sanitize import visible
from metamaker.core.version import program_version
from tests.cli.conftest import LARGE, SKIRMISH, Change, Run

HOSTILE = [
    "Heron [/red]",
    "[link=file:///etc/passwd]x[/link] :boom:",
    "%s {0} \\n",
    "日本 𝔘 e\u0301\u0301 ﷽",
    "\u200bzero\u200dwidth\ufeff",
    "",
    "x" * 120,
]
VERBS = [command.name or str(getattr(command.callback, "__name__", "")) for command in app.registered_commands]
TALKING = ("play", "window", "help", "guide", "completion")
"""Verbs that talk with a person, who reads no JSON."""


def test_help_is_quick_and_imports_nothing_heavy() -> None:
    code = "import sys; from metamaker.cli.main import main; main(['--help']); print(*sys.modules, file=sys.stderr)"
    ended = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    heavy = {"sympy", "reportlab", "pikepdf", "pydantic", "pypdfium2", "rich", "fontTools", "PySide6", "segno"}
    assert heavy & set(ended.stderr.split()) == set()
    assert all(f"\n  {verb} " in ended.stdout for verb in VERBS)


def test_every_verb_is_in_the_documentation() -> None:
    told = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")
    assert [verb for verb in VERBS if not re.search(rf"^\| `{verb}\b", told, re.MULTILINE)] == []


@pytest.mark.parametrize("verb", [verb for verb in VERBS if verb not in TALKING])
def test_every_verb_has_help_and_json(run: Run, verb: str) -> None:
    ended = run(verb, "--help")
    assert ended.code == 0
    assert "--json" in ended.out


def test_the_quiet_say_nothing_of_what_is_done(run: Run, tmp_path: Path, changed: Callable[[str, Change], Path]) -> None:
    broken = changed("broken.json", lambda body: body["classes"][0]["sections"]["core"].update(components=[]))
    done: tuple[tuple[str | Path, ...], ...] = (
        ("new", tmp_path / "new.json"),
        ("samples", "six-ideas", "--to", tmp_path),
        ("sheets", SKIRMISH, "-o", tmp_path / "sheets.pdf"),
        ("pages", SKIRMISH, "--only", "roster", "-o", tmp_path / "roster.pdf"),
        ("picture", SKIRMISH, "-o", tmp_path / "picture.png"),
        ("convert", SKIRMISH, tmp_path / "copy.json"),
        ("open", SKIRMISH, "-o", tmp_path / "opened.json"),
        ("check", SKIRMISH),
    )
    for words in done:
        ended = run(*words, "-q")
        assert (ended.code, ended.out, ended.err) == (0, "", "")
    assert (run("check", broken, "-q").code, run("check", broken, "-q").out) == (1, "")
    assert "could not be read" in run("check", tmp_path / "nowhere.json", "-q").err
    assert run("stats", SKIRMISH).out != ""


def test_no_verb_is_a_question_for_help(run: Run) -> None:
    ended = run()
    assert "Usage: metamaker" in ended.out + ended.err


def test_the_version(run: Run) -> None:
    assert run("--version").out == f"metamaker {program_version()}\n"
    assert run("-V").out == run("--version").out


def test_a_file_that_is_not_there_may_be_one_beside_it_or_a_sample(run: Run, heron: Path) -> None:
    assert run("check", heron.with_name("Herno.JSON")).err.endswith(f"did you mean “{heron}”?\n")
    assert "did you mean" not in run("check", heron.with_name("a.json")).err
    told = run("check", heron.with_name("The Even Hand")).err
    assert told.endswith("to copy the sample of this name here, run `metamaker samples the-even-hand`\n")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("chek", "x.json"), "there is no command “chek”"),
        (("print", "x.json"), "there is no command “print”; try sheets, pages, pack. See"),
        (("check",), "missing argument FILE…"),
        (("check", "--frobnicate", "x.json"), "there is no option --frobnicate"),
        (("new", "x.json", "--game", "chess"), "--game: there is no “chess”; choose from metaverse, "),
        (("rules", "x", "--game", "metavers"), "did you mean “metaverse”?"),
    ],
)
def test_usage_errors_are_one_sentence(run: Run, words: tuple[str, ...], expected: str) -> None:
    ended = run(*words)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.count("\n") == 1
    assert expected in ended.err
    assert "--help" in ended.err


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("words", [("rules", "x", "--game", "metavers"), ("schema", "stat")])
def test_a_guess_and_where_to_see_more_are_two_sentences(run: Run, language: str, words: tuple[str, ...]) -> None:
    told = run("--language", language, *words).err
    assert re.search(r"\? (See|Voir) metamaker \w+ --help\n$", told)


@pytest.mark.parametrize("words", [("samples", "quarel"), ("samples", "zzz"), ("guide", "zzz"), ("help", "shets")])
def test_an_unknown_name_points_to_the_list(run: Run, words: tuple[str, str]) -> None:
    told = run(*words).err
    assert told.endswith(f" `metamaker {words[0]}` lists all\n")
    assert "--help" not in told


@pytest.mark.parametrize("name", HOSTILE)
def test_names_from_strangers_are_shown_as_they_are(
    run: Run, tmp_path: Path, changed: Callable[[str, Change], Path], name: str
) -> None:
    def rename(body: dict[str, Any]) -> None:
        body["name"] = body["author"] = body["classes"][0]["name"] = body["ships"][0]["name"] = name
        body["weapons"][0]["name"] = body["classes"][0]["variant"] = name
        body["classes"][0]["sections"]["core"]["components"] = []

    file = changed("stranger.json", rename)
    for words in (
        ("check", file),
        ("stats", file),
        ("fleet", file),
        ("explain", file, "first-light", "combat_value"),
        ("diff", file, file.with_name("heron.json")),
    ):
        ended = run(*words)
        assert ended.err == ""
        assert ended.code in (0, 1)
        assert visible(name) in ended.out or words[0] == "diff"
        assert not any(letter in ended.out for letter in "\x1b\u200d\ufeff\u202e")
    assert run("sheets", file, "-o", tmp_path / "print.pdf").code == 0


def test_file_names_cannot_command_the_terminal(run: Run, tmp_path: Path) -> None:
    ended = run("check", "--json", tmp_path / "a\x1b[31m\n\u202eb.json", tmp_path / "c\udcffd.json")
    assert ended.code == 2
    assert "a\\u001b[31m\\u000a\\u202eb.json" in ended.err
    assert not any(letter in ended.err + ended.out for letter in "\x1b\u202e\udcff")
    assert json.loads(ended.out)["files"][0]["file"].endswith("\u202eb.json")


def test_interruptions_end_quietly(run: Run, monkeypatch: pytest.MonkeyPatch, heron: Path) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(opening, "read_file", interrupted)
    ended = run("check", heron)
    assert (ended.code, ended.out, ended.err) == (130, "", "")


def test_a_fault_of_the_program_is_one_sentence_too(run: Run, monkeypatch: pytest.MonkeyPatch, heron: Path) -> None:
    def broken(*_: object) -> None:
        raise AssertionError("impossible\n")

    monkeypatch.setattr(opening, "read_file", broken)
    ended = run("check", heron)
    assert ended.code == INTERNAL
    assert ended.err.startswith("metamaker: internal error: AssertionError: impossible")
    assert ended.err.count("\n") == 1


def test_a_terminal_without_our_letters_still_gets_an_answer(heron: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "metamaker", "rules", "3.1.1"],
        check=True,
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "PATH": ""},
    )
    assert ended.stdout.decode("ascii")
    ended = subprocess.run(
        [sys.executable, "-m", "metamaker", "rules", "3.1.1", "--json"],
        check=True,
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "PATH": ""},
    )
    assert "statements" in json.loads(ended.stdout.decode("ascii"))


def test_a_terminal_without_typography_gets_plain_signs() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "metamaker", "check", "nix“−…×鷺"],
        check=False,
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "PATH": "", "PYTHONUTF8": "1"},
    )
    assert ended.stderr.startswith(b'metamaker: nix"-...x\\u9dfa: could not be read')


def test_the_outermost_handler_can_show_where(run: Run, monkeypatch: pytest.MonkeyPatch, heron: Path) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(opening, "read_file", broken)
    monkeypatch.setenv("METAMAKER_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run("check", heron)


EACH_IN_TURN = """
import json, sys
from metamaker.cli.main import main

for words in json.loads(sys.argv[1]):
    main(words)
    print("\\0", end="", flush=True)
"""


def at_terminal(columns: int, *commands: tuple[str | Path, ...]) -> list[str]:
    """Return the output of each command in a terminal of this width. They run in one process, which starts slowly."""
    try:
        terminal, theirs = pty.openpty()
    except OSError:
        pytest.skip("this machine has no pseudo-terminals")
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
    environment = {"TERM": "xterm-256color", "PATH": "", "LANG": "C.UTF-8"}
    words = json.dumps([[str(word) for word in command] for command in commands])
    process = subprocess.Popen(
        [sys.executable, "-c", EACH_IN_TURN, words], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    )
    os.close(theirs)
    seen = b""
    with contextlib.suppress(OSError):  # how a terminal ends
        while piece := os.read(terminal, 65536):
            seen += piece
    os.close(terminal)
    process.wait()
    *each, _ = seen.decode().split("\0")
    assert len(each) == len(commands), seen.decode()
    return each


def plain(text: str) -> list[str]:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text).splitlines()


def test_a_terminal_gets_colours_and_nothing_wider_than_itself(changed: Callable[[str, Change], Path]) -> None:
    file = changed("empty.json", lambda body: body["classes"][0]["sections"]["core"].update(components=[]))
    every = at_terminal(80, ("check", file), ("stats", LARGE), ("fleet", LARGE))
    assert "\x1b[1;31merror" in every[0]
    assert [max(map(len, plain(seen))) <= 80 for seen in every] == [True] * 3


@pytest.mark.parametrize("columns", [40, 50, 60])
def test_a_narrow_terminal_splits_neither_names_nor_ids(columns: int, changed: Callable[[str, Change], Path]) -> None:
    file = changed("empty.json", lambda body: body["classes"][0]["sections"]["core"].update(components=[]))
    *numbers, problems = map(plain, at_terminal(columns, ("stats", SKIRMISH), ("fleet", SKIRMISH), ("check", file)))
    for lines in numbers:
        assert max(map(len, lines)) <= columns
        for word in ("Honest", "Weight", "Borrowed", "Lantern"):
            assert any(word in line.split() for line in lines)
    assert max(map(len, problems)) <= columns
    assert any("classes/scout/core" in line.split() or "classes/scout" in line.split() for line in problems)
    assert any(re.search(r"MV-\d\.\d\.\d+-\d\d", line) for line in problems)


def test_a_long_name_does_not_pad_every_row(run: Run, changed: Callable[[str, Change], Path]) -> None:
    file = changed("long.json", lambda body: body["ships"][0].update(name="Long " * 23 + "End"))
    for verb in ("stats", "fleet"):
        out = run(verb, file).out
        assert "Long Lo…" in out or "Long…" in out
        assert max(map(len, out.splitlines())) < 150


def test_many_sheets_have_a_bar_at_a_terminal_alone(tmp_path: Path, run: Run) -> None:
    many, few = at_terminal(
        80, ("sheets", LARGE, "-o", tmp_path / "many.pdf"), ("sheets", SKIRMISH, "-o", tmp_path / "few.pdf")
    )
    assert "100%" in many
    assert "%" not in few
    assert "%" not in run("sheets", LARGE, "-o", tmp_path / "piped.pdf").err
