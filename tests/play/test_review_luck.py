"""The luck of a match and its share in the result."""

import pytest

from metamaker.play.review.ledger import Blow, Chance, luck_of
from metamaker.play.review.luck import Luck, luck_by, luck_in
from metamaker.play.review.totals import Total, grouped, total, usual_luck


def chance(side: int, result: float, mean: float, variance: float = 0.0, turn: int = 1, ship: str = "") -> Chance:
    return Chance(turn, 0, side, "hit", ship, "gun", "", result, mean, variance)


def blow(side: int, dealt: float, weapon: str = "gun", hit: bool = True, victim: int = -1) -> Blow:
    return Blow(1, 0, side, f"ship-{side}", weapon, "fire", "", "fore", 10.0, 0.5, hit, 1.0, 2.0, 1.0, 0.0, 0.5, dealt, victim)


def test_the_luck_of_one_side_is_the_bad_luck_of_the_other() -> None:
    chances = (chance(0, 3.0, 1.0), chance(1, 0.0, 1.5), chance(1, 2.0, 1.0, turn=2))
    assert luck_of(chances, 0) == 2.0 + 1.5 - 1.0
    assert luck_of(chances, 1) == -luck_of(chances, 0)
    assert luck_by(chances, 0, lambda each: each.turn) == {1: 3.5, 2: -1.0}


def test_variances_add_up_to_the_usual_luck() -> None:
    assert usual_luck((chance(0, 3.0, 1.0, 9.0), chance(1, 0.0, 1.5, 16.0))) == 5.0
    # the square of the luck stands for a missing variance
    assert usual_luck((chance(0, 4.0, 1.0), chance(1, 0.0, 4.0))) == 5.0


def test_the_usual_luck_of_a_side_counts_its_part_of_each_roll() -> None:
    chances = (chance(0, 3.0, 1.0, 9.0), chance(1, 0.0, 1.5, 16.0))
    assert usual_luck(chances, 0, 3) == pytest.approx((9.0 + 16.0 / 4) ** 0.5)
    assert usual_luck(chances, 2, 3) == pytest.approx((9.0 / 4 + 16.0 / 4) ** 0.5)
    against = chance(0, 3.0, 1.0, 9.0)._replace(against=1)
    assert [usual_luck((against,), side, 3) for side in range(3)] == [3.0, 3.0, 0.0]


@pytest.mark.parametrize(
    ("value", "margin", "part"),
    [
        (0.0, 0.0, "even"),
        (1.0, 10.0, "little"),
        (-1.0, 10.0, "little"),
        (-1.0, -10.0, "little"),
        (2.5, 10.0, "quarter"),
        (5.0, 10.0, "half"),
        (8.0, 10.0, "most"),
        (11.0, 10.0, "turned"),
        (-2.0, 10.0, "against"),
        (2.0, -10.0, "against"),
    ],
)
def test_the_share_of_luck_has_a_word(value: float, margin: float, part: str) -> None:
    found = Luck(value, 4.0, margin)
    assert found.part == part
    assert found.rest + found.value == margin


def test_the_margin_counts_damage_by_its_victims() -> None:
    blows = (blow(0, 5.0), blow(1, 3.0), blow(0, 2.0, victim=0))
    assert luck_in((), blows, 0).margin == 5.0 - 3.0 - 2.0
    assert luck_in((), blows, 1).margin == 3.0 + 2.0 - 5.0


def test_damage_without_a_weapon_is_not_a_shot() -> None:
    blows = (blow(0, 5.0), blow(0, 0.0, hit=False), blow(0, 4.0, weapon=""))
    found = total(blows)
    assert (found.shots, found.hits, found.dealt) == (2, 1, 9.0)
    assert grouped((each.weapon, each) for each in blows)[""] == Total(0, 0, 1.0, 4.0, 2.0, 1.0, 0.0, 0.5)
    assert blows[0].rolled == 8.5
