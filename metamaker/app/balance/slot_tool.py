"""The choices for a slot: each one against the test set, the gain for the ship, and a button to apply it."""

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from metamaker.app.balance.balance_runner import BalanceRunner
from metamaker.app.balance.controls import FlawNotice, NumberChoice, ProgressLine
from metamaker.app.balance.figure_words import confidence, gained, rate_cell
from metamaker.app.balance.figures_model import Cell, Line
from metamaker.app.balance.figures_view import FiguresView
from metamaker.app.balance.simulation_request import OF_CHOICES, BalanceTerms, Figures, Order
from metamaker.app.context import Context
from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.widgets.kit import column_in, label_for, named, push_button, row_of
from metamaker.app.widgets.labels import ElidedCombo, words_label
from metamaker.balance.round_robin import Judged, judged, of_slot
from metamaker.core.property import EditProblem
from metamaker.game_api.documents import NotInDocument
from metamaker.game_api.weighing import Choice, Slot, Weighing


class SlotBox(ElidedCombo):
    """The `chosen` slot; None for a ship without slots. `turned` is sent when the user chooses another one."""

    turned = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._slots: tuple[Slot, ...] = ()
        self._asked = ""
        self.chosen: Slot | None = None
        self.setMinimumContentsLength(14)
        self.activated.connect(self._turn)

    def show_slots(self, slots: tuple[Slot, ...]) -> None:
        """Offer the current slots.

        The last requested one is chosen; otherwise the same as before, the selected, the first empty or the last one.
        """
        self._slots = slots
        kept = self.chosen.number if self.chosen else 0
        selected = self._context.selection.element
        fitting = (
            *(slot for slot in slots if slot.ref == self._asked),
            *(slot for slot in slots if slot.number == kept),
            *(slot for slot in slots if slot.ref == selected),
            *(slot for slot in slots if slot.is_empty),
            *slots[-1:],
        )
        self.chosen = fitting[0] if fitting else None
        with QSignalBlocker(self):
            self.clear()
            for slot in slots:
                self.addItem(self._title(slot), slot.number)
            self.setCurrentIndex(slots.index(self.chosen) if self.chosen else -1)

    def forget(self) -> None:
        """Forget the chosen slot: the next slots belong to another ship."""
        self.chosen = None
        self._asked = ""

    def choose(self, ref: str) -> bool:
        """Choose a slot by its reference, now or as soon as it is offered; return whether it is a new one."""
        self._asked = ref
        found = next((slot for slot in self._slots if slot.ref == ref and slot != self.chosen), None)
        self.chosen = found or self.chosen
        return found is not None

    def _title(self, slot: Slot) -> str:
        document = self._context.document
        held = (
            tr("window-balance-empty")
            if slot.is_empty
            else self._context.edits.title_of(document.value, slot.ref, self._context.language)
        )
        return f"{slot.number} · {held}"

    def _turn(self, place: int) -> None:
        self.chosen = self._slots[place]
        self._asked = ""
        self.turned.emit()


Names = Mapping[str, str]
"""The names of choices, by the labels of the ships with them."""


def slot_reading(figures: Figures) -> tuple[Judged, ...]:
    """Return the choices, the best first. It takes a while if there are many."""
    return judged(figures.order.study, figures.ladder)


def choice_titles() -> tuple[str, ...]:
    """Return the titles of the columns."""
    return (
        tr("window-balance-choice"),
        tr("window-balance-rate-interval", confidence=confidence()),
        tr("window-balance-more-than-now"),
        tr("window-balance-may-best"),
    )


def title_tips() -> tuple[str, ...]:
    """Return the tooltips of the column titles."""
    together = tr("window-balance-all-these-intervals", confidence=confidence())
    return ("", "", together, together)


def choice_lines(figures: Figures, names: Names) -> tuple[Line, ...]:
    """Return the choices of slot results, the best first; the current one stands out."""
    ranked: tuple[Judged, ...] = figures.reading
    is_known = _is_known(figures)
    return tuple(_line(each, names[each.choice.ship.sign], figures, is_known=is_known) for each in ranked)


