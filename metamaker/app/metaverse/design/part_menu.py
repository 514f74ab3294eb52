"""The context menu of an element of the sheet of a ship: with its sections, its definition and what uses it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from metamaker.app.context import Context
from metamaker.app.design.element_menu import ElementMenu
from metamaker.app.metaverse.design.sheet_edits import SheetEdits

_MOST_USES = 12


class PartMenu(ElementMenu):
    """What can be done with an element of a ship. See ElementMenu."""

    def __init__(
        self, context: Context, edits: SheetEdits, ref: str, edit: Callable[[str], None], parent: QWidget | None = None
    ) -> None:
        self._edits = edits
        super().__init__(context, edits, ref, edit, parent)

    def add_places(self) -> None:
        """Offer the other sections."""
        inner = self.addMenu(self.tr("Move to section"))
        for place, text, why_not in self._edits.sections(self._ref):
            shown = f"{text} – {why_not}" if why_not else text
            self.add(shown, partial(self._edits.move, self._ref, place), enabled=not why_not, menu=inner)
        inner.setEnabled(not inner.isEmpty())

    def add_about(self) -> None:
        """Offer the definition, the uses and the rule of the element."""
        edits, context = self._edits, self._context
        definition = edits.definition_of(self._ref)
        if definition:
            text = self.tr("Edit %1").replace("%1", edits.name(definition))
            self.add(text, partial(context.go_to, definition))
        self._add_uses(definition or self._ref)
        super().add_about()

    def _add_uses(self, ref: str) -> None:
        uses = self._edits.uses(ref)
        if not uses:
            return
        inner = self.addMenu(self.tr("Used by"))
        for use in uses[:_MOST_USES]:
            self.add(use.text, partial(self._context.go_to, use.ref), menu=inner)
        if len(uses) > _MOST_USES:
            more = self.tr("and %1 more").replace("%1", str(len(uses) - _MOST_USES))
            self.add(more, self.close, enabled=False, menu=inner)
