"""Goal seek for a number: the wanted value, an input of its formula, and the answer in a sentence."""

from PySide6.QtCore import QSignalBlocker, QTimer
from PySide6.QtWidgets import QGridLayout, QWidget

from metamaker.app.background import Background, Job
from metamaker.app.form.spin_boxes import DecimalBox
from metamaker.app.texts import tr
from metamaker.app.widgets.kit import label_for, named
from metamaker.app.widgets.labels import ElidedCombo, words_label
from metamaker.core.amounts import at_most
from metamaker.core.messages import in_force
from metamaker.formulas.scope import Input
from metamaker.formulas.solving import Answer, Calculation, reaching

_REST_MS = 140
"""The answer is calculated after this pause in typing."""

_FARTHEST = 1e9
_MOST_DECIMALS = 4
_FEWEST_LETTERS = 8


def shown(value: float) -> str:
    """Return a value with as many decimals as it has, up to four."""
    return in_force().number(at_most(value, _MOST_DECIMALS))


def answer_text(one: Input, wanted: float, answer: Answer) -> str:
    """Return the answer: the value of an input that gives the wanted number, or that there is none."""
    name, value, gives = called(one), shown(answer.value), shown(answer.gives)
    if not answer.reached:
        return _refusal(one, wanted, answer)
    if answer.beyond:
        key = "window-numbers-just-above" if answer.beyond > 0 else "window-numbers-just-below"
    else:
        key = "window-numbers-with-it-is"
    text = tr(key, name=name, value=value, result=gives)
    tried = tr("window-numbers-found-trying-value")
    return text if answer.certain else f"{text} {tried}"


def _refusal(one: Input, wanted: float, answer: Answer) -> str:
    return tr(
        "window-numbers-no-makes-nearest" if answer.certain else "window-numbers-no-tried-makes",
        name=called(one),
        low=shown(one.least),
        high=shown(one.most),
        goal=shown(wanted),
        nearest=shown(answer.value),
        result=shown(answer.gives),
    )


def called(one: Input) -> str:
    """Return the display name of an input."""
    return one.symbol.replace("_", " ")


class GoalSeekRow(QWidget):
    """Finds the input value for a wanted number, calculated in the background.

    The wanted number and the input stay while the same number is explained again.
    """

    def __init__(self, background: Background, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._background = background
        self._asked: Calculation | None = None
        self._inputs: tuple[Input, ...] = ()
        self._job: Job | None = None
        self.answer: Answer | None = None
        self._lay_out()
        self._soon = QTimer(self, singleShot=True, interval=_REST_MS)
        self._soon.timeout.connect(self._look)
        self.wanted.valueChanged.connect(self._ask)
        self.input.activated.connect(self._ask)
        self.hide()

    def _lay_out(self) -> None:
        self.wanted = named(DecimalBox(self), tr("window-numbers-value-reach"))
        self.wanted.setRange(-_FARTHEST, _FARTHEST)
        self.input = named(ElidedCombo(self), tr("window-numbers-input-change"))
        self.input.setMinimumContentsLength(_FEWEST_LETTERS)
        self.sentence = words_label("", self, wraps=True)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        fields = ((self.wanted, tr("window-numbers-target-value")), (self.input, tr("window-numbers-by-changing")))
        for row, (field, text) in enumerate(fields):
            grid.addWidget(label_for(field, text, self), row, 0)
            grid.addWidget(field, row, 1)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self.sentence, 2, 0, 1, 2)

    def show_calculation(self, asked: Calculation | None) -> None:
        """Use another calculation; hide the row for one without inputs."""
        before, self._asked = self._asked, asked
        # values set by a player come before measured ones
        self._inputs = tuple(sorted(asked.asked_for, key=lambda one: not one.whole)) if asked is not None else ()
        self._stop()
        self.setVisible(bool(self._inputs))
        if asked is None or not self._inputs:
            return
        names = [called(one) for one in self._inputs]
        if [self.input.itemText(row) for row in range(self.input.count())] != names:
            self.input.clear()
            self.input.addItems(names)
        if before is None or before.name != asked.name:
            with QSignalBlocker(self.wanted):
                self.wanted.setValue(asked.now)
            self._tell(None)
        elif self.answer is not None:
            self._ask()

    def _ask(self) -> None:
        self._stop()
        self._soon.start()

    def _stop(self) -> None:
        self._soon.stop()
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def _look(self) -> None:
        asked, wanted = self._asked, self.wanted.value()
        if asked is None:
            return
        one = self._inputs[self.input.currentIndex()]
        self._job = self._background.run(lambda _: reaching(asked, one.symbol, wanted), self._tell, owner=self)

    def _tell(self, answer: Answer | None) -> None:
        self._job = None
        self.answer = answer
        one = self._inputs[self.input.currentIndex()]
        self.sentence.setText(answer_text(one, self.wanted.value(), answer) if answer is not None else "")
        self.sentence.setVisible(answer is not None)
