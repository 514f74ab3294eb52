"""The inspector of the selection: all properties of a part, its value, its marginal value, a link to its definition."""

from functools import partial

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.design.element_menu import worth
from metamaker.app.design.inspector import Inspector
from metamaker.app.form.element_form import ElementForm
from metamaker.app.metaverse.design.sheet_edits import SheetEdits
from metamaker.app.metaverse.palette import ICONS
from metamaker.app.metaverse.texts import tr
from metamaker.app.numbers.marginal_values import OneMoreNotes
from metamaker.app.numbers.value_breakdown import ValueAccount
from metamaker.app.overrides import override
from metamaker.app.widgets.kit import fill, named, row_of
from metamaker.app.widgets.layouts import nested
from metamaker.core.property import Summary
from metamaker.games.metaverse.catalogue import Group, catalogue
from metamaker.games.metaverse.edits.classes import inspected
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.edits.subject import Kind
from metamaker.games.metaverse.model.fleet import Fleet

_GROUPS = {
    Kind.MOUNT: Group.WEAPON,
    Kind.WEAPON: Group.WEAPON,
    Kind.FIT: Group.HANGAR,
    Kind.BAY: Group.HANGAR,
    Kind.STARFIGHTER: Group.HANGAR,
}


def element_group(fleet: Fleet, ref: str) -> str:
    """Return the key of the component group of an element; empty for elements without one, such as hull hits."""
    of = STRUCTURE.find(fleet, ref)
    if of is None:
        return ""
    if of.kind is Kind.COMPONENT:
        return catalogue()[of.value.kind].group.value
    group = _GROUPS.get(of.kind)
    return group.value if group else ""


COUNTED = (
    "count",
    "hull_hits",
    "crew_parties",
    "marine_parties",
    "armour_rating",
    "ablative_plates",
    "shield_hits",
    "crew_quality",
    "command_quality",
    "damage_control_quality",
)
"""The properties that can have a line of their own."""


VALUE = "combat_value"


class PartInspector(Inspector):
    """The inspector of the selected element of a ship. `explained(symbol)` asks for the breakdown of its value."""

    def __init__(
        self, context: Context[Fleet], edits: SheetEdits, account: ValueAccount, parent: QWidget | None = None
    ) -> None:
        self._edits = edits
        self._account = account
        self._definition = ""
        self._notes: list[OneMoreNotes] = []
        super().__init__(context, edits, parent)
        self._add_worth()
        account.renewed.connect(self._show_worth)
        self.renew()

    def _add_worth(self) -> None:
        self.edit_definition = self.button(tr("window-design-edit-weapon"), self._go_to_definition)
        self.beside_title.addWidget(self.edit_definition)
        self.worth = self.label("strong")
        self.why = named(
            self.button(tr("window-design-ships-value"), partial(self.explained.emit, VALUE)),
            tr("window-design-explain-combat-value"),
        )
        fill(nested(self.below_facts, QHBoxLayout()), row_of(self.worth, self.why, ...))
        self.sharing = self.label("caption")
        self.sharing.setWordWrap(True)
        self.sharing.setText(tr("window-design-all-parts-scaled"))
        self.below_facts.addWidget(self.sharing)

    @override
    def inspected(self, ref: str) -> tuple[str, ...]:
        return inspected(self._edits.fleet, ref)

    @override
    def picture(self, summary: Summary, side: int) -> QPixmap:
        return ICONS.tile(summary.icon, element_group(self._edits.fleet, summary.ref), side, self.devicePixelRatioF())

    @override
    def renew(self) -> None:
        """Show the element as it is now."""
        super().renew()
        self._show_worth()

    @override
    def headed(self, ref: str) -> None:
        """Add a link to the definition of an element."""
        self._definition = self._edits.definition_of(ref)
        self.edit_definition.setText(self._edit_words())
        self.edit_definition.setVisible(bool(self._definition))

    @override
    def form_added(self, form: ElementForm) -> None:
        self._notes.append(OneMoreNotes(form, self._account, COUNTED))

    def _edit_words(self) -> str:
        group = self._definition.partition("/")[0]
        return {"bays": tr("window-design-edit-bay-type"), "starfighters": tr("window-design-edit-squadron-type")}.get(
            group, tr("window-design-edit-weapon")
        )

    def _go_to_definition(self) -> None:
        self._context.go_to(self._definition)

    def _show_worth(self) -> None:
        """Show the value of a part. Its lines keep their room during the calculation, so that nothing below moves."""
        refs = [ref for ref in self.refs if ref.count("/") > 1]
        text = worth([share for ref in refs for share in self._account.shares(ref)], self._account.of)
        has_lines = bool(text) or (not self._account.fresh and bool(refs))
        self.worth.setText(text)
        for each in (self.worth, self.why, self.sharing):
            each.setVisible(has_lines)
        for notes in self._notes:
            notes.renew()
