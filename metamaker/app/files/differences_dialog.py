"""What an open fleet and its file differ in."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from metamaker.app.files.open_fleet import OpenFleet
from metamaker.core.problem import FileProblem


class DifferencesDialog(QDialog):
    """A list of differences, from the file to the window. It does not stop the window."""

    def __init__(self, fleet: OpenFleet, language: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._language = language
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("What differs: file → window"))
        self.text = QPlainTextEdit(self._text(fleet), self)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.windowTitle())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        rows.addWidget(self.text)
        rows.addWidget(buttons)
        em = self.fontMetrics().height()
        self.resize(em * 36, em * 24)

    def _text(self, fleet: OpenFleet) -> str:
        try:
            game = fleet.document.game
            found = game.difference_texts(fleet.in_file(), fleet.document.value, self._language)
        except FileProblem as problem:
            return str(problem)
        return "\n".join(_short(each) for each in found) or self.tr("Nothing: file and window hold the same.")


_LONGEST = 200


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
