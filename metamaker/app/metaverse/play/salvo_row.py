"""The launch of a salvo: its target and weapons; one row for each array that can guide it."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QVBoxLayout, QWidget

from metamaker.app.metaverse.texts import tr
from metamaker.app.texts import plain_tip
from metamaker.app.widgets.labels import ElidedCombo, words_label
from metamaker.app.widgets.layouts import FlowLayout
from metamaker.games.metaverse.battle.fire.orders import Launch
from metamaker.games.metaverse.match.token_orders import SalvoWay


class SalvoRow(QFrame):
    """A row for one array. `changed` is sent when a person changes the choice. `names`: the weapons' names by reference."""

    changed = Signal()

    def __init__(self, title: str, ways: Sequence[SalvoWay], names: Mapping[str, str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self.array = ways[0].array
        self._weapons = frozenset(ref for way in ways for ref in way.weapons)
        self._names = names
        self._typed: Launch | None = None
        """A typed launch along a line that is not listed here."""
        self.others: frozenset[str] = frozenset()
        """Weapons already fired or launched by other arrays."""
        self.target = ElidedCombo(self)
        self.target.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.target.setAccessibleName(tr("window-match-salvo-guides", title=title))
        self.target.addItem(tr("window-match-launches-nothing"), None)
        for way in ways:
            self.target.addItem(way.title if way.contact else tr("window-match-toward-out-reach", target=way.title), way)
        self.facts = words_label("caption", self)
        self.facts.setWordWrap(True)
        self.weapons: dict[str, QCheckBox] = {}
        self._boxes = QWidget(self)
        self._boxes.setProperty("role", "clear")
        self._flow = FlowLayout(self._boxes)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, self.fontMetrics().height() // 3)
        rows.setSpacing(2)
        for part in (
            words_label("strong", self, tr("window-match-salvo-title", title=title)),
            self.target,
            self.facts,
            self._boxes,
        ):
            rows.addWidget(part)
        self.target.currentIndexChanged.connect(lambda _: self._aim())
        self._list(None, ())

    @property
    def way(self) -> SalvoWay | None:
        """The chosen line."""
        found = self.target.currentData()
        return found if isinstance(found, SalvoWay) else None

    def launch(self) -> Launch | None:
        """Return the chosen launch; None while nothing is launched."""
        way, chosen = self.way, tuple(ref for ref, box in self.weapons.items() if box.isChecked())
        if way is None:
            return self._typed
        return Launch(way.array, chosen, way.direction, way.length, way.contact) if chosen else None

    def aim_at(self, key: str) -> bool:
        """Launch all possible weapons at a ship; return False if there are none."""
        place = next((n for n in range(1, self.target.count()) if self.target.itemData(n).target == key), -1)
        if place >= 0:
            self.target.setCurrentIndex(place)
        return place >= 0

    def show_launch(self, launch: Launch | None) -> None:
        """Show a launch of this array, or none."""
        line = None if launch is None else (launch.direction, launch.length, launch.contact)
        place = next((n for n in range(1, self.target.count()) if _line(self.target.itemData(n)) == line), 0)
        self._typed = launch if place == 0 else None
        with QSignalBlocker(self.target):
            self.target.setCurrentIndex(place)
        self._list(self.way, launch.weapons if launch is not None else ())
        is_free = launch is not None or not self._weapons <= self.others
        self.target.setEnabled(is_free)
        if not is_free:
            self.facts.setText(tr("window-match-other-arrays-all"))
            self.facts.show()

    def _aim(self) -> None:
        """Select as many weapons as allowed that no other array has."""
        self._typed = None
        way = self.way
        self._list(way, [ref for ref in way.weapons if ref not in self.others][: way.most] if way is not None else ())
        self.changed.emit()

    def _list(self, way: SalvoWay | None, chosen: Sequence[str]) -> None:
        for box in self.weapons.values():
            box.hide()
            box.deleteLater()
        self.weapons = {}
        self.facts.setVisible(way is not None)
        self._boxes.setVisible(way is not None)
        if way is None:
            return
        self.facts.setText(tr("window-match-most-weapons-one", count=way.most))
        for ref in way.weapons:
            box = QCheckBox(self._names[ref].replace("&", "&&"), self._boxes)
            box.setChecked(ref in chosen)
            box.setEnabled(ref not in self.others or ref in chosen)
            box.setToolTip(plain_tip(tr("window-match-another-array-guides")) if not box.isEnabled() else "")
            box.toggled.connect(lambda _: self.changed.emit())
            self._flow.addWidget(box)
            self.weapons[ref] = box


def _line(way: SalvoWay) -> tuple[int, int, str]:
    return way.direction, way.length, way.contact
