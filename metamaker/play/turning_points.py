"""The course of a match turn by turn: the win chances after each turn, the parts of dice and orders, and the turning points."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from metamaker.play.recording import Frame
from metamaker.play.review.chances import Chances, Model, chances_of, scored, turn_ends, undone
from metamaker.play.review.ledger import Chance

LEAST, MOST = 0.05, 2
"""The smallest change of a win chance that turns a match, and the usual maximum number of turning points."""


class Dice(NamedTuple):
    """The rolls of a match, and the model of its game by which they count."""

    rolls: Sequence[Chance]
    model: Model


class TurnChange(NamedTuple):
    """A turn with the win chances of all sides before and after it.

    `since` and `made` are the numbers of choices before and after it. `place` is the frame after which the gaining side had
    gained most at once. `dice` is the part of each side's change that the luck in the turn explains; empty if unknown.
    """

    turn: int
    place: int
    since: int
    made: int
    before: Chances
    after: Chances
    dice: tuple[float, ...] = ()

    @property
    def side(self) -> int:
        """The side that gained most."""
        return max(range(len(self.after)), key=self.change)

    def change(self, side: int) -> float:
        """Return the change of a side's chance, from -1 to 1."""
        return self.after[side] - self.before[side]

    def orders(self, side: int) -> float:
        """Return the part of the change that dice do not explain; all of it if the luck is unknown."""
        return self.change(side) - (self.dice[side] if self.dice else 0.0)


def turn_changes(
    frames: Sequence[Frame],
    quick: Sequence[Chances],
    fought: Mapping[int, Chances] | None = None,
    dice: Dice | None = None,
) -> list[TurnChange]:
    """Return each turn of a match, from its `quick` chances in each frame; none for a match without them.

    `fought` are better chances by the place of their frame, from battles.
    """
    if not quick:
        return []
    ends = turn_ends(frames)
    if frames[-1].made < 0:
        ends[-1] = len(frames) - 1
    better = fought or {}
    found = []
    for first, last in pairwise(ends):
        before, after = better.get(first, quick[first]), better.get(last, quick[last])
        since = frames[first].made
        made = max(frame.made for frame in frames[first : last + 1])
        turn = TurnChange(frames[last].turn, last, since, made, before, after)
        if dice is not None:
            turn = turn._replace(dice=_of_dice(frames[last], dice, turn))
        found.append(turn._replace(place=_largest(quick, first, last, turn.side)))
    return found


def _largest(quick: Sequence[Chances], first: int, last: int, side: int) -> int:
    """Return the frame between two others that raised the chance of a side most."""
    return max(range(first + 1, last + 1), key=lambda place: quick[place][side] - quick[place - 1][side])


def _of_dice(frame: Frame, dice: Dice, turn: TurnChange) -> tuple[float, ...]:
    """Return the part of each side's chance after a turn that it would not have with average dice in this turn."""
    strengths = frame.moment.strengths
    if not strengths:
        return ()
    luck = [0.0] * len(strengths[0].sides)
    for each in dice.rolls:
        if turn.since <= each.made < turn.made:
            luck[each.side] += each.luck
    usual = chances_of(scored(undone(strengths, luck, dice.model), turn.turn, dice.model))
    return tuple(now - then for now, then in zip(chances_of(scored(strengths, turn.turn, dice.model)), usual, strict=True))


def turning_points(turns: Sequence[TurnChange], most: int = MOST) -> list[TurnChange]:
    """Return the turns with the largest changes, up to `most`, in their order."""
    largest = sorted(turns, key=lambda each: -each.change(each.side))[:most]
    return sorted((each for each in largest if each.change(each.side) >= LEAST), key=lambda each: each.turn)


def remaining(frame: Frame, first: Frame) -> tuple[float, ...]:
    """Return the part of its strength that each side still has, from 0 to 1; empty for matches that do not count it."""
    whole = _counted(first)
    return tuple(min(1.0, now / each) if each > 0.0 else 0.0 for now, each in zip(_counted(frame), whole, strict=False))


def _counted(frame: Frame) -> tuple[float, ...]:
    strengths = frame.moment.strengths
    return strengths[0].sides if strengths else ()
