"""A number of the live card: name, value and the effect of the last edit. A press asks for an explanation."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from metamaker.app.overrides import override
from metamaker.app.texts import labelled, plain_tip, tr
from metamaker.app.theme.fonts import bold_font, scaled_font, small_font
from metamaker.app.theme.theme import tokens
from metamaker.core.amounts import at_most
from metamaker.core.messages import in_force
from metamaker.core.stat import Number, Stat

_TENTH = 0.05
"""Smaller changes are not shown."""

SLIGHT = 0.1
"""A smaller change would have one digit or none, with a rounding error of half its value."""

_LABEL_EMS = 6.0
"""Preferred width of a label in heights of its line; longer ones are cut."""

_LARGE = 2.0
"""Scale of a value from which it has room for its whole label."""

_SMALLER = (1.0, 0.9, 0.8, 0.7, 0.6)
"""Parts of its size at which a value may be written, so that a change has room next to it."""

_USUAL_CHANGE = "+0.0"
"""A change as wide as most. Room for it is kept free, so that nothing moves when a change comes or goes."""

_LEAST_EMS = 3
"""Width to which a label is cut before its number is. The first word of the label is still legible."""

NOTHING = "–"


class Figure(QAbstractButton):
    """Shows one Stat with its value in `scale` times the surrounding text size. A press asks for its explanation."""

    def __init__(self, scale: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scale = scale
        self._value = NOTHING
        self._label = ""
        self._change: float = 0.0
        self._better = 0
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def change(self) -> float:
        """The change of the number by the last edit; 0 for none."""
        return self._change

    def show_stat(self, stat: Stat, change: float) -> None:
        """Show a number and the change by the last edit."""
        self._better = stat.better
        value, label = str(stat.shown) or figure(stat.value), str(stat.label)
        value = in_force().with_unit(value, stat.unit) if stat.value is not None else value
        change = change if abs(change) >= _TENTH else 0.0
        if (value, label, change) == (self._value, self._label, self._change):
            return
        is_wider = len(value) != len(self._value) or label != self._label
        self._value, self._label, self._change = value, label, change
        self.setProperty("rule", stat.rule)
        self.setAccessibleName(labelled(label, value))
        self.setToolTip(plain_tip(label))
        self.setAccessibleDescription(self.change_text)
        if is_wider:
            self.updateGeometry()
        self.update()

    @property
    def change_colour(self) -> str:
        """The colour of the change: that of good or bad news, or of neither."""
        news = self._change * self._better
        return tokens().good if news > 0 else tokens().error if news < 0 else tokens().quiet

    @property
    def change_text(self) -> str:
        """The written change, with a sign and an arrow; empty for none."""
        if not self._change:
            return ""
        return tr("window-widgets-since-last-edit", change=signed(self._change))

    @override
    def sizeHint(self) -> QSize:
        big, small = QFontMetrics(self._big()), QFontMetrics(self._small())
        gap = small.height() // 3
        label = self.label_width - 2 * gap
        if self._scale < _LARGE:
            label = min(label, round(_LABEL_EMS * small.height()))
        width = max(big.horizontalAdvance(self._value) + self._beside(), label)
        return QSize(width + 2 * gap, big.height() + small.height() + gap)

    @property
    def label_width(self) -> int:
        """The width in which the label is not cut."""
        small = QFontMetrics(self._small())
        # Widths are whole pixels, and a missing fraction would cut the label.
        return small.horizontalAdvance(self._label) + 1 + 2 * (small.height() // 3)

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the size of a large label, or of a small number in its smallest size: small labels can be cut."""
        hint, small = self.sizeHint(), QFontMetrics(self._small())
        if self._scale >= _LARGE:
            return QSize(min(hint.width(), self.label_width), hint.height())
        number = QFontMetrics(self._big(_SMALLER[-1])).horizontalAdvance(self._value)
        least = max(number, _LEAST_EMS * small.height()) + 2 * (small.height() // 3)
        return QSize(min(hint.width(), least), hint.height())

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Update the size after a change of font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            look = tokens()
            self._ground(painter)
            high, low = QFontMetrics(self._big()), QFontMetrics(self._small())
            gap = low.height() // 3
            base = gap // 2 + high.ascent()
            number = self._fitting(self.width() - 2 * gap)
            painter.setFont(number)
            painter.setPen(QColor(look.ink))
            painter.drawText(QPointF(gap, base), self._value)
            if self._change:
                self._paint_change(painter, QPointF(2 * gap + QFontMetrics(number).horizontalAdvance(self._value), base))
            painter.setFont(self._small())
            painter.setPen(QColor(look.quiet))
            label = low.elidedText(self._label, Qt.TextElideMode.ElideRight, self.width() - 2 * gap)
            painter.drawText(QPointF(gap, gap // 2 + high.height() + low.ascent()), label)

    def _fitting(self, room: int) -> QFont:
        """Return the largest font in which the number leaves room for a change next to it."""
        small = QFontMetrics(self._small())
        beside = max(self._beside(), small.height() // 3 + self._arrow() + small.horizontalAdvance(signed(self._change)))
        fonts = [self._big(part) for part in _SMALLER]
        fitting = (font for font in fonts if QFontMetrics(font).horizontalAdvance(self._value) + beside <= room)
        return next(fitting, fonts[-1])

    def _ground(self, painter: QPainter) -> None:
        look, box = tokens(), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        option = QStyleOptionButton()
        option.initFrom(self)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.setPen(QPen(QColor(look.accent), 2.0) if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.setBrush(
            QColor(look.accent_tint if self.isDown() else look.hover) if hovered or self.isDown() else Qt.BrushStyle.NoBrush
        )
        painter.drawRoundedRect(box, 5.0, 5.0)

    def _beside(self) -> int:
        """Return the room for a usual change next to the number."""
        small = QFontMetrics(self._small())
        return small.height() // 3 + self._arrow() + small.horizontalAdvance(_USUAL_CHANGE)

    def _paint_change(self, painter: QPainter, at: QPointF) -> None:
        """Paint an up or down arrow and the signed change, so that it does not depend on colour; only the arrow if narrow."""
        grew = self._change > 0
        colour = QColor(self.change_colour)
        side = self._arrow() * 0.8
        tip, foot = (at.y() - side, at.y()) if grew else (at.y(), at.y() - side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF([QPointF(at.x(), foot), QPointF(at.x() + side, foot), QPointF(at.x() + side / 2, tip)]))
        text, place = signed(self._change), at + QPointF(self._arrow(), 0.0)
        painter.setFont(self._small())
        painter.setPen(colour)
        if place.x() + painter.fontMetrics().horizontalAdvance(text) <= self.width():
            painter.drawText(place, text)

    def _arrow(self) -> int:
        return QFontMetrics(self._small()).height() * 2 // 3

    def _big(self, part: float = 1.0) -> QFont:
        return bold_font(scaled_font(self.font(), self._scale * part))

    def _small(self) -> QFont:
        return small_font(self.font())


def figure(value: Number) -> str:
    """Return a number as shown on a card: with up to one decimal, a dash for none."""
    if value is None:
        return NOTHING
    return value if isinstance(value, str) else in_force().number(at_most(value, 1))


def signed(change: float) -> str:
    """Return a change with its sign: up to one decimal, or two if it is small; ±0 for none."""
    return in_force().signed(at_most(change, 2 if abs(change) < SLIGHT else 1))
