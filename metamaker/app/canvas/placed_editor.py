"""An editor that lies over an element of the sheet until it is done with: Enter or a look elsewhere keep, Escape does not."""

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QWidget


class PlacedEditor(QObject):
    """Watches an editor; `closed(ref, kept)` is sent once, before the editor goes."""

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
        """Lay the editor over a box, at least as large as it wants to be, within the window."""
        size = box.size().expandedTo(self._least())
        left = min(max(box.left(), room.left()), max(room.left(), room.right() - size.width()))
        top = min(max(box.center().y() - size.height() // 2, room.top()), max(room.top(), room.bottom() - size.height()))
        self.editor.setGeometry(left, top, size.width(), size.height())

    def _least(self) -> QSize:
        return self.editor.sizeHint().expandedTo(self.editor.minimumSizeHint())

    def open(self) -> None:
        """Show the editor and give it the keys; what is typed takes the place of what was there."""
        self.editor.show()
        self.editor.raise_()
        self.editor.setFocus(Qt.FocusReason.OtherFocusReason)
        for each in (self.editor, *self.editor.findChildren(QWidget)):
            if isinstance(each, QLineEdit | QAbstractSpinBox | QPlainTextEdit | QTextEdit):
                each.selectAll()

    def close(self, *, kept: bool) -> None:
        """Be done with the editor."""
        if self._open:
            self._open = False
            if not kept:
                self._silence()
            self.closed.emit(self.ref, kept)
            self.editor.hide()
            self.editor.deleteLater()
            self.deleteLater()

    def _silence(self) -> None:
        """Editors tell what is in them when they lose the keys, which is not meant by Escape."""
        for each in (self.editor, *self.editor.findChildren(QWidget)):
            each.blockSignals(True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """See Qt."""
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
            # the editor sees the key first, so that it can take what was typed
            QTimer.singleShot(0, self, lambda: self.close(kept=True))
        return False

    def _is_left(self, reason: Qt.FocusReason) -> bool:
        """Whether the keys went elsewhere in the window, not to a list that the editor has opened or to another window."""
        return (
            reason not in {Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason} and not self.holds_focus()
        )

    def holds_focus(self) -> bool:
        """Whether the keys go to the editor or something in it."""
        focused = QApplication.focusWidget()
        return focused is not None and (focused is self.editor or self.editor.isAncestorOf(focused))
