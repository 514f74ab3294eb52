"""Pages as they will be printed, below one another, at any zoom, moved by wheel, fingers, pointer and keys."""

from collections.abc import Sequence
from time import perf_counter

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QGestureEvent, QPinchGesture, QWidget

from metamaker.app.canvas.page_layout import EDGE, Desk, Fit, Lens
from metamaker.app.canvas.painting import Tiles, shadow
from metamaker.app.canvas.zoom_box import PAGE_KEYS, WIDTH_KEYS, ZoomBox
from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.theme.theme import tokens
from metamaker.app.timers import rested
from metamaker.rendering.drawing import Page
from metamaker.rendering.hit_testing import Towards
from metamaker.rendering.ink import COLOUR, PAPER, Ink


class Panning:
    """Moves the contents of an area with the pointer. `grips`: the next press starts panning."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        self._area = area
        self.grips = False
        self._held: QPoint | None = None

    @property
    def pulls(self) -> bool:
        """Whether the user is panning now."""
        return self._held is not None

    def press(self, event: QMouseEvent) -> bool:
        """Start panning if the button is for it; return whether the user is panning."""
        middle = event.button() is Qt.MouseButton.MiddleButton
        if middle or (self.grips and event.button() is Qt.MouseButton.LeftButton):
            self._held = event.position().toPoint()
            self._show_cursor()
        return self.pulls

    def move(self, event: QMouseEvent) -> bool:
        """Pan with the pointer; return whether the user is panning."""
        if not event.buttons():
            self.release()  # the release went elsewhere
        if self._held is None:
            return False
        to = event.position().toPoint()
        by, self._held = to - self._held, to
        across, down = self._area.horizontalScrollBar(), self._area.verticalScrollBar()
        across.setValue(across.value() - by.x())
        down.setValue(down.value() - by.y())
        return True

    def release(self) -> None:
        """End panning when a button is released."""
        if self._held is not None:
            self._held = None
            self._show_cursor()

    def grip(self, held: bool) -> None:
        """Follow the space bar: while it is held, a press of the left button starts panning."""
        if held is not self.grips:
            self.grips = held
            self._show_cursor()

    def _show_cursor(self) -> None:
        shape = (
            Qt.CursorShape.ClosedHandCursor
            if self.pulls
            else Qt.CursorShape.OpenHandCursor
            if self.grips
            else Qt.CursorShape.ArrowCursor
        )
        self._area.viewport().setCursor(shape)


ARROW_KEYS = {
    Qt.Key.Key_Left: Towards.LEFT,
    Qt.Key.Key_Right: Towards.RIGHT,
    Qt.Key.Key_Up: Towards.UP,
    Qt.Key.Key_Down: Towards.DOWN,
}
"""The direction of each arrow key."""

STEP_KEYS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_Underscore: -1}
"""Zoom steps by key; plus is + or = depending on the keyboard."""

COMMAND_MODIFIERS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
"""With one of these modifiers, a key is not meant for the elements of a page."""

_WHEEL = 1.0018
"""The zoom factor for one unit of the wheel; a notch has 120."""

_REST_MS = 90
"""Milliseconds without zooming before pages are painted sharp."""

_FRAME_SECONDS = 0.008
"""Seconds of painting in one go; the remaining squares wait for the next."""

_SCROLLED = 60
"""Pixels that an arrow key scrolls."""


class PageView(QAbstractScrollArea):
    """Shows pages. Wheel, keys and fingers scroll and zoom; the middle button or the space bar pan."""

    zoomed = Signal(float)
    edge = EDGE
    """Millimetres of canvas around the pages."""
    ground: QColor | None = None
    """Colour of the canvas if pages continue into it without an edge; None for that of the theme, with shadows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ink = COLOUR
        self.lens = Lens(self)
        self.tiles = Tiles()
        self._zooms = False
        """Whether the user is zooming: painted squares are stretched meanwhile."""
        self._slides = False
        """Whether the user is dragging or scrolling the pages: new parts are painted square by square."""
        self._is_unseen = False
        """Whether nothing was painted since dragging or scrolling began."""
        self._rests = rested(self, _REST_MS, self._sharpen)
        self._goes_on = rested(self, 0, self._repaint)
        self.panning = Panning(self)
        self.setAccessibleName(tr("window-canvas-pages"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.zoom_box = ZoomBox(self)
        self.zoom_box.stepped.connect(self.zoom_step)
        self.zoom_box.reset.connect(lambda: self.set_zoom(1.0))
        self.zoom_box.fit_width.connect(lambda: self.fit(Fit.WIDTH))
        self.zoom_box.fit_page.connect(lambda: self.fit(Fit.PAGE))
        self.fit_actions = (
            self._fit_action(tr("window-canvas-fit-width"), WIDTH_KEYS, Fit.WIDTH),
            self._fit_action(tr("window-canvas-fit-page"), PAGE_KEYS, Fit.PAGE),
        )
        """Also for the page around the view: a text field keeps these keys to itself."""

    def _fit_action(self, text: str, keys: str, fit: Fit) -> QAction:
        action = QAction(text, self)
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda _=False: self.fit(fit))
        self.addAction(action)
        return action

    def set_pages(self, pages: Sequence[Page], ink: Ink) -> None:
        """Show pages; after an edit, keep the place and the zoom, and paint only the differences."""
        old = self.lens.desk.pages
        same = len(pages) == len(old) and all(one.drawing is other.drawing for one, other in zip(pages, old, strict=False))
        if same and ink is self.ink:
            return
        differing = self.tiles.show(pages, ink)
        known, self.ink = ink is self.ink, ink
        before, where = self.lens.desk, (self.zoom, self.lens.view.origin)
        self.lens.show(Desk(pages, self.edge))
        self.pages_replaced()
        if known and before.places == self.lens.desk.places and where == (self.zoom, self.lens.view.origin):
            for page, area in differing:
                box = self.lens.view.shown(self.lens.desk.on_desk(page, area))
                self.viewport().update(box.toAlignedRect().adjusted(-1, -1, 1, 1))
        else:
            self.moved_on()

    def pages_replaced(self) -> None:
        """Follow new pages; for views that know more about pages."""

    def paint_over(self, painter: QPainter) -> None:
        """Paint over the pages, in pixels of the window; for views that show more than pages."""

    @override
    def sizeHint(self) -> QSize:
        return QSize(720, 820)

    @property
    def zoom(self) -> float:
        """The zoom; 1 is real size."""
        return self.lens.view.zoom

    def set_zoom(self, zoom: float, at: QPointF | None = None) -> None:
        """Show pages at a zoom; the point at a pixel, or in the middle, stays in place."""
        self.lens.zoom_to(zoom, at)
        self.moved_on()

    def zoom_step(self, by: int) -> None:
        """Go to the next larger (1) or smaller (−1) zoom step."""
        self.lens.step(by)
        self.moved_on()

    def fit(self, fit: Fit) -> None:
        """Fit the zoom to the window from now on."""
        self.lens.follow(fit)
        self.moved_on()

    def moved_on(self) -> None:
        """Update the view after scrolling, zooming or a change of pages."""
        self.zoom_box.show_zoom(self.zoom)
        self.zoomed.emit(self.zoom)
        self.viewport().update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self.viewport()) as painter:
            painter.setClipRegion(event.region())
            self._paint_pages(painter, event.rect())
            if self._is_unseen:
                self._is_unseen = False
                self._rests.start()
            self.paint_over(painter)

    def _paint_pages(self, painter: QPainter, wanted: QRect) -> None:
        """Paint canvas and pages, aligned to whole pixels of the screen at any device pixel ratio."""
        ratio, view = self.viewport().devicePixelRatioF(), self.lens.view
        painter.fillRect(wanted, self.ground or QColor(tokens().desk))
        self.tiles.use_scale(view.scale * ratio, in_passing=self._zooms)
        stretched = self.tiles.has_stand_ins
        until = perf_counter() + _FRAME_SECONDS if stretched or self._slides else None
        self.tiles.is_behind = False
        area = QRectF(wanted.x() * ratio, wanted.y() * ratio, wanted.width() * ratio, wanted.height() * ratio).toAlignedRect()
        for number, place in enumerate(self.lens.desk.places):
            box = view.shown(place)
            if not box.adjusted(-12, -12, 12, 12).intersects(QRectF(wanted)):
                continue
            if self.ground is None and not box.contains(QRectF(wanted)):
                shadow(painter, box)
            painter.save()
            painter.scale(1 / ratio, 1 / ratio)
            left, top = round(box.left() * ratio), round(box.top() * ratio)
            if until is not None:
                painter.fillRect(QRectF(left, top, box.width() * ratio, box.height() * ratio), QColor(*self.ink[PAPER]))
                for square, image in self.tiles.stand_ins(number):
                    painter.drawImage(square.translated(left, top), image)
            if not (stretched and self._zooms):
                for corner, image in self.tiles.within(number, area.translated(-left, -top), until):
                    painter.drawImage(corner.x() + left, corner.y() + top, image)
            painter.restore()
        if self.tiles.is_behind:
            self._goes_on.start()
        elif not self._zooms:
            self.tiles.dismiss()

    def slide(self) -> None:
        """Paint new parts square by square until dragging or scrolling ends."""
        self._slides = self._is_unseen = True
        self._rests.start()

    def zoom_in_passing(self, zoom: float, at: QPointF) -> None:
        """Show pages at an intermediate zoom: stretched, and sharp after a pause."""
        self._zooms = True
        self._rests.start()
        self.set_zoom(zoom, at)

    def _sharpen(self) -> None:
        if self._slides and self._is_unseen:
            return  # wait for the paint event, which restarts the timer
        if self._slides and self.tiles.is_behind:
            self._rests.start()  # otherwise the remaining squares would all be painted at once
            return
        self._zooms = self._slides = False
        self._repaint()

    def _repaint(self) -> None:
        self.viewport().update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lens.refresh()
        self._place_zoom_box()
        self.moved_on()

    def _place_zoom_box(self) -> None:
        """Keep the zoom box in the corner, unless a page has placed it elsewhere."""
        if self.zoom_box.parent() is not self:
            return
        self.zoom_box.adjustSize()
        corner = self.viewport().geometry().bottomRight() - QPoint(12, 12)
        self.zoom_box.move(corner.x() - self.zoom_box.width(), corner.y() - self.zoom_box.height())
        self.zoom_box.raise_()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme and the text size."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self.zoom_box.draw_icons()
            self._place_zoom_box()
            self.viewport().update()

    @override
    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self.lens.place()
        self.moved_on()

    @override
    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom with two fingers on a touch screen or a touch pad."""
        if isinstance(event, QNativeGestureEvent) and event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom_in_passing(self.zoom * (1 + event.value()), event.position())
            return True
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                middle = self.viewport().mapFromGlobal(pinch.centerPoint().toPoint())
                self.zoom_in_passing(self.zoom * pinch.scaleFactor(), QPointF(middle))
                return True
        return super().viewportEvent(event)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_in_passing(self.zoom * _WHEEL ** event.angleDelta().y(), event.position())
            event.accept()
        else:
            self.slide()
            super().wheelEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.panning.press(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.panning.move(event):
            self.slide()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.panning.release()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        held, key = event.modifiers(), Qt.Key(event.key())
        if held & Qt.KeyboardModifier.ControlModifier and key not in ARROW_KEYS:
            known = self._zoom_by(key)
        elif held & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier):
            known = False
        else:
            known = self._scroll_by(key)
        if not known:
            event.ignore()

    def _zoom_by(self, key: Qt.Key) -> bool:
        """Zoom if this is a zoom key; return whether it is."""
        if key in STEP_KEYS:
            self.zoom_step(STEP_KEYS[key])
        elif key is Qt.Key.Key_0:
            self.set_zoom(1.0)
        else:
            return False
        return True

    def _scroll_by(self, key: Qt.Key) -> bool:
        """Scroll, or start panning, if this is a key for it; return whether it is."""
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        if key in ARROW_KEYS:
            right, below = ARROW_KEYS[key].value
            across.setValue(across.value() + right * _SCROLLED)
            down.setValue(down.value() + below * _SCROLLED)
        elif key in {Qt.Key.Key_PageDown, Qt.Key.Key_PageUp}:
            down.setValue(down.value() + (1 if key is Qt.Key.Key_PageDown else -1) * down.pageStep() * 9 // 10)
        elif key is Qt.Key.Key_Space:
            self.panning.grip(True)
        else:
            return False
        return True

    @override
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.panning.grip(False)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.panning.grip(False)
        self.viewport().update()
