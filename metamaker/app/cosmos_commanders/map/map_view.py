"""The map on its canvas: systems are placed and dragged, lines drawn and cut, by pointer or keys; problems are marked."""

from enum import Enum
from typing import ClassVar

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from metamaker.app.canvas.element_view import ElementView
from metamaker.app.canvas.page_layout import Fit
from metamaker.app.cosmos_commanders.map.map_edits import MapEdits
from metamaker.app.cosmos_commanders.texts import tr
from metamaker.app.overrides import override
from metamaker.app.theme.theme import map_ink
from metamaker.app.timers import rested
from metamaker.games.cosmos_commanders.map_drawing.desk import desk, to_mm, to_units
from metamaker.games.cosmos_commanders.map_drawing.palette import COLOUR, TARGET
from metamaker.games.cosmos_commanders.map_drawing.plan import MM_PER_UNIT
from metamaker.games.cosmos_commanders.map_drawing.signs import DISC
from metamaker.games.cosmos_commanders.model.star_map import System, joins
from metamaker.games.cosmos_commanders.model.words import TYPES

_DRAG_MS = 30
"""Interval in ms between moves of a dragged system: laying out labels takes a few ms."""

_SNAP = 5
"""Units for rounding places."""

_NEAR_MM = 1.8
"""Maximum distance of a click from a line."""

_STEP = 5
_ARROWS = {
    Qt.Key.Key_Left: (-_STEP, 0),
    Qt.Key.Key_Right: (_STEP, 0),
    Qt.Key.Key_Up: (0, -_STEP),
    Qt.Key.Key_Down: (0, _STEP),
}


class Tool(Enum):
    """Tools of the pointer."""

    MOVE = "move"
    SYSTEM = "system"
    LINE = "line"


