"""How much of what a budget allows a team weighs, as a bar."""

from html import escape

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from metamaker.app.look.theme import tokens


class MassBar(QWidget):
    """A bar that is full at what is allowed; beyond that it is in the colour of errors, with a mark where it had to end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mass = 0
        self._allowed: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_mass(self, mass: int, allowed: int | None, text: str) -> None:
        """Show a mass and what is allowed, None without a budget; `text` says it in words."""
        self._mass, self._allowed = mass, allowed
        self.setAccessibleName(text)
        self.setToolTip(f"<p>{escape(text)}</p>")
        self.update()

    @property
    def is_over(self) -> bool:
        """Whether it is more than is allowed."""
        return self._allowed is not None and self._mass > self._allowed

    @property
    def filled(self) -> float:
        """The part of the bar that is filled, 0 to 1."""
        if self._allowed is None:
            return 0.0
        return 1.0 if self.is_over else self._mass / max(self._allowed, 1)

    def sizeHint(self) -> QSize:  # noqa: N802
        """See Qt."""
        line = self.fontMetrics().height()
        return QSize(6 * line, max(4, line // 3))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """See Qt."""
        painter, look = QPainter(self), tokens()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = QRectF(self.rect())
        round_by = whole.height() / 2
        painter.setBrush(QColor(look.field))
        painter.drawRoundedRect(whole, round_by, round_by)
        if not self.filled:
            return
        part = QRectF(whole)
        part.setWidth(max(whole.height(), whole.width() * self.filled))
        painter.setBrush(QColor(look.error if self.is_over else look.accent))
        painter.drawRoundedRect(part, round_by, round_by)
        if self.is_over and self._allowed is not None:
            at = whole.width() * max(self._allowed, 0) / self._mass
            painter.fillRect(QRectF(at - 1, 0, 2, whole.height()), QColor(look.card))
