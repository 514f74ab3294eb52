"""The context menu of an element of the sheet."""

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from metamaker.app.context import Context
from metamaker.app.metaverse.design.part_clipboard import has_parts
from metamaker.app.metaverse.design.sheet_edits import SheetEdits
from metamaker.games.metaverse.edits.steps import can_step

_MOST_USES = 12


class ElementMenu(QMenu):
    """What can be done with an element; with the sheet itself for an empty reference. `edit(ref)` opens it in place.

    The keys are shown only: they belong to the canvas, which has them without a menu.
    """

    def __init__(
        self, context: Context, edits: SheetEdits, ref: str, edit: Callable[[str], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._edits = edits
        self._ref = ref
        if ref:
            steps = can_step(edits.fleet, ref)
            self._add(self.tr("Edit"), partial(edit, ref), "F2")
            self._add(self.tr("One more"), partial(edits.step, ref, 1), "+", enabled=steps)
            self._add(self.tr("One less"), partial(edits.step, ref, -1), "-", enabled=steps)
            self.addSeparator()
        self._add_part()
        if ref:
            self.addSeparator()
            self._add(self.tr("Remove"), partial(edits.remove, ref), "Del", enabled=edits.is_removable(ref))
            self.addSeparator()
            self._add_about()

    def _add_part(self) -> None:
        edits, ref = self._edits, self._ref
        part = bool(ref) and edits.is_part(ref)
        if part:
            self._add(self.tr("Cut"), partial(edits.cut, ref), "Ctrl+X")
            self._add(self.tr("Copy"), partial(edits.copy, ref), "Ctrl+C")
        self._add(self.tr("Paste"), edits.paste, "Ctrl+V", enabled=has_parts())
        if part:
            self._add(self.tr("Duplicate"), partial(edits.duplicate, ref), "Ctrl+D")
            self._add_sections()

    def _add_sections(self) -> None:
        inner = self.addMenu(self.tr("Move to section"))
        for place, text, why_not in self._edits.sections(self._ref):
            shown = f"{text} – {why_not}" if why_not else text
            self._add(shown, partial(self._edits.move, self._ref, place), enabled=not why_not, menu=inner)
        inner.setEnabled(not inner.isEmpty())

    def _add_about(self) -> None:
        """Offer the definition, the uses and the rule of the element."""
        edits, context = self._edits, self._context
        definition = edits.definition_of(self._ref)
        if definition:
            text = self.tr("Edit %1").replace("%1", edits.name(definition))
            self._add(text, partial(context.go_to, definition))
        self._add_uses(definition or self._ref)
        language = context.language
        summary = context.document.game.summary(context.document.value, self._ref, language)
        if summary.rule:
            text = self.tr("Rule %1").replace("%1", summary.rule)
            self._add(text, partial(context.show_rule, summary.rule), "F1")

    def _add_uses(self, ref: str) -> None:
        uses = self._edits.uses(ref)
        if not uses:
            return
        inner = self.addMenu(self.tr("Used by"))
        for use in uses[:_MOST_USES]:
            self._add(use.text, partial(self._context.go_to, use.ref), menu=inner)
        if len(uses) > _MOST_USES:
            more = self.tr("and %1 more").replace("%1", str(len(uses) - _MOST_USES))
            self._add(more, self.close, enabled=False, menu=inner)

    def _add(
        self, text: str, act: Callable[[], object], keys: str = "", *, enabled: bool = True, menu: QMenu | None = None
    ) -> QAction:
        action = (menu or self).addAction(text.replace("&", "&&"))
        action.triggered.connect(lambda _checked=False: act())
        action.setEnabled(enabled)
        if keys:
            action.setText(f"{action.text()}\t{QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)}")
        return action
