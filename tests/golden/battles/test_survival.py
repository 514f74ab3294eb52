"""The survival run of `docs/battles` is played as it was: what its transcript shows typed, the same dice, the same lines.

The threats are led by what the kept replay says, not by a captain: captains get better, the run stays a proof of the rules and
the words. After a change that is meant, `pytest tests/golden/battles --write-golden` plays it anew so, and writes it.
"""

import io
import json
import re
from pathlib import Path

import pytest

from metamaker.cli.output.terminal import console
from metamaker.game_api.matches import forces_in
from metamaker.games.cosmoforce.battle.ai.plain import Plain
from metamaker.games.cosmoforce.battle.ai.registry import CAPTAINS
from metamaker.games.cosmoforce.battle.decision import Answer, Decision
from metamaker.games.cosmoforce.game import COSMOFORCE
from metamaker.games.cosmoforce.match.fights import SurvivalRun
from metamaker.play.documents import replay_from
from metamaker.play.serialization import read_answer
from metamaker.play.table import Setting
from tests.cli.conftest import Run
from tests.games.cosmoforce.battle.fights import snapshot

DOCS = Path(__file__).parents[3] / "docs" / "battles"
STORY, REPLAY = DOCS / "the-long-watch.txt", DOCS / "the-long-watch.json"
WORDS = ("play", "the-long-watch-ships.json", "--survival", "--seed", "22", "--save", REPLAY.name)
PROMPT = re.compile(r"^((?:A\d \w+|give these orders\? yes, or undo)>) ?", re.MULTILINE)
COLUMNS = 100


def answers(story: str) -> list[str]:
    """Return the typed answers, in order."""
    return [story[found.end() : story.index("\n", found.end())] for found in PROMPT.finditer(story)]


def asked(decision: Decision) -> tuple[object, ...]:
    """Return the question and the standing: they only repeat where the answer may be the same."""
    battle = decision.battle
    where = battle.fight, battle.round, battle.active, decision.kind, decision.ship.number
    what = tuple(getattr(decision, name, 0) for name in ("left", "points", "count"))
    return *where, *what, tuple(snapshot(ship) for ship in battle.ships)


class Script:
    """A leader who answers what a replay says; the plain captain does for it where no such thing was asked then."""

    def __init__(self, file: Path) -> None:
        replay = replay_from(file.read_bytes(), "cosmoforce", file.name)
        run = SurvivalRun(forces_in(COSMOFORCE, replay, file.name), Setting(replay.seed, (), survival=True))
        self.answers: dict[tuple[object, ...], Answer] = {}
        for choice in replay.choices:
            (decision,) = run.pending()
            answer = read_answer(decision, choice)
            self.answers[asked(decision)] = answer
            run.apply([answer])

    def answer(self, decision: Decision) -> Answer:
        """Return what was answered."""
        found = asked(decision)
        return self.answers[found] if found in self.answers else Plain().answer(decision)


def as_seen(told: str, typed: list[str]) -> str:
    """Return the output of a terminal: the answers after their prompts, without blanks at the ends of lines."""
    rest = iter(typed)
    shown = PROMPT.sub(lambda found: f"{found[1]} {next(rest)}\n", told)
    lines = [f"$ metamaker {' '.join(WORDS)}", *(line.rstrip() for line in shown.splitlines())]
    return "\n".join(lines) + "\n"


def without_version(replay: str) -> dict[str, object]:
    """Return the content of a replay without the version of the program that wrote it."""
    file = json.loads(replay)
    return {**file, "body": {**file["body"], "program": ""}}


@pytest.mark.rule("CF-MODE-04", "CF-MODE-07", "CF-MODE-08")
def test_the_run_is_played_as_it_was(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, write_golden: bool) -> None:
    typed = answers(STORY.read_text(encoding="utf-8"))
    (tmp_path / WORDS[1]).write_bytes((DOCS / WORDS[1]).read_bytes())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(console(), "width", COLUMNS)
    script = Script(REPLAY)
    monkeypatch.setattr(CAPTAINS, "captain", lambda _name, _seed, _side: script)
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    played = run(*WORDS)
    assert played.code == 0
    story, replay = as_seen(played.out, typed), (tmp_path / REPLAY.name).read_text(encoding="utf-8")
    if write_golden:
        STORY.write_text(story, encoding="utf-8")
        REPLAY.write_text(replay, encoding="utf-8")
    assert story == STORY.read_text(encoding="utf-8")
    assert without_version(replay) == without_version(REPLAY.read_text(encoding="utf-8"))
    assert "3 fights survived" in story


def test_its_replay_tells_the_same(run: Run) -> None:
    transcript = " ".join(STORY.read_text(encoding="utf-8").split())
    told = [line for line in run("battle", "--replay", REPLAY).out.splitlines() if line.endswith("]")]
    place = 0
    for line in told:
        place = transcript.index(" ".join(line.split()), place) + 1
    assert len(told) == transcript.count("[CF-")
