"""What a game offers to hold the points of its ships against battles."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from metamaker.core.words import Text

if TYPE_CHECKING:  # every game would bring what processes are begun with
    from metamaker.play.many.processes import Workers


class Wish(NamedTuple):
    """What study is wanted: where it is kept, its seed, who leads the fleets, whether it is a small one, who fights."""

    folder: Path
    seed: int
    captain: str
    small: bool
    crew: "Workers | None"


class Table(NamedTuple):
    """Figures for people: a title, columns, rows."""

    title: Text
    columns: tuple[Text, ...]
    rows: tuple[tuple[Text, ...], ...]


class Calibrated(NamedTuple):
    """What a study came to: its figures as JSON has them, as tables, and the numbers that it found, by entry of the book."""

    data: Mapping[str, Any]
    tables: tuple[Table, ...]
    entries: Mapping[str, float]


class CalibrationProblem(Exception):
    """A study that cannot be done: one sentence."""


class StudyStopped(Exception):
    """Somebody stopped a study; what was fought is kept."""


class Calibration(Protocol):
    """What a game offers to hold the points of its ships against battles."""

    @property
    def usual_captain(self) -> str:
        """The captain of who names none."""

    def battles(self, wish: Wish) -> int:
        """Return how many battles a study has."""

    def calibrated(self, wish: Wish, progress: Callable[[int], None], stop: Callable[[], bool] | None = None) -> Calibrated:
        """Do a study, or go on with it. `progress` is told of battles that are done.

        Raises StudyStopped, CalibrationProblem, and BattleProblem if a battle cannot be fought.
        """
