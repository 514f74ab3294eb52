"""The tile of a slot: a real button, so that keys and screen readers reach each slot."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from metamaker.app.cosmoforce.board.slot_faces import SlotFace
from metamaker.app.cosmoforce.board.tile_paint import STACKED, Drop, TileLook, paint_tile, plus_box
from metamaker.app.overrides import override
from metamaker.app.widgets.rule_help import RULE


class SlotTile(QAbstractButton):
    """A tile that shows a face, and whether its slot is selected. `keys(event)` returns whether it used a key.

    `opened` asks for the choice of systems; `dragged(place)` is sent when a drag of the system starts.
    """

    opened = Signal()
    dragged = Signal(QPoint)
    hovered = Signal(bool)
    focused = Signal()
    menu_wanted = Signal(QPoint)
    """The position on the screen."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = number
        self.keys: Callable[[QKeyEvent], bool] = lambda _: False
        self.face = SlotFace(number)
        self._look = TileLook()
        self._pressed: QPoint | None = None
        self.setObjectName(f"slot-{number}")
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(self.face.description)

    @property
    def is_selected(self) -> bool:
        """Whether its slot is the selected element."""
        return self._look.selected

    @property
    def drop(self) -> Drop:
        """The state of the tile during a drag over the board."""
        return self._look.drop

    def show_face(self, face: SlotFace, drop: Drop = Drop.NOTHING) -> None:
        """Show the contents of a slot, or its contents after a drop."""
        if face != self.face:
            self.face = face
            self.setAccessibleName(face.description)
            self.setAccessibleDescription(face.problem or face.effect)
            self.setProperty(RULE, face.rule)
            self.update()
        self._see(drop=drop)

    def select(self, selected: bool) -> None:
        """Show whether the slot is selected."""
        self._see(selected=selected)

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the size of the icon with the name below it."""
        em = self.fontMetrics().height()
        return QSize(round(STACKED[0] * em), round(STACKED[1] * em))

    @override
    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_tile(painter, QRectF(self.rect()), self.face, self._look, self.devicePixelRatioF())

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select the slot; a press on the plus of an empty one opens the choice of systems on release."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()
        self.clicked.emit()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Start a drag of the system."""
        at = event.position().toPoint()
        self._see(on_plus=self._is_on_plus(at))
        if self._pressed is None or not self.face.icon or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        if (at - self._pressed).manhattanLength() >= QApplication.startDragDistance():
            pressed, self._pressed = self._pressed, None
            self.dragged.emit(pressed)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is not None and self._is_on_plus(pressed) and self._is_on_plus(event.position().toPoint()):
            self.opened.emit()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the choice of systems."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = None
            self.opened.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Offer the key to `keys`; unused keys go to the parent widgets."""
        if not self.keys(event):
            event.ignore()

    @override
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Do nothing on release, because the space bar would click a button."""
        event.ignore()

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu; for the menu key, below the icon."""
        is_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        self.menu_wanted.emit(self.mapToGlobal(self.rect().center()) if is_key else event.globalPos())

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._see(focused=True)
        self.focused.emit()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keep the look of a focused tile if a menu or the choice of systems has taken the focus."""
        super().focusOutEvent(event)
        self._see(focused=event.reason() is Qt.FocusReason.PopupFocusReason)

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._see(hovered=True, on_plus=self._is_on_plus(event.position().toPoint()))
        self.hovered.emit(True)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._see(hovered=False, on_plus=False)
        self.hovered.emit(False)

    def _is_on_plus(self, at: QPoint) -> bool:
        em = self.fontMetrics().height()
        return not self.face.icon and plus_box(QRectF(self.rect()), em).contains(at.toPointF())

    def _see(self, **what: bool | Drop) -> None:
        look = self._look._replace(**what)  # type: ignore[arg-type]
        if look != self._look:
            self._look = look
            self.setCursor(Qt.CursorShape.PointingHandCursor if look.on_plus else Qt.CursorShape.ArrowCursor)
            self.update()
