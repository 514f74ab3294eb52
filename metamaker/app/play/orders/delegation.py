"""What people leave to a captain: an order, all that are open, the rest of a turn, a kind of question for good."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from metamaker.app.background import Job
from metamaker.app.play.match_work import Begun, MatchWork
from metamaker.play.dialogue import Question


class Delegation(QObject):
    """`advised(texts, give)` is sent with what the captain would order, by the places of questions; `give`: it is to be given.

    Captains think beside the window. What is asked of them for questions that are gone is thrown away.
    """

    advised = Signal(object, bool)

    def __init__(self, work: MatchWork, parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._turns: dict[int, int] = {}
        self._kinds: dict[int, set[str]] = {}
        self._job: Job | None = None

    def begin(self, begun: Begun, side: int, own: Sequence[int], questions: Sequence[Question]) -> None:
        """Answer what was left to the captain before, now that a side is asked something."""
        if self._turns.get(side) == begun.match.turn:
            self.ask(tuple(place for place in own if not questions[place].idle), give=True)
            return
        kinds = self._kinds.get(side, set())
        alike = tuple(place for place in own if questions[place].kind in kinds and not questions[place].idle)
        if alike or all(questions[place].idle for place in own):
            self.ask(alike, give=len(alike) == len([place for place in own if not questions[place].idle]))

    def leave_turn(self, side: int) -> None:
        """Leave all of this turn to the captain."""
        if self._work.begun is not None:
            self._turns[side] = self._work.begun.match.turn

    def leaves_kind(self, side: int, kind: str) -> bool:
        """Whether such questions are always left to the captain."""
        return kind in self._kinds.get(side, set())

    def toggle_kind(self, side: int, kind: str) -> None:
        """Leave such questions to the captain from now on, or no more."""
        self._kinds[side] = self._kinds.get(side, set()) ^ {kind}

    def ask(self, places: Sequence[int], *, give: bool = False) -> None:
        """Ask the captain what he would order here."""
        begun = self._work.begun
        if begun is None or self._work.is_busy:
            return
        asked = begun.dialogue.decisions
        self.drop()

        def done(found: dict[int, str]) -> None:
            if begun.dialogue.decisions is asked:
                self.advised.emit(found, give)

        self._job = self._work.advise(places, done)

    def drop(self) -> None:
        """Wait no more for what the captain was asked last."""
        if self._job is not None:
            self._job.cancel()
            self._job = None
