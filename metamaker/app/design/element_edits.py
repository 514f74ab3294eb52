"""Edits of elements on the sheet in any game: named steps; refusals are shown in the status bar."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject

from metamaker.app.context import Context
from metamaker.app.texts import tr
from metamaker.core.edits import Edited
from metamaker.core.elements.editing import Edits
from metamaker.core.elements.listing import removed
from metamaker.core.elements.references import element_name
from metamaker.core.elements.structure import counted
from metamaker.core.property import EditProblem
from metamaker.game_api.edits import stepped_all


class ElementEdits(QObject):
    """Edits of the document of a context, with elements given by reference. Each selects its result.

    A game adds its own part: which elements are parts, where they can go, how they are copied. See CanvasEdits.
    """

    def __init__(self, edits: Edits, context: Context, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._words = context.words
        self._edits = edits
        self._structure = edits.structure

    @property
    def document(self) -> Any:
        """The current document."""
        return self._context.document.value

    def name(self, ref: str) -> str:
        """Return the name of an element with its place; the reference itself if there is no such element."""
        return self.name_in(self.document, ref)

    def name_in(self, document: Any, ref: str) -> str:
        """Return the name of an element in any version of the document; the reference itself if there is no such element."""
        return element_name(self._structure, document, ref, self._words) or ref

    def called(self, refs: Sequence[str]) -> str:
        """Return the name of one element, or the number of several."""
        if len(refs) == 1:
            return self.name(refs[0])
        groups = {ref.partition("/")[0] for ref in refs}
        if len(groups) == 1 and all(ref.count("/") == 1 for ref in refs):
            return counted(self._words, groups.pop(), len(refs))
        return tr("window-design-parts" if all(map(self.is_part, refs)) else "window-common-elements", count=len(refs))

    def is_part(self, ref: str) -> bool:
        """Return whether an element is a part that can be copied and moved; each game defines this."""
        raise NotImplementedError

    def can_copy(self, ref: str) -> bool:
        """Return whether an element can be put on the clipboard."""
        return self.is_part(ref)

    def resolved(self, ref: str) -> str:
        """Return the element of `ref` without the number of a copy; empty if there is none."""
        return self._structure.resolved(self.document, ref)

    def can_step(self, ref: str) -> bool:
        """Return whether an element can go up and down in steps."""
        return self._edits.can_step(self.document, ref)

    def step_refusal(self, refs: Sequence[str], by: int) -> str:
        """Return why no element can go a step up or down; empty if one can, or if none has steps."""
        language, going = self._words.language, [ref for ref in refs if self.can_step(ref)]
        reasons = []
        for ref in going:
            reason = self._edits.step_refusal(self.document, self.resolved(ref) or ref, by, language)
            if not reason:
                return ""
            reasons.append(reason)
        return reasons[0] if reasons else ""

    def step_hint(self, ref: str) -> str:
        """Return the effect of a step up on an element, or why there is none; empty for “one more”."""
        return self.step_refusal([ref], 1) or self._edits.step_hint(self.document, ref, self._words.language)

    def is_removable(self, ref: str) -> bool:
        """Return whether an element can be removed here; each game defines this."""
        raise NotImplementedError

    def make(self, text: Callable[..., str], edit: Callable[[], Edited]) -> None:
        """Do an edit as a step called `text(name=…)`, with the name of the new element, and select that."""
        made = self._tried(edit)
        if made is not None:
            self._context.document.apply(text(name=self.name_in(made.document, made.ref)), made.document)
            self._context.selection.select(made.ref)

    def make_subject(self, text: str, group: str, name: str) -> None:
        """Add an element of a group as a step called `text`, and put it on the canvas."""
        made = self._tried(lambda: self._edits.added(self.document, group, name))
        if made is not None:
            self._context.document.apply(text, made.document)
            self._context.selection.show(made.ref)

    def make_all(self, text: Callable[..., str], refs: Sequence[str], edit: Callable[[Any, str], Edited]) -> None:
        """Do an edit with each of some elements as one step called `text(name=…)`, and select the new elements.

        `name` is the name of a single new element, or the number of several.
        """
        made = self._tried(lambda: self._made_of(refs, edit))
        if made is not None:
            document, new = made
            name = self.name_in(document, new[0]) if len(new) == 1 else self.called(refs)
            self._context.document.apply(text(name=name), document)
            self._context.selection.gather(new)

    def _made_of(self, refs: Sequence[str], edit: Callable[[Any, str], Edited]) -> tuple[Any, list[str]]:
        document, new = self.document, []
        for ref in refs:
            made = edit(document, ref)
            document = made.document
            new.append(made.ref)
        return document, list(dict.fromkeys(new))

    def step_as(self, text: Callable[..., str], refs: Sequence[str], by: int) -> None:
        """Move elements `by` steps up or down, as a step of the document called `text(name=…)` with their name.

        Elements at their limit stay there; if none can move, nothing is done, and the reason is shown.
        """
        meant = list(dict.fromkeys(self.resolved(ref) or ref for ref in refs))
        going = [ref for ref in meant if self.can_step(ref)]
        after = stepped_all(self._edits, self.document, going, by)
        if after is self.document:
            reason = self.step_refusal(meant, by)
            self._context.say(reason or tr("window-design-cannot-changed-way", name=self.called(meant)))
            return
        name = self.called(meant) if len(meant) > 1 else self.stepped_name(meant[0])
        self._context.document.apply(text(name=name), after)

    def stepped_name(self, ref: str) -> str:
        """Return the name of the quantity that + and − change."""
        return self._edits.stepped_name(self.document, ref, self._words.language)

    def remove(self, *refs: str) -> None:
        """Remove elements, if all of them can be removed here."""
        for ref in refs:
            if not self.is_removable(ref):
                self._context.say(tr("window-design-cannot-removed-here", name=self.name(ref)))
                return
        places = self._outermost(refs)
        name = self.called(places)
        after = self._tried(lambda: removed(self._structure, self.document, *places)) if places else None
        if after is not None:
            self._context.document.apply(tr("window-common-remove-name", name=name), after)
            self._context.say(tr("window-design-removed-undo-brings", name=name))

    def _outermost(self, refs: Sequence[str]) -> list[str]:
        """Return the elements without those inside other elements of the list."""
        places = list(dict.fromkeys(self.resolved(ref) for ref in refs))
        return [ref for ref in places if not any(ref.startswith(f"{other}/") for other in places)]

    def _tried(self, edit: Callable[[], Any]) -> Any:
        """Return the result of an edit; None for an impossible edit, with its reason shown."""
        try:
            return edit()
        except EditProblem as problem:
            self._context.say(str(problem))
            return None
