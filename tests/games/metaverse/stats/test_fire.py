"""Fire by range, by arc, against the four arcs of a design."""

from fractions import Fraction

import pytest

from metamaker.games.metaverse.graphs.comparison import capability
from metamaker.games.metaverse.model.arc import Arc, sectors_of
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.words import DamageType, RateOfFire, Target, TargetMethod, WeaponQuality
from metamaker.games.metaverse.stats.damage_distribution import ArcTarget
from metamaker.games.metaverse.stats.estimate.reference import turns_by_arc
from metamaker.games.metaverse.stats.fire import Firer, by_range, chance_to_hit, fire_by_arc
from metamaker.games.metaverse.stats.value import combat_value
from metamaker.games.metaverse.stats.value_lines import ValueGroup, value_by_group
from tests.games.metaverse.builders import (
    BARE,
    EVERY_SECTOR,
    GUN,
    KEEL,
    LANCE,
    SANITY,
    SANITY_WEAPONS,
    cruiser,
    design_of,
    mount,
    with_arc,
    with_core,
    without_parts,
)

CRUISER: Design = design_of(cruiser(), weapons=SANITY_WEAPONS)


@pytest.mark.rule("MV-1.3.1-28", "MV-1.3.1-29")
def test_chances_of_the_rulebook() -> None:
    assert chance_to_hit(GUN, ArcTarget(target_rating=3, ew=2), Firer(15, movement_rating=-1), 0) == Fraction(11, 20)
    assert chance_to_hit(GUN, ArcTarget(target_rating=7, ew=6), Firer(12), 0) == Fraction(1, 20)


@pytest.mark.rule("MV-3.6.2-02", "MV-3.6.2-03", "MV-1.3.1-02")
def test_energy_loses_by_band_and_kinetic_hits_less() -> None:
    target = ArcTarget(target_rating=1)
    energy, kinetic = by_range(LANCE, target, Firer()), by_range(KEEL, target, Firer())
    assert [(one.start_cm, one.end_cm, one.bands) for one in energy] == [(0, 30, 0), (30, 60, 1), (60, 90, 2), (90, 100, 3)]
    assert [float(one.hit.mean_boxes) for one in energy] == [5.5, 4.5, 3.5, 2.625]
    assert {one.chance for one in energy} == {Fraction(14, 20)}
    assert [(float(one.hit.mean_boxes), one.chance) for one in kinetic] == [
        (9, Fraction(part, 20)) for part in (14, 13, 12, 11, 10)
    ]


def test_elint_and_temporal_weapons_hit_more_often() -> None:
    target = ArcTarget(ew=4, target_rating=1)
    assert chance_to_hit(GUN, target, Firer(15), 0) == Fraction(1, 2)
    assert chance_to_hit(GUN, target, Firer(15, elint=2), 0) == Fraction(12, 20)
    assert chance_to_hit(GUN.with_(qualities=(WeaponQuality.TEMPORAL,)), target, Firer(15), 0) == Fraction(3, 4)


@pytest.mark.rule("MV-1.3.5-06")
def test_indirect_fire_has_one_stretch_and_contact_weapons_have_none() -> None:
    tube = GUN.with_(target_method=TargetMethod.INDIRECT, indirect_turns=2, range_cm=20)
    assert [(one.start_cm, one.end_cm, one.chance) for one in by_range(tube, ArcTarget(), Firer())] == [(0, 40, Fraction(1))]
    assert by_range(GUN.with_(range_cm=0), ArcTarget(), Firer()) == ()


def armed(*mounts: object, **weapon: object) -> Design:
    return design_of(with_core(BARE, mounts=mounts), weapons=(GUN.with_(**weapon),))


def test_a_mount_counts_where_it_bears_and_as_often_as_it_fires() -> None:
    fore, aft = sectors_of(Arc.FORE), sectors_of(Arc.AFT)
    damage = {arc: fires[0].damage for arc, fires in fire_by_arc(armed(mount("a", GUN, (*fore, aft[0]), 2))).items()}
    assert damage[Arc.FORE] == pytest.approx(2 * damage[Arc.AFT])
    assert (damage[Arc.PORT], damage[Arc.STARBOARD]) == (0, 0)
    limited = armed(mount("a", GUN, fore, 2), rate_of_fire=RateOfFire.LIMITED)
    assert 0 < fire_by_arc(limited)[Arc.FORE][0].damage < damage[Arc.FORE]


def test_no_sensors_or_no_starships_among_its_targets_is_no_fire() -> None:
    blind = design_of(without_parts(BARE, "sensor_array"))
    flak = armed(mount("a", GUN, EVERY_SECTOR), targets=(Target.STARFIGHTERS,))
    for design in (blind, flak):
        assert {fire.damage for fires in fire_by_arc(design).values() for fire in fires} == {0}


def test_fire_reaches_as_far_as_direct_weapons_do() -> None:
    for fires in fire_by_arc(CRUISER).values():
        assert (fires[0].start_cm, fires[-1].end_cm) == (0, 100)
        assert [one.end_cm for one in fires[:-1]] == [one.start_cm for one in fires[1:]]


def test_the_arc_with_more_armour_holds_longer() -> None:
    turns = turns_by_arc(design_of(with_arc(cruiser(), Arc.FORE, armour_rating=3), weapons=SANITY_WEAPONS))
    assert turns[Arc.FORE] > turns[Arc.AFT] == turns_by_arc(CRUISER)[Arc.AFT]


@pytest.mark.parametrize("name", SANITY)
def test_groups_of_the_value_add_up_to_it(name: str) -> None:
    design = design_of(SANITY[name](), weapons=SANITY_WEAPONS)
    groups = value_by_group(design)
    assert sum(groups.values()) == pytest.approx(combat_value(design))
    assert groups[ValueGroup.WEAPON] > 0
    assert groups[ValueGroup.HULL] > 0
    assert groups[ValueGroup.HANGAR] == 0


def test_what_a_class_is_good_at() -> None:
    found = capability(CRUISER)
    assert (found.hull, found.shields, found.speed, found.electronic_warfare, found.command, found.craft) == (
        60,
        16,
        20,
        17,
        0,
        0,
    )


def test_damage_types_meet_their_own_defences() -> None:
    assert {len(by_range(GUN.with_(damage_type=kind), ArcTarget(), Firer())) for kind in DamageType} == {4}
