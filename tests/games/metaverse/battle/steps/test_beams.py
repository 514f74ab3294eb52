"""Teleporters and energy grapplers inside the Starship Combat Step."""

from dataclasses import replace
from typing import Any

import pytest

from metamaker.games.metaverse.battle.damage.events import CriticalRolled
from metamaker.games.metaverse.battle.electronics.events import GrappleMoved, GrapplerRolled, TeleporterRolled
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.orders import FireOrders, Grapple, Teleport
from metamaker.games.metaverse.battle.state.battle import Battle, Step
from metamaker.games.metaverse.battle.turn.engine import apply, pending
from metamaker.games.metaverse.battle.turn.step import RunningStep
from metamaker.games.metaverse.model.arc import Arc
from metamaker.play.decision import IllegalAnswer
from metamaker.play.dice import FixedDice
from metamaker.play.geometry import CM, Point
from tests.games.metaverse.battle.emitters import afloat, put
from tests.games.metaverse.builders import component

TELEPORTER, GRAPPLER = "core/basic-teleporter#1", "core/energy-grappler-fore#1"
ARRAY, EYE = "core/sensor-array#1", "core/eye#1"
BEAMS = component("basic_teleporter", 3), component("energy_grappler", 2, Arc.FORE), component("sensor_array", 14, part="eye")
BOTH = FireOrders(
    teleports=(Teleport(TELEPORTER, ARRAY, "b/heron-2"),), grapples=(Grapple((GRAPPLER,), EYE, "b/heron-2", 1, 0),)
)


def combat(*faces: int) -> Battle:
    """Return the Starship Combat Step of a ship of crew quality 4 with a teleporter and a grappler, and one of 3 ahead."""
    battle, vessels = afloat(put(*BEAMS, crew_quality=4), put(side=1, y=5), faces=faces)
    for vessel in vessels:
        vessel.blueprint = replace(vessel.blueprint, mass_factor=3)
    battle.table.step = Step.ELECTRONIC_WARFARE
    battle.running = RunningStep()
    return battle


def fight(battle: Battle, orders: FireOrders) -> list[Any]:
    """Give these orders to the first ship, let the step run to its end and return what happened."""
    events: list[Any] = []
    while decisions := pending(battle):
        if battle.table.step is not Step.STARSHIP_COMBAT:
            break
        mine = [isinstance(decision, DeclareFire) and decision.key == "a/heron-1" for decision in decisions]
        answers = [orders if own else each.default() for own, each in zip(mine, decisions, strict=True)]
        events += apply(battle, answers)
    return events


@pytest.mark.rule("MV-2.2.2-18", "MV-3.5.6-05", "MV-3.5.4-08")
def test_teleporters_roll_first_then_grapplers_moves_come_before_the_criticals() -> None:
    """Category 3, row 2 disables 1D3 thrusters: a D6 halved says 3, of which there are two."""
    battle = combat(10, 10, 3, 3, 6)
    events = fight(battle, BOTH)
    wanted = TeleporterRolled, GrapplerRolled, GrappleMoved, CriticalRolled
    assert [type(event) for event in events if isinstance(event, wanted)] == list(wanted)
    assert battle.table.vessels[1].course.place == Point(2 * CM, 5 * CM)
    assert isinstance(battle.dice, FixedDice)
    battle.dice.finish()


@pytest.mark.rule("MV-1.3.1-07", "MV-3.5.4-04")
def test_one_array_does_not_serve_both() -> None:
    battle = combat()
    shared = BOTH._replace(grapples=(BOTH.grapples[0]._replace(array=ARRAY),))
    with pytest.raises(IllegalAnswer, match=r"MV-1\.3\.1-07"):
        fight(battle, shared)
    assert not any(isinstance(event, TeleporterRolled) for event in battle.events)
