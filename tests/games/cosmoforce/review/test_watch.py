"""Luck and damage of whole battles: fair, complete, and the same as in a recount from the log."""

from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import pytest

from metamaker.game_api.matches import resumed
from metamaker.games.cosmoforce.battle.actions.events import Attacked, Collided, HeatRolled, RamDeclared, Rammed
from metamaker.games.cosmoforce.battle.ai.worth import endurance
from metamaker.games.cosmoforce.battle.damage.events import (
    CrewHarmed,
    CrewHealed,
    MissileDetonated,
    SystemMarked,
    SystemRepaired,
)
from metamaker.games.cosmoforce.battle.frame import RoundBegan, TurnBegan
from metamaker.games.cosmoforce.battle.state import HANGAR, KINDS, Battle, sign_of
from metamaker.games.cosmoforce.game import COSMOFORCE
from metamaker.games.cosmoforce.rules.shot import effective, hangar_damage, hits
from metamaker.play.documents import replay_from
from metamaker.play.match import Match
from metamaker.play.review.ledger import Ledger, luck_of
from tests.games.cosmoforce.review.test_values import rolls
from tests.games.cosmoforce.review.watched import match_of, watch, watched

ERRORS = 3.0
"""The most standard errors between a mean and zero."""


def fought(match: Match) -> tuple[Ledger, Sequence[Any]]:
    """Return the counts and all events of a battle that is fought to its end."""
    found = watched(match)
    return found.ledger(), match.happened()


def luck_is_fair(seeds: Sequence[int]) -> None:
    ledgers = [watched(match_of(seed)).ledger() for seed in seeds]
    lucks = [luck_of(each.chances, 0) for each in ledgers]
    spread = stdev(lucks)
    assert abs(mean(lucks)) < ERRORS * spread / sqrt(len(lucks))
    expected = sqrt(mean(sum(chance.variance for chance in each.chances) for each in ledgers))
    assert spread == pytest.approx(expected, rel=5 / sqrt(2 * len(lucks)))


def test_luck_is_zero_on_average() -> None:
    luck_is_fair(range(60))


@pytest.mark.slow
def test_luck_is_zero_on_average_in_many_battles() -> None:
    luck_is_fair(range(1000, 1400))


@pytest.mark.parametrize("seed", range(10))
def test_the_account_holds_all_damage_of_the_log(seed: int) -> None:
    match = match_of(seed)
    ledger, events = fought(match)
    dealt = sum(blow.dealt for blow in ledger.blows)
    marks = [event for event in events if isinstance(event, SystemMarked | CrewHarmed)]
    indirect = sum(blow.dealt for blow in ledger.blows if blow.cause in {"depletion", "habitat"})
    assert dealt - indirect == len(marks)
    shots = [event for event in events if isinstance(event, Attacked)]
    blows = [blow for blow in ledger.blows if not blow.cause]
    assert [blow.rolled for blow in blows] == [event.damage for event in shots]
    assert [blow.hit for blow in blows] == [event.hits > 0 for event in shots]
    exploded = sum(event.damage for event in events if isinstance(event, MissileDetonated))
    assert sum(blow.rolled for blow in ledger.blows if blow.cause == "detonation") == exploded
    rolled = {"heat": (HeatRolled, "effective"), "collision": (Collided, "damage")}
    for cause, (kind, field) in rolled.items():
        points = [getattr(event, field) for event in events if isinstance(event, kind)]
        assert [blow.rolled for blow in ledger.blows if blow.cause == cause] == points
    rams = [points for event in events if isinstance(event, Rammed) for points in (event.target_damage, event.own_damage)]
    assert [blow.rolled for blow in ledger.blows if blow.cause == "ram"] == rams


@pytest.mark.parametrize("seed", [each for each in range(20) if each % 10 != 9])
def test_damage_dealt_is_damage_taken(seed: int) -> None:
    match = match_of(seed)
    before = {ship.number: ship.plan.room + 2 * ship.plan.complement for ship in match.table.bout.battle.ships}
    ledger, events = fought(match)
    for ship in match.table.bout.battle.ships:
        sign = f"{'AB'[ship.side]}1"
        gained = sum(isinstance(event, SystemRepaired | CrewHealed) and event.ship == ship.number for event in events)
        taken = before[ship.number] + gained - ship.room - ship.life
        assert sum(blow.dealt for blow in ledger.blows if blow.target == sign) == taken
        assert all(blow.victim == ship.side for blow in ledger.blows if blow.target == sign)


