"""Overlay at the bottom of the window: short messages, and a line about work in the background.

It covers the content, so that no room is reserved for rare messages, and nothing moves when one appears.
"""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QProgressBar, QStatusBar, QWidget

from metamaker.app.background import Background
from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.widgets.buttons import buttons_in
from metamaker.app.widgets.kit import named, push_button, row_in

SHOWN_MS = 6000
"""Long enough to look down and read a line, and over before the user does something different."""

_LINES = 1.8
"""Height in lines of text."""


def free_place(window: QWidget, size: QSize, gap: int, without: QWidget) -> QRect:
    """Return a place at the lower edge of a window that covers no button, or as few as possible.

    `gap` is the distance from the edges. The buttons of `without` do not count.
    """
    buttons = [button for button in buttons_in(window) if button.isVisible() and not without.isAncestorOf(button)]
    taken = [_box_of(button, window) for button in buttons]
    right, middle = window.width() - size.width() - gap, (window.width() - size.width()) // 2
    rows = range(window.height() - size.height() - gap, window.height() // 2, -(size.height() + gap))
    places = [QRect(QPoint(left, top), size) for top in rows for left in (gap, middle, right)]
    return min(places, key=lambda place: sum(place.intersects(box) for box in taken))


def _box_of(part: QWidget, window: QWidget) -> QRect:
    return QRect(part.mapTo(window, QPoint(0, 0)), part.size())


class StatusBar(QStatusBar):
    """Shows a message for a few seconds, and running work while it lasts. Hidden otherwise.

    It is at the lower edge of `parent`, where it covers no button. A message lets mouse events through to the content below.
    `cancelled` is emitted when the user cancels the work.
    """

    cancelled = Signal()

    def __init__(self, background: Background, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self.setContentsMargins(0, 0, 0, 0)
        self._window = parent
        self._background = background
        self._is_new = False
        self._work = QWidget(self)
        self._text = QLabel(self._work)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._line = named(QProgressBar(self._work), tr("window-common-progress"))
        self._line.setTextVisible(False)
        self._line.setFixedWidth(self.fontMetrics().averageCharWidth() * 20)
        self._cancel = push_button(tr("window-common-cancel"), self._work, self._stop, "link")
        row_in(self._work, self._text, self._line, self._cancel)
        self.addPermanentWidget(self._work)
        self._work.hide()
        background.busy.connect(self.show_work)
        self.messageChanged.connect(self._place)
        parent.installEventFilter(self)
        self.hide()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the bottom of the window."""
        if event.type() is QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._place()

    def _place(self) -> None:
        """Fit the width to the text; hide without one."""
        is_working = not self._work.isHidden()
        self.setVisible(is_working or bool(self.currentMessage()))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not is_working)
        if self.isHidden():
            return
        window, line = self._window, self.fontMetrics()
        gap = line.height() // 2
        words = line.horizontalAdvance(self.currentMessage()) + 2 * line.height()
        width = min(words + (self._work.sizeHint().width() if is_working else 0), window.width() - 2 * gap)
        height = max(round(line.height() * _LINES), self._work.sizeHint().height() if is_working else 0)
        self.setGeometry(free_place(window, QSize(width, height), gap, self))
        self.raise_()

    def say(self, text: str) -> None:
        """Show a short message for some seconds, or until `go_on`."""
        self._is_new = True
        self.showMessage(text, SHOWN_MS)
        QTimer.singleShot(0, self, self._grow_old)

    def go_on(self) -> None:
        """Remove a message about an earlier action. A message about the present action stays."""
        if not self._is_new:
            self.clearMessage()

    def _grow_old(self) -> None:
        self._is_new = False

    def show_work(self, text: str, done: int, total: int) -> None:
        """Show a line about work and its progress; hide it for an empty text."""
        self._work.setVisible(bool(text))
        self._text.setText(text)
        self._line.setRange(0, total)
        self._line.setValue(done)
        self._place()

    def _stop(self) -> None:
        self.cancelled.emit()
        for job in self._background.jobs:
            if job.text:
                job.cancel()
        self._background.show()
