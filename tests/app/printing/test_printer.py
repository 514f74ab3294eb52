"""Printing pages as vectors."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPageRanges
from PySide6.QtPrintSupport import QPrinter
from pytestqt.qtbot import QtBot

from metamaker.app.printing.output import PrintRun, prepare, wanted
from metamaker.app.theme.theme import Theme
from metamaker.game_api.game import required
from metamaker.opening import open_file
from metamaker.printing.print_job import PrintJob, PrintOrder, drawn
from metamaker.rendering.drawing import Document
from metamaker.rendering.frame import PageFrame, Paper
from metamaker.rendering.pdf import pdf_bytes
from metamaker.rendering.raster import page_pictures
from tests.app.conftest import SAMPLES


@pytest.fixture
def printer(qtbot: QtBot, tmp_path: Path) -> QPrinter:
    made = QPrinter(QPrinter.PrinterMode.HighResolution)
    made.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    made.setOutputFileName(str(tmp_path / "printed.pdf"))
    prepare(made, "Herons", PageFrame(), 6)
    return made


def test_all_pages_are_wanted_unless_some_are_chosen(printer: QPrinter) -> None:
    assert wanted(printer, 6) == [0, 1, 2, 3, 4, 5]
    printer.setPrintRange(QPrinter.PrintRange.PageRange)
    printer.setFromTo(2, 3)
    assert wanted(printer, 6) == [1, 2]
    printer.setPageRanges(QPageRanges.fromString("1,4-9"))
    assert wanted(printer, 6) == [0, 3, 4, 5]
    printer.setPageOrder(QPrinter.PageOrder.LastPageFirst)
    assert wanted(printer, 6) == [5, 4, 3, 0]


def test_copies_are_sorted_as_wanted(printer: QPrinter) -> None:
    printer.setCopyCount(2)
    printer.setCollateCopies(True)
    assert wanted(printer, 3) == [0, 1, 2, 0, 1, 2]
    printer.setCollateCopies(False)
    assert wanted(printer, 3) == [0, 0, 1, 1, 2, 2]


@pytest.mark.parametrize(
    ("frame", "points"), [(PageFrame(Paper.LETTER), (612, 792)), (PageFrame(Paper.A4, landscape=True), (842, 595))]
)
def test_paper_is_set_up_without_margins(printer: QPrinter, frame: PageFrame, points: tuple[int, int]) -> None:
    prepare(printer, "Herons", frame, 1)
    size = printer.pageLayout().fullRectPoints().size()
    assert (size.width(), size.height()) == points
    assert printer.fullPage()
    assert printer.docName() == "Herons"


def test_what_is_printed_looks_like_the_pdf(printer: QPrinter, theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    opened = open_file(str(SAMPLES / "the-even-hand.json"))
    ink = required(opened.game.prints).inks["colour"]
    pages = drawn([PrintJob(opened.game, opened.document, PrintOrder())]).pages[:1]
    run = PrintRun(printer, pages, ink)
    with qtbot.waitSignal(run.ended, timeout=20_000):
        run.start()
    printed = _grey(page_pictures((tmp_path / "printed.pdf").read_bytes(), 100)[0])
    saved = _grey(page_pictures(pdf_bytes(Document("", "", pages), ink), 100)[0])
    assert len(printed) == len(saved)
    differing = sum(abs(one - other) for one, other in zip(printed, saved, strict=True)) / len(saved)
    assert differing < 3


def _grey(png: bytes) -> bytes:
    return bytes(QImage.fromData(png).convertToFormat(QImage.Format.Format_Grayscale8).constBits())


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_cannot_be_used_is_told(printer: QPrinter, qtbot: QtBot, tmp_path: Path) -> None:
    printer.setOutputFileName(str(tmp_path / "no" / "such" / "folder" / "p.pdf"))
    opened = open_file(str(SAMPLES / "quarrel-at-fennel-light.json"))
    made = drawn([PrintJob(opened.game, opened.document, PrintOrder())])
    run = PrintRun(printer, made.pages, required(opened.game.prints).inks["colour"])
    with qtbot.waitSignal(run.failed):
        run.start()
