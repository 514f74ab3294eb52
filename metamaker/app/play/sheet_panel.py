"""The record sheet of a ship at the shown moment: the printed drawing with its damage marked."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from metamaker.app.background import Background, Job
from metamaker.app.canvas.element_view import ElementView
from metamaker.app.canvas.page_layout import Fit
from metamaker.app.canvas.painting import PAPER_ALERT
from metamaker.app.overrides import override
from metamaker.app.play.sheet_paper import on_paper
from metamaker.app.settings.settings import Settings
from metamaker.app.texts import tr
from metamaker.app.widgets.labels import ElidedCombo
from metamaker.game_api.game import Game
from metamaker.game_api.prints import PrintOptions
from metamaker.play.recording import Frame
from metamaker.play.snapshot import Piece
from metamaker.rendering.drawing import Page
from metamaker.rendering.hit_testing import whole
from metamaker.rendering.ink import Ink


class SheetView(ElementView):
    """A sheet with clickable elements: `marked` ones are outlined, boxes in `ticked` are crossed.

    `clicked(refs)` has the innermost element first, each copy before its element.
    """

    clicked = Signal(list)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.marked: Sequence[str] = ()
        self.ticked: Sequence[str] = ()

    def mark(self, refs: Sequence[str], ticked: Sequence[str] = ()) -> None:
        """Outline these clickable elements, and cross these boxes."""
        if (tuple(refs), tuple(ticked)) != (tuple(self.marked), tuple(self.ticked)):
            self.marked, self.ticked = tuple(refs), tuple(ticked)
            self.viewport().update()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Send the clicked elements."""
        if not self.panning.press(event) and event.button() is Qt.MouseButton.LeftButton:
            self._send(list(self.shown.copies_at(self.lens.view.point(event.position()))))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Send the selected element on Enter or Space; other keys move and zoom."""
        if self.selected_ref and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self._send([self.selected_ref])
        else:
            super().keyPressEvent(event)

    def _send(self, refs: list[str]) -> None:
        self.set_selected(refs[0] if refs else "")
        self.clicked.emit(refs)

    @override
    def paint_over(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(PAPER_ALERT), 1.5, Qt.PenStyle.DashLine))
        for ref in self.marked:
            for box in self._spots(ref):
                painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 3, 3)
        self._paint_ticks(painter)
        super().paint_over(painter)

    def _spots(self, ref: str) -> list[QRectF]:
        """Return the boxes of an element, or of a copy in it, in pixels."""
        if "#" in ref:
            return [self.lens.view.shown(each) for each in self.shown.copies(ref)]
        box = QRectF(self.box_of(ref))
        return [] if box.isEmpty() else [box]

    def _paint_ticks(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for box in (box for ref in self.ticked for box in self._spots(ref)):
            near = 0.2 * box.width()
            painter.fillRect(box.adjusted(1, 1, -1, -1), QColor(PAPER_ALERT).lighter(180))
            painter.setPen(QPen(QColor(PAPER_ALERT), max(1.5, 0.14 * box.width())))
            cross = box.adjusted(near, near, -near, -near)
            painter.drawLine(cross.topLeft(), cross.bottomRight())
            painter.drawLine(cross.bottomLeft(), cross.topRight())


class SheetPanel(QWidget):
    """`chosen(ref)` is emitted when a person chooses a ship here, `clicked(ship, refs)` for a click on its sheet."""

    chosen = Signal(str)
    clicked = Signal(str, list)

    def __init__(self, game: Game, settings: Settings, background: Background, ink: Ink, parent: QWidget) -> None:
        super().__init__(parent)
        self._game, self._settings, self._background, self._ink = game, settings, background, ink
        self._forces: Sequence[Any] = ()
        self._pieces: tuple[Piece, ...] = ()
        self._frame: Frame | None = None
        self._shown: tuple[str, Any] = ("", None)
        self._job: Job | None = None
        self._is_stale = False
        self._wanted: Sequence[str] = ()
        """Elements to scroll to once the sheet is drawn."""
        self.ships = ElidedCombo(self)
        self.ships.setAccessibleName(tr("window-match-ship"))
        self.view = SheetView(self)
        self.view.clicked.connect(lambda refs: self.clicked.emit(self.ref, refs))
        self.view.setAccessibleName(tr("window-match-record-sheet"))
        self.view.lens.fit = Fit.WIDTH
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.ships)
        rows.addWidget(self.view, 1)
        self.ships.activated.connect(lambda place: self._choose(self.ships.itemData(place)))

    def meet(self, forces: Sequence[Any]) -> None:
        """Take the documents of all sides."""
        self._forces = forces

    @property
    def ref(self) -> str:
        """The ship of the shown sheet."""
        return self.ships.currentData() or ""

    def show_ship(self, ref: str) -> None:
        """Show the sheet of this ship, if it has one."""
        place = self.ships.findData(ref)
        if place >= 0 and place != self.ships.currentIndex():
            with QSignalBlocker(self.ships):
                self.ships.setCurrentIndex(place)
            self._draw()

    def bring_into_sight(self, refs: Sequence[str]) -> None:
        """Scroll to elements of the sheet, the first one at the top; as soon as the sheet is drawn."""
        self._wanted = tuple(refs)
        if self._job is None and self.view.lens.desk.pages:
            self._scroll()

    def _scroll(self) -> None:
        refs, self._wanted = self._wanted, ()
        for ref in reversed(refs):
            self.view.reveal(whole(ref))

    def show_frame(self, frame: Frame) -> None:
        """Show the sheet at a moment."""
        self._frame = frame
        pieces = tuple(piece for piece in frame.moment.pieces if piece.element)
        if [(each.ref, each.gone) for each in pieces] != [(each.ref, each.gone) for each in self._pieces]:
            self._list(pieces)
        self._draw()

    def _list(self, pieces: tuple[Piece, ...]) -> None:
        before, self._pieces = self.ref, pieces
        with QSignalBlocker(self.ships):
            self.ships.clear()
            for piece in pieces:
                name = piece.name if piece.name.startswith(piece.sign) else f"{piece.sign}  {piece.name}"
                self.ships.addItem(f"{name}  ✕" if piece.gone else name, piece.ref)
            self.ships.setCurrentIndex(max(0, self.ships.findData(before)))

    def _choose(self, ref: str) -> None:
        self.chosen.emit(ref)
        self._draw()

    def _draw(self) -> None:
        """Draw the sheet in the background. While one is drawn, only the latest request waits."""
        frame, piece = self._frame, next((piece for piece in self._pieces if piece.ref == self.ref), None)
        sheets = self._game.sheets
        if frame is None or piece is None or sheets is None or piece.side >= len(self._forces):
            return
        state = frame.moment.state(piece.side)
        now = piece.ref, _of_ship(state, piece.element)
        if now == self._shown:
            return
        if self._job is not None:
            self._is_stale = True
            return
        options = PrintOptions(state=state, language=self._settings.game_language(self._game.key), codes=False)
        force = self._forces[piece.side]

        def drawn(_job: Job) -> tuple[Page, ...]:
            return sheets.sheet(force, piece.element, options).leaves

        self._shown = now
        self._job = self._background.run(drawn, self._drawn, owner=self)

    def _drawn(self, leaves: tuple[Page, ...]) -> None:
        self._job = None
        self.view.slide()  # paint in tiles, because painting a whole sheet at once would block the UI
        self.view.set_pages([on_paper(leaf) for leaf in leaves], self._ink)
        if self._is_stale:
            self._is_stale = False
            self._draw()
        elif self._wanted:
            self._scroll()


def _of_ship(state: Any, element: str) -> Any:
    """Return the play state of one ship. While it is unchanged, so is the sheet."""
    ships = getattr(state, "ships", ())
    return next((ship for ship in ships if ship.id == element.partition("/")[2]), state)
