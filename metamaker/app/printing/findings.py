"""The findings of the print check, calculated in the background."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPushButton, QWidget

from metamaker.app.background import Background, Job
from metamaker.app.overrides import override
from metamaker.app.printing.choices import finding_names
from metamaker.app.texts import labelled, tr
from metamaker.app.widgets.kit import column_in, named, styled
from metamaker.rendering.drawing import Page
from metamaker.rendering.ink import Ink
from metamaker.rendering.proof import Area

_ROWS = 5
"""The number of visible findings."""

_PAGES = 8
"""The number of page numbers listed in a line."""


class Mark(NamedTuple):
    """A finding: its pages, from 0; fault or remark; a description; its area on the first page, in mm.

    A left-out part has neither pages nor an area.
    """

    pages: tuple[int, ...]
    is_fault: bool
    kind: str
    what: str
    area: Area | None = None


class Findings(QWidget):
    """One line with the number of findings; it opens the list. `chosen(page, area)` is sent for a selected one."""

    chosen = Signal(int, object)

    def __init__(self, background: Background, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._background = background
        self._job: Job | None = None
        self.marks: tuple[Mark, ...] = ()
        self.headline = styled(QPushButton(self), "quiet")
        self.headline.setCheckable(True)
        self.headline.toggled.connect(self._open)
        self.list = named(QListWidget(self), tr("window-print-check-findings"))
        self.list.currentRowChanged.connect(self._choose)
        self.list.itemClicked.connect(lambda item: self._choose(self.list.row(item)))
        self.list.hide()
        column_in(self, (self.headline, Qt.AlignmentFlag.AlignLeft), self.list)
        self._show_headline()

    def read(self, pages: Sequence[Page], ink: Ink, notes: Sequence[str]) -> None:
        """Check pages in the background, and list the left-out parts."""
        self.stop()
        self._show((), tr("window-print-checking-pages") if pages else "")
        if pages:
            self._job = self._background.run(
                lambda job: _proofs(job, pages, ink), lambda marks: self._done(marks, notes), owner=self
            )

    def stop(self) -> None:
        """Stop checking."""
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def _done(self, marks: tuple[Mark, ...], notes: Sequence[str]) -> None:
        self._job = None
        self._show((*marks, *(Mark((), False, "", note) for note in notes)), None)

    def _show(self, marks: tuple[Mark, ...], headline: str | None) -> None:
        self.marks = marks
        names = finding_names()
        self.list.clear()
        for mark in marks:
            self.list.addItem(QListWidgetItem(self._line(mark, names.get(mark.kind, mark.kind))))
        self._show_headline(headline)

    def _line(self, mark: Mark, kind: str) -> str:
        severity = tr("window-common-error") if mark.is_fault else tr("window-common-note")
        if not mark.pages:
            return f"{severity} · {mark.what}"
        numbers = ", ".join(str(page + 1) for page in mark.pages[:_PAGES])
        more = " …" if len(mark.pages) > _PAGES else ""
        place = tr("window-print-pages", count=len(mark.pages), numbers=numbers + more)
        return f"{severity} · {place} · {labelled(kind, mark.what)}"

    def _show_headline(self, text: str | None = "") -> None:
        faults = sum(mark.is_fault for mark in self.marks)
        remarks = len(self.marks) - faults
        if text is None:
            texts = (self._errors(faults), self._notes(remarks))
            text = " · ".join(each for each in texts if each) or tr("window-print-no-printing-errors")
        self.headline.setText(text)
        self.headline.setVisible(bool(text))
        self.headline.setEnabled(bool(self.marks))
        if not self.marks:
            self.headline.setChecked(False)

    def _errors(self, count: int) -> str:
        return tr("window-print-printing-errors", count=count) if count else ""

    def _notes(self, count: int) -> str:
        return tr("window-print-printing-notes", count=count) if count else ""

    def _open(self, is_open: bool) -> None:
        self._fit()
        self.list.setVisible(is_open and bool(self.marks))
        if not is_open:
            self.chosen.emit(0, None)

    def _fit(self) -> None:
        row = max(self.list.sizeHintForRow(0), self.fontMetrics().lineSpacing())
        self.list.setFixedHeight(min(len(self.marks), _ROWS) * row + 2 * self.list.frameWidth())

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            QTimer.singleShot(0, self, self._fit)

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self.marks) and self.list.isVisible():
            mark = self.marks[row]
            self.chosen.emit(mark.pages[0] if mark.pages else 0, mark.area)


def _proofs(job: Job, pages: Sequence[Page], ink: Ink) -> tuple[Mark, ...]:
    """Check the pages one after another, faults before remarks. The same finding on several copies or pages is listed once."""
    from metamaker.rendering.page_proof import proof

    found: dict[tuple[bool, str, str], Mark] = {}
    for number, page in enumerate(pages):
        job.check()
        read = proof(page, ink)
        for is_fault, some in ((True, read.faults), (False, read.remarks)):
            for each in some:
                key = (is_fault, each.fault, each.what)
                mark = found.get(key) or Mark((), is_fault, each.fault, each.what, each.area)
                found[key] = mark if number in mark.pages else mark._replace(pages=(*mark.pages, number))
    return tuple(sorted(found.values(), key=lambda mark: not mark.is_fault))
