"""What a ladder says of a study: places, who beats whom, what a slot should hold."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.battle.ladder import Ladder, Lead, for_all
from metamaker.battle.statistics import Share
from metamaker.fighting import Choice, Weighed
from metamaker.weighing.study import Study


class Placed(NamedTuple):
    """A ship in its place: the place found, from 1, the best and the worst that it could be, its win rate.

    `is_given`: it was to be weighed, be it one of the field as well or not.
    """

    ship: Weighed
    place: int
    places: tuple[int, int]
    rate: Share
    is_given: bool


class Meeting(NamedTuple):
    """The battles of a ship against one of the field: how many, how they ended for the ship, its win rate."""

    other: Weighed
    fought: int
    wins: int
    losses: int
    draws: int
    rate: Share


class Judged(NamedTuple):
    """What a slot may hold and how strong the ship is with it: its win rate, and by how much that is more than now.

    `gain` is None for what is held now, and if that is no choice; all gains of a slot hold together at the usual confidence.
    `may_be_best`: nothing is better beyond doubt; of all differences between choices, since the best is only known afterwards.
    """

    choice: Choice
    rate: Share
    gain: Lead | None
    may_be_best: bool


class Matrix(NamedTuple):
    """Who meets whom as a table: the signs of its rows, the best first, and those of its columns."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]


def placed(study: Study, ladder: Ladder) -> tuple[Placed, ...]:
    """Return all ships, the field as well, the best first."""
    everybody = study.everybody
    given = {ship.sign for ship in study.given}
    ranked = ladder.ranked(list(everybody))
    return tuple(
        Placed(everybody[sign], place, ladder.places(sign, ranked), ladder.score(sign), sign in given)
        for place, sign in enumerate(ranked, 1)
    )


def meetings(study: Study, ladder: Ladder, sign: str) -> tuple[Meeting, ...]:
    """Return what came of all meetings of a ship with the field, in its order; nobody meets itself."""
    return tuple(meeting(ladder, sign, other) for other in study.field if other.sign != sign)


def meeting(ladder: Ladder, sign: str, other: Weighed) -> Meeting:
    """Return what came of the meeting of a ship with another. Raises KeyError if they were not to meet."""
    tally, wins = ladder.tally(sign, other.sign), ladder.won(sign, other.sign)
    losses = tally.fought - tally.draws - wins
    return Meeting(other, tally.fought, wins, losses, tally.draws, ladder.rate(sign, other.sign))


def judged(study: Study, ladder: Ladder) -> tuple[Judged, ...]:
    """Return the choices for a slot, the best first."""
    by_sign = {choice.ship.sign: choice for choice in study.choices}
    ranked = [by_sign[sign] for sign in ladder.ranked(list(by_sign))]
    held = next((choice for choice in study.choices if choice.is_held), None)
    return tuple(
        Judged(
            choice,
            ladder.score(choice.ship.sign),
            _gain(study, ladder, choice, held),
            _may_be_best(study, ladder, choice, ranked),
        )
        for choice in ranked
    )


def _gain(study: Study, ladder: Ladder, choice: Choice, held: Choice | None) -> Lead | None:
    if held is None or choice.is_held:
        return None
    return ladder.lead(choice.ship.sign, held.ship.sign, for_all(len(study.choices) - 1))


def _may_be_best(study: Study, ladder: Ladder, choice: Choice, ranked: Sequence[Choice]) -> bool:
    number, best = len(study.choices), ranked[0]
    return choice is best or not ladder.lead(best.ship.sign, choice.ship.sign, for_all(number * (number - 1) // 2)).is_sure


def matrix(study: Study, ladder: Ladder) -> Matrix:
    """Return who meets whom; the field in the order of its places.

    Opponents whom nobody ranks, those of a slot, stay in the order of the field.
    """
    if study.choices:
        return Matrix(ladder.ranked([choice.ship.sign for choice in study.choices]), study.opponents)
    rows = ladder.ranked(list(study.everybody))
    opponents = set(study.opponents)
    return Matrix(rows, tuple(sign for sign in rows if sign in opponents))
