"""Search targets of a window for quick search."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Protocol

from PySide6.QtWidgets import QMenuBar

from metamaker.app.editors import LibraryLine
from metamaker.app.files.open_fleet import OpenFleet
from metamaker.app.quick_search.finding import Finding
from metamaker.app.quick_search.sources import LIBRARY_WEIGHT, DocumentIndex, of_document, of_files, of_menus, of_rules, of_tab
from metamaker.app.settings.settings import Settings
from metamaker.app.texts import tr


class FindsIn(Protocol):
    """The window as seen by quick search."""

    menu_bar: QMenuBar

    @property
    def fleet(self) -> OpenFleet | None:
        """The document at the front."""

    @property
    def open_fleets(self) -> tuple[OpenFleet, ...]:
        """The documents of all windows."""

    def called(self, fleet: OpenFleet) -> str:
        """Return the title of a document in its tab."""

    def bring_fleet(self, fleet: OpenFleet, ref: str = "") -> None:
        """Bring a document to the front in any window, and go to an element of it."""

    def library_lines(self) -> Sequence[LibraryLine]:
        """Return the user's library entries for the document at the front."""

    def show_rule(self, rule: str) -> None:
        """Open the rules at an id."""

    def open_path(self, path: str) -> None:
        """Open a file."""


class FindAnything:
    """Collects all search targets each time. Targets in documents are cached while the documents are unchanged."""

    def __init__(self, window: FindsIn, settings: Settings, fill_menus: Callable[[], None]) -> None:
        self._window = window
        self._settings = settings
        self._fill_menus = fill_menus
        self._index = DocumentIndex()

    def __call__(self) -> Iterator[Finding]:
        """Yield all targets, with those of the document at the front first."""
        window, settings = self._window, self._settings
        here = window.fleet
        fleets = sorted(window.open_fleets, key=lambda each: each is not here)
        self._index.keep([each.document.mark for each in fleets])
        for fleet in fleets:
            language = settings.game_language(fleet.document.game.key)
            go = partial(window.bring_fleet, fleet)
            yield of_tab(window.called(fleet), fleet.document.game, go)
            yield from of_document(self._index, fleet.document, language, go, at_front=fleet is here)
        for title, file, bring in window.library_lines():
            yield Finding(title, tr("window-main-own-library"), file, bring, LIBRARY_WEIGHT)
        self._fill_menus()
        yield from of_menus(window.menu_bar)
        yield from of_rules(here.document.game.key if here is not None else settings.game, window.show_rule)
        yield from of_files(settings.recent, window.open_path)
