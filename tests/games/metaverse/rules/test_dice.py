"""The one door for chance, and what damage dice mean."""

from fractions import Fraction

import pytest

from metamaker.games.metaverse.model.words import Die
from metamaker.games.metaverse.rules.roll import Roll, mean_result, roll_damage
from metamaker.play.dice import Dice, FixedDice, SeededDice, expectation, outcomes


def test_seeded_dice_repeat() -> None:
    first, again, other = SeededDice(7), SeededDice(7), SeededDice(8)
    faces = [first.roll(20) for _ in range(200)]
    assert faces == [again.roll(20) for _ in range(200)]
    assert faces != [other.roll(20) for _ in range(200)]
    assert set(faces) == set(range(1, 21))


def test_seeded_dice_keep_their_promise_over_releases() -> None:
    dice = SeededDice(2026)
    assert [dice.roll(6) for _ in range(12)] == [1, 4, 4, 6, 1, 2, 4, 4, 5, 4, 5, 5]


def test_fixed_dice_fail_on_unused_and_missing_faces() -> None:
    dice = FixedDice([3, 5])
    assert dice.roll(6) == 3
    with pytest.raises(ValueError, match="1 of 2 given faces were not rolled"):
        dice.finish()
    with pytest.raises(ValueError, match="a D4, which has no face 5"):
        dice.roll(4)
    assert dice.roll(6) == 5
    dice.finish()
    with pytest.raises(ValueError, match="no face is left for roll 3, a D6"):
        dice.roll(6)


def test_outcomes_are_exact_and_follow_what_was_rolled() -> None:
    def explode(dice: Dice) -> int:
        face = dice.roll(4)
        return face + dice.roll(2) if face == 4 else face

    found = list(outcomes(explode))
    assert found == [
        (Fraction(1, 4), 1),
        (Fraction(1, 4), 2),
        (Fraction(1, 4), 3),
        (Fraction(1, 8), 5),
        (Fraction(1, 8), 6),
    ]
    assert expectation(explode) == Fraction(23, 8)
    assert list(outcomes(lambda _: "sure")) == [(Fraction(1), "sure")]


@pytest.mark.rule("MV-1.3.5-02", "MV-1.3.5-09")
@pytest.mark.parametrize("die", Die)
def test_every_damage_die_is_fair(die: Die) -> None:
    chances: dict[int, Fraction] = {}
    for chance, roll in outcomes(lambda dice: roll_damage(die, dice)):
        chances[roll.result] = chances.get(roll.result, Fraction(0)) + chance
    assert chances == dict.fromkeys(range(1, die.faces + 1), Fraction(1, die.faces))
    assert mean_result(die) == sum(result * chance for result, chance in chances.items())


@pytest.mark.rule("MV-1.3.5-07", "MV-1.3.5-08")
def test_odd_and_even_are_judged_on_the_face_thrown() -> None:
    assert roll_damage(Die.D3, FixedDice([3])) == Roll(2, odd=True)
    assert roll_damage(Die.D3, FixedDice([4])) == Roll(2, odd=False)
    assert roll_damage(Die.D5, FixedDice([10])) == Roll(5, odd=False)
    assert roll_damage(Die.D1, FixedDice([])) == Roll(1, odd=False)
