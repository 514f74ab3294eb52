"""What is told of ships in motion: that they close, hold their range, draw off or make ready to leave, when it is new."""

import pytest

from metamaker.games.metaverse.battle.kinematics.course import Cinematic
from metamaker.games.metaverse.battle.kinematics.execution import executed
from metamaker.games.metaverse.battle.movement.events import PurposeShown
from metamaker.games.metaverse.battle.movement.purposes import CLOSES, DRAWS_OFF, HOLDS, LEAVES, show_purposes
from metamaker.games.metaverse.battle.plot.orders import BLANK, Code, Order, Plot
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.play.plane import CM, Point
from tests.games.metaverse.battle.gunnery import Put, armed, gunners, told


def moving(speed: int, plot: Plot = BLANK) -> Battle:
    """A ship that heads for an enemy at rest 50 cm away, after its move."""
    battle, vessels = gunners(Put(armed()), Put(armed(), 1, 0, 50, 8))
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
    [(6, BLANK, CLOSES), (5, BLANK, HOLDS), (0, BLANK, HOLDS), (-6, BLANK, DRAWS_OFF), (6, CHARGING, LEAVES)],
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
