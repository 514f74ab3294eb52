"""Tells of a fault of the program, with a report to be copied."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPlainTextEdit, QVBoxLayout, QWidget


class FaultDialog(QDialog):
    """What happened, that the work is safe, and the report. It does not stop the window."""

    def __init__(self, report: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("A fault of the program"))
        text = QLabel(
            self.tr(
                "Something went wrong inside the program. Your work was written to its recovery files. Go on, or save now."
            ),
            self,
        )
        text.setWordWrap(True)
        self.report = QPlainTextEdit(report, self)
        self.report.setReadOnly(True)
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.report.setAccessibleName(self.tr("Report"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        self.copy_button = buttons.addButton(self.tr("Copy the report"), QDialogButtonBox.ButtonRole.ActionRole)
        self.copy_button.clicked.connect(lambda _: QGuiApplication.clipboard().setText(report))
        rows = QVBoxLayout(self)
        for widget in (text, self.report, buttons):
            rows.addWidget(widget)
        em = self.fontMetrics().height()
        self.resize(em * 38, em * 22)
