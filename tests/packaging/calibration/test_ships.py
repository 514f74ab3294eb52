"""Random ships are legal and sensible, the same everywhere, and as varied as the rules allow."""

import json
import os
import subprocess
import sys
from hashlib import blake2b

import pytest
from calibration.design_sets import DESIGN_SETS, TAME, DesignSet
from calibration.ships import CARRIER_HITS, random_fleet

from metamaker.core.issue import Severity
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.words import DamageEffect, HullType, MovementMethod, RateOfFire, Target, TargetMethod

SOME = range(120)


def drawn(name: str, seed: int = 1) -> list[Fleet]:
    return [random_fleet(name, seed, number) for number in SOME]


def hits(fleet: Fleet) -> int:
    return sum(section.hull_hits for _, section in fleet.classes[0].sections.standing())


@pytest.mark.parametrize("name", DESIGN_SETS)
@pytest.mark.parametrize("seed", [1, 2])
def test_no_check_finds_an_error_in_them(name: str, seed: int) -> None:
    wrong = [
        (fleet.name, issue.code)
        for fleet in drawn(name, seed)
        for issue in check_fleet(fleet)
        if issue.severity is Severity.ERROR
    ]
    assert wrong == []


@pytest.mark.parametrize("design_set", DESIGN_SETS.values(), ids=DESIGN_SETS)
def test_they_are_of_the_sizes_of_their_set(design_set: DesignSet) -> None:
    sizes = [hits(fleet) for fleet in drawn(design_set.name)]
    assert min(sizes) >= TAME.smallest
    assert max(sizes) <= TAME.largest
    assert sum(size < 50 for size in sizes) > len(sizes) // 4
    assert sum(size > 100 for size in sizes) > len(sizes) // 8


def test_all_of_them_can_fire_at_ships() -> None:
    for fleet in drawn("broad") + drawn("tame"):
        assert any(Target.STARSHIPS in weapon.targets for weapon in fleet.weapons)


def test_the_wide_set_has_every_trait() -> None:
    classes = [fleet.classes[0] for fleet in drawn("broad")]
    weapons = [weapon for fleet in drawn("broad") for weapon in fleet.weapons]
    kinds = {part.kind for made in classes for _, section in made.sections.standing() for part in section.components}
    assert kinds >= set(ComponentKind) - {ComponentKind.ENERGY_GRAPPLER}
    assert {made.hull_type for made in classes} == set(HullType)
    assert {made.movement_method for made in classes} == set(MovementMethod)
    assert {frozenset(name for name, _ in made.sections.standing()) for made in classes} >= {
        frozenset({SectionName.CORE}),
        frozenset({SectionName.FORE, SectionName.CORE, SectionName.AFT}),
        frozenset(SectionName),
    }
    assert {made.crew_quality for made in classes} == {1, 2, 3, 4, 5}
    assert {weapon.damage_effect for weapon in weapons} == set(DamageEffect)
    assert {weapon.target_method for weapon in weapons} == set(TargetMethod)
    assert {weapon.rate_of_fire for weapon in weapons} == set(RateOfFire)
    assert {arc.armour_rating for made in classes for arc in (made.arcs.fore, made.arcs.aft)} == {0, 1, 2, 3, 4, 5}
    assert any(fleet.bays for fleet in drawn("broad"))
    assert any(made.sections.core and made.sections.core.marine_parties for made in classes)


def test_the_typical_set_has_no_squadrons_salvos_marines_or_strange_weapons() -> None:
    for fleet in drawn("tame"):
        core = fleet.classes[0].sections.core
        assert core is not None
        assert (fleet.bays, core.marine_parties) == ((), 0)
        assert all(weapon.target_method is TargetMethod.DIRECT and not weapon.qualities for weapon in fleet.weapons)


def test_small_ships_carry_no_squadrons() -> None:
    assert all(hits(fleet) >= CARRIER_HITS for fleet in drawn("broad") if fleet.bays)


def test_a_ship_is_the_same_whoever_was_drawn_before_it() -> None:
    kept = random_fleet("broad", 7, 11)
    random_fleet.cache_clear()
    for number in (3, 30):
        random_fleet("broad", 7, number)
    assert random_fleet("broad", 7, 11) == kept
    assert random_fleet("broad", 8, 11).classes[0].sections != kept.classes[0].sections


def test_they_come_back_from_files_as_they_were() -> None:
    for fleet in drawn("broad"):
        assert Fleet.model_validate_json(json.dumps(fleet.model_dump(mode="json"))) == fleet


PRINT_DIGEST = """
from hashlib import blake2b
from calibration.ships import random_fleet
print(blake2b("".join(random_fleet("broad", 1, number).model_dump_json() for number in range(20)).encode()).hexdigest())
"""


def test_another_process_draws_the_same_ships() -> None:
    """Sets are in another order there."""
    here = blake2b("".join(random_fleet("broad", 1, number).model_dump_json() for number in range(20)).encode()).hexdigest()
    paths = os.pathsep.join(sys.path)
    there = subprocess.run(
        [sys.executable, "-c", PRINT_DIGEST],
        env={**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    assert there.stdout.strip() == here
