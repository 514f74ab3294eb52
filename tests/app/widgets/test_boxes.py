"""Boxes: numbers typed with either decimal sign, and the wheel over a box without the focus."""

from typing import TypeVar

import pytest
from PySide6.QtCore import QLocale, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.widgets.boxes import ComboBox, DecimalSpinBox, Slider, SpinBox
from metamaker.app.widgets.typed_numbers import may_become_number, number_in

Box = TypeVar("Box", bound=QWidget)


def decimal_box(qtbot: QtBot, language: str) -> DecimalSpinBox:
    box = DecimalSpinBox()
    box.setLocale(QLocale(language))
    box.setRange(-99_999, 9_999_999)
    return shown(qtbot, box)


def whole_box(qtbot: QtBot, suffix: str = "") -> SpinBox:
    box = SpinBox()
    box.setLocale(QLocale("en"))
    box.setRange(-99_999, 9_999_999)
    box.setSuffix(suffix)
    return shown(qtbot, box)


def shown(qtbot: QtBot, box: Box) -> Box:
    qtbot.addWidget(box)
    with qtbot.waitActive(box):
        box.show()
        box.activateWindow()
    box.setFocus()
    return box


def typed(box: DecimalSpinBox | SpinBox, keys: str) -> float:
    box.selectAll()
    QTest.keyClicks(box, keys)
    box.interpretText()
    return box.value()


def pasted(box: DecimalSpinBox | SpinBox, text: str) -> float:
    box.selectAll()
    QApplication.clipboard().setText(text)
    box.lineEdit().paste()
    box.interpretText()
    return box.value()


@pytest.mark.parametrize("language", ["en", "fr", "de", "de_CH", "sv", "pt"])
@pytest.mark.parametrize(
    ("keys", "value"),
    [
        ("437,5", 437.5),
        ("437.5", 437.5),
        ("0,05", 0.05),
        (".5", 0.5),
        (",5", 0.5),
        ("-7,25", -7.25),
        ("-7.25", -7.25),
        ("8,", 8.0),
    ],
)
def test_both_signs_are_the_decimal_sign(qtbot: QtBot, language: str, keys: str, value: float) -> None:
    assert typed(decimal_box(qtbot, language), keys) == value


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_second_decimal_sign_is_refused(qtbot: QtBot, language: str) -> None:
    box = decimal_box(qtbot, language)
    box.selectAll()
    QTest.keyClicks(box, "4,3")
    before = box.text()
    QTest.keyClicks(box, ",.")
    assert box.text() == before


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1,234.5", 1234.5),
        ("1.234,5", 1234.5),
        ("1 234,5", 1234.5),
        ("1\u202f234,5", 1234.5),
        ("1’234.5", 1234.5),
        ("1,234,567", 1234567),
    ],
)
def test_groups_beyond_doubt_are_understood(qtbot: QtBot, language: str, text: str, value: float) -> None:
    assert pasted(decimal_box(qtbot, language), text) == value


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text", ["1,234", "1.234", "1,23,4", "1 23", "12 cm", "1e5", "١٢"])
def test_what_may_mean_two_numbers_is_refused(qtbot: QtBot, language: str, text: str) -> None:
    box = decimal_box(qtbot, language)
    box.setValue(3.5)
    assert pasted(box, text) == 3.5


@pytest.mark.parametrize("suffix", ["", " cm"])
@pytest.mark.parametrize(
    ("keys", "value"),
    [
        ("437,5", 437),
        ("437.5", 437),
        ("12", 12),
        ("-3", -3),
        ("1,234", 1234),
        ("1 234", 1234),
        ("1,234,567", 1234567),
        ("1,234.5", 1234),
    ],
)
def test_decimals_of_a_whole_number_never_become_digits_of_it(qtbot: QtBot, suffix: str, keys: str, value: int) -> None:
    assert typed(whole_box(qtbot, suffix), keys) == value


def test_decimals_of_a_whole_number_stay_in_sight_while_they_are_typed(qtbot: QtBot) -> None:
    box = whole_box(qtbot)
    box.selectAll()
    QTest.keyClicks(box, "437,5")
    assert (box.text(), box.value()) == ("437,5", 437)


def wheel(widget: QWidget) -> bool:
    """Turn the wheel over a widget by a notch each way; return whether it took it."""
    middle = QPointF(widget.rect().center())
    for turn in (-120, 120):
        no = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(middle, QPointF(widget.mapToGlobal(middle.toPoint())), QPoint(), QPoint(0, turn), *no, False)
        QApplication.sendEvent(widget, event)
        if event.isAccepted():
            return True
    return False


def boxes() -> list[QWidget]:
    combo, number, decimal, slider = ComboBox(), SpinBox(), DecimalSpinBox(), Slider(Qt.Orientation.Horizontal)
    combo.addItems(["a", "b", "c"])
    combo.setCurrentIndex(1)
    editable = ComboBox()
    editable.setEditable(True)
    editable.addItems(["a", "b", "c"])
    for each in (number, decimal, slider):
        each.setRange(0, 9)
        each.setValue(4)
    return [combo, editable, number, decimal, slider]


@pytest.mark.parametrize("kind", range(5))
def test_the_wheel_passes_by_a_box_without_the_focus(qtbot: QtBot, kind: int) -> None:
    box = boxes()[kind]
    qtbot.addWidget(box)
    assert not wheel(box)
    assert box.focusPolicy() is Qt.FocusPolicy.StrongFocus
    assert wheel(shown(qtbot, box))


@pytest.mark.parametrize(("text", "value"), [("437,5", 437.5), ("437.5", 437.5), (" -3 ", -3.0), ("1 234,5", 1234.5)])
def test_numbers_are_read_from_lines_of_text_with_either_sign(text: str, value: float) -> None:
    assert number_in(text) == value
    assert may_become_number(text)


@pytest.mark.parametrize("text", ["", "-", ".", "nan", "inf", "1_000", "1,23,4", "1e5"])
def test_what_is_no_number_is_none(text: str) -> None:
    assert number_in(text) is None
