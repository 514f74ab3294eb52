"""The ten tiles of a ship: two rows of five, or five of two in a narrow and high area; with a scroll bar in a low one."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from metamaker.app.cosmoforce.board.slot_faces import SlotFace
from metamaker.app.cosmoforce.board.slot_tile import SlotTile
from metamaker.app.cosmoforce.board.tile_paint import BESIDE, STACKED, WIDE
from metamaker.app.overrides import override
from metamaker.games.cosmoforce.model.design import SLOTS

_FIVE, _TWO = 5, 2
_GOOD_WIDTH = 7.0
"""Width of a tile, in heights of a line; below it, rows of two are better if there is enough height."""

_USUAL_HEIGHT, _MOST_HEIGHT = 6.2, 9.5
"""Heights of a tile, in heights of a line. Up to the maximum, two rows leave no bare ground until five rows fit."""

_GAP = 0.4


class DropSite(Protocol):
    """The handler of drags over the tiles."""

    def enter(self, event: QDragEnterEvent) -> None: ...  # noqa: D102
    def move(self, event: QDragMoveEvent) -> None: ...  # noqa: D102
    def drop(self, event: QDropEvent) -> None: ...  # noqa: D102
    def leave(self) -> None: ...  # noqa: D102


class SlotGrid(QWidget):
    """Tiles by the numbers of their slots. Tab stops only at the tile that had the keyboard focus last.

    `site`, if given, handles drags over the tiles.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tiles = tuple(SlotTile(number, self) for number in range(1, SLOTS + 1))
        self.columns = _FIVE
        self.site: DropSite | None = None
        self._stop = self.tiles[0]
        self.setAcceptDrops(True)
        for tile in self.tiles:
            tile.focused.connect(lambda tile=tile: self._stop_at(tile))
        self._stop_at(self._stop)

    @property
    def is_high(self) -> bool:
        """Whether the tiles are in rows of two."""
        return self.columns == _TWO

    def tile(self, number: int) -> SlotTile:
        """Return the tile of a slot."""
        return self.tiles[number - 1]

    def tile_at(self, point: QPoint) -> SlotTile | None:
        """Return the tile at a point; None between them."""
        return next((tile for tile in self.tiles if tile.geometry().contains(point)), None)

    def show_faces(self, faces: Sequence[SlotFace]) -> None:
        """Show the contents of the slots; unchanged tiles are not repainted."""
        for tile, face in zip(self.tiles, faces, strict=True):
            tile.show_face(face)

    def select(self, number: int) -> None:
        """Show the selected slot, 0 for none; if a tile has the keyboard focus, the focus follows."""
        for tile in self.tiles:
            tile.select(tile.number == number)
        if number:
            tile = self.tile(number)
            if any(each.hasFocus() for each in self.tiles):
                tile.setFocus(Qt.FocusReason.OtherFocusReason)
            self._stop_at(tile)

    def beside(self, number: int, key: Qt.Key) -> int:
        """Return the slot reached from another one by an arrow key; the same slot at an edge."""
        column, row = (number - 1) % self.columns, (number - 1) // self.columns
        match key:
            case Qt.Key.Key_Left:
                column -= 1
            case Qt.Key.Key_Right:
                column += 1
            case Qt.Key.Key_Up:
                row -= 1
            case Qt.Key.Key_Down:
                row += 1
        is_inside = 0 <= column < self.columns and 0 <= row < SLOTS // self.columns
        return row * self.columns + column + 1 if is_inside else number

    def _stop_at(self, tile: SlotTile) -> None:
        self._stop.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._stop = tile
        tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @override
    def sizeHint(self) -> QSize:
        """Return the size at which tiles show the effects of their systems."""
        em = self.fontMetrics().height()
        return QSize(round(_FIVE * WIDE * em), self._height(SLOTS // self.columns, _USUAL_HEIGHT * em))

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the size for icons and names in rows of five; in rows of two if there is no width for five."""
        em = self.fontMetrics().height()
        columns = self._least_columns
        return QSize(round(_TWO * STACKED[0] * em) + round(_GAP * em), self.least_height(SLOTS // columns))

    def least_height(self, rows: float) -> int:
        """Return the height that `rows` rows of tiles need at this width."""
        em, columns = self.fontMetrics().height(), self._least_columns
        is_beside = columns == _TWO and self._tile_width(columns) >= BESIDE[0] * em
        return self._height(rows, (BESIDE if is_beside else STACKED)[1] * em)

    @property
    def _least_columns(self) -> int:
        return _TWO if self._tile_width(_FIVE) < STACKED[0] * self.fontMetrics().height() else _FIVE

    def _height(self, rows: float, each: float) -> int:
        return round(rows * each + (rows - 1) * round(_GAP * self.fontMetrics().height()))

    def _tile_width(self, columns: int) -> float:
        gap = round(_GAP * self.fontMetrics().height())
        return (self.width() - (columns - 1) * gap) / columns

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of the text size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._arrange()

    def _arrange(self) -> None:
        em = self.fontMetrics().height()
        gap = round(_GAP * em)
        width = self._tile_width(_FIVE)
        has_height = self.height() >= self._height(_FIVE, STACKED[1] * em)
        before = self.columns
        self.columns = _TWO if width < STACKED[0] * em or (width < _GOOD_WIDTH * em and has_height) else _FIVE
        rows = SLOTS // self.columns
        height = min((self.height() - (rows - 1) * gap) // rows, round(_MOST_HEIGHT * em))
        for tile in self.tiles:
            row, column = divmod(tile.number - 1, self.columns)
            left, right = (round(place * (self._tile_width(self.columns) + gap)) for place in (column, column + 1))
            tile.setGeometry(QRect(left, row * (height + gap), right - gap - left, height))
        self.setMinimumHeight(self.minimumSizeHint().height())
        if before != self.columns:
            self.updateGeometry()

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.site is not None:
            self.site.enter(event)

    @override
    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if self.site is not None:
            self.site.move(event)

    @override
    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        if self.site is not None:
            self.site.leave()
        event.accept()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        if self.site is not None:
            self.site.drop(event)


_LEAST_ROWS = 1.5
"""Rows of tiles that are always visible; half a row shows that there are more."""


class SlotArea(QScrollArea):
    """The tiles, as wide as the area, and at least as high. The focused or selected tile is kept visible."""

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
        """Scroll to the tile of a slot; 0 is none."""
        if number:
            self.ensureWidgetVisible(self._grid.tile(number), 0, 0)

    @override
    def sizeHint(self) -> QSize:
        return self._grid.sizeHint()

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the size for one and a half rows of tiles."""
        return QSize(self._grid.minimumSizeHint().width(), self._grid.least_height(_LEAST_ROWS))
