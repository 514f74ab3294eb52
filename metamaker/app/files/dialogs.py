"""Questions about files in one narrow protocol: the only modal dialogs. Also the differences between document and file."""

from collections.abc import Sequence
from enum import Enum
from typing import Protocol

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QInputDialog, QPlainTextEdit, QWidget

from metamaker.app.files.open_fleet import OpenFleet
from metamaker.app.texts import tr
from metamaker.app.widgets.kit import column_in, named
from metamaker.app.widgets.question_box import Answer, QuestionBox, Way
from metamaker.core.errors import FileProblem
from metamaker.core.storage import ENDINGS
from metamaker.game_api.game import difference_texts

DOCUMENTS = " ".join(f"*{ending}" for ending in ENDINGS)
FLEETS = f"{DOCUMENTS} *.pdf *.png *.txt"


class Unsaved(Enum):
    """Answer about unsaved work."""

    SAVE = "save"
    DISCARD = "discard"
    CANCEL = "cancel"


class Questions(Protocol):
    """Protocol of the questions. An empty answer means that the person cancelled."""

    def unsaved(self, window: QWidget, titles: Sequence[str]) -> Unsaved:
        """Ask how to handle the unsaved work of these fleets."""

    def overwrite_changed(self, window: QWidget, title: str) -> bool:
        """Ask whether to overwrite a file changed by another program."""

    def revert(self, window: QWidget, title: str) -> bool:
        """Ask whether to go back to the version of the file."""

    def open_paths(self, window: QWidget, folder: str) -> Sequence[str]:
        """Ask which files to open."""

    def folder(self, window: QWidget, title: str, start: str) -> str:
        """Ask for a folder."""

    def save_path(self, window: QWidget, suggested: str) -> str:
        """Ask where to save a fleet."""

    def which_fleets(self, window: QWidget, file: str, names: Sequence[str]) -> Sequence[int]:
        """Ask for the fleets in a PDF to open; the answer counts from 0."""


class Dialogs(QObject):
    """Implements `Questions` with dialogs."""

    def unsaved(self, window: QWidget, titles: Sequence[str]) -> Unsaved:
        """Ask how to handle the unsaved work of these fleets."""
        answers = (Answer(tr("window-common-save"), Way.DO, usual=True), Answer(tr("window-start-discard"), Way.LOSE))
        if len(titles) == 1:
            box = QuestionBox(window, tr("window-files-save-changes", title=titles[0]), answers)
        else:
            box = QuestionBox(window, tr("window-files-save-changes-documents", count=len(titles)), answers, "\n".join(titles))
        return (Unsaved.SAVE, Unsaved.DISCARD, Unsaved.CANCEL)[box.asked()]

    def overwrite_changed(self, window: QWidget, title: str) -> bool:
        """Ask whether to overwrite a file changed by another program."""
        text = tr("window-files-file-changed-another", title=title)
        return self._agreed(window, text, tr("window-files-write-over"))

    def revert(self, window: QWidget, title: str) -> bool:
        """Ask whether to go back to the version of the file."""
        return self._agreed(window, tr("window-files-go-back-file", title=title), tr("window-files-revert"))

    def open_paths(self, window: QWidget, folder: str) -> Sequence[str]:
        """Ask which files to open."""
        kinds, every = tr("window-files-documents-prints-cards"), tr("window-files-all-files")
        title = tr("window-common-open")
        return QFileDialog.getOpenFileNames(window, title, folder, f"{kinds} ({FLEETS});;{every} (*)")[0]

    def folder(self, window: QWidget, title: str, start: str) -> str:
        """Ask for a folder."""
        return QFileDialog.getExistingDirectory(window, title, start)

    def save_path(self, window: QWidget, suggested: str) -> str:
        """Ask where to save a fleet."""
        dialog = QFileDialog(window, tr("window-files-save"), suggested)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        kind = tr("window-files-documents")
        dialog.setNameFilter(f"{kind} ({DOCUMENTS})")
        dialog.setDefaultSuffix("json")
        return dialog.selectedFiles()[0] if dialog.exec() else ""

    def which_fleets(self, window: QWidget, file: str, names: Sequence[str]) -> Sequence[int]:
        """Ask for the fleets in a PDF to open; the answer counts from 0."""
        every = tr("window-files-all-them")
        listed = [f"{number}  {name}" for number, name in enumerate(names, 1)]
        title = tr("window-common-open")
        text = tr("window-files-carries-several-documents", file=file)
        chosen, agreed = QInputDialog.getItem(window, title, text, [*listed, every], 0, False)
        if not agreed:
            return ()
        return range(len(names)) if chosen == every else (listed.index(chosen),)

    def _agreed(self, window: QWidget, text: str, words: str) -> bool:
        return QuestionBox(window, text, (Answer(words, Way.LOSE),)).asked() == 0


class DifferencesDialog(QDialog):
    """A modeless list of differences, from the file to the window."""

    def __init__(self, fleet: OpenFleet, language: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._language = language
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("window-files-differs-file-window"))
        self.text = named(QPlainTextEdit(self._text(fleet), self), self.windowTitle())
        self.text.setReadOnly(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column_in(self, self.text, buttons, margin=None)
        em = self.fontMetrics().height()
        self.resize(em * 36, em * 24)

    def _text(self, fleet: OpenFleet) -> str:
        try:
            game = fleet.document.game
            found = difference_texts(game, fleet.in_file(), fleet.document.value, self._language)
        except FileProblem as problem:
            return str(problem)
        return "\n".join(_short(each) for each in found) or tr("window-files-nothing-file-window")


_LONGEST = 200
"""Three lines of a file name or a reason. More would push the buttons off a small screen."""


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
