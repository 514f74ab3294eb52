"""Who comes to a battle: rosters, named ships, classes."""

import pytest

from metamaker.game import NotInDocument
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import CommandLevel
from metamaker.games.metaverse.tabletop.force import force
from metamaker.registry import open_file
from tests.cli.conftest import EVEN_HAND


@pytest.fixture(scope="module")
def even_hand() -> Fleet:
    found: Fleet = open_file(str(EVEN_HAND)).document
    return found


def test_without_names_the_whole_roster_comes(even_hand: Fleet) -> None:
    assert force(even_hand, ()) is even_hand


def test_named_ships_come_once_in_the_order_of_their_names(even_hand: Fleet) -> None:
    ships = force(even_hand, ("Still Water", "yardstick", "yardstick")).ships
    assert [ship.id for ship in ships] == ["still-water", "yardstick"]


@pytest.mark.rule("MV-3.8.0-01", "MV-3.8.0-02")
def test_named_ships_are_a_fleet_of_their_own(even_hand: Fleet) -> None:
    first, second = force(even_hand, ("still-water", "yardstick")).ships
    assert (first.commander, first.level) == (None, CommandLevel.SQUADRON)
    assert second.commander == first.id


def test_a_class_stands_for_a_ship_of_it_with_a_free_id(even_hand: Fleet) -> None:
    ships = force(even_hand, ("ell", "ell")).ships
    assert [ship.ship_class for ship in ships] == ["ell", "ell"]
    assert len({ship.id for ship in ships} | {"ell"}) == 3


def test_a_fleet_without_a_roster_comes_with_a_ship_of_each_class(even_hand: Fleet) -> None:
    bare = even_hand.with_(ships=())
    assert [ship.ship_class for ship in force(bare, ()).ships] == [each.id for each in even_hand.classes]


def test_strangers_and_nobody_are_refused(even_hand: Fleet) -> None:
    with pytest.raises(NotInDocument, match="there is no ship or class “nobody”"):
        force(even_hand, ("nobody",))
    with pytest.raises(NotInDocument, match="neither ships nor classes"):
        force(even_hand.with_(ships=(), classes=()), ())
