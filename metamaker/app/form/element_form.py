"""The form of one element of an open document: what can be changed about it, and changing it."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from metamaker.app.document import Document
from metamaker.app.form.field import Field
from metamaker.app.form.form import PropertyForm
from metamaker.app.texts import filled
from metamaker.core.property import EditProblem, Property, PropertyKind
from metamaker.game.game import required

_GOES_ON = {
    PropertyKind.TEXT,
    PropertyKind.PROSE,
    PropertyKind.TAGS,
    PropertyKind.WHOLE,
    PropertyKind.DECIMAL,
    PropertyKind.LOADS,
}
"""Kinds that are changed letter by letter or step by step; all of that is one step until the field is left."""


class ElementForm(PropertyForm):
    """Edits the properties of the element with a reference; `only`: the keys to show, in their order (all if empty)."""

    def __init__(self, document: Document, language: str, parent: QWidget | None = None, *, with_rules: bool = False) -> None:
        super().__init__(parent, with_rules=with_rules)
        self._document = document
        self._language = language
        self._ref = ""
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
        """The reference of the element that is shown; empty for none."""
        return self._ref

    @property
    def shown(self) -> tuple[Property, ...]:
        """The properties that are shown, as they are now."""
        return self._properties

    def show_element(self, ref: str, only: tuple[str, ...] = (), headings: Mapping[str, str] | None = None) -> None:
        """Show the element with this reference; the empty one, or one that names nothing, shows nothing.

        `headings` stand before the properties with these keys.
        """
        self._ref, self._only = ref, only
        self._visit += 1
        self.set_headings(headings or {})
        self._renewed()

    def _follow(self) -> None:
        """Show another state of the document; a form that is hidden, as on a page behind others, waits until it is not."""
        if self._was_shown and not self.isVisible():
            self._is_late = True
        else:
            self._renewed()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with the document."""
        super().showEvent(event)
        self._was_shown = True
        if self._is_late:
            self._renewed()

    def _renewed(self) -> None:
        self._is_late = False
        self._properties = self._found()
        self.put(self._properties)

    def _found(self) -> tuple[Property, ...]:
        if not self._ref:
            return ()
        found = required(self._document.game.edits).properties(self._document.value, self._ref, self._language)
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
        document, ref = self._document, self._ref
        try:
            after = required(document.game.edits).changed(document.value, ref, key, value)
            text = step_name(document, ref, key, value, self._language)
        except EditProblem as problem:
            self.refuse(key, str(problem))
            return
        goes_on = any(shown.key == key and shown.kind in _GOES_ON for shown in self._properties)
        if after == document.value:
            self._renewed()  # it holds this already: what had been refused before is no longer there
        document.apply(text, after, merge=f"{ref}.{key}.{id(self)}.{self._visit}" if goes_on else "")


def _field_around(widget: QWidget | None) -> Field | None:
    """Return the outermost field that a widget is in."""
    found = None
    while widget is not None:
        found = widget if isinstance(widget, Field) else found
        widget = widget.parentWidget()
    return found


_NAME = "name"


def step_name(document: Document, ref: str, key: str, value: object, language: str) -> str:
    """Return what giving `value` to a property is called: a name is told, all else by its label. Raises EditProblem."""
    text = required(document.game.edits).changed_name(document.value, ref, key, language)
    if key == _NAME and isinstance(value, str) and value.strip():
        return filled(QCoreApplication.translate("Steps", "Rename to %1"), value.strip())
    return text
