"""What movement does to the ratings: Tables 1 and 2."""

import re

import pytest

from metamaker.games.metaverse.battle.aim import shot_profile
from metamaker.games.metaverse.battle.kinematics.bearing import Changes, arrival_changes, rating_changes
from metamaker.games.metaverse.battle.kinematics.course import Course
from metamaker.games.metaverse.battle.kinematics.execution import executed
from tests.games.metaverse.battle.gunnery import SLUG, duel, guns
from tests.games.metaverse.battle.ships import floating, plot, sailing
from tests.ledger import known


def changes(codes: str, course: Course | None = None, *, rams: bool = False) -> tuple[int, int]:
    return rating_changes(plot(codes), course or sailing(12), rams=rams)


@pytest.mark.rule("MV-A.5-01", "MV-A.5-07", "MV-1.3.1-23")
def test_drifting_is_1_worse_for_both() -> None:
    assert changes("") == (-1, -1)
    assert changes("+1") == (0, 0)


@pytest.mark.rule("MV-A.5-02", "MV-A.5-08", "MV-0.1.0-08")
def test_standing_still_is_1_worse_for_both() -> None:
    assert changes("R1", sailing(0)) == (-1, -1)
    assert changes("", sailing(0)) == (-2, -2)
    assert changes("R1", floating()) == (-1, -1)
    assert changes("R1", floating(N=3, SE=1)) == (0, 0)


@pytest.mark.rule("MV-A.5-03", "MV-1.2.3-33", "MV-A.5-14")
def test_a_ram_is_2_worse_for_the_target_rating_alone() -> None:
    assert changes("RM:osprey", rams=True) == (-2, 0)
    assert changes("R1", rams=True) == (0, 0)


@pytest.mark.rule("MV-1.2.3-32")
def test_a_ram_that_is_refused_leaves_the_plot_as_it_was() -> None:
    assert changes("RM:osprey R1", rams=False) == (0, 0)
    assert executed(sailing(12), plot("RM:osprey R1")) == executed(sailing(12), plot("R1"))


@pytest.mark.rule("MV-1.2.3-23", "MV-1.2.3-20", "MV-1.2.3-21")
def test_the_worked_example_of_evasion() -> None:
    assert changes("EM2", sailing(22)) == (4, 2)
    assert [changes("EM3", sailing(speed)) for speed in (9, 10, 19, 20)] == [(0, 3), (3, 3), (3, 3), (6, 3)]


@pytest.mark.rule("MV-A.5-06", "MV-A.5-09", "MV-A.4-04")
def test_evasion_counts_whole_tens_of_momentum_times_evasives() -> None:
    assert changes("EM4", sailing(35)) == (12, 4)
    assert changes("EM1", floating(N=8, NW=6)) == (1, 1)


@pytest.mark.rule("MV-1.2.3-22")
def test_evasion_counts_the_momentum_after_the_speed_change_and_reverse_as_speed() -> None:
    assert changes("EM1", sailing(-10)) == (1, 1)
    after = executed(sailing(9), plot("+1 EM1")).after
    assert rating_changes(plot("+1 EM1"), after) == (1, 1)


@pytest.mark.rule("MV-1.2.3-05", "MV-A.5-10", "MV-A.4-01")
def test_a_roll_disturbs_the_own_fire() -> None:
    assert changes("RL") == (0, 1)


@pytest.mark.rule("MV-1.2.3-09", "MV-A.5-11", "MV-A.4-02")
def test_a_flip_disturbs_the_own_fire() -> None:
    assert changes("FL", floating(N=4)) == (0, 1)


@pytest.mark.rule("MV-1.2.3-15", "MV-A.5-12", "MV-A.4-03")
def test_a_corkscrew_disturbs_the_own_fire_twice_as_much() -> None:
    assert changes("CS") == (0, 2)


@pytest.mark.rule("MV-1.3.1-24", "MV-A.5-14")
def test_all_of_it_adds_up() -> None:
    assert changes("RL CS EM2 RM:osprey", sailing(20), rams=True) == (2, 5)


def figure(text: str) -> int:
    """Return the first number with a sign of a text."""
    found = re.search(r"[+−]\d+", text)
    assert found is not None
    return int(found[0].replace("−", "-"))


def row_of(table: str, name: str) -> str:
    """Return the row of Table 1 or 2 with this beginning."""
    rows = known()[table].text.partition(":")[2].split(";")
    return next(row.strip() for row in rows if row.strip().startswith(name))


def target_of_kinetic_fire(apart_cm: int) -> int:
    """Return the target profile of a ship under fire of a kinetic weapon with range 10."""
    battle, firer, target = duel(SLUG, apart_cm=apart_cm)
    plan = firer.system(guns(SLUG)[0]).plan.weapon
    assert plan is not None
    return shot_profile(battle.table, firer, 14, target, [plan]).target


TARGET, MOVEMENT = "MV-1.3.1-23", "MV-1.3.1-24"
ROWS = [
    (TARGET, "drift", "MV-A.5-01", changes("")[0]),
    (TARGET, "momentum 0", "MV-A.5-02", changes("R1", sailing(0))[0]),
    (TARGET, "ram", "MV-A.5-03", changes("RM:osprey", rams=True)[0]),
    (TARGET, "tactical", "MV-A.5-04", changes("FTL-T8")[0]),
    (TARGET, "tactical", "MV-A.5-04", arrival_changes(sailing(12)).target),
    (TARGET, "kinetic", "MV-A.5-05", target_of_kinetic_fire(20) - target_of_kinetic_fire(10)),
    (MOVEMENT, "drift", "MV-A.5-07", changes("")[1]),
    (MOVEMENT, "momentum 0", "MV-A.5-08", changes("R1", sailing(0))[1]),
    (MOVEMENT, "each evasive", "MV-A.5-09", changes("EM1")[1]),
    (MOVEMENT, "roll", "MV-A.5-10", changes("RL")[1]),
    (MOVEMENT, "flip", "MV-A.5-11", changes("FL", floating(N=4))[1]),
    (MOVEMENT, "corkscrew", "MV-A.5-12", changes("CS")[1]),
    (MOVEMENT, "tactical", "MV-A.5-13", changes("FTL-T8")[1]),
    (MOVEMENT, "tactical", "MV-A.5-13", arrival_changes(sailing(12)).movement),
]
"""Row by row of both tables: the statement of the chapter about it, and what the battle makes of it."""


@pytest.mark.rule("MV-A.5-15")
@pytest.mark.parametrize(("table", "name", "statement", "played"), ROWS)
def test_the_tables_and_the_chapter_hold_the_values_that_are_played(table: str, name: str, statement: str, played: int) -> None:
    assert figure(row_of(table, name)) == figure(known()[statement].text) == played


@pytest.mark.rule("MV-1.2.3-67", "MV-A.5-04", "MV-A.5-13")
def test_a_tactical_jump_is_2_better_for_the_target_and_2_worse_for_the_fire() -> None:
    assert changes("FTL-T8") == (2, 2)
    assert changes("FTL-T8", sailing(0)) == (1, 1)


@pytest.mark.rule("MV-1.2.3-59", "MV-A.5-16")
def test_a_strategic_jump_counts_on_the_turn_of_arrival_which_is_no_drift() -> None:
    assert changes("FTL-S") == (0, 0)
    assert arrival_changes(sailing(12)) == Changes(2, 2)
    assert arrival_changes(sailing(0)) == Changes(1, 1)
