"""The fire of a ship: a row for each weapon, a row for each sensor array, then the other actions of the ship."""

from collections.abc import Sequence

from PySide6.QtCore import QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from metamaker.app.metaverse.play.array_row import ArrayRow
from metamaker.app.metaverse.play.weapon_row import (
    NARROW_EM,
    TARGET_EM,
    TARGET_SHARE,
    ColumnHeads,
    Shown,
    SilentRow,
    Target,
    WeaponRow,
)
from metamaker.app.metaverse.texts import tr
from metamaker.app.overrides import override
from metamaker.app.play.orders.form_fields import PartField
from metamaker.app.play.orders.naming import Naming
from metamaker.app.play.orders.order_panel import Asked, OrderPanel
from metamaker.app.play.orders.sign_chips import chip_size, sign_icon
from metamaker.app.widgets.kit import column_in, push_button, styled
from metamaker.app.widgets.labels import words_label
from metamaker.core.display_names import first_upper
from metamaker.core.ids import ref
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.orders import Attack, FireOrders, Mode
from metamaker.games.metaverse.battle.places import SECTIONS
from metamaker.games.metaverse.battle.state.vessel import System
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.match.fire_odds import tenths
from metamaker.games.metaverse.match.fire_texts import class_of, fire_sentence, why_silent
from metamaker.games.metaverse.match.gunnery import Gunnery
from metamaker.games.metaverse.match.picture.board import view_of
from metamaker.games.metaverse.match.plotting import ways
from metamaker.play.decision import Composed, Form, Part
from metamaker.play.dialogue import Draft
from metamaker.play.geometry import travelled
from metamaker.rendering.drawing import Drawing

_OTHERS = ("teleports", "grapples", "boardings")
"""Parts of the orders that have no rows of their own here; their forms compose them."""

_AT_FIRST, _AT_ONCE = 4, 3
"""Rows to make at first, and in each later turn of the event loop."""


