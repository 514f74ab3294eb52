"""How even a map is, measured by games of plain captains: what each place in the order of turns wins."""

from PySide6.QtWidgets import QFrame, QProgressBar, QPushButton, QVBoxLayout, QWidget

from metamaker.app.background import Job
from metamaker.app.context import Context
from metamaker.app.texts import filled
from metamaker.app.widgets.labels import words_label
from metamaker.core.issue import Severity
from metamaker.core.problem import FileProblem
from metamaker.games.cosmos_commanders.model.star_map import StarMap
from metamaker.games.cosmos_commanders.tabletop.fairness import Fairness, fairness

GAMES = 120
"""A share of a quarter is known to 8 of a hundred by these; more would be waited for."""


class FairnessCard(QFrame):
    """`measure()` plays the games beside the window; an edit of the map puts the figures away."""

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._context = context
        self._job: Job | None = None
        self.button = QPushButton(filled(self.tr("Play %1 games"), GAMES), self)
        self.button.setProperty("role", "secondary")
        self.button.clicked.connect(lambda _: self.measure())
        self.told = words_label("caption", self)
        self.told.setWordWrap(True)
        self.busy = QProgressBar(self)
        self.busy.setRange(0, GAMES)
        self.busy.setTextVisible(False)
        self.busy.setAccessibleName(self.tr("Games that were played"))
        rows = QVBoxLayout(self)
        rows.addWidget(words_label("heading", self, self.tr("How even it is").upper()))
        rows.addWidget(self.told)
        rows.addWidget(self.busy)
        rows.addWidget(self.button)
        context.document.changed.connect(self._changed)
        self._changed()

    def _changed(self, *_: object) -> None:
        """Put away what was said of another map."""
        if self._job is not None:
            self._job.cancel()
            self._job = None
        self.busy.hide()
        errors = any(issue.severity is Severity.ERROR for issue in self._context.checks.issues(self._context.document.value))
        self.button.setEnabled(not errors)
        self.told.setText(
            self.tr("It cannot be played on yet: see the problems.")
            if errors
            else self.tr("Plain captains play on it, and it is counted what each place in the order of turns wins.")
        )

    def measure(self) -> None:
        """Play the games."""
        star_map: StarMap = self._context.document.value

        def play(job: Job) -> Fairness:
            def began(number: int) -> None:
                job.check()
                job.report(number, GAMES)

            return fairness(star_map, GAMES, began)

        self.button.setEnabled(False)
        self.busy.setValue(0)
        self.busy.show()
        text = self.tr("Playing games")
        self._job = self._context.background.run(
            play, self._measured, self._failed, lambda done, _: self.busy.setValue(done), text=text, owner=self
        )

    def _measured(self, found: Fairness) -> None:
        self._job = None
        self.busy.hide()
        self.button.setEnabled(True)
        lines = [
            filled(
                self.tr("%1. in turn: %2 % ± %3"), place + 1, round(100 * found.share(place)), round(100 * found.within(place))
            )
            for place in range(len(found.wins))
        ]
        even = filled(self.tr("An even share would be %1 %."), round(100 / len(found.wins)))
        self.told.setText("\n".join([*lines, even]))

    def _failed(self, problem: Exception) -> None:
        """Tell why it cannot be measured; any other exception is a fault of the program."""
        self._changed()
        if isinstance(problem, FileProblem):
            self.told.setText(str(problem))
        else:
            self._context.background.broke.emit(problem)
