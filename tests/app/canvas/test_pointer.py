"""Hovering, selecting and stepping on the canvas with a mouse."""

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from metamaker.app.canvas.element_overlays import HoverCard
from metamaker.app.canvas.sheet_canvas import SheetCanvas
from metamaker.rendering.ink import COLOUR
from tests.app.canvas.sheets import DRIVE, LANCE, SENSOR, Noted, middle, sheet

LEFT = Qt.MouseButton.LeftButton


def test_hovering_tells_the_element_and_shows_its_card_away_from_the_pointer(canvas: SheetCanvas, told: Noted) -> None:
    at = middle(canvas, LANCE)
    QTest.mouseMove(canvas.viewport(), at)
    assert told.told == [("hovered", LANCE)]
    assert canvas.card.isVisible()
    assert canvas.card.html == f"<b>{LANCE}</b> does &lt;things&gt;"
    assert not canvas.card.geometry().contains(at)
    QTest.mouseMove(canvas.viewport(), QPoint(2, 2))
    assert told.told[-1] == ("hovered", "")
    assert not canvas.card.isVisible()


def test_a_click_on_one_copy_selects_the_whole_element(canvas: SheetCanvas, told: Noted) -> None:
    second = canvas.boxes(LANCE)[0].right() - 10
    QTest.mouseClick(canvas.viewport(), LEFT, pos=QPoint(int(second), middle(canvas, LANCE).y()))
    assert told.of("selected") == [("selected", LANCE)]
    assert canvas.selected_ref == LANCE


def test_a_click_beside_all_parts_selects_their_section_and_one_on_the_desk_nothing(canvas: SheetCanvas, told: Noted) -> None:
    corner = canvas.box_of("ship/fore").bottomRight() - QPoint(4, 4)
    QTest.mouseClick(canvas.viewport(), LEFT, pos=corner)
    QTest.mouseClick(canvas.viewport(), LEFT, pos=QPoint(3, 3))
    assert told.of("selected") == [("selected", "ship/fore"), ("selected", "")]


def test_what_is_selected_from_outside_is_shown_and_not_told(canvas: SheetCanvas, told: Noted) -> None:
    before = canvas.grab().toImage()
    canvas.set_selected(f"{DRIVE}#2")
    assert canvas.selected_ref == DRIVE
    assert told.told == []
    assert canvas.grab().toImage() != before


def test_a_double_click_activates(canvas: SheetCanvas, told: Noted) -> None:
    QTest.mouseDClick(canvas.viewport(), LEFT, pos=middle(canvas, SENSOR))
    assert told.of("activated") == [("activated", SENSOR)]


def test_the_handles_of_the_selected_element_step_it(canvas: SheetCanvas, told: Noted) -> None:
    canvas.set_selected(DRIVE)
    handles = canvas.handles()
    assert handles is not None
    for by in (1, 1, -1):
        QTest.mouseClick(canvas.viewport(), LEFT, pos=handles.place(by).toPoint())
    assert told.of("stepped", "selected") == [("stepped", DRIVE, "1"), ("stepped", DRIVE, "1"), ("stepped", DRIVE, "-1")]


def test_a_handle_stays_under_the_pointer_while_its_element_grows(canvas: SheetCanvas, told: Noted) -> None:
    canvas.stepped.connect(lambda _, __: canvas.set_pages((sheet(lances=2 + len(told.of("stepped"))),), COLOUR))
    canvas.set_selected(LANCE)
    handles = canvas.handles()
    assert handles is not None
    at = handles.place(1).toPoint()
    QTest.mouseMove(canvas.viewport(), at)
    for _ in range(3):
        QTest.mouseClick(canvas.viewport(), LEFT, pos=at)
    assert told.of("stepped", "selected") == [("stepped", LANCE, "1")] * 3
    QTest.mouseMove(canvas.viewport(), QPoint(3, 3))
    moved = canvas.handles()
    assert moved is not None
    assert moved.place(1).toPoint() != at


