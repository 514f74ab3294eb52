"""Pages on the canvas: zoom, place, paper, and painting only what changed."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QWheelEvent
from PySide6.QtWidgets import QApplication

from metamaker.app.canvas import painting as tiles_module
from metamaker.app.canvas.page_layout import Fit
from metamaker.app.canvas.page_view import PageView
from metamaker.app.canvas.sheet_canvas import SheetCanvas
from metamaker.app.painting.painter import paint
from metamaker.app.settings.preferences import Look
from metamaker.app.settings.settings import Settings
from metamaker.rendering.ink import COLOUR, GREY
from tests.app.canvas.sheets import LANCE, SENSOR, middle, sheet


def shown(view: PageView) -> QImage:
    return view.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def wheel(canvas: SheetCanvas, at: QPoint, by: int) -> None:
    event = QWheelEvent(
        QPointF(at),
        QPointF(canvas.viewport().mapToGlobal(at)),
        QPoint(),
        QPoint(0, by),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(canvas.viewport(), event)


def test_the_wheel_zooms_around_the_pointer(canvas: SheetCanvas) -> None:
    canvas.set_zoom(1.5)
    at = middle(canvas, SENSOR)
    wheel(canvas, at, 120)
    assert canvas.zoom > 1.7
    assert (middle(canvas, SENSOR) - at).manhattanLength() <= 4


def test_the_zoom_follows_the_window_until_somebody_sets_it(canvas: SheetCanvas) -> None:
    wide = canvas.zoom
    canvas.resize(600, 700)
    assert canvas.zoom < wide
    canvas.fit(Fit.PAGE)
    whole = canvas.lens.view.size(canvas.lens.desk)
    assert whole.height() <= canvas.viewport().height() + 1
    canvas.set_zoom(1.0)
    canvas.resize(900, 700)
    assert canvas.zoom == 1.0


@pytest.mark.parametrize("zoom", [0.01, 50.0])
def test_the_zoom_has_bounds(canvas: SheetCanvas, zoom: float) -> None:
    canvas.set_zoom(zoom)
    assert 0.25 <= canvas.zoom <= 4.0


def test_an_edit_leaves_the_place_and_the_selection_alone(canvas: SheetCanvas) -> None:
    canvas.set_zoom(2.0)
    canvas.reveal(SENSOR)
    canvas.set_selected(SENSOR)
    before = canvas.box_of(SENSOR)
    canvas.set_pages((sheet(lances=5),), COLOUR)
    assert (canvas.box_of(SENSOR), canvas.zoom, canvas.selected_ref) == (before, 2.0, SENSOR)


def test_an_edit_is_painted_as_if_all_were_painted_anew(canvas: SheetCanvas) -> None:
    shown(canvas)
    edited = sheet(lances=5)
    canvas.set_pages((edited,), COLOUR)
    after = shown(canvas)
    canvas.set_pages((sheet(),), GREY)
    canvas.set_pages((edited,), COLOUR)
    fresh = shown(canvas)
    assert max(abs(a - b) for a, b in zip(bytes(after.constBits()), bytes(fresh.constBits()), strict=True)) <= 6
    assert after != shown_with(canvas, 2)


def shown_with(canvas: SheetCanvas, lances: int) -> QImage:
    canvas.set_pages((sheet(lances),), COLOUR)
    return shown(canvas)


def test_an_edit_paints_only_what_changed_and_hovering_paints_no_page(
    canvas: SheetCanvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown(canvas)
    painted: list[float] = []

    def counted(*arguments: object) -> None:
        area = arguments[-1]
        painted.append(area.width() * area.height())  # type: ignore[attr-defined]
        paint(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(tiles_module, "paint", counted)
    canvas.set_selected(LANCE)
    shown(canvas)
    assert painted == []
    canvas.set_pages((sheet(),), COLOUR)
    shown(canvas)
    assert painted == []
    canvas.set_pages((sheet(lances=3),), COLOUR)
    shown(canvas)
    assert 0 < sum(painted) < 1000


def test_paper_is_white_in_a_dark_window_and_the_desk_is_not(canvas: SheetCanvas, settings: Settings) -> None:
    on_paper = canvas.box_of("ship/fore").topLeft() - QPoint(20, 20)
    settings.change(look=Look.DARK)
    dark = shown(canvas)
    assert dark.pixelColor(on_paper) == QColor("white")
    assert dark.pixelColor(8, 8).lightness() < 60


def test_pages_lie_below_one_another(canvas: SheetCanvas) -> None:
    canvas.set_pages((sheet(), sheet()), COLOUR)
    boxes = canvas.boxes(LANCE)
    assert len(boxes) == 2
    assert boxes[1].top() - boxes[0].top() > 297 * canvas.lens.view.scale
    canvas.reveal("ship/nowhere")
    assert canvas.box_of("ship/nowhere").isEmpty()


def test_reveal_moves_only_if_needed(canvas: SheetCanvas) -> None:
    canvas.set_zoom(4.0)
    canvas.reveal(SENSOR)
    place = canvas.box_of(SENSOR)
    assert canvas.viewport().rect().contains(place)
    canvas.reveal(SENSOR)
    assert canvas.box_of(SENSOR) == place


def test_a_canvas_without_pages_is_only_a_desk(canvas: SheetCanvas) -> None:
    canvas.set_pages((), COLOUR)
    assert canvas.ref_at(QPointF(300, 300)) == ""
    assert shown(canvas).pixelColor(450, 300) == shown(canvas).pixelColor(8, 8)


def test_handles_are_painted_and_go_as_a_whole(canvas: SheetCanvas) -> None:
    def undo() -> None:
        canvas.steppable = lambda _: False
        canvas.set_pages((sheet(),), COLOUR)
        canvas.set_selected("")

    acts: tuple[Callable[[], None], ...] = (
        lambda: canvas.choose(LANCE),
        lambda: canvas.choose(SENSOR),
        lambda: canvas.choose(LANCE),
        lambda: canvas.set_pages((sheet(lances=3),), COLOUR),
        undo,
    )
    for act in acts:
        act()
        QApplication.processEvents()
        assert on_screen(canvas) == painted_anew(canvas)


def on_screen(canvas: SheetCanvas) -> QImage:
    """Return the parts of the canvas painted so far, tile by tile."""
    return canvas.screen().grabWindow(canvas.winId()).toImage().convertToFormat(QImage.Format.Format_RGB32)


def painted_anew(canvas: SheetCanvas) -> QImage:
    return canvas.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
