"""What shows the tiles: it scrolls where there is less height than they need."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from metamaker.app.cosmoforce.board.slot_grid import SlotGrid

_LEAST_ROWS = 1.5
"""Rows of tiles that are always to be seen; half a one says that there are more."""


class SlotArea(QScrollArea):
    """The tiles as wide as the area, and as high or higher. The tile that has the keys or is selected comes into sight."""

    def __init__(self, grid: SlotGrid, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = grid
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        grid.setProperty("role", "clear")
        self.setWidget(grid)
        for tile in grid.tiles:
            tile.focused.connect(lambda tile=tile: self.ensureWidgetVisible(tile, 0, 0))

    def reveal(self, number: int) -> None:
        """Bring the tile of a slot into sight; 0 is none."""
        if number:
            self.ensureWidgetVisible(self._grid.tile(number), 0, 0)

    def sizeHint(self) -> QSize:  # noqa: N802
        """See Qt."""
        return self._grid.sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return what a row of tiles and half of the next need."""
        return QSize(self._grid.minimumSizeHint().width(), self._grid.least_height(_LEAST_ROWS))
