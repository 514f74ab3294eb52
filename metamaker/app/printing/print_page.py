"""The print page: choose the content, preview it, print it or save it."""

import math
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QFileDialog, QFrame, QLabel, QMenu, QProgressBar, QPushButton, QSplitter, QWidget

from metamaker.app.background import Background, Job
from metamaker.app.context import Context
from metamaker.app.overrides import override
from metamaker.app.printing.choice_panel import ChoicePanel
from metamaker.app.printing.choices import Choices, kept, pages_text, restored
from metamaker.app.printing.findings import Findings
from metamaker.app.printing.other_paper import ask_to_shrink, known_paper, paper_of, scale_for
from metamaker.app.printing.output import Output, SavedFiles
from metamaker.app.printing.pages_view import PageStrip, PagesView, ThumbnailModel
from metamaker.app.texts import labelled, tr
from metamaker.app.theme.fonts import set_role
from metamaker.app.timers import rested
from metamaker.app.widgets.buttons import menu_button
from metamaker.app.widgets.kit import column_in, column_of, filled, named, push_button, row_of, styled
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import TallArea
from metamaker.core.errors import FileProblem
from metamaker.game_api.game import Game
from metamaker.printing.files import PDF, PNG, SVG, Print
from metamaker.printing.play_states import read_state
from metamaker.printing.print_job import PrintJob, PrintOrder, What, beginning, drawn, items
from metamaker.rendering.frame import Paper
from metamaker.rendering.hit_testing import boxes_of
from metamaker.rendering.ink import Ink
from metamaker.rendering.proof import Area

_SOON_MS = 120
"""Milliseconds to wait for further changes before laying out."""

_PAINTED_MS = 150
"""The time for painting the first sheet before the others are laid out: in parallel, both wait for each other.

A page took 40 to 150 ms on its own, half a second next to a thread that lays out pages.
"""

NOTHING = Print((), ())


