"""A moment of a reviewed match: its tabletop with its events, the way to the next one, and to the page of the match."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QWidget

from metamaker.app.canvas.page_layout import Fit
from metamaker.app.context import Context
from metamaker.app.overrides import override
from metamaker.app.play.match_texts import SENTENCES
from metamaker.app.play.table_ink import ON_PAPER, ground_table, lettering_at
from metamaker.app.play.table_view import TableView
from metamaker.app.play.turn_title import titled
from metamaker.app.texts import tr
from metamaker.app.widgets.kit import column_in, named, push_button, row_of, styled
from metamaker.app.widgets.labels import ElidedLabel, SteadyLabel
from metamaker.play.recording import Film, Frame
from metamaker.rendering.ink import Ink

_EDGE = 1.0
"""Millimetres of canvas around a small table."""

_LINES = 2
"""Lines of events below the table."""


class _Table(TableView):
    """`resized` is emitted after the table has another size."""

    resized = Signal()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()


class MomentView(QFrame):
    """`opened(place)`: the moment is wanted on the page of the match; `tried(place)`: other orders are wanted from there."""

    opened = Signal(int)
    tried = Signal(int)

    def __init__(self, context: Context, ink: Ink, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.place = -1
        self._context, self._ink = context, ink
        self._frames: Sequence[Frame] = ()
        self._film: Film | None = None
        self._lettering = 1.0
        self.title = styled(ElidedLabel(self), "strong")
        self.table = _Table(self)
        self.table.explain = self._explain
        self.table.zoomed.connect(self._fit_lettering)
        self.table.resized.connect(self._fit)
        self.table.edge = _EDGE
        self.table.zoom_box.setParent(self)  # over a small table it would hide ships
        self.table.zoom_box.hide()
        for bar in (self.table.setHorizontalScrollBarPolicy, self.table.setVerticalScrollBarPolicy):
            bar(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # wheel and pointer move the table
        self.back, self.on = (
            named(push_button(sign, self, lambda _, by=by: self._step(self.place + by), role="quiet"), tr(name), tr(name))
            for sign, by, name in (("‹", -1, "window-match-previous-event"), ("›", 1, "window-match-next-event"))
        )
        self.open = self._link("window-review-on-table", "window-review-on-table-hint", self.opened)
        self.attempt = self._link("window-review-try", "window-review-try-hint", self.tried)
        self.events = styled(SteadyLabel(self, _LINES), "caption")
        unit = self.fontMetrics().height()
        self.table.setMinimumSize(12 * unit, 8 * unit)
        self.table.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)  # a picture fits every size
        column_in(
            self,
            row_of((self.title, 1), self.back, self.on, gap=0),
            (self.table, 1),
            self.events,
            row_of(self.attempt, ..., self.open, gap=0),
            gap=unit // 4,
            margin=(unit // 2, unit // 4, unit // 2, unit // 4),
        )

    def _link(self, text: str, tip: str, signal: SignalInstance) -> QPushButton:
        return push_button(tr(text), self, lambda _: signal.emit(self.place), role="link", tip=tr(tip))

    def show_film(self, film: Film, frames: Sequence[Frame]) -> None:
        """Take the frames of a match as far as they are reviewed; the shown one stays."""
        self._film, self._frames = film, frames
        if self.place >= 0:
            self._step(self.place)

    def show_place(self, place: int) -> None:
        """Show a frame with its ships as large as possible."""
        self._step(place)
        self._fit()

    def _step(self, place: int) -> None:
        """Show a frame in the same part of the table."""
        self.place = min(max(place, 0), len(self._frames) - 1)
        self.back.setEnabled(self.place > 0)
        self.on.setEnabled(self.place < len(self._frames) - 1)
        self.attempt.setEnabled(self.frame is not None and self.frame.made >= 0)
        self._show()

    @property
    def frame(self) -> Frame | None:
        """The shown frame."""
        return self._frames[self.place] if 0 <= self.place < len(self._frames) else None

    def _show(self) -> None:
        frame, film = self.frame, self._film
        if frame is None or film is None:
            return
        ink = ground_table(self.table, frame, self._ink, on_paper=self._context.settings.kept(ON_PAPER) is True)
        self.table.show_table(frame.moment.page(film.extent, 1.0, self._lettering), ink)
        self.table.show_losses(frame.lost)
        self.table.ruler = frame.moment.ruler
        title = titled(self._context.words, frame)
        self.title.setText(title)
        self.table.setAccessibleDescription(title)
        self.events.setText(SENTENCES.join(line.text for line in frame.lines))

    def _fit_lettering(self, zoom: float) -> None:
        wanted = lettering_at(zoom, self._context.settings)
        if wanted != self._lettering:
            self._lettering = wanted
            self._show()

    def _fit(self) -> None:
        """Show the ships on a table with distances as large as possible; a board whole."""
        frame = self.frame
        if frame is None:
            return
        self.table.fit(Fit.PAGE)
        shown = [piece for piece in frame.moment.pieces if not piece.gone or piece.ref in frame.lost]
        if frame.moment.ruler is not None:
            self.table.fit_to([piece.ref for piece in shown])

    def _explain(self, ref: str) -> str:
        about = self.frame.moment.about(ref) if self.frame is not None else ()
        return "<br>".join(f"<b>{escape(line)}</b>" if place == 0 else escape(line) for place, line in enumerate(about))

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme and the size of the text."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.PaletteChange, QEvent.Type.FontChange} and hasattr(self, "events"):
            self._show()
