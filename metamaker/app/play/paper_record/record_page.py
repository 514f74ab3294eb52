"""The record of a game on paper: ticked sheets of all ships, turn, dice, and damage in files."""

from collections.abc import Mapping
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from metamaker.app.background import Job
from metamaker.app.context import Context
from metamaker.app.logs.filling import fill_fleets
from metamaker.app.overrides import override
from metamaker.app.play.paper_record.dice_box import DiceBox
from metamaker.app.play.paper_record.live_sheet import LiveSheet
from metamaker.app.play.paper_record.paper_box import BlastBox, CriticalBox, PaperBox, RepairBox
from metamaker.app.play.paper_record.phones import Phones
from metamaker.app.play.paper_record.phones_dialog import PhonesDialog
from metamaker.app.play.paper_record.turn_boxes import HitsBox, TurnEndBox
from metamaker.app.play.sheet_paper import on_paper
from metamaker.app.play.turn_title import turn_title
from metamaker.app.texts import plain_tip, tr
from metamaker.app.timers import rested
from metamaker.app.widgets.boxes import SpinBox
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import WrappingArea, nested
from metamaker.app.widgets.splitters import KeptSplitter
from metamaker.core.errors import FileProblem
from metamaker.core.json_text import laid_out
from metamaker.core.storage import save_document
from metamaker.game_api.companion_games import RecordGame
from metamaker.game_api.game import Game, required, title_of
from metamaker.game_api.paper_games import Outcome, TurnQuestion
from metamaker.game_api.prints import PrintOptions, Sheet
from metamaker.game_api.record_documents import (
    fleet_of,
    state_of,
    turn_of,
    turn_so_far,
    with_filled,
    with_notes,
    with_turn,
    with_turn_begun,
)
from metamaker.play.documents import TableRecord
from metamaker.printing.play_states import is_state_code, read_state
from metamaker.rendering.ink import COLOUR

MOST_TURNS = 999
MOST_TOLD = 6
"""Lines of events between turns next to the sheet; a tooltip has all of them."""

_WIDTHS = (16, 60)
_LEAST_SHIPS, _SHIP = 3.8, 1.5
"""Minimum height of the list in lines of text, and height of a ship.

Two and a half visible ships show that it is a list, and more height would waste room.
"""


