"""Systems that a critical picks when nobody chooses them."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from metamaker.games.metaverse.battle.damage.criticals import operating, picked
from metamaker.games.metaverse.battle.state.vessel import DISABLED
from metamaker.play.dice import Dice, outcomes
from tests.games.metaverse.battle.battles import CORE, battle_of, hull, ship_class, vessel_of
from tests.games.metaverse.builders import component, design_of

LOOKOUT = design_of(ship_class(hull(20, 2, components=(component("elint_array", 1, count=5),))))
ARRAYS = tuple(f"core/elint-array#{number}" for number in range(1, 6))


def names_picked(dice: Dice, number: int) -> tuple[str, ...]:
    """Return the names of this many of the four working arrays of a ship, sorted; its second one does not work."""
    vessel = vessel_of(LOOKOUT)
    vessel.system(ARRAYS[1]).flags |= DISABLED
    found = picked(battle_of([vessel], dice), vessel, operating(vessel, CORE, ("elint_array",)), number)
    return tuple(sorted(system.plan.ref for system in found))


@pytest.mark.rule("MV-0.1.0-11", "MV-1.3.7-14")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_every_choice_of_so_many_operating_systems_is_as_probable_as_any_other(number: int) -> None:
    chances: Counter[tuple[str, ...]] = Counter()
    for weight, names in outcomes(lambda dice: names_picked(dice, number)):
        chances[names] += weight  # type: ignore[assignment]
    choices = list(combinations([name for name in ARRAYS if name != ARRAYS[1]], number))
    assert dict(chances) == dict.fromkeys(choices, Fraction(1, len(choices)))
