"""Overlays next to an element of the sheet: its info card and its editor."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QFrame,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from metamaker.app.canvas.handles import hidden
from metamaker.app.overrides import override

_AWAY = 10
"""Pixels between the card and its element."""

_EMS = 24
"""Width limit of the lines, in heights of a line."""


class HoverCard(QFrame):
    """A card over the visible part of a widget; it never takes the pointer and is never below it."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._widget = over
        self.setProperty("role", "tip")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text = QLabel(self)
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setWordWrap(True)
        self.hide()

    @property
    def _over(self) -> QWidget:
        # Look it up each time: Qt makes the viewport, and its Python wrapper may be deleted earlier.
        return self._widget.viewport() if isinstance(self._widget, QAbstractScrollArea) else self._widget

    @property
    def html(self) -> str:
        """The text of the card."""
        return self._text.text()

    def tell(self, html: str, about: QRect, pointer: QPoint, others: Sequence[QRectF] = ()) -> None:
        """Show `html` next to the box `about`, away from the pointer, where it hides least of `others`.

        An empty text hides the card.
        """
        if not html:
            self.hide()
            return
        if html != self._text.text():
            self._text.setText(html)
        self._fit()
        self.move(self._place(about, pointer, others))
        self.show()
        self.raise_()

    def _fit(self) -> None:
        unit = self.fontMetrics().height()
        beside, above = unit * 2 // 3, unit // 2
        most = min(_EMS * unit, self._over.width() - 2 * (_AWAY + beside))
        self._text.setWordWrap(False)
        width = min(most, self._text.sizeHint().width())
        self._text.setWordWrap(True)
        height = self._text.heightForWidth(width)
        self._text.setGeometry(beside, above, width, height)
        self.resize(width + 2 * beside, height + 2 * above)

    def _place(self, about: QRect, pointer: QPoint, others: Sequence[QRectF]) -> QPoint:
        """Return the place in the window that hides least: right, left, below, above, finally a corner.

        It is never at the pointer.
        """
        room, size = self._over.rect(), self.size()
        near = QRect(pointer - QPoint(_AWAY, _AWAY), pointer + QPoint(2 * _AWAY, 2 * _AWAY))
        x = min(max(pointer.x() + 2 * _AWAY, about.left()), room.right() - size.width())
        attempts = (
            QPoint(about.right() + _AWAY, about.top()),
            QPoint(about.left() - _AWAY - size.width(), about.top()),
            QPoint(x, about.bottom() + _AWAY),
            QPoint(x, about.top() - _AWAY - size.height()),
            pointer + QPoint(2 * _AWAY, 2 * _AWAY),
            pointer - QPoint(_AWAY + size.width(), _AWAY + size.height()),
        )
        boxes = [QRect(attempt, size) for attempt in attempts]
        free = [box for box in boxes if room.contains(box) and not box.intersects(near)]
        if not free:
            return self._corner(room, pointer)
        return min(free, key=lambda box: hidden(QRectF(box), others)).topLeft()

    def _corner(self, room: QRect, pointer: QPoint) -> QPoint:
        x = 0 if pointer.x() > room.center().x() else room.right() - self.width()
        y = 0 if pointer.y() > room.center().y() else room.bottom() - self.height()
        return QPoint(x, y)


_MOST_OF_EDITOR = 2
"""The largest size of an editor over a large element, in its preferred sizes."""


class PlacedEditor(QObject):
    """Watches an editor; `closed(ref, kept)` is sent once, before the editor closes."""

    closed = Signal(str, bool)

    def __init__(self, ref: str, editor: QWidget, over: QWidget) -> None:
        super().__init__(over)
        self.ref = ref
        self.editor = editor
        self._open = True
        editor.setParent(over)
        editor.setAutoFillBackground(True)
        for each in (editor, *editor.findChildren(QWidget)):
            each.installEventFilter(self)

    def place(self, box: QRect, room: QRect) -> None:
        """Place the editor over a box, at least in its preferred size, within the window. A large box is not covered."""
        least = self._least()
        size = box.size().boundedTo(least * _MOST_OF_EDITOR).expandedTo(least)
        left = min(max(box.left(), room.left()), max(room.left(), room.right() - size.width()))
        top = min(max(box.center().y() - size.height() // 2, room.top()), max(room.top(), room.bottom() - size.height()))
        self.editor.setGeometry(left, top, size.width(), size.height())

    def _least(self) -> QSize:
        return self.editor.sizeHint().expandedTo(self.editor.minimumSizeHint())

    def open(self) -> None:
        """Show the editor, give it the focus and select its text."""
        self.editor.show()
        self.editor.raise_()
        self.editor.setFocus(Qt.FocusReason.OtherFocusReason)
        for each in (self.editor, *self.editor.findChildren(QWidget)):
            if isinstance(each, QLineEdit | QAbstractSpinBox | QPlainTextEdit | QTextEdit):
                each.selectAll()

    def close(self, *, kept: bool) -> None:
        """Close the editor."""
        if self._open:
            self._open = False
            if not kept:
                self._silence()
            self.closed.emit(self.ref, kept)
            self.editor.hide()
            self.editor.deleteLater()
            self.deleteLater()

    def _silence(self) -> None:
        """Stop the editor from sending its value when it loses the focus; Escape discards the value."""
        for each in (self.editor, *self.editor.findChildren(QWidget)):
            each.blockSignals(True)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self._open:
            return False
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._key(watched, event)
        if isinstance(event, QFocusEvent) and event.lostFocus() and self._is_left(event.reason()):
            self.close(kept=True)
        return False

    def _key(self, watched: QObject, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape:
            self.close(kept=False)
            return True
        lines = isinstance(watched, QPlainTextEdit | QTextEdit)
        held = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and (held or not lines):
            # the editor handles the key first and commits its text
            QTimer.singleShot(0, self, lambda: self.close(kept=True))
        return False

    def _is_left(self, reason: Qt.FocusReason) -> bool:
        """Return whether the focus moved within the window, except to a list opened by the editor."""
        return (
            reason not in {Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason} and not self.holds_focus()
        )

    def holds_focus(self) -> bool:
        """Return whether the editor or one of its children has the focus."""
        focused = QApplication.focusWidget()
        return focused is not None and (focused is self.editor or self.editor.isAncestorOf(focused))
