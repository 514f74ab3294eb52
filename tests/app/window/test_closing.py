"""Work, menus and dialogs that outlive a closed document do nothing to it."""

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QSpinBox
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from metamaker.app.context import Context
from metamaker.app.printing import share
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.app.window.workspace import Workspace
from metamaker.opening import open_bytes
from metamaker.printing.files import card_file


def opened(window: MainWindow, file: Path) -> Workspace:
    window.files.open([str(file)])
    workspace = window.workspace
    assert workspace is not None
    return workspace


def close_tab(window: MainWindow, workspace: Workspace) -> None:
    window.close_part(workspace)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def close_window(window: MainWindow, _: Workspace) -> None:
    window.close_for_good()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.mark.parametrize("close", [close_tab, close_window])
def test_a_document_goes_after_its_views(
    window: MainWindow, fleet_file: Path, close: Callable[[MainWindow, Workspace], None]
) -> None:
    workspace = opened(window, fleet_file)
    order: list[str] = []
    page, fleet = workspace.shown, workspace.fleet
    assert page is not None
    page.destroyed.connect(lambda: order.append("page"))
    fleet.document.destroyed.connect(lambda: order.append("document"))
    close(window, workspace)
    assert order == ["page", "document"]
    assert not isValid(fleet)


CALLS: dict[str, Callable[[Context], object]] = {
    "show_rule": lambda context: context.show_rule("MV-1.1-01"),
    "show_page": lambda context: context.show_page("fleet"),
    "go_to": lambda context: context.go_to("ships/honest-weight"),
    "say": lambda context: context.say("Copied"),
    "open_file": lambda context: context.open_file("fleet.json"),
    "set_up": lambda context: context.set_up(""),
    "play_again": lambda context: context.play_again(True),
    "once_more": lambda context: context.once_more(),
    "save": lambda context: context.save(),
    "show_match": lambda context: context.show_match(None),  # type: ignore[arg-type]
    "show_record": lambda context: context.show_record(None),  # type: ignore[arg-type]
    "page": lambda context: context.page("table"),
    "show_variation": lambda context: context.show_variation("A charge"),
    "show_odds": lambda context: context.show_odds(),
}


def test_views_of_a_closed_document_ask_nothing_of_the_window(window: MainWindow, fleet_file: Path) -> None:
    assert {*CALLS, "others"} == {name for name, kind in Context.__annotations__.items() if "Callable" in str(kind)}
    workspace = opened(window, fleet_file)
    context = workspace.context
    close_tab(window, workspace)
    assert not isValid(workspace)
    for call in CALLS.values():
        call(context)
    context.selection.show("ships/honest-weight")
    context.selection.gather(("ships/honest-weight", "classes/yardstick"))
    assert (context.selection.subject, context.selection.elements) != ("ships/honest-weight", ("classes/yardstick",))


def test_the_menu_of_a_document_goes_with_it(window: MainWindow, fleet_file: Path) -> None:
    workspace = opened(window, fleet_file)
    window.menus.look()
    texts = [action.text() for action in window.menus.fleet.actions()]
    assert "Record a game on paper" in texts
    close_tab(window, workspace)
    left = [action.text() for action in window.menus.fleet.actions() if action.isVisible()]
    assert left == [window.actions_.print_sheets.text(), window.actions_.share.text()]


class Gate:
    """Draws cards once it is opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opened = threading.Event()
        self._draw = card_file
        monkeypatch.setattr(share, "card_file", self._drawn)

    def _drawn(self, *values: Any) -> bytes:
        self.opened.wait(60)
        return self._draw(*values)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    return Gate(monkeypatch)


@pytest.fixture
def menus(monkeypatch: pytest.MonkeyPatch) -> list[share.ShareMenu]:
    """Return the menus of ways to share, which open nowhere: without a screen they could not get the focus."""
    opened: list[share.ShareMenu] = []
    monkeypatch.setattr(share.ShareMenu, "pop_up_below", lambda menu, _button: opened.append(menu))
    return opened


def test_a_picture_is_copied_though_its_tab_was_closed(
    qtbot: QtBot, window: MainWindow, fleet_file: Path, gate: Gate, menus: list[share.ShareMenu]
) -> None:
    workspace = opened(window, fleet_file)
    value = workspace.fleet.document.value
    QGuiApplication.clipboard().clear()
    window.actions_.share.trigger()
    next(action for action in menus.pop().actions() if action.text() == "Copy as picture").trigger()
    close_tab(window, workspace)
    gate.opened.set()
    qtbot.waitUntil(lambda: window.status_bar.currentMessage() == "Copied as picture")
    data = bytes(QGuiApplication.clipboard().mimeData().data("image/png").data())
    assert open_bytes(data, "picture").document == value


def test_what_moved_to_another_window_stays_whole(program: Program, window: MainWindow, fleet_file: Path, qtbot: QtBot) -> None:
    """PySide ties all widgets that a window lists to that window, even those that leave it later."""
    workspace = opened(window, fleet_file)
    window.new_tab()
    window.shelf.bring(workspace)
    box = QSpinBox(workspace)
    line = box.lineEdit()
    box.setFocus()
    window.actions_.rules.trigger()
    focus = QApplication.focusWidget()
    assert focus is not None
    qtbot.keyClick(focus, Qt.Key.Key_Escape)
    window.tear_off_part(workspace)
    (other,) = [each for each in program.windows if each is not window]
    qtbot.addWidget(other)
    window.close_for_good()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert isValid(line)
    other.menus.look()
