"""The page of a match: table, time line, orders, story, sheets and strengths."""

import math
from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.editors import Aside
from metamaker.app.overrides import override
from metamaker.app.play.match_work import MatchWork
from metamaker.app.play.orders.order_panel import Handle, Panels
from metamaker.app.play.playback import Projector
from metamaker.app.play.playback_controls import Transport
from metamaker.app.play.side_column import SideColumn
from metamaker.app.play.table_bar import TableBar
from metamaker.app.play.table_view import TableView
from metamaker.app.play.turn_title import turn_title
from metamaker.app.texts import tr
from metamaker.app.theme.fonts import set_role
from metamaker.app.theme.theme import map_ink
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import nested
from metamaker.app.widgets.splitters import KeptSplitter
from metamaker.game_api.match_documents import WON, side_names
from metamaker.play.dialogue import Question
from metamaker.play.recording import Film, Frame
from metamaker.play.snapshot import Extent, Moment
from metamaker.play.story import LETTERS
from metamaker.rendering.drawing import Drawing, Page
from metamaker.rendering.ink import COLOUR

_MOST_LINES = 2
"""Lines of the caption below the table. More lines would take room from the table, and the story shows everything."""

_WIDTHS = (52, 27)
"""Initial widths of the columns, in heights of a line."""

_MOST_ASIDE = 0.45
"""Initial maximum share of the width for orders, because a small window with large text would leave little for the table."""

_LEAST_TABLE = 13
"""Minimum size of the table in heights of a line. With large text on a small screen, the page is scrolled instead."""

_LEGIBLE = 0.85
"""Zoom at which names on the table (3 mm on paper) are a little over 7 points on the screen.

At a smaller zoom, they are enlarged.
"""

_LARGEST, _STEPS = 2.5, 4
"""Largest factor for names, so that they do not hide the table, and steps per whole factor. Each step redraws the table."""

