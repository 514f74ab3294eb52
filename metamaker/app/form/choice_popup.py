"""Popup with all choices and their effects: typing filters, Enter takes the first one."""

from collections.abc import Sequence
from html import escape
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QFrame, QListView, QWidget

from metamaker.app.form.choice_buttons import ChoicePicture
from metamaker.app.overrides import override
from metamaker.app.rows.row_painter import RowDelegate
from metamaker.app.rows.row_tree import Index
from metamaker.app.theme.fonts import bold_font, small_font
from metamaker.app.theme.theme import tokens
from metamaker.app.widgets.kit import column_in, named
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.search_field import SearchField
from metamaker.core.collation import folded
from metamaker.core.property import Choice

CHOICE = int(Qt.ItemDataRole.UserRole) + 1
"""The role for the choice of a row."""

_FADED = 0.45
_SIDE, _PAD = 1.6, 0.5
"""Side of the icon, and the room around it, in heights of a line."""

_ONE_LINE = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class ChoiceRows(RowDelegate):
    """Paints choices with one or two lines of description; unavailable ones are faded."""

    def __init__(self, picture: ChoicePicture, view: QListView) -> None:
        super().__init__(view)
        self._picture = picture

    @override
    def sizeHint(self, option: Any, index: Index) -> QSize:
        lines = QFontMetrics(option.font).height() + self._below(option, index)
        return QSize(0, lines + QFontMetrics(option.font).height() // 2)

    def _below(self, option: Any, index: Index) -> int:
        """Return the height of the text below the name."""
        small, em = QFontMetrics(small_font(option.font)), QFontMetrics(option.font).height()
        # Derived from the window without its margins, because the list can still be narrower at this time.
        width = option.widget.window().width() - em - 2 * _PAD * em - _SIDE * em - small.averageCharWidth() * 2
        lines = 1 if small.horizontalAdvance(_said(index.data(CHOICE))) <= width else 2
        return lines * small.height()

    @override
    def paint(self, painter: QPainter, option: Any, index: Index) -> None:
        self.paint_ground(painter, option, index)
        choice: Choice = index.data(CHOICE)
        em = QFontMetrics(option.font).height()
        side, pad = round(em * _SIDE), round(em * _PAD)
        box = option.rect.adjusted(pad, 0, -pad, 0)
        icon = QRect(box.left(), box.center().y() - side // 2, side, side)
        text = box.adjusted(side + pad, 0, 0, 0)
        painter.save()
        painter.setOpacity(_FADED if choice.why_not else 1.0)
        self._sign(painter, icon, choice, option.widget.devicePixelRatioF())
        below = self._below(option, index)
        top = text.top() + (text.height() - em - below) // 2
        painter.setPen(QColor(tokens().ink))
        painter.setFont(bold_font(option.font))
        painter.drawText(QRect(text.left(), top, text.width(), em), _ONE_LINE, choice.text)
        painter.setOpacity(1.0)
        painter.setPen(QColor(tokens().error if choice.why_not else tokens().quiet))
        painter.setFont(small_font(option.font))
        painter.drawText(QRect(text.left(), top + em, text.width(), below), _WRAPPED, _said(choice))
        painter.restore()

    def _sign(self, painter: QPainter, box: QRect, choice: Choice, ratio: float) -> None:
        if choice.icon:
            painter.drawPixmap(box.topLeft(), self._picture(choice, box.width(), ratio))
            return
        painter.setPen(QColor(tokens().quiet))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), "–")


def _said(choice: Choice) -> str:
    return choice.why_not or choice.hint


_WIDTH = 34
"""In heights of a line."""

_AROUND, _LEAST_LIST = 4, 15
"""Height of everything around the list, and the minimum height of a scrolled list, in heights of a line."""

_LONG = 3
"""Minimum length of words to search in descriptions, because a single letter is almost everywhere."""

_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class PopupTexts(NamedTuple):
    """The title of the popup, the placeholder of its search, and the text for no results."""

    title: str
    search: str
    nothing: str


