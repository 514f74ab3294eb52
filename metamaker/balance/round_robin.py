"""Round robins that rate ships: the match-ups, each ship once, and the results: ranks, pairs, slots."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from metamaker.game_api.weighing import Choice, Weighed, Weighing
from metamaker.play.ranking import Lead, Pairing, Ranking, for_all, pairings
from metamaker.play.simulation.runner import Bout
from metamaker.play.statistics import Share


class Study(NamedTuple):
    """The subjects of a rating: ships, the reference ships, and the choices for a slot of `ship`, if any.

    `twins` are omitted names, each with that of the same ship under another name. `is_apart`: the reference ships do not meet
    each other, so they have no ranks.
    """

    given: tuple[Weighed, ...]
    field: tuple[Weighed, ...]
    twins: tuple[tuple[str, str], ...] = ()
    ship: Weighed | None = None
    choices: tuple[Choice, ...] = ()
    is_apart: bool = False

    @property
    def everybody(self) -> Mapping[str, Weighed]:
        """All ships by fingerprint: the reference ships, then the rated ones."""
        return {ship.sign: ship for ship in (*self.field, *self.given)}

    @property
    def opponents(self) -> tuple[str, ...]:
        """The signs of the field."""
        return tuple(ship.sign for ship in self.field)

    @property
    def pairs(self) -> tuple[Pairing, ...]:
        """The match-ups."""
        entered = [ship.sign for ship in self.given] if self.is_apart else list(self.everybody)
        return pairings(entered, self.opponents)


def against_field(ships: Sequence[Weighed], field: Sequence[Weighed]) -> Study:
    """Return the study of ships against a field of others."""
    given, twins = different(ships)
    return Study(given, different(field)[0], twins)


def strength_of(ship: Weighed, field: Sequence[Weighed]) -> Study:
    """Return the round robin of one ship against reference ships without ranks of their own."""
    return Study((ship,), different(field)[0], ship=ship, is_apart=True)


def among_themselves(ships: Sequence[Weighed]) -> Study:
    """Return the study of ships against each other."""
    given, twins = different(ships)
    return Study(given, given, twins)


def of_slot(ship: Weighed, choices: Sequence[Choice], field: Sequence[Weighed]) -> Study:
    """Return the round robin of the choices for a slot of a ship, against reference ships."""
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


def bouts(scales: Weighing, study: Study, pairs: Sequence[Pairing], captain: str) -> tuple[Bout, ...]:
    """Return some of the pairs of a study as series of battles in which sides change, all led by such a captain."""
    ships = study.everybody
    duels = [scales.meeting(ships[one], ships[other], captain) for one, other in pairs]
    return tuple(Bout(duel.fight, duel.payload, duel.match_up, mirrored=True) for duel in duels)


def protocol(seed: int) -> str:
    """Return the name of the battles of a rating with a seed, the same wherever they are fought."""
    return f"balance {seed}"


class Placed(NamedTuple):
    """The rank of a ship: the observed one, from 1, the best and the worst possible one, its win rate.

    `is_given`: the user asked for this ship (it may also be a reference ship).
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
    """A choice for a slot and the strength of the ship with it: its win rate, and the gain over the present choice.

    `gain` is None for the present choice, and if that is not a choice. All gains of a slot are true together at the usual
    confidence. `may_be_best`: no other choice is clearly better, considering all differences, because the best is only known
    afterwards.
    """

    choice: Choice
    rate: Share
    gain: Lead | None
    may_be_best: bool


class Matrix(NamedTuple):
    """The match-ups as a table: the fingerprints of its rows, best first, and those of its columns."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]


def placed(study: Study, ladder: Ranking) -> tuple[Placed, ...]:
    """Return all ships, including reference ships, best first."""
    everybody = study.everybody
    given = {ship.sign for ship in study.given}
    ranked = ladder.ranked(list(everybody))
    return tuple(
        Placed(everybody[sign], place, ladder.places(sign, ranked), ladder.score(sign), sign in given)
        for place, sign in enumerate(ranked, 1)
    )


def meetings(study: Study, ladder: Ranking, sign: str) -> tuple[Meeting, ...]:
    """Return the results of a ship against the reference ships, in their order, but not against itself."""
    return tuple(meeting(ladder, sign, other) for other in study.field if other.sign != sign)


def meeting(ladder: Ranking, sign: str, other: Weighed) -> Meeting:
    """Return the result of a match-up. Raises KeyError if there is no such match-up."""
    tally, wins = ladder.tally(sign, other.sign), ladder.won(sign, other.sign)
    losses = tally.fought - tally.draws - wins
    return Meeting(other, tally.fought, wins, losses, tally.draws, ladder.rate(sign, other.sign))


def judged(study: Study, ladder: Ranking) -> tuple[Judged, ...]:
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


def _gain(study: Study, ladder: Ranking, choice: Choice, held: Choice | None) -> Lead | None:
    if held is None or choice.is_held:
        return None
    return ladder.lead(choice.ship.sign, held.ship.sign, for_all(len(study.choices) - 1))


def _may_be_best(study: Study, ladder: Ranking, choice: Choice, ranked: Sequence[Choice]) -> bool:
    number, best = len(study.choices), ranked[0]
    return choice is best or not ladder.lead(best.ship.sign, choice.ship.sign, for_all(number * (number - 1) // 2)).is_sure


def matrix(study: Study, ladder: Ranking) -> Matrix:
    """Return the table of match-ups, with reference ships in the order of their ranks.

    Unranked opponents, those of a slot, keep their order.
    """
    if study.choices:
        return Matrix(ladder.ranked([choice.ship.sign for choice in study.choices]), study.opponents)
    rows = ladder.ranked(list(study.everybody))
    opponents = set(study.opponents)
    return Matrix(rows, tuple(sign for sign in rows if sign in opponents))
