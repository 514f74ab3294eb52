"""Getting pages out: onto a printer or into files, one at a time, with progress, and told at the foot of the window."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtPrintSupport import QPrinter

from metamaker.app.background import Job
from metamaker.app.context import Context
from metamaker.app.sheets.printer import PrintRun, prepare
from metamaker.app.sheets.saving import files_of, save, told
from metamaker.core.ids import slug
from metamaker.core.problem import FileProblem
from metamaker.game import Embed
from metamaker.printing import Print
from metamaker.sheets.frame import PageFrame
from metamaker.sheets.ink import Ink


class Output(QObject):
    """`progressed(done, total)` while something is printed or saved, `ended()` when that is over, however it went."""

    progressed = Signal(int, int)
    ended = Signal()

    def __init__(self, context: Context, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._run: PrintRun | None = None
        self._job: Job | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something is being printed or saved."""
        return self._run is not None or self._job is not None

    def proposed(self, kind: str) -> str:
        """Return the name that files are given unless the user wants another."""
        document = self._context.document
        return f"{slug(document.game.title(document.value))}.{kind}"

    def prepare(self, printer: QPrinter, title: str, frame: PageFrame, pages: int) -> None:
        """Set up a printer."""
        prepare(printer, title, frame, pages)

    def print_on(self, printer: QPrinter, made: Print, ink: Ink) -> None:
        """Print the pages that the printer was asked for."""
        if self.is_busy:
            return
        self._run = PrintRun(printer, made.pages, ink, self)
        self._run.progressed.connect(self.progressed)
        self._run.failed.connect(self._over)
        self._run.ended.connect(lambda pages: self._over(self._printed(pages)))
        self._run.start()

    def save(self, path: str, kind: str, made: Print, ink: Ink, embed: Embed, dots: int) -> None:
        """Write the pages to files of a kind, in the background."""
        if self.is_busy:
            return
        try:
            names = files_of(path, made, kind)
        except FileProblem as problem:
            self._context.say(str(problem))
            return
        self._job = self._context.background.run(
            lambda job: save(job, names, made, ink, embed, kind, dots),
            lambda written: self._over(self.tr("Saved %1").replace("%1", told(written))),
            self._failed,
            self.progressed.emit,
            text=self.tr("Saving sheets"),
            owner=self,
        )
        self.progressed.emit(0, len(made.pages))

    def cancel(self) -> None:
        """Stop what is being printed or saved."""
        if self._run is not None:
            self._run.cancel()
        if self._job is not None:
            self._job.cancel()
        if self.is_busy:
            self._over(self.tr("Cancelled"))

    def _printed(self, pages: int) -> str:
        return self.tr("Printed 1 page") if pages == 1 else self.tr("Printed %1 pages").replace("%1", str(pages))

    def _failed(self, problem: Exception) -> None:
        self._over(str(problem) if isinstance(problem, FileProblem) else "")
        if not isinstance(problem, FileProblem):
            raise problem

    def _over(self, said: str) -> None:
        if self._run is not None:
            self._run.deleteLater()
        self._run = self._job = None
        self.ended.emit()
        self._context.say(said)
