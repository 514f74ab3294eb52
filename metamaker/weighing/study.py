"""Who meets whom when ships are weighed, each ship once, and what a ladder says of it: places, who beats whom, slots."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from metamaker.game.weighing import Choice, Weighed, Weighing
from metamaker.play.ladder import Ladder, Lead, Pairing, for_all, pairings
from metamaker.play.many.fought import Bout
from metamaker.play.statistics import Share


class Study(NamedTuple):
    """What is weighed: ships, the field, and what a slot of `ship` may hold, if that is the question.

    `twins` are names that were left out, each with that of the same ship under another name. `is_apart`: only who is weighed
    meets the field, which does not meet itself, so that nobody of it can be given a place.
    """

    given: tuple[Weighed, ...]
    field: tuple[Weighed, ...]
    twins: tuple[tuple[str, str], ...] = ()
    ship: Weighed | None = None
    choices: tuple[Choice, ...] = ()
    is_apart: bool = False

    @property
    def everybody(self) -> Mapping[str, Weighed]:
        """All ships by their signs: the field, then those that are weighed."""
        return {ship.sign: ship for ship in (*self.field, *self.given)}

    @property
    def opponents(self) -> tuple[str, ...]:
        """The signs of the field."""
        return tuple(ship.sign for ship in self.field)

    @property
    def pairs(self) -> tuple[Pairing, ...]:
        """Who meets whom."""
        entered = [ship.sign for ship in self.given] if self.is_apart else list(self.everybody)
        return pairings(entered, self.opponents)


def against_field(ships: Sequence[Weighed], field: Sequence[Weighed]) -> Study:
    """Return the study of ships against a field of others."""
    given, twins = different(ships)
    return Study(given, different(field)[0], twins)


def strength_of(ship: Weighed, field: Sequence[Weighed]) -> Study:
    """Return the study of one ship against a field, whose own places nobody asks for."""
    return Study((ship,), different(field)[0], ship=ship, is_apart=True)


def among_themselves(ships: Sequence[Weighed]) -> Study:
    """Return the study of ships against each other."""
    given, twins = different(ships)
    return Study(given, given, twins)


def of_slot(ship: Weighed, choices: Sequence[Choice], field: Sequence[Weighed]) -> Study:
    """Return the study of what a slot of a ship may hold, against a field."""
    return Study(tuple(choice.ship for choice in choices), different(field)[0], (), ship, tuple(choices), is_apart=True)


def different(ships: Sequence[Weighed]) -> tuple[tuple[Weighed, ...], tuple[tuple[str, str], ...]]:
    """Return ships of which no two are the same, and the names of the others with those of their twins."""
    first: dict[str, Weighed] = {}
    twins: list[tuple[str, str]] = []
    for ship in ships:
        one = first.setdefault(ship.sign, ship)
        if one is not ship and one.name != ship.name:
            twins.append((ship.name, one.name))
    return tuple(first.values()), tuple(twins)


def bouts(scales: Weighing[Any], study: Study, pairs: Sequence[Pairing], captain: str) -> tuple[Bout, ...]:
    """Return some of the pairs of a study as series of battles in which sides change, all led by such a captain."""
    ships = study.everybody
    duels = [scales.meeting(ships[one], ships[other], captain) for one, other in pairs]
    return tuple(Bout(duel.fight, duel.payload, duel.match_up, mirrored=True) for duel in duels)


def protocol(seed: int) -> str:
    """Return what names the battles that weigh with a seed: wherever they are asked for, they are the same ones."""
    return f"balance {seed}"


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
