"""The field for some of several: a chip for each."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QToolButton, QWidget

from metamaker.app.form.field import Field, literal, told
from metamaker.app.widgets.flow import FlowLayout
from metamaker.app.widgets.rule_help import RULE
from metamaker.core.property import Choice, Property

_STEPS = {int(Qt.Key.Key_Right): 1, int(Qt.Key.Key_Down): 1, int(Qt.Key.Key_Left): -1, int(Qt.Key.Key_Up): -1}


class Chip(QToolButton):
    """A button that stays down while its choice is taken. Its note, such as a tier, stands behind the name."""

    def __init__(self, choice: Choice, parent: QWidget) -> None:
        super().__init__(parent)
        self.choice = choice
        self.setCheckable(True)
        self.setProperty("role", "chip")
        self.setProperty(RULE, choice.rule)
        self.setText(literal(f"{choice.text} · {choice.note}" if choice.note else choice.text))
        self.setToolTip(told(choice))
        self.setAccessibleName(", ".join(filter(None, (choice.text, choice.note))))
        self.setAccessibleDescription(choice.why_not or choice.hint)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def put(self, *, taken: bool) -> None:
        """Show whether the choice is taken; one that cannot be taken can still be let go."""
        with QSignalBlocker(self):
            self.setChecked(taken)
        self.setEnabled(taken or not self.choice.why_not)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter does what Space does."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.toggle()
        else:
            super().keyPressEvent(event)


class ChoicesField(Field):
    """Some of several. The arrow keys go from chip to chip, Space takes one or lets it go."""

    def __init__(self) -> None:
        self._area = ChipArea()
        super().__init__(self._area)
        self._choices: tuple[Choice, ...] = ()

    def put(self, shown: Property) -> None:
        """See Field. A value that is none of the choices stands at the end of them."""
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
        """Make the chips anew."""
        for chip in self.chips:
            self._flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self.chips = [Chip(choice, self) for choice in choices]
        for chip in self.chips:
            self._flow.addWidget(chip)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Go on with the arrow keys, past what cannot be taken."""
        able = [chip for chip in self.chips if chip.isEnabled()]
        place = next((place for place, chip in enumerate(able) if chip.hasFocus()), None)
        step = _STEPS.get(event.key())
        if step is None or place is None:
            super().keyPressEvent(event)
        else:
            able[(place + step) % len(able)].setFocus(Qt.FocusReason.TabFocusReason)
