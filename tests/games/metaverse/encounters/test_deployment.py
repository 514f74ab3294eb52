"""Deployment: who places what when, where ships stand, how fast they come (4.0.2, 4.0.3)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.metaverse.encounters.deployment import assigned, deployed, forces_of, within
from metamaker.games.metaverse.encounters.fitting import misfits, zones
from metamaker.games.metaverse.encounters.positions import fastest, near_enough, positions
from metamaker.games.metaverse.encounters.rolling import Wishes, rolled
from metamaker.games.metaverse.encounters.towing import can_tow, towed
from metamaker.games.metaverse.encounters.zones import areas
from metamaker.games.metaverse.model.arc import Arc, Facing
from metamaker.games.metaverse.model.encounter import Encounter, EncounterKind
from metamaker.games.metaverse.model.words import CommandDie, MovementMethod
from metamaker.play.dice import FixedDice
from metamaker.play.geometry import CM, Point
from tests.games.metaverse.builders import component
from tests.games.metaverse.encounters.fleets import fleet, ship_class

HERON = ship_class("heron")
TUG = ship_class("tug", component("grappler", 4), hull=40)
BARGE = ship_class("barge", ftl=False)
TABLE = (180, 120)


@pytest.mark.rule("MV-4.0.2-01")
def test_the_lower_roller_places_and_after_a_tie_who_did_not_place_last() -> None:
    one, other = fleet(*[HERON] * 4, squadrons=(2, 2)), fleet(*[HERON] * 4, squadrons=(2, 2))
    # A tie on the very first roll is rolled again; 1 : 3, the first side places; a tie, the second does; 3 : 1, it does again.
    faces = (2, 2, 1, 3, 4, 4, 3, 1)
    order = deployed(forces_of((one, other)), (4, 4), FixedDice(faces))
    assert [each.side for each in order] == ["a", "b", "b", "a"]
    assert [None if each.rolls is None else tuple(roll.result for roll in each.rolls) for each in order] == [
        (1, 3),
        (4, 4),
        (3, 1),
        None,
    ]


@pytest.mark.rule("MV-4.0.2-01")
def test_without_flagships_nobody_rolls_and_sides_take_turns() -> None:
    loose = fleet(HERON, HERON, flagship=False)
    order = deployed(forces_of((loose, loose)), (1, 1), FixedDice(()))
    assert [each.side for each in order] == ["a", "b"]


def test_ships_have_places_of_their_own_where_many_are_on_a_small_table() -> None:
    crowd = fleet(*[HERON] * 240)
    places = [(each.x_cm, each.y_cm) for each in rolled((crowd, crowd), 1, Wishes(table_cm=(60, 60))).positions]
    assert len(set(places)) == len(places)


@pytest.mark.rule("MV-4.0.2-02")
def test_ships_in_no_squadron_are_placed_together() -> None:
    whole = fleet(*[HERON] * 5, squadrons=(2,))
    (force,) = forces_of((whole,))
    assert [tuple(ship.id for ship in squadron) for squadron in force.squadrons] == [("s0", "s1"), ("s2", "s3", "s4")]


@pytest.mark.rule("MV-4.0.2-03", "MV-3.5.3-03")
def test_towed_ships_stand_within_5_cm_of_their_tug_and_are_placed_with_it() -> None:
    whole = fleet(TUG, HERON, BARGE, squadrons=(1, 2))
    (force,) = forces_of((whole,))
    assert [tuple(ship.id for ship in squadron) for squadron in force.squadrons] == [("s0", "s2"), ("s1",)]
    (area,) = (each for each in areas(EncounterKind.MEETING, 0, TABLE, flipped=False, mirrored=False) if each.side == 0)
    tug, _, barge = positions(force, "a", assigned(force, (area,)), 3)
    assert (barge.towed_by, tug.towed_by) == ("s0", None)
    assert near_enough(tug, barge)
    assert area.holds(Point(barge.x_cm * CM, barge.y_cm * CM))


@pytest.mark.rule("MV-3.5.3-04")
@pytest.mark.parametrize(("rating", "able"), [(1, False), (4, True)])
def test_a_grappler_tows_a_fifth_of_its_ships_mass_for_each_point(rating: int, able: bool) -> None:
    # Mass factors go by hulls of 40 and 12: 5 times the smaller one against rating times the greater one.
    whole = fleet(TUG, BARGE)
    assert can_tow(whole, whole.ships[0], whole.ships[1], rating) is able


@pytest.mark.rule("MV-3.5.3-02", "MV-3.5.3-05")
def test_each_grappler_tows_one_ship_and_the_tug_needs_an_ftl_drive() -> None:
    two = ship_class("two", component("grappler", 4, count=2), hull=40)
    assert towed(fleet(TUG, BARGE, BARGE)) == {"s1": "s0"}
    assert towed(fleet(two, BARGE, BARGE)) == {"s1": "s0", "s2": "s0"}
    lame = ship_class("lame", component("grappler", 4), ftl=False, hull=40)
    assert towed(fleet(lame, BARGE)) == {}


@pytest.mark.rule("MV-3.5.4-02")
def test_an_energy_grappler_tows_as_a_grappler_does_with_the_same_limits() -> None:
    strong, weak = (ship_class("beam", component("energy_grappler", rating, Arc.AFT), hull=40) for rating in (4, 1))
    assert towed(fleet(strong, BARGE, BARGE)) == {"s1": "s0"}
    assert towed(fleet(weak, BARGE)) == {}
    both = ship_class("both", component("energy_grappler", 4, Arc.AFT), component("grappler", 4), hull=40)
    assert towed(fleet(both, BARGE, BARGE)) == {"s1": "s0", "s2": "s0"}


@pytest.mark.rule("MV-4.0.3-01", "MV-4.0.3-02")
@pytest.mark.parametrize("newtonian", [False, True])
def test_speed_is_acceleration_times_turns(newtonian: bool) -> None:
    of = HERON.with_(movement_method=MovementMethod.NEWTONIAN) if newtonian else HERON
    whole = fleet(of)
    assert fastest(whole, whole.ships[0], 3) == 18


@pytest.mark.rule("MV-4.0.3-01")
def test_a_cinematic_ship_keeps_to_its_maximum_speed() -> None:
    swift = fleet(ship_class("swift", component("basic_stl", 40, Facing.FORE_AFT, part="more"), hull=200))
    most = fastest(swift, swift.ships[0], 3)
    assert 0 < most < 3 * 46


def of_kind(kind: EncounterKind) -> Encounter:
    """Return an encounter in which the first fleet, of six ships in three squadrons, deploys like this."""
    one = fleet(*[ship_class("heron", die=CommandDie.D6)] * 6, squadrons=(2, 2, 2))
    other = fleet(*[HERON] * 3, flagship=False)
    for seed in range(2000):
        try:
            made = rolled((one, other), seed, Wishes(kind, chart=0))
        except ValueError:
            continue
        if made.favoured == "a":
            assert list(misfits(made, (one, other))) == []
            return made
    raise AssertionError(kind)


@pytest.mark.rule("MV-4.0.3-03")
@pytest.mark.parametrize("kind", [EncounterKind.FLANK, EncounterKind.DIVIDED])
def test_ships_from_a_flank_have_accelerated_a_turn_longer(kind: EncounterKind) -> None:
    made = of_kind(kind)
    speeds = {(position.heading in {4, 12}, position.speed) for position in made.positions if position.side == "a"}
    plain = min(6 * made.turns, max(speed for _, speed in speeds))
    assert ((True, plain) in speeds) is (kind is EncounterKind.DIVIDED or plain == 20)
    assert all(speed >= plain for _, speed in speeds)


@pytest.mark.rule("MV-4.0.5-01", "MV-4.0.6-01", "MV-4.0.8-01")
@pytest.mark.parametrize("kind", [EncounterKind.FLANK, EncounterKind.DIVIDED, EncounterKind.SURROUNDED])
def test_no_zone_holds_more_than_its_limit(kind: EncounterKind) -> None:
    made = of_kind(kind)
    own = [zone for zone in zones(made) if zone.side == 0]
    places = [Point(each.x_cm * CM, each.y_cm * CM) for each in made.positions if each.side == "a"]
    shares = [sum(zone.holds(place) for place in places) * 100 / 6 for zone in own]
    assert sum(shares) == pytest.approx(100)
    assert all(share <= zone.cap for share, zone in zip(shares, own, strict=True))
    assert sum(share > 0 for share in shares) > 1


@pytest.mark.rule("MV-4.0.7-01")
def test_a_rear_attack_uses_both_edges() -> None:
    made = of_kind(EncounterKind.REAR)
    assert {position.heading for position in made.positions if position.side == "a"} == {0, 8}


@pytest.mark.rule("MV-4.0.8-03")
def test_limits_are_compared_unrounded_and_a_ship_too_big_for_any_split_goes_to_the_main_zone() -> None:
    assert within(50.0, 50, 100.0)
    assert not within(50.001, 50, 100.0)
    alone = fleet(HERON)
    (force,) = forces_of((alone,))
    own = [each for each in areas(EncounterKind.SURROUNDED, 0, TABLE, flipped=False, mirrored=False) if each.side == 0]
    ((zone, ships),) = assigned(force, own)
    assert (zone.heading, [ship.id for ship in ships]) == (0, ["s0"])


@pytest.mark.rule("MV-4.0.5-01")
def test_a_flank_is_used_by_a_side_of_one_squadron_too() -> None:
    """Of four equal ships half may come from the flank."""
    (force,) = forces_of((fleet(*[HERON] * 4, squadrons=(4,)),))
    own = [each for each in areas(EncounterKind.FLANK, 0, TABLE, flipped=False, mirrored=False) if each.side == 0]
    assert sorted((zone.flank, len(ships)) for zone, ships in assigned(force, own)) == [(False, 2), (True, 2)]


@pytest.mark.rule("MV-5.0.1-03", "MV-4.0.1-04")
@pytest.mark.parametrize("seed", [528, 561, 578, 978])
def test_nobody_is_set_up_on_a_planet_or_a_star(seed: int) -> None:
    """These put a ship of the side that had placed it on one."""
    forces = fleet(*[HERON] * 9), fleet(TUG, *[BARGE] * 9)
    assert list(misfits(rolled(forces, seed, Wishes()), forces)) == []


@given(st.integers(0, 5000), st.integers(1, 9), st.integers(1, 9))
def test_whatever_is_rolled_fits(seed: int, ours: int, theirs: int) -> None:
    forces = fleet(*[HERON] * ours), fleet(TUG, *[BARGE] * theirs)
    made = rolled(forces, seed, Wishes())
    assert list(misfits(made, forces)) == []
    assert rolled(forces, seed, Wishes()) == made
