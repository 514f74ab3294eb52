"""Printing pages: the same drawing operations, painted as vectors on a printer."""

from collections.abc import Sequence

from PySide6.QtCore import QMarginsF, QObject, QSizeF, QTimer, Signal
from PySide6.QtGui import QPageLayout, QPageRanges, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter

from metamaker.app.painting.painter import paint
from metamaker.sheets.drawing import Page
from metamaker.sheets.frame import PageFrame
from metamaker.sheets.ink import Ink
from metamaker.sheets.paper import Paper

_PAPERS = {Paper.A4: QPageSize.PageSizeId.A4, Paper.LETTER: QPageSize.PageSizeId.Letter}
_MM = 25.4


def prepare(printer: QPrinter, title: str, frame: PageFrame, pages: int) -> None:
    """Set a printer up: paper and how it lies, no margins (our pages have their own), the name of the job, the pages."""
    orientation = QPageLayout.Orientation.Landscape if frame.landscape else QPageLayout.Orientation.Portrait
    size = QPageSize(_PAPERS.get(frame.paper, QPageSize.PageSizeId.A4))
    printer.setPageLayout(QPageLayout(size, orientation, QMarginsF(0, 0, 0, 0)))
    printer.setFullPage(True)  # after the layout, which takes it back
    printer.setDocName(title)
    printer.setCreator("MetaMaker")
    printer.setFromTo(1, max(pages, 1))


def wanted(printer: QPrinter, count: int) -> list[int]:
    """Return the numbers of the pages that were chosen, from 0, in the order of print, copies included."""
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
    """Paints the chosen pages one after another, the window answering in between: painting belongs to its thread.

    At the end `ended(pages)` is sent, or `failed(sentence)`, or nothing after `cancel`.
    """

    progressed = Signal(int, int)
    ended = Signal(int)
    failed = Signal(str)

    def __init__(self, printer: QPrinter, pages: Sequence[Page], ink: Ink, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._printer = printer
        self._pages = [pages[number] for number in wanted(printer, len(pages))]
        self._ink = ink
        self._painter = QPainter()
        self._done = 0
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._go_on)

    def start(self) -> None:
        """Begin; the pages follow when the window has time."""
        if self._pages and self._painter.begin(self._printer):
            self._next.start()
        else:
            self.failed.emit(self.tr("The printer cannot be used."))

    def cancel(self) -> None:
        """Stop, and tell the printer to forget what it has."""
        self._next.stop()
        if self._painter.isActive():
            self._printer.abort()
            self._painter.end()

    def _go_on(self) -> None:
        if self._done and not self._printer.newPage():
            self.cancel()
            self.failed.emit(self.tr("The printer takes no further page."))
            return
        _paint_page(self._painter, self._printer, self._pages[self._done], self._ink)
        self._done += 1
        self.progressed.emit(self._done, len(self._pages))
        if self._done < len(self._pages):
            self._next.start()
        else:
            self._painter.end()
            self.ended.emit(self._done)


def _paint_page(painter: QPainter, printer: QPrinter, page: Page, ink: Ink) -> None:
    """Paint a page in real size, its middle on that of the sheet, whose size may differ a little."""
    scale = printer.resolution() / _MM
    sheet = QSizeF(printer.paperRect(QPrinter.Unit.DevicePixel).size())
    painter.save()
    if not printer.fullPage():  # the system's dialog may have taken it back: then the painter begins within the margins
        painter.translate(-printer.pageRect(QPrinter.Unit.DevicePixel).topLeft())
    painter.translate((sheet.width() - page.drawing.width * scale) / 2, (sheet.height() - page.drawing.height * scale) / 2)
    paint(painter, page.drawing, ink, scale)
    painter.restore()
