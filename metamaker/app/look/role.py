"""The look of a widget that changes while it is seen."""

from PySide6.QtWidgets import QWidget


def set_role(widget: QWidget, role: str) -> None:
    """Give a widget another role; see `style_sheet.ROLES`. Qt reads the property of what is seen already only when told to."""
    if widget.property("role") != role:
        widget.setProperty("role", role)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
