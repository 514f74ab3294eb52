"""What a person finds in the side bar of a fleet, and does there."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu

from metamaker.app.context import Context
from metamaker.app.elements.clipboard_data import elements_data
from metamaker.app.metaverse.fleet.fleet_panel import FleetPanel
from metamaker.app.rows.row_tree import Row
from metamaker.app.rows.row_view import RowView
from metamaker.core.elements.transfer import cut
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.fleet import Fleet

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
Key = Qt.Key


def fleet(panel: FleetPanel) -> Fleet:
    return panel.commands.fleet


def context(panel: FleetPanel) -> Context:
    return panel.commands.context


def steps(panel: FleetPanel) -> list[str]:
    stack = context(panel).document.steps
    return [stack.text(place) for place in range(stack.index())]


def parcel(context: Context, refs: Sequence[str]) -> QMimeData:
    """Return the clipboard data of elements of an open fleet."""
    return elements_data(context.document, refs, partial(cut, STRUCTURE))


def row(view: RowView, key: str) -> Row:
    found = view.rows.row_of(key)
    assert found is not None
    return found


def keys(view: RowView) -> tuple[str, ...]:
    return view.rows.keys


def actions(menu: QMenu) -> dict[str, QAction]:
    return {action.text(): action for action in menu.actions() if action.text()}


def choose(menu: QMenu, *path: str) -> None:
    for text in path[:-1]:
        inner = actions(menu)[text].menu()
        assert isinstance(inner, QMenu)
        menu = inner
    actions(menu)[path[-1]].trigger()


def button(panel: FleetPanel, text: str) -> None:
    next(each for each in panel.notice.buttons if each.text() == text).click()


def type_name(view: RowView, text: str) -> None:
    editor = next(each for each in view.viewport().findChildren(QLineEdit) if each.isVisible())
    editor.selectAll()
    QTest.keyClicks(editor, text)
    QTest.keyClick(editor, Key.Key_Return)
    QApplication.processEvents()
