"""Publishing: write or update a gallery in a folder, from a folder or from open documents."""

import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QLineEdit,
    QListView,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QWidget,
)

from metamaker.app.background import Background, Job
from metamaker.app.files.dialogs import Questions
from metamaker.app.files.open_fleet import OpenFleet, distinct_titles
from metamaker.app.overrides import override
from metamaker.app.rows.check_model import CheckModel
from metamaker.app.settings.settings import Settings
from metamaker.app.texts import tr
from metamaker.app.widgets.kit import Box, column_in, form_of, label_for, named, push_button, row_of
from metamaker.core.errors import FileProblem
from metamaker.core.sanitize import visible
from metamaker.core.storage import write_file
from metamaker.gallery.hosted import hosting_address
from metamaker.gallery.output_folder import page_name
from metamaker.gallery.website.builder import Options, Outcome, make
from metamaker.gallery.website.tasks import Wishes
from metamaker.gallery.website.templates import text as text_of
from metamaker.game_api.game import Game, file_bytes
from metamaker.game_api.match_documents import MatchGame
from metamaker.game_api.record_documents import RecordGame
from metamaker.printing.print_job import Item

_KEPT = "gallery.publishing"

MOST_NAMED = 12
"""The number of names of each kind in the outcome; more are counted."""


@dataclass(frozen=True)
class Order:
    """A publication: its source (a folder, or open documents) and its folder. `keeps`: existing files stay."""

    folder: str
    documents: tuple[tuple[str, Game, Any], ...]
    site: str
    wishes: Wishes
    keeps: bool


def publish(order: Order, job: Job) -> Outcome:
    """Make the gallery. Raises FileProblem."""
    now = datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
    options = Options(order.wishes, now, keeps=order.keeps)
    if order.folder:
        return make([order.folder], order.site, options, job.report)
    with tempfile.TemporaryDirectory() as scratch:
        places: list[str] = []
        for called, game, value in order.documents:
            name = page_name(called, (Path(place).stem for place in places))
            places.append(str(Path(scratch) / f"{name}.json"))
            write_file(places[-1], file_bytes(game, value))
        return make(places, order.site, options, job.report)


