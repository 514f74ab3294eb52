"""A key means one thing: in each window, on each page, in the list of keys; and text fields keep the keys of letters."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QTreeWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.canvas.page_layout import Fit
from metamaker.app.canvas.sheet_canvas import SheetCanvas
from metamaker.app.window.dialogs import KeysDialog
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from tests.app.pages import show_whole
from tests.app.window.conftest import SAMPLES

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)

Context = Qt.ShortcutContext
Binding = tuple[str, QWidget, Context, str]
"""A key, the widget that has it, where it works, and what it does."""


def bindings(window: QWidget) -> Iterator[Binding]:
    """Yield all keys of a window that work now."""
    for widget in (window, *window.findChildren(QWidget)):
        if not (widget.isVisible() and widget.isEnabled()):
            continue
        for action in widget.actions():
            if action.isEnabled() and not isinstance(action.parent(), QLineEdit):
                for keys in action.shortcuts():
                    yield keys.toString(), widget, action.shortcutContext(), action.text()
        if isinstance(widget, QAbstractButton) and not widget.shortcut().isEmpty():
            yield widget.shortcut().toString(), widget, Context.WindowShortcut, widget.accessibleName() or widget.text()
    for shortcut in window.findChildren(QShortcut):
        owner = shortcut.parent()
        if isinstance(owner, QWidget) and owner.isVisible() and shortcut.isEnabled():
            for keys in shortcut.keys():  # noqa: SIM118  not a mapping
                yield keys.toString(), owner, shortcut.context(), "shortcut"


def clash(one: Binding, other: Binding) -> bool:
    """Return whether there is a focus for which two keys both apply."""
    (_, widget, context, text), (_, second, second_context, second_text) = one, other
    if (text == second_text and widget.isAncestorOf(second)) or (second.isAncestorOf(widget) and text == second_text):
        return False  # one action of a page and of a view on it
    if Context.WindowShortcut in {context, second_context}:
        return True
    if Context.WidgetWithChildrenShortcut in {context, second_context}:
        return widget is second or widget.isAncestorOf(second) or second.isAncestorOf(widget)
    return widget is second


def clashes(window: QWidget) -> list[str]:
    """Return the keys of a window with two meanings."""
    found: defaultdict[str, list[Binding]] = defaultdict(list)
    for binding in bindings(window):
        found[binding[0]].append(binding)
    pairs = (pair for same in found.values() for pair in combinations(same, 2))
    return [f"{one[0]}: {one[3]}, {other[3]}" for one, other in pairs if clash(one, other)]


@pytest.mark.parametrize("game", SAMPLES)
def test_no_key_of_a_window_means_two_things(qtbot: QtBot, whole_window: MainWindow, game: str) -> None:
    found = {"start": clashes(whole_window)}
    assert len(list(bindings(whole_window))) > 20
    whole_window.files.open([str(sample_fleets(game) / f"{SAMPLES[game]}.json")])
    workspace = whole_window.workspace
    assert workspace is not None
    for page in workspace.pages:
        show_whole(whole_window, page.key)
        qtbot.wait(50)
        found[page.key] = clashes(whole_window)
    assert {page: names for page, names in found.items() if names} == {}


def rows(dialog: KeysDialog, *, hidden: bool = True) -> dict[str, list[QTreeWidgetItem]]:
    """Return the rows of the list of keys by heading."""
    found = {}
    for number in range(dialog.list.topLevelItemCount()):
        head = dialog.list.topLevelItem(number)
        assert head is not None
        if hidden or not head.isHidden():
            children = [child for place in range(head.childCount()) if (child := head.child(place)) is not None]
            found[head.text(0)] = [child for child in children if hidden or not child.isHidden()]
    return found


@pytest.fixture
def keys_list(whole_window: MainWindow) -> KeysDialog:
    """Return the list of keys with a document at the front, so that its pages have keys."""
    whole_window.files.open([str(sample_fleets("metaverse") / f"{SAMPLES['metaverse']}.json")])
    whole_window.actions_.shortcuts.trigger()
    dialog = whole_window.findChild(KeysDialog)
    assert dialog is not None
    return dialog


def test_no_key_of_the_list_of_keys_means_two_things(whole_window: MainWindow, keys_list: KeysDialog) -> None:
    menus = {action.text().replace("&", "") for action in whole_window.menu_bar.actions()}
    of_window: dict[str, str] = {}
    doubled = []
    for heading, of in rows(keys_list).items():
        own: dict[str, str] = {}
        for row in of:
            for keys in row.text(1).split(", "):
                if keys in own or (keys in of_window and of_window[keys] != row.text(0)):
                    doubled.append(f"{heading}: {keys}: {row.text(0)}, {own.get(keys) or of_window[keys]}")
                own[keys] = row.text(0)
        if heading in menus:
            of_window |= own
    assert len(of_window) > 20
    assert doubled == []


def test_a_search_in_the_list_of_keys_leaves_no_empty_heading(keys_list: KeysDialog) -> None:
    keys_list.search.setText("whole page")
    shown = rows(keys_list, hidden=False)
    assert [[row.text(1) for row in of] for of in shown.values()] == [["Shift+2"]]
    keys_list.search.clear()
    assert rows(keys_list, hidden=False).keys() == rows(keys_list).keys()


def fit_of(canvas: SheetCanvas) -> Fit:
    """Return how the zoom of a sheet follows the window now."""
    return canvas.lens.fit


def test_shift_and_a_digit_fit_the_sheet_but_stay_letters_in_a_field(qtbot: QtBot, whole_window: MainWindow) -> None:
    whole_window.files.open([str(sample_fleets("metaverse") / f"{SAMPLES['metaverse']}.json")])
    show_whole(whole_window, "design")
    whole_window.activateWindow()
    qtbot.wait(50)
    canvas = next(each for each in whole_window.findChildren(SheetCanvas) if each.isVisible())
    canvas.setFocus()
    QTest.keyClick(canvas, Qt.Key.Key_2, Qt.KeyboardModifier.ShiftModifier)
    assert fit_of(canvas) is Fit.PAGE
    QTest.keyClick(canvas, Qt.Key.Key_1, Qt.KeyboardModifier.ShiftModifier)
    assert fit_of(canvas) is Fit.WIDTH
    field = next(each for each in whole_window.findChildren(QLineEdit) if each.isVisible() and each.isEnabled())
    field.setFocus()
    QTest.keyClicks(field, "@", Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(field, Qt.Key.Key_2, Qt.KeyboardModifier.ShiftModifier)
    assert fit_of(canvas) is Fit.WIDTH
    assert "@" in field.text()
    QTest.keyClick(canvas, Qt.Key.Key_8, Qt.KeyboardModifier.ControlModifier)
    assert whole_window.workspace is not None
    assert whole_window.workspace.page == whole_window.workspace.pages[7].key
    assert isinstance(whole_window.pages.actions[7], QAction)
    assert whole_window.pages.actions[7].shortcut() == QKeySequence("Ctrl+8")
