"""The survival run of `docs/battles` is played as it was: what its transcript shows typed, the same dice, the same lines.

After a change that is meant, `pytest tests/golden/battles --write-golden` plays it anew from those answers and writes it.
"""

import io
import json
import re
from pathlib import Path

import pytest

from metamaker.cli.terminal import console
from tests.cli.conftest import Run

DOCS = Path(__file__).parents[3] / "docs" / "battles"
STORY, REPLAY = DOCS / "the-long-watch.txt", DOCS / "the-long-watch.json"
WORDS = ("play", "the-long-watch-ships.json", "--survival", "--seed", "22", "--save", REPLAY.name)
PROMPT = re.compile(r"^((?:A\d \w+|give these orders\? yes, or undo)>) ?", re.MULTILINE)
COLUMNS = 100


def answers(story: str) -> list[str]:
    """What was typed, in order."""
    return [story[found.end() : story.index("\n", found.end())] for found in PROMPT.finditer(story)]


def as_seen(told: str, typed: list[str]) -> str:
    """What a terminal shows: the answers behind their prompts, nothing behind the last letter of a line."""
    rest = iter(typed)
    shown = PROMPT.sub(lambda found: f"{found[1]} {next(rest)}\n", told)
    lines = [f"$ metamaker {' '.join(WORDS)}", *(line.rstrip() for line in shown.splitlines())]
    return "\n".join(lines) + "\n"


@pytest.mark.rule("CF-MODE-04", "CF-MODE-07", "CF-MODE-08")
def test_the_run_is_played_as_it_was(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, write_golden: bool) -> None:
    typed = answers(STORY.read_text(encoding="utf-8"))
    (tmp_path / WORDS[1]).write_bytes((DOCS / WORDS[1]).read_bytes())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(console(), "width", COLUMNS)
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    played = run(*WORDS)
    assert played.code == 0
    story, replay = as_seen(played.out, typed), (tmp_path / REPLAY.name).read_text(encoding="utf-8")
    if write_golden:
        STORY.write_text(story, encoding="utf-8")
        REPLAY.write_text(replay, encoding="utf-8")
    assert story == STORY.read_text(encoding="utf-8")
    assert json.loads(replay) == json.loads(REPLAY.read_text(encoding="utf-8"))
    assert "3 fights survived" in story


def test_its_replay_tells_the_same(run: Run) -> None:
    transcript = " ".join(STORY.read_text(encoding="utf-8").split())
    told = [line for line in run("battle", "--replay", REPLAY).out.splitlines() if line.endswith("]")]
    place = 0
    for line in told:
        place = transcript.index(" ".join(line.split()), place) + 1
    assert len(told) == transcript.count("[CF-")
