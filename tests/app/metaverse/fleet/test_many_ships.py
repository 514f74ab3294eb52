"""The same change to many ships: rows selected in the roster or in the tree, one form, one step."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from metamaker.app.metaverse.fleet.fleet_page import FleetPage
from metamaker.app.rows.row_view import RowView
from metamaker.app.theme.theme import Theme
from tests.app.conftest import MakeContext
from tests.app.metaverse.conftest import PageOf
from tests.games.metaverse.edits.flotilla import FLEET

CTRL = Qt.KeyboardModifier.ControlModifier
SHIPS = ("ships/second", "ships/third")


def click_rows(view: RowView, *keys: str) -> None:
    for number, key in enumerate(keys):
        at = view.visualRect(view.rows.index_of(key)).center()
        held = CTRL if number else Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, held, at)


@pytest.fixture
def page(qtbot: QtBot, theme: Theme, context_of: MakeContext) -> FleetPage:
    made = FleetPage(context_of(FLEET))
    qtbot.addWidget(made)
    made.resize(1300, 800)
    with qtbot.waitExposed(made):
        made.show()
    return made


def levels(page: FleetPage) -> dict[str, object]:
    return {ship.id: ship.ship_class for ship in page.commands.fleet.ships}


def test_rows_of_the_roster_have_one_form_and_change_together(page: FleetPage) -> None:
    context = page.commands.context
    click_rows(page.roster.view, *SHIPS)
    assert set(context.selection.elements) == set(SHIPS)
    assert page.element_name.text() == "2 ships: changes apply to all of them"
    assert "name" not in page.element.keys
    box = page.element.field("ship_class").control
    assert isinstance(box, QComboBox)
    before = levels(page)
    wanted = next(row for row in range(box.count()) if box.itemText(row) != box.currentText())
    box.setCurrentIndex(wanted)
    box.activated.emit(wanted)
    new = {levels(page)[ref.partition("/")[2]] for ref in SHIPS}
    assert len(new) == 1
    assert levels(page) != before
    assert context.document.steps.undoText() == "Class of 2 ships"
    context.document.steps.undo()
    assert page.commands.fleet is FLEET
    assert set(page.roster.view.selected) == set(SHIPS)


def test_one_row_again_has_the_form_of_one(page: FleetPage) -> None:
    click_rows(page.roster.view, *SHIPS)
    click_rows(page.roster.view, SHIPS[0])
    assert page.element.refs == SHIPS[:1]
    assert "name" in page.element.keys


def test_what_one_of_them_cannot_have_none_gets(page: FleetPage) -> None:
    click_rows(page.roster.view, "ships/first", "ships/second")
    page.element.edited.emit("commander", "second")
    assert page.commands.fleet is FLEET
    assert page.element.said("commander")


def test_rows_of_the_tree_are_inspected_together(page_of: PageOf, context_of: MakeContext) -> None:
    context = context_of(FLEET)
    design = page_of(context)
    click_rows(design.fleet.tree, *SHIPS)
    assert set(context.selection.elements) == set(SHIPS)
    assert design.inspector.title.text() == "2 ships"
    form = design.inspector.forms[0]
    form.edited.emit("ship_class", "heron" if FLEET.ship("second").ship_class != "heron" else "egret")
    assert context.document.steps.undoText() == "Class of 2 ships"
