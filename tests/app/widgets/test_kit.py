"""Rows, columns and forms of parts, and the widgets that are made in few words."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QPushButton, QStackedLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.widgets.kit import (
    column_in,
    column_of,
    filled,
    flow_in,
    form_in,
    form_of,
    label_for,
    named,
    push_button,
    row_in,
    row_of,
    styled,
)
from tests.app.stale_items import forget_stale_items


@pytest.fixture
def holder(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(400, 300)
    qtbot.addWidget(made)
    return made


def blocks(holder: QWidget, number: int) -> list[QWidget]:
    """Return widgets of 20 by 10 pixels."""
    made = [QWidget(holder) for _ in range(number)]
    for each in made:
        each.setFixedSize(20, 10)
    return made


def places(holder: QWidget, widgets: list[QWidget]) -> list[tuple[int, int]]:
    holder.show()
    found = [each.mapTo(holder, QPoint()) for each in widgets]
    return [(each.x(), each.y()) for each in found]


def test_a_row_puts_its_parts_from_left_to_right(holder: QWidget) -> None:
    parts = a, b, c = blocks(holder, 3)
    row = row_in(holder, a, 15, b, ..., c, gap=0)
    assert places(holder, list(parts)) == [(0, 145), (35, 145), (380, 145)]
    assert isinstance(row, QHBoxLayout)


def test_a_column_puts_its_parts_from_top_to_bottom(holder: QWidget) -> None:
    parts = a, b = blocks(holder, 2)
    column = column_in(holder, a, b, ..., gap=7, margin=(3, 5, 0, 0))
    assert places(holder, list(parts)) == [(3, 5), (3, 22)]
    assert isinstance(column, QVBoxLayout)


def test_parts_share_the_room_that_is_left(holder: QWidget) -> None:
    a, b = QWidget(holder), QWidget(holder)
    row_in(holder, (a, 1), (b, 3), gap=0)
    holder.show()
    assert (a.width(), b.width()) == (100, 300)


def test_a_part_is_aligned_with_and_without_a_stretch(holder: QWidget) -> None:
    parts = a, b = blocks(holder, 2)
    right = Qt.AlignmentFlag.AlignRight
    column_in(holder, (a, right), (b, 1, right | Qt.AlignmentFlag.AlignBottom), gap=0)
    assert places(holder, list(parts)) == [(380, 0), (380, 290)]


def test_rows_and_columns_lie_in_one_another_and_leave_no_items_behind(holder: QWidget) -> None:
    parts = a, b, c, d = blocks(holder, 4)
    column_in(holder, row_of(a, column_of(b, c, ..., gap=2), ..., gap=4), d, ..., gap=0)
    assert forget_stale_items() == []
    assert places(holder, list(parts)) == [(0, 6), (24, 0), (24, 12), (0, 22)]


def test_the_margins_of_the_style_are_kept_where_none_are_given(holder: QWidget) -> None:
    plain, other = QWidget(holder), QWidget(holder)
    styles = QVBoxLayout(plain).contentsMargins()
    assert column_in(other, margin=None).contentsMargins() == styles
    assert styles.left() > 0


def test_an_empty_layout_is_filled_later_and_a_filled_one_is_refused(holder: QWidget) -> None:
    stack, row = QStackedLayout(), QHBoxLayout()
    outer = column_in(holder, (stack, 2))
    stack.addWidget(QLabel("a", holder))
    assert (outer.stretch(0), outer.indexOf(stack), forget_stale_items()) == (2, 0, [])
    row.addWidget(QLabel("b", holder))
    with pytest.raises(ValueError, match="items already"):
        column_in(QWidget(holder), row)


def test_a_filled_widget_is_returned(holder: QWidget) -> None:
    a, b = blocks(holder, 2)
    assert filled(holder, row_of(a, b, ..., gap=1)) is holder
    assert places(holder, [a, b])[1][0] == 21


@pytest.mark.parametrize("inside", [True, False])
def test_a_form_has_labels_wide_widgets_and_rows(holder: QWidget, inside: bool) -> None:
    name, button, note, seed = blocks(holder, 4)
    rows = (("Name", row_of(name, button)), note, (QLabel("Seed", holder), seed))
    form = column_in(holder, form_of(*rows)).children()[0] if inside else form_in(holder, *rows)
    assert isinstance(form, QFormLayout)
    assert forget_stale_items() == []
    label = form.labelForField(seed)
    assert isinstance(label, QLabel)
    assert [form.rowCount(), label.text(), form.labelForField(note)] == [3, "Seed", None]
    (nx, ny), (bx, by) = places(holder, [name, button])
    assert (nx < bx, ny == by) == (True, True)


def test_a_flow_has_its_widgets_in_their_order(holder: QWidget) -> None:
    parts = blocks(holder, 3)
    flow_in(holder, *parts, gap=2)
    assert [x for x, _ in places(holder, parts)] == [0, 22, 44]


def test_a_button_acts_and_has_its_role_and_tip(qtbot: QtBot, holder: QWidget) -> None:
    pressed: list[bool] = []
    button = push_button("Go", holder, lambda: pressed.append(True), "link", tip="Goes")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (button.text(), button.property("role"), button.toolTip(), pressed) == ("Go", "link", "Goes", [True])
    assert push_button("Stay", holder).property("role") == "secondary"


def test_names_and_roles_are_given_and_the_widget_comes_back(holder: QWidget) -> None:
    button = QPushButton(holder)
    assert named(styled(button, "quiet"), "Close", "Closes the tab") is button
    assert (button.property("role"), button.accessibleName(), button.toolTip()) == ("quiet", "Close", "Closes the tab")


def test_a_name_leaves_the_tip_alone(holder: QWidget) -> None:
    holder.setToolTip("kept")
    assert named(holder, "Page").toolTip() == "kept"


def test_a_label_leads_to_its_field(holder: QWidget) -> None:
    field = QPushButton(holder)
    label = label_for(field, "&Name", holder)
    assert (label.text(), label.buddy()) == ("&Name", field)
