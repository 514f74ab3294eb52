"""Enter presses the focused button on every page and in every dialog, and takes the value of a field."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QDialog, QPushButton, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.cosmoforce.board.slot_tile import SlotTile
from metamaker.app.widgets import enter_key
from metamaker.app.window.dialogs import PreferencesDialog
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from tests.app.pages import show_whole
from tests.app.window.conftest import SAMPLES

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)


def focusable(area: QWidget) -> Iterator[QAbstractButton]:
    """Yield the buttons of an area that can have the focus now."""
    for button in area.findChildren(QAbstractButton):
        takes_focus = button.isEnabled() and button.focusPolicy() & Qt.FocusPolicy.TabFocus
        if button.isVisible() and takes_focus and not isinstance(button, SlotTile):  # Enter opens the list of a slot
            yield button


def deaf(area: QWidget, pressed: list[QAbstractButton]) -> list[str]:
    """Return the buttons of an area that Enter does not press."""
    found = []
    for button in focusable(area):
        pressed.clear()
        button.setFocus()
        if button.hasFocus():
            QTest.keyClick(button, Qt.Key.Key_Return)
            if pressed != [button]:
                found.append(f"{type(button).__name__} “{button.text() or button.accessibleName()}”")
    return found


@pytest.fixture
def pressed(monkeypatch: pytest.MonkeyPatch) -> list[QAbstractButton]:
    """Return the record of pressed buttons, in place of their effects."""
    record: list[QAbstractButton] = []
    monkeypatch.setattr(enter_key, "press", record.append)
    return record


@pytest.mark.parametrize("game", SAMPLES)
def test_enter_presses_every_button_of_every_page(
    qtbot: QtBot, whole_window: MainWindow, pressed: list[QAbstractButton], game: str
) -> None:
    whole_window.activateWindow()
    found = {"start": deaf(whole_window, pressed)}
    assert sum(1 for _ in focusable(whole_window)) > 10
    whole_window.files.open([str(sample_fleets(game) / f"{SAMPLES[game]}.json")])
    workspace = whole_window.workspace
    assert workspace is not None
    for page in workspace.pages:
        show_whole(whole_window, page.key)
        qtbot.wait(50)
        found[page.key] = deaf(whole_window, pressed)
    whole_window.matches.new()
    qtbot.wait(50)
    found["new match"] = deaf(whole_window, pressed)
    assert {page: names for page, names in found.items() if names} == {}


def dialogs(window: MainWindow) -> Iterator[QDialog]:
    """Open each modeless dialog of the menus, and close it."""
    actions: tuple[QAction, ...] = (window.actions_.preferences, window.actions_.shortcuts, window.actions_.about)
    for action in actions:
        action.trigger()
        dialog = next(each for each in window.findChildren(QDialog) if each.isVisible())
        yield dialog
        dialog.close()
        QApplication.sendPostedEvents(None, 52)  # deferred deletion


def test_enter_presses_every_button_of_every_dialog(
    qtbot: QtBot, whole_window: MainWindow, pressed: list[QAbstractButton]
) -> None:
    found = {}
    for dialog in dialogs(whole_window):
        qtbot.waitExposed(dialog)
        dialog.activateWindow()
        assert not any(button.isDefault() for button in dialog.findChildren(QPushButton))
        found[dialog.windowTitle()] = deaf(dialog, pressed)
    assert {title: names for title, names in found.items() if names} == {}
    assert len(found) == 3


def test_enter_in_the_text_size_takes_the_value_and_nothing_else(qtbot: QtBot, whole_window: MainWindow) -> None:
    asked: list[str] = []
    settings = whole_window.program.settings

    def ask(_parent: QWidget, title: str, _folder: str) -> str:
        asked.append(title)
        return ""

    dialog = PreferencesDialog(settings, whole_window, ask)
    dialog.show()
    dialog.activateWindow()
    dialog.text_size.setFocus()
    dialog.text_size.selectAll()
    QTest.keyClicks(dialog.text_size, "150")
    QTest.keyClick(dialog.text_size, Qt.Key.Key_Return)
    assert settings.text_size == 150
    assert dialog.isVisible()
    assert asked == []
    dialog.choose_library.setFocus()
    QTest.keyClick(dialog.choose_library, Qt.Key.Key_Return)
    assert len(asked) == 1
    dialog.close()


def test_enter_keeps_the_default_button_of_a_dialog_that_has_one(qtbot: QtBot, whole_window: MainWindow) -> None:
    dialog, done = QDialog(whole_window), []
    box, choice, default = QCheckBox("a", dialog), QRadioButton("b", dialog), QPushButton("c", dialog)
    default.setDefault(True)
    default.clicked.connect(lambda _: done.append("c"))
    dialog.show()
    dialog.activateWindow()
    for each in (box, choice):
        each.setFocus()
        QTest.keyClick(each, Qt.Key.Key_Return)
    assert done == ["c", "c"]
    assert not box.isChecked()
    dialog.close()


def test_a_held_enter_presses_once(qtbot: QtBot, whole_window: MainWindow, pressed: list[QAbstractButton]) -> None:
    button = next(focusable(whole_window))
    button.setFocus()
    QTest.keyPress(button, Qt.Key.Key_Return)
    for _ in range(3):
        QTest.simulateEvent(button, True, int(Qt.Key.Key_Return.value), Qt.KeyboardModifier.NoModifier, "\r", True, -1)
    QTest.keyRelease(button, Qt.Key.Key_Return)
    assert pressed == [button]
