"""A form of properties: one row each, kept while its kind stays, so that typing goes on through every edit."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from metamaker.app.form.field import Field
from metamaker.app.form.form_row import FormRow
from metamaker.app.form.remarks import Remark
from metamaker.app.widgets.words_label import words_label
from metamaker.core.property import Property

_LABEL, _FIELD, _HELP = range(3)


class PropertyForm(QWidget):
    """Shows properties and says which of them a person changed, and to what: `edited(key, value)`.

    `rule_wanted(id)` is sent by the help buttons, which stand at the ends of the rows if `with_rules`; F1 does the same.
    """

    edited = Signal(str, object)
    rule_wanted = Signal(str)

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
        """The keys of what is shown, from top to bottom."""
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
        return row

    def field(self, key: str) -> Field:
        """Return the field of a property that is shown. Raises KeyError."""
        return self._rows[key].field

    def refuse(self, key: str, sentence: str) -> None:
        """Say below a field why what it holds cannot be; gone with the next value that can."""
        self._rows[key].refuse(sentence)

    def remark(self, remarks: Mapping[str, Sequence[Remark]]) -> None:
        """Say below the fields with these keys what is wrong with them; nothing below the others."""
        for key, row in self._rows.items():
            row.remark(remarks.get(key, ()))

    def said(self, key: str) -> str:
        """Return all that stands below a field. Raises KeyError."""
        return self._rows[key].said

    def _arrange(self) -> None:
        """Put the rows into the grid, in their order, each behind the one before it on the way of the Tab key."""
        while self._grid.takeAt(0):
            pass
        for title in self._titles:
            title.hide()
            title.deleteLater()
        self._titles = []
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

    def _add_heading(self, text: str, line: int) -> int:
        title = words_label("heading", self, text)
        title.setContentsMargins(0, self.fontMetrics().height() // 2 if line else 0, 0, 0)
        self._titles.append(title)
        self._grid.addWidget(title, line, _LABEL, 1, -1)
        title.show()
        return line + 1

    def _add_row(self, row: FormRow, line: int) -> int:
        """Add a row: label, field, help; wide fields below their label; what is said about it last."""
        grid = self._grid
        grid.addWidget(row.label, line, _LABEL, row.label_place)
        if row.rule is not None:
            grid.addWidget(row.rule, line, _HELP, row.label_place)
        if row.is_wide:
            line += 1
            grid.addWidget(row.field, line, _LABEL, 1, -1)
        else:
            grid.addWidget(row.field, line, _FIELD)
        grid.addWidget(row.message, line + 1, _LABEL, 1, -1)
        grid.addWidget(row.remarks, line + 2, _LABEL, 1, -1)
        return line + 3
