"""Fields for texts, numbers and choices."""

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPlainTextEdit, QSizePolicy, QToolButton, QWidget

from metamaker.app.form.field import Field, choice_tip, literal, several_values, undone_outside
from metamaker.app.form.spin_boxes import DecimalBox, WholeBox
from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.widgets.labels import ElidedCombo
from metamaker.app.widgets.layouts import FlowLayout
from metamaker.app.widgets.rule_help import RULE
from metamaker.core.property import Choice, Property

_LINES_OF_PROSE = 5
_WIDTH_OF_PROSE = 24
"""Minimum width in average letters."""


class TextField(Field):
    """A line of text. Each typed letter emits the value."""

    def __init__(self) -> None:
        self._line = QLineEdit()
        super().__init__(self._line)
        undone_outside(self._line)
        self._line.textEdited.connect(self.edited.emit)

    @override
    def put(self, shown: Property) -> None:
        """Show the text. Typed spaces at the ends stay, although documents do not keep them."""
        value = str(shown.value or "")
        self._line.setPlaceholderText(several_values() if shown.differs else "")
        if self._line.text().strip() != value or not self._line.hasFocus():
            _keep_cursor(self._line, value)


class TagsField(Field):
    """Tags with commas between them. Each typed letter emits the value."""

    def __init__(self) -> None:
        self._line = QLineEdit()
        super().__init__(self._line)
        undone_outside(self._line)
        self._line.textEdited.connect(lambda text: self.edited.emit(_tags(text)))

    @override
    def put(self, shown: Property) -> None:
        """Show the tags. Text that is being typed stays if it already means these tags."""
        value = tuple(shown.value) if isinstance(shown.value, tuple) else ()
        self._line.setPlaceholderText(several_values() if shown.differs else tr("window-form-separated-commas"))
        if _tags(self._line.text()) != value or not self._line.hasFocus():
            _keep_cursor(self._line, ", ".join(value))


def _tags(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(tag for piece in text.split(",") if (tag := piece.strip())))


class Prose(QPlainTextEdit):
    """A text box with the height of five lines at any text size. Tab leaves it."""

    def __init__(self) -> None:
        super().__init__()
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        letters = self.fontMetrics()
        return QSize(letters.averageCharWidth() * _WIDTH_OF_PROSE, letters.lineSpacing() * (_LINES_OF_PROSE + 1))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()


class ProseField(Field):
    """Several lines of text. Each typed letter emits the value."""

    def __init__(self) -> None:
        self._text = Prose()
        super().__init__(self._text)
        undone_outside(self._text)
        self._text.textChanged.connect(lambda: self.edited.emit(self._text.toPlainText()))

    @override
    def put(self, shown: Property) -> None:
        value = str(shown.value or "")
        self._text.setPlaceholderText(several_values() if shown.differs else "")
        if self._text.toPlainText() == value:
            return
        with QSignalBlocker(self._text):
            cursor = self._text.textCursor()
            place = min(cursor.position(), len(value))
            self._text.setPlainText(value)
            cursor = self._text.textCursor()
            cursor.setPosition(place)
            self._text.setTextCursor(cursor)


def _keep_cursor(line: QLineEdit, text: str) -> None:
    if line.text() != text:
        place = line.cursorPosition()
        line.setText(text)
        line.setCursorPosition(min(place, len(text)))


class WholeField(Field):
    """A whole number. The buttons keep to the limits of the rules; an existing number outside them can stay."""

    def __init__(self) -> None:
        self._box = WholeBox()
        super().__init__(self._box, wide=False)
        self._box.valueChanged.connect(self.edited.emit)

    @override
    def put(self, shown: Property) -> None:
        with QSignalBlocker(self._box):
            self._box.put(shown)


class DecimalField(Field):
    """A number with decimals."""

    def __init__(self) -> None:
        self._box = DecimalBox()
        super().__init__(self._box, wide=False)
        self._box.valueChanged.connect(self.edited.emit)

    @override
    def put(self, shown: Property) -> None:
        with QSignalBlocker(self._box):
            self._box.put(shown)


_Adjust = QComboBox.SizeAdjustPolicy

_FEWEST_LETTERS, _MOST_LETTERS = 8, 24
"""A box fits its longest text up to a maximum, and can shrink to the minimum."""


class FlagField(Field):
    """Yes or no."""

    def __init__(self) -> None:
        self._box = QCheckBox()
        super().__init__(self._box)
        self._box.checkStateChanged.connect(self._checked)

    @override
    def put(self, shown: Property) -> None:
        with QSignalBlocker(self._box):
            self._box.setTristate(shown.differs)
            if shown.differs:
                self._box.setCheckState(Qt.CheckState.PartiallyChecked)
            else:
                self._box.setChecked(bool(shown.value))

    def _checked(self, state: Qt.CheckState) -> None:
        if state is not Qt.CheckState.PartiallyChecked:
            self.edited.emit(state is Qt.CheckState.Checked)


