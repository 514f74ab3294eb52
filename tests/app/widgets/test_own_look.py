"""Lists, titles of docks and messages look the same everywhere, whatever the system."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.theme.theme import Theme
from metamaker.app.widgets.boxes import ComboBox
from metamaker.app.widgets.dock_title import ICON, DockTitle
from metamaker.app.window.status_bar import free_place
from metamaker.app.window.window import MainWindow
from tests.app.pages import show_whole


@pytest.mark.qt_log_ignore("does not support", extend=True)
def test_the_list_of_a_box_leaves_the_fields_above_alone(qtbot: QtBot, theme: Theme) -> None:
    desk = QWidget()
    desk.resize(300, 500)
    box = ComboBox(desk)
    box.addItems([f"Class {number}" for number in range(5)])
    box.setGeometry(10, 60, 200, box.sizeHint().height())
    box.setCurrentIndex(4)
    qtbot.addWidget(desk)
    desk.show()
    box.showPopup()
    popup = box.view().window()
    assert popup.mapToGlobal(QPoint(0, 0)).y() >= box.mapToGlobal(QPoint(0, 0)).y()
    assert not popup.geometry().contains(box.mapToGlobal(box.rect().center()))
    box.hidePopup()


def test_buttons_of_docks_are_large_enough(window: MainWindow) -> None:
    window.docks.show_rules()
    window.docks.toggle_history()
    window.commands.show_first_ship()
    docks = [dock for dock in window.findChildren(QDockWidget) if dock.isVisible()]
    assert len(docks) == 3
    for dock in docks:
        title = dock.titleBarWidget()
        assert isinstance(title, DockTitle)
        for button in title.findChildren(QToolButton):
            assert min(button.iconSize().toTuple()) >= ICON
            assert min(button.width(), button.height()) >= ICON


def test_a_dock_is_closed_and_taken_out_by_its_title(qtbot: QtBot, window: MainWindow) -> None:
    window.docks.toggle_history()
    (dock,) = [each for each in window.findChildren(QDockWidget) if each.isVisible()]
    title = dock.titleBarWidget()
    assert isinstance(title, DockTitle)
    title.float_button.click()
    assert dock.isFloating()
    title.float_button.click()
    assert not dock.isFloating()
    title.close_button.click()
    assert not dock.isVisible()


def test_a_message_covers_no_button(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(1000, 700)
    window.files.new(game="metaverse")
    show_whole(window, "fleet")
    window.status_bar.say("Saved the-even-hand.pdf")
    bar = window.status_bar
    assert bar.isVisible()
    shown = QRect(bar.mapTo(window, QPoint(0, 0)), bar.size())
    assert window.rect().contains(shown)
    buttons = [each for each in window.findChildren(QAbstractButton) if each.isVisible() and not bar.isAncestorOf(each)]
    assert buttons
    for button in buttons:
        assert not shown.intersects(QRect(button.mapTo(window, QPoint(0, 0)), button.size())), button


def test_a_message_moves_where_no_button_is(qtbot: QtBot, theme: Theme) -> None:
    desk = QWidget()
    desk.resize(600, 400)
    for left in (0, 210, 420):
        QPushButton("Print", desk).setGeometry(left, 350, 180, 50)
    qtbot.addWidget(desk)
    desk.show()
    bar = QWidget(desk)
    place = free_place(desk, QSize(150, 30), 8, bar)
    assert place.bottom() < 350
    assert desk.rect().contains(place)
