"""The commands for an element of the sheet, its menu, and its info card."""

from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from typing import Protocol

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from metamaker.app.context import Context
from metamaker.app.texts import tr
from metamaker.core.amounts import at_most
from metamaker.core.property import Summary
from metamaker.game_api.designs import Share


class CanvasEdits(Protocol):
    """Edits of an open document, with elements given by reference: named steps; refusals are shown, not raised."""

    def resolved(self, ref: str) -> str:
        """Return the element of `ref`; empty if there is none."""

    def refusals(self, key: str, target: str) -> tuple[str, ...]:
        """Return why a part of the palette, or an element by its reference, cannot go to an element."""

    def is_part(self, ref: str) -> bool:
        """Return whether an element is a part that can be copied and moved."""

    def can_copy(self, ref: str) -> bool:
        """Return whether an element can be put on the clipboard."""

    def is_removable(self, ref: str) -> bool:
        """Return whether an element can be removed here."""

    def why_fixed(self, ref: str) -> str:
        """Return why an element cannot be dragged elsewhere; empty for elements that users would not try to drag."""

    def can_step(self, ref: str) -> bool:
        """Return whether an element can go up and down in steps."""

    def step_refusal(self, refs: Sequence[str], by: int) -> str:
        """Return why no element can go a step up or down; empty if one can."""

    def step_hint(self, ref: str) -> str:
        """Return the effect of a step up on an element, or why there is none; empty for “one more”."""

    def can_paste(self) -> bool:
        """Return whether the clipboard has something to paste."""

    def begin(self) -> None:
        """Add a new design, and put it on the canvas."""

    def add(self, key: str, target: str = "") -> None:
        """Put an item of the palette at an element; without a target, at the palette's default place."""

    def move(self, refs: Sequence[str], target: str) -> None:
        """Move parts to a target."""

    def step(self, refs: Sequence[str], by: int) -> None:
        """Move each element `by` steps up or down."""

    def remove(self, *refs: str) -> None:
        """Remove elements."""

    def cut(self, *refs: str) -> None:
        """Put parts on the clipboard and remove them."""

    def copy(self, *refs: str) -> object:
        """Put parts on the clipboard."""

    def paste(self) -> None:
        """Add the content of the clipboard."""

    def duplicate(self, *refs: str) -> None:
        """Add a copy of each part."""

    def called(self, refs: Sequence[str]) -> str:
        """Return the name of one element, or the number of several."""


_LEAST = 0.05
"""Smaller values are shown as 0.0."""


def element_card(summary: Summary, shares: Sequence[Share], of: float, keys: str = "") -> str:
    """Return HTML; all names in it are escaped.

    `shares`: the value lines of the element and its content; `keys`: the effect of a key on it, if there is one.
    """
    title = f"<b>{escape(summary.title)}</b>"
    lines = [title, escape(summary.sentence)]
    facts = [escape(fact) for fact in summary.facts[:3]]
    lines.append(" · ".join(facts))
    lines.append(f"<small>{' · '.join(escape(word) for word in (worth(shares, of), keys) if word)}</small>")
    return "<br>".join(line for line in lines if line and line != "<small></small>")


def adds_one() -> str:
    """Return the effect of the key + on a count."""
    return tr("window-design-adds-one")


def worth(shares: Sequence[Share], of: float) -> str:
    """Return the value of an element, as “9.4 of 60.3 points”; empty if it is not known, and for the whole ship."""
    points = sum(share.value for share in shares)
    if not shares or points < _LEAST or of - points < _LEAST:
        return ""
    return tr("window-design-points", points=at_most(points, 1), all=at_most(of, 1))


class ElementMenu(QMenu):
    """The commands for an element, or for the sheet with an empty reference. `edit(ref)` opens the editor.

    Commands for several elements apply to the selection: `refs`. The keys are only shown; they belong to the canvas, and work
    without a menu.
    """

    def __init__(
        self, context: Context, edits: CanvasEdits, ref: str, edit: Callable[[str], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._canvas_edits = edits
        self._ref = ref
        selected = context.selection.elements
        self.refs = selected if ref in selected else (ref,)
        if ref:
            self._add_edits(edit)
        self._add_part()
        if ref:
            self.addSeparator()
            removable = all(edits.is_removable(each) for each in self.refs)
            self.add(tr("window-common-remove"), partial(edits.remove, *self.refs), "Del", enabled=removable)
        if ref and not self.is_about_several:
            self.addSeparator()
            self.add_about()
        if not ref and context.game.has("firing"):
            self.addSeparator()
            self.add(tr("window-hit-title"), context.show_odds, "Ctrl+Shift+H")

    @property
    def is_about_several(self) -> bool:
        """Whether more than one element is selected."""
        return len(self.refs) > 1

    def _add_edits(self, edit: Callable[[str], None]) -> None:
        """Offer the commands that change elements in place."""
        edits = self._canvas_edits
        if self.is_about_several:
            self.addSection(edits.called(self.refs))
        else:
            self.add(self.edit_text(), partial(edit, self._ref), "F2")
        more, less = self.step_texts()
        if any(edits.can_step(each) for each in self.refs):
            for text, by, key in ((more, 1, "+"), (less, -1, "-")):
                can_go = not edits.step_refusal(self.refs, by)
                self.add(text, partial(edits.step, self.refs, by), key, enabled=can_go)
        self.addSeparator()

    def edit_text(self) -> str:
        """Return the text for opening the element: editing, or explaining a calculated number."""
        document = self._context.document
        shown = self._context.edits.inline_property(document.value, self._ref, self._context.language)
        return tr("window-design-edit") if shown is not None else tr("window-design-explain")

    def step_texts(self) -> tuple[str, str]:
        """Return the texts of a step up and a step down."""
        return tr("window-common-one-more"), tr("window-common-one-less")

    def add_places(self) -> None:
        """Offer the possible places of a part; nothing here."""

    def add_own(self) -> None:
        """Offer the commands for an element that is not a part; nothing here."""

    def paste_offered(self) -> bool:
        """Return whether to offer the general command for pasting."""
        return True

    def add_about(self) -> None:
        """Offer the rule of the element."""
        context = self._context
        summary = context.edits.summary(context.document.value, self._ref, context.language)
        if summary.rule:
            text = tr("window-common-rule", rule=summary.rule)
            self.add(text, partial(context.show_rule, summary.rule), "F1")

    def _add_part(self) -> None:
        edits = self._canvas_edits
        parts = bool(self._ref) and all(edits.is_part(each) for each in self.refs)
        if parts:
            self.add(tr("window-common-cut"), partial(edits.cut, *self.refs), "Ctrl+X")
            self.add(tr("window-common-copy"), partial(edits.copy, *self.refs), "Ctrl+C")
        if self.paste_offered():
            self.add(tr("window-common-paste"), edits.paste, "Ctrl+V", enabled=edits.can_paste())
        if parts:
            self.add(tr("window-common-duplicate"), partial(edits.duplicate, *self.refs), "Ctrl+D")
            self.add_places()
        self.add_own()

    def add(
        self, text: str, act: Callable[[], object], keys: str = "", *, enabled: bool = True, menu: QMenu | None = None
    ) -> QAction:
        """Add a command to this menu, or to one of its submenus."""
        action = (menu or self).addAction(text.replace("&", "&&"))
        action.triggered.connect(lambda _checked=False: act())
        action.setEnabled(enabled)
        if keys:
            action.setText(f"{action.text()}\t{QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)}")
        return action
