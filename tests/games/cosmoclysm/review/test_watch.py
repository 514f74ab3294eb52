"""Luck and losses of whole games: fair, complete, and the same as in a recount from the log."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import pytest

from metamaker.game_api.matches import begun, resumed
from metamaker.games.cosmoclysm.battle.events import Announced, Captured, Fought, OwnShipLost, ShipDestroyed
from metamaker.games.cosmoclysm.game import COSMOCLYSM
from metamaker.games.cosmoclysm.match.sides import sides
from metamaker.games.cosmoclysm.model.board import for_players, hex_ref
from metamaker.games.cosmoclysm.playing import CosmoclysmPlay
from metamaker.games.cosmoclysm.review.watch import best_attack, gain_of
from metamaker.games.cosmoclysm.rules.placement import SHIPS
from metamaker.games.cosmoclysm.rules.position import ROLL
from metamaker.games.cosmoclysm.rules.ships import ATTACK, DEFENCE, DESTROYER, FIGHTER, TAKER, win_chance
from metamaker.play.documents import replay_from
from metamaker.play.match import Match
from metamaker.play.review.ledger import Ledger, luck_of
from metamaker.play.table import Setting
from tests.games.cosmoclysm.boards import HEXAGON, named, standing
from tests.games.cosmoclysm.example import played

REVIEW = CosmoclysmPlay().review
ERRORS = 3.0

SHORT = 5
"""Rounds of short games."""

KEPT = ("the-narrows", "six-candles", "the-three-at-the-loom")


def game_of(seed: int, rounds: int = 0) -> Match:
    """Return a game for a seed, of two to four plain captains and one at random, which announces more ships."""
    players = 2 + seed % 3
    board = for_players(HEXAGON, players)
    return begun(COSMOCLYSM, sides(board), Setting(seed, ("chance",) + ("plain",) * (players - 1), rounds))


def kept(name: str) -> Match:
    file = Path(__file__).parents[4] / "docs" / "battles" / f"{name}.json"
    return resumed(COSMOCLYSM, replay_from(file.read_bytes(), "cosmoclysm", file.name), file.name, ())


def watched(match: Match) -> tuple[Ledger, Sequence[Any]]:
    """Return the counts and all events of a game that is played to its end."""
    watch = REVIEW.watch(match)
    while match.step():
        pass
    return watch.ledger(), match.happened()


def luck_is_fair(seeds: Sequence[int]) -> None:
    """Check the luck of the first side, which the captains do not see."""
    lucks, variances = [], []
    for seed in seeds:
        ledger, _ = watched(game_of(seed, SHORT))
        lucks.append(luck_of(ledger.chances, 0, 2 + seed % 3))
        variances.append(sum(each.variance for each in ledger.chances if 0 in {each.side, each.against}))
    assert abs(mean(lucks)) < ERRORS * stdev(lucks) / sqrt(len(lucks))
    assert stdev(lucks) == pytest.approx(sqrt(mean(variances)), rel=5 / sqrt(2 * len(lucks)))


def test_luck_is_zero_on_average() -> None:
    luck_is_fair(range(40))


@pytest.mark.slow
def test_luck_is_zero_on_average_in_many_games() -> None:
    luck_is_fair(range(1000, 1400))


@pytest.mark.rule("CL-FGT-02", "CL-FGT-03")
@pytest.mark.parametrize("name", KEPT)
def test_a_naive_recount_of_the_log_agrees(name: str) -> None:
    ledger, events = watched(kept(name))
    fights = [event for event in events if isinstance(event, Fought)]
    counted = [chance for chance in ledger.chances if chance.kind == "fight"]
    assert [(each.turn, each.side, each.against) for each in counted] == [
        (event.round, event.side, event.defender) for event in fights
    ]
    for chance, event in zip(counted, fights, strict=True):
        gain = 2 if event.kind == TAKER else 1
        assert chance.result == (gain if max(event.attack) > max(event.defence) else 0)
        assert chance.mean == pytest.approx(gain * naive_chance(ATTACK[event.kind], DEFENCE[event.defending]))
    losses = [event.defender for event in fights if event.won]
    assert [blow.loser for blow in ledger.blows if blow.dealt and not blow.cause] == losses
    assert len(losses) == sum(
        isinstance(event, ShipDestroyed) or (isinstance(event, Captured) and event.loser >= 0) for event in events
    )
    assert sum(blow.cause == "own" for blow in ledger.blows) == sum(isinstance(event, OwnShipLost) for event in events)


def naive_chance(attack: int, defence: int) -> float:
    """Return the chance of the attacker from every pair of highest dice."""
    highest = [[(face / 20) ** dice - ((face - 1) / 20) ** dice for face in range(1, 21)] for dice in (attack, defence)]
    pairs = product(range(20), repeat=2)
    return sum(highest[0][one] * highest[1][other] for one, other in pairs if one > other)


@pytest.mark.parametrize("seed", range(6))
def test_ships_lost_are_ships_dealt(seed: int) -> None:
    match = game_of(seed)
    ledger, events = watched(match)
    players = 2 + seed % 3
    placed = SHIPS[players]
    position = match.table.game.position
    assert position is not None
    for side in range(players):
        captured = sum(isinstance(event, Captured) and event.side == side for event in events)
        lost = sum(blow.dealt for blow in ledger.blows if blow.loser == side)
        assert placed + captured - lost == position.counts[side]


def test_the_parts_add_up_and_the_luck_of_all_sides_is_zero() -> None:
    ledger, _ = watched(game_of(2))
    whole = [luck_of(ledger.chances, side, 4) for side in range(4)]
    assert sum(whole) == pytest.approx(0)
    assert any(whole)
    for part in ("turn", "kind", "ship", "weapon"):
        keys = {getattr(chance, part) for chance in ledger.chances}
        parts = ([chance for chance in ledger.chances if getattr(chance, part) == key] for key in keys)
        assert sum(luck_of(each, 0, 4) for each in parts) == pytest.approx(whole[0])


@pytest.mark.rule("CL-TURN-02", "CL-TURN-03")
def test_a_roll_of_an_announced_ship_counts_by_the_best_attack_in_reach() -> None:
    at = named()
    position = standing("Fighter D4", "Destroyer D6, Cruiser A1")
    position.at, position.phase = at["D4"], ROLL
    chances = [best_attack(position, face) for face in range(1, 5)]
    assert chances == [0, win_chance(FIGHTER, DESTROYER), win_chance(FIGHTER, DESTROYER), win_chance(FIGHTER, DESTROYER)]
    ledger, events = watched(game_of(1))
    rolls = [event for event in events if isinstance(event, Announced)]
    moved = [chance for chance in ledger.chances if chance.kind == "reach"]
    assert 0 < len(moved) <= len(rolls)
    assert all(0 <= chance.mean <= 2 and chance.variance > 0 for chance in moved)


def test_a_taker_gains_two_ships() -> None:
    assert [gain_of(kind) for kind in range(6)] == [1, 1, 1, 1, 1, 2]


def test_fights_name_the_hexes_of_both_ships_and_their_types() -> None:
    match = played()
    ledger, events = watched(kept("the-three-at-the-loom"))
    names = match.table.game.names
    fight = next(event for event in events if isinstance(event, Fought))
    assert ledger.blows[0].target == hex_ref(names[fight.at])
    assert ledger.blows[0].weapon in {"Cruiser", "Destroyer", "Exterminator", "Fighter", "Jumper", "Taker"}
    assert Fraction(ledger.blows[0].chance).limit_denominator(10**9) > 0
