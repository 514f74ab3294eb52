"""The form of elements of an open document: it shows their properties and applies edits."""

from collections.abc import Mapping, Sequence

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from metamaker.app.document import Document
from metamaker.app.form.field import Field
from metamaker.app.form.form import PropertyForm
from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.core.elements.structure import counted
from metamaker.core.property import EditProblem, Property, PropertyKind
from metamaker.game_api.edits import changed_all, shared_properties
from metamaker.game_api.game import required

_GOES_ON = {
    PropertyKind.TEXT,
    PropertyKind.PROSE,
    PropertyKind.TAGS,
    PropertyKind.WHOLE,
    PropertyKind.DECIMAL,
    PropertyKind.LOADS,
}
"""Kinds with edits in many small changes. All changes are one step until the field loses the focus."""


class ElementForm(PropertyForm):
    """Edits the properties of the element with a reference; `only`: the keys to show, in their order (all if empty).

    For several elements it shows their shared properties, and a change applies to all of them.
    """

    def __init__(self, document: Document, language: str, parent: QWidget | None = None, *, with_rules: bool = False) -> None:
        super().__init__(parent, with_rules=with_rules)
        self._document = document
        self._language = language
        self._refs: tuple[str, ...] = ()
        self._only: tuple[str, ...] = ()
        self._properties: tuple[Property, ...] = ()
        self._visit = 0
        self._was_shown = False
        self._is_late = False
        document.changed.connect(self._follow)
        self.edited.connect(self._edit)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_moved)

    @property
    def ref(self) -> str:
        """The reference of the shown element; empty for none and for several."""
        return self._refs[0] if len(self._refs) == 1 else ""

    @property
    def refs(self) -> tuple[str, ...]:
        """The references of all shown elements."""
        return self._refs

    @property
    def shown(self) -> tuple[Property, ...]:
        """The shown properties with their present values."""
        return self._properties

    def show_element(self, ref: str, only: tuple[str, ...] = (), headings: Mapping[str, str] | None = None) -> None:
        """Show the element with this reference; nothing for an empty or unknown one.

        `headings` come before the properties with these keys.
        """
        self.show_elements((ref,) if ref else (), only, headings)

    def show_elements(self, refs: Sequence[str], only: tuple[str, ...] = (), headings: Mapping[str, str] | None = None) -> None:
        """Show the shared properties of these elements. See show_element."""
        self._refs, self._only = tuple(refs), only
        self._visit += 1
        self.set_headings(headings or {})
        self._renewed()

    def _follow(self) -> None:
        """Show a new state of the document. A hidden form, as on a page at the back, waits until it is shown."""
        if self._was_shown and not self.isVisible():
            self._is_late = True
        else:
            self._renewed()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Update to the present document."""
        super().showEvent(event)
        self._was_shown = True
        if self._is_late:
            self._renewed()

    def _renewed(self) -> None:
        self._is_late = False
        self._properties = self._found()
        self.put(self._properties)

    def _found(self) -> tuple[Property, ...]:
        edits = required(self._document.game.edits)
        found = shared_properties(edits, self._document.value, self._refs, self._language)
        if not self._only:
            return found
        known = {each.key: each for each in found}
        return tuple(known[key] for key in self._only if key in known)

    def _focus_moved(self, old: QWidget | None, new: QWidget | None) -> None:
        """Begin a new step when a field is left."""
        left = _field_around(old)
        if left is not None and self.isAncestorOf(left) and left is not _field_around(new):
            self._visit += 1

    def _edit(self, key: str, value: object) -> None:
        document, refs = self._document, self._refs
        try:
            after = changed_all(required(document.game.edits), document.value, refs, key, value)
            text = self._step_name(key, value)
        except EditProblem as problem:
            self.refuse(key, str(problem))
            return
        goes_on = any(shown.key == key and shown.kind in _GOES_ON for shown in self._properties)
        if after == document.value:
            self._renewed()  # the value is unchanged: remove an earlier refusal
        document.apply(text, after, merge=f"{refs}.{key}.{id(self)}.{self._visit}" if goes_on else "")

    def _step_name(self, key: str, value: object) -> str:
        """Return the name of a change: for several elements with their number."""
        if len(self._refs) == 1:
            return step_name(self._document, self._refs[0], key, value, self._language)
        label = next((shown.label for shown in self._properties if shown.key == key), key)
        return tr("window-form-of", label=label, name=self._called())

    def _called(self) -> str:
        """Return the number of shown elements, with their type if they are from one list of the document."""
        groups = {ref.partition("/")[0] for ref in self._refs if ref.count("/") == 1}
        if len(groups) == 1 and all(ref.count("/") == 1 for ref in self._refs):
            return counted(self._document.game.documents.words(self._language), groups.pop(), len(self._refs))
        return tr("window-common-elements", count=len(self._refs))


def _field_around(widget: QWidget | None) -> Field | None:
    """Return the outermost field around a widget."""
    found = None
    while widget is not None:
        found = widget if isinstance(widget, Field) else found
        widget = widget.parentWidget()
    return found


_NAME = "name"


def step_name(document: Document, ref: str, key: str, value: object, language: str) -> str:
    """Return the name of setting a property to `value`: a new name is included, other values are not. Raises EditProblem."""
    text = required(document.game.edits).changed_name(document.value, ref, key, language)
    if key == _NAME and isinstance(value, str) and value.strip():
        return tr("window-form-rename", name=value.strip())
    return text
