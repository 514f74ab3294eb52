"""A review on paper, and its shots as a table for spreadsheets."""

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QFileDialog, QWidget

from metamaker.app.context import Context
from metamaker.app.design.sheet_editor import canvas_options
from metamaker.app.printing.other_paper import known_paper, paper_of, scale_for
from metamaker.app.printing.output import Output
from metamaker.app.texts import tr
from metamaker.core.errors import FileProblem
from metamaker.core.messages import language_in_force
from metamaker.core.storage import write_file
from metamaker.game_api.prints import PrintOptions
from metamaker.printing.files import Print
from metamaker.rendering.frame import PageFrame
from metamaker.rendering.ink import Ink
from metamaker.review.pages import review_pages
from metamaker.review.report import Report
from metamaker.review.shot_table import csv_text

CSV = "csv"


class ReviewOutput(QObject):
    """Prints and saves the report that it was given last."""

    def __init__(self, context: Context, ink: Ink, page: QWidget) -> None:
        super().__init__(page)
        self._context, self._ink, self._page = context, ink, page
        self.output = Output(context, self)
        self.report: Report | None = None

    def ask_and_print(self) -> None:
        """Ask for printer and pages in the system's dialog, and print."""
        if self.report is None:
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        made = self._made(self._frame)
        self.output.prepare(printer, made.title, self._frame, len(made.pages))
        dialog = QPrintDialog(printer, self._page)
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange, True)
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            self.print_on(printer)
        dialog.deleteLater()

    @property
    def _frame(self) -> PageFrame:
        return canvas_options(self._context.settings).frame

    def _made(self, frame: PageFrame) -> Print:
        language, report = language_in_force(), self.report
        if report is None:
            return Print((), ())
        return Print((), review_pages(report, PrintOptions(frame, language=language)), language, name=report.title)

    def print_on(self, printer: QPrinter) -> None:
        """Print on a prepared printer, laid out for its paper, or made smaller for unknown paper."""
        paper = known_paper(paper_of(printer))
        made = self._made(self._frame if paper is None else PageFrame(paper=paper[0], landscape=paper[1]))
        self.output.print_on(printer, made, self._ink, scale_for(paper_of(printer), made.pages))

    def ask_and_save(self) -> None:
        """Ask for a file name, and save the table of shots."""
        proposed = str(Path(self._context.settings.folder) / self.output.proposed(CSV))
        path, _ = QFileDialog.getSaveFileName(self._page, tr("window-review-save-table"), proposed, f"CSV (*.{CSV})")
        if path:
            self._context.settings.note_folder(path)
            self.save_table(path if path.lower().endswith(f".{CSV}") else f"{path}.{CSV}")

    def save_table(self, path: str) -> None:
        """Write the table of shots to a file, or show why that fails."""
        if self.report is None:
            return
        try:
            write_file(path, csv_text(self.report).encode())
        except FileProblem as problem:
            self._context.say(str(problem))
        else:
            self._context.say(tr("window-common-saved", file=Path(path).name))
