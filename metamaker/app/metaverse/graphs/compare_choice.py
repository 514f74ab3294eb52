"""The list of classes for a comparison: those of the open fleet, and those of other files."""

from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QShowEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QFrame, QListView, QWidget

from metamaker.app.metaverse.texts import tr
from metamaker.app.overrides import override
from metamaker.app.widgets.kit import column_in, named, push_button
from metamaker.app.widgets.labels import words_label
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import ShipClass

_FIRST = 2
"""The classes selected at first: two lines can be read at once, and users can add more."""


@dataclass(frozen=True)
class Candidate:
    """A class with its fleet; `other`: whether it comes from another file."""

    fleet: Fleet
    ship: ShipClass
    other: bool

    @property
    def name(self) -> str:
        """The name of the class, with the name of another fleet if it comes from one."""
        name = class_called(self.ship)
        return f"{name} · {self.fleet.name}" if self.other and self.fleet.name else name


class CompareChoice(QFrame):
    """Classes with a box to tick. `chosen_changed` is sent when the ticks change; `add` asks for another file."""

    chosen_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._candidates: list[Candidate] = []
        self._begun = False
        self.model = QStandardItemModel(self)
        self.model.itemChanged.connect(lambda _: self.chosen_changed.emit())
        self.list = named(QListView(self), tr("window-graphs-classes-compare"))
        self.list.setModel(self.model)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.add = push_button(tr("window-odds-another-file"), self)
        unit = self.fontMetrics().height()
        column_in(
            self, words_label("heading", self, tr("window-graphs-compare")), (self.list, 1), self.add, margin=unit * 3 // 4
        )

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Lay out the rows again, because they were made before the style sheet set their height."""
        super().showEvent(event)
        self.list.doItemsLayout()

    @property
    def chosen(self) -> tuple[Candidate, ...]:
        """The ticked classes, in the order of the list."""
        return tuple(each for row, each in enumerate(self._candidates) if self._ticked(row))

    def _ticked(self, row: int) -> bool:
        item = self.model.item(row)
        return item is not None and item.checkState() == Qt.CheckState.Checked

    def offer(self, fleet: Fleet, subject: str) -> None:
        """List the current classes of the open fleet; ticks stay. At first two are ticked, `subject` first."""
        ticked = {each.ship.id for each in self.chosen if not each.other}
        others = [(each, self._ticked(row)) for row, each in enumerate(self._candidates) if each.other]
        if not self._begun and fleet.classes:
            self._begun = True
            ticked = _first(fleet, subject)
        own = [(Candidate(fleet, ship, other=False), ship.id in ticked) for ship in fleet.classes]
        self._fill([*own, *others])

    def offer_other(self, fleet: Fleet) -> None:
        """Also offer the classes of another file; a single one is ticked at once."""
        kept = [(each, self._ticked(row)) for row, each in enumerate(self._candidates)]
        more = [(Candidate(fleet, ship, other=True), len(fleet.classes) == 1) for ship in fleet.classes]
        self._fill([*kept, *more])
        self.chosen_changed.emit()

    def _fill(self, rows: list[tuple[Candidate, bool]]) -> None:
        current = self.list.currentIndex().row()
        self._candidates = [each for each, _ in rows]
        with QSignalBlocker(self):
            self.model.clear()
            for candidate, ticked in rows:
                item = QStandardItem(candidate.name)
                item.setCheckable(True)
                item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
                item.setEditable(False)
                self.model.appendRow(item)
        if current >= 0:
            self.list.setCurrentIndex(self.model.index(min(current, self.model.rowCount() - 1), 0))


def _first(fleet: Fleet, subject: str) -> set[str]:
    """Return the first two classes: the one on the canvas and the next one, or the first two of all."""
    group, _, element = subject.partition("/")
    ids = [ship.id for ship in fleet.classes]
    shown = next((ship.ship_class for ship in fleet.ships if group == "ships" and ship.id == element), element)
    start = ids.index(shown) if shown in ids else 0
    return set((ids[start:] + ids[:start])[:_FIRST])
