"""Where ships start: in one line, or in several that fit into the deployment zone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.metaverse.battle.start import formation
from metamaker.games.metaverse.encounters.formation import MOST_LINES
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.words import CommandLevel

TABLE = 180, 120


def squadrons(*sizes: int) -> list[Ship]:
    """Ships in squadrons of these sizes, each behind its leader."""
    return [
        Ship(
            id=f"s{number}-{place}",
            name="Ship",
            ship_class="c",
            commander=f"s{number}-0" if place else None,
            level=None if place else CommandLevel.SQUADRON,
        )
        for number, size in enumerate(sizes)
        for place in range(size)
    ]


@pytest.mark.rule("MV-4.0.4-01")
def test_thirteen_ships_fill_a_line_of_the_zone() -> None:
    """144 cm of 180, 12 cm apart."""
    places = formation(squadrons(13), 96, 12, TABLE)
    assert [place.x for place in places] == list(range(-72_000, 72_001, 12_000))
    assert {place.y for place in places} == {-48_000}


@pytest.mark.rule("MV-4.0.4-01", "MV-4.0.2-02")
def test_more_ships_stand_in_lines_by_squadron() -> None:
    places = formation(squadrons(9, 8, 5), 96, 12, TABLE)
    assert [place.y for place in places] == [-48_000] * 9 + [-60_000] * 13


@pytest.mark.rule("MV-4.0.4-01")
def test_a_squadron_is_parted_rather_than_one_line_more_begun() -> None:
    places = formation(squadrons(9, 8, 8), 96, 12, TABLE)
    assert [place.y for place in places] == [-48_000] * 13 + [-60_000] * 12


@given(st.lists(st.integers(1, 30), min_size=1, max_size=12))
@pytest.mark.rule("MV-4.0.4-01")
def test_every_fleet_fits_into_its_zone_and_no_two_ships_stand_on_each_other(sizes: list[int]) -> None:
    ships = squadrons(*sizes)
    places = formation(ships, 96, 12, TABLE)
    assert len(set(places)) == len(ships)
    assert all(-72_000 <= place.x <= 72_000 and -60_000 <= place.y <= -48_000 for place in places)
    assert len({place.y for place in places}) <= MOST_LINES
