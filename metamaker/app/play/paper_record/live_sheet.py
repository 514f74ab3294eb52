"""A record sheet with bubbles that the player ticks and unticks on the screen."""

import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from metamaker.app.canvas.element_view import announce
from metamaker.app.canvas.page_layout import PIXELS
from metamaker.app.canvas.page_view import ARROW_KEYS, PageView
from metamaker.app.canvas.painting import PAPER_ACCENT
from metamaker.app.overrides import override
from metamaker.app.painting.painter import paint
from metamaker.app.texts import labelled, tr
from metamaker.rendering.drawing import Field, FieldKind, Page
from metamaker.rendering.hit_testing import Towards
from metamaker.rendering.ink import Ink

TOUCH_MM = 9.0
"""Size of a target for a finger, in mm of the screen. The nearest bubble within half of it is meant."""

TICK = "X"
"""Value of a ticked bubble. Any letter would do."""

_STEPS = {Towards.LEFT: (-1, 0), Towards.RIGHT: (1, 0), Towards.UP: (0, -1), Towards.DOWN: (0, 1)}


class LiveSheet(PageView):
    """`ticked(name, value)` is emitted with the new value of a field. Arrows move from bubble to bubble, Space ticks.

    `values` are the values of all fields by name. A field of several cells has a letter for each cell.
    """

    ticked = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("window-record-record-sheet-ticked"))
        self.values: dict[str, str] = {}
        self._spots: list[tuple[Field, int, QRectF]] = []
        self._written: list[tuple[Field, QRectF]] = []
        self._at = -1

    def show_sheet(self, pages: Sequence[Page], ink: Ink, values: Mapping[str, str]) -> None:
        """Show the pages of a sheet with these values in their fields."""
        self.slide()  # paint in tiles, because painting a whole sheet at once would block the UI
        self.set_pages(pages, ink)
        self.values = dict(values)
        self._spots, self._written = [], []
        for number, page in enumerate(pages):
            place = self.lens.desk.places[number]
            for field in page.fields:
                if field.value and field.look is not None and field.kind is FieldKind.LINE:
                    self._written.append((field, QRectF(place.x() + field.x, place.y() + field.y, field.width, field.height)))
                for cell in range(max(1, field.cells)):
                    self._spots += _spot(field, cell, place)
        self._at = min(self._at, len(self._spots) - 1)
        self.viewport().update()

    def spot_of(self, name: str, cell: int = 0) -> QPointF:
        """Return the pixel in the middle of a field. Raises StopIteration for an unknown name."""
        box = next(box for field, number, box in self._spots if field.name == name and number == cell)
        return self.lens.view.shown(box).center()

    def _is_on(self, field: Field, cell: int) -> bool:
        value = self.values.get(field.name, "")
        return bool(value[cell : cell + 1].strip()) if field.kind is FieldKind.CELLS else bool(value)

    def _toggle(self, place: int) -> None:
        field, cell, _ = self._spots[place]
        value = "" if self._is_on(field, cell) else TICK
        if field.kind is FieldKind.CELLS:
            letters = list(self.values.get(field.name, "").ljust(field.cells))
            letters[cell] = value or " "
            value = "".join(letters).rstrip()
        self.values[field.name] = value
        self._say(place)
        self.viewport().update()
        self.ticked.emit(field.name, value)

    def _say(self, place: int) -> None:
        field, cell, _ = self._spots[place]
        state = tr("window-record-ticked") if self._is_on(field, cell) else tr("window-record-not-ticked")
        name = field.label or field.name.rpartition("/")[2]
        announce(self, labelled(f"{name} {cell + 1}" if field.cells else name, state))

    def _nearest(self, pixel: QPointF) -> int:
        """Return the bubble at a press, −1 for none."""
        reach = TOUCH_MM / 2 * PIXELS
        found = [(_distance(self.lens.view.shown(box), pixel), place) for place, (_, _, box) in enumerate(self._spots)]
        away, place = min(found, default=(math.inf, -1))
        return place if away <= reach else -1

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tick the bubble below the pointer, or the nearest one within reach of a finger."""
        if self.panning.press(event) or event.button() is not Qt.MouseButton.LeftButton:
            return
        place = self._nearest(event.position())
        if place >= 0:
            self._at = place
            self._toggle(place)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move between bubbles, tick with Space or Return; other keys move and zoom the sheet."""
        towards = ARROW_KEYS.get(Qt.Key(event.key()))
        if self._spots and towards is not None and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._go(towards)
        elif self._at >= 0 and event.key() in {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._toggle(self._at)
        else:
            super().keyPressEvent(event)

    def _go(self, towards: Towards) -> None:
        if self._at < 0:
            self._at = 0
        else:
            across, down = _STEPS[towards]
            here = self._spots[self._at][2].center()

            def cost(place: int) -> float:
                there = self._spots[place][2].center() - here
                ahead, aside = there.x() * across + there.y() * down, abs(there.x() * down) + abs(there.y() * across)
                return ahead + 3 * aside if ahead > 0.1 else math.inf

            best = min(range(len(self._spots)), key=cost)
            self._at = best if cost(best) < math.inf else self._at
        self._say(self._at)
        self.lens.reveal(self.lens.view.shown(self._spots[self._at][2]))
        self.moved_on()

    @override
    def paint_over(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for field, box in self._written:
            self._paint_look(painter, field, self.lens.view.shown(box))
        for place, (field, cell, box) in enumerate(self._spots):
            shown = self.lens.view.shown(box)
            if self._is_on(field, cell):
                self._paint_tick(painter, field, shown)
            if place == self._at and self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(PAPER_ACCENT), 2.0))
                painter.drawRoundedRect(shown.adjusted(-3, -3, 3, 3), 4, 4)

    def _paint_tick(self, painter: QPainter, field: Field, shown: QRectF) -> None:
        if field.look is not None and field.kind is FieldKind.CHECK:
            self._paint_look(painter, field, shown)
            return
        painter.setPen(QPen(QColor("black"), max(1.5, shown.width() * 0.12)))
        inner = shown.adjusted(shown.width() * 0.2, shown.height() * 0.2, -shown.width() * 0.2, -shown.height() * 0.2)
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())

    def _paint_look(self, painter: QPainter, field: Field, shown: QRectF) -> None:
        if field.look is not None:
            painter.save()
            painter.translate(shown.topLeft())
            paint(painter, field.look, self.ink, self.lens.view.scale)
            painter.restore()


def _spot(field: Field, cell: int, place: QRectF) -> list[tuple[Field, int, QRectF]]:
    """Return the position of a cell on the canvas, or nothing for a text field."""
    if field.kind not in {FieldKind.CHECK, FieldKind.CELLS}:
        return []
    width = field.width / max(1, field.cells)
    box = QRectF(place.x() + field.x + cell * width, place.y() + field.y, width, field.height)
    return [(field, cell, box)]


def _distance(box: QRectF, pixel: QPointF) -> float:
    across = max(box.left() - pixel.x(), 0.0, pixel.x() - box.right())
    down = max(box.top() - pixel.y(), 0.0, pixel.y() - box.bottom())
    return math.hypot(across, down)
