"""Luck of whole games in Victory Tokens: fair, complete, and the same as in a recount from the log."""

from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import pytest

from metamaker.game_api.matches import resumed
from metamaker.games.cosmos_commanders.battle.events import Achieved, Attacked, Researched
from metamaker.games.cosmos_commanders.game import COSMOS_COMMANDERS
from metamaker.games.cosmos_commanders.map_generator.generator import generated
from metamaker.games.cosmos_commanders.match.names import player_ref
from metamaker.games.cosmos_commanders.playing import CommandersPlay
from metamaker.play.documents import replay_from
from metamaker.play.match import Match
from metamaker.play.review.ledger import Ledger, luck_of
from tests.games.cosmos_commanders.match.test_matches import TWO, match_of

REVIEW = CommandersPlay().review
FOUR = generated(4, 8, ("Kettle", "Quill", "Larder"))
ERRORS = 3.0


def game_of(seed: int) -> Match:
    return match_of(on=FOUR if seed % 3 == 0 else TWO, seed=seed, last_turn=6)


def kept(name: str) -> Match:
    file = Path(__file__).parents[4] / "docs" / "battles" / f"{name}.json"
    return resumed(COSMOS_COMMANDERS, replay_from(file.read_bytes(), "cosmos_commanders", file.name), file.name, ())


def watched(match: Match) -> tuple[Ledger, Sequence[Any]]:
    """Return the counts and all events of a game that is played to its end."""
    watch = REVIEW.watch(match)
    while match.step():
        pass
    return watch.ledger(), match.happened()


def luck_is_fair(seeds: Sequence[int]) -> None:
    lucks = [luck_of(watched(game_of(seed))[0].chances, 0, 4 if seed % 3 == 0 else 2) for seed in seeds]
    assert abs(mean(lucks)) < ERRORS * stdev(lucks) / sqrt(len(lucks))


def test_luck_is_zero_on_average() -> None:
    luck_is_fair(range(40))


@pytest.mark.slow
def test_luck_is_zero_on_average_in_many_games() -> None:
    luck_is_fair(range(1000, 1400))


@pytest.mark.parametrize("name", ["a-game-of-kettles", "four-at-the-corners"])
def test_a_naive_recount_of_the_log_agrees(name: str) -> None:
    ledger, events = watched(kept(name))
    culture = [chance for chance in ledger.chances if chance.kind == "culture"]
    achieved = [event for event in events if isinstance(event, Achieved)]
    assert [(each.turn, each.side, each.result) for each in culture] == [
        (event.turn, event.player, event.tokens) for event in achieved
    ]
    assert {each.mean for each in culture} == {2.0}
    luck = sum(event.tokens - 2 for event in achieved if event.player == 0)
    assert sum(each.luck for each in culture if each.side == 0) == pytest.approx(luck)
    attacks = [event for event in events if isinstance(event, Attacked)]
    assert [(blow.side, blow.loser, blow.hit) for blow in ledger.blows] == [
        (event.player, event.owner, event.taken) for event in attacks
    ]
    for blow, event in zip(ledger.blows, attacks, strict=True):
        net = event.military + event.traded + event.protection
        assert blow.chance == pytest.approx(sum(face + net >= 6 for face in range(1, 11)) / 10)
        assert blow.target == player_ref(event.owner)
        assert (blow.dealt > 0) == event.taken
    rolls = [chance for chance in ledger.chances if chance.kind == "research"]
    assert len(rolls) <= sum(isinstance(event, Researched) for event in events)
    assert rolls


def test_the_parts_add_up_and_the_luck_of_all_sides_is_zero() -> None:
    ledger, _ = watched(game_of(3))
    whole = [luck_of(ledger.chances, side, 4) for side in range(4)]
    assert sum(whole) == pytest.approx(0)
    assert any(whole)
    for part in ("turn", "kind", "weapon"):
        keys = {getattr(chance, part) for chance in ledger.chances}
        parts = ([chance for chance in ledger.chances if getattr(chance, part) == key] for key in keys)
        assert sum(luck_of(each, 0, 4) for each in parts) == pytest.approx(whole[0])


def test_a_takeover_without_hope_is_no_luck_but_a_try() -> None:
    sure = [
        (blow, [chance for chance in ledger.chances if (chance.made, chance.kind) == (blow.made, "fight")])
        for ledger in (watched(game_of(seed))[0] for seed in range(12))
        for blow in ledger.blows
        if blow.chance in {0.0, 1.0}
    ]
    assert all(not chances for _, chances in sure)
