"""The page of graphs: a class or a weapon, chosen at the top, in its current state; a weapon against a target's defences."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGridLayout, QSpinBox, QWidget

from metamaker.app.context import Context
from metamaker.app.metaverse.texts import tr
from metamaker.app.overrides import override
from metamaker.app.timers import rested
from metamaker.app.widgets.boxes import ComboBox, SpinBox
from metamaker.app.widgets.drawing_view import GraphCard
from metamaker.app.widgets.graph_cards import GraphCards, MakeGraphs
from metamaker.app.widgets.kit import column_in, label_for, named, row_in, row_of, styled
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import ClearArea
from metamaker.core.display_names import called
from metamaker.game_api.game import required
from metamaker.game_api.graphs import Frame, Graph
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.graphs.all import ARSENAL
from metamaker.games.metaverse.graphs.engagement import Engagement
from metamaker.games.metaverse.graphs.weapon import arsenal_graphs, weapon_graphs, worked_out
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import DamageType
from metamaker.games.metaverse.stats.damage_distribution import ArcTarget
from metamaker.games.metaverse.stats.fire import cruiser_target

_MOST_OF_FIELD = {
    "armour_rating": 5,
    "plates": 5,
    "shield_hits": 99,
    "adaptation": 9,
    "deflector": 11,
    "target_rating": 20,
    "ew": 20,
}
"""The limits of the rules, or the technical limit where they set none. Rule MV-0.0.0-02."""


class TargetBar(QWidget):
    """Fields for armour, plates, shields, adaptation, deflector, target rating and EW. `changed` is sent on every change."""

    changed = Signal()

    def __init__(self, target: ArcTarget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._target = target
        labels = {
            "armour_rating": tr("window-graphs-armour"),
            "plates": tr("window-graphs-plates"),
            "shield_hits": tr("window-graphs-shields"),
            "adaptation": tr("window-graphs-adaptation"),
            "deflector": tr("window-graphs-deflector"),
            "target_rating": tr("window-graphs-target-rating"),
            "ew": tr("window-graphs-ew"),
        }
        self.fields: dict[str, QSpinBox] = {}
        parts: list[QWidget] = []
        for key, text in labels.items():
            field = named(SpinBox(self), text.replace("&", ""))
            field.setRange(-9 if key == "target_rating" else 0, _MOST_OF_FIELD[key])
            field.valueChanged.connect(self._take)
            parts += [styled(label_for(field, text, self), "caption"), field]
            self.fields[key] = field
        row_in(self, *parts, ..., gap=self.fontMetrics().height() // 3)
        self.show_target(target)

    @property
    def target(self) -> ArcTarget:
        """The target as edited in the fields; values without a field stay as given."""
        return self._target

    def show_target(self, target: ArcTarget) -> None:
        """Put the numbers of a target into the fields."""
        self._target = target
        for key, field in self.fields.items():
            with QSignalBlocker(field):
                field.setValue(getattr(target, key))

    def _take(self) -> None:
        values = {key: field.value() for key, field in self.fields.items()}
        self._target = replace(self._target, **values)  # type: ignore[arg-type]
        self.changed.emit()


_COLUMNS = 2
_WEAPONS = "weapons/"


class GraphsPage(QWidget):
    """The graphs of the class on the canvas, or of the chosen element. They are calculated in the background."""

    def __init__(self, context: Context[Fleet], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "ground")
        self._context = context
        self._listed: tuple[object, object] | None = None
        self._graphs = GraphCards(context.settings, self._new_card, self)
        self.cards = self._graphs.cards
        self._lay_out()
        self._soon = rested(self, 60, self._look)
        context.document.changed.connect(self._renew)
        context.selection.subject_changed.connect(self._follow)
        self.target.changed.connect(self._soon.start)
        self.choice.currentIndexChanged.connect(lambda _: self._soon.start(0))
        self._renew()
        self._follow(context.selection.subject)

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        self.choice = named(ComboBox(self), tr("window-graphs-class-weapon"))
        self.choice.setMinimumContentsLength(24)
        label = styled(label_for(self.choice, tr("window-graphs-graphs"), self), "heading")
        self.nothing = words_label("caption", self, tr("window-graphs-fleet-neither-classes"))
        self.target = TargetBar(cruiser_target(DamageType.ENERGY), self)
        inside = QWidget(self)
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(unit * 3 // 4)
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(column, 1)
        column_in(
            self,
            row_of(label, self.choice, self.nothing, ...),
            self.target,
            (ClearArea(inside, self), 1),
            gap=unit * 3 // 4,
            margin=unit // 2,
        )

    @property
    def shown(self) -> str:
        """The reference of the shown element; empty if there is none."""
        return str(self.choice.currentData() or "")

    def _renew(self) -> None:
        """List classes and weapons by their current names; the chosen one stays."""
        fleet = self._context.document.value
        self._soon.start()
        if self._listed and self._listed[0] is fleet.classes and self._listed[1] is fleet.weapons:
            return
        self._listed = fleet.classes, fleet.weapons
        chosen = self.shown
        with QSignalBlocker(self.choice):
            self.choice.clear()
            for ship in fleet.classes:
                self.choice.addItem(class_called(ship), ship.ref())
            if fleet.classes and fleet.weapons:
                self.choice.insertSeparator(self.choice.count())
            if len(fleet.weapons) > 1:
                self.choice.addItem(tr("window-graphs-all-weapons"), ARSENAL)
            for weapon in fleet.weapons:
                self.choice.addItem(called(weapon), f"weapons/{weapon.id}")
            self.choice.setCurrentIndex(max(0, self.choice.findData(chosen)) if self.choice.count() else -1)
        self.nothing.setVisible(not self.choice.count())

    def _follow(self, subject: str) -> None:
        """Show the class on the canvas, or that of the ship there."""
        fleet = self._context.document.value
        group, _, element = subject.partition("/")
        ship = next((ship for ship in fleet.ships if group == "ships" and ship.id == element), None)
        place = self.choice.findData(f"classes/{ship.ship_class}" if ship else subject)
        if place >= 0:
            self.choice.setCurrentIndex(place)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Do the work postponed while the widget was hidden."""
        super().showEvent(event)
        self._soon.start(0)

    def _look(self) -> None:
        """Start calculating the graphs; the old ones stay until then."""
        if not self.isVisible():
            return
        ref = self.shown
        self.target.setVisible(ref.startswith(ARSENAL))
        if ref:
            self._graphs.work_out(self._context.background, self._maker(ref), self._steps(ref))
        else:
            self._graphs.stop()
            self._graphs.show(self._maker(ref), 0)

    def _steps(self, ref: str) -> Iterator[None]:
        """Return the slow part of the graphs of weapons step by step; a class has none that could be stopped."""
        engagement = Engagement(self.target.target)
        return chain.from_iterable(worked_out(weapon, engagement) for weapon in self._weapons(ref))

    def _weapons(self, ref: str) -> tuple[Weapon, ...]:
        """Return the weapon of a reference, or all weapons; none for a class."""
        fleet = self._context.document.value
        if ref == ARSENAL:
            return fleet.weapons
        weapon = definitions(fleet).weapons.get(ref.removeprefix(_WEAPONS)) if ref.startswith(_WEAPONS) else None
        return (weapon,) if weapon is not None else ()

    def _maker(self, ref: str) -> MakeGraphs:
        """Return a function that draws the graphs of an element at any size, for the current document and target."""
        value, target = self._context.document.value, self.target.target
        words, charts = self._context.words, required(self._context.game.graphs)
        weapons = self._weapons(ref)

        def sized(width: float, height: float) -> tuple[Graph, ...]:
            frame = Frame(width, height, words)
            if ref == ARSENAL:
                return arsenal_graphs(weapons, Engagement(target), frame)
            return weapon_graphs(weapons[0], frame, target) if weapons else charts.graphs(value, ref, frame)

        return sized

    def _new_card(self, number: int) -> GraphCard:
        card = GraphCard(self._context.settings, self)
        self._grid.addWidget(card, number // _COLUMNS, number % _COLUMNS)
        return card
