"""A button that opens a menu: what it says, and that its menu is what there is now."""

from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.widgets.buttons import menu_button


def test_the_menu_is_filled_anew_whenever_it_opens(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    there = ["Heron"]
    button = menu_button("Add a ship", lambda menu: [menu.addAction(each) for each in there], parent)
    menu = button.menu()
    assert isinstance(menu, QMenu)
    for _ in range(2):
        menu.aboutToShow.emit()
        assert [each.text() for each in menu.actions()] == there
        there.append("Egret")


def test_a_sign_stands_for_a_title_that_the_tip_says(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    plain, short = (menu_button("Add a ship", lambda _: None, parent, sign=sign) for sign in ("", "+"))
    assert (plain.text(), plain.toolTip(), plain.accessibleName()) == ("Add a ship ▾", "", "Add a ship")
    assert (short.text(), short.toolTip(), short.accessibleName()) == ("+", "Add a ship", "Add a ship")
