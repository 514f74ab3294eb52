"""Tests of rows of tools: parts without room are in a menu, and work from there."""

from collections.abc import Sequence

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.widgets.tool_row import ALWAYS, ToolRow

Parts = tuple[ToolRow, QPushButton, QPushButton, QCheckBox, QComboBox]


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def parts(qtbot: QtBot, window: QWidget) -> Parts:
    """Return a row of 800 pixels with two buttons, a check box and a list."""
    row = ToolRow(window)
    fire, measure = QPushButton("Fire", row), QPushButton("Measure", row)
    paper, speed = QCheckBox("Paper", row), QComboBox(row)
    speed.setAccessibleName("Speed")
    speed.addItems(["slow", "fast"])
    for part, rank in ((fire, ALWAYS), (measure, 1), (paper, 3), (speed, 2)):
        row.add(part, rank)
    row.resize(800, 40)
    window.show()
    qtbot.waitExposed(window)
    return row, fire, measure, paper, speed


def shown(parts: Sequence[QWidget]) -> list[bool]:
    return [part.isVisible() for part in parts]


def test_parts_leave_a_narrow_row_by_rank_and_return(parts: Parts) -> None:
    row, *rest = parts
    assert shown([*rest, row.more]) == [True, True, True, True, False]
    row.resize(row.sizeHint().width() - 1, 40)
    assert shown([*rest, row.more]) == [True, True, False, True, True]
    row.resize(row.minimumSizeHint().width(), 40)
    assert shown([*rest, row.more]) == [True, False, False, False, True]
    assert row.more.geometry().right() <= row.width()
    row.resize(800, 40)
    assert shown([*rest, row.more]) == [True, True, True, True, False]


def test_the_menu_does_what_the_parts_do(parts: Parts) -> None:
    row, _, measure, paper, speed = parts
    pressed: list[bool] = []
    measure.clicked.connect(lambda on=False: pressed.append(on))
    row.resize(row.minimumSizeHint().width(), 40)
    menu = row.more.menu()
    menu.aboutToShow.emit()
    first, second, third = menu.actions()
    assert [action.text() for action in (first, second, third)] == ["Measure", "Paper", "Speed"]
    first.trigger()
    second.trigger()
    assert (pressed, paper.isChecked()) == ([False], True)
    inner = third.menu()
    assert isinstance(inner, QMenu)
    inner.actions()[1].trigger()
    assert speed.currentText() == "fast"


def test_a_part_that_is_not_offered_is_nowhere(parts: Parts) -> None:
    row, _, measure, *_ = parts
    row.offer_part(measure, False)
    assert not measure.isVisible()
    row.resize(row.minimumSizeHint().width(), 40)
    row.more.menu().aboutToShow.emit()
    assert "Measure" not in [action.text() for action in row.more.menu().actions()]
    row.offer_part(measure, True)
    row.resize(800, 40)
    assert measure.isVisible()
