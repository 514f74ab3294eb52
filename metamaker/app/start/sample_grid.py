"""The samples that come with the program, in the groups of their games."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from metamaker.app.start.sample_card import SampleCard
from metamaker.app.widgets.game_sign import sign_label
from metamaker.core.paths import sample_fleets
from metamaker.registry import game_name


class SampleGrid(QWidget):
    """Cards of all samples; `opens` is called with the path of the one that is chosen. `cards` has them by path."""

    def __init__(self, games: Sequence[str], columns: int, opens: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self.cards: dict[str, SampleCard] = {}
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        for game in games:
            rows.addLayout(self._heading(game))
            rows.addLayout(self._grid(game, columns, opens))
            rows.addSpacing(self.fontMetrics().height() // 2)

    def _heading(self, game: str) -> QHBoxLayout:
        row = QHBoxLayout()
        name = QLabel(game_name(game), self)
        name.setProperty("role", "strong")
        row.addWidget(sign_label(game, self))
        row.addWidget(name, 1)
        return row

    def _grid(self, game: str, columns: int, opens: Callable[[str], None]) -> QGridLayout:
        grid = QGridLayout()
        for number, path in enumerate(sorted(sample_fleets(game).glob("*.json"))):
            card = SampleCard(str(path), self)
            card.clicked.connect(lambda _, chosen=str(path): opens(chosen))
            self.cards[str(path)] = card
            grid.addWidget(card, number // columns, number % columns)
        for column in range(columns):
            grid.setColumnStretch(column, 1)
        return grid
