"""The race for speed: whoever keeps Railguns from being passed does not beat the plain captain by it."""

import math

import pytest

from metamaker.games.cosmoforce.balance import opponents
from metamaker.games.cosmoforce.battle.actions.decisions import TakeAction
from metamaker.games.cosmoforce.battle.actions.orders import Burn
from metamaker.games.cosmoforce.battle.ai.plain import Plain
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules
from tests.games.cosmoforce.battle.ai.racers import Race, RaceFirst, wins
from tests.games.cosmoforce.battle.fights import (
    ARMOR,
    CRUISER,
    DISSIPATOR,
    ENGINE,
    HABITAT,
    RAILGUN,
    design,
    freighter,
    table,
)

SLOW_PERSUASION = next(each.force.ship.design for each in opponents(Fleet()) if each.name == "Slow Persuasion")
ARMOURED = design(CRUISER, *[ENGINE] * 2, *[RAILGUN] * 3, *[ARMOR] * 2, *[DISSIPATOR] * 2, HABITAT, name="Armoured")
FAST = design(CRUISER, *[ENGINE] * 3, *[HABITAT] * 2, *[RAILGUN] * 3, *[DISSIPATOR] * 2, name="Fast")
HEAVY = design(CRUISER, *[ENGINE] * 2, *[RAILGUN] * 4, *[DISSIPATOR] * 3, HABITAT, name="Heavy")
MIRRORS = [
    pytest.param(ship, rules, id=f"{ship.name}-{edition}")
    for ship, rules, edition in (
        (SLOW_PERSUASION, ROSTER, "roster"),
        (ARMOURED, ROSTER, "roster"),
        (ARMOURED, WEB, "web"),
        (FAST, ROSTER, "roster"),
        (HEAVY, ROSTER, "roster"),
    )
]


def most_of_equals(battles: int) -> float:
    """Return the largest win rate of an equal captain, except for one time in a thousand, plus one percentage point."""
    return battles * (0.51 + 3.1 * 0.5 / math.sqrt(battles))


@pytest.mark.parametrize("tactic", [Race, RaceFirst])
@pytest.mark.parametrize(("ship", "rules"), MIRRORS)
def test_who_races_for_speed_does_not_beat_the_plain_captain(ship: Design, rules: PlayedRules, tactic: type[Race]) -> None:
    won, battles = wins(ship, rules, (tactic, Plain), range(250))
    assert won < most_of_equals(battles)


@pytest.mark.slow
@pytest.mark.parametrize("tactic", [Race, RaceFirst])
@pytest.mark.parametrize(("ship", "rules"), MIRRORS)
def test_nor_in_many_battles(ship: Design, rules: PlayedRules, tactic: type[Race]) -> None:
    won, battles = wins(ship, rules, (tactic, Plain), range(2000))
    assert won < most_of_equals(battles)


def test_it_burns_out_of_reach_where_it_could_be_passed() -> None:
    battle = table(ARMOURED, ARMOURED)
    ship, rival = battle.ships
    ship.heat = rival.heat = 0
    ship.speed, rival.speed, ship.used = 601, 600, 1 << 7
    assert Plain().answer(TakeAction(battle, ship, 1)) == Burn(3)


@pytest.mark.parametrize("ahead", [301, 400])
def test_it_does_not_burn_where_nobody_can_pass(ahead: int) -> None:
    battle = table(ARMOURED, ARMOURED)
    ship, rival = battle.ships
    ship.heat = rival.heat = 0
    ship.speed, rival.speed, ship.used = 600 + ahead, 600, 1 << 7
    assert not isinstance(Plain().answer(TakeAction(battle, ship, 1)), Burn)


def test_it_does_not_race_where_there_are_no_railguns() -> None:
    battle = table(freighter(4), freighter(4))
    for ship in battle.ships:
        ship.heat, ship.speed = 0, 600 - ship.number
    assert not isinstance(Plain().answer(TakeAction(battle, battle.ships[0], 1)), Burn)