class MapView(ElementView):
    """The view of the map of `edits`."""

    types_by_key: ClassVar = {f"{(place + 1) % 10}": kind for place, kind in enumerate(TYPES)}
    """Digit keys set the type of the selected system as that face of the die does."""

    def __init__(self, edits: MapEdits, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edits = edits
        self.setAccessibleName(tr("window-common-map"))
        self.tool = Tool.MOVE
        self._held = ""
        self._target: tuple[int, int] | None = None
        self._offset = QPointF()
        self._visit = 0
        self._from = ""
        self._to = QPointF()
        self._soon = rested(self, _DRAG_MS, self._put)
        self.setMouseTracking(True)

    def show_map(self) -> None:
        """Show the map as it is now; the first one fills the view."""
        is_first = not self.lens.desk.pages
        self.set_pages((desk(self._edits.star_map),), map_ink(COLOUR))
        if is_first:
            self.fit(Fit.PAGE)
        self.viewport().update()

    def use(self, tool: Tool) -> None:
        """Change the tool of the pointer."""
        self.tool, self._from = tool, ""
        shape = Qt.CursorShape.ArrowCursor if tool is Tool.MOVE else Qt.CursorShape.CrossCursor
        self.viewport().setCursor(shape)
        self.viewport().update()

    # Positions

    def _point(self, pixel: QPointF) -> QPointF:
        """Return the place of a pixel on the canvas of the map, in mm."""
        return self.lens.view.point(pixel) - self.lens.desk.places[0].topLeft()

    def _pixel(self, x: float, y: float) -> QPointF:
        return self.lens.view.shown_point(QPointF(x, y) + self.lens.desk.places[0].topLeft())

    def system_at(self, pixel: QPointF) -> System | None:
        """Return the system with its disc at a pixel."""
        at = self._point(pixel)
        for system in self._edits.star_map.systems:
            x, y = to_mm(system.x, system.y)
            if (at.x() - x) ** 2 + (at.y() - y) ** 2 <= DISC**2:
                return system
        return None

    def line_at(self, pixel: QPointF) -> str:
        """Return the reference of the line at a pixel; empty for none."""
        at, star_map = self._point(pixel), self._edits.star_map
        for line, (one, other) in zip(star_map.lines, joins(star_map), strict=True):
            ends = (to_mm(star_map.systems[each].x, star_map.systems[each].y) for each in (one, other))
            if _away((at.x(), at.y()), *ends) <= _NEAR_MM:
                return line.ref()
        return ""

    @property
    def _selected_system(self) -> str:
        kind, _, own = self.selected_ref.partition("/")
        return own if kind == "systems" else ""

    # The pointer

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Start a drag, place a system, begin a line, or select the element at the pointer."""
        if self.panning.press(event) or event.button() is not Qt.MouseButton.LeftButton or not self.lens.desk.places:
            return
        system = self.system_at(event.position())
        draws = self.tool is Tool.LINE or bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if draws and system is not None:
            self._from, self._to = system.id, event.position()
        elif self.tool is Tool.SYSTEM and system is None:
            self._place(event.position())
        elif system is not None:
            self.choose(system.ref())
            self._held, self._visit = system.id, self._visit + 1
            x, y = to_mm(system.x, system.y)
            self._offset = QPointF(x, y) - self._point(event.position())
        else:
            self.choose(self.line_at(event.position()))

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Place a system on empty ground with a double click, even with the tool for moving."""
        if event.button() is Qt.MouseButton.LeftButton and self.tool is Tool.MOVE and self.system_at(event.position()) is None:
            self._place(event.position())

    def _place(self, pixel: QPointF) -> None:
        at = self._point(pixel)
        self._edits.place(*map(_snapped, to_units(at.x(), at.y())))

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Continue the drag of a system or line; otherwise hover over the element below the pointer."""
        if self._from:
            self._to = event.position()
            self.viewport().update()
        elif self._held:
            at = self._point(event.position()) + self._offset
            self._target = _snapped(to_units(at.x(), at.y())[0]), _snapped(to_units(at.x(), at.y())[1])
            if not self._soon.isActive():
                self._soon.start()
        else:
            super().mouseMoveEvent(event)

    def _put(self) -> None:
        """Move the dragged system to the last place of the pointer."""
        if self._held and self._target is not None:
            self._edits.move(self._held, *self._target, self._visit)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop a system, or join two."""
        if self._from:
            system, begun = self.system_at(event.position()), self._from
            self._from = ""
            if system is not None and system.id != begun:
                self._edits.join(begun, system.id)
            self.viewport().update()
        elif self._held:
            self._soon.stop()
            self._put()
            self._held, self._target = "", None
        super().mouseReleaseEvent(event)

    # Keys

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete, set types, move, join or place by keys; arrows walk."""
        if not self._done_by(event):
            super().keyPressEvent(event)

    def _done_by(self, event: QKeyEvent) -> bool:
        key, held = Qt.Key(event.key()), event.modifiers()
        system = self._selected_system
        if key in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace} and self.selected_ref:
            self._edits.remove(self.selected_refs)
        elif held & Qt.KeyboardModifier.ShiftModifier and key in _ARROWS and system:
            self._edits.nudge(system, *_ARROWS[key])
        elif held & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        elif system and event.text() in self.types_by_key:
            self._edits.type(system, self.types_by_key[event.text()])
        elif system and key == Qt.Key.Key_R:
            self._edits.roll(system)
        elif key == Qt.Key.Key_Insert:
            self._place(QPointF(self.viewport().rect().center()))
        elif system and key in {Qt.Key.Key_L, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            return self._line_by_key(system, begins=key == Qt.Key.Key_L)
        elif key == Qt.Key.Key_Escape and self._from:
            self._from = ""
            self.viewport().update()
        else:
            return False
        return True

    def _line_by_key(self, system: str, *, begins: bool) -> bool:
        """Begin a line at the selected system, or end it there."""
        if not self._from:
            self._from = system if begins else ""
            self._follow_selected()
            return begins
        begun, self._from = self._from, ""
        if begun != system:
            self._edits.join(begun, system)
        self.viewport().update()
        return True

    def _follow_selected(self) -> None:
        box = self.box_of(self.selected_ref)
        self._to = QPointF(box.center())
        self.viewport().update()

    @override
    def set_selected(self, ref: str, others: tuple[str, ...] = ()) -> None:  # type: ignore[override]
        """Set the selection; an unfinished line follows it."""
        super().set_selected(ref, others)
        if self._from and ref:
            self._follow_selected()

    # Over the map

    @override
    def paint_over(self, painter: QPainter) -> None:
        if self._from and self.lens.desk.places and any(each.id == self._from for each in self._edits.star_map.systems):
            self._paint_line(painter)
        super().paint_over(painter)

    def _paint_line(self, painter: QPainter) -> None:
        """Paint the unfinished line: red where it is refused, with the reason at the pointer."""
        begun = self._edits.star_map.system(self._from)
        system = self.system_at(self._to)
        refused = self._edits.why_not(self._from, system.id) if system is not None and system.id != self._from else ""
        colour = QColor(self.mark_colours.alert) if refused else QColor(*self.ink[TARGET])
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = max(2.0, 0.9 * MM_PER_UNIT * self.lens.view.scale)
        painter.setPen(QPen(colour, width, Qt.PenStyle.DashLine if refused else Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(self._pixel(*to_mm(begun.x, begun.y)), self._to)
        if refused:
            painter.drawText(self._to + QPointF(14.0, -10.0), refused)


def _snapped(place: int) -> int:
    return max(0, _SNAP * round(place / _SNAP))


def _away(point: tuple[float, float], one: tuple[float, float], other: tuple[float, float]) -> float:
    """Return the distance of a point from a line between two others."""
    long, high = other[0] - one[0], other[1] - one[1]
    square = long * long + high * high
    along = ((point[0] - one[0]) * long + (point[1] - one[1]) * high) / square if square else 0.0
    along = max(0.0, min(1.0, along))
    gap: float = ((point[0] - one[0] - along * long) ** 2 + (point[1] - one[1] - along * high) ** 2) ** 0.5
    return gap
