"""What follows a group or a step: criticals, power, shields, the chain of command, in this order."""

import pytest

from metamaker.games.metaverse.battle.damage.hull import Cause, destroy_ship, disable
from metamaker.games.metaverse.battle.state.battle import Critical
from metamaker.games.metaverse.battle.state.vessel import UNPOWERED, Status
from metamaker.games.metaverse.battle.turn.step import aftermath
from tests.games.metaverse.battle.battles import FORE, hull, ship_class, spread
from tests.games.metaverse.battle.damage.laboratory import laboratory


@pytest.mark.rule("MV-1.3.7-05", "MV-1.3.7-06", "MV-2.2.2-04")
def test_criticals_take_power_and_with_it_shields_once_the_batch_is_over() -> None:
    battle, vessel, dice = laboratory(6, 3)
    vessel.arcs[FORE].shield_hits = 5
    generator = vessel.system("fore/basic-shield-generator-fore#1")
    battle.criticals.append(Critical(0, FORE, "test"))
    assert generator.works
    aftermath(battle)
    dice.finish()
    assert generator.flags == UNPOWERED
    assert vessel.arcs[FORE].shield_hits == 0
    assert (battle.criticals, vessel.stale) == ([], False)


@pytest.mark.rule("MV-2.2.2-16")
def test_a_bridge_disabled_inside_a_group_counts_only_when_the_group_is_over() -> None:
    battle, (vessel,), _ = spread(ship_class(hull(40, 2)), apart_cm=[])
    disable(battle, vessel, vessel.system("core/bridge#1"), Cause("test"))
    assert vessel.bridged
    aftermath(battle)
    assert not vessel.bridged


@pytest.mark.rule("MV-3.8.0-02", "MV-3.8.0-08")
def test_the_loss_of_a_commander_is_felt_when_the_group_is_over() -> None:
    battle, (flagship, other), _ = spread(ship_class(hull(40, 2)), apart_cm=[10])
    other.side, other.commander = flagship.side, flagship.number
    before = other.crew_quality
    destroy_ship(battle, flagship, Cause("test"))
    assert (flagship.status, other.crew_quality) == (Status.DESTROYED, before)
    aftermath(battle)
    assert other.crew_quality == before - 1
