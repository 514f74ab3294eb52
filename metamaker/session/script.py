"""The choices of a replay, which answer the decisions of a battle in their order."""

from collections.abc import Sequence

from metamaker.battle.replay import Choice
from metamaker.core.problem import FileProblem


class Script:
    """Choices from a file; without any, nobody's answers are laid down."""

    def __init__(self, choices: Sequence[Choice] = (), file: str = "") -> None:
        self._choices = tuple(choices)
        self._file = file

    def has(self, place: int) -> bool:
        """Whether the decision at a place of the battle is answered here."""
        return place < len(self._choices)

    def part(self, place: int, number: int) -> tuple[Choice, ...]:
        """Return the answers of so many decisions from a place on; fewer at the end."""
        return self._choices[place : place + number]

    def rest(self, place: int) -> tuple[Choice, ...]:
        """Return the answers from a place on."""
        return self._choices[place:]

    def problem(self, place: int, text: str) -> FileProblem:
        """Return what is wrong with the choice at a place."""
        return FileProblem(self._file, f"choices/{place}", text)

    def surplus(self, place: int) -> FileProblem:
        """Return what is wrong with choices for a battle that is over before the one at a place."""
        left = len(self._choices) - place
        return self.problem(place, f"expected no choice after the end of the battle, found {left} more")
