"""The page of galleries: open and search a folder or an address; copy, compare and publish designs."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QProgressBar, QWidget

from metamaker.app.background import Background
from metamaker.app.elements.clipboard_data import foreign_data
from metamaker.app.files.dialogs import Questions
from metamaker.app.files.open_fleet import OpenFleet, unsaved
from metamaker.app.gallery.comparison import ComparisonDialog, pair_of
from metamaker.app.gallery.details import Desk, Details
from metamaker.app.gallery.entry_list import EntryList
from metamaker.app.gallery.filters import Filters
from metamaker.app.gallery.gallery import Gallery
from metamaker.app.gallery.publishing import PublishDialog
from metamaker.app.gallery.shown_place import Loaded, ShownPlace
from metamaker.app.gallery.store import GalleryStore
from metamaker.app.gallery.thumbnails import Thumbnails
from metamaker.app.overrides import override
from metamaker.app.settings.settings import Settings
from metamaker.app.start.file_rows import moment_text
from metamaker.app.texts import labelled, tr
from metamaker.app.theme.stylesheet import dress
from metamaker.app.widgets.boxes import ComboBox
from metamaker.app.widgets.kit import column_in, named, push_button, row_of, styled
from metamaker.app.widgets.labels import titled_card, words_label
from metamaker.app.widgets.messages import Notice
from metamaker.app.widgets.splitters import KeptSplitter
from metamaker.core.paths import sample_fleets
from metamaker.core.sanitize import visible
from metamaker.gallery.hosted import is_address
from metamaker.gallery.search import NEWEST, TITLE
from metamaker.registry import usual_game

MOST_NAMED = 3
"""The number of unusable files listed with reasons; the others are only counted."""


def _samples() -> str:
    """Return the folder of the samples of all games."""
    return str(sample_fleets(usual_game()).parent)


class GalleryPage(QWidget):
    """The page of a gallery, in its own tab. `desk` are the open documents."""

    def __init__(
        self, desk: Desk, store: GalleryStore, settings: Settings, questions: Questions, background: Background, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "ground")
        self._desk, self._settings, self._questions, self._background = desk, settings, questions, background
        self._is_beginning = False
        """Whether the samples are shown because no place was asked for: text typed meanwhile stays."""
        self.gallery = Gallery(store, settings, background, self)
        self.place = self._place_box()
        self.open_button = push_button(tr("window-common-open"), self, self._open_typed)
        self.folder_button = push_button(tr("window-gallery-folder"), self, self._ask_folder)
        self.samples_button = push_button(tr("window-common-samples"), self, self._open_samples, "link")
        self.publish_button = push_button(tr("window-gallery-publish"), self, self.publish, "primary")
        self.stop_button = push_button(tr("window-common-cancel"), self, self._cancel, "link")
        self.progress = named(QProgressBar(self), tr("window-common-progress"))
        self.notice = Notice(self)
        self.filters = Filters(self)
        self.list = EntryList(self)
        self.thumbnails = Thumbnails(self.list.picture_side, store, settings.game_language, background, self)
        self.list.show_thumbnails(self.thumbnails)
        self.details = Details(self.gallery, desk, settings, background, self)
        self._lay_out()
        self._connect()
        self._show_busy(False)
        QShortcut(QKeySequence.StandardKey.Find, self, self.search, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _place_box(self) -> QComboBox:
        box = ComboBox(self)
        box.setEditable(True)
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        name = tr("window-gallery-folder-documents-address")
        box.setAccessibleName(name)
        self.typed = QLineEdit(box)
        box.setLineEdit(self.typed)
        self.typed.setAccessibleName(name)
        self.typed.setPlaceholderText(name)
        box.addItems(self.gallery.places)
        box.setCurrentIndex(-1)
        return box

    def _lay_out(self) -> None:
        em = self.fontMetrics().height()
        self.halves = KeptSplitter(Qt.Orientation.Horizontal, self._settings, "gallery", self)
        self.halves.begin((self._column(), self.details), (em * 36, em * 30), (1, 1))
        column_in(
            self,
            row_of((self.place, 1), self.open_button, self.folder_button, self.samples_button, self.publish_button),
            row_of((self.progress, 1), self.stop_button),
            (self.halves, 1),
            margin=em // 2,
        )
        for part in (self.filters, self.list, self.details):
            part.hide()

    def _column(self) -> QWidget:
        """Return the column next to the details: messages, the first choices, then the search and its results.

        Everything with wrapped lines is in the splitter; otherwise a scroll area around the page would give it too much height.
        """
        column = styled(QWidget(self), "clear")
        rows = column_in(column, self.notice, self._empty_card(column), self.filters, (self.list, 1))
        rows.addStretch(0)
        return column

    def _empty_card(self, parent: QWidget) -> QWidget:
        self.empty, rows = titled_card(tr("window-gallery-galleries"), parent)
        for text in (
            tr("window-gallery-open-folder-see"),
            tr("window-gallery-open-address-hosted"),
            tr("window-gallery-nothing-fetched-before"),
            tr("window-gallery-publish-writes-gallery"),
        ):
            rows.addWidget(words_label("", self.empty, text, wraps=True))
        return self.empty

    def _connect(self) -> None:
        self.typed.returnPressed.connect(self._open_typed)
        self.place.textActivated.connect(self.open)
        self.gallery.began.connect(lambda: self._show_busy(True))
        self.gallery.went_on.connect(self._go_on)
        self.gallery.shown.connect(self._show)
        self.gallery.failed.connect(self._fail)
        self.filters.changed.connect(self._search)
        self.filters.search.down.connect(self.list.setFocus)
        self.list.chosen.connect(self.details.show_found)
        self.list.opened.connect(self.details.open.click)
        self.details.open_wanted.connect(self._open_copy)
        self.details.copy_wanted.connect(self._copy)
        self.details.compare_wanted.connect(self.compare)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the samples; focus the field for another place."""
        super().showEvent(event)
        if self.gallery.here is None:
            self.typed.setFocus()
            if not self.gallery.is_busy:
                self._is_beginning = True
                self.gallery.open(_samples())

    def search(self) -> None:
        """Focus the search."""
        field = self.filters.search if self.filters.isVisible() else self.typed
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        field.selectAll()

    # A place

    def open(self, place: str) -> None:
        """Open a folder, or the gallery at an address."""
        self._is_beginning = False
        self.typed.setText(place)
        self.notice.close_notice()
        self.gallery.open(place)

    def _open_typed(self) -> None:
        if typed := self.typed.text().strip():
            self.open(typed)

    def _ask_folder(self) -> None:
        here = self.gallery.here
        start = here.place if here is not None and not is_address(here.place) else self._settings.folder
        if chosen := self._questions.folder(self, tr("window-gallery-open-folder-gallery"), start):
            self.open(chosen)

    def _open_samples(self) -> None:
        self.open(_samples())

    def _cancel(self) -> None:
        self.gallery.cancel()
        self._show_busy(False)

    def _show_busy(self, is_busy: bool) -> None:
        self.progress.setRange(0, 0)
        self.progress.setVisible(is_busy)
        self.stop_button.setVisible(is_busy)

    def _go_on(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def _fail(self, sentence: str) -> None:
        self._show_busy(False)
        self.notice.tell(sentence)

    def _show(self, shown: ShownPlace) -> None:
        self._show_busy(False)
        places, typed = self.gallery.places, self.typed.text()
        if [self.place.itemText(at) for at in range(self.place.count())] != list(places):
            self.place.clear()
            self.place.addItems(places)
        self.typed.setText(typed if self._is_beginning else shown.place)
        self.empty.hide()
        for part in (self.filters, self.list, self.details):
            part.show()
        self.thumbnails.show_place(shown)
        self.filters.show_catalogue(shown.catalogue)
        if told := self._remarks(shown):
            self.notice.tell(told)
        if not self._is_beginning:
            self.search()

    def _remarks(self, shown: ShownPlace) -> str:
        """Return remarks on a place: its index is old, or files were left out."""
        if shown.why:
            moment = moment_text(shown.fetched)
            return tr("window-gallery-gallery-cannot-reached", reason=visible(shown.why), moment=moment)
        if not shown.catalogue.found and not shown.refused:
            return tr("window-gallery-nothing-shown")
        named = [labelled(Path(each.name).name, each.why) for each in shown.refused[:MOST_NAMED]]
        if len(shown.refused) > MOST_NAMED:
            named.append(tr("window-common-and-more", count=len(shown.refused) - MOST_NAMED))
        return "\n".join([tr("window-gallery-files-cannot-used", count=len(shown.refused)), *named]) if named else ""

    def _search(self) -> None:
        here, wish = self.gallery.here, self.filters.wish
        if here is None:
            return
        places = here.catalogue.search(wish)
        number = wish.sort if wish.sort not in {TITLE, NEWEST} else wish.number
        self.list.show_found(here.catalogue, places, number)
        self.filters.tell(len(places))

    # Commands for an entry

    def _open_copy(self, loaded: Loaded) -> None:
        if (held := loaded.encounter) is not None:
            self._desk.set_up_meeting(held.game, held.forces, held.encounter)
            return
        self._desk.show_fleet(unsaved(OpenFleet(loaded.game, loaded.alone)))

    def _copy(self, loaded: Loaded, fleet: OpenFleet) -> None:
        refs = (loaded.ref,) if loaded.ref else ()
        told = self._desk.bring_into(fleet, foreign_data(loaded.game, loaded.document, refs))
        go = (tr("window-gallery-go", name=fleet.title), lambda: self._desk.bring_fleet(fleet))
        self.notice.ask(told, [go], tr("window-common-close"))

    def compare(self, loaded: Loaded, fleet: OpenFleet, ref: str) -> None:
        """Show a design next to one of an open document."""
        language = self._settings.game_language(loaded.game.key)
        dialog = ComparisonDialog(pair_of(loaded, fleet.document.value, ref, language), self._background, self)
        dress(dialog)
        dialog.show()

    def publish(self) -> None:
        """Ask for the content and the folder of a publication."""
        here = self.gallery.here
        folder = here.place if here is not None and not here.is_site else ""
        dialog = PublishDialog(folder, self._desk.open_fleets, self._settings, self._questions, self._background, self)
        dress(dialog)
        dialog.made.connect(self._made)
        dialog.shown.connect(self.open)
        dialog.show()

    def _made(self, folder: str) -> None:
        """Show the new version of a gallery if it is open."""
        here = self.gallery.here
        if here is not None and here.place == folder:
            self.gallery.open(folder)
