"""A choice that gives way: a text that does not fit ends in dots, and is in the tool tip."""

import html

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter


class ElidedCombo(QComboBox):
    """A combo box for names of any length. `hint`, as HTML, is its tool tip below the text that does not fit."""

    hint = ""

    @property
    def shown(self) -> str:
        """The current text as far as there is room for it."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self)
        gap = self.fontMetrics().averageCharWidth()
        return self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room.width() - gap)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Draw the box with its text."""
        text = self.shown
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = text
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        whole = f"<p>{html.escape(self.currentText())}</p>" if self.hint else html.escape(self.currentText())
        tip = f"{whole if text != self.currentText() else ''}{self.hint}"
        if tip != self.toolTip():
            self.setToolTip(tip)
