"""Random numbers: seeded dice for play, fixed dice for tests, and every outcome with its exact probability."""

import random
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import Protocol, TypeVar

Result = TypeVar("Result")


class Dice(Protocol):
    """Anything that can roll a die."""

    def roll(self, faces: int) -> int:
        """Return the face of a die: 1 to `faces`."""


class SeededDice:
    """Dice that a seed repeats: the same seed and the same calls give the same faces, everywhere."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311 - games want repeatable dice, not secrets

    def reseed(self, seed: int) -> None:
        """Continue with the dice of another seed."""
        self._random = random.Random(seed)  # noqa: S311 - see above

    def roll(self, faces: int) -> int:
        """Return the next face."""
        # Python promises that random() repeats over versions for a seed; it does not promise that of randrange().
        return int(self._random.random() * faces) + 1


class CountedDice:
    """Other dice, counted as they are rolled."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self.rolls = 0

    def roll(self, faces: int) -> int:
        """Return the next face."""
        self.rolls += 1
        return self._dice.roll(faces)


class FixedDice:
    """Dice that show the given faces in order."""

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces = list(faces)
        self._used = 0

    def roll(self, faces: int) -> int:
        """Return the next given face; raises ValueError if none is left or it is not on the die."""
        if self._used == len(self._faces):
            raise ValueError(f"no face is left for roll {self._used + 1}, a D{faces}")
        face = self._faces[self._used]
        if not 1 <= face <= faces:
            raise ValueError(f"roll {self._used + 1} is a D{faces}, which has no face {face}")
        self._used += 1
        return face

    def finish(self) -> None:
        """Raise ValueError if a face was not used."""
        if self._used < len(self._faces):
            raise ValueError(f"{len(self._faces) - self._used} of {len(self._faces)} given faces were not rolled")


class _Scripted:
    """Follows a script of faces, then shows ones, and records the requested dice."""

    def __init__(self, script: list[tuple[int, int]]) -> None:
        self.script = script
        self.rolled = 0

    def roll(self, faces: int) -> int:
        if self.rolled == len(self.script):
            self.script.append((1, faces))
        face, _ = self.script[self.rolled]
        self.rolled += 1
        return face


def outcomes(play: Callable[[Dice], Result]) -> Iterator[tuple[Fraction, Result]]:
    """Yield every result of `play` with its exact probability, by playing it with every sequence of faces.

    `play` must roll the same dice whenever it is shown the same faces. Results may repeat.
    """
    script: list[tuple[int, int]] = []
    while True:
        dice = _Scripted(script)
        result = play(dice)
        weight = Fraction(1)
        for _, faces in script:
            weight /= faces
        yield weight, result
        while script and script[-1][0] == script[-1][1]:
            script.pop()
        if not script:
            return
        face, faces = script[-1]
        script[-1] = (face + 1, faces)


def expectation(play: Callable[[Dice], Fraction | int]) -> Fraction:
    """Return the exact mean of the results of `play`."""
    return sum((weight * result for weight, result in outcomes(play)), Fraction(0))
