"""Questions wait until the film has shown everything before them; otherwise they would reveal its end."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from metamaker.app.play.playback import Projector
from metamaker.play.dialogue import Question


class FilmGate(QObject):
    """Holds questions back until the projector has shown the last frame, with its movement.

    `opened(questions)` is emitted then, at once if the film is at its end already. `held_changed(on)` is emitted when questions
    begin or end to wait.
    """

    opened = Signal(tuple)
    held_changed = Signal(bool)

    def __init__(self, projector: Projector) -> None:
        super().__init__(projector)
        self._projector = projector
        self._questions: tuple[Question, ...] | None = None
        projector.turned.connect(lambda _: self._look())
        projector.moved.connect(self._look)

    @property
    def is_holding(self) -> bool:
        """Whether questions wait."""
        return self._questions is not None

    def hold(self, questions: Sequence[Question]) -> None:
        """Let questions through once the film has shown everything."""
        self._questions = tuple(questions)
        if not self._projector.has_shown_all:
            self.held_changed.emit(True)
        self._look()

    def drop(self) -> None:
        """Forget the waiting questions, because the match goes on without them."""
        if self.is_holding:
            self._questions = None
            self.held_changed.emit(False)

    def skip(self) -> None:
        """Go to the end of the film."""
        self._projector.pause()
        self._projector.go(self._projector.count - 1)

    def _look(self) -> None:
        questions = self._questions
        if questions is not None and self._projector.has_shown_all:
            self._questions = None
            self.held_changed.emit(False)
            self.opened.emit(questions)
