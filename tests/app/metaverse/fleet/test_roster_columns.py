"""The columns of the roster: any number of a ship, chosen and kept, with totals below."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QToolButton
from pytestqt.qtbot import QtBot

from metamaker.app.metaverse.fleet.fleet_page import FleetPage
from metamaker.app.metaverse.fleet.roster_columns import NUMBERS, TOTAL, USUAL, WORDS, RosterShip
from metamaker.app.theme.theme import Theme
from metamaker.core.edits import changed
from metamaker.games.metaverse.designs import ship_numbers
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.stats.fleet import fleet_stats
from tests.app.conftest import MakeContext, sample
from tests.games.metaverse.edits.flotilla import FLEET


def page_of(qtbot: QtBot, context_of: MakeContext, fleet: Fleet | str, width: int = 1280) -> FleetPage:
    made = FleetPage(context_of(fleet))
    qtbot.addWidget(made)
    made.resize(width, 700)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def page(qtbot: QtBot, theme: Theme, context_of: MakeContext) -> FleetPage:
    return page_of(qtbot, context_of, FLEET)


def menu(page: FleetPage) -> QMenu:
    button = next(each for each in page.roster.findChildren(QToolButton) if each.accessibleName() == "Columns")
    found = button.menu()
    assert isinstance(found, QMenu)
    found.aboutToShow.emit()
    return found


def tick(page: FleetPage, text: str) -> None:
    next(action for action in menu(page).actions() if action.text() == text).trigger()


def titles(page: FleetPage) -> list[str]:
    rows = page.roster.view.rows
    return [rows.headerData(column, Qt.Orientation.Horizontal) for column in range(rows.columnCount())]


def cell(page: FleetPage, key: str, title: str) -> str:
    rows = page.roster.view.rows
    index = rows.index_of(key)
    return str(index.siblingAtColumn(titles(page).index(title)).data())


def test_ships_have_their_silhouettes_and_squadrons_none(qtbot: QtBot, theme: Theme, context_of: MakeContext) -> None:
    view = page_of(qtbot, context_of, "kite-clans-of-aldersay.json").roster.view
    picture_of = view.painter.picture_of
    assert picture_of is not None
    keys = view.rows.keys
    ship, squadron = (view.rows.index_of(next(key for key in keys if key.startswith(each))) for each in ("ships/", "sq"))
    assert not picture_of(ship, 24, 2.0).toImage().allGray()
    assert picture_of(ship, 24, 2.0).size() == QSize(48, 48)
    assert picture_of(squadron, 24, 2.0).isNull()


@pytest.mark.parametrize("name", ["kite-clans-of-aldersay.json", "the-ninewater-procession.json"])
def test_value_and_tier_are_in_sight_on_a_small_screen(qtbot: QtBot, theme: Theme, context_of: MakeContext, name: str) -> None:
    view = page_of(qtbot, context_of, name).roster.view
    header = view.header()
    for column in (1, 2):
        assert header.sectionViewportPosition(column) + header.sectionSize(column) <= view.viewport().width()


def test_every_number_of_a_ship_can_be_a_column(page: FleetPage) -> None:
    numbers = {stat.symbol for stat in ship_numbers(FLEET, FLEET.ships[0]).stats if isinstance(stat.value, int | float)}
    assert numbers <= set(NUMBERS)
    page.roster.choose_columns((*NUMBERS, *WORDS))
    assert len(set(titles(page))) == len(NUMBERS) + len(WORDS) + 1
    assert all(titles(page))


def test_a_chosen_column_is_there_kept_and_goes_again(
    page: FleetPage, qtbot: QtBot, theme: Theme, context_of: MakeContext
) -> None:
    tick(page, "Hull hits")
    assert "Hull hits" in titles(page)
    hits = int(ship_numbers(FLEET, FLEET.ship("first")).stats["hull_hits"].value or 0)
    assert cell(page, "ships/first", "Hull hits") == str(hits)
    again = page_of(qtbot, context_of, FLEET)
    assert titles(again) == titles(page)
    tick(again, "Hull hits")
    assert "Hull hits" not in titles(again)
    tick(again, "Default columns")
    assert again.roster.columns == USUAL


def test_the_last_row_adds_up_or_says_from_where_to_where(qtbot: QtBot, theme: Theme, context_of: MakeContext) -> None:
    fleet = sample("the-even-hand.json")
    page = page_of(qtbot, context_of, fleet)
    page.roster.choose_columns((*USUAL, "hull_hits", "max_speed"))
    assert cell(page, TOTAL, "Value") == f"{fleet_stats(fleet).combat_value:.0f}"
    hits = [ship_numbers(fleet, ship).stats["hull_hits"].value or 0 for ship in fleet.ships]
    assert cell(page, TOTAL, "Hull hits") == str(sum(map(int, hits)))
    speeds = [int(ship_numbers(fleet, ship).stats["max_speed"].value or 0) for ship in fleet.ships]
    told = f"{min(speeds)}–{max(speeds)}" if len(set(speeds)) > 1 else str(speeds[0])
    assert cell(page, TOTAL, "Maximum speed") == told
    header = page.roster.view.header()
    at = header.rect().center()
    at.setX(header.sectionViewportPosition(1) + 8)
    for _ in range(2):
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert page.roster.view.rows.keys[-1] == TOTAL


def test_totals_are_of_what_was_found_and_no_element(page: FleetPage) -> None:
    before = page.commands.context.selection.elements
    page.roster.view.select([])
    view = page.roster.view
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(view.rows.index_of(TOTAL)).center())
    assert page.commands.context.selection.elements == before
    page.roster.search.setText("heron")
    assert cell(page, TOTAL, "Value") == cell(page, "ships/first", "Value")
    page.roster.search.setText("nobody at all")
    assert page.roster.view.rows.keys == ()


def test_the_value_with_the_usual_crew_stands_beside_the_adjusted_one() -> None:
    ship = FLEET.ship("second")
    words = STRUCTURE.english
    usual = RosterShip(FLEET, ship, words).number("usual_crew_value")
    best = changed(FLEET.ship_class(ship.ship_class), crew_quality=5)
    fleet = FLEET.with_(classes=tuple(best if each.id == best.id else each for each in FLEET.classes))
    of = RosterShip(fleet, fleet.ship("second"), words)
    assert of.number("usual_crew_value") == usual
    assert of.number("combat_value") != usual
    assert of.number("crew_quality") == 5
