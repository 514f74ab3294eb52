"""A column of controls under headings, with their labels at the left in line with one another."""

from collections.abc import Iterable

from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from metamaker.app.form.field import unscrolled

_LABEL_LETTERS = 9


class ControlColumn(QVBoxLayout):
    """The layout of a panel, which makes the usual controls as it takes them in."""

    def __init__(self, panel: QWidget) -> None:
        super().__init__(panel)
        self._panel = panel
        self._labels: list[QLabel] = []

    def add_heading(self, text: str) -> None:
        """Add a heading, at some distance from what is above it."""
        label = QLabel(text, self._panel)
        label.setProperty("role", "heading")
        if self.count():
            self.addSpacing(self._panel.fontMetrics().height() // 2)
        self.addWidget(label)

    def add_labelled(self, text: str, control: QWidget) -> None:
        """Add a control with its label."""
        label = QLabel(text, self._panel)
        label.setBuddy(control)
        self._labels.append(label)
        self._line_up(label)
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(control, 1)
        self.addLayout(row)

    def add_choice(self, name: str, entries: Iterable[tuple[str, str]], label: str = "") -> QComboBox:
        """Add a choice between entries (key, text), which screen readers call `name`."""
        combo = QComboBox(self._panel)
        combo.setAccessibleName(name)
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        unscrolled(combo)
        for key, text in entries:
            combo.addItem(text, key)
        if label:
            self.add_labelled(label, combo)
        else:
            self.addWidget(combo)
        return combo

    def add_switch(self, text: str) -> QCheckBox:
        """Add something that is on or off."""
        box = QCheckBox(text, self._panel)
        self.addWidget(box)
        return box

    def line_up(self) -> None:
        """Give the labels the width that suits the size of the text."""
        for label in self._labels:
            self._line_up(label)

    def _line_up(self, label: QLabel) -> None:
        label.setMinimumWidth(_LABEL_LETTERS * self._panel.fontMetrics().averageCharWidth())
