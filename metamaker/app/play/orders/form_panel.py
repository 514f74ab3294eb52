"""The panel for a decision with composed answers, in any game: its forms as fields. Other answers can be typed."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from metamaker.app.overrides import override
from metamaker.app.play.orders.form_fields import FormFields, PartField
from metamaker.app.play.orders.naming import Naming
from metamaker.app.play.orders.order_panel import Asked, OrderPanel
from metamaker.app.texts import plain_tip, tr
from metamaker.app.widgets.boxes import ComboBox
from metamaker.app.widgets.labels import PressableLabel, words_label
from metamaker.core.display_names import first_upper
from metamaker.play.decision import Composed, Form, Part, Span, taken_apart
from metamaker.play.dialogue import Draft


class FormPanel(OrderPanel):
    """The form of a decision, or a choice of several."""

    def __init__(self, asked: Asked, parent: QWidget) -> None:
        super().__init__(asked, parent)
        legal = asked.decision.legal()
        self.forms = legal.forms if isinstance(legal, Composed) else ()
        naming = Naming(asked)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self.choice = ComboBox(self)
        for form in self.forms:
            self.choice.addItem(first_upper(naming.word(form.name)))
        self.choice.setVisible(len(self.forms) > 1)
        self._rows.addWidget(self.choice)
        self._naming = naming
        self._fields: FormFields | None = None
        self.lacking: QLabel = words_label("caption", self)
        self.choice.currentIndexChanged.connect(lambda _: self._show(tell=True))
        if self.forms:
            self._show(tell=False)
        self._suggest()
        self._rows.addWidget(self.lacking)

    def _suggest(self) -> None:
        """Offer the legal examples of the question by their meaning, unless a field shows the same meaning."""
        told = {meaning for field in self._shown for meaning in field.meanings}
        for text in filter(None, (clause.strip() for clause in self.asked.question.hint.split(";"))):
            draft = self.asked.read(text)
            if not draft.is_legal or self.asked.draft(draft.answer).is_blank or draft.outcome in told:
                continue
            label = PressableLabel(self)
            label.setText(first_upper(draft.outcome))
            label.setProperty("role", "link")
            label.setToolTip(plain_tip(draft.outcome))
            label.setAccessibleName(draft.outcome)
            label.pressed.connect(partial(self.written.emit, draft))
            self._rows.addWidget(label)

    def _show(self, *, tell: bool) -> None:
        if self._fields is not None:
            self._fields.hide()
            self._fields.deleteLater()
        form = self.forms[self.choice.currentIndex()]
        self._fields = FormFields(form, self._naming, self, tells=True)
        self._fields.changed.connect(self._write)
        self._rows.insertWidget(1, self._fields)
        if tell:
            self._write()

    @property
    def _shown(self) -> list[PartField]:
        return self._fields.fields if self._fields is not None else []

    @override
    def show_draft(self, draft: Draft) -> None:
        """Show the answer in the fields; an answer that no form can make, or that cannot be read, leaves them as they are."""
        if draft.problem:
            return
        answer = draft.answer
        here = self.choice.currentIndex()
        for place in sorted(range(len(self.forms)), key=lambda place: place != here):
            chosen = taken_apart(self.forms[place], answer)
            if chosen is None or not self._makes(self.forms[place], chosen, answer):
                continue
            if place != here:
                with QSignalBlocker(self.choice):
                    self.choice.setCurrentIndex(place)
                self._show(tell=False)
            if self._fields is not None:
                self._fields.show_chosen(chosen, composed=not draft.is_blank)
            return

    def _makes(self, form: Form, chosen: Mapping[str, Sequence[Any]], answer: Any) -> bool:
        try:
            return bool(self._naming.make(form, chosen) == answer)
        except (KeyError, IndexError, ValueError, TypeError):
            return False

    @override
    def marks(self) -> Sequence[str]:
        return tuple(dict.fromkeys(ref for field in self._shown for ref in _refs(field.part) if ref != self.asked.decision.of))

    @override
    def click(self, refs: Sequence[str]) -> bool:
        """Choose the clicked piece in the first part that offers it."""
        return any(field.choose_ref(ref) for ref in refs if ref != self.asked.decision.of for field in self._shown)

    @override
    def add_begun(self) -> bool:
        return any(field.add_begun() for field in self._shown)

    def _write(self) -> None:
        if self._fields is None:
            return
        try:
            value = self._fields.value
            text = self.asked.draft(value).text  # fails if a choice is missing that the form does not ask for
        except (KeyError, IndexError, ValueError, TypeError):
            self.lacking.setText(tr("window-order-something-still-chosen"))
            return
        self.lacking.setText("")
        self.write(value, text)


def _refs(part: Part) -> Sequence[str]:
    """Return the references of the values of a part; numbers have none."""
    return [] if isinstance(part.domain, Span) else [each.ref for each in part.domain if each.ref]
