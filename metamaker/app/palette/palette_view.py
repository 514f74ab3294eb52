"""The tree of the palette: a click on a star, Enter and double clicks, drags with the picture of the part."""

from PySide6.QtCore import QModelIndex, QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QDrag, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QTreeView, QWidget

from metamaker.app.models.palette_model import ENTRY, STARRED, PaletteModel
from metamaker.app.palette.palette_rows import PaletteRows
from metamaker.app.palette.palette_source import PaletteIcons


class PaletteView(QTreeView):
    """`chosen(key)` is sent for an entry that is to be added, `starred(key, is_starred)` for one whose star was pressed."""

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
        self.setAccessibleName(self.tr("Parts"))
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

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Add the current entry with Enter; star it with the asterisk."""
        index = self.currentIndex()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and index.data(ENTRY) is not None:
            self._choose(index)
        elif event.key() == Qt.Key.Key_Asterisk and index.data(ENTRY) is not None:
            self.starred.emit(index.data(ENTRY).key, not index.data(STARRED))
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
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

    def startDrag(self, actions: Qt.DropAction) -> None:  # noqa: ARG002, N802
        """Begin a drag that shows the tile of the part."""
        index = self.currentIndex()
        entry = index.data(ENTRY)
        if entry is None:
            return
        side = round(self.fontMetrics().height() * 1.6)
        drag = QDrag(self)
        drag.setMimeData(self.model().mimeData([index]))
        drag.setPixmap(self._icons.tile(entry.icon, entry.group, side, self.devicePixelRatioF()))
        drag.setHotSpot(QPoint(side // 2, side // 2))
        drag.exec(Qt.DropAction.CopyAction)
