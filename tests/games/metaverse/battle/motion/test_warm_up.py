"""Charging FTL drives."""

import pytest

from metamaker.games.metaverse.battle.kinematics.ftl import Charge, Charges, is_full, obeying, warmed_up, warming
from metamaker.games.metaverse.battle.kinematics.means import Means
from tests.games.metaverse.battle.ships import plot, ship_of
from tests.games.metaverse.builders import component

BASIC, OTHER = "core/basic-ftl#1", "core/advanced-ftl#1"
SHIP = ship_of(component("basic_ftl", 3))
PAIR = ship_of(component("basic_ftl", 3), component("advanced_ftl", 2))


def after(*turns: str, ship: Means = SHIP) -> Charges:
    charges: Charges = ()
    for codes in turns:
        charges = warmed_up(plot(codes), ship, charges).charges
    return charges


@pytest.mark.rule("MV-1.2.3-47", "MV-1.2.3-44", "MV-A.4-08")
def test_a_drive_of_rating_3_is_ready_after_three_turns() -> None:
    drive = SHIP.ftl[0]
    assert [is_full(after(*("FTL1", "FTL2", "FTL3")[:turns]), drive) for turns in range(4)] == [False, False, False, True]
    assert after("FTL1", "FTL2", "FTL3") == (Charge(BASIC, 3),)


@pytest.mark.rule("MV-1.2.3-46")
def test_a_gap_sets_the_count_to_0_without_harm() -> None:
    gap = warmed_up(plot("+1"), SHIP, after("FTL1", "FTL2"))
    assert gap == ((), ())
    assert after("FTL1", "FTL2", "", "FTL1") == (Charge(BASIC, 1),)


@pytest.mark.rule("MV-1.2.3-49")
def test_a_full_charge_that_is_not_used_is_wasted() -> None:
    full = after("FTL1", "FTL2", "FTL3")
    assert warmed_up(plot("R1"), SHIP, full).wasted == SHIP.ftl
    for codes in ("FTL-R", "FTL-S", "FTL-T6"):
        assert warmed_up(plot(codes), SHIP, full) == ((), ())


@pytest.mark.rule("MV-1.2.3-48")
def test_the_drives_that_would_blow_up_if_they_were_disabled_this_turn() -> None:
    assert warming(plot("FTL2 R1"), SHIP, after("FTL1")) == (Charge(BASIC, 2),)
    assert warming(plot("R1"), SHIP, after("FTL1")) == ()
    assert warmed_up(plot("FTL2"), SHIP.working({BASIC}), after("FTL1")) == ((), ())


@pytest.mark.rule("MV-3.3.7-03")
def test_each_drive_warms_up_by_itself_to_its_own_rating() -> None:
    both = after(f"FTL1({BASIC}) FTL1({OTHER})", f"FTL2({BASIC}) FTL2({OTHER})", ship=PAIR)
    assert both == (Charge(BASIC, 2), Charge(OTHER, 2))
    assert [is_full(both, drive) for drive in PAIR.ftl] == [True, False]
    assert after("FTL1 FTL1", ship=PAIR) == (Charge(OTHER, 1), Charge(BASIC, 1))


@pytest.mark.rule("MV-3.3.5-02", "MV-3.3.6-02", "MV-3.3.7-02")
def test_which_drive_obeys_which_order() -> None:
    ship = ship_of(component("primitive_ftl", 1), component("basic_ftl", 1), component("advanced_ftl", 1))
    full = tuple(Charge(drive.ref, 1) for drive in ship.ftl)
    found = {
        codes: [drive.ref.split("/")[1].split("-")[0] for drive in obeying(plot(codes).orders[0], ship, full)]
        for codes in ("FTL-R", "FTL-S", "FTL-T6", "FTL-S/A:osprey", "FTL-T6/A:osprey")
    }
    assert found == {
        "FTL-R": ["advanced", "basic", "primitive"],
        "FTL-S": ["advanced", "basic"],
        "FTL-T6": ["advanced"],
        "FTL-S/A:osprey": ["advanced", "basic"],
        "FTL-T6/A:osprey": ["advanced"],
    }
