"""Printing or saving pages: one at a time, with progress, and messages in the status bar."""

import math
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QMarginsF, QObject, QSizeF, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QPageLayout, QPageRanges, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QWidget

from metamaker.app.background import Job
from metamaker.app.context import Context
from metamaker.app.painting.painter import paint
from metamaker.app.texts import tr
from metamaker.app.timers import rested
from metamaker.app.widgets.kit import push_button, row_in
from metamaker.app.widgets.labels import ElidedLabel
from metamaker.core.errors import FileProblem
from metamaker.core.ids import slug
from metamaker.game_api.prints import Embed
from metamaker.printing.files import PDF, PNG, SVG, Print, page_names, print_data, write_print
from metamaker.rendering.drawing import Page
from metamaker.rendering.frame import PageFrame, Paper
from metamaker.rendering.ink import Ink

_PAPERS = {Paper.A4: QPageSize.PageSizeId.A4, Paper.LETTER: QPageSize.PageSizeId.Letter}
_MM = 25.4


def prepare(printer: QPrinter, title: str, frame: PageFrame, pages: int) -> None:
    """Set up a printer: paper and orientation, no margins (our pages have their own), the name of the job, the pages."""
    orientation = QPageLayout.Orientation.Landscape if frame.landscape else QPageLayout.Orientation.Portrait
    size = QPageSize(_PAPERS.get(frame.paper, QPageSize.PageSizeId.A4))
    printer.setPageLayout(QPageLayout(size, orientation, QMarginsF(0, 0, 0, 0)))
    printer.setFullPage(True)  # after the layout, which would reset it
    printer.setDocName(title)
    printer.setCreator("MetaMaker")
    printer.setFromTo(1, max(pages, 1))


def wanted(printer: QPrinter, count: int) -> list[int]:
    """Return the chosen page numbers, from 0, in the order of printing, copies included."""
    whole = printer.printRange()
    if whole is QPrinter.PrintRange.PageRange:
        ranges: QPageRanges = printer.pageRanges()
        if ranges.isEmpty():
            first, last = printer.fromPage() or 1, printer.toPage() or count
            numbers = [number for number in range(count) if first <= number + 1 <= last]
        else:
            numbers = [number for number in range(count) if ranges.contains(number + 1)]
    else:
        numbers = list(range(count))
    if printer.pageOrder() is QPrinter.PageOrder.LastPageFirst:
        numbers.reverse()
    if printer.supportsMultipleCopies():
        return numbers
    copies = max(printer.copyCount(), 1)
    if printer.collateCopies():
        return numbers * copies
    return [number for number in numbers for _ in range(copies)]


class PrintRun(QObject):
    """Paints the chosen pages one after another, with events in between: painting must happen in the main thread.

    At the end `ended(pages)` is sent, or `failed(sentence)`, or nothing after `cancel`.
    """

    progressed = Signal(int, int)
    ended = Signal(int)
    failed = Signal(str)

    def __init__(
        self, printer: QPrinter, pages: Sequence[Page], ink: Ink, parent: QObject | None = None, size: float = 1.0
    ) -> None:
        """Print pages at `size`; 1.0 is real size."""
        super().__init__(parent)
        self._size = size
        self._printer = printer
        self._pages = [pages[number] for number in wanted(printer, len(pages))]
        self._ink = ink
        self._painter = QPainter()
        self._done = 0
        self._next = rested(self, 0, self._go_on)

    def start(self) -> None:
        """Begin; the pages follow between other events."""
        if self._pages and self._painter.begin(self._printer):
            self._next.start()
        else:
            self.failed.emit(tr("window-print-printer-cannot-used"))

    def cancel(self) -> None:
        """Stop, and discard the printer's pages."""
        self._next.stop()
        if self._painter.isActive():
            self._printer.abort()
            self._painter.end()

    def _go_on(self) -> None:
        if self._done and not self._printer.newPage():
            self.cancel()
            self.failed.emit(tr("window-print-printer-takes-no"))
            return
        _paint_page(self._painter, self._printer, self._pages[self._done], self._ink, self._size)
        self._done += 1
        self.progressed.emit(self._done, len(self._pages))
        if self._done < len(self._pages):
            self._next.start()
        else:
            self._painter.end()
            self.ended.emit(self._done)


