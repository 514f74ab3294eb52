"""What can be done with an element of the sheet, its menu, and the card that says what it is."""

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
    """Edits of an open document, elements given by their references: steps with names; refusals are said, not raised."""

    def resolved(self, ref: str) -> str:
        """Return the element that `ref` is about; empty if it names nothing."""

    def refusals(self, key: str, target: str) -> tuple[str, ...]:
        """Return why a part of the palette, or an element by its reference, cannot go to an element."""

    def is_part(self, ref: str) -> bool:
        """Whether an element is a part that can be copied and moved."""

    def can_copy(self, ref: str) -> bool:
        """Whether an element can be put on the clipboard."""

    def is_removable(self, ref: str) -> bool:
        """Whether an element can be removed here."""

    def why_fixed(self, ref: str) -> str:
        """Return why an element cannot be dragged elsewhere; empty for what nobody would drag."""

    def can_step(self, ref: str) -> bool:
        """Whether an element goes up and down in steps."""

    def step_refusal(self, refs: Sequence[str], by: int) -> str:
        """Return why none of some elements can go a step up or down; empty if one can."""

    def step_hint(self, ref: str) -> str:
        """Return what a step up does to an element, or why there is none; empty for one more of what is counted."""

    def can_paste(self) -> bool:
        """Whether there is something on the clipboard that could be pasted."""

    def begin(self) -> None:
        """Add something to design, and put it on the canvas."""

    def add(self, key: str, target: str = "") -> None:
        """Put something of the palette at an element; without one wherever the palette puts it."""

    def move(self, refs: Sequence[str], target: str) -> None:
        """Move parts to where they were dropped."""

    def step(self, refs: Sequence[str], by: int) -> None:
        """Add or take one of what each of some elements stands for."""

    def remove(self, *refs: str) -> None:
        """Remove elements."""

    def cut(self, *refs: str) -> None:
        """Put parts on the clipboard and remove them."""

    def copy(self, *refs: str) -> object:
        """Put parts on the clipboard."""

    def paste(self) -> None:
        """Add what is on the clipboard."""

    def duplicate(self, *refs: str) -> None:
        """Add as many again of each part."""

    def called(self, refs: Sequence[str]) -> str:
        """Return what elements are called: the name of one, the number of several."""


_LEAST = 0.05
"""Less is shown as 0.0."""


def element_card(summary: Summary, shares: Sequence[Share], of: float, keys: str = "") -> str:
    """Return HTML; all names in it are escaped.

    `shares`: the lines of the value of the element and what is in it; `keys`: what a key does to it, if any does.
    """
    title = f"<b>{escape(summary.title)}</b>"
    lines = [title, escape(summary.sentence)]
    facts = [escape(fact) for fact in summary.facts[:3]]
    lines.append(" · ".join(facts))
    lines.append(f"<small>{' · '.join(escape(word) for word in (worth(shares, of), keys) if word)}</small>")
    return "<br>".join(line for line in lines if line and line != "<small></small>")


def adds_one() -> str:
    """Return what the key + does to what is counted."""
    return tr("window-design-adds-one")


def worth(shares: Sequence[Share], of: float) -> str:
    """Return what an element is worth, as “9.4 of 60.3 points”; empty if nothing is known, and for the whole itself."""
    points = sum(share.value for share in shares)
    if not shares or points < _LEAST or of - points < _LEAST:
        return ""
    return tr("window-design-points", points=at_most(points, 1), all=at_most(of, 1))


class ElementMenu(QMenu):
    """What can be done with an element; with the sheet itself for an empty reference. `edit(ref)` opens it in place.

    What can be done with several is done with all that are selected with it: `refs`. The keys are shown only: they belong to
    the canvas, which has them without a menu.
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

    @property
    def is_about_several(self) -> bool:
        """Whether more than one element is selected."""
        return len(self.refs) > 1

    def _add_edits(self, edit: Callable[[str], None]) -> None:
        """Offer what changes elements in place."""
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
        """Return what is done when the element is opened: a number that nobody chooses is explained."""
        document = self._context.document
        shown = self._context.edits.inline_property(document.value, self._ref, self._context.language)
        return tr("window-design-edit") if shown is not None else tr("window-design-explain")

    def step_texts(self) -> tuple[str, str]:
        """Return what a step up and a step down are called."""
        return tr("window-common-one-more"), tr("window-common-one-less")

    def add_places(self) -> None:
        """Offer where a part could go; nothing here."""

    def add_own(self) -> None:
        """Offer what can be done with what is no part; nothing here."""

    def paste_offered(self) -> bool:
        """Whether pasting is offered by that word."""
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
        """Add a line to this menu, or to one in it."""
        action = (menu or self).addAction(text.replace("&", "&&"))
        action.triggered.connect(lambda _checked=False: act())
        action.setEnabled(enabled)
        if keys:
            action.setText(f"{action.text()}\t{QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)}")
        return action
