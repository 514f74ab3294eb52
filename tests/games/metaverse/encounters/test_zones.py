"""Deployment zones on the table (4.0.4 to 4.0.8)."""

import pytest

from metamaker.games.metaverse.encounters.zones import EAST, NORTH, SOUTH, WEST, Area, areas, main_area
from metamaker.games.metaverse.model.encounter import EncounterKind
from metamaker.play.geometry import CM

TABLE = (180, 120)


def found(
    kind: EncounterKind, favoured: int = 0, *, flipped: bool = False, mirrored: bool = False
) -> list[tuple[int, tuple[int, int, int, int], int]]:
    """Side, west, south, east, north in cm, limit of each zone."""
    return [_in_cm(area) for area in areas(kind, favoured, TABLE, flipped=flipped, mirrored=mirrored)]


def _in_cm(area: Area) -> tuple[int, tuple[int, int, int, int], int]:
    edges = tuple(each // CM for each in (area.west, area.south, area.east, area.north))
    return area.side, edges, area.cap  # type: ignore[return-value]


@pytest.mark.rule("MV-4.0.4-01")
def test_a_meeting_has_zones_of_80_percent_by_10_on_the_long_edges() -> None:
    assert found(EncounterKind.MEETING) == [(1, (-72, 48, 72, 60), 100), (0, (-72, -60, 72, -48), 100)]


@pytest.mark.rule("MV-4.0.5-01", "MV-4.0.5-02")
def test_a_flank_attack_has_a_zone_on_a_short_edge_and_cuts_the_defenders() -> None:
    # The flank is in the west: the defender has 40 to 90 % of the length.
    assert found(EncounterKind.FLANK) == [
        (0, (-72, -60, 72, -48), 100),
        (0, (-90, -48, -72, 48), 50),
        (1, (-18, 48, 72, 60), 100),
    ]
    assert found(EncounterKind.FLANK, 1, flipped=True, mirrored=True) == [
        (1, (-72, 48, 72, 60), 100),
        (1, (72, -48, 90, 48), 50),
        (0, (-72, -60, 18, -48), 100),
    ]


@pytest.mark.rule("MV-4.0.6-01", "MV-4.0.6-02")
def test_divided_attackers_come_from_both_short_edges() -> None:
    assert found(EncounterKind.DIVIDED) == [
        (0, (-90, -48, -72, 48), 60),
        (0, (72, -48, 90, 48), 60),
        (1, (-45, 48, 45, 60), 100),
    ]


@pytest.mark.rule("MV-4.0.7-01", "MV-4.0.7-02")
def test_a_rear_attack_has_both_long_edges_around_a_band_of_the_whole_length() -> None:
    assert found(EncounterKind.REAR) == [
        (0, (-72, 48, 72, 60), 75),
        (0, (-72, -60, 72, -48), 75),
        (1, (-90, -6, 90, 6), 100),
    ]


@pytest.mark.rule("MV-4.0.8-01", "MV-4.0.8-02")
def test_the_surrounded_have_half_of_the_edge_that_is_left() -> None:
    assert found(EncounterKind.SURROUNDED) == [
        (0, (-90, -48, -72, 48), 40),
        (0, (72, -48, 90, 48), 40),
        (0, (-72, -60, 72, -48), 40),
        (1, (-45, 48, 45, 60), 100),
    ]


@pytest.mark.rule("MV-4.0.3-03")
@pytest.mark.parametrize("kind", EncounterKind)
def test_only_flank_attacks_and_encirclements_have_flanks(kind: EncounterKind) -> None:
    flanks = [area for area in areas(kind, 0, TABLE, flipped=False, mirrored=False) if area.flank]
    assert len(flanks) == {EncounterKind.FLANK: 1, EncounterKind.SURROUNDED: 2}.get(kind, 0)
    assert all(area.heading in {EAST, WEST} for area in flanks)


@pytest.mark.parametrize("kind", EncounterKind)
@pytest.mark.parametrize("flipped", [False, True])
def test_ships_face_the_middle_of_the_table(kind: EncounterKind, flipped: bool) -> None:
    for area in areas(kind, 0, TABLE, flipped=flipped, mirrored=False):
        x, y = (area.west + area.east) / 2, (area.south + area.north) / 2
        ahead = {NORTH: y <= 0, SOUTH: y > 0, EAST: x < 0, WEST: x > 0}
        assert ahead[area.heading]


@pytest.mark.rule("MV-4.0.8-03")
def test_what_fits_nowhere_goes_to_the_zone_without_a_limit_else_to_the_last() -> None:
    for kind, cap in ((EncounterKind.FLANK, 100), (EncounterKind.SURROUNDED, 40)):
        own = [area for area in areas(kind, 0, TABLE, flipped=False, mirrored=False) if area.side == 0]
        main = main_area(own)
        assert (main.cap, main.heading) == (cap, NORTH)
