"""What is selected: the systems that a slot may hold as buttons, all of a ship that can be changed, why a number is so."""

from functools import partial
from html import escape

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from metamaker.app.context import Context
from metamaker.app.cosmoforce.design.ship_numbers import number_symbol
from metamaker.app.cosmoforce.design.slot_edits import SlotEdits
from metamaker.app.cosmoforce.fleet.lists import class_picture
from metamaker.app.cosmoforce.palette import tile_picture
from metamaker.app.design.inspector import Inspector
from metamaker.app.widgets.rule_help import RULE
from metamaker.core.property import Choice, Property, Summary
from metamaker.games.cosmoforce.catalogue import catalogue
from metamaker.games.cosmoforce.edits.structure import STRUCTURE
from metamaker.games.cosmoforce.edits.subject import Kind
from metamaker.games.cosmoforce.model.words import SystemKind

_COLUMNS = 2
_ICON_EMS = 1.2


class SystemChoice(QWidget):
    """Shows a choice; `chosen(value)` is sent for a button that is pressed. What cannot be chosen says why not."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices: tuple[Choice, ...] = ()
        self.buttons: dict[str, QPushButton] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(self.fontMetrics().height() // 4)

    def show_property(self, shown: Property) -> None:
        """Show the choices of a property, and which of them it has."""
        if shown.choices != self._choices:
            self._choices = shown.choices
            for choice in shown.choices:
                self._dress(self._button(choice.value), choice)
        for value, button in self.buttons.items():
            button.setChecked(value == shown.value)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Let the icons grow with the text."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            for choice in self._choices:
                self._dress(self._button(choice.value), choice)

    def _button(self, value: str) -> QPushButton:
        button = self.buttons.get(value)
        if button is None:
            button = self.buttons[value] = QPushButton(self)
            button.setCheckable(True)
            button.setProperty("role", "option")
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.clicked.connect(partial(self._press, value))
            place = len(self.buttons) - 1
            self._grid.addWidget(button, place // _COLUMNS, place % _COLUMNS)
        return button

    def _dress(self, button: QPushButton, choice: Choice) -> None:
        side = round(self.fontMetrics().height() * _ICON_EMS)
        group = catalogue()[SystemKind(choice.value)].kind if choice.icon else ""
        button.setText(choice.text)
        button.setIconSize(QSize(side, side))
        button.setIcon(QIcon(tile_picture(choice.icon, group, side, self.devicePixelRatioF())))
        button.setEnabled(not choice.why_not)
        reason = f"<p>✕ {escape(choice.why_not)}</p>" if choice.why_not else ""
        button.setToolTip(f"<p>{escape(choice.hint)}</p>{reason}")
        button.setAccessibleDescription(choice.why_not or choice.hint)
        button.setProperty(RULE, choice.rule)

    def _press(self, value: str, _checked: bool = False) -> None:
        """A button that is pressed again stays down: it is what the slot holds."""
        self.buttons[value].setChecked(True)
        self.chosen.emit(value)


class SlotInspector(Inspector):
    """Shows the selected element. `explained(symbol)` is sent when a number is asked about."""

    def __init__(self, context: Context, edits: SlotEdits, parent: QWidget | None = None) -> None:
        self._edits = edits
        super().__init__(context, edits, parent)
        self.why = self.button(self.tr("Why?"), lambda: self.explained.emit(number_symbol(self.ref)))
        self.why.setAccessibleName(self.tr("Explain this number"))
        self.systems = SystemChoice(self)
        self.systems.setAccessibleName(self.tr("System of the slot"))
        self.systems.chosen.connect(self._fill)
        self.below_facts.addWidget(self.why, 0, Qt.AlignmentFlag.AlignLeft)
        self.below_facts.addWidget(self.systems)
        self.renew()

    def inspected(self, ref: str) -> tuple[str, ...]:
        """See Inspector: a slot has its buttons, a number is worked out; of a ship of a team its design as well."""
        of = STRUCTURE.find(self._edits.fleet, ref)
        if of is None or of.kind is Kind.SLOT or number_symbol(ref):
            return ()
        return (of.ref, of.design.ref()) if of.kind is Kind.SHIP else (ref,)

    def picture(self, summary: Summary, side: int) -> QPixmap:
        """See Inspector."""
        held, of, ratio = (
            self._edits.held(summary.ref),
            STRUCTURE.find(self._edits.fleet, summary.ref),
            self.devicePixelRatioF(),
        )
        if held is not None:
            return tile_picture(held, catalogue()[held].kind, side, ratio)
        is_ship = of is not None and of.kind in {Kind.DESIGN, Kind.SHIP} and not of.focus
        return class_picture(of.design.ship_class, side, ratio) if of is not None and is_ship else QPixmap()

    def headed(self, ref: str) -> None:
        """Offer to explain a number."""
        symbol = number_symbol(ref)
        self.why.setVisible(bool(symbol))

    def show_forms(self, refs: tuple[str, ...]) -> None:
        """Show the systems of a slot, or forms."""
        ref = self.ref
        is_slot = self._edits.is_slot(ref)
        if is_slot:
            document = self._context.document
            self.systems.show_property(self._context.edits.properties(document.value, ref, self._language)[0])
        self.systems.setVisible(is_slot)
        super().show_forms(refs)

    def _fill(self, value: str) -> None:
        self._edits.fill(self.ref, value)
        self.show_forms(self.inspected(self.ref))
