"""What dice do to a map: all types rolled, or left to be rolled before each game; a whole map for so many players."""

from collections.abc import Callable
from random import Random

from PySide6.QtWidgets import QFormLayout, QFrame, QPushButton, QVBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.cosmos_commanders.map.map_edits import MapEdits
from metamaker.app.cosmos_commanders.texts import tr
from metamaker.app.widgets.boxes import SpinBox
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import FlowLayout, nested
from metamaker.games.cosmos_commanders.model.star_map import LEAST_PLAYERS, MOST_PLAYERS

MOST_SEED = 999_999


class DiceCard(QFrame):
    """`players` and `seed` are those of the next map by dice."""

    def __init__(self, context: Context, edits: MapEdits, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._edits = edits
        self.players = SpinBox(self)
        self.players.setRange(LEAST_PLAYERS, MOST_PLAYERS)
        self.players.setValue(context.document.value.players)
        self.players.setAccessibleName(tr("window-map-players-new-map"))
        self.seed = SpinBox(self)
        self.seed.setRange(0, MOST_SEED)
        self.seed.setAccessibleName(tr("window-map-number-new-map"))
        self.seed.setToolTip(tr("window-map-same-number-players"))
        self.other_number()
        area, kinds = self._area(), self._area()
        whole = FlowLayout(area)
        self.make = self._button(tr("window-map-new-map"), "primary", self._make)
        self.next = self._button(tr("window-map-another-one"), "secondary", self._next)
        for button in (self.make, self.next):
            whole.addWidget(button)
        types = FlowLayout(kinds)
        self.roll = self._button(tr("window-map-roll-all-types"), "secondary", edits.roll_all)
        self.leave = self._button(tr("window-map-leave-them-rolled"), "secondary", edits.leave_open)
        for button in (self.roll, self.leave):
            types.addWidget(button)
        rows = QVBoxLayout(self)
        rows.addWidget(words_label("heading", self, tr("window-map-map-dice").upper()))
        form = nested(rows, QFormLayout())
        form.addRow(tr("window-common-players"), self.players)
        form.addRow(tr("window-map-number"), self.seed)
        rows.addWidget(area)
        rows.addWidget(words_label("heading", self, tr("window-map-types").upper()))
        rows.addWidget(kinds)

    def _area(self) -> QWidget:
        area = QWidget(self)
        area.setProperty("role", "clear")
        return area

    def _button(self, text: str, role: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        button.setProperty("role", role)
        button.clicked.connect(lambda _: act())
        return button

    def other_number(self) -> None:
        """Propose another number."""
        self.seed.setValue(Random().randint(1, MOST_SEED))  # noqa: S311 - a proposal that anybody can change

    def _make(self) -> None:
        self._edits.by_dice(self.players.value(), self.seed.value())

    def _next(self) -> None:
        self.other_number()
        self._make()
