"""The pages in small, below one another: a click shows one in full."""

from PySide6.QtCore import QModelIndex, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QListView, QWidget

from metamaker.app.models.thumbnail_model import ThumbnailModel


class PageStrip(QListView):
    """Shows the pages of `model`, `side` pixels large. `page_wanted(number)` is sent for one that is chosen."""

    page_wanted = Signal(int)

    def __init__(self, model: ThumbnailModel, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setFlow(QListView.Flow.TopToBottom)
        self.setWrapping(False)
        self.setMovement(QListView.Movement.Static)
        self.setIconSize(QSize(side, side))
        self.setUniformItemSizes(True)
        self.setSpacing(self.fontMetrics().height() // 3)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setProperty("role", "desk")
        self.setFixedWidth(side + 2 * self.fontMetrics().height())
        self.setSizeAdjustPolicy(QListView.SizeAdjustPolicy.AdjustIgnored)
        self.selectionModel().currentChanged.connect(self._want)
        self.clicked.connect(self._want)

    def follow(self, page: int) -> None:
        """Show which page is seen, without asking for it in turn."""
        index = self.model().index(page, 0)
        with QSignalBlocker(self.selectionModel()):
            self.setCurrentIndex(index)
        self.scrollTo(index)
        self.viewport().update()

    def _want(self, index: QModelIndex) -> None:
        self.page_wanted.emit(index.row())
