"""Salvos move, sides in turn (2.1.2)."""

import pytest

from metamaker.games.metaverse.battle.salvos.decisions import GuideSalvos
from metamaker.games.metaverse.battle.salvos.orders import Course, GuideOrders
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.play.geometry import CIRCLE, CM, DEGREE, Point
from tests.games.metaverse.battle.gunnery import Put, armed
from tests.games.metaverse.battle.salvos.missiles import MINE, MISSILE, Plan, aloft, at_sea, moves


def sea(*faces: int) -> tuple[Battle, Vessel, Vessel]:
    battle, (one, other) = at_sea(Put(armed(MISSILE, MINE)), Put(armed(MISSILE), 1, 0, 60, 8), faces=faces)
    return battle, one, other


def guide(*courses: Course) -> GuideOrders:
    return GuideOrders(courses)


def course(salvo: Salvo, degrees: float, cm: float, contact: str = "") -> Course:
    return Course(salvo.key, round(degrees * DEGREE) % CIRCLE, round(cm * CM), contact)


def rules(battle: Battle, *courses: Course) -> list[str]:
    asked = GuideSalvos(battle.table, 0, battle.secrets[0], tuple(salvo.key for salvo in battle.table.flying(0)), 9)
    return [refusal.rule for refusal in asked.refusals(guide(*courses))]


@pytest.mark.rule("MV-2.1.2-01", "MV-A.3-01")
@pytest.mark.parametrize(
    ("degrees", "wrong"), [(90, []), (135, []), (45, []), (135.001, ["MV-2.1.2-01"]), (44.999, ["MV-2.1.2-01"])]
)
def test_a_salvo_turns_by_45_degrees_at_most(degrees: float, wrong: list[str]) -> None:
    battle, one, _ = sea()
    salvo = aloft(battle, one, MISSILE, degrees=90)
    assert rules(battle, course(salvo, degrees, 10)) == wrong


@pytest.mark.rule("MV-2.1.2-01", "MV-1.3.2-04")
@pytest.mark.parametrize(("cm", "wrong"), [(0, []), (25, []), (25.001, ["MV-2.1.2-01"]), (-1, ["MV-2.1.2-01"])])
def test_it_moves_up_to_its_range(cm: float, wrong: list[str]) -> None:
    battle, one, _ = sea()
    salvo = aloft(battle, one, MISSILE)
    assert rules(battle, course(salvo, 0, cm)) == wrong


@pytest.mark.rule("MV-2.1.2-01")
def test_it_moves_straight_on_in_its_new_direction() -> None:
    battle, one, _ = sea()
    salvo = aloft(battle, one, MISSILE, at=(1, 2), degrees=350)
    moves(battle, Plan([guide(course(salvo, 30, 20))]))
    assert (salvo.place, salvo.direction) == (Point(11_000, 2000 + 17_321), 30 * DEGREE)


@pytest.mark.rule("MV-2.1.2-02")
def test_a_salvo_that_is_not_named_stays_and_has_moved() -> None:
    battle, one, _ = sea()
    salvo = aloft(battle, one, MISSILE, at=(1, 2))
    assert moves(battle) == ["guide 0"]
    assert salvo.place == Point(1000, 2000)


@pytest.mark.rule("MV-2.1.2-05", "MV-0.1.0-09")
def test_sides_move_a_salvo_in_turn_the_loser_of_a_d6_first() -> None:
    battle, one, other = sea(4, 4, 5, 2)
    first, second, third = (aloft(battle, one, MISSILE) for _ in range(3))
    theirs = aloft(battle, other, MISSILE, at=(0, 60), degrees=180)
    plan = Plan([guide(course(theirs, 180, 5)), guide(course(second, 0, 5))])
    assert moves(battle, plan) == ["guide 1", "guide 0"]
    assert [salvo.place.y for salvo in (first, second, third, theirs)] == [0, 5000, 0, 55_000]


@pytest.mark.rule("MV-2.1.2-05")
def test_as_long_as_the_other_side_has_salvos_one_moves_at_a_time() -> None:
    battle, one, other = sea(1, 2)
    ours = [aloft(battle, one, MISSILE) for _ in range(2)]
    aloft(battle, other, MISSILE, at=(0, 60), degrees=180)
    asked = GuideSalvos(battle.table, 0, battle.secrets[0], tuple(salvo.key for salvo in ours), 1)
    both = guide(*(course(salvo, 0, 5) for salvo in ours))
    assert [refusal.rule for refusal in asked.refusals(both)] == ["MV-2.1.2-05"]
    assert moves(battle) == ["guide 0", "guide 1", "guide 0"]


@pytest.mark.rule("MV-2.1.2-05")
def test_a_side_moves_its_own_salvos_once_each() -> None:
    battle, one, other = sea()
    salvo, theirs = aloft(battle, one, MISSILE), aloft(battle, other, MISSILE)
    assert "MV-2.1.2-05" in rules(battle, course(theirs, 0, 5))
    assert rules(battle, course(salvo, 0, 5), course(salvo, 0, 5)) == ["MV-2.1.2-05"]


@pytest.mark.rule("MV-0.1.0-05")
def test_a_salvo_may_be_moved_into_contact_with_a_ship() -> None:
    battle, one, other = sea()
    salvo = aloft(battle, one, MISSILE, at=(0, 40))
    assert rules(battle, course(salvo, 0, 19, other.key)) == ["MV-0.1.0-05"]
    moves(battle, Plan([guide(course(salvo, 0, 20, other.key))]))
    assert (salvo.contact, salvo.place) == (other.key, other.course.place)


@pytest.mark.rule("MV-3.6.14-14", "MV-2.2.4-12")
def test_a_proximity_salvo_moves_no_more_behind_its_turn_limit() -> None:
    battle, one, _ = sea()
    aloft(battle, one, MINE, age=2)
    assert moves(battle) == ["guide 0"]
    battle.table.turn += 1
    assert moves(battle) == []
