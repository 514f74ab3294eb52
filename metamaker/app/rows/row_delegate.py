"""What the painters of rows share: the ground that says whether a row is selected, hovered or has the keys."""

from typing import Any

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from metamaker.app.models.index import Index


class RowDelegate(QStyledItemDelegate):
    """Paints rows whose words and signs it lays out itself."""

    def paint_ground(self, painter: QPainter, option: Any, index: Index) -> QStyleOptionViewItem:
        """Paint a row as the style does, without its text; return the option that the style was given."""
        styled = QStyleOptionViewItem(option)
        self.initStyleOption(styled, index)
        styled.text = ""
        option.widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, styled, painter, option.widget)
        return styled
