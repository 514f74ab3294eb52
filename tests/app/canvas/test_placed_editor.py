"""Editors that lie over an element of the sheet."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.canvas.sheet_canvas import SheetCanvas
from metamaker.rendering.ink import COLOUR
from tests.app.canvas.sheets import LANCE, SENSOR, Noted, sheet


def test_an_editor_lies_over_its_element_and_has_the_keys(canvas: SheetCanvas) -> None:
    editor = QLineEdit("14")
    canvas.place_editor(SENSOR, editor)
    assert editor.isVisible()
    assert editor.geometry().intersects(canvas.box_of(SENSOR))
    assert canvas.viewport().rect().contains(editor.geometry())
    canvas.set_zoom(1.5)
    canvas.reveal(SENSOR)
    assert editor.geometry().intersects(canvas.box_of(SENSOR))


def test_enter_keeps_what_was_typed(qtbot: QtBot, canvas: SheetCanvas, told: Noted) -> None:
    editor = QSpinBox()
    values: list[int] = []
    editor.editingFinished.connect(lambda: values.append(editor.value()))
    canvas.place_editor(SENSOR, editor)
    editor.selectAll()
    QTest.keyClicks(editor, "7")
    with qtbot.waitSignal(canvas.editor_closed, timeout=1000):
        QTest.keyClick(editor, Qt.Key.Key_Return)
    assert told.of("editor_closed") == [("editor_closed", SENSOR, "True")]
    assert values[0] == 7
    assert told.of("activated") == []


def test_escape_lets_nothing_be_told(qtbot: QtBot, canvas: SheetCanvas, told: Noted) -> None:
    editor = QLineEdit("14")
    finished: list[str] = []
    editor.editingFinished.connect(lambda: finished.append(editor.text()))
    canvas.place_editor(SENSOR, editor)
    QTest.keyClicks(editor, "9")
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert told.of("editor_closed") == [("editor_closed", SENSOR, "False")]
    assert finished == []


def test_a_look_elsewhere_keeps(qtbot: QtBot, canvas: SheetCanvas, told: Noted) -> None:
    editor = QLineEdit("14")
    canvas.place_editor(SENSOR, editor)
    qtbot.waitUntil(editor.hasFocus)
    canvas.setFocus()
    assert told.of("editor_closed") == [("editor_closed", SENSOR, "True")]


def test_a_second_editor_closes_the_first(canvas: SheetCanvas, told: Noted) -> None:
    canvas.place_editor(SENSOR, QLineEdit())
    canvas.place_editor(LANCE, QLineEdit())
    assert told.of("editor_closed") == [("editor_closed", SENSOR, "True")]


def test_enter_in_prose_is_a_new_line(canvas: SheetCanvas, told: Noted) -> None:
    editor = QPlainTextEdit()
    canvas.place_editor(SENSOR, editor)
    QTest.keyClicks(editor, "a")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert editor.toPlainText() == "a\n"
    assert told.of("editor_closed") == []


def test_an_editor_goes_with_its_element(canvas: SheetCanvas, told: Noted) -> None:
    canvas.place_editor("ship/core", QLineEdit())
    page = sheet()
    fore_only = page.drawing.ops[:1]
    canvas.set_pages((type(page)(type(page.drawing)(210.0, 297.0, fore_only)),), COLOUR)
    assert told.of("editor_closed") == [("editor_closed", "ship/core", "False")]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Up, Qt.Key.Key_F2])
def test_keys_of_an_editor_do_nothing_to_the_element_below(canvas: SheetCanvas, told: Noted, key: Qt.Key) -> None:
    canvas.set_selected(SENSOR)
    editor = QLineEdit("14")
    canvas.place_editor(SENSOR, editor)
    QTest.keyClick(editor, key)
    assert told.of("activated", "selected", "stepped") == []


@pytest.mark.parametrize("make", [lambda: QLineEdit("14"), lambda: QSpinBox(value=14), lambda: QPlainTextEdit("14")])
def test_what_is_typed_takes_the_place_of_what_was_there(canvas: SheetCanvas, make: Callable[[], QWidget]) -> None:
    editor = make()
    canvas.place_editor(SENSOR, editor)
    QTest.keyClicks(editor, "8")
    assert (editor.toPlainText() if isinstance(editor, QPlainTextEdit) else editor.property("text")) == "8"
