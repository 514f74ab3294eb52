"""Dragging parts onto the canvas and elements over it."""

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDrag
from PySide6.QtTest import QTest

from metamaker.app.canvas.drags import element_data, parcel, part_data
from metamaker.app.canvas.sheet_canvas import SheetCanvas
from tests.app.canvas.sheets import DRIVE, LANCE, SENSOR, Dragging, Noted, middle


@pytest.fixture
def core_only(canvas: SheetCanvas) -> SheetCanvas:
    """Return a canvas that accepts drops only in the core."""
    canvas.refuse = lambda key, target: () if target.startswith("ship/core") else (f"{key} <only> in the core",)
    return canvas


def test_a_part_is_dropped_on_the_section_that_takes_it(core_only: SheetCanvas, told: Noted) -> None:
    drag = Dragging(core_only, part_data("sensor_array"))
    at = core_only.box_of("ship/core").bottomRight() - QPoint(5, 5)
    assert drag.enter(at)
    assert drag.over(at)
    drag.drop(at)
    assert told.of("dropped", "moved") == [("dropped", "sensor_array", "ship/core")]
    assert core_only.drops is None


def test_over_a_part_its_section_is_the_target(core_only: SheetCanvas, told: Noted) -> None:
    drag = Dragging(core_only, part_data("sensor_array"))
    drag.enter(middle(core_only, SENSOR))
    drag.drop(middle(core_only, SENSOR))
    assert told.of("dropped") == [("dropped", "sensor_array", "ship/core")]


def test_an_element_that_alone_takes_it_is_the_target(canvas: SheetCanvas, told: Noted) -> None:
    canvas.refuse = lambda _, target: () if target == SENSOR else ("not here",)
    drag = Dragging(canvas, part_data("weapons/pike"))
    drag.enter(middle(canvas, SENSOR))
    drag.drop(middle(canvas, SENSOR))
    assert told.of("dropped") == [("dropped", "weapons/pike", SENSOR)]


def test_elements_that_hold_nothing_change_places_where_a_game_calls_them_places(canvas: SheetCanvas, told: Noted) -> None:
    canvas.is_place = lambda ref: ref in {SENSOR, LANCE}
    drag = Dragging(canvas, element_data(SENSOR))
    assert drag.enter(middle(canvas, LANCE))
    drag.drop(middle(canvas, LANCE))
    assert told.of("dropped", "moved") == [("moved", SENSOR, LANCE)]
    again = Dragging(canvas, element_data(SENSOR))
    again.enter(middle(canvas, SENSOR))
    assert not again.over(middle(canvas, SENSOR))
    assert canvas.drops is not None
    assert canvas.drops.possible == (LANCE,)
    again.drop(middle(canvas, DRIVE))
    assert len(told.of("dropped", "moved")) == 1


def test_where_it_cannot_go_the_reason_is_at_the_pointer_and_nothing_is_dropped(core_only: SheetCanvas, told: Noted) -> None:
    drag = Dragging(core_only, part_data("sensor_array"))
    at = middle(core_only, LANCE)
    drag.enter(at)
    assert not drag.over(at)
    assert core_only.card.isVisible()
    assert core_only.card.html == "sensor_array &lt;only&gt; in the core"
    assert not core_only.card.geometry().contains(at)
    drag.drop(at)
    assert told.of("dropped", "moved") == []
    assert not core_only.card.isVisible()


def test_places_to_go_glow_while_something_is_dragged(core_only: SheetCanvas) -> None:
    before = core_only.grab().toImage()
    drag = Dragging(core_only, part_data("sensor_array"))
    drag.enter(QPoint(5, 5))
    assert core_only.drops is not None
    assert core_only.drops.possible == ("ship/core",)
    glowing = core_only.grab().toImage()
    drag.over(middle(core_only, SENSOR))
    assert len({_key(image) for image in (before, glowing, core_only.grab().toImage())}) == 3
    drag.leave()
    assert core_only.grab().toImage() == before


def _key(image: object) -> bytes:
    return bytes(image.constBits())  # type: ignore[attr-defined]


def test_an_element_moves_to_another_section_but_not_within_its_own(canvas: SheetCanvas, told: Noted) -> None:
    drag = Dragging(canvas, element_data(LANCE))
    drag.enter(middle(canvas, LANCE))
    assert not drag.over(canvas.box_of("ship/fore").bottomRight() - QPoint(5, 5))
    assert not canvas.card.isVisible()
    assert drag.over(middle(canvas, DRIVE))
    drag.drop(middle(canvas, DRIVE))
    assert told.of("dropped", "moved") == [("moved", LANCE, "ship/core")]


def test_other_things_are_not_taken(canvas: SheetCanvas) -> None:
    text = QMimeData()
    text.setText("heron")
    assert not Dragging(canvas, text).enter(middle(canvas, LANCE))
    assert canvas.drops is None


def test_dragging_an_element_begins_with_its_own_picture(
    canvas: SheetCanvas, told: Noted, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[tuple[str, bool, QPoint]] = []

    def noted(drag: QDrag, *_: object) -> Qt.DropAction:
        found = parcel(drag.mimeData())
        begun.append((found.key if found else "", drag.pixmap().isNull(), drag.hotSpot()))
        return Qt.DropAction.IgnoreAction

    monkeypatch.setattr(QDrag, "exec", noted)
    at = canvas.box_of(LANCE).topLeft() + QPoint(8, 9)
    QTest.mousePress(canvas.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(canvas.viewport(), at + QPoint(3, 0))
    assert begun == []
    QTest.mouseMove(canvas.viewport(), at + QPoint(40, 0))
    ((key, empty, hold),) = begun
    assert (key, empty) == (LANCE, False)
    assert (QPointF(hold) - QPointF(8, 9)).manhattanLength() < 6
    assert told.of("selected") == [("selected", LANCE)]


def test_what_cannot_move_is_not_dragged(canvas: SheetCanvas, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QDrag, "exec", lambda *_: pytest.fail("a drag began"))
    canvas.movable = lambda _: False
    at = middle(canvas, LANCE)
    QTest.mousePress(canvas.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(canvas.viewport(), at + QPoint(60, 0))
    assert canvas.selected_ref == LANCE


def test_why_an_element_stays_is_said_when_it_is_pulled_at(canvas: SheetCanvas) -> None:
    canvas.movable = lambda _: False
    canvas.fixed = lambda ref: f"{ref} <stays>"
    at = middle(canvas, LANCE)
    QTest.mousePress(canvas.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(canvas.viewport(), at + QPoint(60, 0))
    assert canvas.card.isVisible()
    assert canvas.card.html == f"{LANCE} &lt;stays&gt;"


@pytest.mark.parametrize("how", ["drop", "leave"])
def test_what_is_let_go_where_it_cannot_be_says_why(core_only: SheetCanvas, told: Noted, how: str) -> None:
    """A drop that was refused while hovering comes from Qt as leaving."""
    QTest.mouseRelease(core_only.viewport(), Qt.MouseButton.LeftButton)
    drag = Dragging(core_only, part_data("sensor_array"))
    drag.enter(middle(core_only, LANCE))
    drag.over(middle(core_only, LANCE))
    if how == "drop":
        drag.drop(middle(core_only, LANCE))
    else:
        drag.leave()
    assert told.of("refused") == [("refused", "sensor_array <only> in the core")]
