"""The picture of a table on the page of a match: the shown frame, the overlays of reaches and orders, names of legible size."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF
from PySide6.QtWidgets import QWidget

from metamaker.app.play.match_work import MatchWork
from metamaker.app.play.orders.order_panel import Handle
from metamaker.app.play.orders.writing_page import WritingPage
from metamaker.app.play.stage import Stage
from metamaker.app.play.table_ink import lettering_at
from metamaker.app.play.turn_title import titled
from metamaker.play.snapshot import Extent, Moment
from metamaker.rendering.drawing import Drawing, Page
from metamaker.rendering.ink import Ink


class ShownTable(QObject):
    """Draws the frame of a projector on the table of a stage, with the overlays of the orders in `writing`."""

    def __init__(self, page: QWidget, stage: Stage, work: MatchWork, writing: WritingPage, ink: Ink) -> None:
        super().__init__(page)
        self._stage, self._work, self._writing, self._ink = stage, work, writing, ink
        self._table, self._bar, self._projector = table, bar, _ = stage.table, stage.bar, stage.projector
        self._drawings: tuple[Drawing, ...] = ()
        """Overlays for the orders being written."""
        self._lettering = 1.0
        self._picture: tuple[tuple[Moment, Extent, float, float], Page] | None = None
        """The last drawing of the table, with its moment, extent, part and lettering."""
        table.zoomed.connect(self.fit_lettering)
        table.dragged.connect(writing.table_dragged)
        table.dropped.connect(writing.table_dragged)
        table.lifted.connect(writing.table_lifted)
        table.carried.connect(writing.table_carried)
        bar.ships.clicked.connect(lambda _: self.fit_ships())
        bar.reach_changed.connect(self.show_reach)

    def show(self) -> None:
        """Draw the shown frame; the picture is kept while nothing in it changes."""
        frame, film = self._projector.frame, self._work.film
        if frame is None or film is None:
            return
        self.lay_over()
        moment, wanted = frame.moment, (film.extent, self._projector.part, self._lettering)
        if self._picture is None or self._picture[0][0] is not moment or self._picture[0][1:] != wanted:
            self._picture = (moment, *wanted), moment.page(*wanted)
        ink = self._stage.ink(frame, self._ink)
        self._table.show_table(self._picture[1], ink)
        self._stage.show_turn(frame, titled(self._stage.context.words, frame), ink)

    def fit_lettering(self, zoom: float) -> None:
        """Enlarge the names on the table to a legible size at this zoom."""
        wanted = lettering_at(zoom, self._stage.context.settings)
        if wanted != self._lettering:
            self._lettering = wanted
            self.show()

    def lay_over(self) -> None:
        """Draw the overlays of the table: reaches and orders."""
        frame, film = self._projector.frame, self._work.film
        if frame is None or film is None:
            return
        moment, extent = frame.moment, film.extent
        found = []
        place = self._bar.reach.currentData()
        if place is not None and self._table.selected_ref:
            found.append(moment.reach(extent, self._table.selected_ref, place, self._lettering))
        hovered = self._table.hovered_ref
        if hovered and moment.reaches(hovered):
            found.append(moment.reach(extent, hovered, -1, self._lettering))
        at_end = self._projector.place >= self._projector.count - 1
        overlays = (*(each for each in found if each is not None), *(self._drawings if at_end else ()))
        self._table.lay_over(overlays, self._writing.marks if at_end else ())
        self._table.portable = self._writing.portable if at_end else ()

    def show_drawings(self, drawings: Sequence[Drawing], handles: Sequence[Handle]) -> None:
        """Lay the drawings of orders over the table, with the handles that can be dragged."""
        self._drawings = tuple(drawings)
        self._table.can_drag = tuple((handle.ref, QPointF(handle.x, handle.y), handle.radius) for handle in handles)
        self.lay_over()

    def show_reach(self) -> None:
        """Show the chosen reach of the selected ship, and follow the ship if the user wants that."""
        self._table.followed = self._table.selected_ref if self._bar.follow.isChecked() else ""
        self.show()

    def fit_ships(self) -> None:
        """Show the ships on a table with distances as large as possible."""
        frame = self._projector.frame
        if frame is not None and frame.moment.ruler is not None:
            self._table.fit_to([piece.ref for piece in frame.moment.pieces if not piece.gone])
