"""Notes of ships and classes: on their sheets where there is room, in full on a page of their own, in the text."""

import pytest

from metamaker.game_api.prints import PrintOptions
from metamaker.games.metaverse import printing
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.printing.sharing import plain, texts_of
from metamaker.registry import game_called
from metamaker.rendering.drawing import Page
from metamaker.rendering.page_proof import proof
from metamaker.rendering.proof import marks
from metamaker.rendering.text_fitting import CUT
from tests.games.metaverse.builders import BARE, fleet_of

LONG = "Her captain may turn once more in fog. " * 60


def noted(notes: str) -> Fleet:
    ship = Ship(id="one", name="One", ship_class="heron", notes=notes)
    return fleet_of(BARE.with_(notes="As the yard built her."), ships=(ship,))


def words_on(pages: tuple[Page, ...]) -> str:
    return " ".join(mark.text for page in pages for mark in marks(page) if mark.text)


def sheet_of(fleet: Fleet, ref: str = "ships/one", size: str = "full") -> tuple[str, tuple[str, ...]]:
    sheet = printing.sheet(fleet, ref, PrintOptions(format=size))
    return words_on(tuple(sheet.leaves)), sheet.notes


def test_a_ship_has_its_notes_on_its_sheet_and_a_class_its_own() -> None:
    told, remarks = sheet_of(noted("SHIPNOTE: she hears the shoal."))
    assert "SHIPNOTE: she hears the shoal." in told
    assert "As the yard built her." not in told
    assert not any("notes" in each for each in remarks)
    assert "As the yard built her." in sheet_of(noted(""), "classes/heron")[0]


def test_ships_of_one_class_have_their_own_notes() -> None:
    ships = tuple(Ship(id=each, name=each, ship_class="heron", notes=f"Note of {each}.") for each in ("one", "two"))
    fleet = fleet_of(BARE, ships=ships)
    for ship in ships:
        told, _ = sheet_of(fleet, ship.ref())
        assert [f"Note of {each.id}." in told for each in ships] == [each is ship for each in ships]


def test_long_notes_are_cut_and_the_print_check_finds_it() -> None:
    sheet = printing.sheet(noted(LONG), "ships/one", PrintOptions(format="full"))
    found = [found for page in sheet.leaves for found in proof(page, printing.inks["colour"]).remarks]
    assert any(each.fault == "shortened" and CUT in each.what for each in found)


def test_sheets_without_room_say_where_the_notes_are() -> None:
    told, remarks = sheet_of(noted("SHIPNOTE"), size="card")
    assert "SHIPNOTE" not in told
    assert "no room for its notes on the sheet. The page “Notes” has them in full" in remarks


def test_the_page_of_notes_has_all_of_them_in_full_when_it_is_asked_for() -> None:
    fleet = noted(LONG).with_(notes="The fleet's story.")
    pages = printing.pages((fleet,), ("notes",), PrintOptions()).pages
    told = words_on(pages)
    assert told.replace(" ", "").count("Hercaptainmayturnoncemoreinfog.") == 60
    assert "The fleet's story." in told
    assert "As the yard built her." in told
    assert "notes" in printing.on_request()
    assert printing.pages((fleet_of(BARE),), ("notes",), PrintOptions()).pages == ()


@pytest.mark.parametrize("game", ["cosmoforce", "cosmoclysm", "cosmos_commanders"])
def test_notes_of_other_games_have_their_page(game: str) -> None:
    of = game_called(game)
    document = of.documents.new("Noted", "x").with_(notes=f"{LONG}END")
    assert of.prints is not None
    told = words_on(of.prints.pages((document,), ("notes",), PrintOptions()).pages)
    assert "END" in told.split()
    assert "notes" in of.prints.on_request()


def test_the_text_of_a_ship_has_its_notes() -> None:
    of = game_called("metaverse")
    assert "Notes:\n  SHIPNOTE" in plain(texts_of(of, noted("SHIPNOTE"), "ships/one"))
