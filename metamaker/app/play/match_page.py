"""The page of a match: table, time line, orders, story, sheets and strengths."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QSizePolicy, QVBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.editors import Aside
from metamaker.app.overrides import override
from metamaker.app.play.film_gate import FilmGate
from metamaker.app.play.match_sounds import MatchSounds
from metamaker.app.play.match_texts import MOST_ABOUT, MOST_LINES, SENTENCES, caption, ending, reason
from metamaker.app.play.match_work import MatchWork
from metamaker.app.play.motion import KEY as QUIET
from metamaker.app.play.motion import is_quiet
from metamaker.app.play.orders.order_panel import Handle, Panels
from metamaker.app.play.playback import Projector
from metamaker.app.play.playback_controls import SWITCH, ZOOM, Transport
from metamaker.app.play.shown_table import ShownTable
from metamaker.app.play.side_column import SideColumn
from metamaker.app.play.stage import Stage
from metamaker.app.play.table_bar import TableBar
from metamaker.app.play.table_view import TableView
from metamaker.app.play.turn_title import titled
from metamaker.app.texts import plain_tip, tr
from metamaker.app.theme.fonts import set_role
from metamaker.app.widgets.kit import push_button, styled
from metamaker.app.widgets.labels import SteadyLabel, words_label
from metamaker.app.widgets.layouts import nested
from metamaker.app.widgets.splitters import KeptSplitter
from metamaker.game_api.match_documents import WON
from metamaker.play.dialogue import Question
from metamaker.play.recording import Film, Frame
from metamaker.rendering.drawing import Drawing
from metamaker.rendering.ink import COLOUR

_BOARD_EDGE = 2.0
"""Millimetres of canvas around a board: all the room is for the board."""

_WIDTHS = (52, 27)
"""Initial widths of the columns, in heights of a line."""

_MOST_ASIDE = 0.45
"""Initial maximum share of the width for orders, because a small window with large text would leave little for the table."""

_BY_TABLE = ("match.columns", _MOST_ASIDE, _WIDTHS)
_BOARD_WIDTHS, _MOST_BY_BOARD = (64, 25), 0.38
"""The same for boards, because their questions are short."""

_LEAST_TABLE = (13, 6)
"""Minimum width and height of the table in heights of a line."""


class MatchPage(QWidget):
    """Page that follows the match of its document.

    Parts are attributes: `work` drives the match, `projector` selects the frame.

    `rested` is emitted when captains stop thinking. The document contains their answers by then.
    """

    rested = Signal()

    def __init__(self, context: Context, panels: Panels, asides: Sequence[Aside] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("match-page")
        self.setProperty("role", "ground")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._context = context
        self.work = MatchWork(context.document, context.background, self)
        self.projector = Projector(self)
        self.gate = FilmGate(self.projector)
        self.sounds = MatchSounds(self.projector, context.settings, self)
        game = self.work.game
        prints = game.prints
        self.ink = next(iter(prints.inks.values())) if prints is not None else COLOUR
        self.table = TableView(self)
        # It takes the remaining height: with a preferred height of its own, the page would become higher than its area.
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.table.explain = self._explain
        self.bar = TableBar(self.table, self)
        self.transport = Transport(self.projector, self)
        self.title = words_label("title", self)
        self.title.setWordWrap(True)
        self.stage = Stage(self, self.table, self.bar, self.projector, context, is_board=self.is_board)
        self.end, self.turn = self.stage.end, self.stage.turn
        self.at_once, self.again = self.end.repeat, self.end.set_up
        self.skip = push_button(tr("window-match-skip"), self, tip=plain_tip(tr("window-match-skip-hint")))
        self.skip.hide()
        self.skip.setShortcut("Ctrl+End")
        self.skip.clicked.connect(lambda _: self.gate.skip())
        self.caption = styled(SteadyLabel(self, MOST_LINES if self._is_measured else MOST_ABOUT), "caption")
        self.caption.setAccessibleName(tr("window-match-just-happened"))
        self.broken = words_label("error", self)
        self.broken.setWordWrap(True)
        self.broken.hide()
        self.busy = QProgressBar(self)
        self.busy.setRange(0, 0)
        self.busy.setTextVisible(False)
        kept = self.busy.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # the table keeps its size whether captains think or not
        self.busy.setSizePolicy(kept)
        self.busy.setAccessibleName(tr("window-match-captains-thinking"))
        self.side = SideColumn(self.work, panels, context, self.ink, self)
        self.orders, self.story, self.sheet = self.side.orders, self.side.story, self.side.sheet
        self.strengths, self.chart = self.side.strengths, self.side.chart
        self.asides = [(title, make(self.work, self.projector, context, self)) for title, make in asides]
        self.shown = ShownTable(self, self.stage, self.work, self.orders.writing, self.ink)
        self._known = 0
        """The number of frames that the user has seen: the story shows nothing that is still to come."""
        self._was_over = WON in context.document.value.options
        self._lay_out()
        self._connect()
        self.work.start()

    def _lay_out(self) -> None:
        unit, settings = self.fontMetrics().height(), self._context.settings
        table = QWidget(self)
        table.setProperty("role", "clear")
        self._fit_text()
        left = QVBoxLayout(table)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(unit // 4)
        head = nested(left, QHBoxLayout())
        head.addWidget(self.title, 1)
        head.addWidget(self.skip)
        left.addWidget(self.broken)
        left.addWidget(self.bar)
        left.addWidget(self.turn)
        left.addWidget(self.table, 1)
        for below in (self.caption, self.busy, self.transport):
            left.addWidget(below)
        set_role(self.table.zoom_box, "clear")
        self.transport.add(self.table.zoom_box, ZOOM)  # over the table it would hide ships
        if not self._is_measured:
            self._fit_whole()
        self.transport.add(self.sounds.box, SWITCH)
        self.panels = self.side.lay_out(self.asides)
        name, most, widths = ("match.board", _MOST_BY_BOARD, _BOARD_WIDTHS) if self.is_board else _BY_TABLE
        columns = KeptSplitter(Qt.Orientation.Horizontal, settings, name)
        columns.most_last = most
        columns.begin((table, self.side), [width * unit for width in widths], (1, 0))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(unit // 2, unit // 2, unit // 2, unit // 2)
        whole.addWidget(self.end)
        whole.addWidget(columns, 1)

    def _fit_whole(self) -> None:
        """Give a table without distances all the room: it is always shown whole, so that it needs no bar of its own."""
        self.table.edge = _BOARD_EDGE
        self.table.has_cards = False
        self.bar.hide()
        for switch in (self.bar.quiet, self.bar.paper):
            self.bar.take_out(switch)
            self.transport.add(switch, SWITCH)

    def _fit_text(self) -> None:
        """Give the table the room that the text size needs."""
        unit = self.fontMetrics().height()
        self.table.setMinimumSize(*(unit * least for least in _LEAST_TABLE))

    def _connect(self) -> None:
        work, projector = self.work, self.projector
        work.began.connect(self._began)
        work.frames_came.connect(self._frames_came)
        work.asked.connect(self._hold)
        work.failed.connect(self._failed)
        work.taken_back.connect(projector.pause)
        work.busy_changed.connect(self._show_busy)
        self.gate.opened.connect(self._asked)
        self.gate.held_changed.connect(self.skip.setVisible)
        projector.turned.connect(lambda _: self._show_frame())
        projector.moved.connect(self._moved)
        self.story.gone_to.connect(self._go)
        self.strengths.gone_to.connect(self._go)
        self.sheet.chosen.connect(self._choose_ship)
        self.table.clicked.connect(self._clicked)
        self.table.hovered.connect(lambda _: self._point())
        projector.is_quiet = is_quiet(self._context.settings)
        self.bar.quiet.setChecked(projector.is_quiet)
        self.bar.quiet_wanted.connect(self._set_quiet)
        self.orders.writing.drawn.connect(self._show_drawings)
        if not self.is_board:  # boards light the piece in question themselves
            self.orders.writing.ship_wanted.connect(self._choose_ship)
        self.orders.covered.connect(self._cover)
        self.orders.writing.sheet_wanted.connect(self._show_sheet)
        self.sheet.clicked.connect(self.orders.writing.sheet_clicked)

    # The match

    def _began(self) -> None:
        begun = self.work.begun
        self.broken.hide()
        if begun is not None:
            self.sheet.meet(begun.forces)
            self.projector.clear()
            self._known = 0
            self.chart.set_pages(begun.match.views.chart(self._context.language), self.ink)
            self.story.show_frames((), 0)

    def _frames_came(self) -> None:
        film = self.work.film
        # A copy, because another thread cuts the recording when an answer is taken back, and its new end is shown only later.
        frames = tuple(film.frames) if film is not None else ()
        if film is None or not frames:
            return
        was_waiting = self.projector.is_at_end and not self.projector.is_playing
        count = len(frames)
        is_first = self.projector.count == 0
        if self.is_board and not self.table.is_walked:
            self.table.set_selected("")  # otherwise the piece clicked for the last answer stays framed
        # Players see the present table, and so does everybody without motion or after the end. Other spectators start at the
        # first frame; nothing but that frame is drawn yet.
        shows_end = bool(film.match.people) or self._was_over or self.projector.is_quiet
        first = count - 1 if shows_end else 0
        is_whole = is_first and first > 0
        self._known = count if is_whole else min(self._known, count)
        self.transport.show_film(film)  # before its place is shown, which must be within the time line
        self.projector.show(frames, first)
        self._show_known(frames)
        if is_first:
            self._show_first(film)
        if was_waiting and not is_first:
            self._go_on()

    def _show_known(self, frames: Sequence[Frame]) -> None:
        """Show the story and the strengths as far as the film was seen; at the end, the buttons for another match."""
        seen = self.projector.place + (self.projector.part >= 1.0)
        self._known = min(max(self._known, seen), len(frames))
        self.story.show_frames(frames, self._known)
        self.strengths.show_frames(frames, self._known)
        self.transport.line.known = self._known
        self.transport.line.update()

    def _show_first(self, film: Film) -> None:
        """Show the whole table, and start playback for spectators."""
        if not film.match.people and film.frames[-1].made >= 0 and not self.projector.is_quiet:
            self.projector.play()
        self._show_frame()
        self.shown.fit_ships()

    def _go_on(self) -> None:
        """Show the frames after the last one already seen."""
        if self.projector.is_quiet:
            self.projector.go(self.projector.count - 1)
        else:
            self.projector.play_on()

    def _hold(self, questions: tuple[Question, ...]) -> None:
        """Ask once the film has shown everything; on tables with distances at once, because all sides plot together."""
        (self._asked if self._is_measured else self.gate.hold)(questions)

    def _asked(self, questions: tuple[Question, ...]) -> None:
        self.orders.ask(questions)
        self.orders.setVisible(bool(questions))
        self._show_title()

    def _failed(self, text: str) -> None:
        """Show why no more orders are possible. The frames so far can still be viewed."""
        self.broken.setText(text)
        self.broken.show()
        self.title.setText(tr("window-match-match-cannot-go"))
        self.title.show()

    @property
    def is_busy(self) -> bool:
        """Whether captains think. Their coming answers are not in any document yet."""
        return self.work.is_busy

    def _show_busy(self, busy: bool) -> None:
        self.busy.setVisible(busy)
        if busy:
            self.gate.drop()
            self.orders.wait()
        else:
            self.rested.emit()

    # Display

    @property
    def is_board(self) -> bool:
        """Whether all sides play on one board, without forces to choose."""
        return self.work.game.designs is None

    @property
    def _is_measured(self) -> bool:
        """Whether the table has distances."""
        return self.work.game.play is not None and self.work.game.play.measured

    @property
    def frame(self) -> Frame | None:
        """The shown frame."""
        return self.projector.frame

    def _go(self, place: int) -> None:
        self.projector.pause()
        self.projector.go(place)

    def _show_frame(self) -> None:
        frame = self.frame
        if frame is None:
            return
        if self.projector.place >= self._known:
            self._show_known(self.projector.frames)
        self._show_title()
        self._show_caption()
        film = self.work.film
        if film is not None:
            self.stage.show_end(frame, film, self.ink)
        self.title.setVisible((frame.made >= 0 and frame.moment.ruler is None) or not self.broken.isHidden())
        self.caption.setVisible(frame.made >= 0 or not self._is_measured)
        self.table.show_losses(frame.lost)
        self.table.ruler = frame.moment.ruler
        self.story.mark(self.projector.place)
        self.strengths.mark(self.projector.place)
        self.sheet.show_frame(frame)
        self.bar.offer(frame.moment, self.table.selected_ref)
        self.shown.show()

    def _moved(self) -> None:
        """Follow the movement of a frame, and describe its events after it, because dice still roll before."""
        self.shown.show()
        if self.projector.part >= 1.0 and self.projector.place >= self._known:
            self._show_known(self.projector.frames)
            self._show_caption()

    def _point(self) -> None:
        """Follow the pointer to another element."""
        self.shown.lay_over()
        if not self._is_measured:
            self._show_caption()

    def _show_caption(self) -> None:
        """Show the latest events, or the element at the pointer where a card over the table would hide the game."""
        frame, hovered = self.frame, self.table.hovered_ref
        if frame is not None:
            about = self._about(hovered) if hovered and not self._is_measured else ()
            is_known = self.projector.place < self._known
            told = caption(frame, reason(self.work.film) if self.is_board else "") if is_known else ""
            self.caption.setText(SENTENCES.join(about) or told)

    def _show_title(self) -> None:
        frame = self.frame
        if frame is None:
            return
        if not self.broken.isHidden():
            self.title.setText(tr("window-match-match-cannot-go"))
            return
        replay, film = self._context.document.value, self.work.film
        self.title.setText(
            ending(film, replay, is_board=self.is_board) if frame.made < 0 else titled(self._context.words, frame)
        )

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme, because tables have night colours in a dark window, and the text size."""
        super().changeEvent(event)
        if not hasattr(self, "shown"):
            return
        if event.type() is QEvent.Type.PaletteChange:
            self.shown.show()
        elif event.type() is QEvent.Type.FontChange:
            self._fit_text()
            self.shown.fit_lettering(self.table.zoom)

    def _show_drawings(self, drawings: Sequence[Drawing], handles: Sequence[Handle]) -> None:
        self.shown.show_drawings(drawings, handles)
        self._mark_sheet()

    def _mark_sheet(self) -> None:
        """Mark the clickable elements of the shown sheet."""
        writing, ship = self.orders.writing, self.sheet.ref
        self.sheet.view.mark(writing.named_on(ship), writing.ticked_on(ship))

    def _show_sheet(self, ship: str) -> None:
        """Bring the sheet of a ship to the front, because an order needs a click there."""
        self.panels.bring(self.sheet)
        self.sheet.show_ship(ship)
        self._mark_sheet()
        self.sheet.bring_into_sight(self.orders.writing.named_on(ship))

    def _set_quiet(self, on: bool) -> None:
        self.projector.is_quiet = on
        self._context.settings.keep(QUIET, on)

    def _about(self, ref: str) -> Sequence[str]:
        frame = self.frame
        return (*(frame.moment.about(ref) if frame is not None else ()), *self.orders.writing.about(ref))

    def _explain(self, ref: str) -> str:
        lines = self._about(ref)
        return "<br>".join(f"<b>{escape(line)}</b>" if place == 0 else escape(line) for place, line in enumerate(lines))

    # Selection

    def _choose_ship(self, ref: str) -> None:
        self.table.set_selected(ref)
        self._selected(ref)

    def _clicked(self, refs: list[str]) -> None:
        frame = self.frame
        known = {piece.ref for piece in frame.moment.pieces} if frame is not None else set()
        self.orders.writing.table_clicked(refs)
        found = next((ref for ref in refs if ref in known), "")
        self._selected(found)

    def _selected(self, ref: str) -> None:
        frame = self.frame
        if frame is None:
            return
        self.sheet.show_ship(ref)
        self._mark_sheet()
        self.bar.offer(frame.moment, ref)
        self.shown.show_reach()

    def _cover(self, covered: bool) -> None:
        """Hide the orders of one side before the other player looks."""
        if covered:
            self.work.forget_steps()
            self.shown.show_drawings((), ())
