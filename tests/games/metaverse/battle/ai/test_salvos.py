"""Where captains send salvos: after who can be reached, never away from all, no more at a ship than end it."""

import pytest

from metamaker.games.metaverse.battle.ai.plain import commanded
from metamaker.games.metaverse.battle.salvos.decisions import GuideSalvos, StrikeTargets
from metamaker.games.metaverse.battle.salvos.orders import Course
from metamaker.games.metaverse.battle.salvos.rules import chances
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.play.geometry import CM, DEGREE, distance, travelled
from tests.games.metaverse.battle.afloat import at
from tests.games.metaverse.battle.gunnery import Put, armed
from tests.games.metaverse.battle.salvos.missiles import MISSILE, ROCKET, aloft, at_sea
from tests.games.metaverse.battle.ships import sailing


def guided(battle: Battle) -> dict[str, Course]:
    """Where the captains send the salvos of side 0."""
    keys = tuple(salvo.key for salvo in battle.table.flying(0))
    decision = GuideSalvos(battle.table, 0, battle.secrets[0], keys, len(keys))
    orders = commanded(decision)
    assert decision.refusals(orders) == ()
    return {course.salvo: course for course in orders.courses}


def still(vessel: Vessel, x_cm: int, y_cm: int) -> None:
    vessel.course = sailing(0, 0, at(x_cm, y_cm))


@pytest.mark.parametrize("degrees", [0, 90, 135, 180, 225, 300])
def test_a_salvo_never_moves_away_from_all(degrees: int) -> None:
    """Whatever it faces, it ends nowhere farther from the one enemy than it was: 30 cm away."""
    battle, (ship, enemy) = at_sea(Put(armed(MISSILE), 0, 0, -60), Put(armed(), 1, 0, 30))
    still(enemy, 0, 30)
    salvo = aloft(battle, ship, MISSILE, at=(0, 0), degrees=degrees)
    course = guided(battle)[salvo.key]
    end = travelled(salvo.place, course.direction, course.length)
    assert distance(end, enemy.course.place) <= 30 * CM


def test_it_follows_who_can_be_reached_and_not_who_is_nearer_behind_it() -> None:
    battle, (ship, near, far) = at_sea(Put(armed(MISSILE), 0, 0, -60), Put(armed(), 1), Put(armed(), 1))
    still(near, 0, -28)
    still(far, 0, 38)
    salvo = aloft(battle, ship, MISSILE, at=(0, 0))
    assert guided(battle)[salvo.key][1:] == (0, 25 * CM, "")


@pytest.mark.parametrize("boxes", [40, 6])
def test_no_more_salvos_strike_a_ship_than_end_it(boxes: int) -> None:
    """Each rocket does about 12: a ship of 6 boxes is left to one of them."""
    battle, (ship, one, other) = at_sea(Put(armed(ROCKET), 0, 0, -60), Put(armed(), 1, 0, 30), Put(armed(), 1, 4, 30))
    for enemy in (one, other):
        enemy.sections[4].boxes = [0] * (len(enemy.sections[4].boxes) - 1) + [boxes]
    salvos = [aloft(battle, ship, ROCKET, at=(2, 22)) for _ in range(2)]
    found = {salvo.key: chances(battle.table, salvo) for salvo in salvos}
    decision = StrikeTargets(battle.table, 0, battle.secrets[0], found, 2)
    struck = {strike.target for strike in commanded(decision).strikes}
    assert len(struck) == (1 if boxes == 40 else 2)


def test_the_other_salvo_is_sent_at_the_next_ship_too() -> None:
    battle, (ship, one, other) = at_sea(Put(armed(ROCKET), 0, 0, -60), Put(armed(), 1), Put(armed(), 1))
    still(one, 0, 15)
    still(other, 8, 15)
    for enemy in (one, other):
        enemy.sections[4].boxes = [0] * (len(enemy.sections[4].boxes) - 1) + [6]
    first, second = (aloft(battle, ship, ROCKET, at=(0, 0)) for _ in range(2))
    courses = guided(battle)
    assert courses[first.key].direction == 0
    assert abs(courses[second.key].direction - 28 * DEGREE) < DEGREE
