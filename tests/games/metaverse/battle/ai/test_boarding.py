"""Captains aboard enemy ships: they keep their air, go on, and disable what silences a ship."""

import pytest

from metamaker.games.metaverse.battle.ai.boarding import advanced, commanded, spoils
from metamaker.games.metaverse.battle.boarding.decisions import AdvanceBoarders
from metamaker.games.metaverse.battle.boarding.orders import Shift, ShiftOrders
from metamaker.games.metaverse.battle.places import CORE
from metamaker.games.metaverse.battle.repair.crews import foul_air
from metamaker.games.metaverse.battle.state.battle import Battle, Step
from metamaker.games.metaverse.battle.state.vessel import DISABLED, Vessel
from metamaker.games.metaverse.battle.turn.boarding_combat import BoardingCombatStep
from tests.games.metaverse.battle.boarding.test_boarding_combat import (
    AFT,
    FORE,
    PORT,
    STARBOARD,
    garrison,
    invade,
    meet,
    parties,
)

MANY = 24
"""More boarders than any section has systems."""


def boarding(battle: Battle, vessel: Vessel) -> None:
    """Play a Boarding Combat Step by captains, then the end of the Repair Step for the ship."""
    battle.table.step = Step.BOARDING_COMBAT
    step = BoardingCombatStep()
    while decisions := step.run(battle):
        answers = [commanded(decision) for decision in decisions]
        for decision, answer in zip(decisions, answers, strict=True):
            assert decision.refusals(answer) == ()
        step.take(battle, answers)
    foul_air(battle, vessel)
    battle.table.turn += 1


def disabled(vessel: Vessel, section: int) -> list[str]:
    """Return the kinds of the disabled systems of a section."""
    systems = [vessel.systems[number] for number in vessel.blueprint.by_section[section]]
    return [system.plan.kind for system in systems if system.flags & DISABLED]


@pytest.mark.rule("MV-2.2.5-12", "MV-3.2.2-06")
@pytest.mark.parametrize("section", [FORE, STARBOARD, AFT, PORT, CORE])
@pytest.mark.parametrize("marines", [1, 3, MANY])
def test_boarders_disable_what_they_can_and_keep_their_own_air(section: int, marines: int) -> None:
    battle, own, _ = meet()
    invade(own, section, marines=marines)
    due = min(marines, len(spoils(own, section)))
    boarding(battle, own)
    assert len(disabled(own, section)) == due > 0
    assert "life_support" not in disabled(own, section)
    assert parties(own.sections[section]) == (0, 0, marines, 0)


@pytest.mark.rule("MV-2.2.5-12", "MV-2.2.5-14")
def test_boarders_who_have_silenced_a_section_go_on_until_the_ship_is_silent() -> None:
    battle, own, _ = meet()
    invade(own, FORE, marines=MANY)
    boarding(battle, own)
    assert len(disabled(own, FORE)) == len(own.blueprint.by_section[FORE]) - 1
    boarding(battle, own)
    assert {"reactor", "bridge"} <= set(disabled(own, CORE))
    for _ in range(3):
        boarding(battle, own)
    assert not [system for section in range(5) for system in spoils(own, section)]
    assert sum(state.boarding_parties for state in own.sections) == MANY


def way_on(vessel: Vessel, battle: Battle, start: int) -> ShiftOrders:
    decision = AdvanceBoarders(battle.table, 1, battle.secrets[1], vessel.key, (start,))
    orders = advanced(decision)
    assert decision.refusals(orders) == ()
    return orders


def silenced(vessel: Vessel, section: int) -> None:
    for system in spoils(vessel, section):
        system.flags |= DISABLED


@pytest.mark.rule("MV-2.2.5-14", "MV-2.2.5-15")
def test_boarders_go_to_the_core_with_its_reactor_and_bridge() -> None:
    battle, own, _ = meet()
    invade(own, FORE, marines=3, since=4)
    assert way_on(own, battle, FORE) == ShiftOrders(), "something is left to disable here"
    silenced(own, FORE)
    assert way_on(own, battle, FORE) == ShiftOrders((Shift("fore", "core", 3, 0),))


def test_boarders_go_where_they_can_win() -> None:
    battle, own, _ = meet()
    invade(own, FORE, marines=3, since=4)
    silenced(own, FORE)
    garrison(own, CORE, marines=5)
    garrison(own, PORT, marines=2)
    assert way_on(own, battle, FORE) == ShiftOrders((Shift("fore", "starboard", 3, 0),))


def test_boarders_stay_where_nothing_is_left_on_board() -> None:
    battle, own, _ = meet()
    invade(own, FORE, marines=3, since=4)
    for section in range(5):
        silenced(own, section)
    assert way_on(own, battle, FORE) == ShiftOrders()
