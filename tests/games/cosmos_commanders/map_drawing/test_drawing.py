"""The drawn map: labels keep clear of all else, everything is where the map has it, inks tell all apart."""

import pytest

from metamaker.games.cosmos_commanders.geometry.sectors import sectors
from metamaker.games.cosmos_commanders.map_drawing.drawing import chart
from metamaker.games.cosmos_commanders.map_drawing.palette import COLOUR, INKS, PLAYERS, TILES, ground_role, sign_role
from metamaker.games.cosmos_commanders.map_drawing.plan import BADGE, BADGE_AWAY, SOCKET, SOCKET_AWAY, plan
from metamaker.games.cosmos_commanders.map_drawing.signs import DISC, Pieces, icons
from metamaker.games.cosmos_commanders.model.star_map import StarMap
from metamaker.games.cosmos_commanders.model.words import TYPES
from metamaker.games.cosmos_commanders.templates import wheel
from metamaker.rendering.drawing import Group
from metamaker.rendering.hit_testing import boxes
from metamaker.rendering.page_proof import contrast
from metamaker.rendering.proof import Area
from tests.games.cosmos_commanders.printed import dice_map

LEAST_SIGN, LEAST_DISC = 3.0, 1.05
"""Contrast that a sign needs to its ground, and a ground to the map if anything is to be seen of it."""


def covered(star_map: StarMap, turned: bool) -> list[tuple[str, Area]]:
    """All that labels must not cover, and the labels themselves."""
    laid = plan(star_map, turned)
    found = [
        (f"sector {n}", Area(d.x - d.reach, d.y - d.reach, d.x + d.reach, d.y + d.reach)) for n, d in enumerate(laid.sectors, 1)
    ]
    for number, (x, y) in enumerate(laid.systems, 1):
        found.append((f"system {number}", Area(x - DISC, y - DISC, x + DISC, y + DISC)))
        a, b = x + SOCKET_AWAY, y - SOCKET_AWAY
        found.append((f"counter {number}", Area(a - SOCKET, b - SOCKET, a + SOCKET, b + SOCKET)))
        a, b = x - BADGE_AWAY, y - BADGE_AWAY
        found.append((f"home {number}", Area(a - BADGE, b - BADGE, a + BADGE, b + BADGE)))
    return found


@pytest.mark.parametrize("players", [2, 4, 6])
def test_labels_never_overlap(players: int) -> None:
    for seed in range(8):
        star_map = dice_map(players, seed)
        for turned in (False, True):
            laid = plan(star_map, turned)
            labels = [label for label in laid.labels if label is not None]
            assert len(labels) == len(star_map.systems)
            assert [label.name for label in laid.labels if label] == [system.name for system in star_map.systems]
            others = covered(star_map, turned)
            for place, label in enumerate(labels):
                hit = [what for what, area in others if area.meets(label.area)]
                hit += [other.name for other in labels[:place] if other.area.meets(label.area)]
                assert (seed, label.name, hit) == (seed, label.name, [])


def test_where_systems_lie_on_each_other_labels_are_left_out_rather_than_overlap() -> None:
    star_map = wheel()
    piled = star_map.with_(
        systems=tuple(system.with_(x=300 + place, y=300) for place, system in enumerate(star_map.systems)), lines=()
    )
    labels = [label.area for label in plan(piled, False).labels if label is not None]
    assert not any(one.meets(other) for place, one in enumerate(labels) for other in labels[:place])


@pytest.mark.rule("CC-MAP-02", "CC-TRD-02", "CC-EX-09")
def test_every_system_and_sector_is_drawn_with_room_for_its_routes() -> None:
    star_map = wheel()
    shown = boxes(chart(star_map))
    assert set(shown) == {*(system.ref() for system in star_map.systems), *(sector.ref() for sector in sectors(star_map))}
    assert [len(dots.places) for dots in plan(star_map, False).sectors] == [3] * 6


@pytest.mark.rule("CC-GEN-04")
def test_counters_show_who_has_what_and_routes_lie_in_sectors() -> None:
    star_map = wheel()
    bare = chart(star_map)
    nobody = (-1,) * len(star_map.systems)
    pieces = Pieces((0, *nobody[1:]), nobody, ((1, 1), *[()] * 5), (1, *[-1] * 5))
    drawn = chart(star_map, pieces)
    changed = [one for one, other in zip(drawn.ops, bare.ops, strict=True) if one != other]
    assert {each.ref for each in changed if isinstance(each, Group)} == {None, "systems/0", "sectors/1"}


def test_all_types_have_a_sign_of_their_own_that_is_seen_in_every_ink() -> None:
    assert {kind.value for kind in TYPES} <= set(icons())
    assert set(PLAYERS) <= set(icons())
    for ink in (*INKS.values(), *filter(None, (COLOUR.night,))):
        for kind in TYPES:
            assert contrast(ink[sign_role(kind)], ink[ground_role(kind)]) >= LEAST_SIGN, kind
        for role in PLAYERS:
            assert contrast(ink[TILES[role].sign], ink[TILES[role].ground]) >= LEAST_SIGN, role


def test_the_map_of_one_value_is_laid_out_once() -> None:
    star_map = dice_map(3)
    assert plan(star_map, False) is plan(star_map, False)
