"""Fields of composed orders: check boxes, a list, a number or nested forms for each part of a form."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from metamaker.app.play.orders.naming import Naming
from metamaker.app.texts import plain_tip, tr
from metamaker.app.widgets.boxes import SpinBox
from metamaker.app.widgets.labels import ElidedCombo
from metamaker.app.widgets.layouts import FlowLayout, nested
from metamaker.core.display_names import first_upper
from metamaker.play.decision import Form, Option, Part, Span

MOST_BOXES = 40
"""Maximum number of check boxes. More options are chosen from a list, one after another."""

MOST_LETTERS = 60
"""Longer meanings of check boxes are shown in tooltips, because the boxes are in a row."""


class PartField(QWidget):
    """The field of a part. `changed` is emitted when the choice changes, `values` are the chosen values."""

    changed = Signal()

    def __init__(self, part: Part, naming: Naming, parent: QWidget, of: Form | None = None) -> None:
        """Show a part. `of` is its form if a single choice can be an answer; its meaning is shown then."""
        super().__init__(parent)
        self.setProperty("role", "clear")
        self.part = part
        self._of = of
        self._naming = naming
        self._values: Callable[[], tuple[Any, ...]] = tuple
        self._choose: Callable[[str], bool] = lambda _: False
        self._show: Callable[[Sequence[Any]], None] = lambda _: None
        self.add_begun: Callable[[], bool] = lambda: False
        """Adds a composed value that was not added yet, and returns whether there was one."""
        self.meanings: set[str] = set()
        """The meanings of the options in this field."""
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        if isinstance(part.domain, Span):
            self._add_number(rows, part.domain)
        elif self.is_composed:
            self._add_forms(rows, [each for each in part.domain if isinstance(each, Form)])
        else:
            self._add_options(rows, [each for each in part.domain if isinstance(each, Option)])

    @property
    def values(self) -> tuple[Any, ...]:
        """The chosen values."""
        return self._values()

    def choose_ref(self, ref: str) -> bool:
        """Toggle the choice about a reference, and return whether there is one."""
        return self._choose(ref)

    @property
    def is_composed(self) -> bool:
        """Whether its values are composed one by one."""
        return isinstance(self.part.domain, tuple) and isinstance(next(iter(self.part.domain), None), Form)

    def show_values(self, values: Sequence[Any]) -> None:
        """Show values from another source, such as typed ones. `changed` is not emitted."""
        if tuple(values) != self.values:
            self._show(values)

    def _title(self, option: Option) -> str:
        meaning = self._naming.meaning(self._of, self.part, option) if self._of is not None else ""
        self.meanings.add(meaning)
        return meaning or self._naming.option(option)

    def _add_number(self, rows: QVBoxLayout, span: Span) -> None:
        box = SpinBox(self)
        box.setRange(max(span.least, -(2**31)), min(span.most, 2**31 - 1))
        box.setAccessibleName(self._naming.word(self.part.name))
        box.valueChanged.connect(lambda _: self.changed.emit())
        rows.addWidget(box)
        self._values = lambda: (box.value(),)

        def show(values: Sequence[Any]) -> None:
            with QSignalBlocker(box):
                box.setValue(*values[:1] or (span.least,))

        self._show = show

    def _add_options(self, rows: QVBoxLayout, options: Sequence[Option]) -> None:
        if self.part.most == 1 or len(options) > MOST_BOXES:
            self._add_choice(rows, options)
            return
        area = QWidget(self)
        area.setProperty("role", "clear")
        flow = FlowLayout(area, self.fontMetrics().height() // 2)
        boxes: list[tuple[Option, QCheckBox]] = []
        titles = [self._title(option) for option in options]
        for option, title in zip(options, titles, strict=True):
            # Weapons of a kind have equal effects, so the names distinguish boxes with the same meaning.
            short = title if len(title) <= MOST_LETTERS and titles.count(title) == 1 else self._naming.option(option)
            box = QCheckBox(first_upper(short).replace("&", "&&"), area)
            box.setToolTip(plain_tip(title) if short != title else "")
            box.setChecked(len(boxes) < self.part.least)  # tick the minimum number of choices
            box.toggled.connect(lambda _: self.changed.emit())
            flow.addWidget(box)
            boxes.append((option, box))
        rows.addWidget(area)
        self._values = lambda: tuple(option.value for option, box in boxes if box.isChecked())

        def toggle(ref: str) -> bool:
            found = [box for option, box in boxes if option.ref == ref]
            for box in found[:1]:
                box.toggle()
            return bool(found)

        def show(values: Sequence[Any]) -> None:
            for option, box in boxes:
                with QSignalBlocker(box):
                    box.setChecked(option.value in values)

        self._choose, self._show = toggle, show

    def _add_choice(self, rows: QVBoxLayout, options: Sequence[Option]) -> None:
        box = ElidedCombo(self)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setAccessibleName(self._naming.word(self.part.name))
        if self.part.least == 0:
            box.addItem("–", -1)
        for place, option in enumerate(options):
            box.addItem(first_upper(self._title(option)), place)
        box.currentIndexChanged.connect(lambda _: self.changed.emit())
        rows.addWidget(box)
        self._values = lambda: (options[box.currentData()].value,) if (box.currentData() or 0) >= 0 and box.count() else ()

        def choose(ref: str) -> bool:
            place = next((place for place, option in enumerate(options) if option.ref == ref), -1)
            if place >= 0:
                box.setCurrentIndex(box.findData(place))
            return place >= 0

        def show(values: Sequence[Any]) -> None:
            place = next((place for place, option in enumerate(options) if option.value in values), -1)
            with QSignalBlocker(box):
                box.setCurrentIndex(max(0, box.findData(place)))

        self._choose, self._show = choose, show

    def _add_forms(self, rows: QVBoxLayout, forms: Sequence[Form]) -> None:
        adder = FormAdder(forms, self._naming, self)
        adder.changed.connect(self.changed)
        rows.addWidget(adder)
        self._values = lambda: tuple(adder.values)
        self._choose, self._show, self.add_begun = adder.choose_ref, adder.show_values, adder.add_begun


class FormFields(QFrame):
    """The fields of a form, one for each part."""

    changed = Signal()

    def __init__(self, form: Form, naming: Naming, parent: QWidget, *, tells: bool = False) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self.form = form
        self._naming = naming
        self.fields = [PartField(part, naming, self, form if tells else None) for part in form.parts]
        rows = QFormLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for field in self.fields:
            field.changed.connect(self.changed)
            domain = field.part.domain
            rows.addRow(first_upper(naming.word(field.part.name)), field)
            fixed = field.part.single and isinstance(domain, tuple) and len(domain) == 1
            rows.setRowVisible(field, not fixed and domain != ())

    def show_chosen(self, chosen: Mapping[str, Sequence[Any]], *, composed: bool) -> None:
        """Show the choices of each part, with `composed` parts if wanted. `changed` is not emitted.

        Default orders are not shown as composed values, because the player would have to remove them before adding the first
        own one.
        """
        for field in self.fields:
            field.show_values(chosen[field.part.name] if composed or not field.is_composed else ())

    @property
    def value(self) -> Any:
        """The value of the fields. Raises KeyError or ValueError if a choice is missing."""
        return self._naming.make(self.form, {field.part.name: field.values for field in self.fields})


class FormAdder(QWidget):
    """Editor of a list of values. Each value is composed with a selectable form; added values can be removed."""

    changed = Signal()

    def __init__(self, forms: Sequence[Form], naming: Naming, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self._forms, self._naming = forms, naming
        self.values: list[Any] = []
        self._buttons: list[QPushButton] = []
        self._fields: FormFields | None = None
        self._is_begun = False
        self.choice = ElidedCombo(self)
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for form in forms:
            self.choice.addItem(first_upper(naming.form(form)))
        self.add = QPushButton(tr("window-order-add"), self)
        self.add.setProperty("role", "secondary")
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        head = nested(self._rows, QHBoxLayout())
        head.addWidget(self.choice, 1)
        head.addWidget(self.add)
        self._place = nested(self._rows, QVBoxLayout())
        self._listed = nested(self._rows, QVBoxLayout())
        self.choice.currentIndexChanged.connect(lambda _: self._show())
        self.add.clicked.connect(lambda _: self._add())
        self._show()

    def choose_ref(self, ref: str) -> bool:
        """Offer the form that is about a reference; False if none is."""
        place = next((place for place, form in enumerate(self._forms) if form.ref == ref), -1)
        if place >= 0:
            self.choice.setCurrentIndex(place)
        return place >= 0

    def _show(self) -> None:
        if self._fields is not None:
            self._fields.hide()
            self._fields.deleteLater()
        form = self._forms[self.choice.currentIndex()]
        self._fields = FormFields(form, self._naming, self)
        self._fields.changed.connect(self._begin)
        self._place.addWidget(self._fields)
        self._is_begun = False

    def _begin(self) -> None:
        self._is_begun = True

    def add_begun(self) -> bool:
        """Add a composed value that was not added yet, before it is lost, and return whether there was one."""
        before = len(self.values)
        if self._is_begun:
            self._add()
        return len(self.values) > before

    def _add(self) -> None:
        if self._fields is None:
            return
        try:
            value = self._fields.value
        except (KeyError, IndexError, ValueError, TypeError):
            return
        self._is_begun = False
        self._list([*self.values, value])
        self.changed.emit()

    def show_values(self, values: Sequence[Any]) -> None:
        """Show values from another source, such as typed ones. `changed` is not emitted."""
        self._list(values)

    def _list(self, values: Sequence[Any]) -> None:
        """List the composed values, each with a button to remove it."""
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self.values, self._buttons = list(values), []
        for place, value in enumerate(self.values):
            button = QPushButton(f"✕  {self._naming.composed(value)}".replace("&", "&&"), self)
            button.setProperty("role", "link")
            button.setToolTip(tr("window-order-remove-again"))
            button.clicked.connect(partial(self._remove, place))
            self._listed.addWidget(button)
            self._buttons.append(button)

    def _remove(self, place: int, _checked: bool = False) -> None:
        self._list([*self.values[:place], *self.values[place + 1 :]])
        self.changed.emit()
