"""Places under EMS: the careful captain does not let a gun take the last one from squadrons that do more."""

from dataclasses import replace

import pytest

from metamaker.games.metaverse.battle.ai.careful import Careful
from metamaker.games.metaverse.battle.ai.plain import Plain
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.state.battle import Step
from metamaker.games.metaverse.battle.state.squadron import Task
from tests.games.metaverse.battle.gunnery import BEAM, Put, armed
from tests.games.metaverse.battle.starfighters.wings import LARK, carrier, fly, onto, own
from tests.games.metaverse.builders import EVERY_SECTOR, mount


@pytest.mark.rule("MV-1.3.4-09")
@pytest.mark.parametrize(("places", "guns", "fires"), [(1, 1, False), (1, 99, True), (2, 1, True)])
def test_a_gun_leaves_the_last_place_to_squadrons_that_do_more(places: int, guns: int, fires: bool) -> None:
    home = carrier(LARK, LARK, mounts=(mount("beam", BEAM, EVERY_SECTOR, count=guns),))
    battle, (ship, enemy) = fly(Put(home), Put(armed(), 1, 0, 20, 8))
    enemy.blueprint = replace(enemy.blueprint, ems=places)
    onto(battle, ship, Task.STRIKE, own(battle, ship), enemy, 0)
    battle.table.step = Step.STARSHIP_COMBAT
    decision = DeclareFire(battle.table, 0, battle.secrets[0], ship.key)
    assert bool(Careful().answer(decision).attacks) is fires
    assert Plain().answer(decision).attacks
