"""The rules with live search, reading by chapter, cross-references, back and forward."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QListView, QSplitter, QStackedWidget, QTextBrowser, QToolButton, QTreeView, QWidget

from metamaker.app.overrides import override
from metamaker.app.rules.rules_contents import PLACE, FoundModel, Look, chapter_html, chapter_tree
from metamaker.app.texts import tr
from metamaker.app.theme.theme import tokens
from metamaker.app.widgets.boxes import ComboBox
from metamaker.app.widgets.game_sign import game_icon
from metamaker.app.widgets.kit import column_in, column_of, filled, named, row_of
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.search_field import SearchField
from metamaker.core.rule_book import Book, Chapter, book, games_with_rules
from metamaker.registry import GAMES


class ReadingHistory:
    """The visited places; one of them is open unless there are none."""

    def __init__(self) -> None:
        self._places: list[str] = []
        self._at = -1
        self._is_glance = False

    @property
    def place(self) -> str:
        """The open place; empty without one."""
        return self._places[self._at] if self._at >= 0 else ""

    def forget(self) -> None:
        """Clear the history."""
        self._places, self._at, self._is_glance = [], -1, False

    def open(self, place: str) -> None:
        """Open a place and forget all places after the current one."""
        if self._is_glance:
            del self._places[self._at :]
            self._at, self._is_glance = self._at - 1, False
        if place != self.place:
            del self._places[self._at + 1 :]
            self._places.append(place)
            self._at += 1

    def glance(self, place: str) -> None:
        """Open a place that the user did not ask for: the next one replaces it."""
        if place != self.place:
            self.open(place)
            self._is_glance = True

    def can_step(self, by: int) -> bool:
        """Return whether there is a place `by` steps back (−1) or forward (1)."""
        return 0 <= self._at + by < len(self._places)

    def step(self, by: int) -> None:
        """Open the place `by` steps back or forward. It must exist."""
        self._at += by
        self._is_glance = False


def tag_words() -> dict[str, str]:
    """Return the name of each tag in the language of the app."""
    return {
        "design": tr("window-rules-design"),
        "derived": tr("window-rules-derived"),
        "sheet": tr("window-rules-sheet"),
        "play": tr("window-rules-play"),
        "fleet": tr("window-rules-fleet"),
        "encounter": tr("window-rules-encounter"),
        "terrain": tr("window-rules-terrain"),
    }


class RulesPanel(QWidget):
    """The source of the rules, a search line, chapters or search results, and the text of a chapter with one marked entry."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rules")
        self._book: Book | None = None
        self._history = ReadingHistory()
        self._lists()
        self._reading()
        self._lay_out()
        QShortcut(QKeySequence.StandardKey.Back, self, self.back, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        QShortcut(QKeySequence.StandardKey.Forward, self, self.forward, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._moved()

    def _lists(self) -> None:
        self.games = named(ComboBox(self), tr("window-rules-rules"))
        for game in sorted(games_with_rules(), key=_offered):
            self.games.addItem(game_icon(game), games_with_rules()[game], game)
        self.games.activated.connect(lambda: self.set_game(self.games.currentData()))
        self.search = SearchField(self, tr("window-rules-search-rules"))
        self.search.setObjectName("rules-search")
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._first)
        self.search.down.connect(self._first)
        self.found = FoundModel(self)
        self.results = named(QListView(self), tr("window-rules-rules-found"))
        self.results.setModel(self.found)
        self.results.setWordWrap(True)
        self.results.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.results.setResizeMode(QListView.ResizeMode.Adjust)
        self.results.selectionModel().currentChanged.connect(self._chosen)
        self.results.clicked.connect(self._chosen)
        self.chapters = named(QTreeView(self), tr("window-rules-chapters-rules"))
        self.chapters.setHeaderHidden(True)
        self.chapters.clicked.connect(self._chosen)
        self.chapters.activated.connect(self._chosen)
        self.nothing = words_label("quiet", self, wraps=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.lists = QStackedWidget(self)
        for page in (self.chapters, self.results, self.nothing):
            self.lists.addWidget(page)

    def _reading(self) -> None:
        self.text = named(QTextBrowser(self), tr("window-rules-text-rules"))
        self.text.setObjectName("rules-text")
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._follow)
        self.back_button = self._button("←", tr("window-common-back"), self.back)
        self.forward_button = self._button("→", tr("window-rules-forward"), self.forward)
        self.copy_button = self._button(tr("window-common-copy"), tr("window-rules-copy-rule"), self.copy)

    def _button(self, text: str, name: str, act: Callable[[], None]) -> QToolButton:
        button = named(QToolButton(self), name, name)
        button.setText(text)
        button.clicked.connect(lambda _: act())
        return button

    def _lay_out(self) -> None:
        below = filled(
            QWidget(self), column_of(row_of(self.back_button, self.forward_button, ..., self.copy_button), (self.text, 1))
        )
        self.splitter = QSplitter(Qt.Orientation.Vertical, self)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self.lists)
        self.splitter.addWidget(below)
        self.splitter.setStretchFactor(0, 2)
        self.splitter.setStretchFactor(1, 3)
        column_in(self, self.games, self.search, (self.splitter, 1), margin=None)

    def set_game(self, game: str) -> None:
        """Show the rules of the game with this key; nothing if they are not installed."""
        new = book(game)
        self.games.setCurrentIndex(self.games.findData(game))
        if new is self._book:
            return
        self._book = new
        self._history.forget()
        old = self.chapters.model()
        self.chapters.setModel(chapter_tree(new.chapters if new else (), tr("window-rules-tables"), self))
        if old is not None:
            old.deleteLater()
        self.search.setEnabled(new is not None)
        self.text.clear()
        self._search(self.search.text())
        self._moved()

    @property
    def place(self) -> str:
        """The open place in the rule book; empty without one."""
        return self._history.place

    def show_rule(self, rule: str) -> None:
        """Open a rule id, a chapter or a place; without one, the first chapter. Unknown ids are searched for."""
        if self._book is None:
            return
        place = self._book.place(rule) if rule else self._book.chapters[0].place
        if place:
            self._go(place)
        else:
            self.search.setText(rule)

    def back(self) -> None:
        """Open the previous place."""
        self._step(-1)

    def forward(self) -> None:
        """Open the next place."""
        self._step(1)

    def copy(self) -> None:
        """Copy the marked statement, or the whole chapter, with its number."""
        chapter = self._chapter()
        if chapter is None:
            return
        entries = [entry.statement for entry in chapter.entries if self.place in {entry.place, chapter.place}]
        QGuiApplication.clipboard().setText("\n".join(f"{each.id} {each.text}".strip() for each in entries))

    def focus_search(self) -> None:
        """Focus the search line; a rule book without an open place is opened at its beginning."""
        if not self.place:
            self.show_rule("")
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _chapter(self) -> Chapter | None:
        return self._book.chapter(self.place) if self._book and self.place else None

    def _search(self, text: str) -> None:
        words = text.split()
        if not words or self._book is None:
            self.lists.setCurrentWidget(self.chapters)
            return
        self.found.show(self._book.found(words))
        if self.found.entries:
            self.lists.setCurrentWidget(self.results)
            self._history.glance(str(self.found.first().data(PLACE)))
            self._moved()
        else:
            self.nothing.setText(tr("window-rules-no-rule", text=text.strip()))
            self.lists.setCurrentWidget(self.nothing)

    def _first(self) -> None:
        if self.lists.currentWidget() is self.results:
            self.results.setCurrentIndex(self.found.first())
            self.results.setFocus()

    def _chosen(self, index: QModelIndex) -> None:
        if place := index.data(PLACE):
            self._go(place)

    def _follow(self, url: QUrl) -> None:
        self.show_rule(url.toString())

    def _go(self, place: str) -> None:
        self._history.open(place)
        self._moved()

    def _step(self, by: int) -> None:
        if self._history.can_step(by):
            self._history.step(by)
            self._moved()

    def _moved(self) -> None:
        self.back_button.setEnabled(self._history.can_step(-1))
        self.forward_button.setEnabled(self._history.can_step(1))
        self.copy_button.setEnabled(bool(self.place))
        chapter = self._chapter()
        if chapter is None or self._book is None:
            return
        self.text.setHtml(chapter_html(self._book, chapter, self.place, _look(), tag_words()))
        self.setProperty("rule", self.place)
        if self.place == chapter.place:
            self.text.verticalScrollBar().setValue(0)
        else:
            self.text.scrollToAnchor(self.place)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Update the text to the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.place:
            self._moved()


def _offered(game: str) -> tuple[int, str]:
    """Return the sort key of a game in the list of rules: games with documents come first."""
    return (list(GAMES).index(game) if game in GAMES else len(GAMES), game)


def _look() -> Look:
    shown = tokens()
    return Look(shown.accent_text, shown.quiet, shown.accent_tint)
