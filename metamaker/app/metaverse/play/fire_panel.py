"""The fire of a ship: each sensor array guides weapons at one target; who bears with which chance is seen at once."""

from collections import defaultdict
from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from metamaker.app.metaverse.play.salvo_row import SalvoRow
from metamaker.app.play.orders.form_fields import PartField
from metamaker.app.play.orders.naming import Naming
from metamaker.app.play.orders.order_panel import Asked, OrderPanel
from metamaker.app.texts import filled, plain_tip
from metamaker.app.widgets.labels import ElidedCombo, words_label
from metamaker.core.ids import ref
from metamaker.games.metaverse.battle.aim import exposed_section, sight
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.orders import Attack, FireOrders, Mode
from metamaker.games.metaverse.battle.fire.prospects import chances_of, hit_percent, target_text
from metamaker.games.metaverse.battle.places import SECTIONS
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.games.metaverse.battle.telling.names import Names, labels
from metamaker.games.metaverse.battle.telling.signs import numbered_system
from metamaker.games.metaverse.tabletop.fire_odds import NOTHING, expected, fatal, percentage, surgical_chance, tenths
from metamaker.games.metaverse.tabletop.picture.board import view_of
from metamaker.games.metaverse.tabletop.plotting import ways
from metamaker.games.metaverse.tabletop.token_orders import SalvoWay, salvo_ways
from metamaker.play.decision import Composed, Form, Part
from metamaker.play.plane import travelled
from metamaker.sheets.drawing import Drawing

_OTHERS = ("teleports", "grapples", "boardings")
"""Parts of the orders that have no fields of their own here: they are composed as their forms say."""


