"""What is there before a document is open: where to begin, unsaved work, recent files, samples."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from metamaker.app.background import Background, Job
from metamaker.app.files.file_work import FileWork, open_dropped, template_menu
from metamaker.app.recovery.recovery import Recoveries
from metamaker.app.recovery.store import LeftBehind
from metamaker.app.settings.settings import Settings
from metamaker.app.start.file_rows import RecentRow, RecoveryRow
from metamaker.app.start.fleet_glance import Glance, glance
from metamaker.app.start.samples import SampleGrid
from metamaker.app.texts import filled
from metamaker.app.widgets.game_sign import sign_label
from metamaker.app.widgets.labels import titled_card, words_label
from metamaker.registry import GAMES, game_called, game_name


class BeginCard(QFrame):
    """Begins documents of one game; the button of the game that was used last (`is_usual`) stands out; all do at first."""

    def __init__(self, game: str, files: FileWork, is_usual: bool, language: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.game = game
        self.setProperty("role", "card")
        name = QLabel(game_name(game), self)
        name.setProperty("role", "title")
        self.new_button = QPushButton(self.tr("New"), self)
        self.new_button.setProperty("role", "primary" if is_usual else "secondary")
        self.new_button.setAccessibleName(filled(self.tr("New %1 document"), game_name(game)))
        self.new_button.clicked.connect(lambda _: files.new(game=game))
        self.template_button = QPushButton(self.tr("From template"), self)
        self.template_button.setAccessibleName(filled(self.tr("New %1 document from template"), game_name(game)))
        self.template_button.setMenu(template_menu(game, files, self.template_button))
        em = self.fontMetrics().height()
        rows = QVBoxLayout(self)
        rows.setContentsMargins(em, em * 3 // 4, em, em * 3 // 4)
        row = QHBoxLayout()
        rows.addLayout(row)
        about = words_label("caption", self, game_called(game).documents.words(language).get("document-about", ""))
        about.setWordWrap(True)
        rows.addWidget(about)
        row.addWidget(sign_label(game, name))
        row.addWidget(name)
        row.addStretch(1)
        row.addWidget(self.new_button)
        row.addWidget(self.template_button)


COLUMNS, COLUMNS_ALONE = 3, 4
"""Samples in a row beside recent files, and where there are none."""

WIDTH_EM = 62
"""On a wide screen recent files and samples would else lie apart as far as the screen is wide. Others were not compared."""

LOOK_AFTER_MS = 60
"""Files are looked at once the window is there to be used."""


class StartPage(QScrollArea):
    """The page of an empty tab; `recover(left)` opens unsaved work."""

    def __init__(
        self,
        settings: Settings,
        background: Background,
        recoveries: Recoveries,
        files: FileWork,
        recover: Callable[[LeftBehind], None],
    ) -> None:
        super().__init__()
        self._settings = settings
        self._background = background
        self._recoveries = recoveries
        self._files = files
        self._recover = recover
        self._rows: dict[str, RecentRow] = {}
        self._was_shown = False
        self.setWidgetResizable(True)
        self.setAccessibleName(self.tr("Start"))
        self._lay_out()
        self._show_left()
        self._show_recent()
        recoveries.left_changed.connect(self._show_left)
        settings.changed.connect(self._setting_changed)
        QShortcut(QKeySequence.StandardKey.Paste, self, self._paste, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _lay_out(self) -> None:
        desk = QWidget(self)
        desk.setProperty("role", "ground")
        around = QHBoxLayout(desk)
        column = QWidget(desk)
        em = self.fontMetrics().height()
        column.setMaximumWidth(em * WIDTH_EM)
        around.addStretch(1)
        around.addWidget(column, 20)
        around.addStretch(1)
        rows = QVBoxLayout(column)
        rows.setSpacing(em)
        rows.addLayout(self._head())
        rows.addLayout(self._beginnings(column))
        self.left_card, self._left_rows = titled_card(self.tr("Unsaved work was found"), column)
        rows.addWidget(self.left_card)
        rows.addLayout(self._known_documents(column))
        hint = QLabel(self.tr("Files can be dropped anywhere: documents, prints, picture cards, share codes."), column)
        hint.setProperty("role", "caption")
        hint.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        rows.addWidget(hint)
        rows.addStretch(1)
        self.setWidget(desk)

    def _known_documents(self, parent: QWidget) -> QHBoxLayout:
        """Return recent files beside samples."""
        halves = QHBoxLayout()
        halves.setSpacing(self.fontMetrics().height())
        self.recent_card, self._recent_rows = titled_card(self.tr("Recent"), parent)
        halves.addWidget(self.recent_card, 2, Qt.AlignmentFlag.AlignTop)
        samples, sample_rows = titled_card(self.tr("Samples"), parent)
        settings = self._settings
        games = sorted(GAMES, key=lambda game: game != settings.game)
        columns = COLUMNS if settings.recent else COLUMNS_ALONE
        self.samples = SampleGrid(games, columns, self._files.open_copy, samples)
        sample_rows.addWidget(self.samples)
        halves.addWidget(samples, 3, Qt.AlignmentFlag.AlignTop)
        return halves

    def _head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        title = QLabel("MetaMaker", self)
        title.setProperty("role", "display")
        head.addWidget(title)
        head.addStretch(1)
        self.open_button = self._button(self.tr("Open…"), "secondary", self._files.ask_and_open)
        self.paste_button = self._button(self.tr("Open share code from clipboard"), "secondary", self._paste)
        for button in (self.open_button, self.paste_button):
            head.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        return head

    def _beginnings(self, parent: QWidget) -> QBoxLayout:
        settings = self._settings
        stand_out = GAMES if settings.is_newcomer else (settings.game,)
        self.beginnings = {game: BeginCard(game, self._files, game in stand_out, settings.language, parent) for game in GAMES}
        self._games = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._games.setSpacing(self.fontMetrics().height())
        for card in self.beginnings.values():
            self._games.addWidget(card, 1)
        return self._games

    def _button(self, text: str, role: str, act: Callable[[], None]) -> QPushButton:
        button = QPushButton(text, self)
        button.setProperty("role", role)
        button.clicked.connect(lambda _: act())
        return button

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put the games below one another where they do not fit side by side."""
        wanted = sum(card.minimumSizeHint().width() + 2 * self._games.spacing() for card in self.beginnings.values())
        across = QBoxLayout.Direction.LeftToRight if wanted <= self.width() else QBoxLayout.Direction.TopToBottom
        self._games.setDirection(across)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Look at the files when the page is first seen."""
        super().showEvent(event)
        if not self._was_shown:
            self._was_shown = True
            self.beginnings[self._settings.game].new_button.setFocus()
            QTimer.singleShot(LOOK_AFTER_MS, self, self._look)

    def _look(self) -> None:
        for path in self._rows:
            self._background.run(self._looking(path, False), self._show_glance, owner=self)
        for path in self.samples.cards:
            self._background.run(self._looking(path, True), self._show_glance, owner=self)

    def _show_glance(self, seen: Glance) -> None:
        if seen.card is None and seen.path in self._rows:
            self._rows[seen.path].show_glance(seen)
        if seen.path in self.samples.cards and seen.card is not None:
            self.samples.cards[seen.path].show_glance(seen)

    def _show_left(self) -> None:
        _clear(self._left_rows)
        for left in self._recoveries.left:
            self._left_rows.addWidget(RecoveryRow(left, self._recover, self._recoveries.discard, self._background, self))
        self.left_card.setVisible(bool(self._recoveries.left))

    def _setting_changed(self, name: str) -> None:
        if name == "text_size":
            QTimer.singleShot(0, self, self._arrange)  # once the cards have their new size
        if name == "recent":
            self._show_recent()

    def _show_recent(self) -> None:
        _clear(self._recent_rows)
        self._rows = {}
        for path in self._settings.recent:
            row = RecentRow(path, self._settings.recent_game(path), self)
            row.clicked.connect(lambda _, chosen=path: self._files.open([chosen]))
            self._rows[path] = row
            self._recent_rows.addWidget(row)
            row.show()
            if self._was_shown:
                self._background.run(self._looking(path, False), self._show_glance, owner=self)
        self.recent_card.setVisible(bool(self._rows))

    def _looking(self, path: str, with_card: bool) -> Callable[[Job], Glance]:
        language = self._settings.language
        return lambda _: glance(path, with_card, language)

    def _paste(self) -> None:
        open_dropped(QApplication.clipboard().mimeData(), self._files)


def _clear(rows: QVBoxLayout) -> None:
    """Remove the rows under a heading."""
    while rows.count() > 1:
        item = rows.takeAt(1)
        widget = item.widget() if item else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()
