"""The selected entry of a gallery: its record sheet, its numbers, and its commands."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QMimeData, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QMenu, QSizePolicy, QWidget

from metamaker.app.background import Background, Job
from metamaker.app.files.open_fleet import OpenFleet, distinct_titles
from metamaker.app.gallery.gallery import Gallery
from metamaker.app.gallery.shown_place import Loaded
from metamaker.app.overrides import override
from metamaker.app.printing.pages_view import PagesView
from metamaker.app.settings.settings import Settings
from metamaker.app.texts import tr
from metamaker.app.timers import rested
from metamaker.app.widgets.buttons import menu_button
from metamaker.app.widgets.kit import column_in, named, push_button
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import FlowBox, WrappingArea
from metamaker.core.amounts import short
from metamaker.core.messages import in_force
from metamaker.core.sanitize import visible
from metamaker.gallery.downloads import usual_ink
from metamaker.gallery.manifest import DESIGN, ENCOUNTER, Entry, Label
from metamaker.gallery.search import Found
from metamaker.game_api.game import Game, title_of
from metamaker.registry import game_name
from metamaker.rendering.drawing import Page

LOOK_AFTER_MS = 120
"""A document is loaded after a pause in the list: with the key held down, a hundred entries pass by."""


class Desk(Protocol):
    """The open documents of the program."""

    @property
    def open_fleets(self) -> Sequence[OpenFleet]:
        """The documents of all windows."""

    def show_fleet(self, fleet: OpenFleet) -> None:
        """Show a document that was just opened."""

    def bring_fleet(self, fleet: OpenFleet, ref: str = "") -> None:
        """Bring a document to the front in its window, and go to an element of it."""

    def set_up_meeting(self, game: Game, forces: tuple[Any, ...], encounter: Any) -> None:
        """Set up a match of these forces that begins with an encounter."""

    def bring_into(self, fleet: OpenFleet, data: QMimeData) -> str:
        """Bring elements into an open document; return a sentence about the outcome."""


class Details(QFrame):
    """`open_wanted(Loaded)`, `copy_wanted(Loaded, OpenFleet)`, `compare_wanted(Loaded, OpenFleet, ref)` are sent on request."""

    open_wanted = Signal(object)
    copy_wanted = Signal(object, object)
    compare_wanted = Signal(object, object, str)

    def __init__(self, gallery: Gallery, desk: Desk, settings: Settings, background: Background, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._gallery, self._desk, self._settings, self._background = gallery, desk, settings, background
        self._found: Found | None = None
        self._job: Job | None = None
        self.loaded: Loaded | None = None
        self.title = words_label("title", self)
        self.about = words_label("caption", self)
        self.figures = words_label("", self)
        self.problem = words_label("error", self)
        for label in (self.title, self.about, self.figures, self.problem):
            label.setWordWrap(True)
        self.open = push_button(tr("window-gallery-open-copy"), self, lambda _: self._want(self.open_wanted.emit), "primary")
        self.copy = menu_button(tr("window-gallery-copy-into"), self._fill_copy, self)
        self.compare = menu_button(tr("window-gallery-compare"), self._fill_compare, self)
        self.view = named(PagesView(self), tr("window-gallery-sheet-printed"))
        self._lay_out()
        self._soon = rested(self, LOOK_AFTER_MS, self._load)
        self.show_found(None)

    def _lay_out(self) -> None:
        em = self.fontMetrics().height()
        inside = QWidget(self)
        buttons = FlowBox(inside, em // 3)
        for button in (self.open, self.copy, self.compare):
            buttons.flow.addWidget(button)
        column_in(inside, self.title, self.about, buttons, self.problem, (self.view, 1), self.figures)
        self.view.setMinimumSize(12 * em, 16 * em)
        self.view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)  # it gets the rest of the height
        area = named(WrappingArea(inside, self), tr("window-gallery-chosen"))
        column_in(self, area, margin=em * 3 // 4)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Start loading if it was postponed while the panel was hidden."""
        super().showEvent(event)
        self._load()

    def show_found(self, found: Found | None) -> None:
        """Show an entry: the content of the index at once, its sheet when it is loaded."""
        self._found, self.loaded = found, None
        if self._job is not None:
            self._job.cancel()
            self._job = None
        self.problem.hide()
        self.title.setText(visible(found.entry.title) if found else tr("window-gallery-nothing-chosen"))
        self.about.setText(self._about(found) if found else "")
        self.figures.setText(self._figures(found) if found else "")
        meets = found is not None and found.entry.kind == ENCOUNTER
        self.open.setText(tr("window-gallery-set-up-match") if meets else tr("window-gallery-open-copy"))
        self.copy.setVisible(not meets)
        self.compare.setVisible(not meets)
        self._enable()
        if found is None:
            self.view.set_pages((), self.view.ink)
            self._soon.stop()
        else:
            self._soon.start()

    def _about(self, found: Found) -> str:
        entry = found.entry
        of_fleet = tr("window-gallery-of", fleet=entry.fleet) if entry.kind == DESIGN and entry.fleet else ""
        who_meets = entry.fleet if entry.kind == ENCOUNTER else ""
        told = [
            game_name(entry.game),
            entry.subtitle,
            of_fleet or who_meets,
            entry.author,
            entry.licence,
            ", ".join(entry.tags),
            found.seen,
        ]
        if entry.problems:
            told.append(tr("window-gallery-problems", count=entry.problems))
        return " · ".join(visible(text) for text in told if text)

    def _figures(self, found: Found) -> str:
        here, entry = self._gallery.here, found.entry
        labels = here.catalogue.labels_of(entry) if here is not None else {}
        return " · ".join(visible(each) for each in _told(entry, labels.values()))

    def _enable(self) -> None:
        ready = self.loaded is not None
        self.open.setEnabled(ready)
        has_designs = self.loaded is not None and self.loaded.encounter is None and self.loaded.game.designs is not None
        self.copy.setEnabled(has_designs)
        self.compare.setEnabled(bool(self.loaded and self.loaded.ref))

    def _load(self) -> None:
        found = self._found
        if found is None or self.loaded is not None or not self.isVisible():
            return

        def done(loaded: Loaded) -> None:
            if self._found is found:
                self._ready(loaded)

        def failed(sentence: str) -> None:
            if self._found is found:
                self.view.set_pages((), self.view.ink)
                self.problem.setText(visible(sentence))
                self.problem.show()

        self._gallery.load(found, done, failed)

    def _ready(self, loaded: Loaded) -> None:
        self.loaded = loaded
        self._enable()
        language = self._settings.game_language(loaded.game.key)
        self._job = self._background.run(lambda _: loaded.pages(language), partial(self._show_pages, loaded), owner=self)

    def _show_pages(self, loaded: Loaded, pages: tuple[Page, ...]) -> None:
        self._job = None
        if self.loaded is loaded and loaded.game.prints is not None:
            self.view.set_pages(pages, usual_ink(loaded.game))

    # Commands

    def _want(self, act: Callable[[Loaded], object]) -> None:
        if self.loaded is not None:
            act(self.loaded)

    def _fleets(self) -> list[tuple[OpenFleet, str]]:
        """Return the open documents of the same game with the titles of their tabs."""
        game = self.loaded.game if self.loaded else None
        every = self._desk.open_fleets
        titles = distinct_titles(every)
        return [(fleet, titles[fleet].replace("&", "&&")) for fleet in every if fleet.document.game is game]

    def _fill_copy(self, menu: QMenu) -> None:
        fleets = self._fleets()
        for fleet, title in fleets:
            menu.addAction(title, partial(self._copy_into, fleet))
        self._say_if_none(menu, fleets)

    def _copy_into(self, fleet: OpenFleet) -> None:
        self._want(lambda loaded: self.copy_wanted.emit(loaded, fleet))

    def _fill_compare(self, menu: QMenu) -> None:
        fleets = self._fleets()
        for fleet, title in fleets:
            game, value = fleet.document.game, fleet.document.value
            inner = menu.addMenu(title) if len(fleets) > 1 else menu
            language = self._settings.game_language(game.key)
            for ref in game.designs.subjects(value, classes=True) if game.designs is not None else ():
                name = title_of(game, value, ref, language)
                inner.addAction(visible(name).replace("&", "&&"), partial(self._compare_with, fleet, ref))
        self._say_if_none(menu, fleets)

    def _compare_with(self, fleet: OpenFleet, ref: str) -> None:
        self._want(lambda loaded: self.compare_wanted.emit(loaded, fleet, ref))

    def _say_if_none(self, menu: QMenu, fleets: Sequence[object]) -> None:
        if not fleets:
            menu.addAction(tr("window-gallery-no-document-game")).setEnabled(False)


def _told(entry: Entry, labels: Iterable[Label]) -> Iterator[str]:
    """Yield the numbers and words of an entry with their labels."""
    for label in labels:
        numbers, words = entry.numbers, entry.words
        value = in_force().number(short(numbers[label.key])) if label.key in numbers else words.get(label.key, "")
        if value:
            yield f"{label.label} {in_force().with_unit(value, label.unit)}"
