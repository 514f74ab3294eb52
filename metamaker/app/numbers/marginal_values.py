"""Marginal values: how much one more of an item adds to the value of a ship, shown next to its field."""

from collections.abc import Collection

from PySide6.QtWidgets import QBoxLayout, QLabel

from metamaker.app.form.element_form import ElementForm
from metamaker.app.form.field import Field
from metamaker.app.numbers.value_breakdown import ValueAccount
from metamaker.app.texts import tr
from metamaker.app.theme.fonts import set_role
from metamaker.app.widgets.labels import ElidedLabel
from metamaker.app.widgets.stat_button import signed
from metamaker.game_api.designs import Share


def one_more(share: Share | None) -> str:
    """Return the marginal value of an element, as “1 more: +3.1”; empty if it is not known."""
    if share is None or share.one_more is None:
        return ""
    return tr("window-numbers-1-more", difference=signed(share.one_more))


class OneMoreNotes:
    """Shows marginal values next to the fields of a form, for the properties in `counted`.

    Fields are looked up each time, because the form may have replaced them.
    """

    def __init__(self, form: ElementForm, account: ValueAccount, counted: Collection[str]) -> None:
        self._form = form
        self._account = account
        self._counted = counted

    def renew(self) -> None:
        """Show the values of the current breakdown; nothing while it is outdated."""
        for key in self._form.keys:
            if key in self._counted:
                self._write(self._form.field(key), self._share(key))

    def _share(self, key: str) -> Share | None:
        ref = self._form.ref
        return self._account.share(ref if key == "count" else f"{ref}/{key}")

    def _write(self, field: Field, share: Share | None) -> None:
        text = one_more(share)
        note = field.findChild(QLabel, "one-more")
        layout = field.layout()
        if note is None and text and isinstance(layout, QBoxLayout):
            note = ElidedLabel(field)
            note.setObjectName("one-more")
            note.setAccessibleDescription(tr("window-numbers-one-more-adds"))
            layout.insertWidget(1, note)
        if isinstance(note, QLabel):
            added = signed(share.one_more) if share is not None and share.one_more is not None else ""
            set_role(note, {"+": "good", "−": "error"}.get(added[:1], "caption"))
            note.setText(text)
            note.setVisible(bool(text))
