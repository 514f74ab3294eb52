"""Several elements of a sheet selected at once, by mouse and keys."""

from collections.abc import Iterable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QDrag
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from metamaker.app.canvas.drags import element_data, parcel
from metamaker.app.canvas.sheet_canvas import SheetCanvas
from tests.app.canvas.sheets import ARMOUR, DRIVE, LANCE, SENSOR, Dragging, Noted, middle

LEFT, CTRL, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def selected(canvas: SheetCanvas) -> list[str]:
    return list(canvas.selected_refs)


def click(canvas: SheetCanvas, ref: str, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.mouseClick(canvas.viewport(), LEFT, held, middle(canvas, ref))


def click_all(canvas: SheetCanvas, refs: Iterable[str]) -> None:
    for number, ref in enumerate(refs):
        click(canvas, ref, CTRL if number else Qt.KeyboardModifier.NoModifier)


def pull(canvas: SheetCanvas, start: QPoint, end: QPoint, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.mousePress(canvas.viewport(), LEFT, held, start)
    for at in (start + (end - start) / 2, end):
        QTest.mouseMove(canvas.viewport(), at)
    QTest.mouseRelease(canvas.viewport(), LEFT, held, end)


def test_ctrl_takes_one_more_and_lets_it_go(canvas: SheetCanvas) -> None:
    click_all(canvas, (LANCE, DRIVE, SENSOR))
    assert selected(canvas) == [LANCE, DRIVE, SENSOR]
    click(canvas, DRIVE, CTRL)
    assert selected(canvas) == [LANCE, SENSOR]
    click(canvas, ARMOUR)
    assert selected(canvas) == [ARMOUR]


def test_shift_takes_all_between_in_a_section_and_one_more_elsewhere(canvas: SheetCanvas) -> None:
    click(canvas, SENSOR)
    click(canvas, DRIVE, SHIFT)
    assert selected(canvas) == [SENSOR, DRIVE]
    click(canvas, LANCE, SHIFT)
    assert selected(canvas) == [SENSOR, DRIVE, LANCE]


def test_shift_with_an_arrow_takes_what_lies_there(canvas: SheetCanvas) -> None:
    click(canvas, LANCE)
    QTest.keyClick(canvas, Qt.Key.Key_Right, SHIFT)
    assert selected(canvas) == [LANCE, ARMOUR]
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    assert selected(canvas) == []


def test_a_pull_over_the_ground_takes_what_it_touches(canvas: SheetCanvas) -> None:
    section = canvas.box_of("ship/core")
    pull(canvas, section.bottomRight() - QPoint(4, 4), middle(canvas, SENSOR))
    assert selected(canvas) == [SENSOR, DRIVE]
    pull(canvas, QPoint(3, 3), middle(canvas, LANCE), CTRL)
    assert selected(canvas) == [SENSOR, DRIVE, LANCE]


@pytest.mark.parametrize(
    ("key", "told_of"),
    [(Qt.Key.Key_Plus, ("stepped", "1")), (Qt.Key.Key_Minus, ("stepped", "-1")), (Qt.Key.Key_Delete, ("removed",))],
)
def test_keys_mean_all_that_is_selected(canvas: SheetCanvas, told: Noted, key: Qt.Key, told_of: tuple[str, ...]) -> None:
    click_all(canvas, (LANCE, DRIVE))
    QTest.keyClick(canvas, key)
    name, *rest = told_of
    assert told.of(name) == [(name, f"{LANCE} {DRIVE}", *rest)]


def test_the_handle_of_the_current_one_steps_all(canvas: SheetCanvas, told: Noted) -> None:
    click_all(canvas, (LANCE, DRIVE))
    handles = canvas.handles()
    assert handles is not None
    QTest.mouseClick(canvas.viewport(), LEFT, pos=handles.place(1).toPoint())
    assert told.of("stepped") == [("stepped", f"{LANCE} {DRIVE}", "1")]


def test_one_that_is_pulled_at_brings_the_others_and_a_click_takes_it_alone(
    canvas: SheetCanvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    carried: list[object] = []
    monkeypatch.setattr(QDrag, "exec", lambda drag, *_: carried.append(parcel(drag.mimeData())))
    click_all(canvas, (LANCE, DRIVE))
    pull(canvas, middle(canvas, LANCE), middle(canvas, LANCE) + QPoint(60, 0))
    assert [found.keys for found in carried] == [(LANCE, DRIVE)]  # type: ignore[attr-defined]
    assert selected(canvas) == [LANCE, DRIVE]
    click(canvas, LANCE)
    assert selected(canvas) == [LANCE]


def test_several_are_dropped_together_where_all_of_them_may_go(canvas: SheetCanvas, told: Noted) -> None:
    canvas.refuse = lambda key, target: (f"{key} stays",) if key == DRIVE and target == "ship/fore" else ()
    drag = Dragging(canvas, element_data(SENSOR, others=(DRIVE,)))
    drag.enter(middle(canvas, SENSOR))
    ground = canvas.box_of("ship/fore").bottomRight() - QPoint(4, 4)
    assert not drag.over(ground)
    drag.leave()
    canvas.refuse = lambda _, __: ()
    drag.enter(middle(canvas, SENSOR))
    assert drag.over(ground)
    drag.drop(ground)
    assert told.of("moved") == [("moved", f"{SENSOR} {DRIVE}", "ship/fore")]


def test_the_menu_of_one_of_several_leaves_them_selected(canvas: SheetCanvas) -> None:
    click_all(canvas, (LANCE, DRIVE))
    at = middle(canvas, LANCE)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, canvas.viewport().mapToGlobal(at))
    QApplication.sendEvent(canvas.viewport(), event)
    assert selected(canvas) == [LANCE, DRIVE]
    at = middle(canvas, SENSOR)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, canvas.viewport().mapToGlobal(at))
    QApplication.sendEvent(canvas.viewport(), event)
    assert selected(canvas) == [SENSOR]
