"""What an open fleet and its file differ in."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from metamaker.app.files.open_fleet import OpenFleet
from metamaker.core.difference import Difference
from metamaker.core.problem import FileProblem


class DifferencesDialog(QDialog):
    """A list of differences, from the file to the window. It does not stop the window."""

    def __init__(self, fleet: OpenFleet, parent: QWidget) -> None:
        super().__init__(parent)
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
            found = fleet.document.game.differences(fleet.in_file(), fleet.document.value)
        except FileProblem as problem:
            return str(problem)
        return "\n".join(_line(each) for each in found) or self.tr("Nothing: file and window hold the same.")


def _line(difference: Difference) -> str:
    return f"{difference.where}: {_short(difference.before)} → {_short(difference.after)}"


_LONGEST = 80


def _short(value: Any) -> str:
    text = "–" if value is None else str(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
