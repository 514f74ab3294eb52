"""The exact chances of fights, against the tables of the statements."""

from fractions import Fraction

import pytest

from metamaker.games.cosmoclysm.model.words import TYPES
from metamaker.games.cosmoclysm.rules.ships import (
    ATTACK,
    DEFENCE,
    DESTROYER,
    KINDS,
    TAKER,
    WINS,
    announces,
    dice_chance,
    highest_at_most,
    tie_chance,
    win_chance,
)
from metamaker.play.dice import Dice, outcomes

EXACT = {
    (1, 2): ("247/800", "1/20"),
    (1, 3): ("361/1600", "1/20"),
    (1, 4): ("281333/1600000", "1/20"),
    (2, 2): ("7467/16000", "533/8000"),
    (2, 3): ("145179/400000", "1199/16000"),
    (2, 4): ("9414633/32000000", "1278667/16000000"),
    (3, 2): ("112423/200000", "1199/16000"),
    (3, 3): ("14561999/32000000", "1438001/16000000"),
    (3, 4): ("121332499/320000000", "638801/6400000"),
    (5, 2): ("10742771/16000000", "532667/6400000"),
    (5, 3): ("1460517403/2560000000", "136823257/1280000000"),
    (5, 4): ("63061826899/128000000000", "63787093/512000000"),
}

TABLE = """
0.294207 0.466687 0.294207 0.466687 0.362947 0.466687
0.492671 0.671423 0.492671 0.671423 0.570515 0.671423
0.492671 0.671423 0.492671 0.671423 0.570515 0.671423
0.379164 0.562115 0.379164 0.562115 0.455062 0.562115
0.379164 0.562115 0.379164 0.562115 0.455062 0.562115
0.175833 0.308750 0.175833 0.308750 0.225625 0.308750
"""


@pytest.mark.rule("CL-ORC-01", "CL-FGT-03")
@pytest.mark.parametrize(("dice", "fractions"), EXACT.items())
def test_exact_fractions(dice: tuple[int, int], fractions: tuple[str, str]) -> None:
    assert (dice_chance(*dice), tie_chance(*dice)) == tuple(map(Fraction, fractions))


@pytest.mark.rule("CL-ORC-01", "CL-FGT-02")
def test_the_table_of_types() -> None:
    rows = [[float(cell) for cell in row.split()] for row in TABLE.strip().splitlines()]
    assert [[round(chance, 6) for chance in row] for row in WINS] == rows


@pytest.mark.rule("CL-ORC-02")
def test_the_highest_of_several_dice() -> None:
    assert highest_at_most(3, 10) == Fraction(1, 8)
    assert dice_chance(1, 1) == Fraction(19, 40)

    def higher(dice: Dice) -> bool:
        return max(dice.roll(20), dice.roll(20)) <= 7

    assert sum(weight for weight, is_so in outcomes(higher) if is_so) == highest_at_most(2, 7)


@pytest.mark.rule("CL-SHIP-01", "CL-SHIP-02", "CL-TURN-02")
def test_attack_and_defence_of_the_types() -> None:
    table = {type_.value: (ATTACK[type_.number], DEFENCE[type_.number]) for type_ in TYPES}
    assert table == {
        "cruiser": (2, 4),
        "destroyer": (5, 2),
        "exterminator": (5, 4),
        "fighter": (3, 2),
        "jumper": (3, 3),
        "taker": (1, 2),
    }
    assert [type_.value for type_ in TYPES if announces(type_.number)] == ["fighter", "taker"]


@pytest.mark.rule("CL-ORC-05")
def test_any_attack_but_a_takers_stops_a_chain_with_a_chance_of_its_own() -> None:
    least = min(win_chance(kind, other) for kind in range(KINDS) if kind != TAKER for other in range(KINDS))
    assert least == Fraction(9414633, 32000000)


@pytest.mark.rule("CL-ORC-06")
def test_chains_of_destroyers_are_geometric() -> None:
    chance = win_chance(DESTROYER, DESTROYER)
    assert round(float(1 / chance), 6) == 1.489374
