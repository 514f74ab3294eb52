"""Making a universe pack from a document: its name, its version, its parts, and its file."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QLineEdit, QListWidget, QListWidgetItem, QWidget

from metamaker.app.texts import tr
from metamaker.app.widgets.boxes import SpinBox
from metamaker.app.widgets.kit import column_in, form_of, named
from metamaker.app.widgets.labels import words_label
from metamaker.core.errors import FileProblem
from metamaker.core.ids import slug
from metamaker.core.property import EditProblem
from metamaker.core.storage import save_document
from metamaker.game_api.game import Game, file_bytes, required

AskPath = Callable[[QWidget, str, str], str]
"""Asks for the path, with a suggestion; returns an empty text if the user cancels."""


def ask_path(parent: QWidget, title: str, suggested: str) -> str:
    """Ask where to write a pack."""
    return QFileDialog.getSaveFileName(parent, title, suggested, "*.json *.metamaker")[0]


class MakeDialog(QDialog):
    """Writes a pack of the document in its state at that time. `tell(sentence)` reports the outcome."""

    def __init__(
        self,
        game: Game,
        document: Any,
        language: str,
        tell: Callable[[str], None],
        parent: QWidget,
        ask: AskPath = ask_path,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("window-universes-make-universe-pack"))
        self._universes = required(game.universes)
        self._value = document
        self._tell = tell
        self._ask = ask
        self._build(game, language)

    def _build(self, game: Game, language: str) -> None:
        self.name = QLineEdit(game.documents.title(self._value), self)
        self.version = SpinBox(self)
        self.version.setRange(1, 9999)
        self.parts = named(QListWidget(self), tr("window-common-parts"))
        for part, name in self._universes.offers(self._value, language=language).items():
            if "/" not in part:
                row = QListWidgetItem(name)
                row.setData(Qt.ItemDataRole.UserRole, part)
                row.setFlags(row.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                row.setCheckState(Qt.CheckState.Checked)
                self.parts.addItem(row)
        self.parts.setCurrentRow(0)
        self.parts.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        self.problem = words_label("error", self, wraps=True)
        self.problem.hide()
        note = words_label("caption", self, tr("window-universes-parts-need-comes"), wraps=True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.save = buttons.addButton(tr("window-universes-save"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.save.setDefault(True)
        buttons.accepted.connect(self._save)
        buttons.rejected.connect(self.reject)
        form = form_of(
            (tr("window-universes-name"), self.name),
            (tr("window-universes-version"), self.version),
            (tr("window-universes-parts"), self.parts),
        )
        column_in(self, form, note, self.problem, buttons, margin=None)

    def _wanted(self) -> list[str]:
        rows = (self.parts.item(place) for place in range(self.parts.count()))
        return [row.data(Qt.ItemDataRole.UserRole) for row in rows if row.checkState() is Qt.CheckState.Checked]

    def _save(self) -> None:
        wanted = self._wanted()
        try:
            if not wanted:
                raise EditProblem(tr("window-universes-pack-needs-parts"))
            pack = self._universes.made(self._value, self.name.text(), self.version.value(), refs=wanted)
            path = self._ask(self, self.windowTitle(), f"{slug(f'{pack.name} {pack.version}')}.json")
            if not path:
                return
            save_document(path, file_bytes(self._universes.game, pack))
        except (EditProblem, FileProblem) as problem:
            self.problem.setText(str(problem))
            self.problem.show()
            return
        self._tell(tr("window-common-saved", file=path))
        self.accept()
