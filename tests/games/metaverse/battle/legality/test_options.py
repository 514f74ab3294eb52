"""The orders that a ship could write."""

import pytest
from hypothesis import given

from metamaker.games.metaverse.battle.kinematics.course import Cinematic
from metamaker.games.metaverse.battle.kinematics.ftl import Charge
from metamaker.games.metaverse.battle.kinematics.means import Means
from metamaker.games.metaverse.battle.movement.legality import Situation, reasons
from metamaker.games.metaverse.battle.movement.options import OrderRange, options
from metamaker.games.metaverse.battle.plot.orders import Code, Order, Plot
from tests.games.metaverse.battle.ships import (
    AFT_1,
    AFT_2,
    FORE_1,
    HERON,
    HERON_SYSTEMS,
    PORT_1,
    PORT_2,
    STARBOARD_1,
    STARBOARD_2,
    sailing,
    ship_of,
)
from tests.games.metaverse.battle.strategies import cinematic_courses, engines
from tests.games.metaverse.builders import component

DRIVE = "core/advanced-ftl#1"


@pytest.mark.rule("MV-3.3.0-03", "MV-1.2.0-01", "MV-1.2.1-20")
def test_what_the_ship_of_the_examples_could_do() -> None:
    assert options(HERON, sailing(12), Situation(enemies=("b/osprey",))) == (
        OrderRange(Code.FASTER, 1, 8),
        OrderRange(Code.SLOWER, 1, 2),
        OrderRange(Code.RIGHT, 1, 4),
        OrderRange(Code.LEFT, 1, 4),
        OrderRange(Code.EVASIVE, 1, 2),
        OrderRange(Code.ROLL),
        OrderRange(Code.CORKSCREW),
        OrderRange(Code.EMERGENCY_POWER, parts=(AFT_1, AFT_2, FORE_1)),
        OrderRange(Code.EMERGENCY_THRUST, parts=(PORT_1, PORT_2, STARBOARD_1, STARBOARD_2)),
        OrderRange(Code.RAM, targets=("b/osprey",)),
    )


@pytest.mark.rule("MV-3.3.0-03", "MV-1.2.3-47")
def test_what_a_charge_allows() -> None:
    ship = ship_of(*HERON_SYSTEMS, component("advanced_ftl", 2))

    def departures(turns: int) -> list[tuple[str, int, int]]:
        situation = Situation((Charge(DRIVE, turns),) if turns else (), ("b/osprey",))
        return [(each.code.value, each.least, each.most) for each in options(ship, sailing(5), situation) if "FTL" in each.code]

    assert departures(0) == [("FTL", 1, 1)]
    assert departures(1) == [("FTL", 2, 2)]
    assert departures(2) == [("FTL-R", 0, 0), ("FTL-S", 0, 0), ("FTL-T", 6, 999)]


@pytest.mark.rule("MV-3.2.1-02")
def test_a_ship_without_a_bridge_has_no_choice() -> None:
    assert options(ship_of(*HERON_SYSTEMS, bridge=False), sailing(5), Situation(enemies=("b/osprey",))) == ()


@given(engines(), cinematic_courses)
def test_the_most_is_legal_and_one_more_is_not(means: Means, course: Cinematic) -> None:
    for option in options(means, course, Situation()):
        if option.most:
            legal = [
                not reasons(Plot((Order(option.code, amount),)), means, course)
                for amount in (option.least, option.most, option.most + 1)
            ]
            assert legal == [True, True, False]
