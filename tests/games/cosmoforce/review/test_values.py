"""The means of rolls agree with all faces of the dice, counted one by one."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from math import prod

import pytest

from metamaker.games.cosmoforce.battle.actions.events import Attacked, Collided, HeatRolled, HeatShed, Rammed, Strafed
from metamaker.games.cosmoforce.battle.ai.worth import endurance
from metamaker.games.cosmoforce.battle.frame import ThreatsRolled
from metamaker.games.cosmoforce.battle.start import Entrant, Side, begun
from metamaker.games.cosmoforce.battle.state import Battle, Plan
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.review import values
from metamaker.games.cosmoforce.rules.chances import mean_effective
from metamaker.games.cosmoforce.rules.editions import rules_of
from metamaker.games.cosmoforce.rules.shot import NO_LIMIT, effective, hits
from metamaker.play.dice import SeededDice
from tests.games.cosmoforce.builders import design

MOST_ONES = 6
"""Longer chains of ones have a chance of 8⁻⁷."""

CLOSE = 1e-3


def chains() -> Iterator[tuple[float, tuple[int, ...]]]:
    """Yield the faces of one die and those added by ones, with their chances."""
    for ones in range(MOST_ONES + 1):
        for last in range(2, 9):
            yield 8.0 ** -(ones + 1), (*(1,) * ones, last)


@cache
def rolls(dice: int) -> Sequence[tuple[float, tuple[int, ...]]]:
    """Return the sorted faces of some dice with their chances."""
    found: dict[tuple[int, ...], float] = {}
    for parts in product(list(chains()), repeat=dice):
        faces = tuple(sorted(face for _, part in parts for face in part))
        found[faces] = found.get(faces, 0.0) + prod(chance for chance, _ in parts)
    return [(chance, faces) for faces, chance in found.items()]


def battle_of(systems: str = "engine laser*2 missile*2 hangar habitat dissipator", edition: Edition = Edition.ROSTER) -> Battle:
    rules = rules_of(Fleet(edition=edition))
    entrants = [Entrant(name, Plan(design(systems, name=name), rules)) for name in ("Heron", "Kite")]
    return begun([Side(each.name, (each,)) for each in entrants], SeededDice(1), rules)


def checked(found: list[tuple[float, values.Rolled]]) -> None:
    """Check the mean and the variance of a roll against all its results, and that they do not depend on the result."""
    assert len({(each.mean, each.variance) for _, each in found}) == 1
    mean = sum(chance * float(each.result) for chance, each in found)
    square = sum(chance * float(each.result) ** 2 for chance, each in found)
    assert float(found[0][1].mean) == pytest.approx(mean, abs=CLOSE)
    assert float(found[0][1].variance) == pytest.approx(square - mean * mean, abs=20 * CLOSE)
    assert found[0][1].variance > 0


def attacked(battle: Battle, slots: tuple[int, ...], faces: tuple[int, ...], drones: bool = False) -> Attacked:
    count = hits(effective(faces), battle.mass_limit(battle.ships[1]), drones)
    return Attacked(0, 1, "", slots, -1, faces, (), 0, count, count)


@pytest.mark.parametrize("speed", [0, 500])
@pytest.mark.parametrize("heats", [True, False])
def test_attacks_count_hits_and_heat_up_to_the_end_of_the_target(speed: int, heats: bool) -> None:
    battle = battle_of()
    battle.ships[1].speed = speed
    assert (battle.mass_limit(battle.ships[1]) == NO_LIMIT) == (not speed)
    shots = [(chance, values.attack(battle, attacked(battle, (1, 2), faces), heats=heats)) for chance, faces in rolls(2)]
    checked([(chance, shot.rolled) for chance, shot in shots])
    assert float(shots[0][1].chance) == pytest.approx(
        sum(chance for chance, shot in shots if shot.rolled.result > 0), abs=CLOSE
    )


def test_damage_beyond_the_end_of_a_target_is_worth_nothing() -> None:
    battle = battle_of("engine laser")
    battle.ships[1].speed = 0
    most = endurance(battle, battle.ships[1])
    shot = values.attack(battle, attacked(battle, (1,), (1,) * (most + 3) + (2,)), heats=False)
    assert shot.rolled.result == most


@pytest.mark.rule("CF-ATK-10")
def test_ones_of_drones_have_no_mass() -> None:
    battle = battle_of(edition=Edition.WEB)
    battle.ships[1].speed = 500
    checked(
        [
            (chance, values.attack(battle, attacked(battle, (5,), faces, drones=True), heats=False).rolled)
            for chance, faces in rolls(2)
        ]
    )


def test_lasers_heat_their_own_ship() -> None:
    battle = battle_of()
    battle.ships[0].heat = 2
    checked([(chance, values.own_heat(battle.ships[0], attacked(battle, (1, 2), faces))) for chance, faces in rolls(2)])


@pytest.mark.parametrize("edition", Edition)
def test_missiles_may_be_depleted(edition: Edition) -> None:
    battle = battle_of(edition=edition)
    lost = values.depletion(battle, battle.ships[0], attacked(battle, (3,), (8, 8, 2))).result
    assert lost == -(1 if battle.rules.missile_depletion else battle.ships[0].plan.boxes[3])
    found = [(Fraction(1, 343), faces) for faces in product(range(2, 9), repeat=3)]
    checked(
        [(float(chance), values.depletion(battle, battle.ships[0], attacked(battle, (3,), faces))) for chance, faces in found]
    )


def test_rams_damage_both_ships() -> None:
    battle = battle_of()
    found = []
    for chance, faces in rolls(2):
        count = len(effective(faces))
        found.append((chance, values.ram(battle, Rammed(0, 1, 100, faces, count, count - faces.count(1)))))
    checked([(chance, ram.rolled) for chance, ram in found])
    assert found[0][1].target - found[0][1].own == found[0][1].rolled.mean


@pytest.mark.parametrize("life", [1, 3, 40])
def test_heat_harms_up_to_the_life_of_the_crew(life: int) -> None:
    battle = battle_of()
    battle.ships[0].life = life
    rolled = [(chance, HeatRolled(0, faces, len(effective(faces)), ())) for chance, faces in rolls(2)]
    checked([(chance, values.heat(battle, event)) for chance, event in rolled])
    assert min(values.heat(battle, event).result for _, event in rolled) >= -life
    if life > 2 * MOST_ONES + 2:
        assert values.heat(battle, rolled[0][1]).mean == pytest.approx(-mean_effective(2), abs=CLOSE)


def test_collisions_cooling_strafing_and_threats() -> None:
    battle = battle_of()
    ship = battle.ships[0]
    all_rolls = rolls(2)
    checked(
        [
            (chance, values.collision(battle, Collided(0, True, 0, faces, len(effective(faces)), ())))
            for chance, faces in all_rolls
        ]
    )
    checked([(chance, values.strafing(Strafed(0, faces, len(effective(faces))))) for chance, faces in all_rolls])
    checked(
        [(chance, values.threats((6, 9, 12, 15, 20, 18, 3, 30), ThreatsRolled(1, 2, faces))) for chance, faces in all_rolls]
    )
    shed = [(chance, faces, min(4, len(effective(faces)))) for chance, faces in all_rolls]
    checked([(chance, values.cooling(ship, HeatShed(0, count, 4 - count, faces, ()))) for chance, faces, count in shed])
