"""The battles of `docs/battles` are told as they were: the same choices and dice, by the same rules, give the same story.

After a change that is meant, `pytest tests/golden/battles --write-golden` tells and draws them anew from their replays; one
whose replay is gone is fought by the captains first, with the first seed whose battle shows what it is kept for. Read what
differs, then commit.
"""

import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from metamaker.core.paths import sample_encounters, sample_fleets
from tests.cli.conftest import Run

DOCS = Path(__file__).parents[3] / "docs" / "battles"
LEAST_TURNS, MOST_TURNS = 6, 14
"""Turns of a battle that is worth reading, and that can be read."""

TERRAINS = 3
"""So many kinds of terrain act in a battle that is kept for it."""


class Kept(NamedTuple):
    """A battle that is kept: its name, what meets, the first seed that is tried, and the captains.

    What meets is two fleets or one encounter, by their files. `shows` are the events that are to be in it; `terrain` says
    that terrain is to act.
    """

    name: str
    meets: tuple[str, ...]
    seed: int
    captains: str
    shows: tuple[str, ...] = ()
    terrain: bool = False


WINGS = ("SalvoLaunched", "SalvoStrikes", "MissilesDowned", "SquadronDestroyed", "PartiesUnloaded", "BoardingFought")
"""Salvos that strike and that are shot down, squadrons lost, boarders that meet a crew."""

KEPT = (
    Kept("clans-and-smugglers", ("kite-clans-of-aldersay", "quarrel-at-fennel-light"), 3, "careful"),
    Kept("glass-and-ink", ("the-glass-cantons", "the-marginalia"), 5, "careful"),
    Kept("haulers-and-orchard", ("grindstone-haulers", "the-slow-orchard"), 1, "careful"),
    Kept("kites-in-the-branches", ("kites-in-the-branches",), 1, "careful", WINGS, terrain=True),
)
BATTLES = pytest.mark.parametrize("kept", KEPT, ids=[each.name for each in KEPT])


def files(kept: Kept) -> list[Path]:
    folder = (sample_encounters if len(kept.meets) == 1 else sample_fleets)("metaverse")
    return [folder / f"{name}.json" for name in kept.meets]


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


@pytest.mark.parametrize("kept", [each for each in KEPT if each.shows], ids=lambda kept: kept.name)
def test_a_battle_shows_what_it_is_kept_for(kept: Kept, run: Run) -> None:
    replay = run("battle", "--replay", DOCS / f"{kept.name}.json", "--json")
    assert not list(lacking(kept, [json.loads(line) for line in replay.out.splitlines()]))


def lacking(kept: Kept, events: list[dict[str, Any]]) -> Iterator[str]:
    """Yield what a battle does not show, of what it is to be kept for."""
    kinds = [event["event"] for event in events]
    turns = kinds.count("TurnBegan")
    if turns < LEAST_TURNS or (kept.shows and turns > MOST_TURNS):
        yield f"{turns} turns"
    yield from set(kept.shows) - set(kinds)
    if kept.terrain:
        fires = [event["target"] for event in events if event["event"] == "SquadronFires"]
        if not any("/squadron-" in target for target in fires):
            yield "a furball"
        if all("/squadron-" in target for target in fires):
            yield "a strike"
        acting = {event["terrain_kind"] for event in events if "terrain_kind" in event and event["event"] != "TerrainPlaced"}
        acting |= {"dark_nebula"} if "DustRolled" in kinds else set()
        if len(acting) < TERRAINS:
            yield f"terrain: {acting}"


def _fight(kept: Kept, run: Run, replay: Path) -> None:
    """Fight the first battle from the seed on that shows all."""
    words = ("battle", *files(kept), "--captains", kept.captains, "--seed")
    for seed in count(kept.seed):
        told = run(*words, str(seed), "--json").out
        if not list(lacking(kept, [json.loads(line) for line in told.splitlines()])):
            assert run(*words, str(seed), "--save", replay).code == 0
            return
