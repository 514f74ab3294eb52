"""A design of a gallery next to one of an open document: all numbers, the better one in bold, and the differences in words."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QSplitter, QWidget

from metamaker.app.background import Background, Job
from metamaker.app.balance.figures_model import Line
from metamaker.app.balance.figures_view import FiguresView
from metamaker.app.balance.side_by_side import figures
from metamaker.app.gallery.shown_place import Loaded
from metamaker.app.texts import tr
from metamaker.app.widgets.kit import column_in, named
from metamaker.core.sanitize import visible
from metamaker.game_api.game import Game, difference_texts, required, title_of
from metamaker.game_api.side_by_side import rows


@dataclass(frozen=True)
class Pair:
    """Two designs of a game, each a document of its own with its name. For any thread."""

    game: Game
    names: tuple[str, str]
    documents: tuple[Any, Any]
    language: str

    @property
    def differences(self) -> tuple[str, ...]:
        """The differences, from the own design to the one in the gallery."""
        return difference_texts(self.game, self.documents[1], self.documents[0], self.language)


def pair_of(loaded: Loaded, own: Any, ref: str, language: str) -> Pair:
    """Return the pair of a design in a gallery and one of an open document."""
    game = loaded.game
    names = title_of(game, loaded.document, loaded.ref, language), title_of(game, own, ref, language)
    alone = required(game.designs).extract(own, (ref,))
    return Pair(game, (visible(names[0]), visible(names[1])), (loaded.alone, _as_of(game, alone, loaded.alone)), language)


def _as_of(game: Game, document: Any, other: Any) -> Any:
    """Return a copy of `other` with the elements of `document`: names and emblems of fleets are irrelevant to designs."""
    body, like = game.documents.body(document), game.documents.body(other)
    elements = {key: value for key, value in body.items() if _has_elements(value)}
    whole = {key: value for key, value in like.items() if not _has_elements(value)} | elements
    return game.documents.read(whole, game.documents.title(document))


def _has_elements(value: object) -> bool:
    return isinstance(value, list) and any(isinstance(each, dict) for each in value)


LONGEST = 200
"""The largest number of characters shown of a difference. Notes can be longer; their subject comes first."""


def _short(text: str) -> str:
    return visible(text if len(text) <= LONGEST else f"{text[:LONGEST]}…")


class ComparisonDialog(QDialog):
    """Does not block the window. It is filled when the comparison is calculated."""

    def __init__(self, pair: Pair, background: Background, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        one, other = pair.names
        self.setWindowTitle(tr("window-gallery-compared", one=one, other=other))
        self._pair = pair
        self.table = FiguresView(tr("window-gallery-numbers-side-side"), self)
        self.text = named(QPlainTextEdit(self), tr("window-gallery-differs", one=other, other=one))
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setPlaceholderText(tr("window-gallery-being-worked-out"))
        halves = QSplitter(Qt.Orientation.Vertical, self)
        halves.setChildrenCollapsible(False)
        for part, stretch in ((self.table, 3), (self.text, 2)):
            halves.addWidget(part)
            halves.setStretchFactor(halves.count() - 1, stretch)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column_in(self, halves, buttons, margin=None)
        em = self.fontMetrics().height()
        self.resize(em * 40, em * 34)
        background.run(self._work, self._show, owner=self)

    def _work(self, _job: Job) -> tuple[list[Line], tuple[str, ...]]:
        pair = self._pair
        return figures(rows(pair.game, pair.documents, pair.language), pair.language), pair.differences

    def _show(self, found: tuple[list[Line], tuple[str, ...]]) -> None:
        lines, differences = found
        self.table.figures.show(("", tr("window-gallery-gallery", name=self._pair.names[0]), self._pair.names[1]), lines)
        heading = self.text.accessibleName()
        self.text.setPlainText(
            "\n".join([f"{heading}:", *map(_short, differences)]) if differences else tr("window-gallery-both-same")
        )
