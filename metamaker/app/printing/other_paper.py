"""Unexpected paper in a printer: its size, the scale of pages on it, and the question to the user."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtGui import QPageLayout
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QWidget

from metamaker.app.texts import tr
from metamaker.app.widgets.question_box import Answer, QuestionBox, Way
from metamaker.rendering.drawing import Page
from metamaker.rendering.frame import Paper

_SLACK = 1.0
"""Millimetres by which drivers round the size of paper."""


class Size(NamedTuple):
    """Width and height of the paper in a printer, in mm."""

    width: float
    height: float


def paper_of(printer: QPrinter) -> Size:
    """Return the size of the paper chosen for a printer, in its orientation."""
    size = printer.pageLayout().fullRect(QPageLayout.Unit.Millimeter)
    return Size(size.width(), size.height())


def known_paper(paper: Size) -> tuple[Paper, bool] | None:
    """Return the paper that pages can be laid out for, and whether it is landscape; None for other sizes."""
    for known in Paper:
        for landscape in (False, True):
            width, height = (known.height, known.width) if landscape else (known.width, known.height)
            if abs(width - paper.width) <= _SLACK and abs(height - paper.height) <= _SLACK:
                return known, landscape
    return None


def scale_for(paper: Size, pages: Sequence[Page]) -> float:
    """Return the scale of pages on a paper: 1.0 if they fit in real size, otherwise less."""
    sizes = [(page.drawing.width, page.drawing.height) for page in pages]
    parts = [min(paper.width / width, paper.height / height) for width, height in sizes if width and height]
    fit = all(width <= paper.width + _SLACK and height <= paper.height + _SLACK for width, height in sizes)
    return 1.0 if fit or not parts else min(parts)


def ask_to_shrink(parent: QWidget, percent: int, agreed: Callable[[], None]) -> None:
    """Ask whether to print smaller pages, which may be to scale, and call `agreed` if the user accepts."""
    answers = (Answer(tr("window-print-print-smaller"), Way.DO),)
    text = tr("window-print-paper-printer-too", percent=percent)
    box = QuestionBox(parent, text, answers, tr("window-print-counters-templates-rulers"))
    box.accepted.connect(agreed)
    # Not exec(): the answer may take a while, and nothing is sent to the printer before it.
    box.finished.connect(box.deleteLater)
    box.open()
