"""The battles of `docs/battles` are told as they were: the same choices and dice, by the same rules, give the same story.

After a change that is meant, `pytest tests/golden/battles --write-golden` tells and draws them anew from their replays; one
whose replay is gone is fought by the captains first. Read what differs, then commit.
"""

from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest

from metamaker.core.paths import sample_fleets
from tests.cli.conftest import Run

DOCS = Path(__file__).parents[3] / "docs" / "battles"
LEAST_TURNS = 6


class Kept(NamedTuple):
    """A battle that is kept: its name, both fleets, the first seed that is tried, and the captains."""

    name: str
    one: str
    other: str
    seed: int
    captains: str


KEPT = (
    Kept("clans-and-smugglers", "kite-clans-of-aldersay", "quarrel-at-fennel-light", 3, "careful"),
    Kept("glass-and-ink", "the-glass-cantons", "the-marginalia", 5, "careful"),
    Kept("haulers-and-orchard", "grindstone-haulers", "the-slow-orchard", 1, "careful"),
)
BATTLES = pytest.mark.parametrize("kept", KEPT, ids=[each.name for each in KEPT])


def fleets(kept: Kept) -> tuple[Path, Path]:
    folder = sample_fleets("metaverse")
    return folder / f"{kept.one}.json", folder / f"{kept.other}.json"


@BATTLES
def test_a_battle_is_told_as_it_was(kept: Kept, run: Run, write_golden: bool) -> None:
    story, replay, pictures = DOCS / f"{kept.name}.txt", DOCS / f"{kept.name}.json", DOCS / kept.name
    if write_golden:
        if not replay.exists():
            _fight(kept, run, replay)
        for old in pictures.glob("*.png"):
            old.unlink()
        assert run("battle", "--replay", replay, "--pictures", pictures, "--dpi", "90").code == 0
        story.write_text(run("battle", "--replay", replay).out, encoding="utf-8")
    told = run("battle", "--replay", replay).out
    assert told == story.read_text(encoding="utf-8")
    turns = told.count("\nTurn ")
    assert turns >= LEAST_TURNS
    assert len(list(pictures.glob("turn-*.png"))) == 1 + turns


def _fight(kept: Kept, run: Run, replay: Path) -> None:
    """Fight the first battle from the seed on that lasts long enough."""
    words = ("battle", *fleets(kept), "--captains", kept.captains, "--seed")
    long_enough = (seed for seed in count(kept.seed) if run(*words, str(seed)).out.count("\nTurn ") >= LEAST_TURNS)
    assert run(*words, str(next(long_enough)), "--save", replay).code == 0
