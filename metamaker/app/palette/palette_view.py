"""The tree of the palette: groups in the colours of the sheet, entries with icon, tier and star; clicks, keys and drags."""

from math import cos, pi, sin
from typing import Any

from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QDrag, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractItemView, QStyle, QTreeView, QWidget

from metamaker.app import dragging
from metamaker.app.overrides import override
from metamaker.app.palette.palette_model import ENTRY, GROUP, STARRED, WHY_NOT, PaletteIcons, PaletteModel
from metamaker.app.rows.row_painter import RowDelegate
from metamaker.app.rows.row_tree import Index
from metamaker.app.texts import tr
from metamaker.app.theme.fonts import bold_font, small_font
from metamaker.app.theme.theme import tokens

_LEFT = int(Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_FADED = 0.4
_USUAL, _DENSE = (1.45, 1.7), (1.25, 1.25)
"""Heights of an entry and of a group name, in heights of a line."""
_STAR = tuple((0.5, 0.2)[point % 2] for point in range(10))


class PaletteRows(RowDelegate):
    """Paints groups and entries, closer together if `dense`. `star_box` is the place of a row's star."""

    def __init__(self, icons: PaletteIcons, parent: QWidget, *, dense: bool = False) -> None:
        super().__init__(parent)
        self._icons = icons
        self._entry_lines, self._group_lines = _DENSE if dense else _USUAL

    @override
    def sizeHint(self, option: Any, index: Index) -> QSize:
        line = QFontMetrics(option.font).height()
        return QSize(line * 8, round(line * (self._entry_lines if index.data(ENTRY) else self._group_lines)))

    @override
    def paint(self, painter: QPainter, option: Any, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.data(ENTRY) is None:
            self._group(painter, option, index)
        else:
            self._entry(painter, option, index)
        painter.restore()

    def _group(self, painter: QPainter, option: Any, index: Index) -> None:
        painter.setFont(bold_font(small_font(option.font)))
        painter.setPen(self._icons.colour(index.data(GROUP)))
        unit = QFontMetrics(option.font).height()
        painter.drawText(option.rect.adjusted(unit // 3, round(unit * (self._group_lines - 1.45)), 0, 0), _LEFT, index.data())

    def _entry(self, painter: QPainter, option: Any, index: Index) -> None:
        self.paint_ground(painter, option, index)
        look, entry = tokens(), index.data(ENTRY)
        unit = QFontMetrics(option.font).height()
        row, side = option.rect, round(unit * 1.02)
        faded = bool(index.data(WHY_NOT))
        painter.setOpacity(_FADED if faded else 1.0)
        ratio = option.widget.devicePixelRatioF()
        top = row.center().y() - side // 2
        painter.drawPixmap(row.left() + unit // 3, top, self._icons.tile(entry.icon, entry.group, side, ratio))
        painter.setOpacity(1.0)
        left, right = row.left() + unit // 2 + side + unit // 6, self.star_box(row, unit).left()
        tier = f"T{entry.tier}" if entry.tier > 1 else ""
        small = small_font(option.font)
        wide = QFontMetrics(small).horizontalAdvance(tier) + unit // 3 if tier else 0
        text = QRect(QPoint(left, row.top()), QPoint(right - wide, row.bottom()))
        painter.setPen(QColor(look.faint if faded else look.ink))
        shown = QFontMetrics(option.font).elidedText(entry.text, Qt.TextElideMode.ElideRight, text.width())
        painter.drawText(text, _LEFT, shown)
        painter.setFont(small)
        painter.setPen(QColor(look.faint if faded else look.quiet))
        painter.drawText(QRect(QPoint(right - wide, row.top()), QPoint(right - unit // 5, row.bottom())), _RIGHT, tier)
        self._star(painter, option, index)

    def _star(self, painter: QPainter, option: Any, index: Index) -> None:
        """Paint the star of a favourite; in other rows only under the pointer or with the focus."""
        starred = bool(index.data(STARRED))
        active = option.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected)
        if not starred and not active:
            return
        look = tokens()
        box = self.star_box(option.rect, QFontMetrics(option.font).height())
        painter.setPen(QPen(QColor(look.warning if starred else look.outline), 1.2))
        painter.setBrush(QColor(look.warning) if starred else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(_star(QPointF(box.center()), box.width() * 0.8))

    @staticmethod
    def star_box(row: QRect, unit: int) -> QRect:
        """Return the place of a row's star; `unit` is the height of a line."""
        return QRect(row.right() - unit - unit // 6, row.center().y() - unit // 2, unit, unit)


def _star(centre: QPointF, size: float) -> QPolygonF:
    points = []
    for place, reach in enumerate(_STAR):
        turn = place * pi / 5 - pi / 2
        points.append(centre + QPointF(cos(turn), sin(turn)) * (reach * size))
    return QPolygonF(points)


class PaletteView(QTreeView):
    """`chosen(key)` is sent for an entry to be added, `starred(key, is_starred)` for a click on a star."""

    chosen = Signal(str)
    starred = Signal(str, bool)

    def __init__(self, model: PaletteModel, icons: PaletteIcons, parent: QWidget | None = None, *, dense: bool = False) -> None:
        super().__init__(parent)
        self._icons = icons
        self._rows = PaletteRows(icons, self, dense=dense)
        self.setModel(model)
        self.setItemDelegate(self._rows)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setItemsExpandable(False)
        self.setExpandsOnDoubleClick(False)
        self.setMouseTracking(True)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(tr("window-common-parts"))
        self.doubleClicked.connect(self._choose)
        model.modelReset.connect(self._opened)
        self._opened()

    def show_key(self, key: str) -> None:
        """Make an entry current if it is shown."""
        model = self.model()
        if isinstance(model, PaletteModel) and (index := model.find(key)).isValid():
            with QSignalBlocker(self):
                self.setCurrentIndex(index)

    @property
    def current_key(self) -> str:
        """The key of the current entry; empty for none."""
        entry = self.currentIndex().data(ENTRY)
        return entry.key if entry is not None else ""

    def _opened(self) -> None:
        self.expandAll()

    def _choose(self, index: QModelIndex) -> None:
        entry = index.data(ENTRY)
        if entry is not None:
            self.chosen.emit(entry.key)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Add the current entry with Enter; star it with the asterisk."""
        index = self.currentIndex()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and index.data(ENTRY) is not None:
            self._choose(index)
        elif event.key() == Qt.Key.Key_Asterisk and index.data(ENTRY) is not None:
            self.starred.emit(index.data(ENTRY).key, not index.data(STARRED))
        else:
            super().keyPressEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Turn a star on and off."""
        index = self._at_star(event.position().toPoint())
        if index.isValid() and event.button() is Qt.MouseButton.LeftButton:
            self.starred.emit(index.data(ENTRY).key, not index.data(STARRED))
        else:
            super().mousePressEvent(event)

    def _at_star(self, point: QPoint) -> QModelIndex:
        index = self.indexAt(point)
        if index.data(ENTRY) is None:
            return QModelIndex()
        box = self._rows.star_box(self.visualRect(index), self.fontMetrics().height())
        return index if box.contains(point) else QModelIndex()

    @override
    def startDrag(self, actions: Qt.DropAction) -> None:
        """Start a drag with a picture of the part's tile."""
        index = self.currentIndex()
        entry = index.data(ENTRY)
        if entry is None:
            return
        side = round(self.fontMetrics().height() * 1.6)
        drag = QDrag(self)
        drag.setMimeData(self.model().mimeData([index]))
        drag.setPixmap(self._icons.tile(entry.icon, entry.group, side, self.devicePixelRatioF()))
        drag.setHotSpot(QPoint(side // 2, side // 2))
        dragging.run(drag, Qt.DropAction.CopyAction, Qt.DropAction.CopyAction)
