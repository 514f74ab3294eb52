"""The context menu of an element of the sheet."""

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from metamaker.app.context import Context
from metamaker.app.design.canvas_edits import CanvasEdits


class ElementMenu(QMenu):
    """What can be done with an element; with the sheet itself for an empty reference. `edit(ref)` opens it in place.

    The keys are shown only: they belong to the canvas, which has them without a menu.
    """

    def __init__(
        self, context: Context, edits: CanvasEdits, ref: str, edit: Callable[[str], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._canvas_edits = edits
        self._ref = ref
        if ref:
            steps = edits.can_step(ref)
            more, less = self.step_texts()
            self.add(self.edit_text(), partial(edit, ref), "F2")
            self.add(more, partial(edits.step, ref, 1), "+", enabled=steps)
            self.add(less, partial(edits.step, ref, -1), "-", enabled=steps)
            self.addSeparator()
        self._add_part()
        if ref:
            self.addSeparator()
            self.add(self.tr("Remove"), partial(edits.remove, ref), "Del", enabled=edits.is_removable(ref))
            self.addSeparator()
            self.add_about()

    def edit_text(self) -> str:
        """Return what is done when the element is opened: a number that nobody chooses is explained."""
        document = self._context.document
        shown = document.game.handle(document.value, self._ref, self._context.language)
        return self.tr("Edit") if shown is not None else self.tr("Explain")

    def step_texts(self) -> tuple[str, str]:
        """Return what a step up and a step down are called."""
        return self.tr("One more"), self.tr("One less")

    def add_places(self) -> None:
        """Offer where a part could go; nothing here."""

    def add_about(self) -> None:
        """Offer the rule of the element."""
        context = self._context
        summary = context.document.game.summary(context.document.value, self._ref, context.language)
        if summary.rule:
            text = self.tr("Rule %1").replace("%1", summary.rule)
            self.add(text, partial(context.show_rule, summary.rule), "F1")

    def _add_part(self) -> None:
        edits, ref = self._canvas_edits, self._ref
        part = bool(ref) and edits.is_part(ref)
        if part:
            self.add(self.tr("Cut"), partial(edits.cut, ref), "Ctrl+X")
            self.add(self.tr("Copy"), partial(edits.copy, ref), "Ctrl+C")
        self.add(self.tr("Paste"), edits.paste, "Ctrl+V", enabled=edits.can_paste())
        if part:
            self.add(self.tr("Duplicate"), partial(edits.duplicate, ref), "Ctrl+D")
            self.add_places()

    def add(
        self, text: str, act: Callable[[], object], keys: str = "", *, enabled: bool = True, menu: QMenu | None = None
    ) -> QAction:
        """Add a line to this menu, or to one in it."""
        action = (menu or self).addAction(text.replace("&", "&&"))
        action.triggered.connect(lambda _checked=False: act())
        action.setEnabled(enabled)
        if keys:
            action.setText(f"{action.text()}\t{QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)}")
        return action