def kept(name: str) -> Match:
    file = Path(__file__).parents[4] / "docs" / "battles" / f"{name}.json"
    return resumed(COSMOFORCE, replay_from(file.read_bytes(), "cosmoforce", file.name), file.name, ())


def test_a_kept_survival_run_is_counted_from_its_first_roll() -> None:
    match = kept("the-long-watch")
    ledger, events = fought(match)
    assert sum(chance.kind == "encounter" for chance in ledger.chances) == 4
    assert [blow.rolled for blow in ledger.blows if not blow.cause] == [
        event.damage for event in events if isinstance(event, Attacked)
    ]
    assert {chance.turn for chance in ledger.chances} == {blow.turn for blow in ledger.blows} | {
        chance.turn for chance in ledger.chances if chance.kind == "encounter"
    }


def naive_mean(battle: Battle, event: Attacked, dice: int) -> float:
    """Return the mean damage of an attack, over all faces of its dice one by one."""
    target, kind = battle.ships[event.target], KINDS.index(event.weapon)
    limit = battle.mass_limit(target)
    each = hangar_damage(target.plan.mass, limit > 1000, battle.rules) if kind == HANGAR else 1
    drones = kind == HANGAR and battle.rules.hangar_mode == 1
    most = endurance(battle, target)
    return sum(chance * min(most, each * hits(effective(faces), limit, drones)) for chance, faces in rolls(dice))


def test_a_naive_recount_of_attacks_agrees() -> None:
    counted = 0
    for seed in range(24):
        match = match_of(seed)
        found, done = watch(match), 0
        before = match.table.bout.battle.copied(match.table.bout.dice)
        while match.step():
            blows = [blow for blow in found.ledger().blows if not blow.cause]
            events = [event for event in match.happened() if isinstance(event, Attacked)]
            for blow, event in zip(blows[done:], events, strict=True):
                dice = len(event.faces) - event.faces.count(1)
                if dice <= 2:
                    assert blow.mean == pytest.approx(naive_mean(before, event, dice), abs=1e-4)
                    counted += 1
            done, before = len(blows), match.table.bout.battle.copied(match.table.bout.dice)
    assert counted > 5


def test_the_parts_add_up_to_the_whole() -> None:
    ledger = watched(match_of(9)).ledger()
    whole = luck_of(ledger.chances, 0)
    for part in ("turn", "kind", "ship", "weapon"):
        keys = {getattr(chance, part) for chance in ledger.chances}
        parts = ([chance for chance in ledger.chances if getattr(chance, part) == key] for key in keys)
        assert sum(luck_of(each, 0) for each in parts) == pytest.approx(whole)
    assert luck_of(ledger.chances, 1) == pytest.approx(-whole)
    signed = [(chance, 1 if chance.side == 0 else -1) for chance in ledger.chances]
    results, means = (sum(sign * getattr(chance, name) for chance, sign in signed) for name in ("result", "mean"))
    assert results == pytest.approx(means + whole)


def test_idle_weapons_are_those_of_turns_without_an_attack() -> None:
    found = 0
    for seed in range(8):
        match = match_of(seed)
        ledger, events = fought(match)
        round_, ship, quiet = 0, -1, set()
        for event in events:
            if isinstance(event, RoundBegan):
                round_ += 1
            if isinstance(event, TurnBegan):
                ship = event.ship
                quiet.add((round_, ship))
            if isinstance(event, Attacked | RamDeclared):
                quiet.discard((round_, ship))
        signs = [sign_of(match.table.bout.battle, each) for each in match.table.bout.battle.ships]
        idle = {(each.turn, each.ship) for each in ledger.idle}
        assert idle <= {(turn, signs[number]) for turn, number in quiet}
        assert all(each.target for each in ledger.idle)
        found += len(idle)
    assert found
