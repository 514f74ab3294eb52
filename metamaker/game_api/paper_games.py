"""What the rules say of a game that is played on paper: criticals, repairs and the ends of turns, from what sheets say."""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from metamaker.game_api.documents import Document_contra
from metamaker.play.dice import Dice
from metamaker.play.story import StoryLine


class TurnSoFar(NamedTuple):
    """What is known of the turn that is played: the play state with which it began, answers to what is asked, crew at work.

    `noted` are answers by the keys of questions; `worked` the parties that were at work, by what they worked on. Keys are
    those of the game.
    """

    began: Any
    noted: Mapping[str, bool]
    worked: Mapping[str, int]


class TurnQuestion(NamedTuple):
    """What has to be known before a turn is over: yes or no, or the face of a die with so many `faces`.

    `ref` is the ship that it is about, `text` says what is asked of her. `yes` is what was noted, or else what the sheets let
    expect.
    """

    key: str
    ref: str
    text: str
    rules: tuple[str, ...]
    faces: int = 0
    yes: bool = False


class Outcome(NamedTuple):
    """What dice or the end of a turn come to: told, and the JSON value of the play state after it.

    `noted` and `worked` are to be kept for this turn. `succeeded` is False where the sheet stays as it was.
    """

    lines: tuple[StoryLine, ...]
    state: object
    noted: Mapping[str, bool] = {}
    worked: Mapping[str, int] = {}
    succeeded: bool = True


class Paper(Protocol[Document_contra]):
    """What the rules say of a game on paper. A table of such a game takes the damage of a `Setting`."""

    def parts(self, document: Document_contra, ref: str, language: str, /) -> Mapping[str, str]:
        """Return the parts of a ship that a critical can strike: their keys with what people call them."""

    def critical(self, document: Document_contra, state: Any, turn: TurnSoFar, ref: str, part: str, dice: Dice, /) -> Outcome:
        """Return what a critical in a part of a ship comes to."""

    def arcs(self, ref: str, language: str, /) -> Mapping[str, str]:
        """Return the arcs of a ship, one of which faces a blast: their keys with what people call them."""

    def blast(
        self, document: Document_contra, state: Any, turn: TurnSoFar, ref: str, arc: str, excess: int, apart_cm: int, /
    ) -> Outcome:
        """Return what the blast of a reactor, with so much left over, does to a ship so far away, in complete cm."""

    def repairs(
        self, document: Document_contra, state: Any, turn: TurnSoFar, ref: str, language: str, /
    ) -> Mapping[str, tuple[str, int]]:
        """Return what of a ship can be repaired yet: keys with what people call them, and how much crew can work there."""

    def repair(
        self, document: Document_contra, state: Any, turn: TurnSoFar, ref: str, key: str, crew: int, dice: Dice, /
    ) -> Outcome:
        """Return what so much crew at work comes to, and what it means where it fails."""

    def hits(
        self, document: Document_contra, state: Any, turn: TurnSoFar, ref: str, language: str, /
    ) -> tuple[TurnQuestion, ...]:
        """Return what the end of the turn will ask of what hit a ship, so that it can be noted as it happens."""

    def questions(self, document: Document_contra, state: Any, turn: TurnSoFar, language: str, /) -> tuple[TurnQuestion, ...]:
        """Return what sheets do not say and the end of the turn depends on; dice in the order in which they are rolled."""

    def next_turn(
        self, document: Document_contra, state: Any, turn: TurnSoFar, faces: Mapping[str, int], language: str, /
    ) -> Outcome:
        """Return what happens as a turn is over, with the play state of the next; `faces` are those of all dice asked for."""

    def fighting(self, document: Document_contra, state: Any, /) -> tuple[str, ...]:
        """Return the references of the ships that can still fight."""
