"""The record of matches: its row in the settings, and a dialog with its ships and players."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from metamaker.app.settings.settings import Settings
from metamaker.app.texts import tr
from metamaker.app.widgets.kit import column_in, push_button, row_of, styled
from metamaker.app.widgets.labels import ElidedLabel, words_label
from metamaker.core.amounts import at_most
from metamaker.core.errors import FileProblem
from metamaker.core.messages import COMMON, Words, language_in_force, words_in
from metamaker.play.review.match_record import MatchRecord
from metamaker.play.table import PERSON
from metamaker.registry import game_shown
from metamaker.review.record import Row, players, read_record, ships

FILE = "matches.json"
"""The usual name, next to the user's library."""

_COUNTS = {"players": ("matches-played", "won", "lost"), "ships": ("battles", "survived", "destroyed")}
"""Columns of the counts of players and of ships."""


def ask_for_file(parent: QWidget, title: str, file: str) -> str:
    """Ask for a file to add to, which may exist; return its path, or empty."""
    no_question = QFileDialog.Option.DontConfirmOverwrite  # because a record is added to, and never replaced
    return QFileDialog.getSaveFileName(parent, title, file, "JSON (*.json)", options=no_question)[0]


class RecordSetting(QWidget):
    """Switches the record on, and chooses its file. `ask(parent, title, file)` asks for one."""

    def __init__(self, settings: Settings, parent: QWidget, ask: Callable[[QWidget, str, str], str] = ask_for_file) -> None:
        super().__init__(parent)
        self._settings, self._ask = settings, ask
        self.keep = QCheckBox(tr("window-record-keep"), self)
        self.keep.setToolTip(tr("window-record-keep-hint"))
        self.place = styled(ElidedLabel(self), "caption")
        self.choose = push_button(tr("window-common-choose"), self, lambda _: self._choose())
        self.show_record = push_button(tr("window-record-show"), self, lambda _: self._show())
        column_in(self, self.keep, row_of((self.place, 1), self.choose, self.show_record))
        self.keep.setChecked(bool(settings.values.record))
        self.keep.toggled.connect(self._switch)
        self._follow()

    def _switch(self, wanted: bool) -> None:
        usual = str(self._settings.library.with_name(FILE))
        self._settings.change(record=usual if wanted else "")
        self._follow()

    def _follow(self) -> None:
        file = self._settings.values.record
        self.place.setText(file or tr("window-record-off"))
        for button in (self.choose, self.show_record):
            button.setEnabled(bool(file))

    def _choose(self) -> None:
        if file := self._ask(self, tr("window-record-choose"), self._settings.values.record):
            self._settings.change(record=file)
            self._follow()

    def _show(self) -> None:
        RecordDialog(self._settings.values.record, self).open()


class RecordDialog(QDialog):
    """The results of the players and ships in a record."""

    def __init__(self, file: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        words = words_in(COMMON, language_in_force())
        self.setWindowTitle(words["review-record"])
        try:
            record, problem = read_record(file), ""
        except FileProblem as found:
            record, problem = MatchRecord(), str(found)
        told = problem or words.text("review-record-matches", count=len(record.matches), file=file)
        self.told = words_label("error" if problem else "caption", self, told, wraps=True)
        self.players = _table(players(record), "players", words, self)
        self.ships = _table(ships(record), "ships", words, self)
        note = words_label("caption", self, words.text("review-record-note", unit="all"), wraps=True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column_in(self, self.told, (self.players, 1), (self.ships, 1), note, buttons, margin=None)
        unit = self.fontMetrics().height()
        self.resize(44 * unit, 30 * unit)


def _table(rows: Sequence[Row], of: str, words: Words, parent: QWidget) -> QTableWidget:
    titles = ("game", of, "player", *_COUNTS[of], "result", "adjusted")
    table = styled(QTableWidget(len(rows), len(titles), parent), "table")
    table.setHorizontalHeaderLabels([words[f"review-record-{title}"] for title in titles])
    table.setAccessibleName(words[f"review-record-{of}"])
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.verticalHeader().hide()
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
    for place, row in enumerate(rows):
        for column, text in enumerate(_cells(row, words)):
            item = QTableWidgetItem(text)
            if column > 2:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            table.setItem(place, column, item)
    return table


def _cells(row: Row, words: Words) -> tuple[str, ...]:
    player = words["review-record-person"] if row.player == PERSON else row.player
    counts = map(words.number, (row.matches, row.held, row.lost))
    results = (words.signed(at_most(each, 1)) for each in (row.margin, row.adjusted))
    return game_shown(row.game), row.name, player, *counts, *results
