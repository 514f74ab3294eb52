"""Notes in a form: what one more of each thing that is counted would add to the value."""

from PySide6.QtWidgets import QBoxLayout, QLabel

from metamaker.app.design.element_menu import one_more
from metamaker.app.form.element_form import ElementForm
from metamaker.app.form.field import Field
from metamaker.app.look.fonts import set_role
from metamaker.app.numbers.value_account import ValueAccount
from metamaker.app.widgets.labels import ElidedLabel
from metamaker.game.designs import Share

COUNTED = (
    "count",
    "hull_hits",
    "crew_parties",
    "marine_parties",
    "armour_rating",
    "ablative_plates",
    "shield_hits",
    "crew_quality",
    "command_quality",
    "damage_control_quality",
)
"""The properties that may have a line of their own."""


class OneMoreNotes:
    """Writes beside the fields of a form; fields are found anew each time, since the form may have made others."""

    def __init__(self, form: ElementForm, account: ValueAccount) -> None:
        self._form = form
        self._account = account

    def renew(self) -> None:
        """Write what the account says now; nothing while it is out of date."""
        for key in self._form.keys:
            if key in COUNTED:
                self._write(self._form.field(key), one_more(self._share(key)))

    def _share(self, key: str) -> Share | None:
        ref = self._form.ref
        return self._account.share(ref if key == "count" else f"{ref}/{key}")

    def _write(self, field: Field, text: str) -> None:
        note = field.findChild(QLabel, "one-more")
        layout = field.layout()
        if note is None and text and isinstance(layout, QBoxLayout):
            note = ElidedLabel(field)
            note.setObjectName("one-more")
            layout.insertWidget(1, note)
        if isinstance(note, QLabel):
            role = {"+": "good", "−": "error"}.get(text[:1], "caption")
            set_role(note, role)
            note.setText(text)
            note.setVisible(bool(text))
