"""The terrain chart: what its results are, where they may lie (4.0.1)."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.metaverse.encounters.rolling import Wishes, rolled
from metamaker.games.metaverse.encounters.terrain import Ground, overlaps, placed, touch
from metamaker.games.metaverse.encounters.zones import Area, areas
from metamaker.games.metaverse.model.encounter import EncounterKind
from metamaker.games.metaverse.model.terrain import Band, Disc, Everywhere, Terrain, TerrainKind
from metamaker.play.dice import SeededDice
from metamaker.play.geometry import CM
from tests.examples import examples
from tests.games.metaverse.encounters.fleets import fleet, ship_class

TABLE = (180, 120)
SEEDS = st.integers(0, 10_000)


def ground(kind: EncounterKind = EncounterKind.MEETING, *, agreed: bool = False) -> Ground:
    """Return the table seen by the first side, the winner unless both agree."""
    found = areas(kind, 0, TABLE, flipped=False, mirrored=False)
    enemy = tuple(area for area in found if agreed or area.side == 1)
    return Ground(TABLE, enemy, tuple(area for area in found if area not in enemy), agreed)


def made(result: int, seed: int, of: Ground | None = None) -> tuple[Terrain, ...]:
    return placed(result, of or ground(), SeededDice(seed), SeededDice(seed + 1), ())


def wide(thing: Terrain) -> float:
    shape = thing.shape
    assert isinstance(shape, Disc | Band)
    return shape.diameter_cm if isinstance(shape, Disc) else shape.width_cm


def all_of(kind: TerrainKind, least: float, most: float) -> Callable[[tuple[Terrain, ...]], bool]:
    return lambda things: all(thing.kind is kind and least <= wide(thing) <= most for thing in things)


@pytest.mark.rule("MV-4.0.1-05")
@pytest.mark.parametrize("result", [1, 2, 3, 4, 5])
def test_up_to_5_there_is_nothing(result: int) -> None:
    assert made(result, 1) == ()


@pytest.mark.rule("MV-4.0.1-06", "MV-4.0.1-07")
@pytest.mark.parametrize(("result", "most"), [(6, 6), (7, 12)])
def test_clusters_are_as_many_as_a_die_says_and_10_cm_across_at_most(result: int, most: int) -> None:
    counts = set()
    for seed in range(80):
        things = made(result, seed)
        counts.add(len(things))
        assert all_of(TerrainKind.ASTEROID_CLUSTER, 1, 10)(things)
    assert counts == set(range(1, most + 1))


@pytest.mark.rule("MV-4.0.1-08", "MV-4.0.1-09")
@pytest.mark.parametrize(("result", "least", "most"), [(8, 10, 20), (9, 20, 40)])
def test_a_field_goes_from_edge_to_edge(result: int, least: int, most: int) -> None:
    for seed in range(30):
        (field,) = made(result, seed)
        assert isinstance(field.shape, Band)
        assert (field.shape.x_cm, field.shape.to_x_cm) == (-90, 90)
        assert least <= field.shape.width_cm <= most


@pytest.mark.rule("MV-4.0.1-10", "MV-4.0.1-11", "MV-4.0.1-12")
@pytest.mark.parametrize(("result", "least", "most"), [(10, 1, 20), (11, 20, 50), (12, 50, 100)])
def test_planets_have_three_sizes(result: int, least: int, most: int) -> None:
    kinds = set()
    for seed in range(40):
        for planet in made(result, seed):
            kinds.add(planet.kind)
            assert least <= wide(planet) <= most
    assert kinds == ({TerrainKind.PLANET, TerrainKind.MOON} if result == 10 else {TerrainKind.PLANET})


NEBULAE = {
    13: TerrainKind.EMISSION_NEBULA,
    14: TerrainKind.PLANETARY_NEBULA,
    15: TerrainKind.DARK_NEBULA,
    16: TerrainKind.SUPERNOVA_REMNANT,
}


@pytest.mark.rule("MV-4.0.1-13", "MV-4.0.1-02")
@pytest.mark.parametrize("result", NEBULAE)
def test_nebulae_are_50_cm_across_at_least_and_everywhere_if_both_agree(result: int) -> None:
    for seed in range(20):
        for cloud in made(result, seed):
            assert cloud.kind is NEBULAE[result]
            assert wide(cloud) >= 50
            assert (cloud.wind is not None) is (result == 13)
        (agreed,) = made(result, seed, ground(agreed=True))
        assert isinstance(agreed.shape, Everywhere)


@pytest.mark.rule("MV-4.0.1-14")
@pytest.mark.parametrize(("result", "least", "most"), [(17, 100, 500), (18, 500, 2000)])
@pytest.mark.parametrize("kind", EncounterKind)
def test_stars_lie_beyond_edges_where_nobody_deploys_no_farther_than_their_radius(
    result: int, least: int, most: int, kind: EncounterKind
) -> None:
    of = ground(kind)
    for seed in range(10):
        for star in made(result, seed, of):
            shape = star.shape
            assert isinstance(shape, Disc)
            assert least <= shape.diameter_cm <= most
            east, north = abs(shape.x_cm) - 90, abs(shape.y_cm) - 60
            gap = max(east, north) - shape.diameter_cm / 2
            assert gap <= shape.diameter_cm / 2
            if gap > 0:
                edge = (shape.x_cm > 0) - (shape.x_cm < 0) if east > north else 0, (shape.y_cm > 0) - (shape.y_cm < 0)
                assert not any(_along(area, edge, upright=east > north) for area in (*of.barred, *of.avoided))


def _along(area: Area, edge: tuple[int, int], *, upright: bool) -> bool:
    if upright:
        return area.cap < 100 and area.west == edge[0] * 90 * CM - (18 * CM if edge[0] > 0 else 0) and area.heading % 8 == 4
    return area.north == 60 * CM if edge[1] > 0 else area.south == -60 * CM


@pytest.mark.rule("MV-4.0.1-15", "MV-4.0.1-16")
def test_neutron_stars_and_singularities_are_5_to_30_cm_across() -> None:
    kinds = {thing.kind for seed in range(60) for thing in made(19, seed)}
    assert kinds == {TerrainKind.NEUTRON_STAR, TerrainKind.PULSAR, TerrainKind.MAGNETAR}
    for result in (19, 20):
        sizes = {wide(thing) for seed in range(60) for thing in made(result, seed)}
        assert sizes == {5, 10, 15, 20, 25, 30}
    assert made(20, 3)[0].kind is TerrainKind.SINGULARITY


@pytest.mark.rule("MV-4.0.1-04")
@given(st.integers(6, 20), SEEDS, st.sampled_from(EncounterKind))
def test_nothing_lies_in_the_enemys_zone_or_on_something_else(result: int, seed: int, kind: EncounterKind) -> None:
    of = ground(kind)
    things = made(result, seed, of)
    assert not any(overlaps(thing.shape, area) for thing in things for area in of.barred)
    pairs = [(one, other) for place, one in enumerate(things) for other in things[:place]]
    assert not any(touch(one.shape, other.shape) for one, other in pairs)
    assert len({thing.id for thing in things}) == len(things)


@pytest.mark.rule("MV-4.0.1-01", "MV-4.0.1-03")
@pytest.mark.parametrize("chart", [12, 20])
def test_as_many_dice_as_the_difference_and_one_more_are_rolled_and_one_is_used(chart: int) -> None:
    forces = fleet(ship_class("heron")), fleet(ship_class("heron"))
    for seed in range(examples(40)):
        encounter = rolled(forces, seed, Wishes(chart=chart))
        roll, sides = encounter.terrain_roll, encounter.initiative
        assert roll is not None
        assert sides is not None
        assert len(roll.faces) == abs(sides[0].total - sides[1].total) + 1
        assert max(roll.faces) <= roll.die == chart
        assert 1 <= len(roll.used) <= len(roll.faces)
        assert bool(encounter.terrain) is any(roll.faces[place] > 5 for place in roll.used)


@pytest.mark.rule("MV-4.0.1-01", "MV-5.0.0-01")
def test_terrain_is_left_out_where_nobody_wants_it() -> None:
    forces = fleet(ship_class("heron")), fleet(ship_class("heron"))
    assert {rolled(forces, seed, Wishes(chart=0)).terrain for seed in range(5)} == {()}
