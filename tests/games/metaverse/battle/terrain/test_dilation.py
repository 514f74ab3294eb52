"""Time dilation around singularities (5.0.3)."""

from typing import Any

import pytest

from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.salvo import Missile
from metamaker.games.metaverse.battle.state.squadron import Berth, Task
from metamaker.games.metaverse.battle.state.vessel import Status
from metamaker.games.metaverse.battle.terrain.dilation import dilate, skipped
from metamaker.games.metaverse.battle.terrain.events import TimeStood
from metamaker.games.metaverse.battle.turn.engine import pending
from tests.games.metaverse.battle.afloat import at, fleet, of_kind, sail, under_way
from tests.games.metaverse.battle.gunnery import Put
from tests.games.metaverse.battle.ships import sailing
from tests.games.metaverse.battle.starfighters.wings import LARK, carrier, fly, own
from tests.games.metaverse.battle.terrain.things import disc, feature, lies

HOLE = feature("singularity", disc(10, 0, 30))
"""Its field ends 105 cm from its middle: 15 cm from there it is 90 cm deep, strength 10."""


def course_of(strength: int, turns: int) -> list[bool]:
    """Whether something at this strength acts, turn by turn."""
    left, acts = 0, []
    for _ in range(turns):
        left = skipped(left, strength)
        acts.append(not left)
    return acts


@pytest.mark.rule("MV-5.0.3-02", "MV-5.0.3-03")
@pytest.mark.parametrize(("strength", "every"), [(0, 1), (9, 1), (10, 2), (19, 2), (20, 3), (35, 4)])
def test_for_each_10_points_of_strength_a_turn_is_skipped(strength: int, every: int) -> None:
    assert course_of(strength, 3 * every) == [*[False] * (every - 1), True] * 3


@pytest.mark.rule("MV-5.0.3-04")
def test_the_count_goes_on_whatever_the_strength_becomes() -> None:
    assert [skipped(3, 0), skipped(2, 40), skipped(1, 0), skipped(0, 0)] == [2, 1, 0, 0]


def near_and_far() -> tuple[Battle, Any, Any]:
    """Return a ship 15 cm from the middle of the singularity and one out of its field, both at rest."""
    battle, (near, far) = fleet(
        under_way(course=sailing(0, 0, at(0, 15))), under_way(side=1, course=sailing(0, 0, at(0, -200)))
    )
    return lies(battle, HOLE), near, far


@pytest.mark.rule("MV-5.0.3-02", "MV-5.0.3-04")
def test_a_ship_that_skips_neither_plots_nor_moves_nor_is_there_for_others() -> None:
    battle, near, far = near_and_far()
    near.course = sailing(5, 8, at(0, 15))
    events = sail(battle)
    assert [(event.ship, event.strength, event.turns) for event in of_kind(events, TimeStood)] == [(near.key, 10, 1)]
    assert (near.status, near.course) == (Status.STILLED, sailing(5, 8, at(0, 15)))
    assert battle.table.fighting() == [far]
    assert battle.table.fighting(0) == []


@pytest.mark.rule("MV-5.0.3-04")
def test_it_acts_in_the_next_turn() -> None:
    battle, near, _ = near_and_far()
    near.course = sailing(5, 8, at(0, 15))
    sail(battle)
    sail(battle)
    assert near.status is Status.FIGHTING
    assert near.course.place != at(0, 15)


@pytest.mark.rule("MV-5.0.3-02")
def test_squadrons_and_salvos_skip_turns_as_well() -> None:
    battle, (ship, _) = fly(Put(carrier(LARK, soc=1), 0, 0, 15), Put(carrier(LARK), 1, 0, -200))
    (squadron, *_) = own(battle, ship)
    mission = battle.table.establish(0, ship, Task.STRIKE, [squadron], at(0, 15))
    weapon = next(system for system in ship.systems if system.plan.weapon is not None) if ship.blueprint.guns else None
    plan = None if weapon is None else weapon.plan.weapon
    salvo = battle.table.launch(ship, [] if plan is None or weapon is None else [Missile(weapon.plan.ref, plan)], at(0, 15), 0)
    lies(battle, HOLE)
    dilate(battle)
    assert (battle.table.missions, battle.table.salvos) == ([], [])
    assert (squadron.berth, battle.table.stilled) == (Berth.STILLED, [salvo, mission])
    assert salvo.born == battle.table.turn + 1
    dilate(battle)
    assert (battle.table.missions, battle.table.salvos, battle.table.stilled) == ([mission], [salvo], [])
    assert squadron.flies


@pytest.mark.rule("MV-5.0.3-02")
def test_a_battle_goes_on_where_nobody_acts() -> None:
    battle, near, far = near_and_far()
    far.course = sailing(0, 0, at(0, 18))
    battle.last_turn = 1
    assert pending(battle) == ()
    assert battle.result == -1
    assert (near.status, far.status) == (Status.STILLED, Status.STILLED)
