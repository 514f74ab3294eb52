"""The page of teams: cards, the table of designs, the form of what is selected."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox
from pytestqt.modeltest import ModelTester

from metamaker.app.cosmoforce.fleet.fleet_page import FleetPage
from metamaker.app.cosmoforce.fleet.side_forms import OF_DOCUMENT, OF_RULES, SELECTED
from metamaker.app.cosmoforce.fleet.team_card import TeamCard
from metamaker.app.settings.preferences import Look
from metamaker.app.settings.settings import Settings
from metamaker.core.elements.listing import with_fields
from metamaker.games.cosmoforce.edits.structure import STRUCTURE
from metamaker.games.cosmoforce.edits.teams import add_ship
from tests.app.conftest import Told
from tests.app.cosmoforce.fleet.skirmish import (
    ALT,
    CTRL,
    SKIRMISH,
    Key,
    actions,
    choose,
    designs,
    fleet,
    opened,
    press,
    steps,
    teams,
    undo,
)
from tests.app.drops import drop, hover

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def north(page: FleetPage) -> TeamCard:
    return page.teams.cards["north"]


def button(card: TeamCard, sign: str) -> None:
    """Press one of the small buttons of a card."""
    found = next(each for each in card.moves if each.text() == sign)
    assert found.isEnabled()
    QTest.mouseClick(found, LEFT)


# Cards
@pytest.mark.rule("CF-MODE-03")
def test_a_card_shows_the_mass_against_what_the_budget_allows(page: FleetPage, north: TeamCard) -> None:
    assert (north.mass.text(), north.caption.text(), north.bar.accessibleName()) == (
        "18 / 25",
        "mass, budget 30 − 5 per extra ship",
        "2 ships, mass 18 of 25",
    )
    assert (north.bar.filled, north.bar.is_over) == (18 / 25, False)
    page.commands.add_ships(["egret"], "north")
    assert (north.mass.text(), north.caption.text()) == ("32 / 20", "12 over budget: 30 − 5 per extra ship")
    assert (north.bar.filled, north.bar.is_over) == (1.0, True)
    assert north.caption.property("role") == "error"
    south = page.teams.cards["south"]
    assert (south.mass.text(), south.caption.text(), south.bar.filled) == ("14", "mass, no budget", 0.0)


def test_the_words_about_a_budget_lead_to_its_field_which_begins_with_what_is_there(page: FleetPage, north: TeamCard) -> None:
    south = page.teams.cards["south"]
    QTest.mouseClick(south.caption, LEFT)
    tick = page.forms.element.field("budget").findChild(QCheckBox)
    assert tick is not None
    assert (page.forms.tabs.place, page.forms.element.ref, tick.hasFocus()) == (SELECTED, "teams/south", True)
    QTest.keyClick(tick, Key.Key_Space)
    assert (fleet(page).team("south").budget, south.caption.text()) == (14, "mass, budget 14")
    for caption in (north.caption, north.caption, south.caption):
        QTest.keyClick(caption, Key.Key_Return)
    assert page.forms.element.ref == "teams/south"
    focus = QApplication.focusWidget()
    assert focus is not None
    assert page.forms.element.field("budget").isAncestorOf(focus)


def test_cards_stand_in_the_order_of_the_teams_and_stay_the_same(page: FleetPage, north: TeamCard) -> None:
    page.commands.shift("teams/north", 1)
    QApplication.processEvents()
    order = sorted(page.teams.cards.values(), key=lambda card: card.x())
    assert [card.team_id for card in order] == ["south", "north"]
    assert page.teams.cards["north"] is north
    QTest.mouseClick(page.teams.add, LEFT)
    assert list(page.teams.cards) == ["north", "south", "new-team"]
    assert page.teams.cards["new-team"].caption.text() == "no ships yet"
    undo(page)
    assert list(page.teams.cards) == ["north", "south"]


def test_the_buttons_of_a_card_add_move_and_remove_ships(page: FleetPage, north: TeamCard) -> None:
    assert not any(each.isEnabled() for each in north.moves)
    menu = opened(north.add.menu())
    assert list(actions(menu)) == ["Heron", "Egret", "Crane"]
    choose(menu, "Crane")
    assert (teams(page)["North"], north.ships.selected) == (["Heron", "Egret", "Crane"], ("ships/crane-2",))
    button(north, "↑")
    assert teams(page)["North"] == ["Heron", "Crane", "Egret"]
    button(north, "↓")
    button(north, "→")
    assert teams(page) == {"North": ["Heron", "Egret"], "South": ["Egret", "Crane"]}
    south = page.teams.cards["south"]
    south.ships.select(["ships/crane-2"])
    button(south, "✕")
    assert teams(page)["South"] == ["Egret"]
    assert steps(page) == [
        "Add a ship of Crane to North",
        "Move Crane",
        "Move Crane",
        "Move Crane to South",
        "Remove Crane",
    ]


def test_keys_and_drags_move_ships_between_cards(page: FleetPage, north: TeamCard) -> None:
    press(north.ships, Key.Key_Right, ALT, on="ships/north-1")
    assert teams(page) == {"North": ["Egret"], "South": ["Egret", "Heron"]}
    south = page.teams.cards["south"]
    data = south.ships.parcel(("ships/north-1",))
    assert drop(north.ships, data, "ships/north-2", 0.1)
    assert teams(page)["North"] == ["Heron", "Egret"]
    crane = page.designs.view.parcel(("designs/crane",))
    assert drop(north.ships, crane, "")
    assert teams(page)["North"] == ["Heron", "Egret", "Crane"]
    whole = page.commands.data(["teams/south"])
    assert not hover(north.ships, whole, "")


def test_a_team_is_renamed_in_place_and_undone_by_the_document(page: FleetPage, north: TeamCard) -> None:
    QTest.mouseClick(north.name, LEFT)
    assert page.commands.context.selection.element == "teams/north"
    north.name.selectAll()
    QTest.keyClicks(north.name, "Up & away")
    assert fleet(page) is SKIRMISH
    QTest.keyClick(north.name, Key.Key_Return)
    assert (list(teams(page)), steps(page)) == (["Up & away", "South"], ["Rename North to Up & away"])
    undo(page)
    assert north.name.text() == "North"
    QTest.keyClicks(north.name, "xx")
    QTest.keyClick(north.name, Key.Key_Escape)
    assert (north.name.text(), fleet(page)) == ("North", SKIRMISH)


@pytest.mark.parametrize(
    ("typed", "count", "is_refused"), [("North \u202e", 0, True), ("  North ", 0, False), (" Gale ", 1, False)]
)
def test_a_card_shows_the_name_that_the_document_has(
    page: FleetPage, north: TeamCard, typed: str, count: int, is_refused: bool
) -> None:
    north.name.setFocus()
    north.name.setText(typed)
    QTest.keyClick(north.name, Key.Key_Return)
    assert (len(steps(page)), page.notice.isVisible()) == (count, is_refused)
    assert north.name.text() == fleet(page).teams[0].name == ("Gale" if count else "North")


def test_the_menu_of_a_card_is_about_the_whole_team(page: FleetPage, north: TeamCard) -> None:
    choose(opened(north.more.menu()), "Duplicate")
    assert teams(page)["North 2"] == ["Heron", "Egret"]
    choose(opened(north.more.menu()), "Move right")
    choose(opened(north.more.menu()), "Remove")
    assert list(teams(page)) == ["South", "North 2"]


# The table of designs
def test_the_table_has_the_numbers_of_every_design(page: FleetPage, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(page.designs.view.rows)
    rows = {key: page.designs.view.rows.row_of(key) for key in page.designs.view.rows.keys}
    assert {key: row.cells for key, row in rows.items() if row is not None} == {
        "designs/heron": ("Fighter", "4", "3", "1", "2", "1", "6", "6", "1"),
        "designs/egret": ("Cruiser", "14", "2", "1", "3", "1", "13", "3", "2"),
        "designs/crane": ("Fighter", "3", "3", "1", "2", "1", "4", "7", "–"),
    }


def test_the_table_is_put_in_order_by_its_titles_and_searched(page: FleetPage) -> None:
    header, view = page.designs.view.header(), page.designs.view
    at = header.sectionViewportPosition(2) + 8
    orders = []
    for _ in range(3):
        QTest.mouseClick(header.viewport(), LEFT, pos=QPoint(at, 8))
        orders.append([key.rpartition("/")[2] for key in view.rows.keys])
    assert orders == [["crane", "heron", "egret"], ["egret", "heron", "crane"], ["heron", "egret", "crane"]]
    QTest.keyClicks(page.designs.search, "slow")
    assert view.rows.keys == ("designs/egret",)
    assert designs(page) == ["Heron", "Egret", "Crane"]


def test_designs_of_the_table_are_duplicated_and_opened(page: FleetPage, told: Told) -> None:
    press(page.designs.view, Key.Key_D, CTRL, on="designs/crane")
    assert designs(page)[-1] == "Crane copy"
    press(page.designs.view, Key.Key_Return)
    assert told.places == ["designs/crane-copy"]


# The forms
def test_the_form_is_that_of_what_is_selected_and_else_of_the_document(page: FleetPage) -> None:
    forms, selection = page.forms, page.commands.context.selection
    assert (forms.tabs.place, forms.name.text()) == (OF_DOCUMENT, "Nothing selected")
    page.teams.cards["north"].ships.setCurrentIndex(page.teams.cards["north"].ships.rows.index_of("ships/north-1"))
    assert (forms.tabs.place, forms.element.ref, forms.name.text()) == (SELECTED, "ships/north-1", "Heron")
    page.designs.view.setCurrentIndex(page.designs.view.rows.index_of("designs/egret"))
    assert (forms.element.ref, page.teams.cards["north"].ships.selected) == ("designs/egret", ())
    selection.select("teams/north")
    assert [shown.key for shown in forms.element.shown] == ["name", "budget"]
    assert not forms.open.isVisible()
    page.commands.remove(["teams/north"])
    assert (forms.tabs.place, forms.element.ref) == (OF_DOCUMENT, "")


def test_a_ship_can_be_opened_from_its_form(page: FleetPage, told: Told) -> None:
    page.commands.context.selection.select("ships/south-1")
    QTest.mouseClick(page.forms.open, LEFT)
    assert told.places == ["ships/south-1"]


def test_a_toggle_that_a_problem_is_about_is_brought_to_the_front(page: FleetPage) -> None:
    selection = page.commands.context.selection
    selection.select("fleet/ram")
    assert page.forms.tabs.place == OF_RULES
    selection.select("fleet")
    assert page.forms.tabs.place == OF_DOCUMENT


def test_everything_follows_the_document_and_other_pages(page: FleetPage, north: TeamCard) -> None:
    document = page.commands.context.document
    document.apply("x", with_fields(STRUCTURE, SKIRMISH, "designs/heron", name="Stork"))
    assert page.designs.view.rows.index_of("designs/heron").data() == "Stork"
    document.apply("x", with_fields(STRUCTURE, fleet(page), "teams/north", budget=None, name="Gale"))
    assert (north.name.text(), north.mass.text()) == ("Gale", "18")
    page.commands.context.selection.select("ships/south-1")
    assert page.teams.cards["south"].ships.selected == ("ships/south-1",)


def test_a_page_that_was_hidden_catches_up(page: FleetPage, north: TeamCard) -> None:
    page.hide()
    page.commands.rename("teams/north", "Gale")
    assert north.name.text() == "North"
    page.show()
    assert north.name.text() == "Gale"


def test_what_was_made_and_selected_on_another_page_is_marked_when_the_page_is_seen(page: FleetPage) -> None:
    context = page.commands.context
    page.forms.tabs.turn(OF_RULES)
    page.hide()
    context.document.apply("x", add_ship(SKIRMISH, "south", "crane").document)
    context.selection.select("ships/crane-2")
    page.forms.tabs.turn(OF_RULES)
    page.show()
    assert page.teams.cards["south"].ships.selected == ("ships/crane-2",)
    assert page.forms.tabs.place == OF_RULES


def test_it_fits_a_small_window_with_large_text(page: FleetPage, settings: Settings) -> None:
    settings.change(text_size=150)
    QApplication.processEvents()
    least = page.minimumSizeHint()
    assert (least.width() <= 1280, least.height() <= 600) == (True, True)


@pytest.mark.parametrize(("look", "size"), [(Look.LIGHT, 150), (Look.DARK, 100), (Look.LIGHT, 200)])
def test_cards_keep_their_buttons_in_sight(page: FleetPage, settings: Settings, north: TeamCard, look: Look, size: int) -> None:
    settings.change(look=look, text_size=size)
    page.resize(1280, 800)
    QApplication.processEvents()
    assert not page.grab().isNull()
    assert north.rect().contains(north.add.geometry())
    assert page.teams.viewport().height() >= north.height()


def test_the_space_bar_leaves_a_ship_of_a_team_at_home(page: FleetPage, north: TeamCard) -> None:
    ship = SKIRMISH.team("north").ships[0]
    before = north.mass.text()
    north.ships.setFocus()
    north.ships.select([ship.ref()])
    press(north.ships, Key.Key_Space)
    assert fleet(page).ship(ship.id).at_home
    assert north.mass.text() != before
    assert "more at home" in north.caption.text()
    undo(page)
    assert fleet(page) == SKIRMISH
    assert north.mass.text() == before
