"""The fire of a ship: each sensor array guides weapons at one target; the weapons that bear are shown with their chances."""

from collections import defaultdict
from collections.abc import Sequence

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from metamaker.app.metaverse.play.array_row import ArrayRow
from metamaker.app.metaverse.play.salvo_row import SalvoRow
from metamaker.app.metaverse.texts import tr
from metamaker.app.overrides import override
from metamaker.app.play.orders.form_fields import PartField
from metamaker.app.play.orders.naming import Naming
from metamaker.app.play.orders.order_panel import Asked, OrderPanel
from metamaker.app.widgets.labels import words_label
from metamaker.core.ids import ref
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.orders import Attack, FireOrders
from metamaker.games.metaverse.battle.fire.prospects import hit_percent
from metamaker.games.metaverse.battle.wording.labels import numbered_system
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.match.picture.board import view_of
from metamaker.games.metaverse.match.plotting import ways
from metamaker.games.metaverse.match.token_orders import SalvoWay, salvo_ways
from metamaker.play.decision import Composed, Form, Part
from metamaker.play.dialogue import Draft
from metamaker.play.geometry import travelled
from metamaker.rendering.drawing import Drawing

_OTHERS = ("teleports", "grapples", "boardings")
"""Parts of the orders that have no fields of their own here; their forms compose them."""


