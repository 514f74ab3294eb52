"""Virtual tabletops: a preview of the table, the program to write for, and where its files belong."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QCheckBox, QDialog, QFileDialog, QLineEdit, QProgressBar, QPushButton, QRadioButton, QWidget

from metamaker.app.background import Job
from metamaker.app.context import Context
from metamaker.app.texts import tr
from metamaker.app.widgets.drawing_view import DrawingView
from metamaker.app.widgets.kit import column_in, column_of, label_for, named, push_button, row_of
from metamaker.app.widgets.labels import words_label
from metamaker.core.errors import FileProblem
from metamaker.gallery.hosted import hosting_address
from metamaker.game_api.game import Game, required
from metamaker.game_api.tabletop import Base
from metamaker.opening import open_encounter
from metamaker.rendering.boxes import fitted
from metamaker.rendering.drawing import Drawing
from metamaker.tabletops.files import Files, Program, hosted_address, local_address, token_files, tts_files, written
from metamaker.tabletops.table import Step, Table, TableOrder
from metamaker.tabletops.vassal.files import module_of, module_order, vassal_files

_KEPT = "tabletop"

TOKENS = "tokens"
"""The choice of pictures without a program."""

AskFolder = Callable[[QWidget, str, str], str]
"""(owner, title, start) → a folder, empty if the person cancelled."""


def _ask_folder(owner: QWidget, title: str, start: str) -> str:
    return QFileDialog.getExistingDirectory(owner, title, start)


def _ask_encounter(owner: QWidget, title: str, start: str) -> str:
    return QFileDialog.getOpenFileName(owner, title, start)[0]


class TabletopDialog(QDialog):
    """Does not block the window. `finished_writing` is sent with the folder when everything is written."""

    finished_writing = Signal(str)

    def __init__(
        self,
        context: Context,
        parent: QWidget | None = None,
        ask: AskFolder = _ask_folder,
        ask_file: AskFolder = _ask_encounter,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("window-tabletop-title"))
        self._settings, self._background = context.settings, context.background
        self._ask, self._ask_file = ask, ask_file
        self._job: Job | None = None
        self._of: tuple[Game, tuple[Any, ...], Any] = (context.game, (context.document.value,), None)
        kept = self._settings.kept(_KEPT)
        last = {key: value for key, value in kept.items() if isinstance(value, str)} if isinstance(kept, dict) else {}
        ink = next(iter(required(context.game.prints).inks.values()))
        self.preview = DrawingView(None, ink, self)
        self.choices = {key: QRadioButton(tr(f"window-tabletop-{key}"), self) for key in (TOKENS, *Program)}
        self.where = words_label("quiet", self, wraps=True)
        self.square = QCheckBox(tr("window-tabletop-square"), self)
        self.module = QCheckBox(tr("window-tabletop-module"), self)
        self.address = named(QLineEdit(last.get("address", ""), self), tr("window-tabletop-address"))
        self.address.setPlaceholderText("https://")
        self.encounter = push_button(tr("window-tabletop-encounter"), self, lambda _: self._choose_encounter())
        self.encounter.setEnabled(context.game.play is not None and context.game.play.encounters is not None)
        self.met = words_label("quiet", self)
        self.folder = named(QLineEdit(last.get("folder", ""), self), tr("window-tabletop-folder"))
        choose = push_button(tr("window-common-choose"), self, lambda _: self._choose_folder())
        self.progress = named(QProgressBar(self), tr("window-common-progress"))
        self.outcome = words_label("quiet", self, wraps=True)
        self.write = self._button(tr("window-tabletop-write"), self._write, "primary")
        self.stop = self._button(tr("window-common-cancel"), self._cancel)
        self.look = self._button(tr("window-print-show-folder"), self._look)
        self.close_button = self._button(tr("window-common-close"), self.reject)
        self._lay_out(choose)
        chosen = self.choices.get(last.get("for", ""), self.choices[TOKENS])
        chosen.setChecked(True)
        chosen.setFocus()
        for each in (*self.choices.values(), self.square):
            each.toggled.connect(lambda _: self._follow())
        for field in (self.folder, self.address):
            field.textChanged.connect(lambda _: self._follow())
        self._follow()

    def _button(self, text: str, act: Callable[[], object], role: str = "secondary") -> QPushButton:
        button = push_button(text, self, lambda _: act(), role)
        button.setDefault(role == "primary")
        return button

    def _lay_out(self, choose: QPushButton) -> None:
        em = self.fontMetrics().height()
        self.preview.setMinimumSize(20 * em, 16 * em)
        self.where.setMinimumHeight(4 * em)
        options = column_of(
            *self.choices.values(),
            self.where,
            self.square,
            self.module,
            label_for(self.address, tr("window-tabletop-address"), self),
            self.address,
            label_for(self.folder, tr("window-tabletop-folder"), self),
            row_of((self.folder, 1), choose),
            row_of(self.encounter, (self.met, 1)),
            self.progress,
            self.outcome,
            ...,
            row_of(self.look, ..., self.write, self.stop, self.close_button),
        )
        column_in(self, row_of((self.preview, 3), (options, 2), gap=em), margin=None)
        room = self.screen().availableSize()
        self.resize(min(62 * em, room.width()), min(32 * em, room.height()))

    @property
    def _program(self) -> str:
        return next(str(key) for key, button in self.choices.items() if button.isChecked())

    def _order(self) -> TableOrder:
        game, documents, encounter = self._of
        base = Base.SQUARE if self.square.isChecked() else Base.ROUND
        return TableOrder(game, documents, encounter, self._settings.language, base)

    def _follow(self) -> None:
        """Show the table and the sentence of the program, and enable the possible commands."""
        order, program, is_busy = self._order(), self._program, self._job is not None
        self.preview.show_drawing(lambda width, height: _shown(order, width, height), tr("window-tabletop-preview"))
        self.where.setText(tr(f"window-tabletop-where-{program}"))
        self.module.setEnabled(program == Program.VASSAL)
        self.address.setEnabled(program == Program.TTS)
        self.write.setEnabled(bool(self.folder.text().strip()) and not is_busy)
        self.progress.setVisible(is_busy)
        self.stop.setVisible(is_busy)
        self.look.setVisible(bool(self.outcome.text()) and not is_busy)

    def _choose_folder(self) -> None:
        if chosen := self._ask(self, tr("window-tabletop-folder"), self.folder.text() or self._settings.folder):
            self.folder.setText(chosen)

    def _choose_encounter(self) -> None:
        """Replace the fleets by those of an encounter, which has places and terrain."""
        path = self._ask_file(self, tr("window-tabletop-encounter"), self._settings.folder)
        if not path:
            return
        try:
            game, forces, encounter = open_encounter(path)
        except FileProblem as problem:
            self.met.setText(str(problem))
            return
        self._of = game, tuple(forces), encounter
        self.met.setText(Path(path).name)
        self._follow()

    def _write(self) -> None:
        folder, order, program = self.folder.text().strip(), self._order(), self._program
        self._settings.keep(_KEPT, {"folder": folder, "for": program, "address": self.address.text().strip()})
        try:
            make = self._maker(order, program, folder)
        except FileProblem as problem:
            self.outcome.setText(str(problem))
            return
        self.outcome.setText("")
        self.progress.setRange(0, 0)
        self._job = self._background.run(
            lambda job: written(folder, make(job.report)),
            lambda names: self._done(folder, names),
            self._failed,
            self._went_on,
            text=tr("window-tabletop-writing"),
            owner=self,
        )
        self._job.ended.connect(self._ended)
        self._follow()

    def _maker(self, order: TableOrder, program: str, folder: str) -> Callable[[Step], Files]:
        """Return the function that makes the files. Raises FileProblem for an invalid address."""
        if program == TOKENS:
            return lambda step: token_files(Table(order), step)
        if program == Program.TTS:
            site = hosting_address(self.address.text().strip(), tr("window-tabletop-address"))
            address = hosted_address(site) if site else local_address(folder)
            return lambda step: tts_files(Table(order), address, step)
        with_module = self.module.isChecked()

        def made(step: Step) -> Files:
            if with_module:
                yield module_of(module_order(order.game, order.documents, order.language), step)
            yield from vassal_files(order, step)

        return made

    def _went_on(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def _ended(self) -> None:
        self._job = None
        self._follow()

    def _failed(self, problem: Exception) -> None:
        if not isinstance(problem, FileProblem):
            raise problem
        self.outcome.setText(str(problem))

    def _done(self, folder: str, names: list[str]) -> None:
        self.outcome.setText(tr("window-tabletop-wrote", count=len(names)))
        self.finished_writing.emit(folder)

    def _cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()

    def _look(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(Path(self.folder.text().strip()).absolute())))


def _shown(order: TableOrder, width: float, height: float) -> Drawing:
    return fitted(Table(order).overview(), width, height)