class RecordPage(QWidget):
    """Follows the record of its document. Every tick is a step that can be undone."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("record-page")
        self.setProperty("role", "ground")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._context = context
        self.game: Game = context.game.of if isinstance(context.game, RecordGame) else context.game
        self.fleet = fleet_of(self.game, self._record, context.game.documents.title(self._record))
        prints = self.game.prints
        self._ink = next(iter(prints.inks.values())) if prints is not None else COLOUR
        self._job: Job | None = None
        self._is_stale = False
        self.sheet = LiveSheet(self)
        self.ships = QListWidget(self)
        self.ships.setAccessibleName(tr("window-common-ships"))
        self.turn = SpinBox(self)
        self.turn.setRange(0, MOST_TURNS)
        self.turn.setAccessibleName(context.words.get("window-turn-label", tr("window-record-turn")))
        self.turn.setKeyboardTracking(False)
        self.next = self._button(
            context.words.get("window-turn-next", tr("window-record-next-turn")), "primary", self.turn_over
        )
        self.told = words_label("caption", self)
        self.told.setWordWrap(True)
        self.told.setAccessibleName(tr("window-record-happened-when-turn"))
        self.told.hide()
        self.score = words_label("caption", self)
        self.score.setWordWrap(True)
        self.score.setToolTip(plain_tip(tr("window-record-points-hint")))
        self.hits = HitsBox(self)
        self.end = TurnEndBox(self._called, self)
        self.fight = self._button(tr("window-record-fight-damage"), "secondary", lambda: context.set_up(""))
        self.fight.setToolTip(tr("window-record-match-against-captains"))
        self.dice = DiceBox(self)
        play = self.game.play
        self._paper = None if play is None else play.paper
        self.criticals = None if self._paper is None else CriticalBox(self._paper, self)
        self.blasts = None if self._paper is None else BlastBox(self._paper, self)
        self.repairs = None if self._paper is None else RepairBox(self._paper, self)
        self.fight.setVisible(self._paper is not None)
        self.read = self._button(tr("window-record-import-damage-file"), "secondary", self._ask_and_read)
        self.read.setToolTip(tr("window-record-pdf-sheets-filled"))
        self.paste = self._button(tr("window-record-import-code"), "secondary", self.read_clipboard)
        self.paste.setToolTip(tr("window-record-import-code-hint"))
        self.keep = self._button(tr("window-record-save-damage-dots"), "secondary", self._ask_and_keep)
        self.keep.setToolTip(tr("window-record-file-damaged-sheets"))
        self.log = self._button(tr("window-record-log"), "secondary", lambda: fill_fleets(context, self))
        self.log.setToolTip(tr("window-match-log-hint"))
        self.log.setVisible(self.game.logs is not None)
        self.phones = Phones(context, self.game, self.fleet, self)
        self.odds = self._button(tr("window-hit-title"), "secondary", context.show_odds)
        self.odds.setVisible(self.game.has("firing"))
        self.invite = self._button(tr("window-phones-dots"), "secondary", self.show_phones)
        self.invite.setToolTip(tr("window-phones-hint"))
        self.problem = words_label("error", self)
        self.problem.setWordWrap(True)
        self.problem.hide()
        self._lay_out()
        self._list()
        self.ships.currentRowChanged.connect(lambda _: self._turn_to_ship())
        self.turn.valueChanged.connect(self._set_turn)
        self.sheet.ticked.connect(self._ticked)
        for asked in (self.hits, self.end):
            asked.noted.connect(self._note)
        self.end.left.connect(self._resume)
        self.end.agreed.connect(self._end_turn)
        context.document.changed.connect(self._changed)
        self.turn.setValue(turn_of(self.game, self._record))
        self.ships.setCurrentRow(0)
        self._show_score()
        self.setFocusProxy(self.sheet)

    @property
    def _record(self) -> TableRecord:
        record: TableRecord = self._context.document.value
        return record

    @property
    def ref(self) -> str:
        """The ship of the shown sheet."""
        item = self.ships.currentItem()
        return str(item.data(Qt.ItemDataRole.UserRole)) if item is not None else ""

    def _button(self, text: str, role: str, act: Any) -> QPushButton:
        button = QPushButton(text, self)
        button.setProperty("role", role)
        button.clicked.connect(lambda _: act())
        return button

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        side = QFrame(self)
        side.setProperty("role", "card")
        label = QLabel(self._context.words.get("window-turn-label", tr("window-record-turn-key")), side)
        label.setBuddy(self.turn)
        tools = QWidget(side)
        column = QVBoxLayout(tools)
        column.setContentsMargins(0, 0, 0, 0)
        for tool in (
            self.told,
            self.hits,
            *self._boxes,
            self.dice,
            self.odds,
            self.fight,
            self.read,
            self.paste,
            self.keep,
            self.log,
            self.invite,
        ):
            column.addWidget(tool)
        column.addStretch(1)
        self.tools = WrappingArea(tools, side)
        self.tools.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        look_on = rested(self, 0, self._show_what_can_be_written)
        for box in self._boxes:
            box.written.connect(self._worked_out)
            box.worked_out.connect(look_on.start)
        rows = QVBoxLayout(side)
        row = nested(rows, QHBoxLayout())
        for part in (label, self.turn, self.next):
            row.addWidget(part)
        row.addStretch(1)
        rows.addWidget(self.score)
        rows.addWidget(self.ships, 1)
        for area in (self.tools, self.end):
            rows.addWidget(area, 3)
        rows.addWidget(self.problem)
        columns = KeptSplitter(Qt.Orientation.Horizontal, self._context.settings, "record.columns")
        columns.begin((side, self.sheet), [width * unit for width in _WIDTHS], (0, 1))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(unit // 2, unit // 2, unit // 2, unit // 2)
        whole.addWidget(columns)

    def _show_what_can_be_written(self) -> None:
        """Scroll to the outcome once it is laid out, because it can be below the visible part of a small window."""
        for box in self._boxes:
            if box.write.isVisibleTo(box):
                self.tools.ensureWidgetVisible(box.write)

    def _list(self) -> None:
        designs = required(self.game.designs)
        for ref in designs.subjects(self.fleet, False):
            item = QListWidgetItem(self._called(ref), self.ships)
            item.setData(Qt.ItemDataRole.UserRole, ref)
        self._make_room()

    def _make_room(self) -> None:
        """Limit the height of the list of ships, to leave the rest to the tools."""
        unit, needed = self.fontMetrics().height(), _SHIP * self.ships.count()
        self.ships.setMinimumHeight(round(min(_LEAST_SHIPS, needed) * unit))
        self.ships.setMaximumHeight(round(needed * unit))

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._make_room()

    def _called(self, ref: str) -> str:
        """Return the display name of a ship."""
        return title_of(self.game, self.fleet, ref, self._context.language)

    def _show_score(self) -> None:
        """Show the crossed-off boxes of the fleet, and the points that the other side has for them."""
        self.score.setVisible(self._paper is not None)
        if self._paper is not None:
            found = self._paper.crossed_off(self.fleet, self._state(self._record))
            self.score.setText(tr("window-record-points", lost=found.lost, whole=found.whole, points=found.points))

    def _state(self, record: TableRecord) -> Any:
        """Return the play state of a record."""
        return required(self.game.sheets).play_state(self.fleet, state_of(self.game, self.fleet, record), "")

    # The sheet

    def _turn_to_ship(self) -> None:
        """Show the sheet of the chosen ship, which also fires in the odds of attacks."""
        self._context.selection.show(self.ref)
        self._draw()

    def _draw(self) -> None:
        """Draw the sheet in the background. While one is drawn, only the latest request waits."""
        if self._job is not None:
            self._is_stale = True
            return
        game, fleet, record, ref, paper = self.game, self.fleet, self._record, self.ref, self._paper
        sheets, language = required(game.sheets), self._context.language
        if not ref:
            return
        state, turn = self._state(record), turn_so_far(game, fleet, record)
        for box in self._boxes:
            box.show_ship(fleet, state, turn, ref, language)

        def drawn(_job: Job) -> tuple[Sheet, tuple[TurnQuestion, ...]]:
            hits = () if paper is None else paper.hits(fleet, state, turn, ref, language)
            return sheets.sheet(fleet, ref, PrintOptions(state=state, fillable=True, codes=False, language=language)), hits

        self._job = self._context.background.run(drawn, partial(self._drawn, record), self._failed, owner=self)

    def _drawn(self, record: TableRecord, found: tuple[Sheet, tuple[TurnQuestion, ...]]) -> None:
        self._job = None
        if self._is_stale or record is not self._record:
            self._is_stale = False
            self._draw()
            return
        sheet, hits = found
        leaves = [on_paper(leaf) for leaf in sheet.leaves]
        fields = [field for page in leaves for field in page.fields]
        self.sheet.show_sheet(leaves, self._ink, {field.name: field.value for field in fields})
        self.hits.show_questions(hits)

    def _failed(self, problem: Exception) -> None:
        self._job = None
        self.next.setEnabled(True)
        if isinstance(problem, FileProblem):
            self._tell_problem(str(problem))
        else:
            self._context.background.broke.emit(problem)

    def _tell_problem(self, problem: str) -> None:
        """Show a problem, or hide the line if there is none."""
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))

    def _ticked(self, _name: str, _value: str) -> None:
        """Apply a tick as a step."""
        values = {each: value for each, value in self.sheet.values.items() if not each.endswith("/name")}
        record = with_filled(self.game, self.fleet, self._record, values)
        self._context.document.apply(tr("window-record-tick-sheet", name=self._called(self.ref)), record)

    @property
    def _boxes(self) -> list[PaperBox]:
        """The boxes for criticals, blasts and repairs on paper."""
        return [box for box in (self.criticals, self.blasts, self.repairs) if box is not None]

    def _worked_out(self, found: Outcome, text: str) -> None:
        """Apply the outcome of a critical or a repair as a step."""
        record: Any = self._record.with_(state=found.state)
        self._context.document.apply(text, with_notes(record, found.noted, found.worked))

    def _note(self, key: str, yes: bool) -> None:
        """Apply an answer about this turn as a step."""
        self._context.document.apply(tr("window-record-hit"), with_notes(self._record, {key: yes}, {}))

    def _changed(self, _old: TableRecord, _new: TableRecord) -> None:
        self.turn.blockSignals(True)
        self.turn.setValue(turn_of(self.game, self._record))
        self.turn.blockSignals(False)
        self._show_score()
        self._draw()
        if self.end.isVisibleTo(self):
            self.turn_over()

    def _set_turn(self, turn: int) -> None:
        if turn != turn_of(self.game, self._record):
            record = with_turn(self.game, self.fleet, self._record, turn)
            self._context.document.apply(turn_title(self._context.words, turn), record, merge="turn")

    # The end of a turn

    def turn_over(self) -> None:
        """Ask the questions at the end of the turn, or go on to the next turn if there are none."""
        game, fleet, record, paper = self.game, self.fleet, self._record, self._paper
        if paper is None:
            self.turn.setValue(self.turn.value() + 1)
            return
        language = self._context.language

        def questions(_job: Job) -> tuple[TurnQuestion, ...]:
            return paper.questions(fleet, self._state(record), turn_so_far(game, fleet, record), language)

        self.next.setEnabled(False)
        self._context.background.run(questions, partial(self._asked, record), self._failed, owner=self)

    def _asked(self, record: TableRecord, questions: tuple[TurnQuestion, ...]) -> None:
        turn = turn_of(self.game, record)
        is_needed = questions if turn else [each for each in questions if each.yes or each.faces]
        if record is not self._record:  # a tick was made meanwhile
            self.turn_over()
        elif is_needed or self.end.isVisibleTo(self):
            self.end.ask(turn, questions)
            self.tools.hide()
        else:
            self._end_turn({})

    def _end_turn(self, faces: Mapping[str, int]) -> None:
        """Go on to the next turn as one step, apply the rules between turns, and report the events."""
        game, fleet, record, paper = self.game, self.fleet, self._record, self._paper
        language = self._context.language
        if paper is None:
            return

        def next_turn(_job: Job) -> Outcome:
            return paper.next_turn(fleet, self._state(record), turn_so_far(game, fleet, record), faces, language)

        self.next.setEnabled(False)
        self._context.background.run(next_turn, partial(self._turned, record), self._failed, owner=self)

    def _turned(self, before: TableRecord, found: Outcome) -> None:
        if before is not self._record:  # a tick was made meanwhile
            self.turn_over()
            return
        self._resume()
        record = with_turn_begun(before, found.state)
        self._context.document.apply(turn_title(self._context.words, turn_of(self.game, record)), record)
        told = [line.text for line in found.lines]
        rest = tr("window-common-and-more", count=len(told) - MOST_TOLD) if len(told) > MOST_TOLD else ""
        self.told.setText("\n".join(filter(None, (*told[:MOST_TOLD], rest))))
        self.told.setToolTip("<br>".join(map(escape, told)))
        self.told.setVisible(bool(told))

    def _resume(self) -> None:
        """Show the tools again after the questions."""
        self.end.hide()
        self.tools.show()
        self.next.setEnabled(True)
        self._draw()

    # Files

    def read_file(self, path: str) -> None:
        """Read damage from a saved file, a ticked PDF, or a code of a phone. Shows why if that is impossible."""
        name = tr("window-record-code") if is_state_code(path) else Path(path).name
        try:
            read = read_state(self.game, self.fleet, path)
        except FileProblem as problem:
            self._tell_problem(str(problem))
            return
        self._tell_problem("\n".join(map(str, read.remarks(name))))
        record = with_turn_begun(self._record, read.value)
        self._context.document.apply(tr("window-record-read", file=name), record)

    def read_clipboard(self) -> None:
        """Read damage from the code of a phone in the clipboard. Shows why if that is impossible."""
        text = QGuiApplication.clipboard().text()
        if is_state_code(text):
            self.read_file(text)
        else:
            self._tell_problem(tr("window-record-no-code"))

    def show_phones(self) -> None:
        """Show the dialog for phones at the table."""
        PhonesDialog(self.phones, self).show()

    def keep_file(self, path: str) -> None:
        """Write the damage to a file. Shows why if that is impossible."""
        try:
            save_document(path, laid_out(state_of(self.game, self.fleet, self._record)))
        except FileProblem as problem:
            self._tell_problem(str(problem))
            return
        self._tell_problem("")
        self._context.say(tr("window-record-damage", file=Path(path).name))

    def _ask_and_read(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, tr("window-record-import-damage"), self._context.settings.folder)
        if path:
            self._context.settings.note_folder(path)
            self.read_file(path)

    def _ask_and_keep(self) -> None:
        proposed = str(Path(self._context.settings.folder) / "damage.json")
        path, _ = QFileDialog.getSaveFileName(self, tr("window-record-save-damage"), proposed, tr("window-record-damage-json"))
        if path:
            self._context.settings.note_folder(path)
            self.keep_file(path)