class Layout(QObject):
    """`began(Print)` has the first sheet, `ready(Print)` all of them, `progressed(done, total)` reports the progress."""

    began = Signal(object)
    ready = Signal(object)
    progressed = Signal(int, int)

    def __init__(self, game: Game, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._background = background
        self._job: Job | None = None
        self._wanted: tuple[Any, PrintOrder] | None = None
        self._soon = rested(self, _SOON_MS, self._start)
        self._painted = rested(self, _PAINTED_MS, self._go_on)
        self.made = NOTHING
        self.is_ready = False

    def want(self, document: Any, order: PrintOrder) -> None:
        """Lay this out soon. Repeating the current request does nothing."""
        if self._wanted is not None and self._wanted[0] is document and self._wanted[1] == order:
            return
        is_first = self._wanted is None
        self._wanted = (document, order)
        self.is_ready = False
        self._stop()
        if is_first:
            self._start()
        else:
            self._soon.start()

    def cancel(self) -> None:
        """Stop laying out until the next request."""
        if not self.is_ready:
            self._wanted = None
        self._soon.stop()
        self._stop()

    def _stop(self) -> None:
        self._painted.stop()
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def _start(self) -> None:
        if self._wanted is None:
            return
        wanted = PrintJob(self._game, *self._wanted)
        self._job = self._background.run(lambda _: beginning(wanted), self._begin, owner=self)

    def _begin(self, first: Print) -> None:
        """Report the first sheet, and lay out all; the first time, only after that sheet is painted."""
        self._job = None
        if first.pages:
            self.began.emit(first)
        if first.pages and self.made is NOTHING:
            self._painted.start()
        else:
            self._go_on()

    def _go_on(self) -> None:
        if self._wanted is None:
            return
        wanted = PrintJob(self._game, *self._wanted)
        self._job = self._background.run(
            lambda job: drawn([wanted], step=job.report), self._done, progress=self.progressed.emit, owner=self
        )

    def _done(self, made: Print) -> None:
        self._job = None
        self.made, self.is_ready = made, True
        self.ready.emit(made)


def first_page_of(subject: str, made: Print) -> int | None:
    """Return the number of the first page, from 0, with an item or a part of it; None without any."""
    if not subject:
        return None
    return next((at for at, page in enumerate(made.pages) if boxes_of(page.drawing, subject)), None)


_KEPT = "sheets"


def _notes(made: Print) -> tuple[str, ...]:
    """Return sentences about parts left out of the sheets of a print."""
    return tuple(labelled(sheet.name, note) for source in made.sources for sheet in source.sheets for note in sheet.notes)


class PrintPage(QWidget):
    """Choices on the left, pages in the middle, their thumbnails next to them, the print check below."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheets-page")
        self.setProperty("role", "ground")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._context = context
        self.ask_to_shrink: Callable[[QWidget, int, Callable[[], None]], None] = ask_to_shrink
        game = context.document.game
        self._language = context.language
        self._begins_at = ""
        self.layout_ = Layout(game, context.background, self)
        self.output = Output(context, self)
        self.choices = ChoicePanel(game, context.words, self)
        self.pages = PagesView(self)
        self.addActions(self.pages.fit_actions)
        self.findings = Findings(context.background, self)
        self._thumbnails()
        self._buttons()
        self._progress()
        self._lay_out()
        self._connect()
        self.choices.show_choices(restored(context.settings.kept(_KEPT), context.settings.paper))

    def _thumbnails(self) -> None:
        side = 6 * self.fontMetrics().height()
        self.thumbnails = ThumbnailModel(side, self.devicePixelRatioF(), self._numbered, self._context.background, self)
        self.strip = named(PageStrip(self.thumbnails, side, self), tr("window-print-pages-small"))

    def _numbered(self, at: int) -> str:
        return tr("window-print-page-number", number=at)

    def _buttons(self) -> None:
        self.print_button = QPushButton(tr("window-print-printer"), self)
        self.print_button.setProperty("role", "secondary")  # the window's own command does the same from here
        self.save_button = push_button(tr("window-print-save-pdf"), self, lambda _: self.ask_and_save(PDF))
        self.pictures_button = menu_button(tr("window-print-save-pictures"), self._offer_pictures, self, sign="▾")
        self.print_button.clicked.connect(self.ask_and_print)

    def _offer_pictures(self, menu: QMenu) -> None:
        for kind, text in ((PNG, tr("window-print-png-pictures")), (SVG, tr("window-print-svg-drawings"))):
            menu.addAction(text).triggered.connect(lambda _, kind=kind: self.ask_and_save(kind))

    def _progress(self) -> None:
        self.bar = named(QProgressBar(self), tr("window-common-progress"))
        self.bar.setTextVisible(False)
        self.cancel_button = push_button(tr("window-common-cancel"), self, role="link")
        self.status = words_label("caption", self)
        self.saved = SavedFiles(self)
        self.nothing = styled(QLabel(tr("window-print-nothing-chosen-printed"), self.pages.viewport()), "caption")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.hide()
        column_in(self.pages.viewport(), self.nothing, margin=None)
        self._show_progress(0, 0)

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        self.desk = self._desk()
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self._choice_card())
        splitter.addWidget(self.desk)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([20 * unit, 60 * unit])
        column_in(self, splitter, margin=unit // 2)

    def _choice_card(self) -> QFrame:
        half = self.fontMetrics().height() // 2
        return filled(
            styled(QFrame(self), "card"),
            column_of(
                (TallArea(self.choices), 1),
                row_of((self.print_button, 1), (self.save_button, 1), self.pictures_button),
                margin=half,
            ),
        )

    def _desk(self) -> QWidget:
        set_role(self.pages.zoom_box, "clear")
        desk = QWidget(self)
        # The zoom box is below the pages, because over them it would hide the foot of one.
        foot = row_of(self.status, (self.bar, 1), self.cancel_button, self.saved, ..., self.pages.zoom_box)
        return filled(desk, column_of((row_of(self.strip, (self.pages, 1)), 1), foot, self.findings))

    def _connect(self) -> None:
        self._context.document.changed.connect(self._renew)
        self._context.settings.changed.connect(self._setting_changed)
        self.choices.changed.connect(self._chosen)
        self.choices.state_wanted.connect(self._ask_for_state)
        self.layout_.began.connect(self._show)
        self.layout_.ready.connect(self._ready)
        self.layout_.progressed.connect(self._show_progress)
        self.output.progressed.connect(self._show_progress)
        self.output.ended.connect(lambda: self._show_progress(0, 0))
        self.output.saved.connect(self.saved.show_files)
        self.cancel_button.clicked.connect(self.output.cancel)
        self.strip.page_wanted.connect(self.pages.show_page)
        self.pages.page_changed.connect(self.strip.follow)
        self.findings.chosen.connect(self._mark)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Lay out changes made while the page was hidden, and begin at the ship on the canvas."""
        super().showEvent(event)
        self._begins_at = self._context.selection.subject
        self.saved.show_files([])
        self._renew()
        if self.layout_.is_ready:
            self._show_subject()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Lay out nothing while the page is hidden."""
        super().hideEvent(event)
        self.layout_.cancel()

    def _renew(self) -> None:
        if not self.isVisible():
            return
        document, choices = self._context.document, self.choices.choices
        self.choices.show_items(items(document.game, document.value, choices.what, self._language))
        self._want()

    def _want(self) -> None:
        document = self._context.document
        self.layout_.want(document.value, self.choices.choices.order(self.choices.formats, self._language))
        if not self.layout_.is_ready:
            self.findings.stop()
            self._enable(False)

    def _chosen(self, choices: Choices) -> None:
        settings = self._context.settings
        settings.keep(_KEPT, kept(choices))
        settings.change(paper=choices.paper.lower())
        self._renew()

    def _setting_changed(self, name: str) -> None:
        """Follow a paper chosen elsewhere."""
        paper = self._context.settings.paper.upper()
        if name == "paper" and paper in Paper.__members__ and paper != self.choices.choices.paper:
            self.choices.show_choices(replace(self.choices.choices, paper=paper))
            self._renew()

    def _ink(self) -> Ink:
        inks = self._context.prints.inks
        return inks.get(self.choices.choices.ink) or next(iter(inks.values()))

    def _show(self, made: Print) -> None:
        """Show pages; while the rest is being laid out, keep the old pages after the first sheet."""
        if not self.layout_.is_ready and self.pages.count > len(made.pages):
            made = Print(made.sources, (*made.pages, *self.pages.lens.desk.pages[len(made.pages) :]))
        self.pages.slide()  # paint in tiles; painting a whole page at once would block the window
        self.pages.set_pages(made.pages, self._ink())
        self.thumbnails.show(made.pages, self._ink())

    def _ready(self, made: Print) -> None:
        self._show(made)
        self._show_progress(0, 0)
        self._enable(bool(made.pages))
        self.status.setText(pages_text(len(made.pages)) if made.pages else "")
        self.nothing.setVisible(not made.pages)
        self.strip.setVisible(bool(made.pages))
        self.pages.zoom_box.setVisible(bool(made.pages))
        self.findings.read(made.pages, self._ink(), _notes(made))
        if self._begins_at:
            self._show_subject()

    def _show_subject(self) -> None:
        """Turn to the first page with the ship on the canvas, once after the page was shown."""
        subject, self._begins_at = self._begins_at, ""
        at = first_page_of(subject, self.layout_.made)
        if at is not None:
            self.pages.show_page(at)

    def _enable(self, on: bool) -> None:
        self.pictures_button.setEnabled(on)
        self.print_button.setEnabled(on)
        self.save_button.setEnabled(on)

    def _show_progress(self, done: int, total: int) -> None:
        """Show the progress; hide the bar for a total of 0, and the cancel button unless pages are being output."""
        self.bar.setVisible(total > 1)
        self.bar.setRange(0, max(total, 1))
        self.bar.setValue(done)
        self.cancel_button.setVisible(total > 0 and self.output.is_busy)

    def _mark(self, page: int, area: Area | None) -> None:
        box = QRectF(area.left, area.top, area.right - area.left, area.bottom - area.top) if area else None
        self.pages.mark(page, box)

    def _ask_for_state(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self,
            tr("window-print-damage-game-play"),
            self._context.settings.folder,
            tr("window-print-play-states-filled"),
        )
        if path:
            self.take_state(path)

    def take_state(self, path: str) -> None:
        """Mark the damage from a play state file on the sheets; a message warns about a state of another fleet."""
        document = self._context.document
        name = Path(path).name
        try:
            read = read_state(document.game, document.value, path)
        except FileProblem as problem:
            self._context.say(str(problem))
            return
        self.choices.take_state(read.state, name)
        if remarks := read.remarks(name):
            self._context.say(" · ".join(map(str, remarks)))

    def ask_and_print(self) -> None:
        """Ask for printer, pages and copies in the system's dialog, and print."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self.prepare(printer)
        dialog = QPrintDialog(printer, self)
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange, True)
        # the system's own dialog, which some systems offer only as a blocking one
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            self.print_on(printer)
        dialog.deleteLater()

    def prepare(self, printer: QPrinter) -> None:
        """Set up a printer for the choices."""
        document = self._context.document
        frame = self.choices.choices.frame()
        self.output.prepare(printer, document.game.documents.title(document.value), frame, len(self.layout_.made.pages))

    def print_on(self, printer: QPrinter) -> None:
        """Print on a prepared printer, and on the paper chosen for it since.

        Pages are laid out again for a known paper, and made smaller for other paper if necessary.
        """
        choices, made, paper = self.choices.choices, self.layout_.made, paper_of(printer)
        size, known = scale_for(paper, made.pages), known_paper(paper)
        if size == 1.0:
            self.output.print_on(printer, made, self._ink())
        elif known is not None and known != (Paper[choices.paper], choices.landscape):
            self._print_again(printer, replace(choices, paper=known[0].name, landscape=known[1]), size)
        else:
            self._print_smaller(printer, size)

    def _print_again(self, printer: QPrinter, choices: Choices, size: float) -> None:
        """Lay out pages for the paper of the printer, and print them; at `size` if the margins are too wide for that paper."""
        document = self._context.document
        try:
            job = PrintJob(document.game, document.value, choices.order(self.choices.formats, self._language))
        except ValueError:
            self._print_smaller(printer, size)
            return
        self._context.background.run(
            lambda _: drawn([job]),
            lambda made: self.output.print_on(printer, made, self._ink()),
            text=tr("window-print-laying-out-pages"),
            owner=self,
        )

    def _print_smaller(self, printer: QPrinter, size: float) -> None:
        """Print record sheets smaller; other pages, which may be to scale, only if the user agrees."""
        made, ink = self.layout_.made, self._ink()

        def smaller() -> None:
            self.output.print_on(printer, made, ink, size)

        if self.choices.choices.what is What.PAGES:
            self.ask_to_shrink(self, math.floor(100 * size), smaller)
        else:
            smaller()

    def ask_and_save(self, kind: str) -> None:
        """Ask for a file name and save files of a kind."""
        name = str(Path(self._context.settings.folder) / self.output.proposed(kind))
        title = tr("window-print-save-pdf") if kind == PDF else tr("window-print-save-pictures")
        path, _ = QFileDialog.getSaveFileName(self, title, name, f"{kind.upper()} (*.{kind})")
        if path:
            self._context.settings.note_folder(path)
            self.save(path, kind)

    def save(self, path: str, kind: str) -> None:
        """Save the shown pages: a PDF, or a picture for each page."""
        choices = self.choices.choices
        self.output.save(path, kind, self.layout_.made, self._ink(), choices.embed, choices.dots)
