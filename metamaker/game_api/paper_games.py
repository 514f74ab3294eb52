"""Rules of a game played on paper: criticals, repairs and the ends of turns, from record sheets."""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from typing_extensions import TypeVar

from metamaker.game_api.documents import Document_contra
from metamaker.play.dice import Dice
from metamaker.play.story import StoryLine


class TurnSoFar(NamedTuple):
    """The known part of the current turn: the play state at its start, noted answers, and crew at work.

    `noted` are answers by the keys of questions; `worked` the parties at work, by their tasks. Keys are those of the game.
    """

    began: Any
    noted: Mapping[str, bool]
    worked: Mapping[str, int]


class TurnQuestion(NamedTuple):
    """A question at the end of a turn: yes or no, or the face of a die with this number of `faces`.

    `ref` is the ship, `text` the question about it. `yes` is the noted answer, or otherwise the one expected from the sheets.
    """

    key: str
    ref: str
    text: str
    rules: tuple[str, ...]
    faces: int = 0
    yes: bool = False


class Outcome(NamedTuple):
    """The result of dice or of the end of a turn: its report, and the JSON value of the play state after it.

    `noted` and `worked` must be kept for this turn. `succeeded` is False if the sheet stays the same.
    """

    lines: tuple[StoryLine, ...]
    state: object
    noted: Mapping[str, bool] = {}
    worked: Mapping[str, int] = {}
    succeeded: bool = True


class CrossedOff(NamedTuple):
    """The crossed-off boxes of a fleet, all of its boxes, and the points that the other side has for them."""

    lost: int
    whole: int
    points: int


State_contra = TypeVar("State_contra", contravariant=True, default=Any)


class Paper(Protocol[Document_contra, State_contra]):
    """The rules for a game on paper. A match of such a game accepts the damage of a `Setting`."""

    def parts(self, document: Document_contra, ref: str, language: str, /) -> Mapping[str, str]:
        """Return the parts of a ship that a critical can strike: their keys with their names."""

    def critical(
        self, document: Document_contra, state: State_contra, turn: TurnSoFar, ref: str, part: str, dice: Dice, /
    ) -> Outcome:
        """Return the result of a critical in a part of a ship."""

    def arcs(self, ref: str, language: str, /) -> Mapping[str, str]:
        """Return the arcs of a ship, one of which faces a blast: their keys with their names."""

    def blast(
        self, document: Document_contra, state: State_contra, turn: TurnSoFar, ref: str, arc: str, excess: int, apart_cm: int, /
    ) -> Outcome:
        """Return the effect on a ship of a reactor's blast with `excess` left over, at a distance in complete cm."""

    def repairs(
        self, document: Document_contra, state: State_contra, turn: TurnSoFar, ref: str, language: str, /
    ) -> Mapping[str, tuple[str, int]]:
        """Return the repairable parts of a ship: keys with their names, and the largest crew for each."""

    def repair(
        self, document: Document_contra, state: State_contra, turn: TurnSoFar, ref: str, key: str, crew: int, dice: Dice, /
    ) -> Outcome:
        """Return the result of `crew` parties at work, including the effect of a failure."""

    def hits(
        self, document: Document_contra, state: State_contra, turn: TurnSoFar, ref: str, language: str, /
    ) -> tuple[TurnQuestion, ...]:
        """Return the questions of the end of the turn about hits on a ship, so that answers can be noted as they happen."""

    def questions(
        self, document: Document_contra, state: State_contra, turn: TurnSoFar, language: str, /
    ) -> tuple[TurnQuestion, ...]:
        """Return the open questions of the end of the turn that sheets do not answer; dice in the order of their rolls."""

    def next_turn(
        self, document: Document_contra, state: State_contra, turn: TurnSoFar, faces: Mapping[str, int], language: str, /
    ) -> Outcome:
        """Return the events at the end of a turn, with the play state of the next; `faces` are those of all dice asked for."""

    def fighting(self, document: Document_contra, state: State_contra, /) -> tuple[str, ...]:
        """Return the references of the ships that can still fight."""

    def crossed_off(self, document: Document_contra, state: State_contra, /) -> CrossedOff:
        """Return the crossed-off boxes of all ships, for a victory by points."""
