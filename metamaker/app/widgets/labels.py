"""Labels that shrink with an ellipsis, and labels for untrusted text, never read as markup."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QStyle, QStyleOptionComboBox, QStylePainter, QVBoxLayout, QWidget

from metamaker.app.overrides import override
from metamaker.app.texts import plain_tip
from metamaker.app.theme.theme import tokens
from metamaker.app.widgets.boxes import ComboBox
from metamaker.app.widgets.kit import column_in, styled


def words_label(role: str, parent: QWidget, text: str = "", *, wraps: bool = False) -> QLabel:
    """Return a label in plain text with the role `role`, on one line or wrapped."""
    label = styled(QLabel(text, parent), role)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wraps)
    return label


def names_label(role: str, parent: QWidget) -> QLabel:
    """Return a wrapped label in plain text that is never wider than its room, for texts with names of any length."""
    label = words_label(role, parent, wraps=True)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return label


class ElidedLabel(QLabel):
    """A label of plain text on one line, as wide as its text or less."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the width of a few letters."""
        return QSize(self.fontMetrics().averageCharWidth() * 6, super().minimumSizeHint().height())

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the text, cut to the available room."""
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            room = self.contentsRect()
            text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, int(self.alignment() | Qt.AlignmentFlag.AlignVCenter), text)
            tip = plain_tip(self.text()) if text != self.text() else ""
            if tip != self.toolTip():
                self.setToolTip(tip)


class SteadyLabel(QLabel):
    """A label of wrapped plain text with room for `lines` lines of any text, or for one line if there is little height."""

    def __init__(self, parent: QWidget, lines: int) -> None:
        super().__init__(parent)
        self.lines = lines
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    @override
    def hasHeightForWidth(self) -> bool:
        return False

    @override
    def sizeHint(self) -> QSize:
        return QSize(0, self.lines * self.fontMetrics().lineSpacing() + 2)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().lineSpacing() + 2)


_ICON_GAP = 8
"""Pixels that Qt leaves around the icon of a combo box."""


class ElidedCombo(ComboBox):
    """A combo box for names of any length. `hint`, as HTML, is its tooltip, below the full text if it was cut."""

    hint = ""

    @property
    def shown(self) -> str:
        """The current text, cut to the available room."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self)
        gap = self.fontMetrics().averageCharWidth()
        gap += 0 if option.currentIcon.isNull() else option.iconSize.width() + _ICON_GAP
        return self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room.width() - gap)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the box with its text."""
        text = self.shown
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = text
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        tip = f"{plain_tip(self.currentText()) if text != self.currentText() else ''}{self.hint}"
        if tip != self.toolTip():
            self.setToolTip(tip)


class PressableLabel(ElidedLabel):
    """An underlined line; `pressed` by mouse, Space or Return."""

    pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Emit a press that ends inside."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.pressed.emit()
        event.accept()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept the press, because there is no release without it."""
        event.accept()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Emit a press on Space or Return."""
        if event.key() in {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.pressed.emit()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the text underlined, and a frame with the focus."""
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            room, letters = self.contentsRect(), self.fontMetrics()
            long = min(room.width(), letters.horizontalAdvance(self.text()))
            foot = room.center().y() + letters.ascent() // 2 + 2
            painter.drawLine(room.left(), foot, room.left() + long, foot)
            if self.hasFocus():
                painter.setPen(tokens().accent)
                painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


def titled_card(title: str, parent: QWidget) -> tuple[QFrame, QVBoxLayout]:
    """Return a card with a heading, and its column."""
    card = styled(QFrame(parent), "card")
    em = card.fontMetrics().height()
    heading = styled(QLabel(title.upper(), card), "heading")
    rows = column_in(card, heading, gap=em // 4, margin=em)
    return card, rows
