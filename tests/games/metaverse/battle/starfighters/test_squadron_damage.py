"""Damage to squadrons by hand; that to squadrons and salvos against the naive second implementation (1.3.6, 3.6.14, 3.7.3)."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.metaverse.battle.blueprint import weapon_plan
from metamaker.games.metaverse.battle.damage.squadrons import Volley, Wing, wound
from metamaker.games.metaverse.battle.fire.downing import rolled_damage, shoot_down
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.salvo import Missile, Salvo
from metamaker.games.metaverse.battle.state.squadron import Berth
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import DamageEffect, DamageType, Die, WeaponQuality
from metamaker.play.dice import SeededDice
from metamaker.play.plane import Point
from tests.games.metaverse.battle import naive_damage
from tests.games.metaverse.battle.gunnery import Put, armed, gunners
from tests.games.metaverse.battle.starfighters.wings import CAB, KITE, flown
from tests.games.metaverse.builders import GUN

GUNS = GUN.with_(damage_modifier=0, pulse=1, damage_die=Die.D6)
STURDY = KITE.with_(id="sturdy", name="Sturdy", strength=30, defence=2)
AM, DM, ML, QM, RT = (
    WeaponQuality.ANTIMATTER,
    WeaponQuality.DIMENSIONAL,
    WeaponQuality.MOLECULAR,
    WeaponQuality.QUANTUM,
    WeaponQuality.REACTIVE,
)
IDLE = (
    WeaponQuality.DISRUPTIVE,
    WeaponQuality.GRAVITATIONAL,
    WeaponQuality.IONIZED,
    WeaponQuality.PHASED,
    WeaponQuality.POLARIZED,
)


def struck(*faces: int, squadron: Any = STURDY) -> tuple[Battle, Wing]:
    battle, (carrier,) = gunners(Put(armed()), faces=faces)
    mission = flown(battle, carrier, squadron)
    return battle, Wing(mission, mission.squadrons[0])


@pytest.mark.rule("MV-1.3.6-16", "MV-3.7.3-02", "MV-3.7.1-01")
@pytest.mark.parametrize(
    ("weapon", "faces", "loss", "lost"),
    [
        (GUNS, (5,), 0, 5 - 2),
        (GUNS.with_(pulse=3), (1, 4, 6), 0, 0 + 2 + 4),
        (GUNS.with_(damage_modifier=3), (4,), 2, 4 + 3 - 2 - 2),
        (GUNS.with_(damage_effect=DamageEffect.PENETRATING, damage_modifier=5), (6,), 0, 11 - 2),
        (GUNS.with_(qualities=IDLE, damage_modifier=2), (5,), 0, 5 + 2 - 2),
    ],
)
def test_defence_is_taken_off_each_pulse(weapon: Weapon, faces: tuple[int, ...], loss: int, lost: int) -> None:
    battle, wing = struck(*faces)
    assert wound(battle, wing, Volley(weapon_plan(weapon), "a/heron-1", loss)) == lost


@pytest.mark.rule("MV-3.6.14-04", "MV-3.6.14-10", "MV-3.6.14-15")
@pytest.mark.parametrize(
    ("qualities", "faces", "lost"),
    [
        ((AM,), (4,), 4 + 1 + 1 - 2),
        ((ML,), (4,), 2 * (4 + 1 - 2)),
        ((QM,), (3,), 6 + 1 - 2),
        ((QM,), (4,), 4 + 1 - 2),
    ],
)
def test_antimatter_molecular_and_quantum_weapons(
    qualities: tuple[WeaponQuality, ...], faces: tuple[int, ...], lost: int
) -> None:
    # a modifier of 1 is all that antimatter may add, though the defence is 2
    battle, wing = struck(*faces)
    plan = weapon_plan(GUNS.with_(qualities=qualities, damage_modifier=1))
    assert wound(battle, wing, Volley(plan, "a/heron-1")) == lost


@pytest.mark.rule("MV-3.6.14-05", "MV-3.6.14-16", "MV-3.6.11-02")
@pytest.mark.parametrize(
    ("weapon", "faces", "lost"),
    [
        (GUNS.with_(qualities=(DM,)), (5,), 2 * (5 - 2)),
        (GUNS.with_(qualities=(DM,)), (6,), 6 - 2),
        (GUNS.with_(qualities=(RT,)), (5, 3), 5 - 2 + 3),
        (GUNS.with_(armour_piercing=1), (5,), 5 - 1),
        (GUNS.with_(armour_piercing=5), (5,), 5),
    ],
)
def test_dimensional_reactive_and_piercing_weapons(weapon: Weapon, faces: tuple[int, ...], lost: int) -> None:
    battle, wing = struck(*faces)
    assert wound(battle, wing, Volley(weapon_plan(weapon), "a/heron-1")) == lost


@pytest.mark.rule("MV-1.3.6-16", "MV-1.3.6-17")
def test_a_squadron_without_strength_is_gone_and_the_excess_is_lost() -> None:
    battle, wing = struck(6, squadron=KITE.with_(strength=3))
    mate = flown(battle, battle.table.vessels[0], KITE).squadrons[0]
    wing.mission.squadrons.append(mate)
    assert wound(battle, wing, Volley(weapon_plan(GUNS), "a/heron-1")) == 3
    assert (wing.squadron.berth, mate.strength, wing.mission.squadrons) == (Berth.GONE, 6, [mate])


@pytest.mark.rule("MV-3.7.5-05")
def test_passengers_die_as_strength_falls() -> None:
    battle, wing = struck(4, squadron=CAB)
    wing.squadron.marines, wing.squadron.crew = 4, 1
    wound(battle, wing, Volley(weapon_plan(GUNS), "a/heron-1"))
    assert (wing.squadron.strength, wing.squadron.marines, wing.squadron.crew) == (3, 3, 0)


def any_weapon(some: random.Random) -> Weapon:
    return GUN.with_(
        damage_type=some.choice(tuple(DamageType)),
        pulse=some.randint(1, 5),
        damage_die=some.choice(tuple(Die)),
        damage_modifier=some.randint(0, 4),
        armour_piercing=some.choice([0, 0, 1, 3]),
        qualities=tuple(some.sample((AM, DM, ML, QM, RT, *IDLE), some.choice([0, 1, 2, 4, 10]))),
    )


def plain(weapon: Weapon) -> dict[str, Any]:
    return {
        "die": weapon.damage_die.faces,
        "pulse": weapon.pulse,
        "modifier": weapon.damage_modifier,
        "ap": weapon.armour_piercing,
        "qualities": {str(quality) for quality in weapon.qualities},
    }


@pytest.mark.rule("MV-1.3.6-16", "MV-0.0.0-08", "MV-3.6.14-08")
@given(st.integers(0, 10**9))
def test_damage_to_squadrons_is_that_of_the_naive_implementation(seed: int) -> None:
    some = random.Random(seed)  # noqa: S311 - squadrons, not secrets
    battle, wing = struck(squadron=KITE.with_(strength=some.randint(1, 40), defence=some.randint(0, 6)))
    weapon, loss, halved, easier = any_weapon(some), some.randint(0, 3), some.random() < 0.3, some.randint(0, 1)
    craft = {"strength": wing.squadron.strength, "defence": wing.squadron.plan.defence}
    battle.dice, again = SeededDice(seed), SeededDice(seed)
    while wing.squadron.flies:
        wound(battle, wing, Volley(weapon_plan(weapon), "a/heron-1", loss, halved, easier))
        naive_damage.squadron(craft, plain(weapon), loss, halved, bool(easier), again.roll)
        assert craft["strength"] == wing.squadron.strength
        if some.random() < 0.1:
            break


@pytest.mark.rule("MV-1.3.6-18", "MV-1.3.6-19", "MV-1.3.6-21")
@given(st.integers(0, 10**9))
def test_damage_to_salvos_is_that_of_the_naive_implementation(seed: int) -> None:
    some = random.Random(seed)  # noqa: S311 - salvos, not secrets
    battle, _ = struck()
    arms = [GUN.with_(damage_modifier=some.randint(0, 5), vulnerable=some.random() < 0.8) for _ in range(some.randint(1, 6))]
    salvo = Salvo(
        9,
        0,
        0,
        "a/heron-1/salvo-1",
        [Missile(f"core/x#{n}", weapon_plan(each)) for n, each in enumerate(arms)],
        Point(0, 0),
        0,
        1,
    )
    battle.table.salvos.append(salvo)
    known = [{"modifier": each.damage_modifier, "vulnerable": each.vulnerable, "down": False} for each in arms]
    weapon, loss, halved, left = any_weapon(some), some.randint(0, 3), some.random() < 0.3, 0
    battle.dice, again = SeededDice(seed), SeededDice(seed)
    for _ in range(4):
        if not salvo.weapons:
            break
        _, damage = rolled_damage(battle, weapon_plan(weapon), loss, halved=halved)
        shoot_down(battle, salvo, (1, 2), damage)
        left = naive_damage.salvo(known, left, plain(weapon), loss, halved, again.roll)
        assert salvo.damage[1, 2] == left
        assert len(salvo.weapons) == sum(not each["down"] for each in known)
