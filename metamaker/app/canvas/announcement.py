"""Telling screen readers what is selected on a canvas."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QTextDocumentFragment
from PySide6.QtWidgets import QWidget


def plain(html: str) -> str:
    """Return HTML as one line of plain text."""
    return " ".join(QTextDocumentFragment.fromHtml(html).toPlainText().split())


def announce(widget: QWidget, text: str) -> None:
    """Make `text` the description of a widget, and say it if somebody listens."""
    widget.setAccessibleDescription(text)
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.DescriptionChanged))
        if text:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
