"""Edit actions that a focused widget offers: cut, copy, paste, duplicate, delete, select all."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import NamedTuple, Protocol, runtime_checkable

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QLineEdit, QPlainTextEdit, QTextEdit, QWidget


class Edit(StrEnum):
    """Edit actions on a selection in any widget."""

    CUT = "cut"
    COPY = "copy"
    PASTE = "paste"
    DUPLICATE = "duplicate"
    DELETE = "delete"
    SELECT_ALL = "select_all"


class EditOffer(NamedTuple):
    """The function of the action, and whether it is available now."""

    act: Callable[[], object]
    able: Callable[[], bool]


EditOffers = Mapping[Edit, EditOffer]


@runtime_checkable
class Editable(Protocol):
    """Protocol of a widget with selectable elements."""

    def edit_offers(self) -> EditOffers:
        """Return the offered actions, or nothing to leave them to the surrounding widget."""


def edit_offers_at(widget: QWidget | None) -> EditOffers:
    """Return the actions at the focus: those of a text, or of the innermost surrounding widget with any."""
    while widget is not None:
        offers = _of_text(widget)
        if not offers and isinstance(widget, Editable):
            offers = widget.edit_offers()
        if offers:
            return offers
        widget = widget.parentWidget()
    return {}


def _of_text(widget: QWidget) -> EditOffers:
    """Return the actions of a text line or field; nothing for other widgets."""
    if isinstance(widget, QAbstractSpinBox | QComboBox):
        line = widget.lineEdit()
        return _of_text(line) if line is not None else {}
    if isinstance(widget, QLineEdit):
        return _offers(widget, widget.hasSelectedText, widget.isReadOnly, widget.del_)
    if isinstance(widget, QPlainTextEdit | QTextEdit):
        cursor = widget.textCursor()
        return _offers(widget, cursor.hasSelection, widget.isReadOnly, lambda: widget.textCursor().removeSelectedText())
    return {}


def _offers(
    text: QLineEdit | QPlainTextEdit | QTextEdit,
    has_selection: Callable[[], bool],
    is_fixed: Callable[[], bool],
    delete: Callable[[], object],
) -> EditOffers:
    return {
        Edit.CUT: EditOffer(text.cut, lambda: has_selection() and not is_fixed()),
        Edit.COPY: EditOffer(text.copy, has_selection),
        Edit.PASTE: EditOffer(text.paste, lambda: not is_fixed() and bool(QGuiApplication.clipboard().text())),
        Edit.DELETE: EditOffer(delete, lambda: has_selection() and not is_fixed()),
        Edit.SELECT_ALL: EditOffer(text.selectAll, lambda: True),
    }
