"""The purposes of ships by their own way: they close, hold their range, draw off, wait, drift or prepare to leave."""

import pytest

from metamaker.games.metaverse.battle.kinematics.course import Cinematic
from metamaker.games.metaverse.battle.kinematics.execution import executed
from metamaker.games.metaverse.battle.movement.events import PurposeShown
from metamaker.games.metaverse.battle.movement.intent import (
    CLOSES,
    DRAWS_OFF,
    DRIFTS,
    HOLDS,
    LEAVES,
    WAITS,
    show_purposes,
)
from metamaker.games.metaverse.battle.plot.orders import BLANK, Code, Order, Plot
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DISABLED
from metamaker.play.geometry import CM, Point
from tests.games.metaverse.battle.gunnery import Put, armed, gunners, told
from tests.games.metaverse.battle.ships import HERON_SYSTEMS

DRIVEN = armed(more=HERON_SYSTEMS)


def moving(speed: int, plot: Plot = BLANK) -> Battle:
    """Return a ship that heads for an enemy at rest 50 cm away, after its move."""
    battle, vessels = gunners(Put(DRIVEN), Put(DRIVEN, 1, 0, 50, 8))
    vessels[0].course = Cinematic(Point(0, 0), 0, speed)
    move(battle, plot)
    return battle


def move(battle: Battle, plot: Plot = BLANK) -> None:
    for vessel in battle.table.vessels:
        vessel.plot = plot if vessel.side == 0 else BLANK
        vessel.move = executed(vessel.course, vessel.plot)
        vessel.course = vessel.move.after
    show_purposes(battle)


CHARGING = Plot((Order(Code.CHARGE, 1, parts=("core/ftl#1",)),))


@pytest.mark.parametrize(
    ("speed", "plot", "purpose"),
    [(6, BLANK, CLOSES), (5, BLANK, HOLDS), (0, BLANK, WAITS), (-6, BLANK, DRAWS_OFF), (6, CHARGING, LEAVES)],
)
def test_a_ship_shows_what_it_is_about(speed: int, plot: Plot, purpose: str) -> None:
    battle = moving(speed, plot)
    own, enemy = battle.table.vessels
    assert told(battle, PurposeShown)[0] == PurposeShown(own.key, purpose, enemy.key, (50 - speed) * CM)


def test_it_is_told_again_when_it_changes_alone() -> None:
    battle = moving(6)
    move(battle)
    assert [event.purpose for event in told(battle, PurposeShown) if event.ship == "a/heron-1"] == [CLOSES]
    move(battle, CHARGING)
    assert [event.purpose for event in told(battle, PurposeShown) if event.ship == "a/heron-1"] == [CLOSES, LEAVES]


def shown(battle: Battle) -> list[str]:
    """Return the purposes shown of the first ship."""
    return [event.purpose for event in told(battle, PurposeShown) if event.ship == "a/heron-1"]


def meeting(speed: int, enemy_speed: int) -> Battle:
    """Return a ship that heads for an enemy 60 cm away, and one that heads for it, after their moves."""
    battle, vessels = gunners(Put(DRIVEN), Put(DRIVEN, 1, 0, 60, 8))
    vessels[0].course = Cinematic(Point(0, 0), 0, speed)
    vessels[1].course = Cinematic(Point(0, 60 * CM), 8, enemy_speed)
    move(battle)
    return battle


@pytest.mark.parametrize(
    ("speed", "enemy_speed", "purpose"),
    [
        (0, 12, WAITS),
        (0, -12, WAITS),
        (2, 12, HOLDS),
        (-2, 12, HOLDS),
        (12, -12, CLOSES),
        (-12, 12, DRAWS_OFF),
        (-12, 20, DRAWS_OFF),
        (12, -20, CLOSES),
    ],
)
def test_the_move_of_the_enemy_does_not_count(speed: int, enemy_speed: int, purpose: str) -> None:
    assert shown(meeting(speed, enemy_speed)) == [purpose]


@pytest.mark.rule("MV-2.1.1-04")
@pytest.mark.parametrize("speed", [12, 3, 0, -12])
@pytest.mark.parametrize("lost", [("bridge",), ("primitive_stl", "thruster")], ids=["bridge", "drives"])
def test_a_ship_that_cannot_be_steered_drifts(speed: int, lost: tuple[str, ...]) -> None:
    battle, vessels = gunners(Put(DRIVEN), Put(DRIVEN, 1, 0, 60, 8))
    vessels[0].course = Cinematic(Point(0, 0), 0, speed)
    for system in [each for kind in lost for each in vessels[0].of(kind)]:
        system.flags |= DISABLED
    vessels[0].changed()
    move(battle)
    assert shown(battle) == [DRIFTS]
