"""The chain of command and crew quality."""

import pytest

from metamaker.games.metaverse.battle.command import chain
from metamaker.games.metaverse.battle.command.events import CrewQualityChanged
from metamaker.games.metaverse.battle.start import Setup, begun, entries
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Status
from metamaker.games.metaverse.model.words import MassFactorFormula
from metamaker.play.dice import FixedDice
from tests.games.metaverse.battle.command.flotilla import FULL_CHAIN, LEADER, called, fleet, flotilla, mute
from tests.games.metaverse.builders import BARE, fleet_of

LOST = (Status.DESTROYED, Status.RETREATED, Status.AWAY, Status.BROKEN)


def qualities(battle: Battle) -> dict[str, int]:
    return {vessel.ship.id: vessel.crew_quality for vessel in battle.table.fighting(0)}


@pytest.mark.rule("MV-3.8.0-01", "MV-3.8.0-02")
def test_a_ship_without_level_and_commander_has_one_less_from_the_start() -> None:
    battle = flotilla("flag fleet -\n member - flag\n stray - -")
    assert qualities(battle) == {"flag": 3, "member": 3, "stray": 2}


@pytest.mark.rule("MV-3.8.0-01", "MV-3.8.0-02")
def test_the_beginning_of_the_log_says_who_is_outside_the_fleet() -> None:
    lines = [entries(each, MassFactorFormula.STOCK) for each in (fleet("flag fleet -"), fleet_of(BARE))]
    battle = begun((lines[0], lines[1]), ("Red", "Blue"), FixedDice([1]), Setup())
    assert [type(event).__name__ for event in battle.events] == [
        "BattleBegan",
        "StartSpeedRolled",
        "ShipPlaced",
        "ShipPlaced",
        "CrewQualityChanged",
        "TurnBegan",
        "StepBegan",
    ]
    assert CrewQualityChanged("b/heron-1", 3, 2, ("MV-3.8.0-01", "MV-3.8.0-02")) in battle.events


@pytest.mark.rule("MV-3.8.0-02", "MV-3.8.0-06", "MV-3.8.0-07")
@pytest.mark.parametrize(
    ("lost", "cut_off"),
    [
        ("flag", {"division", "wing", "squadron", "member"}),
        ("division", {"wing", "squadron", "member"}),
        ("wing", {"squadron", "member"}),
        ("squadron", {"member"}),
        ("member", set()),
    ],
)
def test_the_loss_of_a_commander_cuts_off_everybody_below_once(lost: str, cut_off: set[str]) -> None:
    battle = flotilla(FULL_CHAIN)
    called(battle, lost).status = Status.DESTROYED
    for _ in range(2):
        chain.refresh(battle)
        assert {name for name, quality in qualities(battle).items() if quality == 2} == cut_off
        assert set(qualities(battle).values()) <= {2, 3}
    assert len(battle.events) == len(cut_off)


@pytest.mark.rule("MV-3.8.0-02")
def test_two_lost_commanders_cost_no_more_than_one() -> None:
    battle = flotilla(FULL_CHAIN)
    called(battle, "flag").status = called(battle, "wing").status = Status.DESTROYED
    chain.refresh(battle)
    assert qualities(battle) == {"division": 2, "squadron": 2, "member": 2}


@pytest.mark.rule("MV-1.2.3-52", "MV-1.2.3-60", "MV-3.8.0-02")
@pytest.mark.parametrize("status", LOST)
def test_commanders_that_left_the_table_count_as_destroyed(status: Status) -> None:
    battle = flotilla("flag fleet -\n member - flag")
    called(battle, "flag").status = status
    chain.refresh(battle)
    assert qualities(battle) == {"member": 2}


@pytest.mark.rule("MV-3.8.0-07", "MV-1.2.3-60")
def test_a_commander_that_returns_from_a_jump_takes_over_again() -> None:
    battle = flotilla("flag fleet -\n member - flag")
    for status, quality in ((Status.AWAY, 2), (Status.FIGHTING, 3)):
        called(battle, "flag").status = status
        chain.refresh(battle)
        assert called(battle, "member").crew_quality == quality
    assert [(event.before, event.now) for event in battle.events] == [(3, 2), (2, 3)]


@pytest.mark.rule("MV-3.1.11-03", "MV-0.1.0-12")
@pytest.mark.parametrize(("designed", "alone"), [(1, 0), (0, 0), (5, 4)])
def test_crew_quality_falls_to_nought_and_no_further(designed: int, alone: int) -> None:
    battle = flotilla("stray - -", ship_class=LEADER.with_(crew_quality=designed))
    assert called(battle, "stray").crew_quality == alone


@pytest.mark.rule("MV-3.8.0-02", "MV-2.3.2-15")
def test_a_disabled_cic_does_not_break_the_chain() -> None:
    battle = flotilla("flag fleet -\n member - flag")
    mute(called(battle, "flag"))
    chain.refresh(battle)
    assert qualities(battle) == {"flag": 3, "member": 3}
