"""The dark card beside an element or the pointer: what an element is, or why something cannot be dropped here."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QFrame, QLabel, QWidget

_AWAY = 10
"""Pixels between the card and what it is about."""

_EMS = 24
"""Width of the longest lines in heights of a line."""


class HoverCard(QFrame):
    """A card over a widget that never catches the pointer, nor lies under it.

    `parent`, if it is not that widget, holds it at the same corner, and the card is above all that is in it.
    """

    def __init__(self, over: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent or over)
        self._over = over
        self.setProperty("role", "tip")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text = QLabel(self)
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setWordWrap(True)
        self.hide()

    @property
    def html(self) -> str:
        """What the card says."""
        return self._text.text()

    def tell(self, html: str, about: QRect, pointer: QPoint) -> None:
        """Show `html` beside the box `about`, away from the pointer; an empty text hides the card."""
        if not html:
            self.hide()
            return
        if html != self._text.text():
            self._text.setText(html)
        self._fit()
        self.move(self._place(about, pointer))
        self.show()
        self.raise_()

    def _fit(self) -> None:
        unit = self.fontMetrics().height()
        beside, above = unit * 2 // 3, unit // 2
        most = min(_EMS * unit, self._over.width() - 2 * (_AWAY + beside))
        self._text.setWordWrap(False)
        width = min(most, self._text.sizeHint().width())
        self._text.setWordWrap(True)
        height = self._text.heightForWidth(width)
        self._text.setGeometry(beside, above, width, height)
        self.resize(width + 2 * beside, height + 2 * above)

    def _place(self, about: QRect, pointer: QPoint) -> QPoint:
        """The first place within the window that does not hide the pointer: right, left, below, above, at last a corner."""
        room, size = self._over.rect(), self.size()
        near = QRect(pointer - QPoint(_AWAY, _AWAY), pointer + QPoint(2 * _AWAY, 2 * _AWAY))
        x = min(max(pointer.x() + 2 * _AWAY, about.left()), room.right() - size.width())
        attempts = (
            QPoint(about.right() + _AWAY, about.top()),
            QPoint(about.left() - _AWAY - size.width(), about.top()),
            QPoint(x, about.bottom() + _AWAY),
            QPoint(x, about.top() - _AWAY - size.height()),
            pointer + QPoint(2 * _AWAY, 2 * _AWAY),
            pointer - QPoint(_AWAY + size.width(), _AWAY + size.height()),
        )
        for attempt in attempts:
            if room.contains(QRect(attempt, size)) and not QRect(attempt, size).intersects(near):
                return attempt
        return self._corner(room, pointer)

    def _corner(self, room: QRect, pointer: QPoint) -> QPoint:
        x = 0 if pointer.x() > room.center().x() else room.right() - self.width()
        y = 0 if pointer.y() > room.center().y() else room.bottom() - self.height()
        return QPoint(x, y)
