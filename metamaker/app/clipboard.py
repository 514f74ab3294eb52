"""The clipboard, also on systems where it is still empty."""

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication


def clipboard_data() -> QMimeData:
    """Return the data on the clipboard; without any, Qt returns None, which this function replaces by empty data."""
    found: QMimeData | None = QGuiApplication.clipboard().mimeData()
    return QMimeData() if found is None else found
