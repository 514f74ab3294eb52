"""The labels in the rows of the start page."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from metamaker.app.widgets.elided_label import ElidedLabel


def row_label(role: str, parent: QWidget) -> ElidedLabel:
    """Return a label in the look `role` that leaves the mouse to the row."""
    label = ElidedLabel(parent)
    label.setProperty("role", role)
    label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return label
