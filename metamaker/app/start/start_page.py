"""The start page: new documents, unsaved work, recent files and samples."""

import math
from collections.abc import Callable
from functools import lru_cache, partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QWidget

from metamaker.app.background import Background, Job
from metamaker.app.clipboard import clipboard_data
from metamaker.app.files.file_work import FileWork, open_dropped, template_menu
from metamaker.app.overrides import override
from metamaker.app.recovery.recovery import Recoveries
from metamaker.app.recovery.store import LeftBehind
from metamaker.app.settings.settings import Settings
from metamaker.app.start.card_grid import CardGrid
from metamaker.app.start.file_list import FileList, look_into
from metamaker.app.start.file_preview import FilePreview, glance
from metamaker.app.start.file_rows import RecoveryRow
from metamaker.app.start.hero import Hero
from metamaker.app.start.samples import SampleGrid
from metamaker.app.start.search import Wanted
from metamaker.app.start.start_picture import StartPicture
from metamaker.app.texts import tr
from metamaker.app.timers import rested
from metamaker.app.widgets.boxes import ComboBox
from metamaker.app.widgets.game_sign import sign_label
from metamaker.app.widgets.kit import Box, column_in, column_of, named, push_button, row_in, row_of, styled
from metamaker.app.widgets.labels import titled_card, words_label
from metamaker.app.widgets.layouts import discard
from metamaker.app.widgets.search_field import SearchField
from metamaker.core.paths import resource
from metamaker.registry import GAMES, game_name, game_words, usual_game


