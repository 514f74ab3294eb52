"""Random maps: all system types rolled, or left to be rolled before each game; a whole map for a number of players."""

from random import Random

from PySide6.QtWidgets import QFrame, QWidget

from metamaker.app.context import Context
from metamaker.app.cosmos_commanders.map.map_edits import MapEdits
from metamaker.app.cosmos_commanders.texts import tr
from metamaker.app.widgets.boxes import SpinBox
from metamaker.app.widgets.kit import column_in, flow_in, form_of, named, push_button, styled
from metamaker.app.widgets.labels import words_label
from metamaker.games.cosmos_commanders.model.star_map import LEAST_PLAYERS, MOST_PLAYERS, StarMap

MOST_SEED = 999_999


class DiceCard(QFrame):
    """The card of random maps. `players` and `seed` are those of the next random map."""

    def __init__(self, context: Context[StarMap], edits: MapEdits, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._edits = edits
        self.players = named(SpinBox(self), tr("window-map-players-new-map"))
        self.players.setRange(LEAST_PLAYERS, MOST_PLAYERS)
        self.players.setValue(context.document.value.players)
        self.seed = named(SpinBox(self), tr("window-map-number-new-map"), tr("window-map-same-number-players"))
        self.seed.setRange(0, MOST_SEED)
        self.other_number()
        area, kinds = self._area(), self._area()
        self.make = push_button(tr("window-map-new-map"), self, self._make, "primary")
        self.next = push_button(tr("window-map-another-one"), self, self._next)
        flow_in(area, self.make, self.next)
        self.roll = push_button(tr("window-map-roll-all-types"), self, edits.roll_all)
        self.leave = push_button(tr("window-map-leave-them-rolled"), self, edits.leave_open)
        flow_in(kinds, self.roll, self.leave)
        column_in(
            self,
            words_label("heading", self, tr("window-map-map-dice").upper()),
            form_of((tr("window-common-players"), self.players), (tr("window-map-number"), self.seed)),
            area,
            words_label("heading", self, tr("window-map-types").upper()),
            kinds,
            margin=None,
        )

    def _area(self) -> QWidget:
        return styled(QWidget(self), "clear")

    def other_number(self) -> None:
        """Propose another number."""
        self.seed.setValue(Random().randint(1, MOST_SEED))  # noqa: S311 - a proposal that anybody can change

    def _make(self) -> None:
        self._edits.by_dice(self.players.value(), self.seed.value())

    def _next(self) -> None:
        self.other_number()
        self._make()
