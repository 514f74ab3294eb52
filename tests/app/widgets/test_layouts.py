"""Layouts are added to one another while they are empty, and the items of a flow layout belong to Python."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFormLayout, QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from metamaker.app.overrides import override
from metamaker.app.widgets.layouts import (
    ClearArea,
    FlowLayout,
    PageArea,
    SettlingArea,
    TallArea,
    WrappingArea,
    discard,
    labelled_row,
    nested,
)
from tests.app.stale_items import forget_stale_items


def filled(row: QHBoxLayout, parent: QWidget) -> None:
    row.addWidget(QLabel("a", parent))
    row.addStretch(1)
    row.addWidget(QLabel("b", parent))


@pytest.fixture
def holder(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_the_detector_finds_a_row_that_was_filled_first(holder: QWidget) -> None:
    row, rows = QHBoxLayout(), QVBoxLayout(holder)
    filled(row, holder)
    rows.addLayout(row)
    assert len(forget_stale_items()) == 3
    assert forget_stale_items() == []


def test_the_detector_finds_an_item_that_was_asked_for(holder: QWidget) -> None:
    rows = QVBoxLayout(holder)
    rows.addWidget(QLabel("a", holder))
    item = rows.itemAt(0)
    assert item is not None
    assert len(forget_stale_items()) == 1


def test_a_row_that_is_filled_afterwards_leaves_no_items_behind(holder: QWidget) -> None:
    rows = QVBoxLayout(holder)
    row = nested(rows, QHBoxLayout(), 2)
    filled(row, holder)
    filled(nested(nested(rows, QVBoxLayout()), QHBoxLayout()), holder)
    assert forget_stale_items() == []
    assert (rows.stretch(0), rows.indexOf(row), row.count()) == (2, 0, 3)


def test_a_filled_row_is_refused(holder: QWidget) -> None:
    row, rows = QHBoxLayout(), QVBoxLayout(holder)
    filled(row, holder)
    with pytest.raises(ValueError, match="items already"):
        nested(rows, row)


@pytest.mark.parametrize("is_widget", [True, False])
def test_rows_of_forms_are_filled_afterwards(holder: QWidget, is_widget: bool) -> None:
    form = QFormLayout(holder)
    row = labelled_row(form, QLabel("Dice", holder) if is_widget else "Dice")
    filled(row, holder)
    label = form.labelForField(row)
    assert isinstance(label, QLabel)
    assert (label.text(), row.count(), forget_stale_items()) == ("Dice", 3, [])


def test_discarded_widgets_are_hidden_at_once_and_deleted_soon(qapp: QApplication, holder: QWidget) -> None:
    labels = [QLabel(text, holder) for text in "ab"]
    holder.show()
    first, _ = kept = list(labels)
    discard(labels)
    assert (labels, [label.isHidden() for label in kept]) == ([], [True, True])
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not Shiboken.isValid(first)


@pytest.fixture
def flow(holder: QWidget) -> FlowLayout:
    made = FlowLayout(holder)
    for text in "abcd":
        made.addWidget(QLabel(text * 3, holder))
    return made


def widgets(flow: FlowLayout) -> list[str]:
    items = [flow.itemAt(place) for place in range(flow.count())]
    return [widget.text() for item in items if item is not None and isinstance(widget := item.widget(), QLabel)]


def test_a_flow_layout_puts_its_widgets_side_by_side(holder: QWidget, flow: FlowLayout) -> None:
    holder.show()
    holder.resize(600, 60)
    QApplication.processEvents()
    places = [label.pos() for label in holder.findChildren(QLabel)]
    assert places == sorted(places, key=QPoint.x)
    assert {place.y() for place in places} == {places[0].y()}
    assert forget_stale_items() == []


def test_a_flow_layout_gives_up_what_goes(qapp: QApplication, holder: QWidget, flow: FlowLayout) -> None:
    first, second, third, _ = holder.findChildren(QLabel)
    first.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    second.setParent(None)
    Shiboken.delete(third)
    assert widgets(flow) == ["ddd"]
    assert isinstance(flow, QLayout)
    flow.removeWidget(holder.findChildren(QLabel)[0])
    assert flow.count() == 0


def test_a_cleared_flow_layout_is_empty_at_once(qapp: QApplication, holder: QWidget, flow: FlowLayout) -> None:
    holder.show()
    labels = holder.findChildren(QLabel)
    flow.clear()
    assert (flow.count(), {label.isHidden() for label in labels}) == (0, {True})
    flow.addWidget(QLabel("new", holder))
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert widgets(flow) == ["new"]


class _HigherWhenWider(QWidget):
    """Needs more height where it has more width, as a card does that puts its parts side by side."""

    resized = 0

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set a height by the width."""
        super().resizeEvent(event)
        self.resized += 1
        self.setMinimumHeight(400 if event.size().width() >= 200 else 50)


@pytest.mark.parametrize(
    "area_around", [TallArea, *(partial(kind, parent=None) for kind in (ClearArea, WrappingArea, PageArea))]
)
def test_a_widget_that_is_higher_when_it_is_wider_comes_to_rest(
    qtbot: QtBot, area_around: Callable[[QWidget], SettlingArea]
) -> None:
    """Its scroll bar takes away the width that makes it necessary."""
    inside = _HigherWhenWider()
    area = area_around(inside)
    qtbot.addWidget(area)
    area.resize(200, 100)
    area.show()
    qtbot.waitExposed(area)
    for width in (190, 200, 205, 200):
        area.resize(width, 100)
        qtbot.wait(20)
    assert inside.resized < 200
