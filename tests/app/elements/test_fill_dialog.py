"""The dialog that fills a fleet, as a person uses it."""

import pytest
from PySide6.QtWidgets import QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.elements.document_menu import DocumentActions
from metamaker.app.elements.fill_dialog import FillDialog
from metamaker.app.metaverse.commands import FleetCommands
from metamaker.app.texts import tr
from metamaker.balance.filling import Way
from tests.app.conftest import MakeContext


@pytest.fixture
def context(context_of: MakeContext) -> Context:
    return context_of("the-even-hand.json")


@pytest.fixture
def dialog(qtbot: QtBot, context: Context) -> FillDialog:
    made = FillDialog(context)
    qtbot.addWidget(made)
    qtbot.waitUntil(made.fill.isEnabled)
    return made


def test_filling_is_one_step_that_can_be_undone(dialog: FillDialog, context: Context) -> None:
    before = context.document.value
    dialog.fill.click()
    assert context.document.value.ships != before.ships
    assert context.document.steps.count() == 1
    context.document.steps.undo()
    assert context.document.value == before


def test_another_fleet_is_shown_without_a_change_of_the_document(dialog: FillDialog, context: Context, qtbot: QtBot) -> None:
    seen = {dialog.ships.toPlainText()}
    for _ in range(3):
        dialog.another.click()
        qtbot.waitUntil(dialog.fill.isEnabled)
        seen.add(dialog.ships.toPlainText())
    assert len(seen) > 1
    assert context.document.steps.count() == 0


def test_wishes_are_followed(dialog: FillDialog, context: Context, qtbot: QtBot) -> None:
    dialog.limit.setValue(900)
    dialog.ways[Way.LIKE].setChecked(True)
    dialog.keep.setChecked(True)
    qtbot.waitUntil(dialog.fill.isEnabled)
    assert all(ship.name in dialog.ships.toPlainText() for ship in context.document.value.ships)


def test_an_impossible_limit_is_said(dialog: FillDialog, qtbot: QtBot) -> None:
    dialog.limit.setValue(1)
    qtbot.waitUntil(lambda: "no class without errors fits" in dialog.summary.text())
    assert not dialog.fill.isEnabled()


def test_an_edit_meanwhile_is_kept(dialog: FillDialog, context: Context, qtbot: QtBot) -> None:
    renamed = context.document.value.with_(name="Another")
    context.document.apply("Rename", renamed)
    assert not dialog.fill.isEnabled()
    qtbot.waitUntil(dialog.fill.isEnabled)
    dialog.fill.click()
    assert context.document.value.name == "Another"


def test_the_dialog_ends_with_its_document(context: Context, qtbot: QtBot) -> None:
    dialog = FillDialog(context)
    dialog.show()
    with qtbot.waitSignal(dialog.destroyed):
        context.document.deleteLater()


def test_the_dialog_outlives_the_menu_that_opened_it(context: Context, qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    menu = QMenu(window)
    DocumentActions(context, FleetCommands, menu).fill(menu)
    (action,) = [each for each in menu.actions() if each.text() == tr("window-fill-open")]
    action.trigger()
    assert [each.parent() for each in window.findChildren(FillDialog)] == [window]
