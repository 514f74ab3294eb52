"""Captains at the edges of the table: they neither back nor run off it, and still follow enemies beyond it."""

import pytest

from metamaker.games.metaverse.battle.ai.plot_candidates import DRIFT
from metamaker.games.metaverse.battle.ai.self_play import Contestant, Match, lined_up, played
from metamaker.games.metaverse.battle.ai.terrain import OUTSIDE, edge_costs
from metamaker.games.metaverse.battle.kinematics.course import Cinematic
from metamaker.games.metaverse.battle.state.battle import TABLE_CM
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.arc import Arc, sectors_of
from metamaker.play.geometry import CM, Point
from tests.games.metaverse.battle.ai.matches import sample
from tests.games.metaverse.battle.ai.test_steering import LONG, NORTH, SHORT, SOUTH, afloat, ends, engines
from tests.games.metaverse.battle.gunnery import armed
from tests.games.metaverse.builders import mount, with_core

CAPTAINS = pytest.mark.parametrize("who", ["plain", "careful", "admiral"])


def is_on_table(vessel: Vessel, size_cm: tuple[int, int] = TABLE_CM) -> bool:
    place = vessel.course.place
    return all(abs(each) <= size * CM // 2 for each, size in zip(place, size_cm, strict=True))


@CAPTAINS
@pytest.mark.rule("MV-2.0.0-03")
@pytest.mark.parametrize("drive", [2, 4, 8])
def test_a_ship_with_a_longer_reach_does_not_back_off_the_table(who: str, drive: int) -> None:
    archer = with_core(armed(more=engines(drive, 4)), mounts=(mount("long", LONG, sectors_of(Arc.FORE)),))
    brawler = with_core(armed(more=engines(4, 4)), mounts=(mount("short", SHORT, sectors_of(Arc.FORE)),))
    battle, (own, _) = afloat(
        (archer, Cinematic(Point(0, 50 * CM), SOUTH, 0)), (brawler, Cinematic(Point(0, -20 * CM), NORTH, 4))
    )
    for _ in range(8):
        ends(who, battle, 1)
        assert is_on_table(own), own.course.place


def test_the_winning_side_of_a_battle_stays_on_the_table() -> None:
    """Delenda, with a reach of 100 cm, backed out of this one while its side won."""
    sides = [Contestant(sample(name), "plain") for name in ("quarrel-at-fennel-light", "the-marginalia")]
    battle, captains = lined_up(Match((sides[0], sides[1])), 6146, telling=False)
    for _ in played(battle, captains):
        assert all(is_on_table(vessel) for vessel in battle.table.fighting(1))


@pytest.mark.parametrize(
    ("east", "north", "heading", "speed", "cost"),
    [
        (0, 0, NORTH, 10, None),
        (0, 50, SOUTH, -8, (0 + 6) * OUTSIDE),
        (0, 55, SOUTH, -8, (3 + 11) * OUTSIDE),
        (0, 55, SOUTH, 8, 0),
        (88, 0, 4, 5, (3 + 8) * OUTSIDE),
        (-88, 0, 12, 5, (3 + 8) * OUTSIDE),
    ],
)
def test_each_cm_beyond_the_edges_costs_now_and_a_turn_later(
    east: int, north: int, heading: int, speed: int, cost: int | None
) -> None:
    course = Cinematic(Point(east * CM, north * CM), heading, speed)
    battle, (own, _) = afloat((armed(), course), (armed(), Cinematic(Point(0, 0), NORTH, 0)))
    assert edge_costs(battle.table, own, course, [DRIFT]) == (None if cost is None else [cost])


def test_a_ship_may_go_as_far_out_as_its_enemies() -> None:
    course = Cinematic(Point(0, 55 * CM), NORTH, 8)
    battle, (own, enemy) = afloat((armed(), course), (armed(), Cinematic(Point(0, 68 * CM), NORTH, 0)))
    assert edge_costs(battle.table, own, course, [DRIFT]) == [3 * OUTSIDE]
    enemy.course = Cinematic(Point(0, 90 * CM), NORTH, 0)
    assert edge_costs(battle.table, own, course, [DRIFT]) == [0]