class FirePanel(OrderPanel[FireOrders]):
    """The panel for fire orders: rows for free arrays, then other actions of the ship, then intercepting weapons.

    See OrderPanel.
    """

    def __init__(self, asked: Asked, parent: QWidget) -> None:
        super().__init__(asked, parent)
        decision = asked.decision
        if not isinstance(decision, DeclareFire):
            raise TypeError(decision)
        self._decision = decision
        self._not_kept: frozenset[str] = frozenset()
        """Weapons that could intercept, but that the player does not keep for it."""
        names = Names(decision.table)
        self.rows = [ArrayRow(decision, array, names, self) for array in decision.arrays()]
        self.nearest = QPushButton(tr("window-match-all-likeliest-target"), self)
        self.nearest.setProperty("role", "link")
        self.nearest.clicked.connect(lambda _: self._all_at_likeliest())
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        hint = words_label("caption", self, tr("window-match-click-enemy-table"))
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
        naming = Naming(asked)
        for part in self._parts():
            field = PartField(part, naming, self)
            field.changed.connect(self._compose)
            rows.addWidget(words_label("strong", self, naming.word(part.name)))
            rows.addWidget(field)
            self.others[part.name] = field
        hint.setVisible(any(row.target.count() > 1 for row in self.rows))
        self.nearest.setVisible(any(row.target.count() > 1 for row in self.rows))

    def _parts(self) -> list[Part]:
        """Return the order parts without fields of their own that have at least one choice."""
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
        """Return a row for each array that can guide salvos at a target."""
        vessel, by_array = self._decision.vessel, defaultdict[str, list[SalvoWay]](list)
        for way in () if self._decision.only else salvo_ways(self._decision):
            by_array[way.array].append(way)
        weapons = {
            ref: numbered_system(vessel, ref, names) for ways in by_array.values() for way in ways for ref in way.weapons
        }
        return [SalvoRow(numbered_system(vessel, array, names), ways, weapons, self) for array, ways in by_array.items()]

    def _compose(self) -> None:
        """Make orders from the chosen fire: idle weapons that can intercept are kept for it, unless the player decided."""
        attacks = tuple(attack for row in self.rows if (attack := row.attack()) is not None)
        more = {name: field.values for name, field in self.others.items()}
        attacks += tuple(more.pop("attacks", ()))
        launches = tuple(launch for row in self.salvos if (launch := row.launch()) is not None)
        orders = FireOrders(attacks=attacks, launches=launches, **more)
        kept = tuple(ref for ref in self._could_keep(orders) if ref not in self._not_kept)
        self.write(orders._replace(kept=kept))

    def _could_keep(self, orders: FireOrders) -> Sequence[str]:
        """Return the weapons that can intercept and are not otherwise used by these orders."""
        used = {ref for attack in orders.attacks for ref in attack.weapons}
        used |= {ref for launch in orders.launches for ref in launch.weapons}
        default: FireOrders = self._decision.default()
        return [ref for ref in default.kept if ref not in used]

    @override
    def show_draft(self, draft: Draft[FireOrders]) -> None:
        orders = draft.answer
        self._not_kept = frozenset(self._could_keep(orders)) - frozenset(orders.kept)
        self._show_attacks(orders)
        self._show_launches(orders)
        for name, field in self.others.items():
            field.show_values([each for each in getattr(orders, name) if name != "attacks" or self._has_no_row(each)])

    def _show_attacks(self, orders: FireOrders) -> None:
        by_array = {attack.array: attack for attack in orders.attacks if not attack.lender}
        for row in self.rows:
            ref = row.array.plan.ref
            row.others = frozenset(
                weapon for attack in orders.attacks if attack.array != ref or attack.lender for weapon in attack.weapons
            )
            attack = by_array.get(ref)
            row.show_attack(attack if attack is not None and attack.target in self._ships() else None)

    def _show_launches(self, orders: FireOrders) -> None:
        by_salvo = {launch.array: launch for launch in orders.launches}
        fired = {weapon for attack in orders.attacks for weapon in attack.weapons}
        for salvo in self.salvos:
            launched = {ref for launch in orders.launches if launch.array != salvo.array for ref in launch.weapons}
            salvo.others = frozenset(fired | launched)
            salvo.show_launch(by_salvo.get(salvo.array))

    @override
    def add_begun(self) -> bool:
        return any(field.add_begun() for field in self.others.values())

    def _has_no_row(self, attack: Attack) -> bool:
        return bool(attack.lender) or attack.target not in self._ships()

    @override
    def drawings(self, draft: Draft[FireOrders]) -> Sequence[Drawing]:
        """Return the paths of the launched salvos."""
        start = self._decision.vessel.course.place
        lines = [(start, travelled(start, launch.direction, launch.length)) for launch in draft.answer.launches]
        return (ways(lines, self._decision.side, view_of(self.asked.film.extent)),) if lines else ()

    def _ships(self) -> set[str]:
        return {vessel.key for vessel in self._decision.targets()}

    @override
    def marks(self) -> Sequence[str]:
        aimed = [row.target.itemData(place) for row in self.rows for place in range(1, row.target.count())]
        return tuple(dict.fromkeys(aimed))

    @override
    def click(self, refs: Sequence[str]) -> bool:
        """Aim the first array that holds fire at the clicked ship; if all fire, the last one."""
        aimed = next((each for each in refs if each in self._ships()), "")
        if not aimed or not self.rows:
            return any(salvo.aim_at(each) for each in refs for salvo in self.salvos if salvo.launch() is None)
        launching = {salvo.array for salvo in self.salvos if salvo.launch() is not None}
        free = [row for row in self.rows if row.attack() is None and row.array.plan.ref not in launching]
        return (free or self.rows[-1:])[0].aim_at(aimed)

    @override
    def named_on(self, ship: str) -> Sequence[str]:
        """Return the systems of a target that surgical fire can aim at."""
        target = next((each for each in self._decision.targets() if each.key == ship), None)
        if target is None or not self.rows:
            return ()
        owner = ref("classes", target.ship.ship_class)
        return tuple(ref(owner, system.plan.ref.partition("#")[0]) for system in self._decision.surgical(target))

    @override
    def click_on_sheet(self, ship: str, refs: Sequence[str]) -> bool:
        """Aim surgical fire at the clicked system, with the array aimed at the ship, or otherwise the next one."""
        named = [each for each in refs if each in self.named_on(ship)]
        if not named:
            return False
        row = next((row for row in self.rows if row.aimed is not None and row.aimed.key == ship), None)
        if row is None and self.click([ship]):
            row = next((row for row in self.rows if row.aimed is not None and row.aimed.key == ship), None)
        return row is not None and row.name_system(named[0].split("/", 2)[2])

    def _all_at_likeliest(self) -> None:
        """Aim each array at the ship with the highest sum of hit chances."""
        for row in self.rows:
            chances = [(hit_percent(self._decision, row.array, target), target.key) for target in self._decision.targets()]
            if chances:
                row.aim_at(max(chances)[1])
