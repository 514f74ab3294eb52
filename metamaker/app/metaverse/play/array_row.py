"""The fire of one sensor array: a target, a fire mode, the weapons that bear, each with its chances."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from metamaker.app.metaverse.texts import tr
from metamaker.app.texts import plain_tip
from metamaker.app.widgets.boxes import ComboBox
from metamaker.app.widgets.labels import ElidedCombo, words_label
from metamaker.app.widgets.layouts import nested
from metamaker.games.metaverse.battle.aim import exposed_section, sight
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.orders import Attack, Mode
from metamaker.games.metaverse.battle.fire.prospects import chances_of, target_text
from metamaker.games.metaverse.battle.places import SECTIONS
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.games.metaverse.battle.wording.labels import numbered_system
from metamaker.games.metaverse.battle.wording.names import Names, labels
from metamaker.games.metaverse.match.fire_odds import NOTHING, expected, fatal, percentage, surgical_chance, tenths


class ArrayRow(QFrame):
    """The fire of one array: a target, a fire mode, weapons. `changed` is sent when a person changes them.

    `sheet_wanted(ship)` is sent when a system must be chosen, for example on the sheet of the target.
    """

    changed = Signal()
    sheet_wanted = Signal(str)

    def __init__(self, asked: DeclareFire, array: System, names: Names, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self.array = array
        self._asked = asked
        self._names = names
        self._targets = [target for target in asked.targets() if asked.weapons(target)]
        self.others: frozenset[str] = frozenset()
        """Weapons already guided by other arrays."""
        title = tr("window-match-rating", weapon=numbered_system(asked.vessel, array.plan.ref, names), rating=array.plan.rating)
        self.target = ElidedCombo(self)
        self.target.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.target.setAccessibleName(tr("window-match-target", title=title))
        self.target.addItem(tr("window-match-holds-fire"), "")
        signs = labels(asked.table)
        for target in self._targets:
            self.target.addItem(f"{signs[target.key]} {target.name}", target.key)
        self.mode = ComboBox(self)
        self.mode.setAccessibleName(tr("window-match-way-fire"))
        self.system = ElidedCombo(self)
        self.system.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.system.setAccessibleName(tr("window-match-system-aimed"))
        self.facts = words_label("caption", self)
        self.facts.setWordWrap(True)
        self.weapons: dict[str, QCheckBox] = {}
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, self.fontMetrics().height() // 3)
        rows.setSpacing(2)
        rows.addWidget(words_label("strong", self, title))
        head = nested(rows, QHBoxLayout())
        head.addWidget(self.target, 1)
        head.addWidget(self.mode)
        for widget in (self.system, self.facts):
            rows.addWidget(widget)
        self._listed = nested(rows, QVBoxLayout())
        self._listed.setContentsMargins(self.fontMetrics().height(), 0, 0, 0)
        self.target.currentIndexChanged.connect(lambda _: self._aim())
        self.mode.currentIndexChanged.connect(lambda _: self._mode_chosen())
        self.system.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.system.setToolTip(plain_tip(tr("window-match-click-sheet-target")))
        self._list((), None)
        self.changed.connect(self._sum_up)

    def _sum_up(self) -> None:
        """Show the expected effect of all firing weapons."""
        aimed = self.aimed
        if aimed is None:
            return
        firing = [weapon for weapon in self._asked.weapons(aimed) if self._fires(weapon.plan.ref)]
        mean = NOTHING
        for weapon in firing:
            mean = mean.plus(expected(self._asked, self.array, weapon, aimed))
        words = self._names.words
        shields, boxes = tenths(mean.shields, words), tenths(mean.boxes, words)
        told = target_text(self._asked, aimed, self._names)
        if not firing:
            self.facts.setText(told)
            return
        told = self._names.text("talk-chance-expected", shots=told, shields=shields, boxes=boxes)
        self.facts.setText("\n".join([told, *self._fatal(aimed, firing)]))

    def _fatal(self, aimed: Vessel, firing: Sequence[System]) -> list[str]:
        """Return the chances of important losses: the section exposed to the fire, the ship, the named system."""
        mode, told = Mode(self.mode.currentData() or Mode.SALVO), []
        chance = fatal(self._asked, self.array, firing, aimed, mode)
        if percentage(chance.section):
            place = self._names.place(SECTIONS[exposed_section(aimed, sight(self._asked.vessel, aimed).struck)])
            shares = {"section": percentage(chance.section), "ship": percentage(chance.ship)}
            told.append(self._names.text("talk-chance-fatal", place=place, **shares))
        if mode is Mode.SURGICAL and self.system.currentData():
            named = numbered_system(aimed, self.system.currentData(), self._names)
            struck = percentage(surgical_chance(self._asked, self.array, firing[0], aimed))
            told.append(self._names.text("talk-chance-surgical", system=named, percent=struck))
        return told

    def name_system(self, ref: str) -> bool:
        """Aim the best weapon at one system of the target; repeated calls go through its copies.

        Return False if it cannot be aimed at.
        """
        aimed = self.aimed
        named = [each.plan.ref for each in self._asked.surgical(aimed)] if aimed is not None else []
        copies = [each for each in named if each.partition("#")[0] == ref.partition("#")[0]]
        if not copies or not self.weapons:
            return False
        here = self.system.currentData() if self.mode.currentData() == Mode.SURGICAL.value else ""
        after = copies.index(here) + 1 if here in copies else 0
        self._offer(Mode.SURGICAL, copies[after % len(copies)])
        self._mode_chosen()
        return True

    def _fires(self, ref: str) -> bool:
        return ref in self.weapons and self.weapons[ref].isChecked()

    @property
    def aimed(self) -> Vessel | None:
        """The ship aimed at."""
        return next((target for target in self._targets if target.key == self.target.currentData()), None)

    def attack(self) -> Attack | None:
        """Return the chosen attack; None while no weapon fires."""
        chosen = tuple(ref for ref, box in self.weapons.items() if box.isChecked())
        if self.aimed is None or not chosen:
            return None
        mode = Mode(self.mode.currentData() or Mode.SALVO)
        system = self.system.currentData() if mode is Mode.SURGICAL else ""
        return Attack(self.array.plan.ref, self.aimed.key, chosen, mode, system or "")

    def aim_at(self, key: str) -> bool:
        """Aim all free weapons that bear at a ship; return False if there are none."""
        place = self.target.findData(key)
        if place < 0:
            return False
        self.target.setCurrentIndex(place)
        return True

    def show_attack(self, attack: Attack | None) -> None:
        """Show an attack of this array, or that it holds fire."""
        with QSignalBlocker(self.target):
            self.target.setCurrentIndex(max(0, self.target.findData(attack.target)) if attack is not None else 0)
        self._offer(attack.mode if attack is not None else Mode.SALVO, attack.system if attack is not None else "")
        self._list(attack.weapons if attack is not None else (), self.aimed)

    def _aim(self) -> None:
        """Select all weapons that bear and are not guided by another array."""
        aimed = self.aimed
        self._offer(Mode.SALVO, "")
        bearing = self._asked.weapons(aimed) if aimed is not None else []
        self._list([weapon.plan.ref for weapon in bearing if weapon.plan.ref not in self.others], aimed)
        self.changed.emit()

    def _offer(self, mode: Mode, system: str) -> None:
        """List the fire modes for the target, and the systems for surgical fire."""
        aimed = self.aimed
        modes = [
            (tr("window-match-salvo"), Mode.SALVO, tr("window-match-each-weapon-d20")),
            (tr("window-match-volley"), Mode.VOLLEY, tr("window-match-all-weapons-one")),
        ]
        named = self._asked.surgical(aimed) if aimed is not None else []
        if named:
            modes.append(
                (
                    tr("window-match-surgical"),
                    Mode.SURGICAL,
                    tr("window-match-one-weapon-one"),
                )
            )
        with QSignalBlocker(self.mode), QSignalBlocker(self.system):
            self.mode.clear()
            for place, (text, each, does) in enumerate(modes):
                self.mode.addItem(text, each.value)
                self.mode.setItemData(place, does, Qt.ItemDataRole.ToolTipRole)
            self.mode.setCurrentIndex(max(0, self.mode.findData(mode.value)))
            self.system.clear()
            for each_system in named:
                ref = each_system.plan.ref
                self.system.addItem(numbered_system(aimed, ref, self._names) if aimed is not None else ref, ref)
            self.system.setCurrentIndex(max(0, self.system.findData(system)))
        self.mode.setVisible(aimed is not None)
        self.system.setVisible(mode is Mode.SURGICAL)

    def _mode_chosen(self) -> None:
        self.system.setVisible(self.mode.currentData() == Mode.SURGICAL.value)
        if self.mode.currentData() == Mode.SURGICAL.value:  # surgical fire uses only one weapon
            boxes = [box for box in self.weapons.values() if box.isChecked()]
            for box in boxes[1:]:
                with QSignalBlocker(box):
                    box.setChecked(False)
            if self.aimed is not None:
                self.sheet_wanted.emit(self.aimed.key)
        self.changed.emit()

    def _list(self, chosen: Sequence[str], aimed: Vessel | None) -> None:
        """List the weapons that bear on the target, each with its chance and its loss by distance."""
        for box in self.weapons.values():
            box.hide()
            box.deleteLater()
        self.weapons = {}
        self.mode.setVisible(aimed is not None)
        self.facts.setVisible(aimed is not None)
        if aimed is None:
            return
        self.facts.setText(target_text(self._asked, aimed, self._names))
        for weapon in self._asked.weapons(aimed):
            ref = weapon.plan.ref
            chance = chances_of(self._asked, self.array, weapon, aimed, self._names)
            mean = expected(self._asked, self.array, weapon, aimed)
            odds = self._names.text("talk-chance-shot", chance=chance, boxes=tenths(mean.boxes, self._names.words))
            box = QCheckBox(f"{numbered_system(self._asked.vessel, ref, self._names)}: {odds}".replace("&", "&&"), self)
            box.setChecked(ref in chosen)
            box.setEnabled(ref not in self.others or ref in chosen)
            box.setToolTip(plain_tip(tr("window-match-another-array-guides")) if not box.isEnabled() else "")
            box.toggled.connect(lambda _: self.changed.emit())
            self._listed.addWidget(box)
            self.weapons[ref] = box
        self._sum_up()
