"""At the foot of the window: short messages, and a quiet line for what is done in the background.

They lie over what is there, so that the window keeps no room for what is seldom said, and nothing moves when it is.
"""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QLabel, QProgressBar, QStatusBar, QWidget

from metamaker.app.background import Background
from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.widgets.kit import named, push_button, row_in

SHOWN_MS = 6000
"""Long enough to look down and read a line, and gone before it is about something else."""

_LINES = 1.8
"""Height in lines of text."""


class StatusBar(QStatusBar):
    """Says what happened for a few seconds, and what is being done as long as it is; there only while it says something.

    It lies at the foot of `parent`, at the left. A message lets the mouse through to what is below it.
    """

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
        background.busy.connect(self._show)
        self.messageChanged.connect(self._place)
        parent.installEventFilter(self)
        self.hide()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the foot of the window."""
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
        """Be as wide as what is said, where that is; away without anything."""
        is_working = not self._work.isHidden()
        self.setVisible(is_working or bool(self.currentMessage()))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not is_working)
        window, line = self._window, self.fontMetrics()
        words = line.horizontalAdvance(self.currentMessage()) + 2 * line.height()
        width = min(words + (self._work.sizeHint().width() if is_working else 0), window.width())
        height = max(round(line.height() * _LINES), self._work.sizeHint().height() if is_working else 0)
        self.setGeometry(0, window.height() - height, width, height)
        self.raise_()

    def say(self, text: str) -> None:
        """Show a short message for some seconds, or until `go_on`."""
        self._is_new = True
        self.showMessage(text, SHOWN_MS)
        QTimer.singleShot(0, self, self._grow_old)

    def go_on(self) -> None:
        """Take a message away that is about what was done before; one about what is being done just now stays."""
        if not self._is_new:
            self.clearMessage()

    def _grow_old(self) -> None:
        self._is_new = False

    def _show(self, text: str, done: int, total: int) -> None:
        self._work.setVisible(bool(text))
        self._text.setText(text)
        self._line.setRange(0, total)
        self._line.setValue(done)
        self._place()

    def _stop(self) -> None:
        for job in self._background.jobs:
            if job.text:
                job.cancel()
        self._background.show()
