"""Forms: rows that stay while their kinds stay, what is said below them, help."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.form.field_messages import Remark
from metamaker.app.form.form import PropertyForm
from metamaker.core.property import Property, PropertyKind

NAME = Property("name", "Name & number", PropertyKind.TEXT, "Heron", rule="MV-3.1.0-01", hint="What it is <called>.")
PULSE = Property("pulse", "Pulses", PropertyKind.WHOLE, 2, least=1, most=9, rule="MV-3.6.1-01")
TURNS = Property("turns", "Turns", PropertyKind.WHOLE, 1, least=1, most=5)
NOTES = Property("notes", "Notes", PropertyKind.PROSE, "")


@pytest.fixture
def form(qtbot: QtBot) -> PropertyForm:
    """Return an empty form, on the screen."""
    made = PropertyForm(with_rules=True)
    made.resize(400, 400)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def texts(form: PropertyForm) -> list[str]:
    labels = [label for label in form.findChildren(QLabel) if label.isVisible() and label.text()]
    return [label.text() for label in sorted(labels, key=lambda label: (label.y(), label.x()))]


def test_rows_stand_in_the_order_of_the_properties_below_their_headings(qtbot: QtBot, form: PropertyForm) -> None:
    form.set_headings({"pulse": "DAMAGE"})
    form.put((NAME, PULSE, NOTES))
    qtbot.waitUntil(lambda: form.field("notes").y() > form.field("pulse").y() > 0)
    assert texts(form) == ["Name && number", "DAMAGE", "Pulses", "Notes"]
    assert form.keys == ("name", "pulse", "notes")


def test_fields_stay_the_same_widgets_while_their_kinds_stay(form: PropertyForm) -> None:
    form.put((NAME, PULSE, NOTES))
    name, notes = form.field("name"), form.field("notes")
    form.put((NAME, TURNS, NOTES))
    assert (form.field("name"), form.field("notes")) == (name, notes)
    with pytest.raises(KeyError):
        form.field("pulse")


def test_typing_goes_on_while_other_rows_come_and_go(qtbot: QtBot, form: PropertyForm) -> None:
    form.put((NAME, PULSE))
    line: Any = form.field("name").control
    line.setFocus()
    line.setCursorPosition(2)
    form.put((TURNS, NAME))
    assert line.hasFocus()
    assert line.cursorPosition() == 2


def test_a_field_of_another_kind_is_another_widget(form: PropertyForm) -> None:
    form.put((PULSE,))
    before = form.field("pulse")
    form.put((Property("pulse", "Pulses", PropertyKind.WHOLE, None, optional=True),))
    assert form.field("pulse") is not before


def test_tab_goes_from_row_to_row(qtbot: QtBot, form: PropertyForm) -> None:
    form.put((NAME, PULSE, NOTES))
    form.put((NAME, TURNS, PULSE, NOTES))
    form.field("name").setFocus()
    order = []
    for _ in range(4):
        focused = form.focusWidget()
        order.append(next(key for key in form.keys if form.field(key).control is focused))
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    assert order == ["name", "turns", "pulse", "notes"]
    form.field("pulse").control.setFocus()
    qtbot.keyClick(form.focusWidget(), Qt.Key.Key_Backtab)
    assert form.focusWidget() is form.field("turns").control


def test_what_can_be_done_comes_right_after_its_field(qtbot: QtBot, form: PropertyForm) -> None:
    form.put((NAME, PULSE))
    form.remark({"name": [Remark("It is taken.", "error", "Another one"), Remark("It is long.", "error", "A short one")]})
    form.field("name").setFocus()
    order = []
    for _ in range(3):
        qtbot.keyClick(form.focusWidget(), Qt.Key.Key_Tab)
        focused = form.focusWidget()
        order.append(focused.text() if isinstance(focused, QPushButton) else focused.accessibleName())
    assert order == ["Another one", "A short one", "Pulses"]


def test_what_was_refused_is_said_until_something_is_taken(form: PropertyForm) -> None:
    form.put((NAME, PULSE))
    form.refuse("name", "A name has no line breaks.")
    assert form.said("name") == "A name has no line breaks."
    control = form.field("name").control
    assert control.accessibleDescription() == "A name has no line breaks.\nWhat it is <called>."
    form.put((NAME, PULSE))
    assert form.said("name") == ""
    assert control.accessibleDescription() == "What it is <called>."


def test_why_something_cannot_be_changed_is_said_below_it(form: PropertyForm) -> None:
    form.put((Property("turns", "Turns", PropertyKind.WHOLE, 1, why_not="Only indirect fire has a turn limit."),))
    assert form.said("turns") == "Only indirect fire has a turn limit."


def test_remarks_stand_beside_their_fields_with_what_can_be_done(qtbot: QtBot, form: PropertyForm) -> None:
    done: list[str] = []
    form.put((NAME, PULSE))
    form.remark({"pulse": [Remark("It is odd.", "warning", "Make it even", lambda: done.append("first"))]})
    (button,) = (each for each in form.findChildren(QPushButton) if each.isVisible())
    form.remark({"pulse": [Remark("It is odd.", "warning", "Make it even", lambda: done.append("second"))]})
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert done == ["second"]
    assert (form.said("pulse"), form.said("name")) == ("It is odd.", "")
    form.remark({})
    assert form.said("pulse") == ""


def test_help_opens_the_rule_of_its_row(qtbot: QtBot, form: PropertyForm) -> None:
    form.put((NAME, PULSE, NOTES))
    rules: list[str] = []
    form.rule_wanted.connect(rules.append)
    buttons = {each.accessibleName(): each for each in form.findChildren(QToolButton) if each.isVisible()}
    assert list(buttons) == ["Rule for Name & number", "Rule for Pulses"]
    qtbot.mouseClick(buttons["Rule for Pulses"], Qt.MouseButton.LeftButton)
    assert rules == ["MV-3.6.1-01"]
    tip = buttons["Rule for Name & number"].toolTip()
    assert tip == "<p>What it is &lt;called&gt;.</p><p>Open rule MV-3.1.0-01 (F1)</p>"


def test_hints_are_taken_for_what_they_say(form: PropertyForm) -> None:
    form.put((NAME,))
    (label,) = (each for each in form.findChildren(QLabel) if each.isVisible())
    assert label.toolTip() == "<p>What it is &lt;called&gt;.</p>"


def test_nothing_is_left_of_an_empty_form(qtbot: QtBot, form: PropertyForm) -> None:
    form.set_headings({"name": "IDENTITY"})
    form.put((NAME, PULSE))
    form.put(())
    assert texts(form) == []
    qtbot.waitUntil(lambda: not form.findChildren(QWidget))