class FirePanel(OrderPanel[FireOrders]):
    """The panel for fire orders. See OrderPanel. `weapons` are the rows by the references of the weapons."""

    tells_all = True

    def __init__(self, asked: Asked, parent: QWidget) -> None:
        super().__init__(asked, parent)
        decision = asked.decision
        if not isinstance(decision, DeclareFire):
            raise TypeError(decision)
        self._decision = decision
        self.guns = Gunnery(decision)
        self._names = Names(decision.table, typing=False)
        self._orders = FireOrders()
        self._not_kept: frozenset[str] = frozenset()
        """Weapons that could intercept, but that the player does not keep for it."""
        self._chosen: dict[str, str] = {}
        """The last target of each weapon, shown while it holds fire."""
        self._targets = {key: self._target(key) for weapon in self.guns.weapons for key in self.guns.targets(weapon.plan.ref)}
        self.weapons: dict[str, WeaponRow | SilentRow] = {}
        self._waiting = list(self.guns.weapons)
        """Weapons without a row so far."""
        self.arrays = [self._array_row(array) for array in decision.arrays()]
        self.others: dict[str, PartField] = {}
        self.nearest = push_button(tr("window-match-all-likeliest-target"), parent, lambda _: self._all_at_likeliest(), "link")
        self.hold = push_button(tr("window-match-hold-fire"), parent, lambda _: self._hold(), "link")
        self.links = (self.nearest, self.hold) if self._targets else ()
        self.nearest.setVisible(bool(self._targets))
        self.hold.setVisible(bool(self._targets))
        self.subtitle = self._subtitle()
        self._lay_out()
        self._build(_AT_FIRST)
        if self._waiting:
            builder = QTimer(self)
            builder.timeout.connect(lambda: self._build(_AT_ONCE) if self._waiting else builder.stop())
            builder.start(0)

    def _build(self, count: int) -> None:
        """Make the next rows. All rows of a large ship at once would block the UI."""
        for weapon in self._waiting[:count]:
            self._list.addWidget(styled(QFrame(self), "line"))
            row = self._weapon_row(weapon)
            self._list.addWidget(row)
            self.weapons[weapon.plan.ref] = row
            self._fit(row)
            self._show_row(row)
        del self._waiting[:count]

    def _lay_out(self) -> None:
        self.heads = ColumnHeads(self)
        self.heads.setVisible(bool(self.guns.weapons))
        naming, fields = Naming(self.asked), list[QWidget]()
        for part in self._parts():
            field = PartField(part, naming, self)
            field.changed.connect(lambda: self._compose(self._orders))
            fields += [words_label("heading", self, naming.word(part.name).upper()), field]
            self.others[part.name] = field
        listed = styled(QWidget(self), "clear")
        self._list = column_in(listed, gap=0)
        rows = [part for row in self.arrays for part in (styled(QFrame(self), "line"), row)]
        column_in(self, self.heads, listed, *rows, *fields, gap=self.fontMetrics().height() // 4)

    def _subtitle(self) -> str:
        name, count = class_of(self._decision.vessel), len(self.guns.arrays)
        return tr("window-match-fire-about", ship_class=name, arrays=count) if self.guns.weapons else ""

    def _target(self, key: str) -> Target:
        vessel, sign = self._decision.table.by_key[key], self._names.sign(key)
        return Target(key, vessel.name, sign_icon(sign, vessel.side, self), chip_size(sign, self))

    def _weapon_row(self, weapon: System) -> WeaponRow | SilentRow:
        found, plan, name = weapon.plan.ref, weapon.plan.weapon, self._names.system_name(self._decision.key, weapon.plan.ref)
        kind = "indirect" if plan is None or not plan.direct else "kinetic" if plan.kinetic else "energy"
        about = " · ".join((self._names.place(SECTIONS[weapon.plan.section]), tr(f"window-match-kind-{kind}")))
        silent = why_silent(self.guns, weapon, self._names)
        if silent:
            return SilentRow(found, first_upper(name.short), about, kind, silent, self)
        row = WeaponRow(found, first_upper(name.short), about, kind, self)
        row.offer([self._targets[key] for key in self.guns.targets(found)])
        row.aimed.connect(self._aim)
        row.ceased.connect(self._cease)
        return row

    def _array_row(self, array: System) -> ArrayRow:
        name, found = self._names.system_name(self._decision.key, array.plan.ref), array.plan.ref
        about = tr("window-match-array-about", section=name.section, rating=array.plan.rating)
        row = ArrayRow(found, first_upper(name.short), about, self)
        row.mode_chosen.connect(self._choose_mode)
        return row

    def _parts(self) -> list[Part]:
        """Return the order parts without rows of their own that have at least one choice."""
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

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the rows into two lines if they are too narrow for all columns."""
        super().resizeEvent(event)
        self.heads.setVisible(bool(self.guns.weapons) and not self._is_narrow)
        self.heads.fit(self._target_width)
        for row in self.weapons.values():
            self._fit(row)

    @property
    def _is_narrow(self) -> bool:
        return self.width() < NARROW_EM * self.fontMetrics().height()

    @property
    def _target_width(self) -> int:
        least = round(TARGET_EM * self.fontMetrics().height())
        return least if self._is_narrow else max(least, round(TARGET_SHARE * self.width()))

    def _fit(self, row: WeaponRow | SilentRow) -> None:
        row.set_narrow(self._is_narrow)
        row.fit_target(self._target_width, exactly=not self._is_narrow)

    # Changing orders

    def _aim(self, found: str, key: str) -> None:
        self._chosen[found] = key
        self._compose(self.guns.aim(self._orders, found, key))

    def _cease(self, found: str) -> None:
        self._compose(self.guns.cease(self._orders, found))

    def _choose_mode(self, array: str, mode: str, system: str) -> None:
        attack = self._attack_by(array)
        target = self.guns.ships.get(attack.target) if attack is not None else None
        if target is None:
            return
        if mode == Mode.SURGICAL.value:
            system = system or self._decision.surgical(target)[0].plan.ref
            self.sheet_wanted.emit(target.key)
        self._compose(self.guns.in_mode(self._orders, array, Mode(mode), system))

    def _hold(self) -> None:
        orders = self._orders
        for weapon in self.guns.weapons:
            orders = self.guns.cease(orders, weapon.plan.ref)
        self._compose(orders)

    def _all_at_likeliest(self) -> None:
        self._compose(self._at_likeliest(self._orders))

    def _at_likeliest(self, orders: FireOrders) -> FireOrders:
        """Aim each array at the ship with the highest sum of hit chances."""
        for array in self.guns.arrays:
            orders = self.guns.aim_all(orders, array.plan.ref, self.guns.easiest)
        return orders

    @override
    def proposal(self) -> Draft[FireOrders] | None:
        """Propose all fire at the easiest target."""
        orders = self._at_likeliest(self._decision.default())
        draft = self.asked.draft(orders._replace(kept=tuple(self._could_keep(orders))))
        return draft if orders.attacks and draft.is_legal else None

    def _compose(self, orders: FireOrders) -> None:
        """Write orders: idle weapons that can intercept are kept for it, unless the player decided."""
        more = {name: field.values for name, field in self.others.items()}
        rest = tuple(more.pop("attacks", ()))
        attacks = tuple(each for each in orders.attacks if not self._has_no_row(each))
        orders = orders._replace(attacks=(*attacks, *rest), **more)
        kept = tuple(each for each in self._could_keep(orders) if each not in self._not_kept)
        self.write(orders._replace(kept=kept))

    def _could_keep(self, orders: FireOrders) -> Sequence[str]:
        """Return the weapons that can intercept and are not otherwise used by these orders."""
        used = {each for attack in orders.attacks for each in attack.weapons}
        used |= {each for launch in orders.launches for each in launch.weapons}
        default: FireOrders = self._decision.default()
        return [each for each in default.kept if each not in used]

    def _has_no_row(self, attack: Attack) -> bool:
        return bool(attack.lender) or attack.target not in self.guns.ships

    def _attack_by(self, array: str) -> Attack | None:
        """Return the attack on a ship that an own array guides."""
        return next((each for each in self._orders.attacks if each.array == array and not self._has_no_row(each)), None)

    # Showing orders

    @override
    def show_draft(self, draft: Draft[FireOrders]) -> None:
        self._orders = orders = draft.answer
        self._not_kept = frozenset(self._could_keep(orders)) - frozenset(orders.kept)
        for row in self.weapons.values():
            self._show_row(row)
        for array in self.arrays:
            self._show_array(array)
        for name, field in self.others.items():
            field.show_values([each for each in getattr(orders, name) if name != "attacks" or self._has_no_row(each)])

    def _show_row(self, row: WeaponRow | SilentRow) -> None:
        if isinstance(row, WeaponRow):
            row.show_fire(self._shown(row.ref))

    def _shown(self, found: str) -> Shown:
        guns, orders = self.guns, self._orders
        fires = guns.attack_of(orders, found) is not None or guns.launch_of(orders, found) is not None
        targets, current = guns.targets(found), guns.aimed(orders, found)
        if current in targets:
            self._chosen[found] = current
        target = self._chosen.get(found) or self._usual(found)
        prospect = guns.prospect(orders, found, target)
        if prospect is None:
            return Shown(target, -1, "–", fires)
        tip = tr("window-match-loss", loss=prospect.loss) if prospect.loss else ""
        return Shown(target, prospect.percent, tenths(prospect.boxes, self._names.words), fires, tip)

    def _usual(self, found: str) -> str:
        """Return the target that a weapon gets when it is switched on: one under fire already, or the likeliest."""
        targets = self.guns.targets(found)
        fired_at = (attack.target for attack in self._orders.attacks if attack.target in targets)
        return next(fired_at, self.guns.likeliest(found))

    def _show_array(self, row: ArrayRow) -> None:
        attack, orders = self._attack_by(row.ref), self._orders
        target = self._targets.get(attack.target) if attack is not None else None
        launches = any(launch.array == row.ref for launch in orders.launches)
        row.show_use(
            attack,
            target,
            tr("window-match-array-launches" if launches else "window-match-array-free"),
            self.guns.modes(orders, attack),
        )
        if attack is not None and attack.mode is Mode.SURGICAL:
            systems = self._decision.surgical(self.guns.ships[attack.target])
            named = [(each.plan.ref, self._names.system(attack.target, each.plan.ref)) for each in systems]
            row.offer_systems(named, attack.system)

    @override
    def sentence(self, draft: Draft[FireOrders]) -> str:
        return f"{fire_sentence(self.guns, draft.answer, self._names)}."

    @override
    def add_begun(self) -> bool:
        return any(field.add_begun() for field in self.others.values())

    # The table and the sheet

    @override
    def drawings(self, draft: Draft[FireOrders]) -> Sequence[Drawing]:
        """Return the paths of the launched salvos."""
        start = self._decision.vessel.course.place
        lines = [(start, travelled(start, launch.direction, launch.length)) for launch in draft.answer.launches]
        return (ways(lines, self._decision.side, view_of(self.asked.film.extent)),) if lines else ()

    @override
    def marks(self) -> Sequence[str]:
        return tuple(self._targets)

    @override
    def click(self, refs: Sequence[str]) -> bool:
        """Aim the first free array, or the last used one, at the clicked ship; launch salvos if no gun bears."""
        key = next((each for each in refs if each in self._targets), "")
        if key:
            orders = self.guns.aim_next(self._orders, [row.ref for row in self.arrays], key)
            if orders != self._orders:
                self._compose(orders)
        return bool(key)

    @override
    def named_on(self, ship: str) -> Sequence[str]:
        """Return the systems of a target that surgical fire can aim at."""
        target = self.guns.ships.get(ship)
        if target is None or not self.arrays:
            return ()
        owner = ref("classes", target.ship.ship_class)
        return tuple(ref(owner, system.plan.ref.partition("#")[0]) for system in self._decision.surgical(target))

    @override
    def click_on_sheet(self, ship: str, refs: Sequence[str]) -> bool:
        """Aim surgical fire at the clicked system; repeated clicks go through its copies."""
        clicked = next((each for each in refs if each in self.named_on(ship)), "")
        if not clicked:
            return False
        if not self._attacks_on(ship):
            self.click([ship])
        attacks = self._attacks_on(ship)
        if not attacks:
            return False
        systems = [each.plan.ref for each in self._decision.surgical(self.guns.ships[ship])]
        copies = [each for each in systems if each.partition("#")[0] == clicked.split("/", 2)[2].partition("#")[0]]
        here = attacks[0].system
        place = copies.index(here) + 1 if here in copies else 0
        self._choose_mode(attacks[0].array, Mode.SURGICAL.value, copies[place % len(copies)])
        return True

    def _attacks_on(self, ship: str) -> list[Attack]:
        return [each for each in self._orders.attacks if each.target == ship and not each.lender]
