"""The start page: new documents, unsaved work, recent files and samples."""

import math
from collections.abc import Callable
from functools import lru_cache, partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QWidget

from metamaker.app.background import Background, Job
from metamaker.app.clipboard import clipboard_data
from metamaker.app.files.file_work import FileWork, open_dropped, template_menu
from metamaker.app.overrides import override
from metamaker.app.recovery.recovery import Recoveries
from metamaker.app.recovery.store import LeftBehind
from metamaker.app.settings.settings import Settings
from metamaker.app.start.file_list import FileList, look_into
from metamaker.app.start.file_preview import Glance, glance
from metamaker.app.start.file_rows import RecoveryRow
from metamaker.app.start.samples import SampleGrid
from metamaker.app.start.search import Wanted
from metamaker.app.texts import tr
from metamaker.app.timers import rested
from metamaker.app.widgets.boxes import ComboBox
from metamaker.app.widgets.game_sign import sign_label
from metamaker.app.widgets.kit import Box, column_in, column_of, fill, named, push_button, row_in, row_of, styled
from metamaker.app.widgets.labels import titled_card, words_label
from metamaker.app.widgets.layouts import FlowBox, discard
from metamaker.app.widgets.search_field import SearchField
from metamaker.registry import GAMES, game_name, game_words


class BeginCard(QFrame):
    """Starts documents of one game. The button of the most recently used game (`is_usual`) is emphasised; at first all are."""

    def __init__(self, game: str, files: FileWork, is_usual: bool, language: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.game = game
        self.setProperty("role", "card")
        name = styled(QLabel(game_name(game), self), "title")
        self.new_button = named(
            push_button(tr("window-start-new"), self, lambda _: files.new(game=game), "primary" if is_usual else "secondary"),
            tr("window-start-new-document", game=game_name(game)),
        )
        self.template_button = named(
            QPushButton(tr("window-start-template"), self), tr("window-start-new-document-template", game=game_name(game))
        )
        self.template_button.setMenu(template_menu(game, files, self.template_button))
        em = self.fontMetrics().height()
        about = words_label("caption", self, game_words(game, language).get("document-about", ""), wraps=True)
        about.setAlignment(Qt.AlignmentFlag.AlignTop)
        column_in(
            self,
            row_of(sign_label(game, name), name, ..., self.new_button, self.template_button),
            about,
            margin=(em, em * 3 // 4, em, em * 3 // 4),
        )


SMALL, LARGE = 100, 500
"""Combat values: fleets for a game night are below the first; those above the second take a day."""

COLUMNS, COLUMNS_ALONE = 3, 4
"""Samples per row next to recent files, and without them."""

WIDTH_EM = 62
"""Limits the width, because recent files and samples would be far apart on a wide screen. Other widths were not compared."""

LOOK_AFTER_MS = 60
"""Delay before files are read, so that the window can be used first."""


class StartPage(QScrollArea):
    """The page of an empty tab; `recover(left)` opens unsaved work, `show_guide` the guide to a first ship.

    `match_wanted` is emitted to set up a match, `gallery_wanted` to show galleries.
    """

    match_wanted = Signal()
    gallery_wanted = Signal()

    def __init__(
        self,
        settings: Settings,
        background: Background,
        recoveries: Recoveries,
        files: FileWork,
        recover: Callable[[LeftBehind], None],
        show_guide: Callable[[], None],
    ) -> None:
        super().__init__()
        self._settings = settings
        self._background = background
        self._recoveries = recoveries
        self._files = files
        self._recover = recover
        self._show_guide = show_guide
        self._was_shown = False
        self._left_shown: list[QWidget] = []
        self.setWidgetResizable(True)
        self.setAccessibleName(tr("window-common-start"))
        self._lay_out()
        self._show_left()
        self._show_recent()
        recoveries.left_changed.connect(self._show_left)
        settings.changed.connect(self._setting_changed)
        QShortcut(QKeySequence.StandardKey.Paste, self, self._paste, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _lay_out(self) -> None:
        desk = styled(QWidget(self), "ground")
        column = QWidget(desk)
        em = self.fontMetrics().height()
        column.setMaximumWidth(em * WIDTH_EM)
        row_in(desk, ..., (column, 20), ..., margin=None)
        self._games, self._halves = QGridLayout(), QHBoxLayout()
        self._games.setSpacing(em)
        head = self._head()
        self._make_games(column)
        self.left_card, self._left_rows = titled_card(tr("window-start-unsaved-work-found"), column)
        search, halves = self._search_row(column), self._files_and_samples(column)
        hint = styled(QLabel(tr("window-start-files-dropped-anywhere"), column), "caption")
        hint.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column_in(column, head, self._games, self.left_card, search, self._halves, hint, ..., gap=em, margin=None)
        fill(self._halves, halves)
        self._put_across(len(self.beginnings))
        self.setWidget(desk)

    def _files_and_samples(self, parent: QWidget) -> Box:
        """Return recent files and other files on the left, and samples on the right."""
        settings = self._settings
        self.recent = FileList(tr("window-start-recent"), self._open, self._background, settings, parent)
        self.beside = FileList(tr("window-start-same-folder"), self._open, self._background, settings, parent)
        self.beside.only_documents = True
        samples, sample_rows = titled_card(tr("window-common-samples"), parent)
        games = sorted(GAMES, key=lambda game: game != settings.game)
        columns = COLUMNS if settings.recent else COLUMNS_ALONE
        self.samples = SampleGrid(games, columns, self._files.open_copy, samples)
        sample_rows.addWidget(self.samples)
        em = self.fontMetrics().height()
        own = column_of(self.recent, self.beside, ..., gap=em)
        return row_of(own, (samples, 3, Qt.AlignmentFlag.AlignTop), gap=em)

    def _search_row(self, parent: QWidget) -> Box:
        """Return the search over all documents of the page."""
        self.search = SearchField(parent, tr("window-start-search-your-files"))
        self.search.setProperty("role", "")  # the tint of other fields would be invisible on this background
        self.size_box = named(ComboBox(parent), tr("window-start-size-fleet"))
        for text, least, most in (
            (tr("window-start-any-size"), 0.0, math.inf),
            (tr("window-start-up-points", points=SMALL), 0.0, SMALL),
            (tr("window-start-points-between", low=SMALL, high=LARGE), SMALL, LARGE),
            (tr("window-start-points-from", points=LARGE), LARGE, math.inf),
        ):
            self.size_box.addItem(text, (least, most))
        self.search.textChanged.connect(lambda _: self._search())
        self.size_box.currentIndexChanged.connect(lambda _: self._search())
        return row_of((self.search, 1), self.size_box)

    def _search(self) -> None:
        least, most = self.size_box.currentData()
        wanted = Wanted(self.search.text(), least, most)
        for shown in (self.recent, self.beside, self.samples):
            shown.search(wanted)

    def _open(self, path: str) -> None:
        self._files.open([path])

    def _head(self) -> Box:
        title = styled(QLabel("MetaMaker", self), "display")
        buttons = FlowBox(self, self.fontMetrics().height() // 2, trailing=True)
        play, hint = tr("window-start-play"), tr("window-start-set-up-match")
        self.play_button = push_button(play, self, self.match_wanted.emit, "primary", hint)
        gallery, hint = tr("window-common-gallery"), tr("window-start-look-through-designs")
        self.gallery_button = push_button(gallery, self, self.gallery_wanted.emit, tip=hint)
        self.guide_button = push_button(tr("window-start-your-first-ship"), self, self._show_guide, "link")
        self.open_button = push_button(tr("window-start-open"), self, self._files.ask_and_open)
        self.paste_button = push_button(tr("window-start-open-share-code"), self, self._paste)
        for button in (self.play_button, self.guide_button, self.gallery_button, self.open_button, self.paste_button):
            buttons.flow.addWidget(button)
        return row_of(title, (buttons, 1, Qt.AlignmentFlag.AlignBottom))

    def _make_games(self, parent: QWidget) -> None:
        settings = self._settings
        stand_out = GAMES if settings.is_newcomer else (settings.game,)
        self.beginnings = {game: BeginCard(game, self._files, game in stand_out, settings.language, parent) for game in GAMES}
        self._across = 0

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put as many games in a row as fit: all, half of them, or one."""
        number = len(self.beginnings)
        widest = max(card.minimumSizeHint().width() for card in self.beginnings.values()) + 2 * self._games.spacing()
        across = next((each for each in (number, (number + 1) // 2) if each * widest <= self.width()), 1)
        if across != self._across:
            self._put_across(across)

    def _put_across(self, across: int) -> None:
        for column in range(len(self.beginnings)):
            self._games.setColumnStretch(column, int(column < across))
        for place, card in enumerate(self.beginnings.values()):
            self._games.addWidget(card, place // across, place % across)
        self._across = across

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Read the files when the page is first shown."""
        super().showEvent(event)
        if not self._was_shown:
            self._was_shown = True
            self.beginnings[self._settings.game].new_button.setFocus()
            rested(self, LOOK_AFTER_MS, self._look).start()

    def _look(self) -> None:
        language = self._settings.language
        self.recent.look()
        self._look_beside()
        for path in self.samples.cards:
            self._background.run(partial(_looked, path, language), self.samples.show_glance, owner=self)

    def _look_beside(self) -> None:
        look_into(self._settings.own_folder, self._settings.recent, self._background, self.beside)

    def _show_left(self) -> None:
        discard(self._left_shown)
        for left in self._recoveries.left:
            row = RecoveryRow(left, self._recover, self._recoveries.discard, self._background, self)
            self._left_rows.addWidget(row)
            self._left_shown.append(row)
        self.left_card.setVisible(bool(self._recoveries.left))

    def _setting_changed(self, name: str) -> None:
        if name == "text_size":
            QTimer.singleShot(0, self, self._arrange)  # after the cards have their new size
        if name == "recent":
            self._show_recent()

    def _show_recent(self) -> None:
        self._halves.setStretch(0, 2 if self._settings.recent else 0)
        self.recent.show_files(self._settings.recent, look=self._was_shown)
        if self._was_shown:
            self._look_beside()

    def _paste(self) -> None:
        open_dropped(clipboard_data(), self._files)


def _looked(path: str, language: str, _job: Job) -> Glance:
    return sample_seen(path, language)


@lru_cache(maxsize=100)
def sample_seen(path: str, language: str) -> Glance:
    """Read a sample once for the start pages of all windows, because it does not change while the program runs."""
    return glance(path, True, language)
