"""Players have names and colours of their own: in matches, on maps, on paper."""

import pytest

from metamaker.games.cosmos_commanders.edits.editing import coloured, named
from metamaker.games.cosmos_commanders.map_drawing.palette import PLAYERS
from metamaker.games.cosmos_commanders.model.star_map import MOST_PLAYERS, Seat, StarMap, colours
from tests.games.cosmos_commanders.match.test_matches import TWO, match_of, to_first_action
from tests.games.cosmos_commanders.pages.test_pages import FOUR, pages
from tests.games.cosmos_commanders.printed import icons


def test_without_seats_colours_are_those_of_the_order_of_players() -> None:
    assert colours(StarMap()) == tuple(range(MOST_PLAYERS))


@pytest.mark.parametrize("player", range(4))
@pytest.mark.parametrize("colour", range(MOST_PLAYERS))
def test_a_chosen_colour_is_swapped_with_the_player_who_had_it(player: int, colour: int) -> None:
    changed = coloured(FOUR, player, colour)
    assert colours(changed)[player] == colour
    assert sorted(colours(changed)) == list(range(MOST_PLAYERS))
    assert sum(one != other for one, other in zip(colours(FOUR), colours(changed), strict=True)) in {0, 2}


def test_two_seats_of_one_colour_in_a_file_get_different_ones() -> None:
    star_map = FOUR.with_(seats=(Seat(colour=3), Seat(colour=3), Seat()))
    assert colours(star_map) == (2, 0, 1, 3, 4, 5)


def test_a_name_stands_with_the_commander_and_before_one_is_picked_alone() -> None:
    match = match_of("", "plain", on=named(TWO, 1, "Ada"))
    assert match.table.names.seat(1) == "Ada"
    to_first_action(match)
    assert match.table.names.player(1).startswith("Ada (")
    assert "Ada" not in match.table.names.player(0)
    with pytest.raises(ValueError, match="name"):
        named(TWO, 0, "Ada\u202e")


def test_counters_on_the_map_and_on_paper_have_the_chosen_colour() -> None:
    match = to_first_action(match_of("", "plain", on=coloured(TWO, 0, 4)))
    shown = icons([match.views.drawing()])
    assert PLAYERS[4] in shown
    assert PLAYERS[0] not in shown
    printed = icons(pages("counters", coloured(FOUR, 0, 4)))
    assert PLAYERS[4] in printed
    assert PLAYERS[0] not in printed