def verdict(figures: Figures, names: Names) -> str:
    """Return the best choice and its rivals; empty while some choice has not fought all opponents."""
    if not _is_known(figures):
        return ""
    ranked: tuple[Judged, ...] = figures.reading
    best = names[ranked[0].choice.ship.sign]
    rivals = [names[each.choice.ship.sign] for each in ranked[1:] if each.may_be_best]
    if not rivals:
        return tr("window-balance-best-beyond-doubt", best=best)
    return tr("window-balance-best-found-good", best=best, others=", ".join(rivals))


def _is_known(figures: Figures) -> bool:
    return all(figures.has_met(ship.sign) for ship in figures.order.study.given)


def _line(each: Judged, name: str, figures: Figures, *, is_known: bool) -> Line:
    sign = each.choice.ship.sign
    gain = Cell(tr("window-balance-current-choice"), 0.0)
    if each.gain is not None:
        gain = Cell(gained(each.gain), each.gain.found) if is_known else Cell("")
    best = Cell(tr("window-common-yes") if each.may_be_best and is_known else "", float(each.may_be_best))
    rate = rate_cell(each.rate, None if figures.has_met(sign) else 0)
    return Line(sign, (Cell(name, is_strong=each.choice.is_held), rate, gain, best), name)


class SlotTool(QWidget):
    """Rates the choices for a slot of a ship. `weighed()` is sent when all are known.

    The surrounding panel places `number`.
    """

    weighed = Signal()

    def __init__(self, context: Context, scales: Weighing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._scales = scales
        self._terms = BalanceTerms(context.settings, scales, self, OF_CHOICES)
        self._ship = ""
        self._proposed = ""
        self.order: Order | None = None
        self.figures: Figures | None = None
        self.runner = BalanceRunner(context.background, self, slot_reading)
        self._lay_out()
        self.runner.found.connect(self._grow)
        self.runner.failed.connect(self.notice.say)
        self.line.begun.connect(self.weigh)
        self.slot.turned.connect(self.renew)
        self._terms.changed.connect(self.renew)
        self.view.entered.connect(self.put_in)
        self.view.chosen.connect(lambda _: self._enable())
        self.put.clicked.connect(lambda: self.put_in(self.view.current_key))
        context.document.changed.connect(self.renew)
        context.selection.element_changed.connect(self._follow_selection)

    def _lay_out(self) -> None:
        self.slot = named(SlotBox(self._context, self), tr("window-balance-slot-weighed"))
        label = label_for(self.slot, tr("window-balance-slot-label"), self)
        self.notice = FlawNotice(self._context, self)
        self.view = FiguresView(tr("window-balance-choices-slot"), self)
        self.verdict = words_label("strong", self, tr("window-balance-rate-choices-hint"), wraps=True)
        self.put = push_button(tr("window-balance-install-choice"), self, role="primary")
        self.number = NumberChoice(self._terms, self)
        self.line = ProgressLine(self.runner, tr("window-common-rate"), self)
        column_in(
            self, row_of(label, self.slot, (self.line, 1)), self.notice, (self.view, 1), row_of((self.verdict, 1), self.put)
        )

    @property
    def is_current(self) -> bool:
        """Whether the results belong to the current ship and slot."""
        return self.order is not None and self.figures is not None and self.figures.order.is_like(self.order)

    def show_ship(self, ref: str) -> None:
        """Rate slots of another ship."""
        if ref != self._ship:
            self._ship = ref
            self.slot.forget()
        self.renew()

    def show_slot(self, ref: str) -> None:
        """Rate a slot of the ship, in place of the previous one."""
        self._follow_selection(ref)

    def weigh(self) -> None:
        """Start rating the choices."""
        if self.order is not None:
            self.runner.begin(self.order)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with changes of the ship."""
        super().showEvent(event)
        self.renew()

    def renew(self) -> None:
        """Read the choices again; known results for them are shown at once."""
        if not self.isVisible():
            return
        before, self.order = self.order, self._wanted()
        if self.order is None or before is None or not before.is_like(self.order):
            self.runner.cancel()
        known = None if self.order is None else self.runner.known(self.order)
        if known is not None:
            self._show(known)
        self._fade()

    def _wanted(self) -> Order | None:
        document = self._context.document.value
        try:
            flaws = self._scales.flaws(document, (self._ship,))
            self.slot.show_slots(self._scales.slots(document, self._ship))
            slot = self.slot.chosen
            if flaws or slot is None:
                self.notice.tell(flaws)
                return None
            (ship,) = self._scales.weighed(document, (self._ship,))
            choices = self._scales.choices(document, self._ship, slot.number)
        except NotInDocument:
            self.slot.show_slots(())
            self.notice.say(tr("window-balance-no-ship-ask"))
            return None
        self.notice.tell(())
        study = of_slot(ship, choices, self._scales.field(document, (ship,)))
        return Order(self._scales, document, study, *self._terms.now)

    def _follow_selection(self, element: str) -> None:
        """Show the slot selected on the board or the sheet; while hidden, once the panel is shown."""
        if self.slot.choose(element):
            self.renew()

    def _grow(self, figures: Figures) -> None:
        """Show the results so far, unless the outdated results on display come from more battles."""
        if figures.is_better_than(self.figures):
            self._show(figures)

    def _show(self, figures: Figures) -> None:
        self.figures = figures
        names = self._names(figures)
        self.view.figures.show(choice_titles(), choice_lines(figures, names), title_tips())
        self.view.fit()
        self.verdict.setText(verdict(figures, names))
        self._fade()
        if figures.is_whole:
            self._propose(figures)
            self.weighed.emit()

    def _names(self, figures: Figures) -> dict[str, str]:
        """Return the names of the choices in the language of the game."""
        document, choices = self._context.document, figures.order.study.choices
        texts: dict[tuple[str, str], str] = {}
        for ref in dict.fromkeys(choice.ref for choice in choices):
            for shown in self._context.edits.properties(document.value, ref, self._context.language):
                texts |= {(shown.key, each.value): each.text for each in shown.choices}
        return {choice.ship.sign: texts.get((choice.key, str(choice.value)), choice.name) for choice in choices}

    def _propose(self, figures: Figures) -> None:
        """Make the best choice current, so that one click applies it, unless the user chose one."""
        if self.view.current_key in {"", self._proposed}:
            ranked: tuple[Judged, ...] = figures.reading
            self._proposed = ranked[0].choice.ship.sign
            self.view.choose(self._proposed)

    def _choice(self, key: str) -> Choice | None:
        """Return the choice of a row, if it can be applied now."""
        choices = self.order.study.choices if self.order is not None and self.is_current else ()
        return next((choice for choice in choices if choice.ship.sign == key and not choice.is_held), None)

    def put_in(self, key: str) -> None:
        """Apply the choice of a row to the slot, as one step."""
        choice, document = self._choice(key), self._context.document
        if choice is None:
            return
        try:
            after = self._context.edits.changed(document.value, choice.ref, choice.key, choice.value)
            step = self._context.edits.changed_name(document.value, choice.ref, choice.key, self._context.language)
        except EditProblem as problem:
            self._context.say(str(problem))
            return
        name = self._names(self.figures)[key] if self.figures is not None else choice.name
        document.apply(tr("window-common-name-text", name=step, text=name), after)
        self._context.selection.select(choice.ref)

    def _enable(self) -> None:
        self.put.setEnabled(self._choice(self.view.current_key) is not None)

    def _fade(self) -> None:
        self.view.fade(not self.is_current)
        self.verdict.setEnabled(self.is_current or self.figures is None)
        self.line.say(self._state())
        self._enable()

    def _state(self) -> str:
        """Return the number of battles for the results on display, or how to update them."""
        if self.figures is None or self.order is None:
            return ""
        return (
            tr("window-balance-battles", count=self.figures.fought)
            if self.is_current
            else tr("window-balance-changed-press-rate")
        )