class ChoicePopup(QFrame):
    """`chosen(value)` is emitted up to once. The popup closes after that, on Escape and on a press outside."""

    chosen = Signal(str)

    def __init__(self, choices: Sequence[Choice], now: str, picture: ChoicePicture, texts: PopupTexts, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "popup")
        self.setAccessibleName(texts.title)
        self._choices = tuple(choices)
        self._most = 0
        self.search = SearchField(self, texts.search)
        self.list = named(QListView(self), texts.title)
        self._model = QStandardItemModel(self.list)
        self.list.setModel(self._model)
        self.list.setItemDelegate(ChoiceRows(picture, self.list))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setMouseTracking(True)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        em = self.fontMetrics().height()
        self.nothing = words_label("caption", self, texts.nothing)
        column_in(self, self.search, self.list, self.nothing, gap=em // 3, margin=em // 2)
        self._sift("")
        self._go_to(now)
        self.search.textChanged.connect(self._sift)
        self.search.installEventFilter(self)
        self.list.clicked.connect(self._choose)

    @property
    def shown(self) -> tuple[Choice, ...]:
        """The choices that match the search, in order."""
        return tuple(self._model.index(row, 0).data(CHOICE) for row in range(self._model.rowCount()))

    @property
    def current(self) -> str:
        """The value to be taken with Enter, or empty."""
        choice = self.list.currentIndex().data(CHOICE)
        return choice.value if choice is not None else ""

    def open(self, beside: QRect, letters: str = "") -> None:
        """Show the popup below a rectangle on the screen, scrolled if needed, with already typed letters.

        If there is little room below, it opens next to the rectangle, moved up as far as needed.
        """
        em = self.fontMetrics().height()
        screen = self.screen().availableGeometry()
        below = screen.bottom() - beside.bottom() - _AROUND * em
        self._most = below if below >= _LEAST_LIST * em else screen.height() - 6 * em
        self.setFixedWidth(min(_WIDTH * em, screen.width()))
        self._fit()
        left = max(screen.left(), min(beside.left(), screen.right() - self.width()))
        top = beside.bottom() + 2
        if top + self.height() > screen.bottom():
            top = max(screen.top(), min(screen.bottom() - self.height(), top))
            left = (
                beside.right() + 2 if beside.right() + 2 + self.width() <= screen.right() else beside.left() - self.width() - 2
            )
        self.move(QPoint(max(screen.left(), left), top))
        self.show()
        self.search.setFocus(Qt.FocusReason.PopupFocusReason)
        self.search.setText(letters)
        self.list.scrollTo(self.list.currentIndex())

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move through the list with keys of the search field."""
        if watched is self.search and event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key = Qt.Key(event.key())
            if key in _STEPS:
                self._step(_STEPS[key])
                return True
            if key in _ENTER:
                self._choose(self.list.currentIndex())
                return True
            if key in {Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab}:
                self.close()
                return True
        return super().eventFilter(watched, event)

    def _sift(self, text: str) -> None:
        """Show the choices with all typed words: names with a matching beginning first, the empty choice last."""
        typed = folded(text).strip()
        found = [choice for choice in self._choices if _has(choice, typed.split())]
        if typed:
            found.sort(key=lambda choice: _distance(choice, typed))
        self._model.clear()
        for choice in found:
            self._model.appendRow(_item(choice))
        self._step(1)
        self.nothing.setVisible(not found)
        self.list.setVisible(bool(found))
        self._fit()

    def _fit(self) -> None:
        """Fit the height to the results; the upper edge stays in place."""
        self.list.setFixedHeight(min(sum(map(self.list.sizeHintForRow, range(self._model.rowCount()))) + 4, self._most))
        self.adjustSize()

    def _step(self, by: int) -> None:
        """Go to the next available choice; stay at the last one."""
        row = self.list.currentIndex().row() + by
        while 0 <= row < self._model.rowCount():
            if self._model.item(row).isEnabled():
                self.list.setCurrentIndex(self._model.index(row, 0))
                return
            row += by

    def _go_to(self, value: str) -> None:
        for row, choice in enumerate(self.shown):
            if choice.value == value and self._model.item(row).isEnabled():
                self.list.setCurrentIndex(self._model.index(row, 0))

    def _choose(self, index: QModelIndex) -> None:
        choice = index.data(CHOICE)
        if choice is not None and not choice.why_not:
            self.close()
            self.chosen.emit(choice.value)


def _distance(choice: Choice, typed: str) -> tuple[bool, bool, bool]:
    """Return the sort key of a choice by the match of its name.

    Choices without an icon come last, to avoid clearing by mistake.
    """
    name = folded(choice.text)
    return not choice.icon, not name.startswith(typed), typed not in name


def _has(choice: Choice, words: Sequence[str]) -> bool:
    """Return whether a choice has all words: at the beginning of name parts, or longer words anywhere in its texts."""
    name, said = folded(choice.text), folded(f"{choice.text} {choice.hint}")
    begins = {word: any(part.startswith(word) for part in name.split()) for word in words}
    return all(begins[word] or (len(word) >= _LONG and word in said) for word in words)


def _item(choice: Choice) -> QStandardItem:
    item = QStandardItem(choice.text)
    item.setData(choice, CHOICE)
    item.setData(choice.why_not or choice.hint, Qt.ItemDataRole.AccessibleDescriptionRole)
    item.setToolTip(f"<p>{escape(choice.hint)}</p><p>{escape(choice.why_not)}</p>")
    item.setEnabled(not choice.why_not)
    item.setEditable(False)
    return item
