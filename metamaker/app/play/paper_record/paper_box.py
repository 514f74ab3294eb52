"""Criticals, blasts and repairs of a game on paper: dice are rolled or typed in, shown, and then written on the sheet."""

from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLineEdit, QPushButton, QSpinBox, QVBoxLayout, QWidget

from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.widgets.boxes import SpinBox
from metamaker.app.widgets.labels import ElidedCombo, words_label
from metamaker.app.widgets.layouts import FlowBox, nested
from metamaker.game_api.paper_games import Outcome, Paper, TurnSoFar

MOST = 999
"""The maximum for typed damage and distance in cm."""


class TypedDice:
    """Dice that show the typed faces first and then roll; `rolled` are all faces so far.

    `wrong` is the first typed face that its die does not have, with the number of faces.
    """

    def __init__(self, faces: Sequence[int]) -> None:
        self._typed = list(faces)
        self._chance = SystemRandom()
        self.rolled: list[tuple[int, int]] = []
        self.wrong: tuple[int, int] | None = None

    def roll(self, faces: int) -> int:
        """Return the next face."""
        face = self._typed.pop(0) if self._typed else self._chance.randint(1, faces)
        if not 1 <= face <= faces:
            self.wrong, face = self.wrong or (face, faces), 1
        self.rolled.append((face, faces))
        return face


