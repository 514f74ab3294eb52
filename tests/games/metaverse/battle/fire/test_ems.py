"""How many ships may fire on one in a turn."""

from dataclasses import replace

import pytest

from metamaker.games.metaverse.battle.movement.execution import new_turn
from tests.games.metaverse.battle.gunnery import BEAM, SLUG, Put, armed, attack, fight, firing, gunners, refused

MISS = 20


@pytest.mark.rule("MV-3.1.9-02", "MV-1.3.4-08")
def test_the_ems_is_the_number_of_enemy_ships_that_may_fire_on_a_ship_in_one_turn() -> None:
    """Two enemies take both places, the second with two shots; the third has to wait for the next turn."""
    enemies = [Put(armed(BEAM, SLUG, crew_quality=quality), 1, place, 10) for place, quality in ((0, 5), (5, 4), (9, 3))]
    battle, (target, one, two, three) = gunners(Put(armed()), *enemies, faces=[MISS] * 3)
    target.blueprint = replace(target.blueprint, ems=2)
    fight(battle, b_heron_2=firing(attack(target, BEAM)), b_heron_3=firing(attack(target, BEAM, SLUG)))
    assert target.attackers == [one.number, two.number]
    assert refused(battle, three, firing(attack(target, BEAM))) == ["MV-1.3.4-09"]
    battle.table.turn += 1
    for vessel in battle.table.vessels:
        new_turn(vessel)
    assert refused(battle, three, firing(attack(target, BEAM))) == []
