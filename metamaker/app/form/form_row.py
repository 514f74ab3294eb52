"""One row of a form: the label of a property, its field, help, and what is said about it."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from metamaker.app.form.field import literal
from metamaker.app.form.field_kinds import field_for
from metamaker.app.form.remarks import Remark, Remarks
from metamaker.app.look.role import set_role
from metamaker.app.widgets.filled import filled
from metamaker.app.widgets.words_label import words_label
from metamaker.core.property import Property, PropertyKind

_WIDE = {PropertyKind.PROSE, PropertyKind.CHOICES, PropertyKind.LOADS}
"""Kinds whose field stands below its label."""


class FormRow(QObject):
    """The widgets of one row, for a form to lay out."""

    rule_wanted = Signal(str)

    def __init__(self, shown: Property, form: QWidget, *, with_rule: bool) -> None:
        super().__init__(form)
        self._shape = _shape(shown)
        self.is_wide = shown.kind in _WIDE
        self.label_place = Qt.AlignmentFlag.AlignTop if shown.kind is PropertyKind.SECTORS else Qt.AlignmentFlag.AlignVCenter
        self.field = field_for(shown)
        self.field.setParent(form)
        self.label = words_label("label", form)
        self.label.setBuddy(self.field)
        self.message = words_label("refusal", form)
        self.message.setWordWrap(True)
        self.remarks = Remarks(form)
        self.rule: QToolButton | None = self._button(form) if with_rule else None
        self._rule = self._hint = ""
        for widget in (self.field, self.label):
            widget.show()

    def _button(self, form: QWidget) -> QToolButton:
        button = QToolButton(form)
        button.setText("?")
        button.setProperty("role", "help")
        # By keyboard it is F1 in the field itself, which saves one stop of the Tab key for each row.
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda: self.rule_wanted.emit(self._rule))
        return button

    def fits(self, shown: Property) -> bool:
        """Whether the field of this row can show a property."""
        return self._shape == _shape(shown)

    def take(self, shown: Property) -> None:
        """Show a property; what was refused is forgotten."""
        self.label.setText(literal(shown.label))
        self.label.setToolTip(escape(shown.hint))
        self.field.take(shown)
        self._rule, self._hint = shown.rule, "" if shown.why_not else shown.hint
        if self.rule is not None:
            self.rule.setVisible(bool(shown.rule))
            self.rule.setAccessibleName(filled(self.tr("Rule of %1"), shown.label))
            self.rule.setToolTip(escape(filled(self.tr("Rule %1 (F1)"), shown.rule)))
        self._say(shown.why_not, "caption")
        self._describe()

    def refuse(self, sentence: str) -> None:
        """Say why what the field holds cannot be."""
        self._say(sentence, "refusal")
        self._describe()

    def remark(self, remarks: Sequence[Remark]) -> None:
        """Say what is wrong with what the field holds, and offer what can be done."""
        self.remarks.show_remarks(remarks)
        for button in reversed(self.remarks.buttons):
            QWidget.setTabOrder(self.field, button)
        self._describe()

    @property
    def said(self) -> str:
        """All that stands below the field, a line each."""
        return "\n".join(filter(None, (self.message.text(), self.remarks.text)))

    def _describe(self) -> None:
        """Tell screen readers what stands below the field, together with what it is for."""
        described = "\n".join(filter(None, (self.said, self._hint)))
        if self.field.control.accessibleDescription() != described:
            self.field.control.setAccessibleDescription(described)

    def _say(self, sentence: str, role: str) -> None:
        self.message.setText(sentence)
        self.message.setVisible(bool(sentence))
        set_role(self.message, role)

    def remove(self) -> None:
        """Take the widgets out of the form."""
        for widget in (self.label, self.field, self.message, self.remarks, self.rule):
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.deleteLater()


def _shape(shown: Property) -> tuple[PropertyKind, bool]:
    return shown.kind, shown.optional
