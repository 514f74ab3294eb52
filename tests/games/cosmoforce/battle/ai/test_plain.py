"""What the plain captain does, and the exact chances behind it."""

from fractions import Fraction

import pytest

from metamaker.games.cosmoforce.battle.actions.decisions import EvadeRam, Relieve, TakeAction
from metamaker.games.cosmoforce.battle.actions.orders import NUMBER_OF, Attack, Burn, Conserve, Pass, Ram, Repair
from metamaker.games.cosmoforce.battle.ai.odds import depletes, effective_reach, hits_reach, mean_hits
from metamaker.games.cosmoforce.battle.ai.plain import Plain
from metamaker.games.cosmoforce.battle.ai.worth import endurance
from metamaker.games.cosmoforce.battle.damage.decisions import HarmCrew, PlaceDamage
from metamaker.games.cosmoforce.battle.state import Battle
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules
from metamaker.games.cosmoforce.rules.shot import NO_LIMIT
from tests.games.cosmoforce.battle.fights import (
    AFTERBURNER,
    ARMOR,
    CAPITAL,
    CRUISER,
    DISSIPATOR,
    ENGINE,
    FIGHTER,
    HABITAT,
    LASER,
    MISSILE,
    RAILGUN,
    design,
    freighter,
    marked,
    table,
)

COOL = design(CAPITAL, ENGINE, HABITAT, HABITAT, *[DISSIPATOR] * 4, ARMOR)
"""What heat does not trouble."""


def action(battle: Battle) -> object:
    return Plain().answer(TakeAction(battle, battle.ships[0], 2))


def facing(*designs: Design) -> Battle:
    battle = table(*designs)
    for ship in battle.ships:
        ship.heat = 0
    return battle


@pytest.mark.rule("CF-EX-20", "CF-EX-21", "CF-EX-19")
def test_the_tables_are_the_exact_chances_in_millionths() -> None:
    assert [mean_hits(dice, mass, False) for dice, mass in ((1, 2), (3, 12), (9, 30), (4, NO_LIMIT))] == [
        265_625,
        2_381_934,
        7_326_726,
        3_428_571,
    ]
    assert mean_hits(4, 6, True) == 2_000_000
    assert [depletes(missiles) for missiles in (1, 5)] == [55_394, 653_370]
    assert effective_reach(1, 1) == 750_000
    assert effective_reach(2, 2) == int(Fraction(39, 64) * 1_000_000)
    assert hits_reach(2, 4, 1) == 750_000
    assert hits_reach(2, 4, 5) == 0
    assert effective_reach(5, 0) == 1_000_000


@pytest.mark.rule("CF-DER-09")
@pytest.mark.parametrize(
    ("systems", "marks", "damage"),
    [
        ((ENGINE, LASER, ARMOR), (), 5),
        ((ENGINE, LASER, ARMOR), (0, 0, 1), 2),
        ((MISSILE, ENGINE), (), 3),
        ((MISSILE, MISSILE, ENGINE), (), 3),
    ],
)
def test_endurance_is_the_damage_that_ends_a_ship(systems: tuple[object, ...], marks: tuple[int, ...], damage: int) -> None:
    battle = table(design(FIGHTER, *systems), freighter(4))  # type: ignore[arg-type]
    marked(battle.ships[0], *marks)
    assert endurance(battle, battle.ships[0]) == damage


def test_it_fires_all_of_the_weapon_that_does_most() -> None:
    assert action(facing(design(CRUISER, ENGINE, LASER, RAILGUN, RAILGUN), COOL)) == Attack(1, (2, 3))


def test_it_keeps_missiles_back_where_more_would_be_lost_than_won() -> None:
    small = action(facing(design(CAPITAL, ENGINE, *[MISSILE] * 5, ARMOR), freighter(4)))
    assert isinstance(small, Attack)
    assert len(small.slots) < 5


def test_it_ends_a_ship_that_a_shot_can_end() -> None:
    battle = facing(design(CRUISER, ENGINE, LASER, LASER), COOL, design(FIGHTER, ARMOR, ENGINE))
    marked(battle.ships[2], 0, 0)
    chosen = action(battle)
    assert chosen == Attack(2, (1, 2))


def test_it_cools_before_the_heat_kills() -> None:
    battle = facing(design(FIGHTER, ENGINE, LASER, *[DISSIPATOR] * 3), freighter(10))
    battle.ships[0].heat = 6
    battle.ships[0].used = 1 << 4
    assert action(battle) == Conserve()


