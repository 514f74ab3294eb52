"""A document of three designs and two teams, and what a person finds and does in its lists."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu

from metamaker.app.cosmoforce.fleet.designs_panel import DesignsPanel
from metamaker.app.cosmoforce.fleet.fleet_page import FleetPage
from metamaker.app.rows.row_tree import Row
from metamaker.app.rows.row_view import RowView
from metamaker.games.cosmoforce.model.fleet import Fleet
from tests.games.cosmoforce import builders

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
Key = Qt.Key

HERON = builders.design("engine laser dissipator habitat", name="Heron")
EGRET = builders.design("engine laser*3 dissipator habitat armor", builders.CRUISER, name="Egret", tags=("slow",))
CRANE = builders.design("engine dissipator habitat", name="Crane")
"""It has no weapon, which is a warning."""

SKIRMISH = builders.fleet(
    HERON,
    EGRET,
    CRANE,
    teams=(builders.team("north", HERON, EGRET, budget=30), builders.team("south", EGRET)),
    name="Skirmish",
)
"""North has mass 4 and 14 of the 25 that two ships may have."""


def fleet(view: DesignsPanel | FleetPage) -> Fleet:
    return view.commands.fleet


def teams(view: DesignsPanel | FleetPage) -> dict[str, list[str]]:
    """Return the names of the ships by those of their teams."""
    return {team.name: [ship.name for ship in team.ships] for team in fleet(view).teams}


def designs(view: DesignsPanel | FleetPage) -> list[str]:
    return [design.name for design in fleet(view).designs]


def steps(view: DesignsPanel | FleetPage) -> list[str]:
    stack = view.commands.context.document.steps
    return [stack.text(place) for place in range(stack.index())]


def undo(view: DesignsPanel | FleetPage) -> None:
    view.commands.context.document.steps.undo()


def row(view: RowView, key: str) -> Row:
    found = view.rows.row_of(key)
    assert found is not None
    return found


def press(view: RowView, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier, on: str = "") -> None:
    """Press a key in a list, with a row selected before."""
    if on:
        view.select([on])
    QTest.keyClick(view, key, modifier)


def actions(menu: QMenu) -> dict[str, QAction]:
    return {action.text(): action for action in menu.actions() if action.text()}


def inner(menu: QMenu, text: str) -> QMenu:
    """Return a menu inside another."""
    found = actions(menu)[text].menu()
    assert isinstance(found, QMenu)
    return found


def choose(menu: QMenu, *path: str) -> None:
    """Trigger an entry of a menu, through its inner menus."""
    for text in path[:-1]:
        menu = inner(menu, text)
    actions(menu)[path[-1]].trigger()


def opened(menu: QMenu | None) -> QMenu:
    """Return the menu of a button, filled as when it opens."""
    assert menu is not None
    menu.aboutToShow.emit()
    return menu


def answer(view: DesignsPanel | FleetPage, text: str) -> None:
    next(each for each in view.notice.buttons if each.text() == text).click()


def type_name(view: RowView, text: str) -> None:
    editor = next(each for each in view.viewport().findChildren(QLineEdit) if each.isVisible())
    editor.selectAll()
    QTest.keyClicks(editor, text)
    QTest.keyClick(editor, Key.Key_Return)
    QApplication.processEvents()
