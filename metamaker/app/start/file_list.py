"""File lists of the start page: recently open files, and other files in the same folder."""

import heapq
import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from metamaker.app.background import Background, Job
from metamaker.app.settings.settings import Settings
from metamaker.app.start.card_grid import CardGrid
from metamaker.app.start.document_card import LEAST_CARD, DocumentCard
from metamaker.app.start.file_preview import FilePreview, glance
from metamaker.app.start.search import ALL, Wanted
from metamaker.app.widgets.kit import column_in
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import discard
from metamaker.core.storage import ENDINGS, is_folder
from metamaker.registry import game_name

_LOOKED_AT, _SHOWN = 2_000, 12
"""Limits of listed entries and of read files in a folder, because a huge folder must not keep the program busy."""


class FileList(QWidget):
    """A card for each file below a heading; `opens(path)` is called with the chosen one. Hidden while empty.

    Files are read in the background. Unusable files show the reason, or are left out if `only_documents`.
    """

    def __init__(
        self, title: str, opens: Callable[[str], None], background: Background, settings: Settings, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._opens = opens
        self._background = background
        self._settings = settings
        self._wanted = ALL
        self._cards: dict[str, DocumentCard] = {}
        self._seen: dict[str, FilePreview] = {}
        self.only_documents = False
        self.setProperty("role", "clear")
        self.heading = words_label("heading", self, title.upper())
        self._grid = CardGrid(LEAST_CARD, self)
        column_in(self, self.heading, self._grid, gap=self.fontMetrics().height() // 2)
        self.hide()

    @property
    def cards(self) -> tuple[DocumentCard, ...]:
        """The shown cards, from the first."""
        return tuple(card for path, card in self._cards.items() if self._fits(path))

    def show_files(self, paths: Sequence[str], *, look: bool) -> None:
        """Show these files; read them now with `look`, or later by calling `look`."""
        old, self._cards = list(self._cards.values()), {}
        for path in paths:
            card = DocumentCard(path, Path(path).stem, self._settings.recent_game(path), self._grid)
            card.clicked.connect(lambda _, chosen=path: self._opens(chosen))
            self._cards[path] = card
        self._show()
        discard(old)
        if look:
            self.look()

    def look(self) -> None:
        """Read the files in the background."""
        language = self._settings.language
        for path in self._cards:
            self._background.run(partial(_looked, path, language), self._take, owner=self)

    def search(self, wanted: Wanted) -> None:
        """Show only matching files."""
        self._wanted = wanted
        self._show()

    def _take(self, seen: FilePreview) -> None:
        if seen.path in self._cards:
            self._seen[seen.path] = seen
            self._cards[seen.path].show_glance(seen)
            self._show()

    def _fits(self, path: str) -> bool:
        seen = self._seen.get(path)
        if self.only_documents and (seen is None or seen.problem):
            return False
        seen = seen or FilePreview(path, Path(path).stem)
        return self._wanted.fits(seen, Path(path).name, game_name(seen.game) if seen.game else "")

    def _show(self) -> None:
        shown = self.cards
        self._grid.show_cards(shown)
        self.setVisible(bool(shown))


def _looked(path: str, language: str, _job: Job) -> FilePreview:
    return glance(path, language)


def look_into(folder: str, left_out: Sequence[str], background: Background, shown: FileList) -> None:
    """Show the newest documents of a folder except `left_out` in a list, as soon as they are found."""

    def found(_job: Job) -> list[str]:
        return newest(folder, frozenset(left_out)) if folder and is_folder(folder) else []

    background.run(found, lambda paths: shown.show_files(paths, look=True), owner=shown)


def newest(folder: str, left_out: frozenset[str]) -> list[str]:
    """Return the possible documents of a folder, the newest first; none for an unreadable folder."""
    try:
        with os.scandir(folder) as entries:
            looked_at = [entry for _, entry in zip(range(_LOOKED_AT), entries, strict=False)]
        files = [
            (entry.stat().st_mtime, entry.path) for entry in looked_at if Path(entry.name).suffix in ENDINGS and entry.is_file()
        ]
    except OSError:
        return []
    return [path for _, path in heapq.nlargest(_SHOWN, (each for each in files if each[1] not in left_out))]