def _paint_page(painter: QPainter, printer: QPrinter, page: Page, ink: Ink, size: float) -> None:
    """Paint a page at `size` times its real size, centred on the sheet, which can have a slightly different size."""
    scale = size * printer.resolution() / _MM
    sheet = QSizeF(printer.paperRect(QPrinter.Unit.DevicePixel).size())
    painter.save()
    if not printer.fullPage():  # the system's dialog may have reset it: then the painter begins within the margins
        painter.translate(-printer.pageRect(QPrinter.Unit.DevicePixel).topLeft())
    painter.translate((sheet.width() - page.drawing.width * scale) / 2, (sheet.height() - page.drawing.height * scale) / 2)
    paint(painter, page.drawing, ink, scale)
    painter.restore()


KINDS = (PDF, PNG, SVG)


def target_of(path: str, kind: str) -> str:
    """Return the chosen name with the file extension of the kind."""
    return path if path.lower().endswith(f".{kind}") else f"{path}.{kind}"


def files_of(path: str, made: Print, kind: str) -> list[str]:
    """Return the names of the files of a print. Raises FileProblem if one of them exists and is of another kind."""
    return page_names(target_of(path, kind), len(made.pages), kind)


def save(job: Job, names: Sequence[str], made: Print, ink: Ink, embed: Embed, kind: str, dots: int) -> list[str]:
    """Write a print to its files, and return their names. Raises FileProblem."""
    data: list[bytes] = []
    parts = [made] if kind == PDF else [replace(made, pages=(page,)) for page in made.pages]
    for number, part in enumerate(parts):
        job.report(number, len(parts))
        data += print_data(part, ink, embed, kind, dots)
    job.check()
    for name, content in zip(names, data, strict=True):
        write_print(name, content)
    return list(names)


def short_names(names: Sequence[str]) -> str:
    """Return the file names in short form: a name, or the first and the last one."""
    first, last = Path(names[0]).name, Path(names[-1]).name
    return first if len(names) == 1 else f"{first} … {last}"


class SavedFiles(QWidget):
    """A line about saved files, with buttons that open the first file or its folder; hidden without any."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._path = ""
        self.label = ElidedLabel(self)
        self.open = push_button(tr("window-print-open-file"), self, lambda _: _open(self._path), "link")
        self.folder = push_button(tr("window-print-show-folder"), self, lambda _: _open(str(Path(self._path).parent)), "link")
        row_in(self, self.label, self.open, self.folder)
        self.hide()

    def show_files(self, names: Sequence[str]) -> None:
        """Show the names of files; hide without any."""
        self.setVisible(bool(names))
        if names:
            self._path = str(Path(names[0]).absolute())
            self.label.setText(tr("window-common-saved", file=short_names(names)))


def _open(path: str) -> None:
    """Open a file or a folder with the program of the system."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(path))


class Output(QObject):
    """`progressed(done, total)` during printing or saving, `ended()` after the end, successful or not.

    `saved(names)` has the names of written files.
    """

    progressed = Signal(int, int)
    ended = Signal()
    saved = Signal(list)

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
        """Return the suggested file name."""
        document = self._context.document
        return f"{slug(document.game.documents.title(document.value))}.{kind}"

    def prepare(self, printer: QPrinter, title: str, frame: PageFrame, pages: int) -> None:
        """Set up a printer."""
        prepare(printer, title, frame, pages)

    def print_on(self, printer: QPrinter, made: Print, ink: Ink, size: float = 1.0) -> None:
        """Print the pages requested from the printer, at `size` times their real size."""
        if self.is_busy:
            return
        self._run = PrintRun(printer, made.pages, ink, self, size)
        self._run.progressed.connect(self.progressed)
        self._run.failed.connect(self._over)
        self._run.ended.connect(lambda pages: self._over(self._printed(pages, size)))
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
            self._written,
            self._failed,
            self.progressed.emit,
            text=tr("window-print-saving-sheets"),
            owner=self,
        )
        self.progressed.emit(0, len(made.pages))

    def cancel(self) -> None:
        """Cancel printing or saving."""
        if self._run is not None:
            self._run.cancel()
        if self._job is not None:
            self._job.cancel()
        if self.is_busy:
            self._over(tr("window-common-cancelled"))

    def _written(self, names: list[str]) -> None:
        self._over("")
        self.saved.emit(names)

    def _printed(self, pages: int, size: float) -> str:
        printed = tr("window-print-printed-pages", count=pages)
        return printed if size == 1.0 else tr("window-print-real-size", text=printed, percent=math.floor(100 * size))

    def _failed(self, problem: Exception) -> None:
        self._over(str(problem) if isinstance(problem, FileProblem) else "")
        if not isinstance(problem, FileProblem):
            raise problem

    def _over(self, said: str) -> None:
        if self._run is not None:
            self._run.deleteLater()
        self._run = self._job = None
        self.ended.emit()
        if said:
            self._context.say(said)