class PaperBox(QFrame):
    """`written(outcome, text)` is emitted when the player accepts the outcome; `text` describes it in a sentence.

    `worked_out` is emitted when the outcome is shown for acceptance. `choice` is the target of the roll. Subclasses define the
    choices and outcomes.
    """

    written = Signal(object, str)
    worked_out = Signal()

    def __init__(self, paper: Paper, title: str, act: str, example: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.paper = paper
        self._of: tuple[Any, Any, TurnSoFar, str] | None = None
        self._found: tuple[Outcome, str] | None = None
        self.choice = ElidedCombo(self)
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.faces = QLineEdit(self)
        self.faces.setAccessibleName(tr("window-record-faces-dice"))
        self.faces.setPlaceholderText(tr("window-record-faces-such-empty", example=example))
        self.roll = QPushButton(act, self)
        self.roll.setProperty("role", "secondary")
        self.told = words_label("caption", self)
        self.told.setWordWrap(True)
        self.write = QPushButton(self)
        self.write.setProperty("role", "primary")
        self.write.hide()
        rows = QVBoxLayout(self)
        rows.addWidget(words_label("heading", self, title.upper()))
        self.row = nested(rows, QHBoxLayout())
        self.row.addWidget(self.choice, 1)
        self.row.addWidget(self.roll)
        self.below = nested(rows, QHBoxLayout())
        self.below.addWidget(self.faces, 1)
        for part in (self.told, self.write):
            rows.addWidget(part)
        self.roll.clicked.connect(lambda _: self.work_out())
        self.faces.returnPressed.connect(self.work_out)
        self.write.clicked.connect(lambda _: self._write())

    def choices(self, fleet: Any, state: Any, turn: TurnSoFar, ref: str, language: str) -> Mapping[str, str]:
        """Return the choices for a ship: keys with display names."""
        raise NotImplementedError

    def outcome(self, fleet: Any, state: Any, turn: TurnSoFar, ref: str, dice: TypedDice) -> Outcome:
        """Return the outcome of the dice."""
        raise NotImplementedError

    def show_ship(self, fleet: Any, state: Any, turn: TurnSoFar, ref: str, language: str) -> None:
        """Take the shown ship with its play state and the current turn."""
        before, self._of = self._of, (fleet, state, turn, ref)
        fresh = self.choices(fleet, state, turn, ref, language)
        if fresh != {self.choice.itemData(row): self.choice.itemText(row) for row in range(self.choice.count())}:
            chosen = self.choice.currentData()
            self.choice.clear()
            for key, name in fresh.items():
                self.choice.addItem(name, key)
            self.choice.setCurrentIndex(max(0, self.choice.findData(chosen)))
        if before is None or before[1:] != (state, turn, ref):
            self.forget()
        if before is None or before[3] != ref:
            self.told.setText("")

    def forget(self) -> None:
        """Discard the calculated outcome, because it was for another sheet."""
        self._found = None
        self.write.hide()

    def work_out(self) -> None:
        """Roll the dice that were not typed in, and show the outcome."""
        words = self.faces.text().replace(",", " ").split()
        if self._of is None or not all(word.isdecimal() for word in words):
            self.told.setText(tr("window-record-expected-faces-dice"))
            return
        if self.choice.currentData() is None:
            return
        dice = TypedDice([int(word) for word in words])
        found = self.outcome(*self._of, dice)
        if dice.wrong is not None:
            number, faces = dice.wrong
            self.told.setText(tr("window-record-no-d", number=number, faces=faces))
            return
        self.told.setText("\n".join(line.text for line in found.lines))
        self._found = found, found.lines[0].text if found.lines else ""
        self.write.setText(tr("window-record-write-sheet") if found.succeeded else tr("window-record-note-tried"))
        self.write.setVisible(found.succeeded or bool(found.worked))
        self.worked_out.emit()

    def _write(self) -> None:
        if self._found is not None:
            found = self._found
            self.forget()
            self.faces.clear()
            self.written.emit(*found)


class CriticalBox(PaperBox):
    """Box for criticals; see PaperBox. The choice is the struck section."""

    def __init__(self, paper: Paper, parent: QWidget) -> None:
        super().__init__(paper, tr("window-record-critical-hit"), tr("window-record-critical"), "4 6", parent)
        self.choice.setAccessibleName(tr("window-record-section-struck"))

    @override
    def choices(self, fleet: Any, state: Any, turn: TurnSoFar, ref: str, language: str) -> Mapping[str, str]:
        return self.paper.parts(fleet, ref, language)

    @override
    def outcome(self, fleet: Any, state: Any, turn: TurnSoFar, ref: str, dice: TypedDice) -> Outcome:
        return self.paper.critical(fleet, state, turn, ref, self.choice.currentData(), dice)


class BlastBox(PaperBox):
    """Box for reactor blasts; see PaperBox.

    The choice is the arc that faces the reactor; `excess` is the left-over damage there, `apart` the distance in cm.
    """

    def __init__(self, paper: Paper, parent: QWidget) -> None:
        super().__init__(paper, tr("window-record-blast-reactor"), tr("window-record-blast"), "", parent)
        self.choice.setAccessibleName(tr("window-record-arc-faces-reactor"))
        self.faces.hide()
        self._numbers = FlowBox(self)
        self.below.addWidget(self._numbers, 1)
        self.excess, self.apart = self._number(tr("window-record-damage-left-over")), self._number(tr("window-record-distance"))
        self.excess.setPrefix(tr("window-record-left-over"))
        self.excess.setToolTip(tr("window-record-detonation-had-left"))
        self.apart.setSuffix(tr("window-record-cm-away"))
        self.apart.setToolTip(tr("window-record-complete-cm-between"))

    def _number(self, called: str) -> QSpinBox:
        box = SpinBox(self._numbers)
        box.setRange(0, MOST)
        box.setAccessibleName(called)
        box.valueChanged.connect(lambda _: self.forget())
        self._numbers.flow.addWidget(box)
        return box

    @override
    def choices(self, fleet: Any, state: Any, turn: TurnSoFar, ref: str, language: str) -> Mapping[str, str]:
        return self.paper.arcs(ref, language)

    @override
    def outcome(self, fleet: Any, state: Any, turn: TurnSoFar, ref: str, dice: TypedDice) -> Outcome:
        return self.paper.blast(fleet, state, turn, ref, self.choice.currentData(), self.excess.value(), self.apart.value())


class RepairBox(PaperBox):
    """Box for repairs; see PaperBox. It is hidden if nothing can be repaired. `crew` is the number of repair parties."""

    def __init__(self, paper: Paper, parent: QWidget) -> None:
        super().__init__(paper, tr("window-record-repairs-crew"), tr("window-record-repair"), "2", parent)
        self._most: Mapping[str, int] = {}
        self.choice.setAccessibleName(tr("window-record-system-repaired"))
        self.crew = SpinBox(self)
        self.crew.setAccessibleName(tr("window-record-crew-works"))
        self.crew.setToolTip(tr("window-record-crew-parties-each"))
        self.below.insertWidget(0, self.crew)
        self.choice.currentIndexChanged.connect(lambda _: self._bound())
        self.crew.valueChanged.connect(lambda _: self.forget())
        self.hide()

    @override
    def choices(self, fleet: Any, state: Any, turn: TurnSoFar, ref: str, language: str) -> Mapping[str, str]:
        found = self.paper.repairs(fleet, state, turn, ref, language)
        self._most = {key: most for key, (_, most) in found.items()}
        self.setVisible(bool(found))
        return {key: name for key, (name, _) in found.items()}

    @override
    def outcome(self, fleet: Any, state: Any, turn: TurnSoFar, ref: str, dice: TypedDice) -> Outcome:
        return self.paper.repair(fleet, state, turn, ref, self.choice.currentData(), self.crew.value(), dice)

    def _bound(self) -> None:
        """Limit the crew to the maximum for the chosen repair."""
        self.forget()
        most = self._most.get(self.choice.currentData(), 1)
        self.crew.setRange(1, most)
        self.crew.setValue(most)