class PublishDialog(QDialog):
    """Does not block the window. `made(folder)` is sent after a gallery was written, `shown(folder)` to open it."""

    made = Signal(str)
    shown = Signal(str)

    def __init__(
        self,
        folder: str,
        fleets: Sequence[OpenFleet],
        settings: Settings,
        questions: Questions,
        background: Background,
        parent: QWidget,
    ) -> None:
        """Make the dialog; `folder` is the first suggestion."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("window-gallery-publish-gallery"))
        self._settings, self._questions, self._background = settings, questions, background
        self._job: Job | None = None
        self._fleets = {str(at): fleet for at, fleet in enumerate(fleets) if _can_be_published(fleet)}
        kept = settings.kept(_KEPT)
        last = {key: value for key, value in kept.items() if isinstance(value, str)} if isinstance(kept, dict) else {}
        self.of_folder = QRadioButton(tr("window-gallery-all-documents-folder"), self)
        self.folder = QLineEdit(folder or last.get("folder", ""), self)
        self.of_open = QRadioButton(tr("window-gallery-open-documents"), self)
        self.documents = CheckModel(self)
        titles = distinct_titles(tuple(self._fleets.values()))
        self.documents.show([Item(key, titles[fleet]) for key, fleet in self._fleets.items()], ())
        self.list = named(QListView(self), tr("window-gallery-documents-published"))
        self.list.setModel(self.documents)
        self.site = QLineEdit(last.get("site", ""), self)
        self.title = QLineEdit(last.get("title") or text_of("title", settings.language), self)
        self.address = QLineEdit(last.get("address", ""), self)
        self.address.setPlaceholderText("https://")
        self.clears = QCheckBox(tr("window-gallery-take-out-gallery"), self)
        self.begin = self._button(tr("window-gallery-publish-key"), self._begin, "primary")
        self.stop = self._button(tr("window-common-cancel"), self._cancel)
        self.look = self._button(tr("window-gallery-open-browser"), self._look)
        self.show_button = self._button(tr("window-gallery-show-here"), self._show_here)
        self.close_button = self._button(tr("window-common-close"), self.reject)
        self.progress = named(QProgressBar(self), tr("window-common-progress"))
        self.outcome = named(QPlainTextEdit(self), tr("window-gallery-result"))
        self.outcome.setReadOnly(True)
        self.outcome.setTabChangesFocus(True)
        self.outcome.setPlaceholderText(tr("window-gallery-result-hint"))
        self._lay_out()
        self._connect()
        (self.of_folder if folder or not self._fleets else self.of_open).setChecked(True)
        self._follow()

    def _button(self, text: str, act: Any, role: str = "secondary") -> QPushButton:
        button = push_button(text, self, lambda _: act(), role)
        button.setDefault(role == "primary")
        return button

    def _lay_out(self) -> None:
        em = self.fontMetrics().height()
        label = label_for(self.site, tr("window-gallery-gallery-folder"), self)
        self.list.setMaximumHeight(8 * em)
        documents = self._folder_row(self.folder, tr("window-gallery-folder-documents"))
        form = (
            (label, self._folder_row(self.site, tr("window-gallery-folder-gallery"))),
            (tr("window-gallery-title"), self.title),
            (tr("window-gallery-address-if-will"), self.address),
        )
        column_in(
            self,
            self.of_folder,
            documents,
            self.of_open,
            self.list,
            form_of(*form),
            self.clears,
            self.progress,
            (self.outcome, 1),
            row_of(self.show_button, self.look, ..., self.begin, self.stop, self.close_button),
            margin=None,
        )
        self.resize(em * 36, em * 34)

    def _folder_row(self, field: QLineEdit, title: str) -> Box:
        """Return a field for a folder with a button for choosing one."""
        field.setAccessibleName(title)

        def ask() -> None:
            if chosen := self._questions.folder(self, title, field.text() or self._settings.folder):
                field.setText(chosen)

        choose = named(self._button(tr("window-common-choose"), ask), tr("window-gallery-choose", title=title))
        return row_of((field, 1), choose)

    def _connect(self) -> None:
        for field in (self.folder, self.site, self.title):
            field.textChanged.connect(lambda _: self._follow())
        self.documents.changed.connect(self._follow)
        self.of_folder.toggled.connect(self.clears.setChecked)
        self.of_folder.toggled.connect(lambda _: self._follow())

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Focus the first empty field."""
        super().showEvent(event)
        (self.begin if self.site.text() else self.site).setFocus()

    def _follow(self) -> None:
        """Enable the possible commands."""
        is_folder, is_busy = self.of_folder.isChecked(), self._job is not None
        self.folder.setEnabled(is_folder)
        self.of_open.setEnabled(bool(self._fleets))
        self.list.setEnabled(not is_folder)
        has_source = bool(self.folder.text().strip()) if is_folder else bool(self.documents.on)
        self.begin.setEnabled(has_source and bool(self.site.text().strip()) and not is_busy)
        self.progress.setVisible(is_busy)
        self.stop.setVisible(is_busy)
        for button in (self.look, self.show_button):
            button.setVisible(bool(self.outcome.property("site")))

    def _begin(self) -> None:
        try:
            order = self._order()
        except FileProblem as problem:
            self._tell(str(problem))
            return
        kept = {"folder": order.folder, "site": order.site, "title": order.wishes.title, "address": order.wishes.address}
        self._settings.keep(_KEPT, kept)
        self._tell("")
        self.progress.setRange(0, 0)
        self._job = self._background.run(
            lambda job: publish(order, job),
            lambda outcome: self._done(order, outcome),
            self._failed,
            self._went_on,
            text=tr("window-gallery-publishing-gallery"),
            owner=self,
        )
        self._job.ended.connect(self._ended)
        self._follow()

    def _order(self) -> Order:
        """Return the choices. Raises FileProblem for an invalid address."""
        site, title = self.site.text().strip(), self.title.text().strip() or text_of("title", self._settings.language)
        address = hosting_address(self.address.text().strip(), tr("window-gallery-address"))
        wishes = Wishes(self._settings.language, title, address)
        chosen = () if self.of_folder.isChecked() else tuple(self._fleets[key] for key in self.documents.on)
        documents = tuple((_stem(fleet), fleet.document.game, fleet.document.value) for fleet in chosen)
        return Order("" if chosen else self.folder.text().strip(), documents, site, wishes, not self.clears.isChecked())

    def _went_on(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def _ended(self) -> None:
        if self._job is not None and self._job.cancelled:
            self._tell(tr("window-gallery-cancelled-made-so"))
        self._job = None
        self._follow()

    def _failed(self, problem: Exception) -> None:
        if not isinstance(problem, FileProblem):
            raise problem
        self._tell(str(problem))

    def _done(self, order: Order, outcome: Outcome) -> None:
        self._tell("\n".join(self._account(outcome)), order.site)
        self.made.emit(order.site)

    def _account(self, outcome: Outcome) -> list[str]:
        """Return the outcome, line by line."""
        lines = [
            tr(
                "window-gallery-gallery-documents",
                documents=tr("window-gallery-documents", count=outcome.fleets),
                designs=tr("window-common-designs", count=outcome.designs),
            )
        ]
        if outcome.made:
            lines.append(tr("window-gallery-updated", names=_names(outcome.made)))
        else:
            lines.append(tr("window-gallery-nothing-had-made"))
        if outcome.gone:
            lines.append(tr("window-gallery-taken-out", names=_names(outcome.gone)))
        lines += [tr("window-gallery-left-out", name=visible(each.name), reason=visible(each.why)) for each in outcome.refused]
        return lines

    def _tell(self, text: str, site: str = "") -> None:
        self.outcome.setPlainText(text)
        self.outcome.setProperty("site", site)
        self._follow()

    def _cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()

    def _show_here(self) -> None:
        self.shown.emit(self.outcome.property("site"))

    def _look(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(Path(self.outcome.property("site")).absolute() / "index.html")))


def _can_be_published(fleet: OpenFleet) -> bool:
    return not isinstance(fleet.document.game, MatchGame | RecordGame)


def _stem(fleet: OpenFleet) -> str:
    """Return the file name of an open document, or the future one."""
    return Path(fleet.path).stem if fleet.path else fleet.title


def _names(titles: Sequence[str]) -> str:
    more = f" … (+{len(titles) - MOST_NAMED})" if len(titles) > MOST_NAMED else ""
    return ", ".join(visible(title) for title in titles[:MOST_NAMED]) + more
