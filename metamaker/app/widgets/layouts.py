"""A layout that wraps its items like words, and scroll areas: vertical ones, on-demand ones, and without a background."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
    QWidgetItem,
)

from metamaker.app.overrides import override
from metamaker.app.timers import rested
from metamaker.app.widgets.stillness import Stillness

_HARDLY = 4
"""Pixels by which buttons of different kinds differ in height."""

Inner = TypeVar("Inner", bound=QLayout)


def nested(outer: QBoxLayout, inner: Inner, stretch: int = 0) -> Inner:
    """Add a layout, which must still be empty, to another layout and return it.

    PySide wraps all items that a layout has at this moment, and never learns that Qt deletes them. The next object at the
    same address in memory would be mistaken for such an item, and deleting it would end the program. Raises ValueError for
    a layout with items.
    """
    if inner.count():
        raise ValueError("this layout has items already; add it to the outer layout first")
    outer.addLayout(inner, stretch)
    return inner


def labelled_row(form: QFormLayout, label: str | QWidget) -> QHBoxLayout:
    """Return a new, empty row of a form, which begins with a label; see `nested`."""
    row = QHBoxLayout()
    if isinstance(label, str):
        form.addRow(label, row)
    else:
        form.addRow(label, row)
    return row


def discard(widgets: list[Any]) -> None:
    """Hide widgets at once and delete them soon; the list is empty afterwards."""
    while widgets:
        widget = widgets.pop()
        widget.hide()
        widget.deleteLater()


class FlowLayout(QLayout):
    """Visible items from left to right, wrapped to the width; lines end at the right edge if they are `trailing`."""

    def __init__(self, parent: QWidget, gap: int = 4, *, trailing: bool = False) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.gap = gap
        self._trailing = trailing
        self.setContentsMargins(0, 0, 0, 0)

    @override
    def addWidget(self, widget: QWidget) -> None:
        """Add a widget in a Python item, because a Qt item is not notified when Qt deletes it."""
        self.addChildWidget(widget)
        self.addItem(QWidgetItem(widget))

    def clear(self) -> None:
        """Remove all widgets, hide them at once and delete them soon."""
        widgets = [item.widget() for item in self._items]
        self._items.clear()
        self.invalidate()
        discard(widgets)

    @override
    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    @override
    def count(self) -> int:
        return len(self._items)

    @override
    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return None after the last item, which is how Qt finds the end."""
        return self._items[index] if 0 <= index < len(self._items) else None

    @override
    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    @override
    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return self._arranged(QRect(0, 0, width, 0), move=False)

    @override
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arranged(rect, move=True)

    @override
    def sizeHint(self) -> QSize:
        return self.minimumSize()

    @override
    def minimumSize(self) -> QSize:
        """Return the width of the widest item."""
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def _shown(self) -> Iterator[QLayoutItem]:
        return (item for item in self._items if not item.isEmpty())

    def _arranged(self, rect: QRect, *, move: bool) -> int:
        """Return the height of the lines in the width of `rect`, and place the items if `move`."""
        x, y, line = rect.x(), rect.y(), 0
        row: list[tuple[QLayoutItem, QRect]] = []
        for item in self._shown():
            hint = item.sizeHint()
            hint.setWidth(max(min(hint.width(), rect.width()), item.minimumSize().width()))
            if x > rect.x() and x + hint.width() > rect.right() + 1:
                self._settle(row, line, rect, move=move)
                x, y, line, row = rect.x(), y + line + self.gap, 0, []
            row.append((item, QRect(QPoint(x, y), hint)))
            x, line = x + hint.width() + self.gap, max(line, hint.height())
        self._settle(row, line, rect, move=move)
        return y + line - rect.y()

    def _settle(self, row: Sequence[tuple[QLayoutItem, QRect]], height: int, rect: QRect, *, move: bool) -> None:
        """Place the items of a line: nearly full-height items get the full height, the others are centred."""
        aside = max(0, rect.right() - row[-1][1].right()) if self._trailing and row else 0
        for item, place in row if move else ():
            place.translate(aside, 0)
            if height - place.height() <= _HARDLY:
                place.setHeight(height)
            place.translate(0, (height - place.height()) // 2)
            item.setGeometry(place)


class FlowBox(QWidget):
    """Widgets in lines with the height of all lines, because splitters and scrolled pages would shrink it to one line."""

    def __init__(self, parent: QWidget, gap: int = 4, *, trailing: bool = False) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self.flow = FlowLayout(self, gap, trailing=trailing)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def event(self, event: QEvent) -> bool:
        """Update the geometry when an item needs it."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return done

    def _fit(self) -> None:
        needed = self.flow.heightForWidth(self.width())
        if needed != self.minimumHeight():
            self.setMinimumHeight(needed)


_MOST_NESTED = 8
"""Size changes of the widget inside that may follow from each other at once; usually there are one or two."""


class SettlingArea(QScrollArea):
    """Scrolls a widget of its own width, and comes to rest even if the size of the widget does not.

    A widget can be higher where it is wider. Then the scroll bar takes away the width that makes it necessary, and QScrollArea
    would change both sizes in turn until the program ends.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept_at, self._nested = QSize(), 0
        self.stillness = Stillness(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the widget inside; keep the scroll bar, and stop following, if that has no end."""
        if self._nested >= _MOST_NESTED:
            if self.verticalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAsNeeded:
                self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
                self._kept_at = self.size()
            return False
        if self._nested == 0 and not self._kept_at.isEmpty() and self.size() != self._kept_at:
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
            self._kept_at = QSize()
        self._nested += 1
        try:
            return super().eventFilter(watched, event)
        finally:
            self._nested -= 1


def hold_still(widget: QWidget) -> None:
    """Keep a widget where it is while the pointer is on it, in all scroll areas around it."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, SettlingArea):
            around.stillness.hold(widget)
        around = around.parentWidget()


_LAID_OUT_MS = 30
"""The pause until a new widget is laid out, with all widgets around it."""


class TallArea(SettlingArea):
    """Shows widgets below one another, as high as they need to be."""

    def __init__(self, *widgets: QWidget, spacing: int = 0) -> None:
        super().__init__()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        holder = QWidget()
        holder.setProperty("role", "clear")
        self._revealed: QWidget | None = None
        self.is_whole = False
        self._soon = rested(self, _LAID_OUT_MS, self._show_revealed)
        self.column = QVBoxLayout(holder)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(spacing)
        for widget in widgets:
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.setWidget(holder)

    def show_whole(self, on: bool) -> None:
        """Be as high as the widgets, because an area around this one scrolls, or scroll them again."""
        self.is_whole = on
        usual = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if on else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(usual)
        self.updateGeometry()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Update the height of a whole area, which depends on its width."""
        super().resizeEvent(event)
        if self.is_whole and event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def reveal(self, widget: QWidget) -> None:
        """Scroll to a widget, whole if it fits. A new one has no place yet, so this waits until it is laid out."""
        if self._revealed is not None:
            self._revealed.destroyed.disconnect(self._forget_revealed)
        self._revealed = widget
        widget.destroyed.connect(self._forget_revealed)
        self._soon.start()

    def _show_revealed(self) -> None:
        widget, inside = self._revealed, self.widget()
        if widget is not None and inside is not None:
            place = widget.mapTo(inside, QPoint(0, 0))
            self.ensureVisible(place.x(), place.y() + widget.height(), 0, 0)
            self.ensureVisible(place.x(), place.y(), 0, 0)  # the top of a widget without room

    def _forget_revealed(self) -> None:
        self._revealed = None

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the geometry when the inner widget needs it."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    @override
    def minimumSizeHint(self) -> QSize:
        inside = self.widget()
        inner = inside.minimumSizeHint().width() if inside is not None else 0
        height = super().minimumSizeHint().height()
        if self.is_whole and inside is not None:
            height = max(inside.heightForWidth(max(1, self.viewport().width())), inside.minimumSizeHint().height())
        return QSize(inner + self.verticalScrollBar().sizeHint().width(), height)


class LowArea(TallArea):
    """Shows widgets in a column, as high as needed up to `lines` lines, or down to `least` lines if there is little room."""

    def __init__(self, lines: int, *widgets: QWidget, least: float | None = None) -> None:
        super().__init__(*widgets)
        self._lines = lines
        self._least = least

    @override
    def sizeHint(self) -> QSize:
        hint, inside = super().sizeHint(), self.widget()
        needed = inside.heightForWidth(max(1, self.viewport().width())) if inside is not None else hint.height()
        return QSize(hint.width(), min(needed, self._lines * self.fontMetrics().height()))

    @override
    def minimumSizeHint(self) -> QSize:
        needed = self.sizeHint().height()
        least = needed if self._least is None else round(self._least * self.fontMetrics().height())
        return QSize(super().minimumSizeHint().width(), min(needed, least))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Update the geometry if the width changes, because the narrow width before the layout wraps into many lines."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


class ClearArea(SettlingArea):
    """Scrolls a widget, as wide as the area, on the ground of the page."""

    def __init__(self, inside: QWidget, parent: QWidget | None) -> None:
        super().__init__(parent)
        inside.setProperty("role", "clear")
        self.viewport().setAutoFillBackground(False)
        self.setWidget(inside)


class WrappingArea(ClearArea):
    """Scrolls a column with wrapped lines, because Qt gives it the height of unwrapped lines.

    Without horizontal scrolling it is never narrower than its content.
    """

    @override
    def minimumSizeHint(self) -> QSize:
        hint, inside = super().minimumSizeHint(), self.widget()
        if inside is None or self.horizontalScrollBarPolicy() is not Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
            return hint
        return QSize(inside.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width(), hint.height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Adjust the height of the content when needed."""
        done = super().eventFilter(watched, event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
            self.updateGeometry()
        return done

    def _fit(self) -> None:
        inside = self.widget()
        layout = None if inside is None else inside.layout()
        if inside is not None and layout is not None:
            needed = max(layout.minimumHeightForWidth(self.viewport().width()), self.stillness.floor)
            if needed > 0 and inside.minimumHeight() != needed:
                inside.setMinimumHeight(needed)


class PageArea(ClearArea):
    """Shows a page in all the available room, and scrolls it if it needs more.

    So a window fits a small screen at any text size.
    """

    @override
    def minimumSizeHint(self) -> QSize:
        """Return a fixed size in pixels for any text size: a third of the smallest screens."""
        return QSize(480, 280)


class ColumnArea(ClearArea):
    """Shows a column as wide as the area, and scrolls it if it is higher."""

    def __init__(self, inside: QWidget, parent: QWidget | None) -> None:
        super().__init__(inside, parent)
        self._inside = inside
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @override
    def sizeHint(self) -> QSize:
        return self._inside.sizeHint()

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the height of a few lines of the column."""
        least = self._inside.minimumSizeHint()
        return QSize(least.width(), min(least.height(), 8 * self.fontMetrics().height()))
