"""Fire orders changed weapon by weapon: arrays are found, weapons join, a typed order for anything else stays."""

from typing import Any

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import required
from metamaker.game_api.matches import begun
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.orders import FireOrders, Mode
from metamaker.games.metaverse.battle.state.vessel import DESTROYED
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.match.fire_texts import fire_sentence, why_silent
from metamaker.games.metaverse.match.gunnery import Gunnery
from metamaker.opening import open_file
from metamaker.play.table import PERSON, Setting
from metamaker.registry import game_called

GAME = game_called("metaverse")


def asked_by(fleet: str, ship: str, against: str) -> DeclareFire:
    """Return the first question about fire in which a ship of a sample fleet has a target."""
    forces: list[Any] = []
    for name, ships in ((fleet, [f"ships/{ship}"]), (against, [])):
        forces.append(required(GAME.play).force(open_file(str(sample_fleets("metaverse") / f"{name}.json")).document, ships))
    match = begun(GAME, forces, Setting(7, (PERSON, PERSON), 0))
    while decisions := match.ask():
        for each in decisions:
            if isinstance(each, DeclareFire) and each.side == 0 and len(Gunnery(each).ships) > 1:
                return each
        match.apply([each.default() for each in decisions])
    raise LookupError(ship)


@pytest.fixture
def duel() -> Gunnery:
    """Return the guns of a ship with one array and two weapons that bear on two enemies."""
    return Gunnery(asked_by("quarrel-at-fennel-light", "honest-weight", "the-slow-orchard"))


def test_a_second_weapon_joins_the_array_of_the_first(duel: Gunnery) -> None:
    lamp, gun = (weapon.plan.ref for weapon in duel.weapons)
    key = duel.targets(lamp)[0]
    orders = duel.aim(duel.aim(FireOrders(), gun, key), lamp, key)
    (attack,) = orders.attacks
    assert (attack.target, attack.weapons, attack.mode) == (key, (lamp, gun), Mode.SALVO)
    assert not duel.asked.refusals(orders)


def test_the_only_array_takes_all_weapons_along_to_another_target(duel: Gunnery) -> None:
    lamp, gun = (weapon.plan.ref for weapon in duel.weapons)
    one, other, *_ = (key for key in duel.targets(lamp) if key in duel.targets(gun))
    both = duel.aim(duel.aim(FireOrders(), gun, one), lamp, one)
    moved = duel.aim(both, lamp, other)
    assert [(attack.target, attack.weapons) for attack in moved.attacks] == [(other, (lamp, gun))]
    assert not duel.asked.refusals(moved)


def test_the_last_weapon_frees_its_array_and_a_volley_of_one_is_a_salvo(duel: Gunnery) -> None:
    lamp, gun = (weapon.plan.ref for weapon in duel.weapons)
    array, key = duel.arrays[0].plan.ref, duel.targets(lamp)[0]
    volley = duel.in_mode(duel.aim_all(FireOrders(), array, key), array, Mode.VOLLEY)
    assert volley.attacks[0].mode is Mode.VOLLEY
    left = duel.cease(volley, gun)
    assert (left.attacks[0].mode, left.attacks[0].weapons) == (Mode.SALVO, (lamp,))
    assert duel.cease(left, lamp) == FireOrders()


def test_surgical_fire_keeps_one_weapon_and_names_a_system(duel: Gunnery) -> None:
    array, key = duel.arrays[0].plan.ref, duel.targets(duel.weapons[0].plan.ref)[0]
    system = duel.asked.surgical(duel.ships[key])[0].plan.ref
    orders = duel.in_mode(duel.aim_all(FireOrders(), array, key), array, Mode.SURGICAL, system)
    assert (len(orders.attacks[0].weapons), orders.attacks[0].system) == (1, system)
    assert not duel.asked.refusals(orders)
    assert "to disable" in fire_sentence(duel, orders, Names(duel.asked.table, typing=False))


def test_the_chance_of_a_volley_is_shared_and_so_are_its_boxes(duel: Gunnery) -> None:
    array, key = duel.arrays[0].plan.ref, duel.targets(duel.weapons[0].plan.ref)[0]
    alone = duel.aim_all(FireOrders(), array, key)
    volley = duel.in_mode(alone, array, Mode.VOLLEY)
    chances = {duel.prospect(volley, weapon.plan.ref, key).percent for weapon in duel.weapons}  # type: ignore[union-attr]
    assert len(chances) == 1
    for weapon in duel.weapons:
        one, together = (duel.prospect(orders, weapon.plan.ref, key) for orders in (alone, volley))
        assert one is not None
        assert together is not None
        assert together.boxes * one.percent == pytest.approx(one.boxes * together.percent)


def test_a_destroyed_weapon_says_so_and_without_arrays_no_weapon_has_a_target(duel: Gunnery) -> None:
    names = Names(duel.asked.table, typing=False)
    assert [why_silent(duel, weapon, names) for weapon in duel.weapons] == ["", ""]
    duel.weapons[0].flags |= DESTROYED
    duel.arrays[0].flags |= DESTROYED
    after = Gunnery(duel.asked)
    assert [why_silent(after, weapon, names) for weapon in after.weapons] == [
        "Destroyed.",
        "No sensor array is free to guide it.",
    ]
