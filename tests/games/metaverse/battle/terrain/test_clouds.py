"""Nebulae: fire counts as at double range, ionised gas hides (5.0.5, 5.0.7)."""

from typing import Any

import pytest

from metamaker.games.metaverse.battle.aim import in_reach, shot_profile, sight
from metamaker.games.metaverse.battle.fire.events import SensorRolled
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.terrain.harm import becloud
from metamaker.games.metaverse.model.terrain import Shape
from metamaker.play.dice import FixedDice
from tests.games.metaverse.battle.gunnery import BEAM, CLOSE, SLUG, Script, attack, combat, duel, firing, told
from tests.games.metaverse.battle.terrain.things import disc, feature, lies

KINDS = ("emission_nebula", "planetary_nebula", "dark_nebula", "supernova_remnant")


def among(kind: str, *weapons: Any, apart_cm: int, shape: Shape | None = None) -> tuple[Battle, Vessel, Vessel]:
    """Return a ship with weapons, one this far north of it, and a cloud, everywhere if it has no shape."""
    battle, firer, target = duel(*weapons, apart_cm=apart_cm)
    becloud(lies(battle, feature(kind, shape)))
    return battle, firer, target


def profile(kind: str, weapon: Any, apart_cm: int, shape: Shape | None = None) -> tuple[int, int]:
    battle, firer, target = among(kind, weapon, apart_cm=apart_cm, shape=shape)
    plans = [system.plan.weapon for system in firer.systems if system.plan.weapon is not None]
    found = shot_profile(battle.table, firer, 14, target, plans)
    return found.sensor, found.target


@pytest.mark.rule("MV-5.0.5-01", "MV-5.0.5-02")
@pytest.mark.parametrize("kind", KINDS)
def test_in_every_nebula_bands_are_counted_over_twice_the_distance(kind: str) -> None:
    # Range 10 at 15 cm: 30 cm count, two bands instead of one.
    assert profile(kind, SLUG, 15)[1] == 2


@pytest.mark.rule("MV-5.0.5-01")
@pytest.mark.parametrize(("north", "bands"), [(0, 2), (15, 2), (90, 1)])
def test_it_is_enough_that_one_of_both_is_inside(north: int, bands: int) -> None:
    # A cloud of 10 cm around the firer, around the target, around neither.
    assert profile("dark_nebula", SLUG, 15, disc(10, 0, north))[1] == bands


@pytest.mark.rule("MV-5.0.5-01")
def test_the_limit_of_100_cm_is_not_doubled() -> None:
    battle, firer, target = among("dark_nebula", BEAM, apart_cm=90)
    seen = sight(firer, target)
    assert (seen.distance, seen.counted) == (90_000, 180_000)
    assert in_reach(seen.distance)
    assert battle.table.terrain


@pytest.mark.rule("MV-5.0.5-01")
def test_a_shot_in_a_nebula_cites_it() -> None:
    battle, firer, target = among("dark_nebula", SLUG, apart_cm=15)
    battle.dice = FixedDice((20,))
    combat(battle, Script({firer.key: firing(attack(target, SLUG))}))
    assert ["MV-5.0.5-01" in event.rules for event in told(battle, SensorRolled)] == [True]


@pytest.mark.rule("MV-5.0.7-01")
@pytest.mark.parametrize(("apart_cm", "cited"), [(20, False), (60, True)])
def test_a_shot_that_gas_hinders_cites_it(apart_cm: int, cited: bool) -> None:
    battle, firer, target = among("planetary_nebula", BEAM, apart_cm=apart_cm)
    battle.dice = FixedDice((20,))
    combat(battle, Script({firer.key: firing(attack(target, BEAM))}))
    assert ["MV-5.0.7-01" in event.rules for event in told(battle, SensorRolled)] == [cited]


@pytest.mark.rule("MV-5.0.7-01", "MV-1.3.1-10")
@pytest.mark.parametrize(
    ("weapon", "apart_cm", "more"), [(BEAM, 25, 0), (BEAM, 26, 1), (BEAM, 60, 2), (SLUG, 15, 2), (CLOSE, 5, 0)]
)
def test_ionised_gas_adds_its_bands_to_ew(weapon: Any, apart_cm: int, more: int) -> None:
    # Range 50: up to 25 cm one band, which is free; at 60 cm 120 count, two more. A weapon of 0 cm has no bands.
    assert profile("planetary_nebula", weapon, apart_cm)[0] == 14 - more
    assert profile("dark_nebula", weapon, apart_cm)[0] == 14