def test_handles_hide_no_other_element_where_there_is_room(canvas: SheetCanvas) -> None:
    for ref in (LANCE, SENSOR, DRIVE):
        canvas.set_selected(ref)
        handles = canvas.handles()
        assert handles is not None
        assert not [other for other in (LANCE, SENSOR, DRIVE) for box in canvas.boxes(other) if handles.area.intersects(box)]


def test_what_cannot_be_stepped_has_no_handles(canvas: SheetCanvas) -> None:
    canvas.steppable = lambda ref: ref != SENSOR
    canvas.set_selected(SENSOR)
    assert canvas.handles() is None


def test_the_cursor_tells_what_can_be_dragged(canvas: SheetCanvas) -> None:
    shapes = []
    for at in (middle(canvas, LANCE), canvas.box_of("ship/fore").bottomRight() - QPoint(4, 4)):
        QTest.mouseMove(canvas.viewport(), at)
        shapes.append(canvas.viewport().cursor().shape())
    assert shapes == [Qt.CursorShape.OpenHandCursor, Qt.CursorShape.ArrowCursor]


def test_the_middle_button_pulls_the_desk(canvas: SheetCanvas) -> None:
    canvas.set_zoom(2.0)
    before = canvas.box_of(SENSOR)
    QTest.mousePress(canvas.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(300, 300))
    QTest.mouseMove(canvas.viewport(), QPoint(280, 260))
    QTest.mouseRelease(canvas.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(280, 260))
    assert canvas.box_of(SENSOR).topLeft() - before.topLeft() == QPoint(-20, -40)
    assert canvas.viewport().cursor().shape() is not Qt.CursorShape.ClosedHandCursor


def test_the_space_bar_makes_a_drag_pull_the_desk(canvas: SheetCanvas, told: Noted) -> None:
    canvas.set_zoom(2.0)
    before = canvas.box_of(SENSOR)
    QTest.keyPress(canvas, Qt.Key.Key_Space)
    QTest.mousePress(canvas.viewport(), LEFT, pos=QPoint(300, 300))
    QTest.mouseMove(canvas.viewport(), QPoint(300, 270))
    QTest.mouseRelease(canvas.viewport(), LEFT, pos=QPoint(300, 270))
    QTest.keyRelease(canvas, Qt.Key.Key_Space)
    assert canvas.box_of(SENSOR).top() - before.top() == -30
    assert told.of("selected") == []


def test_the_context_menu_is_asked_for_the_element_under_the_pointer(canvas: SheetCanvas, told: Noted) -> None:
    asked: list[tuple[str, QPoint]] = []
    canvas.context_menu.connect(lambda ref, place: asked.append((ref, place)))
    at = middle(canvas, LANCE)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, canvas.viewport().mapToGlobal(at))
    QApplication.sendEvent(canvas.viewport(), event)
    assert asked == [(LANCE, canvas.viewport().mapToGlobal(at))]
    assert told.of("selected") == [("selected", LANCE)]


def test_handles_of_a_section_hide_nothing_of_another(canvas: SheetCanvas) -> None:
    for section in canvas.shown.containers:
        canvas.set_selected(section)
        handles = canvas.handles()
        assert handles is not None
        own = QRectF(canvas.box_of(section))
        others = [box for ref in canvas.shown.containers if ref != section for box in canvas.boxes(ref)]
        assert not any(handles.area.intersects(box) for box in others if not box.contains(own.center()))


def test_the_card_stands_where_it_hides_least() -> None:
    room = QWidget()
    room.resize(600, 400)
    card, about = HoverCard(room), QRect(200, 200, 80, 20)
    card.tell("<b>Lance</b>", about, about.center())
    free = card.geometry()
    assert free.left() >= about.right()
    card.tell("<b>Lance</b>", about, about.center(), [QRectF(free)])
    assert not card.geometry().intersects(free)
    assert not card.geometry().intersects(about)
