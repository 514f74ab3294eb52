"""Labels for words that may come from anybody: shown as they are, never read as markup."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


def words_label(role: str, parent: QWidget, text: str = "") -> QLabel:
    """Return a label in the look `role`, in plain text."""
    label = QLabel(text, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("role", role)
    return label
