"""The plot of a ship: drag its ghost on the table, or set orders by dials and keys; the typed form follows."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from metamaker.app.form.spin_boxes import WholeBox
from metamaker.app.metaverse.texts import tr
from metamaker.app.overrides import override
from metamaker.app.play.orders.order_panel import Asked, Handle, OrderPanel
from metamaker.app.texts import plain_tip
from metamaker.app.widgets.labels import ElidedCombo, words_label
from metamaker.app.widgets.layouts import FlowLayout, labelled_row, nested
from metamaker.app.widgets.share_bar import ShareBar
from metamaker.core.display_names import first_upper
from metamaker.core.messages import in_force
from metamaker.games.metaverse.battle.movement.decisions import WritePlot
from metamaker.games.metaverse.battle.movement.dialogue import orders_in_words, plot_result
from metamaker.games.metaverse.battle.movement.options import OrderRange
from metamaker.games.metaverse.battle.plot.orders import Code, Order, Plot
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.match.moments import BattleMoment
from metamaker.games.metaverse.match.picture.board import view_of
from metamaker.games.metaverse.match.picture.scene import Marker, View
from metamaker.games.metaverse.match.plotting import (
    Dial,
    Reachable,
    amount,
    dials,
    end_of,
    ghost,
    place_of,
    plot_costs,
    turned,
    with_order,
)
from metamaker.play.dialogue import Draft
from metamaker.rendering.drawing import Drawing

KEYS = {"+": (Code.FASTER, 1), "-": (Code.FASTER, -1), "R": (Code.RIGHT, 1), "L": (Code.RIGHT, -1), "E": (Code.EVASIVE, 1)}
"""Keys that change a dial by one, as in the codes of orders."""

_BAR_EM = 3.0
"""Width of the bar of a cost, in heights of a line."""

_AT_ONCE = 40
"""Plots to try in one turn of the event loop, in about 4 ms."""

_GRIP_MM = 7.0
"""The distance from the ghost, in mm of the picture, at which a press takes hold of it."""


class PlotPanel(OrderPanel[Plot]):
    """The panel for plots. See OrderPanel.

    It has dials for orders with a number, check boxes for orders without one, and lists for orders with a name. Each dial
    shows its cost.
    """

    tells_all = True

    def __init__(self, asked: Asked, parent: QWidget) -> None:
        super().__init__(asked, parent)
        decision = asked.decision
        if not isinstance(decision, WritePlot):
            raise TypeError(decision)
        self._decision = decision
        self._reachable = Reachable(decision)
        self._names = Names(decision.table, typing=False)
        self._costs: dict[Dial, tuple[ShareBar, QLabel]] = {}
        self._plot = Plot()
        self.boxes: dict[Dial, QSpinBox] = {}
        self.checks: dict[Code, QCheckBox] = {}
        self.lists: dict[Code, QComboBox] = {}
        flags = QWidget(self)
        flags.setProperty("role", "clear")
        self._flags = FlowLayout(flags, self.fontMetrics().height() // 2)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        self.subtitle = tr("window-match-drag-ship-where")
        self._form = nested(rows, QFormLayout())
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)  # large text leaves little width
        rows.addWidget(flags)
        for dial in dials(decision):
            self._add_dial(dial)
        dialled = {code for dial in self.boxes for code in (dial.code, dial.back)}
        for option in decision.options():
            if option.code not in dialled:
                self._add_order(option)
        for key, (code, step) in KEYS.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
            shortcut.activated.connect(partial(self._step, code, step))
        self._explorer = QTimer(self)
        self._explorer.timeout.connect(self._explore)
        self._explorer.start(0)

    def _explore(self) -> None:
        """Find the places that the ship can reach, a few per turn of the event loop, before it is dragged."""
        self._reachable.explore(_AT_ONCE)
        if self._reachable.is_known:
            self._explorer.stop()

    def _word(self, code: Code) -> str:
        return self.asked.words[f"window-order-{code.name.lower()}"]

    def _add_dial(self, dial: Dial) -> None:
        box = WholeBox(self)
        box.setRange(dial.least, dial.most)
        name = self._word(dial.code) if dial.back is None else self.asked.words[f"window-dial-{dial.code.name.lower()}"]
        box.setAccessibleName(name)
        box.setToolTip(plain_tip(self._bounds(dial)))
        box.valueChanged.connect(partial(self._turn, dial))
        bar, cost = ShareBar(self), words_label("caption", self, wraps=True)
        bar.setFixedWidth(round(_BAR_EM * self.fontMetrics().height()))
        row = labelled_row(self._form, first_upper(name))
        row.addWidget(box)
        row.addWidget(bar)
        row.addWidget(cost, 1)
        self.boxes[dial] = box
        self._costs[dial] = bar, cost

    def _bounds(self, dial: Dial) -> str:
        """Return the limits of a dial in each direction, with the names of the directions."""
        if dial.back is None:
            return f"{self._word(dial.code)} 0 … {dial.most}"
        least, most = in_force().number(dial.least), in_force().signed(dial.most)
        return f"{self._word(dial.back)} {least} … {most} {self._word(dial.code)}"

    def _add_order(self, option: OrderRange) -> None:
        """Add an order without a number: a check box, or a list if it names something."""
        code = option.code
        if code in self.checks or code in self.lists:
            return
        orders = [order for each in self._decision.options() if each.code is code for order in each.orders()]
        if len(orders) == 1:
            check = QCheckBox(first_upper(self._word(code)).replace("&", "&&"), self)
            check.toggled.connect(partial(self._tick, orders[0]))
            self._flags.addWidget(check)
            self.checks[code] = check
            return
        combo = ElidedCombo(self)
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setAccessibleName(self._word(code))
        combo.addItem("–", None)
        for order in orders:
            combo.addItem(first_upper(orders_in_words(self._decision, Plot((order,)), self._names)), order)
        combo.currentIndexChanged.connect(lambda _: self._choose(code, combo))
        self._form.addRow(first_upper(self._word(code)), combo)
        self.lists[code] = combo

    # Changes of the plot

    def _turn(self, dial: Dial, value: int) -> None:
        self.write(turned(self._plot, dial, value))

    def _tick(self, order: Order, on: bool) -> None:
        self.write(with_order(self._plot, order, on=on))

    def _choose(self, code: Code, combo: QComboBox) -> None:
        order = combo.currentData()
        self.write(with_order(self._plot, order or Order(code), on=order is not None))

    def _step(self, code: Code, step: int) -> None:
        dial = next((dial for dial in self.boxes if dial.code is code), None)
        if dial is not None:
            self.boxes[dial].setValue(self.boxes[dial].value() + step)

    @override
    def show_draft(self, draft: Draft[Plot]) -> None:
        self._plot = draft.answer
        for dial, box in self.boxes.items():
            with QSignalBlocker(box):
                box.setValue(amount(self._plot, dial))
            self._show_cost(dial)
        for code, check in self.checks.items():
            with QSignalBlocker(check):
                check.setChecked(self._plot.has(code))
        for code, combo in self.lists.items():
            with QSignalBlocker(combo):
                order = next(iter(self._plot.all(code)), None)
                combo.setCurrentIndex(max(0, combo.findData(order)) if order is not None else 0)

    def _show_cost(self, dial: Dial) -> None:
        """Show the cost of a dial in points of each pool; the bar shows the largest share of a pool."""
        bar, label = self._costs[dial]
        found = plot_costs(self._decision, dial, amount(self._plot, dial))
        bar.show_share(max((cost / most for _, cost, most in found if most), default=0.0))
        told = [
            tr("window-match-cost", cost=cost, points=most, pool=tr(f"window-match-pool-{pool.replace(' ', '_')}"))
            for pool, cost, most in found
        ]
        label.setText(" · ".join(told))

    @override
    def sentence(self, draft: Draft[Plot]) -> str:
        return f"{plot_result(self._decision, draft.answer, self._names)}."

    # On the table

    @property
    def _view(self) -> View:
        return view_of(self.asked.film.extent)

    def _marker(self) -> Marker | None:
        moment = self.asked.moment
        markers = moment.scene.markers if isinstance(moment, BattleMoment) else ()
        return next((marker for marker in markers if marker.key == self._decision.key), None)

    @override
    def drawings(self, draft: Draft[Plot]) -> Sequence[Drawing]:
        marker = self._marker()
        if marker is None:
            return ()
        moment = self.asked.moment
        arms = moment.arms.get(self._decision.key, ()) if isinstance(moment, BattleMoment) else ()
        arm = max(arms, key=lambda each: each.range_cm, default=None)
        return (ghost(self._decision, _legal(draft), marker, self._view, arm),)

    @override
    def handles(self, draft: Draft[Plot]) -> Sequence[Handle]:
        """Return the handles of the ship, and of its ghost at the end of the plot."""
        marker, view = self._marker(), self._view
        if marker is None:
            return ()
        spots = (view.spot(marker.at), view.spot(end_of(self._decision, _legal(draft))))
        return tuple(Handle(self._decision.key, x, y, _GRIP_MM) for x, y in spots)

    @override
    def drag(self, ref: str, point: QPointF) -> None:
        """Write the plot that ends nearest to the dragged ghost; the other orders stay."""
        nearest = self._reachable.nearest(place_of(self._view, point.x(), point.y()))
        plot = self._plot
        for dial in self.boxes:
            if dial.back is not None:
                plot = turned(plot, dial, amount(nearest, dial))
        self.write(nearest if self._decision.refusals(plot) else plot)


def _legal(draft: Draft[Plot]) -> Plot:
    """Return the plot if it is legal, otherwise one without orders."""
    return draft.answer if draft.is_legal else Plot()
