"""What this program is, and which version of it."""

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from metamaker.app.version import program_version


class AboutDialog(QDialog):
    """Name, version, licence."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About MetaMaker"))
        title = QLabel(f"MetaMaker {program_version()}", self)
        title.setProperty("role", "title")
        text = QLabel(
            self.tr("Design starships for tabletop games: every number explained, record sheets to print, fleets in one file."),
            self,
        )
        text.setWordWrap(True)
        terms = QLabel(self.tr("Free software under the MIT licence. Qt %1.").replace("%1", qVersion()), self)
        terms.setProperty("role", "caption")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        for widget in (title, text, terms, buttons):
            rows.addWidget(widget)
        self.setMinimumWidth(self.fontMetrics().height() * 24)