class ChoiceField(Field):
    """A choice of one value. Unavailable choices are greyed out, with the reason as tooltip."""

    def __init__(self) -> None:
        self._box = ElidedCombo()
        super().__init__(self._box)
        self._box.setMinimumContentsLength(_FEWEST_LETTERS)
        self._choices: tuple[Choice, ...] = ()
        self._box.activated.connect(lambda row: self.edited.emit(self._choices[row].value))

    @override
    def put(self, shown: Property) -> None:
        """Show the value. A value outside the choices is added at the end."""
        value = str(shown.value or "")
        known = {choice.value for choice in shown.choices}
        odd = () if value in known else (Choice(value, value or (several_values() if shown.differs else "–")),)
        if self._choices != (*shown.choices, *odd):
            self._choices = (*shown.choices, *odd)
            self._box.setModel(_model(self._choices, self._box))
            few = all(len(choice.text) <= _MOST_LETTERS for choice in self._choices)
            self._box.setSizeAdjustPolicy(_Adjust.AdjustToContents if few else _Adjust.AdjustToMinimumContentsLengthWithIcon)
        row = next(row for row, choice in enumerate(self._choices) if choice.value == value)
        self._box.setCurrentIndex(row)
        self._box.hint = choice_tip(self._choices[row])
        self._box.setToolTip(self._box.hint)


def _model(choices: tuple[Choice, ...], parent: QWidget) -> QStandardItemModel:
    model = QStandardItemModel(parent)
    for choice in choices:
        item = QStandardItem(choice.text)
        item.setEnabled(not choice.why_not)
        item.setToolTip(choice_tip(choice))
        item.setData(choice.why_not or choice.hint, Qt.ItemDataRole.AccessibleDescriptionRole)
        model.appendRow(item)
    return model


_STEPS = {int(Qt.Key.Key_Right): 1, int(Qt.Key.Key_Down): 1, int(Qt.Key.Key_Left): -1, int(Qt.Key.Key_Up): -1}


class Chip(QToolButton):
    """A button that stays down while its choice is taken. Its note, such as a tier, comes after the name."""

    def __init__(self, choice: Choice, parent: QWidget) -> None:
        super().__init__(parent)
        self.choice = choice
        self.setCheckable(True)
        self.setProperty("role", "chip")
        self.setProperty(RULE, choice.rule)
        self.setText(literal(f"{choice.text} · {choice.note}" if choice.note else choice.text))
        self.setToolTip(choice_tip(choice))
        self.setAccessibleName(", ".join(filter(None, (choice.text, choice.note))))
        self.setAccessibleDescription(choice.why_not or choice.hint)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def put(self, *, taken: bool) -> None:
        """Show whether the choice is taken. An unavailable choice can still be released."""
        with QSignalBlocker(self):
            self.setChecked(taken)
        self.setEnabled(taken or not self.choice.why_not)


class ChoicesField(Field):
    """A choice of several values. The arrow keys move from chip to chip, Space toggles one."""

    def __init__(self) -> None:
        self._area = ChipArea()
        super().__init__(self._area)
        self._choices: tuple[Choice, ...] = ()

    @override
    def put(self, shown: Property) -> None:
        """Show the values. Values outside the choices are added at the end."""
        chosen = tuple(map(str, shown.value)) if isinstance(shown.value, tuple) else ()
        known = {choice.value for choice in shown.choices}
        choices = (*shown.choices, *(Choice(value, value) for value in chosen if value not in known))
        if self._choices != choices:
            self._choices = choices
            self._area.remake(choices)
            for chip in self._area.chips:
                chip.toggled.connect(self._toggled)
            if self._area.chips:
                self.setFocusProxy(self._area.chips[0])
        for chip in self._area.chips:
            chip.put(taken=chip.choice.value in chosen)

    def _toggled(self) -> None:
        self.edited.emit(tuple(chip.choice.value for chip in self._area.chips if chip.isChecked()))


class ChipArea(QWidget):
    """Chips in lines."""

    def __init__(self) -> None:
        super().__init__()
        self.chips: list[Chip] = []
        self._flow = FlowLayout(self)

    def remake(self, choices: tuple[Choice, ...]) -> None:
        """Create the chips again."""
        for chip in self.chips:
            self._flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self.chips = [Chip(choice, self) for choice in choices]
        for chip in self.chips:
            self._flow.addWidget(chip)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with the arrow keys, and skip unavailable choices."""
        able = [chip for chip in self.chips if chip.isEnabled()]
        place = next((place for place, chip in enumerate(able) if chip.hasFocus()), None)
        step = _STEPS.get(event.key())
        if step is None or place is None:
            super().keyPressEvent(event)
        else:
            able[(place + step) % len(able)].setFocus(Qt.FocusReason.TabFocusReason)
