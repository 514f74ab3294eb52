"""Unobtrusive messages with buttons: a bar with one message, and a notice in a narrow panel."""

import re
from collections.abc import Callable, Sequence
from typing import Literal

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton, QSizePolicy, QWidget
from shiboken6 import isValid

from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.widgets.kit import column_in, push_button, row_in
from metamaker.app.widgets.layouts import FlowLayout
from metamaker.core.sanitize import visible

Offer = tuple[str, Callable[[], None]]
"""Label and action of a button."""


Tone = Literal["info", "error"]

_MOST_LETTERS, _LONGEST_WORD = 800, 120


def bounded(text: str) -> str:
    """Return the text of a message, so that untrusted keys and names neither widen the window nor fill it.

    Long texts are cut, overlong words can be broken, and invisible characters are spelled out.
    """
    short = text if len(text) <= _MOST_LETTERS else f"{text[:_MOST_LETTERS]}…"
    return re.sub(rf"\S{{{_LONGEST_WORD}}}(?=\S)", "\\g<0>\u200b", visible(short, keep="\n"))


class Message(QFrame):
    """One sentence with buttons. A press on a button closes it."""

    gone = Signal()

    def __init__(self, key: str, text: str, offers: Sequence[Offer], tone: Tone, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = key
        self.setProperty("role", "message")
        self.setProperty("tone", tone)
        self.label = QLabel(bounded(text), self)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setWordWrap(True)
        self.label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(bounded(text))
        row_in(self, (self.label, 1), *(self._button(words, act) for words, act in offers), margin=None)

    def _button(self, words: str, act: Callable[[], None]) -> QPushButton:
        button = push_button(words, self, self.close_message)
        button.clicked.connect(lambda _: act())
        return button

    def close_message(self) -> None:
        """Close the message."""
        self.hide()
        self.setParent(None)
        self.deleteLater()
        self.gone.emit()


class MessageBar(QWidget):
    """A column of messages at the top of the window. A message replaces one with the same key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        half = self.fontMetrics().height() // 2
        self._rows = column_in(self, margin=(half, half, half, 0))
        self.hide()

    @property
    def messages(self) -> tuple[Message, ...]:
        """The shown messages."""
        return tuple(self.findChildren(Message, options=Qt.FindChildOption.FindDirectChildrenOnly))

    def tell(self, key: str, text: str, offers: Sequence[Offer] = (), tone: Tone = "info") -> None:
        """Show `text`; the last button only closes it. The tone shows whether it is an error."""
        self.drop(key)
        message = Message(key, text, (*offers, (tr("window-common-close"), lambda: None)), tone, self)
        self._rows.addWidget(message)
        message.gone.connect(self._empty)
        self.show()
        QAccessible.updateAccessibility(QAccessibleEvent(message, QAccessible.Event.Alert))

    def _empty(self) -> None:
        self.setVisible(bool(self.messages))

    def drop(self, key: str) -> None:
        """Remove the message with this key."""
        for message in self.messages:
            if message.key == key:
                message.close_message()


_LOOK_UP_MS, _LETTER_MS = 4000, 60
"""Time until a short-lived message closes, and extra time for each character."""


class Notice(QFrame):
    """Shows one message or question at a time. The last button and Escape only close it. It does not block other work."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "message")
        self.label = QLabel(self)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setWordWrap(True)
        self.label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._row = QWidget(self)
        self._flow = FlowLayout(self._row, self.fontMetrics().height() // 2)
        column_in(self, self.label, self._row, margin=None)
        self.buttons: tuple[QPushButton, ...] = ()
        """The buttons of the shown message. The last one closes it."""
        self._before: QWidget | None = None
        self._going = QTimer(self)
        self._going.setSingleShot(True)
        self._going.timeout.connect(self._go)
        self.hide()

    @property
    def text(self) -> str:
        """The shown text, or empty."""
        return "" if self.isHidden() else self.label.text()

    def tell(self, text: str) -> None:
        """Show a message until it is closed or replaced, or `pass_on` removes it."""
        self.ask(text, (), tr("window-common-close"))

    def tell_briefly(self, text: str) -> None:
        """Show a message that closes after a reading time."""
        self.tell(text)
        self._going.start(_LOOK_UP_MS + _LETTER_MS * len(text))

    def pass_on(self) -> None:
        """Remove a message; a question stays until it is answered."""
        if len(self.buttons) == 1:
            self.close_notice()

    def ask(self, text: str, offers: Sequence[Offer], other: str) -> None:
        """Ask a question; `other` is the label of the button that does nothing."""
        focus = QApplication.focusWidget()
        if focus is None or not self.isAncestorOf(focus):
            self._before = focus
        self._going.stop()
        self._flow.clear()
        self.label.setText(bounded(text))
        self.setAccessibleName(text)
        self.buttons = tuple(self._button(words, act) for words, act in (*offers, (other, lambda: None)))
        for button in self.buttons:
            self._flow.addWidget(button)
        self.show()
        if offers:
            self.buttons[-1].setFocus()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def _go(self) -> None:
        """Close, or try again a little later if the pointer or the focus is inside."""
        focus = QApplication.focusWidget()
        if self.underMouse() or (focus is not None and self.isAncestorOf(focus)):
            self._going.start(_LOOK_UP_MS)
        else:
            self.close_notice()

    def close_notice(self) -> None:
        """Close, and return the focus to its previous widget."""
        self._going.stop()
        focus = QApplication.focusWidget()
        has_focus = focus is not None and self.isAncestorOf(focus)
        self.hide()
        if has_focus and self._before is not None and isValid(self._before):
            self._before.setFocus()

    def _button(self, words: str, act: Callable[[], None]) -> QPushButton:
        button = push_button(words, self._row, self.close_notice)
        button.clicked.connect(lambda _: act())
        return button

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_notice()
        else:
            super().keyPressEvent(event)
