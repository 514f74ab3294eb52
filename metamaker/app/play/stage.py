"""The look of a table during a match and at its end: its ground, the turn, the result."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from metamaker.app.canvas.page_layout import Fit
from metamaker.app.context import Context
from metamaker.app.logs.filling import fill_fleets, game_of
from metamaker.app.play.end_card import EndCard
from metamaker.app.play.match_result import names_of
from metamaker.app.play.match_texts import reason
from metamaker.app.play.playback import Projector
from metamaker.app.play.table_bar import TableBar
from metamaker.app.play.table_ink import ON_PAPER, ground_table
from metamaker.app.play.table_view import TableView
from metamaker.app.play.turn_strip import TurnStrip
from metamaker.app.theme.theme import map_ink
from metamaker.play.recording import Film, Frame
from metamaker.rendering.ink import Ink


class Stage(QObject):
    """Parts of the page of a match: `end` shows the result, `turn` is shown above the table."""

    def __init__(
        self, page: QWidget, table: TableView, bar: TableBar, projector: Projector, context: Context, *, is_board: bool
    ) -> None:
        super().__init__(page)
        self.table, self.bar, self.projector, self.context, self._is_board = table, bar, projector, context, is_board
        self.end = EndCard(page, has_sides=not is_board, has_logs=game_of(context.document) is not None)
        self.turn = TurnStrip(page)
        bar.paper.setChecked(context.settings.kept(ON_PAPER) is True)
        bar.paper_wanted.connect(self._keep_paper)
        self.end.reviewed.connect(lambda: context.show_page("review"))
        self.end.at_once.connect(context.once_more)
        self.end.again.connect(lambda: context.play_again(False))
        self.end.saved.connect(context.save)
        self.end.logged.connect(lambda: fill_fleets(context, page))

    def ink(self, frame: Frame, usual: Ink) -> Ink:
        """Return the ink of the table, and give the canvas around it the same ground."""
        return ground_table(self.table, frame, usual, on_paper=self.bar.paper.isChecked())

    def show_turn(self, frame: Frame, title: str, ink: Ink) -> None:
        """Show the turn and the strengths above a table; boards have a title and counts of their own."""
        if frame.moment.ruler is None:
            self.turn.hide()
        else:
            names = names_of(self.context.document.value)
            self.turn.show_standing(title, frame, self.projector.frames[0], names, ink)

    def show_end(self, frame: Frame, film: Film, usual: Ink) -> None:
        """Show the result at the end of a match, and nothing of it before."""
        is_end, frames, replay = frame.made < 0, self.projector.frames, self.context.document.value
        if is_end:
            result = reason(film) if self._is_board else ""
            self.end.show_match(film, frames, replay, result, map_ink(usual), self.context.words)
            if self.bar.isVisible():
                self.table.fit(Fit.PAGE)  # the result takes some of its room
        else:
            self.end.hide()
        self.bar.setVisible(not is_end and frame.moment.ruler is not None)

    def _keep_paper(self, on: bool) -> None:
        self.context.settings.keep(ON_PAPER, on)
        self.projector.moved.emit()
