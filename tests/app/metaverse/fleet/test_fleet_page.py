"""The page of the fleet as a person uses it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QScrollArea, QToolButton
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.metaverse.fleet.fleet_page import OWN, FleetPage
from metamaker.app.settings.preferences import Look
from metamaker.app.settings.settings import Settings
from metamaker.app.theme.theme import Theme
from metamaker.app.widgets.rule_help import rule_at
from metamaker.core.edits import changed
from metamaker.core.storage import save_document
from metamaker.game_api.game import file_bytes, required
from metamaker.games.metaverse.model.fleet import Fleet, HouseFormula
from metamaker.opening import open_file
from tests.app.conftest import SAMPLES, MakeContext, Told
from tests.games.metaverse.edits.flotilla import FLEET, chain

MakePage = Callable[[Fleet], FleetPage]


@pytest.fixture
def asked(tmp_path: Path) -> Path:
    """Return the file that the user chooses."""
    return tmp_path / "chosen.json"


@pytest.fixture
def make_page(qtbot: QtBot, theme: Theme, context_of: MakeContext, asked: Path) -> MakePage:
    def made(fleet: Fleet) -> FleetPage:
        page = FleetPage(context_of(fleet), lambda *_: str(asked) if asked.exists() else "")
        qtbot.addWidget(page)
        page.resize(1300, 800)
        with qtbot.waitExposed(page):
            page.show()
        return page

    return made


@pytest.fixture
def page(make_page: MakePage) -> FleetPage:
    return make_page(FLEET)


def context(page: FleetPage) -> Context:
    return page.commands.context


def fleet(page: FleetPage) -> Fleet:
    return page.commands.fleet


def steps(page: FleetPage) -> list[str]:
    stack = context(page).document.steps
    return [stack.text(place) for place in range(stack.index())]


def table(page: FleetPage) -> list[list[str]]:
    """Return the texts of the roster by ship, class, commander, level and contents, without the row of totals."""
    model = page.roster.view.rows
    titles = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())]
    places = [titles.index(each) for each in ("Ship", "Class", "Commander", "Level", "Aboard")]
    return [[model.index(row, column).data() for column in places] for row in range(model.rowCount() - 1)]


def names(page: FleetPage) -> list[str]:
    return [line[0] for line in table(page)]


def select(page: FleetPage, ref: str) -> None:
    view = page.roster.view
    view.setCurrentIndex(view.rows.index_of(ref))


def sort(page: FleetPage, title: str) -> None:
    """Click on the head of a column."""
    header, model = page.roster.view.header(), page.roster.view.rows
    titles = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())]
    column = titles.index(title)
    point = header.rect().center()
    point.setX(header.sectionViewportPosition(column) + 8)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=point)


# The fleet itself


def test_the_form_has_all_of_the_fleet_but_formulas(page: FleetPage) -> None:
    game = context(page).document.game
    keys = {each.key for each in required(game.edits).properties(FLEET, "fleet", "en")}
    assert keys - set(OWN) == {"formulas"}
    name = page.form.field("name").control
    assert isinstance(name, QLineEdit)
    name.selectAll()
    QTest.keyClicks(name, "Ebb")
    assert (fleet(page).name, steps(page)) == ("Ebb", ["Rename to Ebb"])


def test_totals_follow_the_limits(page: FleetPage) -> None:
    assert page.headline.text().startswith("3 ships · ")
    context(page).document.apply("Limits", changed(FLEET, limits=FLEET.limits.with_(combat_value=1.0)))
    assert page.headline.text().endswith(" / 1")
    assert page.over.isVisible()


# The roster


def test_the_roster_lists_ships_and_squadrons(page: FleetPage, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(page.roster.view.rows)
    assert table(page) == [
        ["First", "Heron", "", "", "1 × Dart, 1 × Wasp"],
        ["Second", "Egret", "First", "", ""],
        ["Third", "Egret", "Second", "", ""],
        ["Dart", "2 squadrons", "", "", ""],
    ]


def test_a_click_on_a_column_puts_the_rows_in_order(page: FleetPage) -> None:
    select(page, "ships/second")
    sort(page, "Ship")
    assert names(page) == ["Dart", "First", "Second", "Third"]
    sort(page, "Ship")
    assert names(page) == ["Third", "Second", "First", "Dart"]
    assert page.roster.view.selected == ("ships/second",)
    sort(page, "Ship")
    assert names(page) == ["First", "Second", "Third", "Dart"]


def test_numbers_are_ordered_by_their_value(make_page: MakePage) -> None:
    page = make_page(open_file(str(SAMPLES / "the-ninewater-procession.json")).document)
    sort(page, "Value")
    model = page.roster.view.rows
    values = [int(model.index(row, 1).data()) for row in range(model.rowCount() - 1)]
    assert values == sorted(values)
    assert values[0] < 100 < values[-1]


def test_a_search_looks_into_every_column(page: FleetPage) -> None:
    QTest.keyClicks(page.roster.search, "egret")
    assert names(page) == ["Second", "Third"]
    QTest.keyClicks(page.roster.search, " first")
    assert names(page) == ["Second"]


def test_the_selected_ship_is_changed_beside_the_table(page: FleetPage) -> None:
    select(page, "ships/third")
    assert (page.element.ref, page.element_name.text()) == ("ships/third", "Third")
    page.element.edited.emit("commander", "first")
    assert chain(fleet(page))["third"] == "first"
    assert table(page)[2][2] == "First"
    select(page, "squadrons/dart-squadron")
    page.element.edited.emit("count", 3)
    assert table(page)[3][1] == "3 squadrons"
    assert steps(page)[0] == "Commander of Third"


def adding(page: FleetPage, text: str) -> QMenu:
    """Return the menu of a button below the roster, filled."""
    tool = next(each for each in page.roster.findChildren(QToolButton) if each.accessibleName() == text)
    menu = tool.menu()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    return menu


def test_a_ship_that_is_added_is_named_at_once(page: FleetPage) -> None:
    next(action for action in adding(page, "Add a ship").actions() if action.text() == "Egret").trigger()
    (name,) = page.roster.view.viewport().findChildren(QLineEdit)
    assert name.hasFocus()
    assert name.selectedText() == "Egret"
    QTest.keyClicks(name, "Marram")
    QTest.keyClick(name, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert fleet(page).ships[-1].name == "Marram"


def test_a_fleet_without_classes_says_that_no_ship_can_be_added(make_page: MakePage) -> None:
    (action,) = adding(make_page(Fleet(name="Ebb")), "Add a ship").actions()
    assert (action.text(), action.isEnabled()) == ("This fleet has no classes yet", False)


def test_an_empty_roster_says_what_to_do_and_a_search_without_finds_that_there_are_none(make_page: MakePage) -> None:
    roster = make_page(Fleet(name="Ours")).roster
    assert roster.view.when_empty().startswith("No ships yet")
    blank = roster.view.viewport().grab().toImage()
    ground = blank.pixelColor(2, 2)
    assert any(blank.pixelColor(x, blank.height() // 2) != ground for x in range(blank.width()))
    roster.search.setText("heron")
    assert roster.view.when_empty() == "No matches"


def test_buttons_add_ships_and_squadrons(page: FleetPage) -> None:
    for text, kind in (("Add a ship", "Egret"), ("Add squadrons", "Wasp")):
        next(action for action in adding(page, text).actions() if action.text() == kind).trigger()
    assert names(page) == ["First", "Second", "Third", "Egret", "Dart", "Wasp"]
    assert page.element.ref == f"squadrons/{fleet(page).squadrons[-1].id}"


def test_a_fleet_is_brought_in_from_a_file(page: FleetPage, asked: Path) -> None:
    page.roster.bring.click()
    assert steps(page) == []
    other = changed(FLEET, name="Other", ships=FLEET.ships[:1], squadrons=())
    save_document(str(asked), file_bytes(context(page).document.game, other))
    page.roster.bring.click()
    assert names(page) == ["First", "Second", "Third", "First 2", "Dart"]
    assert page.notice.text.startswith("Imported: 1 ship. Already here")
    assert steps(page) == ["Import First 2"]


def test_selecting_elsewhere_is_followed(page: FleetPage, told: Told) -> None:
    context(page).selection.select("ships/second/loadouts/x")
    assert (page.roster.view.selected, page.element.ref) == (("ships/second",), "ships/second")
    QTest.keyClick(page.roster.view, Qt.Key.Key_Return)
    assert told.places == ["ships/second"]


def test_a_problem_with_a_limit_leads_to_its_field(page: FleetPage, qtbot: QtBot) -> None:
    context(page).document.apply("Limits", changed(FLEET, limits=FLEET.limits.with_(combat_value=1.0)))
    context(page).selection.select("limits/combat_value")
    qtbot.waitUntil(lambda: page.form.field("combat_value_limit").isAncestorOf(QApplication.focusWidget() or page))


def test_nothing_is_done_while_nobody_looks(page: FleetPage) -> None:
    page.hide()
    page.commands.rename("ships/first", "Ebb")
    assert names(page)[0] == "First"
    page.show()
    assert names(page)[0] == "Ebb"


# House formulas


def write(page: FleetPage, text: str) -> None:
    page.formulas.card.house.setFocus()
    page.formulas.card.house.selectAll()
    QTest.keyClicks(page.formulas.card.house, text)


def formulas(page: FleetPage) -> dict[str, str]:
    return {formula.entry: formula.expression for formula in fleet(page).formulas}


def test_a_problem_with_a_formula_leads_to_it(page: FleetPage, qtmodeltester: ModelTester) -> None:
    context(page).selection.select("formulas/ship.ems")
    assert page.tabs.place == 1
    assert page.formulas.view.selected == ("ship.ems",)
    assert page.formulas.card.title.text() == "ship.ems"
    assert page.formulas.card.stock.text() == "max(1, ceil(reactor_total / 10))"
    assert rule_at(page.formulas.card.house) == "MV-3.1.9-03"
    qtmodeltester.check(page.formulas.view.rows)


def test_a_formula_is_checked_while_it_is_written(page: FleetPage) -> None:
    context(page).selection.select("formulas/ship.ems")
    card = page.formulas.card
    write(page, "max(1, reactor_totl)")
    assert card.sentence.property("role") == "error"
    assert card.sentence.text().startswith("Formula ship.ems, column 8: ")
    cursor = card.house.textCursor()
    cursor.movePosition(QTextCursor.MoveOperation.Left)
    card.house.setTextCursor(cursor)
    QTest.keyClick(card.house, Qt.Key.Key_Backspace)
    QTest.keyClicks(card.house, "al / 5")
    assert (card.house.toPlainText(), card.house.textCursor().position()) == ("max(1, reactor_total / 5)", 24)
    assert card.house.hasFocus()
    assert card.sentence.property("role") == "good" or "a whole number" in card.sentence.text()
    assert steps(page) == ["Custom formula: ship.ems"]


def test_the_books_formula_comes_back(page: FleetPage) -> None:
    context(page).selection.select("formulas/ship.ems")
    card = page.formulas.card
    QTest.mouseClick(card.copy, Qt.MouseButton.LeftButton)
    assert formulas(page) == {"ship.ems": "max(1, ceil(reactor_total / 10))"}
    assert card.sentence.text() == "The formula is valid and in use."
    QTest.mouseClick(card.drop, Qt.MouseButton.LeftButton)
    assert formulas(page) == {}
    assert card.sentence.text() == "The standard formula is in use."


def test_undo_is_seen_in_the_editor(page: FleetPage) -> None:
    context(page).selection.select("formulas/ship.ems")
    write(page, "3")
    context(page).document.steps.undo()
    assert page.formulas.card.house.toPlainText() == ""


def test_what_the_rules_fix_cannot_be_written(page: FleetPage) -> None:
    context(page).selection.select("formulas/ship.mass_factor_literal")
    assert not page.formulas.card.house.isEnabled()
    assert page.formulas.card.sentence.text().startswith("The rules fix this value")


def test_house_formulas_are_listed_first_where_there_are_some(make_page: MakePage) -> None:
    strange = (HouseFormula(entry="ship.max_speed", expression="4*"), HouseFormula(entry="ship.warp", expression="1"))
    page = make_page(changed(FLEET, formulas=strange))
    view = page.formulas.view
    assert [*view.rows.keys] == ["chapter:ship", "ship.max_speed", "chapter:", "ship.warp"]
    marks = [view.rows.row_of(key) for key in ("ship.max_speed", "ship.warp")]
    assert [(row.figure, row.tone) for row in marks if row] == [("error", "error")] * 2
    page.formulas.only_house.click()
    QTest.keyClicks(page.formulas.search, "maximum reverse speed")
    assert [*view.rows.keys] == ["chapter:ship", "ship.reverse_speed"]


@pytest.mark.parametrize("size", [100, 150])
@pytest.mark.parametrize("look", [Look.LIGHT, Look.DARK])
def test_nothing_is_cut_off(page: FleetPage, settings: Settings, qtbot: QtBot, look: Look, size: int) -> None:
    settings.change(look=look, text_size=size)
    select(page, "ships/first")
    areas = page.findChildren(QScrollArea)
    pairs = [(inner, area.viewport()) for area in areas if (inner := area.widget()) is not None]
    assert len(pairs) == 3  # the form of the fleet, that of the ship, the match-up
    page.tabs.turn(2)
    qtbot.waitUntil(page.meeting.isVisible)
    qtbot.waitUntil(lambda: all(inner.width() <= room.width() for inner, room in pairs))


def test_the_left_column_stays_as_wide_as_it_is(page: FleetPage) -> None:
    before = page.form.width()
    page.tabs.turn(1)
    QApplication.processEvents()
    assert page.form.width() == before


def test_columns_follow_the_size_of_the_text(page: FleetPage, context: Context, theme: Theme) -> None:
    header = page.roster.view.header()
    columns = [column for column in range(header.count()) if header.sectionResizeMode(column) is not header.ResizeMode.Stretch]
    before, em = [header.sectionSize(column) for column in columns], page.roster.view.fontMetrics().height()
    context.settings.change(text_size=150)
    grown = page.roster.view.fontMetrics().height() / em
    assert [header.sectionSize(column) for column in columns] == [pytest.approx(size * grown, abs=2) for size in before]


def switch_of(page: FleetPage, ref: str) -> QPoint:
    """Return the middle of the switch of a row."""
    view = page.roster.view
    box = view.visualRect(view.rows.index_of(ref))
    return QPoint(box.left() + page.fontMetrics().height() // 2 + 4, box.center().y())


def test_a_click_on_the_switch_of_a_ship_leaves_it_at_home(page: FleetPage, qtbot: QtBot) -> None:
    view, (first, *rest) = page.roster.view, [ship.ref() for ship in fleet(page).ships]
    before = fleet(page)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=switch_of(page, first))
    assert [ship.at_home for ship in fleet(page).ships] == [True, *(False for _ in rest)]
    row = view.rows.row_of(first)
    assert row is not None
    assert (row.is_on, row.tone) == (False, "quiet")
    assert page.headline.text().startswith(f"{len(rest)} of {len(rest) + 1} ships")
    assert page.whole.text().endswith("with those at home")
    context(page).document.steps.undo()
    assert fleet(page) == before
    assert page.whole.isHidden()


def test_the_space_bar_switches_all_selected_ships(page: FleetPage, qtbot: QtBot) -> None:
    view, refs = page.roster.view, [ship.ref() for ship in fleet(page).ships]
    view.setFocus()
    view.select(refs[:2])
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert [ship.ref() for ship in fleet(page).ships if ship.at_home] == refs[:2]
    assert steps(page) == ["Leave 2 ships at home"]
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert not any(ship.at_home for ship in fleet(page).ships)
    assert steps(page)[-1] == "Take 2 ships along"