class ArrayRow(QFrame):
    """What one array guides: a target, a way to fire, weapons. `changed` is sent when a person chooses otherwise.

    `sheet_wanted(ship)`: a system is to be chosen, such as on the sheet of the target.
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
        """Weapons that other arrays guide already."""
        title = filled(self.tr("%1, rating %2"), numbered_system(asked.vessel, array.plan.ref, names), array.plan.rating)
        self.target = ElidedCombo(self)
        self.target.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.target.setAccessibleName(filled(self.tr("Target of %1"), title))
        self.target.addItem(self.tr("holds fire"), "")
        signs = labels(asked.table)
        for target in self._targets:
            self.target.addItem(f"{signs[target.key]} {target.name}", target.key)
        self.mode = QComboBox(self)
        self.mode.setAccessibleName(self.tr("Way to fire"))
        self.system = ElidedCombo(self)
        self.system.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.system.setAccessibleName(self.tr("System that is aimed at"))
        self.facts = words_label("caption", self)
        self.facts.setWordWrap(True)
        self.weapons: dict[str, QCheckBox] = {}
        self._listed = QVBoxLayout()
        self._listed.setContentsMargins(self.fontMetrics().height(), 0, 0, 0)
        head = QHBoxLayout()
        head.addWidget(self.target, 1)
        head.addWidget(self.mode)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, self.fontMetrics().height() // 3)
        rows.setSpacing(2)
        rows.addWidget(words_label("strong", self, title))
        rows.addLayout(head)
        for widget in (self.system, self.facts):
            rows.addWidget(widget)
        rows.addLayout(self._listed)
        self.target.currentIndexChanged.connect(lambda _: self._aim())
        self.mode.currentIndexChanged.connect(lambda _: self._mode_chosen())
        self.system.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.system.setToolTip(plain_tip(self.tr("Or click it on the sheet of the target")))
        self._list((), None)
        self.changed.connect(self._sum_up)

    def _sum_up(self) -> None:
        """Tell what all that fires can be expected to do."""
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
        """Return how probably what matters is destroyed: the section before the fire, the ship, the system that is named."""
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
        """Aim at a system of the target alone, by the best weapon; copies of it one after another. False if it cannot be."""
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
        """The ship that is aimed at."""
        return next((target for target in self._targets if target.key == self.target.currentData()), None)

    def attack(self) -> Attack | None:
        """Return what is chosen; None while no weapon fires."""
        chosen = tuple(ref for ref, box in self.weapons.items() if box.isChecked())
        if self.aimed is None or not chosen:
            return None
        mode = Mode(self.mode.currentData() or Mode.SALVO)
        system = self.system.currentData() if mode is Mode.SURGICAL else ""
        return Attack(self.array.plan.ref, self.aimed.key, chosen, mode, system or "")

    def aim_at(self, key: str) -> bool:
        """Aim at a ship with all that bears and is free; False if nothing does."""
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
        """Take all weapons that bear and that no other array guides."""
        aimed = self.aimed
        self._offer(Mode.SALVO, "")
        bearing = self._asked.weapons(aimed) if aimed is not None else []
        self._list([weapon.plan.ref for weapon in bearing if weapon.plan.ref not in self.others], aimed)
        self.changed.emit()

    def _offer(self, mode: Mode, system: str) -> None:
        """Offer the ways to fire at the target, and of surgical fire the systems."""
        aimed = self.aimed
        modes = [
            (self.tr("salvo"), Mode.SALVO, self.tr("Each weapon with a D20 of its own")),
            (self.tr("volley"), Mode.VOLLEY, self.tr("All weapons with one D20: all hit or all miss")),
        ]
        named = self._asked.surgical(aimed) if aimed is not None else []
        if named:
            modes.append(
                (
                    self.tr("surgical"),
                    Mode.SURGICAL,
                    self.tr("One weapon at one system: an odd die that hits and takes a box of its section disables it"),
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
        if self.mode.currentData() == Mode.SURGICAL.value:  # one weapon alone
            boxes = [box for box in self.weapons.values() if box.isChecked()]
            for box in boxes[1:]:
                with QSignalBlocker(box):
                    box.setChecked(False)
            if self.aimed is not None:
                self.sheet_wanted.emit(self.aimed.key)
        self.changed.emit()

    def _list(self, chosen: Sequence[str], aimed: Vessel | None) -> None:
        """List the weapons that bear on the target, each with its chance and what the distance costs."""
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
            box.setToolTip(plain_tip(self.tr("Another array guides it")) if not box.isEnabled() else "")
            box.toggled.connect(lambda _: self.changed.emit())
            self._listed.addWidget(box)
            self.weapons[ref] = box
        self._sum_up()


class FirePanel(OrderPanel):
    """See OrderPanel: a row for each free array, then what else the ship may do, then weapons kept to intercept."""

    def __init__(self, asked: Asked, parent: QWidget) -> None:
        super().__init__(asked, parent)
        decision = asked.decision
        if not isinstance(decision, DeclareFire):
            raise TypeError(decision)
        self._decision = decision
        self._orders = decision.default()
        names = Names(decision.table)
        self.rows = [ArrayRow(decision, array, names, self) for array in decision.arrays()]
        self.nearest = QPushButton(self.tr("All at the likeliest target"), self)
        self.nearest.setProperty("role", "link")
        self.nearest.clicked.connect(lambda _: self._all_at_likeliest())
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        hint = words_label("caption", self, self.tr("Click an enemy on the table to aim the next array at it."))
        hint.setWordWrap(True)
        rows.addWidget(hint)
        for row in self.rows:
            rows.addWidget(row)
            row.changed.connect(self._compose)
            row.sheet_wanted.connect(self.sheet_wanted)
        rows.addWidget(self.nearest)
        self.salvos = self._salvo_rows(names)
        for salvo in self.salvos:
            rows.addWidget(salvo)
            salvo.changed.connect(self._compose)
        self.others: dict[str, PartField] = {}
        for part in self._parts():
            field = PartField(part, Naming(asked), decision.composed, self)
            field.changed.connect(self._compose)
            rows.addWidget(words_label("strong", self, Naming(asked).word(part.name)))
            rows.addWidget(field)
            self.others[part.name] = field
        hint.setVisible(any(row.target.count() > 1 for row in self.rows))
        self.nearest.setVisible(any(row.target.count() > 1 for row in self.rows))

    def _parts(self) -> list[Part]:
        """Return the parts without fields of their own for which there is something to choose."""
        legal = self._decision.legal()
        (form,) = legal.forms if isinstance(legal, Composed) else (Form("", ()),)
        ships = {vessel.key for vessel in self._decision.table.vessels}
        found = [part for part in form.parts if part.name in _OTHERS and part.domain]
        for part in form.parts:
            forms = [each for each in part.domain if isinstance(each, Form)] if isinstance(part.domain, tuple) else []
            rest = tuple(each for each in forms if each.ref not in ships or each.name == "lent")
            if part.name == "attacks" and rest:
                found.append(part._replace(domain=rest))
        return found

    def _salvo_rows(self, names: Names) -> list[SalvoRow]:
        """Return a row for each array by which salvos can be launched at somebody."""
        vessel, by_array = self._decision.vessel, defaultdict[str, list[SalvoWay]](list)
        for way in () if self._decision.only else salvo_ways(self._decision):
            by_array[way.array].append(way)
        weapons = {
            ref: numbered_system(vessel, ref, names) for ways in by_array.values() for way in ways for ref in way.weapons
        }
        return [SalvoRow(numbered_system(vessel, array, names), ways, weapons, self) for array, ways in by_array.items()]

    def _compose(self) -> None:
        """Make orders of what is chosen: weapons that do not fire and can intercept are kept."""
        attacks = tuple(attack for row in self.rows if (attack := row.attack()) is not None)
        more = {name: field.values for name, field in self.others.items()}
        attacks += tuple(more.pop("attacks", ()))
        launches = tuple(launch for row in self.salvos if (launch := row.launch()) is not None)
        orders = FireOrders(attacks=attacks, launches=launches, **more)
        used = {ref for attack in orders.attacks for ref in attack.weapons}
        used |= {ref for launch in orders.launches for ref in launch.weapons}
        default: FireOrders = self._decision.default()
        self._orders = orders._replace(kept=tuple(ref for ref in default.kept if ref not in used))
        self.written.emit(self.asked.typed(self._orders))

    @override
    def show_text(self, text: str) -> None:
        read = self.asked.read(text)
        orders = read if isinstance(read, FireOrders) else FireOrders()
        by_array = {attack.array: attack for attack in orders.attacks if not attack.lender}
        for row in self.rows:
            ref = row.array.plan.ref
            row.others = frozenset(
                weapon for attack in orders.attacks if attack.array != ref or attack.lender for weapon in attack.weapons
            )
            attack = by_array.get(ref)
            row.show_attack(attack if attack is not None and attack.target in self._ships() else None)

        by_salvo = {launch.array: launch for launch in orders.launches}
        fired = {weapon for attack in orders.attacks for weapon in attack.weapons}
        for salvo in self.salvos:
            launched = {ref for launch in orders.launches if launch.array != salvo.array for ref in launch.weapons}
            salvo.others = frozenset(fired | launched)
            salvo.show_launch(by_salvo.get(salvo.array))
        for name, field in self.others.items():
            field.show_values([each for each in getattr(orders, name) if name != "attacks" or self._has_no_row(each)])

    @override
    def add_begun(self) -> bool:
        return any(field.add_begun() for field in self.others.values())

    def _has_no_row(self, attack: Attack) -> bool:
        return bool(attack.lender) or attack.target not in self._ships()

    @override
    def drawings(self, text: str) -> Sequence[Drawing]:
        """The ways of the salvos that are launched."""
        read, start = self.asked.read(text), self._decision.vessel.course.place
        launches = read.launches if isinstance(read, FireOrders) else ()
        lines = [(start, travelled(start, launch.direction, launch.length)) for launch in launches]
        return (ways(lines, self._decision.side, view_of(self.asked.film.extent)),) if lines else ()

    def _ships(self) -> set[str]:
        return {vessel.key for vessel in self._decision.targets()}

    @override
    def marks(self) -> Sequence[str]:
        aimed = [row.target.itemData(place) for row in self.rows for place in range(1, row.target.count())]
        return tuple(dict.fromkeys(aimed))

    @override
    def click(self, refs: Sequence[str]) -> bool:
        """Aim the first array that holds fire at the ship that was clicked; the last one if all fire."""
        aimed = next((each for each in refs if each in self._ships()), "")
        if not aimed or not self.rows:
            return any(salvo.aim_at(each) for each in refs for salvo in self.salvos if salvo.launch() is None)
        launching = {salvo.array for salvo in self.salvos if salvo.launch() is not None}
        free = [row for row in self.rows if row.attack() is None and row.array.plan.ref not in launching]
        return (free or self.rows[-1:])[0].aim_at(aimed)

    @override
    def named_on(self, ship: str) -> Sequence[str]:
        """The systems of a target at which surgical fire may be aimed."""
        target = next((each for each in self._decision.targets() if each.key == ship), None)
        if target is None or not self.rows:
            return ()
        owner = ref("classes", target.ship.ship_class)
        return tuple(ref(owner, system.plan.ref.partition("#")[0]) for system in self._decision.surgical(target))

    @override
    def click_on_sheet(self, ship: str, refs: Sequence[str]) -> bool:
        """Aim surgical fire at the system that was clicked: of the array that is aimed at the ship, or else of the next one."""
        named = [each for each in refs if each in self.named_on(ship)]
        if not named:
            return False
        row = next((row for row in self.rows if row.aimed is not None and row.aimed.key == ship), None)
        if row is None and self.click([ship]):
            row = next((row for row in self.rows if row.aimed is not None and row.aimed.key == ship), None)
        return row is not None and row.name_system(named[0].split("/", 2)[2])

    def _all_at_likeliest(self) -> None:
        """Aim each array at the ship that it hits most surely with what is left."""
        for row in self.rows:
            chances = [(hit_percent(self._decision, row.array, target), target.key) for target in self._decision.targets()]
            if chances:
                row.aim_at(max(chances)[1])