class BeginCard(QFrame):
    """Starts documents and a first duel of one game. The button of the most recently used game (`is_usual`) is emphasised."""

    duel_wanted = Signal(str)

    def __init__(
        self, game: str, files: FileWork, background: Background, is_usual: bool, language: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.game = game
        self.setProperty("role", "card")
        em = self.fontMetrics().height()
        self.picture = StartPicture(game, background, self)
        self.picture.setFixedHeight(round(_PICTURE * em))
        name = styled(QLabel(game_name(game), self), "title")
        self.new_button = named(
            push_button(tr("window-start-new"), self, lambda _: files.new(game=game), "primary" if is_usual else "secondary"),
            tr("window-start-new-document", game=game_name(game)),
        )
        self.duel_button = named(
            push_button(tr("window-start-duel"), self, lambda _: self.duel_wanted.emit(game)),
            tr("window-start-duel-of", game=game_name(game)),
        )
        self.template_button = named(
            QPushButton(tr("window-start-template"), self), tr("window-start-new-document-template", game=game_name(game))
        )
        self.template_button.setMenu(template_menu(game, files, self.template_button))
        about = words_label("caption", self, game_words(game, language).get("document-about", ""), wraps=True)
        about.setAlignment(Qt.AlignmentFlag.AlignTop)
        buttons = row_of(self.new_button, self.duel_button, ..., self.template_button, gap=em // 3)
        edge = em * 3 // 4
        words = column_of(
            row_of(sign_label(game, name), (name, 1)), (about, 1), buttons, gap=em // 2, margin=(edge, edge, edge, edge)
        )
        column_in(self, self.picture, words, gap=0)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the text."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.picture.setFixedHeight(round(_PICTURE * self.fontMetrics().height()))


_PICTURE = 7.5
"""The height of the picture of a game in heights of a line."""

LEAST_GAME = 14.0
"""The least width of the card of a game in heights of a line."""

SMALL, LARGE = 100, 500
"""Combat values: fleets for a game night are below the first; those above the second take a day."""

WIDTH_EM = 100
"""Limits the width, because cards would be far apart on a wide screen. Other widths were not compared."""

LOOK_AFTER_MS = 60
"""Delay before files are read, so that the window can be used first."""


class StartPage(QScrollArea):
    """The page of an empty tab; `recover(left)` opens unsaved work, `show_guide` the guide to a first ship.

    `match_wanted` is emitted to set up a match, `duel_wanted(game)` to begin the first duel of a game, `gallery_wanted` to show
    galleries.
    """

    match_wanted = Signal()
    duel_wanted = Signal(str)
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
        row_in(desk, ..., (column, 200), ..., margin=em // 2)
        self.hero = self._made_hero(column)
        self.games = self._made_games(column)
        self.left_card, self._left_rows = titled_card(tr("window-start-unsaved-work-found"), column)
        search = self._search_row(column)
        settings = self._settings
        self.recent = FileList(tr("window-start-recent"), self._open, self._background, settings, column)
        self.beside = FileList(tr("window-start-same-folder"), self._open, self._background, settings, column)
        self.beside.only_documents = True
        games = sorted(GAMES, key=lambda game: game != settings.game)
        heading = words_label("heading", column, tr("window-common-samples").upper())
        self.samples = SampleGrid(games, self._files.open_copy, column)
        hint = styled(QLabel(tr("window-start-files-dropped-anywhere"), column), "caption")
        hint.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        parts = (self.hero, self.left_card, self.games, search, self.recent, self.beside, heading, self.samples, hint)
        column_in(column, *parts, ..., gap=em // 2)
        self.setWidget(desk)

    def _made_hero(self, parent: QWidget) -> Hero:
        """Return the head with the first steps and the other links."""
        hero = Hero(self._background, parent)
        hero.duel_wanted.connect(lambda: self.duel_wanted.emit(self._settings.game))
        hero.design_wanted.connect(self._design)
        hero.watch_wanted.connect(self._watch)
        self.open_button = hero.add_link(tr("window-start-open"), self._files.ask_and_open)
        self.play_button = hero.add_link(tr("window-start-play"), self.match_wanted.emit, tr("window-start-set-up-match"))
        self.gallery_button = hero.add_link(
            tr("window-common-gallery"), self.gallery_wanted.emit, tr("window-start-look-through-designs")
        )
        self.guide_button = hero.add_link(tr("window-start-your-first-ship"), self._show_guide)
        self.paste_button = hero.add_link(tr("window-start-open-share-code"), self._paste)
        return hero

    def _design(self) -> None:
        """Open a new fleet next to the guide to a first ship."""
        self._show_guide()
        self._files.new(game=usual_game())

    def _watch(self) -> None:
        """Open the battle of the still."""
        self._files.open_copy(str(resource("app", "start", "battle.json")))

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

    def _made_games(self, parent: QWidget) -> CardGrid:
        settings = self._settings
        grid = CardGrid(LEAST_GAME, parent, even=True)
        usual = "" if settings.is_newcomer else settings.game
        self.beginnings = {
            game: BeginCard(game, self._files, self._background, game == usual, settings.language, grid) for game in GAMES
        }
        for card in self.beginnings.values():
            card.duel_wanted.connect(self.duel_wanted)
        grid.show_cards(tuple(self.beginnings.values()))
        return grid

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Read the files when the page is first shown."""
        super().showEvent(event)
        if not self._was_shown:
            self._was_shown = True
            self._first_focus().setFocus()
            rested(self, LOOK_AFTER_MS, self._look).start()

    def _first_focus(self) -> QWidget:
        """Return the first step for a newcomer, otherwise the button for new documents of the most recent game."""
        settings = self._settings
        return self.hero.duel if settings.is_newcomer else self.beginnings[settings.game].new_button

    def _look(self) -> None:
        language = self._settings.language
        self.hero.look()
        for card in self.beginnings.values():
            card.picture.look()
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
        if name == "recent":
            self._show_recent()

    def _show_recent(self) -> None:
        self.recent.show_files(self._settings.recent, look=self._was_shown)
        if self._was_shown:
            self._look_beside()

    def _paste(self) -> None:
        open_dropped(clipboard_data(), self._files)


def _looked(path: str, language: str, _job: Job) -> FilePreview:
    return sample_seen(path, language)


@lru_cache(maxsize=100)
def sample_seen(path: str, language: str) -> FilePreview:
    """Read a sample once for the start pages of all windows, because it does not change while the program runs."""
    return glance(path, language)
