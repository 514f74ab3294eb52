"""The story of a match as lines. The shown moment is marked, and a selected line shows its reasons."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.theme.theme import tokens
from metamaker.app.widgets.rule_help import RULE_ROLE
from metamaker.play.recording import Frame
from metamaker.play.story import StoryLine

_HEADINGS = 2
"""Lines of smaller depth are headings."""

DEPTH_ROLE = int(Qt.ItemDataRole.UserRole) + 101
"""Nesting depth of a line."""

_INDENT = 0.8
"""Indent per level, in heights of a line."""

Index = QModelIndex | QPersistentModelIndex


class StoryModel(QAbstractListModel):
    """The lines of frames, each with the place of its frame."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines: list[tuple[int, StoryLine]] = []
        self._shown = -1
        self._frames = 0

    def show_frames(self, frames: Sequence[Frame], count: int) -> None:
        """Show the lines of the first `count` frames. Known lines stay."""
        if count < self._frames:
            self.beginResetModel()
            self.lines, self._frames = [], 0
            self.endResetModel()
        fresh = [(place, line) for place in range(self._frames, count) for line in frames[place].lines]
        self._frames = count
        if fresh:
            self.beginInsertRows(QModelIndex(), len(self.lines), len(self.lines) + len(fresh) - 1)
            self.lines += fresh
            self.endInsertRows()

    def mark(self, place: int) -> tuple[int, int]:
        """Mark the lines of a frame, and return the first and the last row of those up to it; −1 for none.

        Views have to repaint. `dataChanged` is not emitted, because it would lay out all lines again, which takes a while.
        """
        self._shown = place
        own = [row for row, (frame, _) in enumerate(self.lines) if frame == place]
        last = next((row for row in range(len(self.lines) - 1, -1, -1) if self.lines[row][0] <= place), -1)
        return (own[0] if own else last), last

    @override
    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.lines)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        place, line = self.lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.text
        if role in {Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole}:
            return f"<p>{escape(line.text)}</p>" if role == Qt.ItemDataRole.ToolTipRole else line.text
        if role == DEPTH_ROLE:
            return max(0, line.depth - _HEADINGS)
        if role == Qt.ItemDataRole.FontRole and line.depth < _HEADINGS:
            font = QFont()
            font.setBold(True)
            return font
        if role == Qt.ItemDataRole.BackgroundRole and place == self._shown:
            return QColor(tokens().accent_tint)
        if role == Qt.ItemDataRole.ForegroundRole:
            return QColor(tokens().faint if place > self._shown else tokens().ink)
        return line.rules[0] if role == RULE_ROLE and line.rules else None


class _Marked(QStyledItemDelegate):
    """Paints the background of the marked lines, because the style sheet leaves it out.

    Heights are cached: lists ask for all of them with every new line, and wrapping one takes 0.2 ms.
    """

    def __init__(self, parent: QListView) -> None:
        super().__init__(parent)
        self._list = parent
        self._sizes: dict[int, QSize] = {}
        self._for: tuple[int, str] = (0, "")
        parent.model().modelReset.connect(self._sizes.clear)

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        room = self._list.viewport().width(), self._list.font().key()
        if room != self._for:
            self._for = room
            self._sizes.clear()
        found = self._sizes.get(index.row())
        if found is None:
            found = self._sizes[index.row()] = super().sizeHint(self._indented(option, index), index)
        return found

    def _indented(self, option: QStyleOptionViewItem, index: Index) -> QStyleOptionViewItem:
        """Indent all lines of a nested event."""
        narrow = QStyleOptionViewItem(option)
        narrow.rect = option.rect.adjusted(round(index.data(DEPTH_ROLE) * _INDENT * option.fontMetrics.height()), 0, 0, 0)
        return narrow

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        ground = index.data(Qt.ItemDataRole.BackgroundRole)
        if isinstance(ground, QColor):
            painter.fillRect(option.rect, ground)
        super().paint(painter, self._indented(option, index), index)


class _Lines(QListView):
    """A list with lines as high as its width requires; `fitted` is emitted after another width or font changed that."""

    fitted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._room: tuple[int, str] = (0, "")

    @override
    def doItemsLayout(self) -> None:
        super().doItemsLayout()
        room = self.viewport().width(), self.font().key()
        if room != self._room:
            self._room = room
            self.fitted.emit()


class StoryView(QFrame):
    """`gone_to(place)` is emitted with the frame of the chosen line; `show_rule(id)` opens a rule."""

    gone_to = Signal(int)

    def __init__(self, show_rule: Callable[[str], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = StoryModel(self)
        self.list = _Lines(self)
        self.list.setModel(self.model)
        self.list.setAccessibleName(tr("window-match-happened"))
        self.list.setItemDelegate(_Marked(self.list))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.why = QTextBrowser(self)
        self.why.setAccessibleName(tr("window-match-explanation"))
        self.why.setOpenLinks(False)
        self.why.setFrameShape(QFrame.Shape.NoFrame)
        self.why.anchorClicked.connect(lambda url: show_rule(url.toString()))
        self.why.setMaximumHeight(7 * self.fontMetrics().height())
        self.why.hide()
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.list, 1)
        rows.addWidget(self.why)
        self.list.fitted.connect(self._sight)
        self._sought: tuple[int, ...] = ()
        """The rows to scroll into view, the most important last."""
        self.list.clicked.connect(self._chosen)
        self.list.activated.connect(self._chosen)

    def show_frames(self, frames: Sequence[Frame], count: int) -> None:
        """Show the lines of the first `count` frames."""
        self.model.show_frames(frames, count)

    def mark(self, place: int) -> None:
        """Mark the lines of the shown frame, and scroll to them."""
        first, last = self.model.mark(place)
        self._sought = last, first
        self.list.viewport().update()
        self._sight()

    def _sight(self) -> None:
        for row in self._sought:
            if row >= 0:
                self.list.scrollTo(self.model.index(row), QAbstractItemView.ScrollHint.EnsureVisible)

    def _chosen(self, index: QModelIndex) -> None:
        place, line = self.model.lines[index.row()]
        links = " ".join(f'<a href="{escape(rule)}">{escape(rule)}</a>' for rule in line.rules)
        rules = f"<p>{escape(tr('window-match-these-rules'))} {links}</p>" if links else ""
        self.why.setHtml(f"<p>{escape(line.text)}</p>{rules}")
        self.why.setVisible(True)
        self.gone_to.emit(place)
