"""What a captain must not do: hold back what it will never use, spare what is lost anyway, burn to death, shoot the dead."""

import pytest

from metamaker.games.cosmoforce.battle.actions.decisions import EvadeRam, TakeAction
from metamaker.games.cosmoforce.battle.actions.orders import Attack, Ram, Repair
from metamaker.games.cosmoforce.battle.ai.plain import Plain
from metamaker.games.cosmoforce.battle.ai.worth import heat_to_come, outlook, prospect, stakes
from metamaker.games.cosmoforce.battle.damage.decisions import PlaceDamage
from metamaker.games.cosmoforce.battle.state import Battle
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.rules.editions import WEB
from tests.games.cosmoforce.battle.fights import (
    AFTERBURNER,
    ARMOR,
    CAPITAL,
    CRUISER,
    DISSIPATOR,
    ENGINE,
    FIGHTER,
    HABITAT,
    HANGAR,
    LASER,
    MISSILE,
    RAILGUN,
    design,
    marked,
    table,
)

STAR_HAMMER = design(CAPITAL, ENGINE, *[HANGAR] * 3, *[MISSILE] * 3, LASER, DISSIPATOR, DISSIPATOR)
GUN_SHIP = design(CRUISER, ENGINE, HABITAT, RAILGUN, RAILGUN, ARMOR, DISSIPATOR)
ANVIL = design(CRUISER, ENGINE, ENGINE, *[RAILGUN] * 3, LASER, DISSIPATOR, DISSIPATOR, HABITAT, ARMOR)
STRIKER = design(FIGHTER, AFTERBURNER, LASER)


def cool(*designs: Design) -> Battle:
    battle = table(*designs)
    for ship in battle.ships:
        ship.heat = 0
    return battle


def outrun(battle: Battle) -> None:
    """Let nobody pass the first ship by one burn."""
    for ship in battle.ships:
        ship.speed = 200 if ship.number else 550


def action(battle: Battle, left: int = 2) -> object:
    return Plain().answer(TakeAction(battle, battle.ships[0], left))


def test_a_ship_near_its_end_fires_all_missiles_but_what_it_stands_on() -> None:
    """They explode together at the next mark: what is kept of them is no endurance."""
    battle = cool(STAR_HAMMER, ANVIL)
    marked(battle.ships[0], 0, 0, 1, 1, 2, 2, 3, 3, 7, 7)
    assert action(battle) == Attack(1, (4, 5))


def test_a_ship_that_dies_of_heat_rams_whoever_it_can() -> None:
    battle = cool(STRIKER, ANVIL)
    ship = battle.ships[0]
    marked(ship, 1, 1)
    ship.weaken(0)
    battle.ships[1].heat, battle.ships[1].speed = 4, 100
    assert not isinstance(action(battle), Ram), "cool it has more to lose than to gain"
    ship.heat = 3
    assert action(battle) == Ram(1)


def test_who_cannot_cool_does_not_evade_a_ram_to_die_of_heat() -> None:
    battle = cool(GUN_SHIP, design(FIGHTER, AFTERBURNER, DISSIPATOR, HABITAT))
    ship, rammer = battle.ships
    marked(ship, 1, 4, 4, 4, 5, 5)
    ship.weaken(2)
    ship.speed, rammer.speed, ship.heat = 500, 400, 3
    assert Plain().answer(EvadeRam(battle, ship, rammer)) is None
    whole = cool(GUN_SHIP, rammer.plan.design)
    whole.ships[0].speed, whole.ships[1].speed = 300, 400
    assert Plain().answer(EvadeRam(whole, *whole.ships)) == 2, "there it sheds half of the heat, and has crew to spare"


def test_nobody_evades_a_light_ram_into_a_collision() -> None:
    battle = cool(design(FIGHTER, *[ENGINE] * 8, DISSIPATOR, DISSIPATOR), design(FIGHTER, *[AFTERBURNER] * 4))
    ship, rammer = battle.ships
    ship.speed, rammer.speed = 1000, 1050
    assert Plain().answer(EvadeRam(battle, ship, rammer)) is None
    ship.speed, rammer.speed = 800, 850
    assert Plain().answer(EvadeRam(battle, ship, rammer)) == 1


def test_who_is_too_fast_evades_by_braking_where_that_gets_away_too() -> None:
    battle = cool(design(FIGHTER, *[ENGINE] * 8, DISSIPATOR, DISSIPATOR), design(FIGHTER, *[AFTERBURNER] * 4))
    ship, rammer = battle.ships
    ship.speed, rammer.speed = 1150, 100
    assert Plain().answer(EvadeRam(battle, ship, rammer)) == -2
    rammer.speed = 1000
    assert Plain().answer(EvadeRam(battle, ship, rammer)) != -2, "it would be caught"


def test_shots_go_to_the_dangerous_ship_not_to_one_that_dies_of_heat() -> None:
    wreck, danger = GUN_SHIP, GUN_SHIP
    battle = cool(ANVIL, wreck, danger)
    outrun(battle)
    battle.ships[1].heat = 12
    assert action(battle) == Attack(2, (2, 3, 4))


def test_shots_go_to_the_ship_with_weapons() -> None:
    hulk = design(CRUISER, ENGINE, HABITAT, DISSIPATOR, DISSIPATOR, ARMOR, DISSIPATOR)
    battle = cool(ANVIL, hulk, GUN_SHIP)
    outrun(battle)
    assert stakes(battle.ships[1:]) == [666_666, 1_000_000]
    assert action(battle) == Attack(2, (2, 3, 4))


def test_crew_that_will_be_dead_repairs_nothing() -> None:
    battle = cool(design(CRUISER, ENGINE, HABITAT, ARMOR, LASER), ANVIL)
    ship = battle.ships[0]
    marked(ship, 0, 1)
    assert isinstance(action(battle, 1), Repair)
    ship.heat = 20
    assert action(battle, 1) == Attack(1, (3,))


def test_armor_takes_all_it_can_before_anything_else() -> None:
    battle = cool(GUN_SHIP, ANVIL)
    assert Plain().answer(PlaceDamage(battle, battle.ships[0], 5)) == (4, 4, 4)


@pytest.mark.rule("CF-EX-19", "CF-STEP-04")
def test_what_is_ahead_counts_by_the_chance_to_live() -> None:
    """A crew of one with two heat dice dies of 39 rolls in 64."""
    ship = cool(STRIKER, ANVIL).ships[0]
    ship.heat = 2
    assert prospect(ship) == 1_000_000 - 609_375
    assert prospect(cool(STRIKER, ANVIL).ships[0]) == 1_000_000
    assert outlook(ship, 0) == 1_000_000
    assert outlook(ship, 1) > outlook(ship, 2) > outlook(ship, 3)


@pytest.mark.rule("CF-AFT-01", "CF-RND-04")
def test_lasers_that_were_fired_bring_no_heat_before_the_aftermath() -> None:
    battle = table(STRIKER, design(CRUISER, ENGINE, *[LASER] * 6), rules=WEB)
    ship = battle.ships[0]
    battle.order = [0, 1]
    assert heat_to_come(battle, ship) == 5
    battle.order = [1, 0]
    assert heat_to_come(battle, ship) == 0
