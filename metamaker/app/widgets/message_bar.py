"""A quiet bar inside the window that tells one thing and offers what to do about it; never in the way of the work."""

from collections.abc import Callable, Sequence
from typing import Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

Offer = tuple[str, Callable[[], None]]
"""What a button says, and what it does."""


Tone = Literal["info", "error"]


class Message(QFrame):
    """One sentence with buttons. It goes when one is pressed."""

    gone = Signal()

    def __init__(self, key: str, text: str, offers: Sequence[Offer], tone: Tone, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = key
        self.setProperty("role", "message")
        self.setProperty("tone", tone)
        row = QHBoxLayout(self)
        self.label = QLabel(text, self)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setWordWrap(True)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(text)
        row.addWidget(self.label, 1)
        for words, act in offers:
            row.addWidget(self._button(words, act))

    def _button(self, words: str, act: Callable[[], None]) -> QPushButton:
        button = QPushButton(words, self)
        button.setProperty("role", "secondary")
        button.clicked.connect(self.close_message)
        button.clicked.connect(lambda _: act())
        return button

    def close_message(self) -> None:
        """Take the message away."""
        self.hide()
        self.setParent(None)
        self.deleteLater()
        self.gone.emit()


class MessageBar(QWidget):
    """Messages below one another, at the top of the window. A message takes the place of one with the same key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = QVBoxLayout(self)
        half = self.fontMetrics().height() // 2
        self._rows.setContentsMargins(half, half, half, 0)
        self.hide()

    @property
    def messages(self) -> tuple[Message, ...]:
        """What is told now."""
        return tuple(self.findChildren(Message, options=Qt.FindChildOption.FindDirectChildrenOnly))

    def tell(self, key: str, text: str, offers: Sequence[Offer] = (), tone: Tone = "info") -> None:
        """Tell `text`; the last button only takes it away. The tone says whether something went wrong."""
        self.drop(key)
        message = Message(key, text, (*offers, (self.tr("Close"), lambda: None)), tone, self)
        self._rows.addWidget(message)
        message.gone.connect(self._empty)
        self.show()
        QAccessible.updateAccessibility(QAccessibleEvent(message, QAccessible.Event.Alert))

    def _empty(self) -> None:
        self.setVisible(bool(self.messages))

    def drop(self, key: str) -> None:
        """Take away the message with this key."""
        for message in self.messages:
            if message.key == key:
                message.close_message()