@pytest.mark.parametrize("rules", [ROSTER, WEB])
def test_it_shoots_before_it_cools_since_lasers_may_bring_heat(rules: PlayedRules) -> None:
    battle = table(design(FIGHTER, ENGINE, LASER, *[DISSIPATOR] * 3), freighter(10), rules=rules)
    ship = battle.ships[0]
    ship.heat = 6
    assert action(battle) == Attack(1, (1,))
    ship.used, ship.done = 1 << 4, NUMBER_OF[Attack]
    assert Plain().answer(TakeAction(battle, ship, 1)) == Conserve()


def test_warm_lasers_are_fired_all_the_same() -> None:
    """Who waits for them to cool is shot at meanwhile."""
    battle = table(design(CRUISER, ENGINE, *[LASER] * 6, DISSIPATOR), freighter(20), rules=WEB)
    assert isinstance(action(battle), Attack)


def test_a_fast_ship_keeps_its_last_propulsion_to_the_end() -> None:
    """Adrift it would be dashed to pieces."""
    fast = design(FIGHTER, AFTERBURNER, AFTERBURNER, LASER, DISSIPATOR, HABITAT, LASER)
    battle = table(fast, freighter(20), rules=WEB)
    ship = battle.ships[0]
    first = Plain().answer(PlaceDamage(battle, ship, 4))
    assert isinstance(first, tuple)
    assert len(set(first) & {0, 1}) < 2, "the rest is asked for again, when one of them is the last"
    marked(ship, 0, 0)
    placed = Plain().answer(PlaceDamage(battle, ship, 7))
    assert isinstance(placed, tuple)
    assert 1 not in placed


def test_it_burns_out_of_a_standstill() -> None:
    battle = facing(
        design(CAPITAL, ENGINE, HABITAT, DISSIPATOR, DISSIPATOR, DISSIPATOR, DISSIPATOR),
        design(CRUISER, *[RAILGUN] * 9, ENGINE),
    )
    battle.ships[0].speed = 0
    assert action(battle) == Burn(1)


def test_it_rams_what_it_can_spare_more_for() -> None:
    battle = facing(design(CAPITAL, ENGINE, *[ARMOR] * 9), design(FIGHTER, ARMOR, DISSIPATOR))
    battle.ships[0].speed = 500
    assert action(battle) == Ram(1)


def test_it_sends_crew_to_what_matters_and_calls_it_back() -> None:
    battle = facing(design(CRUISER, ENGINE, LASER, HABITAT, ARMOR), freighter(10))
    ship = battle.ships[0]
    marked(ship, 0)
    ship.used = 1 << 4
    chosen = action(battle)
    assert isinstance(chosen, Repair)
    assert chosen.orders[0] == (0, 0)
    ship.move(0, 0)
    assert Plain().answer(Relieve(battle, ship)) == ()
    ship.marks[0] = 0
    assert Plain().answer(Relieve(battle, ship)) == (0,)


def test_it_passes_when_there_is_nothing_to_gain() -> None:
    battle = facing(design(FIGHTER, ENGINE, DISSIPATOR), design(CAPITAL, *[ARMOR] * 10))
    assert action(battle) == Pass()


def test_damage_goes_to_armor_first_and_to_missiles_last() -> None:
    battle = facing(design(CRUISER, MISSILE, ENGINE, RAILGUN, ARMOR, ENGINE), freighter(4))
    ship = battle.ships[0]
    assert Plain().answer(PlaceDamage(battle, ship, 3)) == (3, 3, 3)
    marked(ship, 3, 3, 3)
    spread = Plain().answer(PlaceDamage(battle, ship, 6))
    assert 0 not in spread
    assert spread[0] in {1, 4}, "an Engine that the other makes up for"


def test_the_hurt_suffer_first_unless_a_habitat_heals() -> None:
    battle = facing(design(CRUISER, HABITAT, ENGINE), freighter(4))
    ship = battle.ships[0]
    ship.weaken(1)
    assert Plain().answer(HarmCrew(battle, ship, 1)) == (2,)
    marked(ship, 0)
    assert Plain().answer(HarmCrew(battle, ship, 1)) == (1,)


def test_it_evades_a_ram_that_costs_more_than_the_heat() -> None:
    battle = facing(
        design(FIGHTER, ENGINE, ENGINE, DISSIPATOR, DISSIPATOR), design(FIGHTER, ENGINE, ENGINE, ENGINE, ARMOR, ARMOR)
    )
    ship, rammer = battle.ships
    ship.speed, rammer.speed = 400, 500
    assert Plain().answer(EvadeRam(battle, ship, rammer)) == 2
    rammer.speed = 900
    assert Plain().answer(EvadeRam(battle, ship, rammer)) is None
