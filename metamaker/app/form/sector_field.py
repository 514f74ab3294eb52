"""The field for directions around a ship: a wheel of sectors, with the reasons for unavailable ones next to it."""

import math
from html import escape

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolTip, QWidget

from metamaker.app.form.field import Field, choice_tip
from metamaker.app.overrides import override
from metamaker.app.texts import labelled, tr
from metamaker.app.theme.theme import tokens
from metamaker.app.widgets.kit import row_in
from metamaker.app.widgets.labels import words_label
from metamaker.core.property import Choice, Property

_HEIGHT_IN_LINES = 6
_FULL_TURN = 360.0
_QT_DEGREE = 16
"""Qt counts sixteenths of a degree."""

_STEPS = {int(Qt.Key.Key_Right): 1, int(Qt.Key.Key_Down): 1, int(Qt.Key.Key_Left): -1, int(Qt.Key.Key_Up): -1}
_PRESSING = {int(Qt.Key.Key_Space), int(Qt.Key.Key_Return), int(Qt.Key.Key_Enter)}


class SectorWheel(QWidget):
    """Equal sectors clockwise from the bow at the top. A click or Space toggles one, the arrow keys move around."""

    toggled = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._choices: tuple[Choice, ...] = ()
        self._chosen: frozenset[str] = frozenset()
        self._current = 0
        self._hovered: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def current(self) -> str:
        """The value of the sector with the keyboard focus; empty without sectors."""
        return self._choices[self._current].value if self._choices else ""

    def put(self, choices: tuple[Choice, ...], chosen: frozenset[str]) -> None:
        """Show these sectors and the chosen ones."""
        self._choices, self._chosen = choices, chosen
        self._current = min(self._current, max(0, len(choices) - 1))
        self._describe()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """Return a size relative to the text size."""
        side = self.fontMetrics().lineSpacing() * _HEIGHT_IN_LINES
        return QSize(side, side)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sectors: chosen ones filled, unavailable ones sunk, the current one outlined."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            look = tokens()
            painter.setPen(QPen(QColor(look.ink if self.isEnabled() else look.faint), 1.2))
            for number, choice in enumerate(self._choices):
                painter.setBrush(self._colour(number, choice))
                self._draw(painter, number)
            if self.hasFocus() and self._choices:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(look.ink), 3))
                self._draw(painter, self._current)

    def _colour(self, number: int, choice: Choice) -> QColor:
        look = tokens()
        if choice.value in self._chosen:
            return QColor(look.error if choice.why_not else look.accent)
        if choice.why_not:
            return QColor(look.edge)
        return QColor(look.accent_tint if number == self._hovered else look.card)

    def _draw(self, painter: QPainter, number: int) -> None:
        step = _FULL_TURN / len(self._choices)
        # Qt counts anticlockwise from three o'clock, in sixteenths of a degree
        painter.drawPie(self._circle(), round((90 - step * (number + 1)) * _QT_DEGREE), round(step * _QT_DEGREE))

    def _circle(self) -> QRectF:
        side = min(self.width(), self.height()) - 6.0
        return QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)

    def sector_at(self, point: QPointF) -> int | None:
        """Return the number of the sector at a point of the widget; None outside the wheel."""
        circle = self._circle()
        dx, dy = point.x() - circle.center().x(), point.y() - circle.center().y()
        if not self._choices or math.hypot(dx, dy) > circle.width() / 2:
            return None
        bearing = math.degrees(math.atan2(dx, -dy)) % _FULL_TURN
        return int(bearing // (_FULL_TURN / len(self._choices))) % len(self._choices)

    def centre_of(self, number: int) -> QPointF:
        """Return the centre of a sector in the widget."""
        angle = math.radians((number + 0.5) * _FULL_TURN / len(self._choices))
        circle = self._circle()
        reach = circle.width() / 3
        return circle.center() + QPointF(reach * math.sin(angle), -reach * math.cos(angle))

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Toggle the sector under the pointer."""
        number = self.sector_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and number is not None:
            self._go(number)
            self._toggle()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the name of the sector under the pointer, with the reason if it is unavailable."""
        number = self.sector_at(event.position())
        if number != self._hovered:
            self._hovered = number
            self.update()
        text = "" if number is None else f"<b>{escape(self._choices[number].text)}</b>{choice_tip(self._choices[number])}"
        QToolTip.showText(event.globalPosition().toPoint(), text, self)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        """Forget the sector under the pointer."""
        self._hovered = None
        self.update()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Describe the sector that has the keyboard focus to screen readers."""
        super().focusInEvent(event)
        self._describe()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with the arrow keys, toggle with Space or Enter."""
        step = _STEPS.get(event.key())
        if step is not None and self._choices:
            self._go((self._current + step) % len(self._choices))
        elif event.key() in _PRESSING and self._choices:
            self._toggle()
        else:
            super().keyPressEvent(event)

    def _go(self, number: int) -> None:
        self._current = number
        self._describe()
        self.update()

    def _toggle(self) -> None:
        choice = self._choices[self._current]
        if not choice.why_not or choice.value in self._chosen:
            self.toggled.emit(choice.value)

    def _describe(self) -> None:
        """Set the accessible texts: the current sector and all selected ones."""
        if not self._choices:
            return
        here = self._choices[self._current]
        state = tr("window-form-is-selected") if here.value in self._chosen else tr("window-form-is-not-selected")
        name = f"{here.text} ({here.why_not})" if here.why_not else here.text
        every = ", ".join(choice.text for choice in self._choices if choice.value in self._chosen) or tr("window-form-none")
        chosen = labelled(tr("window-form-selection"), every)
        self.setAccessibleDescription(f"{labelled(name, state)}. {chosen}")


class SectorField(Field):
    """A choice of directions around a ship."""

    def __init__(self) -> None:
        self._wheel = SectorWheel()
        area = QWidget()
        super().__init__(area)
        self._reasons: QLabel = words_label("caption", area)
        self._reasons.setWordWrap(True)
        row_in(area, self._wheel, (self._reasons, 1, Qt.AlignmentFlag.AlignVCenter))
        self.setFocusProxy(self._wheel)
        self._choices: tuple[Choice, ...] = ()
        self._chosen: tuple[str, ...] = ()
        self._wheel.toggled.connect(self._toggled)

    @override
    def put(self, shown: Property) -> None:
        self._choices = shown.choices
        self._chosen = tuple(map(str, shown.value)) if isinstance(shown.value, tuple) else ()
        self._wheel.setAccessibleName(shown.label)
        self._wheel.put(self._choices, frozenset(self._chosen))
        reasons = dict.fromkeys(choice.why_not for choice in self._choices if choice.why_not)
        self._reasons.setText("\n".join((tr("window-form-grey-sectors-cannot"), *reasons)) if reasons else "")

    def _toggled(self, value: str) -> None:
        chosen = set(self._chosen) ^ {value}
        self.edited.emit(tuple(choice.value for choice in self._choices if choice.value in chosen))
