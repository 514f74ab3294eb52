"""Who comes to a battle: rosters, named ships, classes."""

import pytest

from metamaker.game_api.documents import NotInDocument
from metamaker.games.metaverse.match.encounters import doubts
from metamaker.games.metaverse.match.force import armed, force
from metamaker.games.metaverse.match.table import BattleTable
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.words import CommandLevel
from metamaker.opening import open_file
from metamaker.play.table import Setting
from tests.cli.conftest import EVEN_HAND, SKIRMISH


@pytest.fixture(scope="module")
def even_hand() -> Fleet:
    found: Fleet = open_file(str(EVEN_HAND)).document
    return found


@pytest.fixture(scope="module")
def quarrel() -> Fleet:
    found: Fleet = open_file(str(SKIRMISH)).document
    return found


def test_without_names_the_whole_roster_comes(even_hand: Fleet) -> None:
    assert force(even_hand, ()) is even_hand


def test_named_ships_come_in_the_order_of_their_names(even_hand: Fleet) -> None:
    ships = force(even_hand, ("Still Water", "clerk-of-works", "yardstick")).ships
    assert [ship.id for ship in ships] == ["still-water", "clerk-of-works", "yardstick"]


@pytest.mark.rule("MV-3.8.0-01")
def test_named_ships_keep_their_places_in_the_chain_of_command(even_hand: Fleet) -> None:
    assert force(even_hand, [ship.id for ship in even_hand.ships]).ships == even_hand.ships
    some = force(even_hand, ("yardstick", "clerk-of-works"))
    assert [(ship.commander, ship.level) for ship in some.ships] == [("clerk-of-works", None), (None, CommandLevel.SQUADRON)]


@pytest.mark.rule("MV-3.8.0-01", "MV-3.8.0-02")
def test_ships_outside_the_fleet_stay_outside(quarrel: Fleet) -> None:
    """All ships of a fleet by name are that fleet, and no better."""
    assert force(quarrel, [ship.name for ship in quarrel.ships]).ships == quarrel.ships


@pytest.mark.rule("MV-3.8.0-01")
def test_a_ship_from_outside_the_fleet_that_fights_alone_has_its_printed_crew_quality(quarrel: Fleet) -> None:
    alone = [force(quarrel, (ship.name,)) for ship in quarrel.ships]
    battle = BattleTable(tuple(alone), Setting(1, ("", ""))).battle
    printed = [quarrel.ship_class(ship.ship_class).crew_quality for ship in quarrel.ships]
    assert [vessel.crew_quality for vessel in battle.table.vessels] == printed


@pytest.mark.rule("MV-3.8.0-02", "MV-3.8.0-03")
def test_nobody_without_a_cic_takes_over_ships_whose_commander_stays_at_home(even_hand: Fleet) -> None:
    for ship in force(even_hand, ("still-water", "yardstick")).ships:
        assert (ship.commander, ship.level) == (None, None)
    first, second = force(even_hand, ("still-water", "fathom-mk-ii")).ships
    assert (first.commander, first.level) == (second.id, None)
    assert (second.commander, second.level) == (None, CommandLevel.SQUADRON)


@pytest.mark.rule("MV-3.8.0-03")
def test_a_ship_alone_is_a_fleet_of_its_own(even_hand: Fleet) -> None:
    for name in ("still-water", "ell"):
        (ship,) = force(even_hand, (name,)).ships
        assert (ship.commander, ship.level) == (None, CommandLevel.SQUADRON)


def test_a_ship_comes_once(even_hand: Fleet) -> None:
    with pytest.raises(NotInDocument, match="you named the ship “Yardstick” twice"):
        force(even_hand, ("Yardstick", "yardstick"))


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
    with pytest.raises(NotInDocument, match="no ships and no classes"):
        force(even_hand.with_(ships=(), classes=()), ())


def unarmed(fleet: Fleet) -> Fleet:
    """Return the fleet with classes without weapons in their sections."""

    def without(ship: ShipClass) -> ShipClass:
        sections = {name: section.with_(mounts=()) for name, section in ship.sections.standing()}
        return ship.with_(sections=ship.sections.with_(**sections))

    return fleet.with_(classes=tuple(without(ship) for ship in fleet.classes), squadrons=())


def test_forces_that_cannot_harm_each_other_are_told_so(quarrel: Fleet) -> None:
    without = unarmed(quarrel)
    assert (armed(quarrel), armed(without)) == (True, False)
    assert [str(doubt)[:33] for doubt in doubts((without, without))] == ["Neither side can do damage except"]
    assert doubts((without, quarrel)) == ()
