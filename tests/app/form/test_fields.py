"""Fields: each shows a property, tells what a person makes of it, and keeps still while it is shown the same again."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QStandardItemModel, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QStyle,
    QStyleOptionSpinBox,
)
from pytestqt.qtbot import QtBot

from metamaker.app.form.field import Field
from metamaker.app.form.field_kinds import field_for
from metamaker.app.form.fields import Chip
from metamaker.app.theme.theme import Theme
from metamaker.app.widgets.enter_key import press_by_enter
from metamaker.app.widgets.rule_help import rule_at
from metamaker.core.property import Choice, Property, PropertyKind

THREE = (
    Choice("raking", "Raking", hint="Layer by layer."),
    Choice("piercing", "Rock & roll", why_not="Not in <the> core."),
    Choice("spread", "Spread", note="tier 2", rule="MV-3.6.14-05"),
)


def shown(kind: PropertyKind, value: object, **more: Any) -> Property:
    return Property("key", "Label", kind, value, rule="MV-3.6.1-01", hint="What it is for.", **more)


def open_field(qtbot: QtBot, of: Property) -> tuple[Field, list[object]]:
    """Show a field that takes its own edits as a document would; return it with what it told."""
    field, told = field_for(of), list[object]()

    def take(value: object) -> None:
        told.append(value)
        field.take(replace(of, value=value))

    field.edited.connect(take)
    qtbot.addWidget(field)
    with qtbot.waitActive(field):
        field.show()
        field.activateWindow()
    field.setFocus()
    return field, told


def inner(field: Field, kind: type) -> Any:
    found = field.control if isinstance(field.control, kind) else field.findChild(kind)
    assert isinstance(found, kind)
    return found


def test_a_line_is_told_with_every_letter_and_keeps_its_cursor(qtbot: QtBot) -> None:
    field, told = open_field(qtbot, shown(PropertyKind.TEXT, "Lnce"))
    line = inner(field, QLineEdit)
    line.setCursorPosition(1)
    qtbot.keyClicks(line, "a x")
    assert told == ["Lance", "La nce", "La xnce"]
    assert (line.text(), line.cursorPosition()) == ("La xnce", 4)


def test_a_space_may_be_typed_at_the_end_though_documents_do_not_keep_it(qtbot: QtBot) -> None:
    field = field_for(shown(PropertyKind.TEXT, "Long"))
    field.edited.connect(lambda value: field.take(shown(PropertyKind.TEXT, value.strip())))
    qtbot.addWidget(field)
    with qtbot.waitActive(field):
        field.show()
        field.activateWindow()
    field.setFocus()
    line = inner(field, QLineEdit)
    line.end(False)
    qtbot.keyClicks(line, " lance")
    assert line.text() == "Long lance"


def test_prose_keeps_its_cursor_when_others_change_it(qtbot: QtBot) -> None:
    field, told = open_field(qtbot, shown(PropertyKind.PROSE, "one\ntwo"))
    text = inner(field, QPlainTextEdit)
    cursor = text.textCursor()
    cursor.setPosition(3)
    text.setTextCursor(cursor)
    qtbot.keyClicks(text, "!")
    field.take(shown(PropertyKind.PROSE, "one!\nthree"))
    assert told == ["one!\ntwo"]
    assert (text.toPlainText(), text.textCursor().position()) == ("one!\nthree", 4)


def test_tags_are_told_while_they_are_typed(qtbot: QtBot) -> None:
    field, told = open_field(qtbot, shown(PropertyKind.TAGS, ("fast",)))
    line = inner(field, QLineEdit)
    line.end(False)
    qtbot.keyClicks(line, ", raid, ")
    assert told[-1] == ("fast", "raid")
    assert line.text() == "fast, raid, "


@pytest.mark.parametrize("keys", ["12", "7"])
def test_a_whole_number_can_be_typed(qtbot: QtBot, keys: str) -> None:
    field, told = open_field(qtbot, shown(PropertyKind.WHOLE, 3, least=1, most=20))
    box = inner(field, QSpinBox)
    box.selectAll()
    qtbot.keyClicks(box, keys)
    assert told[-1] == int(keys)
    assert box.hasFocus()


def test_steps_keep_to_the_grid_and_to_the_bounds(qtbot: QtBot) -> None:
    of = shown(PropertyKind.WHOLE, 12, least=0, most=20, step=5, unit="cm")
    field, told = open_field(qtbot, of)
    box = inner(field, QSpinBox)
    assert box.text() == "12 cm"
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Up):
        qtbot.keyClick(box, key)
    box.selectAll()
    qtbot.keyClicks(box, "12")
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert told == [15, 20, 1, 12, 10]


def test_a_number_outside_the_bounds_may_stay(qtbot: QtBot) -> None:
    field, told = open_field(qtbot, shown(PropertyKind.WHOLE, 60, least=0, most=50))
    box = inner(field, QSpinBox)
    assert (box.value(), box.maximum()) == (60, 60)
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert told == [59]


def test_the_buttons_of_a_number_are_beside_each_other_and_large_enough_to_hit(qtbot: QtBot, theme: Theme) -> None:
    field, told = open_field(qtbot, shown(PropertyKind.WHOLE, 3, least=1, most=20))
    box = inner(field, QSpinBox)
    option = QStyleOptionSpinBox()
    box.initStyleOption(option)
    parts = (QStyle.SubControl.SC_SpinBoxDown, QStyle.SubControl.SC_SpinBoxUp)
    less, more = (box.style().subControlRect(QStyle.ComplexControl.CC_SpinBox, option, part, box) for part in parts)
    assert less.right() < more.left() + 4
    assert min(less.width(), less.height(), more.width(), more.height()) >= 18
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=more.center())
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=less.center())
    assert told == [4, 3]


def test_a_decimal_keeps_more_than_it_shows(qtbot: QtBot) -> None:
    field, told = open_field(qtbot, shown(PropertyKind.DECIMAL, 250.0, most=9999, unit="t"))
    box = inner(field, QDoubleSpinBox)
    field.take(shown(PropertyKind.DECIMAL, 250.004, most=9999, unit="t"))
    assert box.text() == "250 t"
    qtbot.keyClick(box, Qt.Key.Key_Up)
    assert told == [251.0]


def test_yes_and_no(qtbot: QtBot) -> None:
    field, told = open_field(qtbot, shown(PropertyKind.FLAG, False))
    qtbot.keyClick(inner(field, QCheckBox), Qt.Key.Key_Space)
    assert told == [True]


def test_what_cannot_be_chosen_is_greyed_with_the_reason(qtbot: QtBot) -> None:
    field, told = open_field(qtbot, shown(PropertyKind.CHOICE, "raking", choices=THREE))
    box = inner(field, QComboBox)
    model = box.model()
    assert isinstance(model, QStandardItemModel)
    assert [model.item(row).isEnabled() for row in range(3)] == [True, False, True]
    assert model.item(1).toolTip() == "<p>Not in &lt;the&gt; core.</p>"
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert told == ["spread"]


def test_a_value_that_is_no_choice_is_shown_all_the_same(qtbot: QtBot) -> None:
    field, told = open_field(qtbot, shown(PropertyKind.CHOICE, "odd", choices=THREE))
    box = inner(field, QComboBox)
    assert (box.currentText(), told) == ("odd", [])


def chips(field: Field) -> list[Chip]:
    return field.findChildren(Chip)


def test_chips_are_taken_and_let_go(qtbot: QtBot) -> None:
    field, told = open_field(qtbot, shown(PropertyKind.CHOICES, ("raking",), choices=THREE))
    first, refused, last = chips(field)
    assert [chip.text() for chip in (first, refused, last)] == ["Raking", "Rock && roll", "Spread · tier 2"]
    assert not refused.isEnabled()
    qtbot.mouseClick(last, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(first, Qt.MouseButton.LeftButton)
    assert told == [("raking", "spread"), ("spread",)]
    assert chips(field) == [first, refused, last]


def test_chips_go_by_keyboard_past_what_cannot_be_taken(qtbot: QtBot) -> None:
    field, told = open_field(qtbot, shown(PropertyKind.CHOICES, (), choices=THREE))
    first, _, last = chips(field)
    press_by_enter(field.window())
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert QApplication.focusWidget() is last
    qtbot.keyClick(last, Qt.Key.Key_Space)
    qtbot.keyClick(last, Qt.Key.Key_Return)
    assert told == [("spread",), ()]


def test_a_refused_choice_that_is_taken_can_be_let_go(qtbot: QtBot) -> None:
    field, told = open_field(qtbot, shown(PropertyKind.CHOICES, ("piercing",), choices=THREE))
    refused = chips(field)[1]
    qtbot.mouseClick(refused, Qt.MouseButton.LeftButton)
    assert told == [()]
    assert not refused.isEnabled()


def test_a_chip_has_a_rule_of_its_own(qtbot: QtBot) -> None:
    field, _ = open_field(qtbot, shown(PropertyKind.CHOICES, (), choices=THREE))
    assert [rule_at(chip) for chip in chips(field)] == ["MV-3.6.1-01", "MV-3.6.1-01", "MV-3.6.14-05"]


def test_loads_count_each(qtbot: QtBot) -> None:
    field, told = open_field(qtbot, shown(PropertyKind.LOADS, (("raking", 2),), choices=THREE))
    first, refused, last = field.findChildren(QSpinBox)
    assert not refused.isEnabled()
    qtbot.keyClick(last, Qt.Key.Key_Up)
    qtbot.keyClick(first, Qt.Key.Key_Down)
    assert told == [(("raking", 2), ("spread", 1)), (("raking", 1), ("spread", 1))]
    assert field.findChildren(QSpinBox) == [first, refused, last]


def test_loads_of_what_is_no_choice_stay(qtbot: QtBot) -> None:
    field, told = open_field(qtbot, shown(PropertyKind.LOADS, (("ghost", 3),), choices=THREE[:1]))
    qtbot.keyClick(field.findChildren(QSpinBox)[0], Qt.Key.Key_Up)
    assert told == [(("raking", 1), ("ghost", 3))]


def test_nothing_is_a_value_of_what_is_optional(qtbot: QtBot) -> None:
    field, told = open_field(qtbot, shown(PropertyKind.WHOLE, None, least=2, most=9, optional=True))
    box, tick = inner(field, QSpinBox), inner(field, QCheckBox)
    assert not box.isEnabled()
    qtbot.keyClick(tick, Qt.Key.Key_Space)
    qtbot.keyClick(box, Qt.Key.Key_Up)
    qtbot.keyClick(tick, Qt.Key.Key_Space)
    assert told == [2, 3, None]


def test_an_optional_choice_without_any_choice_cannot_be_given(qtbot: QtBot) -> None:
    field, _ = open_field(qtbot, shown(PropertyKind.CHOICE, None, optional=True))
    assert not inner(field, QCheckBox).isEnabled()


@pytest.mark.parametrize(
    "of",
    [
        shown(PropertyKind.WHOLE, 3, least=1, most=9),
        shown(PropertyKind.DECIMAL, 3.0, most=9),
        shown(PropertyKind.CHOICE, "raking", choices=THREE),
        shown(PropertyKind.LOADS, (("raking", 2),), choices=THREE),
    ],
    ids=lambda of: of.kind,
)
def test_the_wheel_changes_only_what_has_the_focus(qtbot: QtBot, of: Property) -> None:
    field, told = open_field(qtbot, of)
    box = inner(field, QComboBox if of.kind is PropertyKind.CHOICE else QAbstractSpinBox)
    box.clearFocus()
    turn(box)
    assert told == []
    box.setFocus()
    turn(box)
    assert len(told) == 1


def turn(box: Any) -> None:
    middle = QPointF(box.rect().center())
    nothing, down = QPoint(), QPoint(0, -120)
    event = QWheelEvent(
        middle,
        box.mapToGlobal(middle),
        nothing,
        down,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(box, event)


EVERY = [
    shown(PropertyKind.TEXT, "a"),
    shown(PropertyKind.PROSE, "a"),
    shown(PropertyKind.TAGS, ("a",)),
    shown(PropertyKind.WHOLE, 3),
    shown(PropertyKind.DECIMAL, 3.0),
    shown(PropertyKind.FLAG, True),
    shown(PropertyKind.CHOICE, "raking", choices=THREE),
    shown(PropertyKind.CHOICES, ("raking",), choices=THREE),
    shown(PropertyKind.SECTORS, ("raking",), choices=THREE),
    shown(PropertyKind.LOADS, (("raking", 1),), choices=THREE),
]


@pytest.mark.parametrize("of", EVERY, ids=lambda of: of.kind)
@pytest.mark.parametrize("optional", [False, True])
def test_every_field_says_what_it_is_and_tells_nothing_by_itself(qtbot: QtBot, of: Property, optional: bool) -> None:
    of = replace(of, optional=optional)
    field, told = open_field(qtbot, of)
    field.take(replace(of, label="Other"))
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.accessibleName() in {"Other", "Raking"}
    assert rule_at(focused) == "MV-3.6.1-01"
    assert told == []


@pytest.mark.parametrize("of", EVERY, ids=lambda of: of.kind)
def test_what_cannot_be_changed_now_is_greyed(qtbot: QtBot, of: Property) -> None:
    field, _ = open_field(qtbot, of)
    field.take(replace(of, why_not="Only in port."))
    assert not field.control.isEnabled()
    assert field.control.accessibleDescription() == "Only in port."
    field.take(of)
    assert field.control.isEnabled()


def test_every_kind_has_a_field() -> None:
    assert {of.kind for of in EVERY} == set(PropertyKind)
