"""The exact charts of a weapon against a target, calculated in the background; a second weapon can be overlaid."""

from functools import partial

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QWidget

from metamaker.app.context import Context
from metamaker.app.metaverse.definitions.target_panel import TargetPanel
from metamaker.app.metaverse.texts import tr
from metamaker.app.overrides import override
from metamaker.app.timers import rested
from metamaker.app.widgets.boxes import ComboBox
from metamaker.app.widgets.drawing_view import GraphCard
from metamaker.app.widgets.graph_cards import GraphCards
from metamaker.app.widgets.kit import filled, named, row_in, row_of
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import TallArea
from metamaker.core.display_names import called
from metamaker.core.messages import Words
from metamaker.game_api.graphs import Frame, Graph
from metamaker.games.metaverse.graphs.engagement import Engagement
from metamaker.games.metaverse.graphs.weapon import pair_graphs, weapon_graphs, worked_out
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.weapon import Weapon

_LATE = 200
"""The delay in ms after which the charts are marked as out of date."""

_LINES = 11


class WeaponCharts(QWidget):
    """The charts of the weapon given to `show_weapon`. Nothing is calculated while they are hidden."""

    def __init__(self, context: Context[Fleet], words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._words = words
        self._weapon: Weapon | None = None
        self._wanted: tuple[object, ...] = ()
        self._others: tuple[tuple[str, str], ...] = ()
        self._graphs = GraphCards(context.settings, self._new_card, self)
        self.cards = self._graphs.cards
        self.target = TargetPanel(context, words, self)
        self._lay_out()
        self._late = rested(self, _LATE, self.late.show)
        self.target.changed.connect(self._renew)
        self.other.currentIndexChanged.connect(lambda _: self._renew())
        self._graphs.shown.connect(self._up_to_date)

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        self.other = named(ComboBox(self), tr("window-definitions-lay-another-weapon"))
        self.other.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.other.setMinimumContentsLength(10)
        label = words_label("caption", self, tr("window-gallery-compare"))
        self.late = words_label("caption", self, tr("window-definitions-being-worked-out"))
        self.late.hide()
        row = filled(QWidget(self), row_of(label, self.other, self.late, ...))
        self.area = TallArea(self.target, row, spacing=unit // 2)
        row_in(self, self.area)

    @property
    def is_working(self) -> bool:
        """Whether the charts are not up to date yet."""
        return self._graphs.is_working

    def show_weapon(self, weapon: Weapon | None, fleet: Fleet) -> None:
        """Show this weapon as it is now; the first one sets the target, until a person changes it."""
        if weapon is not None:
            self.target.meet(weapon.damage_type)
        self._weapon = weapon
        self._list_others(fleet)
        self._renew()

    def _list_others(self, fleet: Fleet) -> None:
        own = self._weapon.id if self._weapon else ""
        others = tuple((each.id, called(each)) for each in fleet.weapons if each.id != own)
        self._fleet = fleet
        if others == self._others and self.other.count():
            return
        self._others = others
        chosen = self.other.currentData()
        with QSignalBlocker(self.other):
            self.other.clear()
            self.other.addItem(tr("window-definitions-no-other"), "")
            for weapon_id, name in others:
                self.other.addItem(name, weapon_id)
            self.other.setCurrentIndex(max(0, self.other.findData(chosen)))

    def _compared(self) -> Weapon | None:
        chosen = self.other.currentData()
        return next((each for each in self._fleet.weapons if chosen and each.id == chosen), None)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Calculate the charts if they became out of date while hidden."""
        super().showEvent(event)
        self._renew()

    def _renew(self) -> None:
        """Start calculating the charts if the weapon, target or comparison changed; the old charts stay until then."""
        if self._weapon is None or not self.isVisible():
            self._wanted = ()
            return
        wanted = (self._weapon, self.target.engagement, self._compared())
        if wanted == self._wanted:
            return
        self._wanted = wanted
        self._late.start()
        weapon, against, other = wanted
        steps = (step for each in (weapon, other) if each is not None for step in worked_out(each, against))
        make = partial(_graphs, weapon, against, other, self._words)
        self._graphs.work_out(self._context.background, make, steps)

    def _up_to_date(self) -> None:
        self._late.stop()
        self.late.hide()

    def _new_card(self, _number: int) -> GraphCard:
        card = GraphCard(self._context.settings, self, lines=_LINES)
        card.title.setWordWrap(True)
        self.area.column.insertWidget(self.area.column.count() - 1, card)
        return card


def _graphs(
    weapon: Weapon, against: Engagement, other: Weapon | None, words: Words, width: float, height: float
) -> tuple[Graph, ...]:
    """Return the graphs of a weapon, those with the overlaid weapon first."""
    frame = Frame(width, height, words)
    pair = pair_graphs(weapon, other, against, frame) if other is not None else ()
    return (*pair, *weapon_graphs(weapon, frame, against.target, against.firer))
