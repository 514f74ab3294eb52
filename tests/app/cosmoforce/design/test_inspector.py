"""The inspector of slots: every system as a button, with the reason why it cannot be."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.cosmoforce.design.design_page import DesignPage
from metamaker.app.settings.preferences import Look
from tests.app.cosmoforce.board.heron import REF, held, slot, undo_text


def test_a_press_puts_a_system_into_the_slot(page: DesignPage, heron: Context, qtbot: QtBot) -> None:
    heron.selection.select(slot(7))
    buttons = page.inspector.systems.buttons
    assert [value for value, button in buttons.items() if button.isChecked()] == ["empty"]
    qtbot.mouseClick(buttons["missile"], Qt.MouseButton.LeftButton)
    assert held(heron).split()[6] == "missile"
    assert undo_text(heron) == "Add Missile"
    assert [value for value, button in buttons.items() if button.isChecked()] == ["missile"]
    qtbot.mouseClick(buttons["missile"], Qt.MouseButton.LeftButton)
    assert buttons["missile"].isChecked()
    qtbot.mouseClick(buttons["empty"], Qt.MouseButton.LeftButton)
    assert held(heron).split()[6] == "-"
    heron.document.steps.undo()
    assert buttons["missile"].isChecked()


def test_what_the_class_may_not_mount_is_grey_and_says_why(page: DesignPage, heron: Context) -> None:
    heron.selection.select(slot(1))
    hangar = page.inspector.systems.buttons["hangar"]
    assert not hangar.isEnabled()
    assert "Capital Ship" in hangar.toolTip()
    page.edits.change_class("capital_ship")
    assert hangar.isEnabled()
    assert not page.inspector.systems.buttons["afterburner"].isEnabled()


def test_a_ship_has_a_form_and_a_slot_has_none(page: DesignPage, heron: Context) -> None:
    heron.selection.select(REF)
    form = page.inspector.forms[0]
    assert form.keys == ("name", "ship_class", "crew", "author", "notes", "tags")
    assert not page.inspector.systems.isVisible()
    heron.selection.select(slot(1))
    assert page.inspector.systems.isVisible()
    assert not form.isVisible()
    assert not page.inspector.sign.pixmap().isNull()


def test_a_filled_slot_of_another_ship_is_not_shown_for_this_one(page: DesignPage, heron: Context) -> None:
    heron.selection.select("designs/orchard/slots/1")
    assert heron.selection.subject == "designs/orchard"
    assert page.inspector.kind.text() == "SLOT 1 OF ORCHARD"


OPAQUE = 255


def brightest(page: DesignPage) -> int:
    """Return the brightest opaque point of the sign next to the title."""
    picture = page.inspector.sign.pixmap().toImage()
    points = [picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height())]
    return max(point.lightness() for point in points if point.alpha() == OPAQUE)


@pytest.mark.usefixtures("theme")
def test_the_sign_of_a_class_follows_the_look(page: DesignPage, heron: Context) -> None:
    heron.selection.select(REF)
    assert brightest(page) < OPAQUE // 2
    heron.settings.change(look=Look.DARK)
    assert brightest(page) > OPAQUE // 2
    heron.settings.change(look=Look.LIGHT)
    assert brightest(page) < OPAQUE // 2


@pytest.mark.usefixtures("theme")
def test_the_sign_of_a_class_grows_with_the_text(page: DesignPage, heron: Context) -> None:
    heron.selection.select(REF)
    before = page.inspector.sign.pixmap().width()
    heron.settings.change(text_size=150)
    assert page.inspector.sign.pixmap().width() > before