_QUIET = "match_quiet"


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
        game = self.work.game
        prints = game.prints
        self.ink = next(iter(prints.inks.values())) if prints is not None else COLOUR
        self.table = TableView(self)
        self.table.explain = self._explain
        self.bar = TableBar(self.table, self)
        self.transport = Transport(self.projector, self)
        self.title = words_label("title", self)
        self.title.setWordWrap(True)
        self.at_once = self._end_button(tr("window-match-again"), tr("window-match-same-sides-captains"))
        self.at_once.clicked.connect(lambda _: context.once_more())
        self.again = self._end_button(tr("window-common-play-again"), tr("window-match-same-sides-captains-terms"))
        self.again.clicked.connect(lambda _: context.play_again(False))
        self.caption = words_label("caption", self)
        self.caption.setWordWrap(True)
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
        self._drawings: tuple[Drawing, ...] = ()
        """Overlays of the table for the orders being written."""
        self._lettering = 1.0
        self._picture: tuple[tuple[Moment, Extent, float, float], Page] | None = None
        """The last drawing of the table, with its moment, extent, part and lettering."""
        self._lay_out()
        self._connect()
        self.work.start()

    def _end_button(self, text: str, tip: str) -> QPushButton:
        """Return a button that appears when the match is over."""
        button = QPushButton(text, self)
        button.setProperty("role", "secondary")
        button.setToolTip(tip)
        button.hide()
        return button

    def _lay_out(self) -> None:
        unit, settings = self.fontMetrics().height(), self._context.settings
        table = QWidget(self)
        table.setProperty("role", "clear")
        self.caption.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._fit_text()
        left = QVBoxLayout(table)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(unit // 4)
        head = nested(left, QHBoxLayout())
        head.addWidget(self.title, 1)
        head.addWidget(self.at_once)
        head.addWidget(self.again)
        left.addWidget(self.broken)
        left.addWidget(self.bar)
        left.addWidget(self.table, 1)
        for below in (self.caption, self.busy, self.transport):
            left.addWidget(below)
        set_role(self.table.zoom_box, "clear")
        self.transport.add(self.table.zoom_box)  # over the table it would hide ships
        self.panels = self.side.lay_out(self.asides)
        columns = KeptSplitter(Qt.Orientation.Horizontal, settings, "match.columns")
        columns.most_last = _MOST_ASIDE
        columns.begin((table, self.side), [width * unit for width in _WIDTHS], (1, 0))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(unit // 2, unit // 2, unit // 2, unit // 2)
        whole.addWidget(columns)

    def _fit_text(self) -> None:
        """Give the caption and the table the room that the text size needs."""
        unit = self.fontMetrics().height()
        self.caption.setFixedHeight(round(unit * 1.25 * _MOST_LINES))
        self.table.setMinimumSize(unit * _LEAST_TABLE, unit * _LEAST_TABLE)

    def _connect(self) -> None:
        work, projector = self.work, self.projector
        work.began.connect(self._began)
        work.frames_came.connect(self._frames_came)
        work.asked.connect(self._asked)
        work.failed.connect(self._failed)
        work.taken_back.connect(projector.pause)
        work.busy_changed.connect(self._show_busy)
        projector.turned.connect(lambda _: self._show_frame())
        projector.moved.connect(self._show_table)
        self.story.gone_to.connect(self._go)
        self.strengths.gone_to.connect(self._go)
        self.sheet.chosen.connect(self._choose_ship)
        self.table.clicked.connect(self._clicked)
        self.table.zoomed.connect(self._fit_lettering)
        self.table.hovered.connect(lambda _: self._lay_over())
        self.table.dragged.connect(self.orders.writing.table_dragged)
        self.table.dropped.connect(self.orders.writing.table_dragged)
        self.bar.ships.clicked.connect(lambda _: self._fit_ships())
        self.bar.reach_changed.connect(self._show_reach)
        self.bar.quiet_wanted.connect(self._set_quiet)
        self.bar.quiet.setChecked(self._context.settings.kept(_QUIET) is True)
        self.orders.writing.drawn.connect(self._show_drawings)
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
        if self._is_board and not self.table.is_walked:
            self.table.set_selected("")  # otherwise the piece clicked for the last answer stays framed
        # Players see the present table. Spectators start at the first frame; nothing but that frame is drawn yet.
        self.projector.show(frames, count - 1 if film.match.people else 0)
        self.transport.show_film(film)
        self.story.show_frames(frames, count)
        self.strengths.show_frames(frames, count)
        if is_first:
            self._show_first(film)
        is_over = frames[-1].made < 0
        self.at_once.setVisible(is_over)
        self.again.setVisible(is_over and not self._is_board)
        if was_waiting and not is_first:
            self._go_on()

    def _show_first(self, film: Film) -> None:
        """Show the whole table, and start playback for spectators."""
        if not film.match.people and film.frames[-1].made >= 0 and not self.projector.is_quiet:
            self.projector.play()
        self._show_frame()
        self._fit_ships()

    def _go_on(self) -> None:
        """Show the frames after the last one already seen."""
        if self.projector.is_quiet:
            self.projector.go(self.projector.count - 1)
        else:
            self.projector.play_on()

    def _asked(self, questions: tuple[Question, ...]) -> None:
        self.orders.ask(questions)
        self.orders.setVisible(bool(questions))
        self._show_title()

    def _failed(self, text: str) -> None:
        """Show why no more orders are possible. The frames so far can still be viewed."""
        self.broken.setText(text)
        self.broken.show()
        self.title.setText(tr("window-match-match-cannot-go"))

    @property
    def is_busy(self) -> bool:
        """Whether captains think. Their coming answers are not in any document yet."""
        return self.work.is_busy

    def _show_busy(self, busy: bool) -> None:
        self.busy.setVisible(busy)
        if busy:
            self.orders.wait()
        else:
            self.rested.emit()

    # Display

    @property
    def _is_board(self) -> bool:
        """Whether all sides play on one board, without forces to choose."""
        return self.work.game.designs is None

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
        self._show_title()
        self.caption.setText("\n".join(_told(frame, self._reason())))
        self.table.show_fire(frame.moment.shots, frame.lost)
        self.table.ruler = frame.moment.ruler
        self.story.mark(self.projector.place)
        self.strengths.mark(self.projector.place)
        self.sheet.show_frame(frame)
        self.bar.offer(frame.moment, self.table.selected_ref)
        self._show_table()

    def _show_title(self) -> None:
        frame = self.frame
        if frame is None:
            return
        if not self.broken.isHidden():
            self.title.setText(tr("window-match-match-cannot-go"))
            return
        turn = turn_title(self._context.words, frame.turn) if frame.turn else tr("window-match-before-first-turn")
        if frame.made < 0:
            turn = self._ending()
        self.title.setText(" · ".join(filter(None, (turn, frame.step if frame.made >= 0 else ""))))

    def _reason(self) -> str:
        """Return how a game on a board ended, because sides have special names there. Empty otherwise and before the end."""
        frames = self.work.film.frames if self.work.film is not None else []
        if not self._is_board or not frames or frames[-1].made >= 0:
            return ""
        told = next((frame.lines for frame in (*frames[-2:-1], frames[-1]) if frame.lines), ())
        return told[-1].text if told else ""

    def _ending(self) -> str:
        if reason := self._reason():
            return tr("window-match-end", reason=reason)
        won = self._context.document.value.options.get(WON)
        if isinstance(won, int) and won >= 0:
            names = side_names(self._context.document.value)
            if won < len(names) and names.count(names[won]) == 1 and names[won]:
                return tr("window-match-end-won", name=names[won])
            return tr("window-match-end-side-won", side=LETTERS[won])
        return tr("window-match-end-draw")

    def _show_table(self) -> None:
        frame, film = self.frame, self.work.film
        if frame is None or film is None:
            return
        self._lay_over()
        moment, wanted = frame.moment, (film.extent, self.projector.part, self._lettering)
        if self._picture is None or self._picture[0][0] is not moment or self._picture[0][1:] != wanted:
            self._picture = (moment, *wanted), moment.page(*wanted)
        self.table.show_table(self._picture[1], map_ink(self.ink))

    def _fit_lettering(self, zoom: float) -> None:
        """Enlarge the names on the table to a legible size at this zoom."""
        wanted = _LEGIBLE * self._context.settings.text_size / 100 / zoom
        steps = math.ceil(min(max(wanted, 1.0), _LARGEST) * _STEPS)
        if steps != self._lettering * _STEPS:
            self._lettering = steps / _STEPS
            self._show_table()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme, because tables have night colours in a dark window, and the text size."""
        super().changeEvent(event)
        if not hasattr(self, "_picture"):
            return
        if event.type() is QEvent.Type.PaletteChange:
            self._show_table()
        elif event.type() is QEvent.Type.FontChange:
            self._fit_text()
            self._fit_lettering(self.table.zoom)

    def _lay_over(self) -> None:
        """Draw the overlays of the table: reaches and orders."""
        frame, film = self.frame, self.work.film
        if frame is None or film is None:
            return
        moment, extent = frame.moment, film.extent
        found = []
        place = self.bar.reach.currentData()
        if place is not None and self.table.selected_ref:
            found.append(moment.reach(extent, self.table.selected_ref, place, self._lettering))
        hovered = self.table.hovered_ref
        if hovered and moment.reaches(hovered):
            found.append(moment.reach(extent, hovered, -1, self._lettering))
        at_end = self.projector.place >= self._last_choice()
        overlays = (*(each for each in found if each is not None), *(self._drawings if at_end else ()))
        self.table.lay_over(overlays, self.orders.writing.marks if at_end else ())

    def _last_choice(self) -> int:
        return self.projector.count - 1

    def _show_drawings(self, drawings: Sequence[Drawing], handles: Sequence[Handle]) -> None:
        self._drawings = tuple(drawings)
        self.table.can_drag = tuple((handle.ref, QPointF(handle.x, handle.y), handle.radius) for handle in handles)
        self._lay_over()
        self._mark_sheet()

    def _mark_sheet(self) -> None:
        """Mark the clickable elements of the shown sheet."""
        self.sheet.view.mark(self.orders.writing.named_on(self.sheet.ref))

    def _show_sheet(self, ship: str) -> None:
        """Bring the sheet of a ship to the front, because an order needs a click there."""
        self.panels.bring(self.sheet)
        self.sheet.show_ship(ship)
        self._mark_sheet()

    def _show_reach(self) -> None:
        self.table.followed = self.table.selected_ref if self.bar.follow.isChecked() else ""
        self._show_table()

    def _fit_ships(self) -> None:
        frame = self.frame
        if frame is not None and frame.moment.ruler is not None:
            self.table.fit_to([piece.ref for piece in frame.moment.pieces if not piece.gone])

    def _set_quiet(self, on: bool) -> None:
        self.projector.is_quiet = on
        self._context.settings.keep(_QUIET, on)

    def _explain(self, ref: str) -> str:
        frame = self.frame
        lines = (*(frame.moment.about(ref) if frame is not None else ()), *self.orders.writing.about(ref))
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
        self._show_reach()

    def _cover(self, covered: bool) -> None:
        """Hide the orders of one side before the other player looks."""
        if covered:
            self.work.forget_steps()
            self._drawings = ()
            self._lay_over()


_SHORT = 160
"""Number of characters that fit below the table on a few lines."""


def _told(frame: Frame, reason: str) -> Sequence[str]:
    """Return the caption of a frame in a few lines. The caption of the last frame is the result of every side."""
    if frame.made >= 0:
        return [line.text for line in frame.lines[:_MOST_LINES]]
    least = min((line.depth for line in frame.lines), default=0)
    sides = [line.text for line in frame.lines if line.depth == least and line.text != reason]
    joined = " · ".join(sides)
    return [joined] if len(sides) > _MOST_LINES and len(joined) <= _SHORT else sides[:_MOST_LINES]
