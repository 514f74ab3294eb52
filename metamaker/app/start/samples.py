"""The installed samples, as cards in the groups of their games."""

import tomllib
from collections.abc import Callable, Sequence
from functools import cache

from PySide6.QtWidgets import QLabel, QWidget

from metamaker.app.overrides import override
from metamaker.app.start.card_grid import CardGrid
from metamaker.app.start.document_card import LEAST_CARD, DocumentCard
from metamaker.app.start.file_preview import FilePreview, name_in
from metamaker.app.start.search import ALL, Wanted
from metamaker.app.texts import tr
from metamaker.app.widgets.game_sign import sign_label
from metamaker.app.widgets.kit import column_in, row_of, styled
from metamaker.app.widgets.labels import words_label
from metamaker.core.paths import sample_fleets
from metamaker.core.storage import is_file
from metamaker.registry import game_name


class SampleCard(DocumentCard):
    """A sample, known by its name until it is read. It has neither a file nor a day for the user."""

    def __init__(self, path: str, game: str, is_first: bool, parent: QWidget) -> None:
        super().__init__(path, name_in(path), game, parent, marked=is_first)

    @override
    def spoken(self) -> tuple[str, ...]:
        return (self.seen.title,)

    @override
    def tips(self) -> tuple[str, ...]:
        return self.seen.title, self._mark(), self.seen.notes

    @property
    @override
    def day(self) -> str:
        return ""


class SampleGrid(QWidget):
    """Cards of all samples; `opens` is called with the path of the chosen one. `cards` has them by path."""

    def __init__(self, games: Sequence[str], opens: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self._opens = opens
        self._wanted = ALL
        self.cards: dict[str, SampleCard] = {}
        self._groups = [SampleGroup(game, self._made(game), self) for game in games]
        self.nothing = words_label("caption", self, tr("window-start-no-sample-like"))
        self.nothing.hide()
        column_in(self, *self._groups, self.nothing, gap=self.fontMetrics().height())

    def _made(self, game: str) -> list["SampleCard"]:
        made = []
        firsts = first_samples(game)
        for path in sorted(sample_fleets(game).glob("*.json"), key=lambda path: (path.stem not in firsts, path.stem)):
            card = SampleCard(str(path), game, path.stem in firsts, self)
            card.clicked.connect(lambda _, chosen=str(path): self._opens(chosen))
            self.cards[str(path)] = card
            made.append(card)
        return made

    def show_glance(self, seen: FilePreview) -> None:
        """Show the preview of a sample."""
        if seen.path in self.cards and not seen.problem:
            self.cards[seen.path].show_glance(seen)
            self.search(self._wanted)

    def search(self, wanted: Wanted) -> None:
        """Show only matching samples, or a “nothing found” line."""
        self._wanted = wanted
        shown = [group.search(wanted) for group in self._groups]
        self.nothing.setVisible(not any(shown))


class SampleGroup(QWidget):
    """The samples of a game below its name. Hidden if none match."""

    def __init__(self, game: str, cards: Sequence[SampleCard], parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self._game = game_name(game)
        self._cards = cards
        name = styled(QLabel(self._game, self), "strong")
        self._grid = CardGrid(LEAST_CARD, self)
        for card in cards:
            card.setParent(self._grid)
        column_in(self, row_of(sign_label(game, self), (name, 1)), self._grid, gap=self.fontMetrics().height() // 2)
        self.search(ALL)

    def search(self, wanted: Wanted) -> bool:
        """Show the matching samples, and return whether there are any."""
        shown = [card for card in self._cards if wanted.fits(card.seen, self._game)]
        for card in self._cards:
            card.setVisible(card in shown)
        self._grid.show_cards(shown)
        self.setVisible(bool(shown))
        return bool(shown)


@cache
def first_samples(game: str) -> frozenset[str]:
    """Return the names of the samples of a game for beginners."""
    file = sample_fleets(game) / "samples.toml"
    return frozenset(tomllib.loads(file.read_text(encoding="utf-8"))["first"]) if is_file(file) else frozenset()
