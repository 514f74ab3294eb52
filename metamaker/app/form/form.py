"""A form of properties: a row for each with label, field and help.

A row stays while its kind stays, so typing is not interrupted.
"""

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QAbstractSpinBox, QGridLayout, QLabel, QLineEdit, QToolButton, QWidget

from metamaker.app.form.field import Field, literal, several_values
from metamaker.app.form.field_kinds import field_for
from metamaker.app.form.field_messages import Remark, Remarks
from metamaker.app.texts import plain_tip, tr
from metamaker.app.theme.fonts import set_role
from metamaker.app.widgets.kit import styled
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import discard
from metamaker.app.widgets.rule_help import rule_tip
from metamaker.core.property import Property, PropertyKind

_WIDE = {PropertyKind.PROSE, PropertyKind.CHOICES, PropertyKind.LOADS}
"""Kinds with the field below its label."""


_SILENT = {PropertyKind.CHOICES, PropertyKind.SECTORS, PropertyKind.LOADS}
"""Kinds with a field that cannot show a text. The text is below it."""


class FormRow(QObject):
    """The widgets of one row, for a form to lay out. Texts below the field are made with the first text.

    `text_added(widget, lines)` is emitted for each of them, `lines` below that of the field.
    """

    rule_wanted = Signal(str)
    text_added = Signal(QWidget, int)

    def __init__(self, shown: Property, form: QWidget, *, with_rule: bool) -> None:
        super().__init__(form)
        self._form = form
        self._shape = _shape(shown)
        self.is_wide = shown.kind in _WIDE
        self.label_place = Qt.AlignmentFlag.AlignTop if shown.kind is PropertyKind.SECTORS else Qt.AlignmentFlag.AlignVCenter
        self.field = field_for(shown)
        self.field.setParent(form)
        self.label = words_label("label", form)
        self.label.setBuddy(self.field)
        self.line = 0
        self._message: QLabel | None = None
        self._remarks: Remarks | None = None
        self.rule: QToolButton | None = self._button(form) if with_rule else None
        self._rule = self._hint = ""
        for widget in (self.field, self.label):
            widget.show()

    def _button(self, form: QWidget) -> QToolButton:
        button = styled(QToolButton(form), "help")
        button.setText("?")
        # The keyboard has F1 in the field, which saves a Tab stop for each row.
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda: self.rule_wanted.emit(self._rule))
        return button

    def fits(self, shown: Property) -> bool:
        """Return whether the field of this row can show a property."""
        return self._shape == _shape(shown)

    def take(self, shown: Property) -> None:
        """Show a property, and remove an earlier refusal."""
        self.label.setText(literal(shown.label))
        self.label.setToolTip(plain_tip(shown.hint))
        self.field.take(shown)
        self._rule, self._hint = shown.rule, "" if shown.why_not else shown.hint
        if self.rule is not None:
            self.rule.setVisible(bool(shown.rule))
            self.rule.setAccessibleName(tr("window-form-rule", label=shown.label))
            self.rule.setToolTip(rule_tip(shown.rule, shown.hint))
        self._say(shown.why_not or _told(shown), "caption")
        self._describe()

    def refuse(self, sentence: str) -> None:
        """Show why the value of the field is refused."""
        self._say(sentence, "refusal")
        self._describe()

    def remark(self, remarks: Sequence[Remark]) -> None:
        """Show the problems of the value, with quick fixes."""
        if self._remarks is None and remarks:
            self._remarks = self._made_remarks()
        if self._remarks is not None:
            self._remarks.show_remarks(remarks)
            for button in reversed(self._remarks.buttons):
                QWidget.setTabOrder(self.field, button)
        self._describe()

    def _made_remarks(self) -> Remarks:
        made = Remarks(self._form)
        made.setContentsMargins(0, 0, 0, made.fontMetrics().height() // 2)  # nearer to this field than to the next
        self.text_added.emit(made, _REMARKS)
        return made

    @property
    def said(self) -> str:
        """All texts below the field, one per line."""
        message = self._message.text() if self._message is not None else ""
        remarks = self._remarks.text if self._remarks is not None else ""
        return "\n".join(filter(None, (message, remarks)))

    @property
    def texts(self) -> Iterator[tuple[QWidget, int]]:
        """The texts below the field made so far, and their lines below that of the field."""
        if self._message is not None:
            yield self._message, _MESSAGE
        if self._remarks is not None:
            yield self._remarks, _REMARKS

    def _describe(self) -> None:
        """Set the accessible description: the texts below the field and its hint."""
        described = "\n".join(filter(None, (self.said, self._hint)))
        if self.field.control.accessibleDescription() != described:
            self.field.control.setAccessibleDescription(described)

    def _say(self, sentence: str, role: str) -> None:
        if self._message is None:
            if not sentence:
                return
            self._message = words_label(role, self._form, wraps=True)
            self.text_added.emit(self._message, _MESSAGE)
        self._message.setText(sentence)
        self._message.setVisible(bool(sentence))
        set_role(self._message, role)

    def remove(self) -> None:
        """Remove the widgets from the form."""
        for widget in (self.label, self.field, self._message, self._remarks, self.rule):
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.deleteLater()


def _told(shown: Property) -> str:
    """Return the text below an editable field: the meaning of its value, or that values differ."""
    if shown.differs:
        return several_values() if shown.kind in _SILENT else ""
    return shown.meaning


def _shape(shown: Property) -> tuple[PropertyKind, bool]:
    return shown.kind, shown.optional


_LABEL, _FIELD, _HELP = range(3)
"""Columns of the grid."""

_MESSAGE, _REMARKS = 1, 2
"""Lines below that of the field."""


class PropertyForm(QWidget):
    """Shows properties, and reports changes by a person with `edited(key, value)`.

    `rule_wanted(id)` is emitted by F1 and by the help buttons, which are at the ends of the rows if `with_rules`. `arranged` is
    emitted after rows were added, removed or moved.
    """

    edited = Signal(str, object)
    rule_wanted = Signal(str)
    arranged = Signal()

    def __init__(self, parent: QWidget | None = None, *, with_rules: bool = False) -> None:
        super().__init__(parent)
        self._with_rules = with_rules
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(_FIELD, 1)
        self._rows: dict[str, FormRow] = {}
        self._order: tuple[str, ...] = ()
        self._headings: Mapping[str, str] = {}
        self._titles: list[QWidget] = []

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the shown properties, from top to bottom."""
        return self._order

    def set_headings(self, headings: Mapping[str, str]) -> None:
        """Put headings before the properties with these keys."""
        if headings != self._headings:
            self._headings = dict(headings)
            self._arrange()

    def put(self, properties: Sequence[Property]) -> None:
        """Show these properties. The field of a key stays the same widget as long as its kind stays the same."""
        rows = {shown.key: self._fitting(shown) for shown in properties}
        for key, row in self._rows.items():
            if rows.get(key) is not row:
                row.remove()
        same = rows == self._rows and tuple(rows) == self._order
        self._rows, self._order = rows, tuple(rows)
        if not same:
            self._arrange()
        for shown in properties:
            rows[shown.key].take(shown)

    def _fitting(self, shown: Property) -> FormRow:
        row = self._rows.get(shown.key)
        if row is not None and row.fits(shown):
            return row
        row = FormRow(shown, self, with_rule=self._with_rules)
        row.field.edited.connect(lambda value, key=shown.key: self.edited.emit(key, value))
        row.rule_wanted.connect(self.rule_wanted)
        row.text_added.connect(lambda text, below: self._add_text(row, text, below))
        return row

    def field(self, key: str) -> Field:
        """Return the field of a shown property. Raises KeyError."""
        return self._rows[key].field

    def begin(self, key: str) -> None:
        """Put the keyboard focus into a field and select its text, so that typing replaces it. Raises KeyError."""
        field = self._rows[key].field
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(field.control, QLineEdit | QAbstractSpinBox):
            field.control.selectAll()

    def refuse(self, key: str, sentence: str) -> None:
        """Show below a field why its value is refused. The next valid value removes the text."""
        self._rows[key].refuse(sentence)

    def remark(self, remarks: Mapping[str, Sequence[Remark]]) -> None:
        """Show the problems of the fields with these keys, and remove those of all others."""
        for key, row in self._rows.items():
            row.remark(remarks.get(key, ()))

    def said(self, key: str) -> str:
        """Return all texts below a field. Raises KeyError."""
        return self._rows[key].said

    def _arrange(self) -> None:
        """Put the rows into the grid, in their order, and in the same Tab order."""
        discard(self._titles)
        line, before = 0, None
        for key in self._order:
            if heading := self._headings.get(key, ""):
                line = self._add_heading(heading, line)
            row = self._rows[key]
            line = self._add_row(row, line)
            if before is not None:
                QWidget.setTabOrder(before, row.field)
            before = row.field
        self._grid.setRowStretch(line, 1)
        self.arranged.emit()

    def _add_heading(self, text: str, line: int) -> int:
        title = words_label("heading", self, text)
        title.setContentsMargins(0, self.fontMetrics().height() // 2 if line else 0, 0, 0)
        self._titles.append(title)
        self._grid.addWidget(title, line, _LABEL, 1, -1)
        title.show()
        return line + 1

    def _add_row(self, row: FormRow, line: int) -> int:
        """Add a row: label, field and help button, wide fields below their label, and texts last."""
        grid = self._grid
        grid.addWidget(row.label, line, _LABEL, row.label_place)
        if row.rule is not None:
            grid.addWidget(row.rule, line, _HELP, row.label_place)
        if row.is_wide:
            line += 1
            grid.addWidget(row.field, line, _LABEL, 1, -1)
        else:
            grid.addWidget(row.field, line, _FIELD)
        row.line = line
        for text, below in row.texts:
            self._add_text(row, text, below)
        return line + 1 + _REMARKS

    def _add_text(self, row: FormRow, text: QWidget, below: int) -> None:
        self._grid.addWidget(text, row.line + below, _LABEL, 1, -1)
