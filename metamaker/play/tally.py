"""What is kept of a battle when thousands are fought, what a game gives that they can be, and what came of many, added up."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

Payload_contra = TypeVar("Payload_contra", contravariant=True)


class Fate(NamedTuple):
    """What became of something of a contestant, 0 or 1: what it is, such as its class, and how it ended, in a word or two."""

    contestant: int
    what: str
    end: str


class Outcome(NamedTuple):
    """How one battle ended.

    `winner` is 0 or 1 as the payload lists the contestants, whichever side of the table they fought on; None is a draw.
    `counts` are whatever the game counts, by label: what killed whom. A label may stand there more than once. `fates`
    are those of all that took part, the survivors too, each with how many met it.
    """

    winner: int | None
    turns: int
    counts: tuple[tuple[str, int], ...] = ()
    fates: tuple[tuple[Fate, int], ...] = ()


class Fight(Protocol[Payload_contra]):
    """A game's way to fight one battle: a function at the top of a module, since other processes look it up by its name.

    The same payload, seed and `mirrored` give the same outcome. `mirrored`: the contestants have changed sides.
    """

    def __call__(self, payload: Payload_contra, seed: int, mirrored: bool, /) -> Outcome:
        """Return the outcome of the battle with this seed."""


class Duel(NamedTuple):
    """Two contenders ready for many battles: how one is fought, what with, and the word for who meets whom.

    `itself`: both are the same, ships and captain, so that changing sides would fight the same battle twice.
    """

    fight: Fight[Any]
    payload: Any
    match_up: str
    itself: bool = False


class Pair(NamedTuple):
    """Two battles with one seed, sides changed: what contestant 0 won of both in half points, 0 to 4; their turns together."""

    half_points: int
    turns: int


Label = TypeVar("Label", int, str, Fate, Pair)


class Tally(NamedTuple):
    """Battles counted for contestant 0: `wins` + `losses` + `draws` = `fought`. Adding up tallies is associative.

    `turns`: lengths of battles in turns, each with how many were as long, shortest first. `counts` are those of the
    outcomes added up, by label in the order of the alphabet. `asked`: battles that were to be fought; more than `fought`
    if somebody stopped them, and then those are counted that come first. `pairs`: of a mirrored series, each with how many
    were alike; a battle without its other half is in none. `fates` are those of the outcomes added up, in their order.
    """

    wins: int = 0
    losses: int = 0
    draws: int = 0
    turns: tuple[tuple[int, int], ...] = ()
    counts: tuple[tuple[str, int], ...] = ()
    asked: int = 0
    pairs: tuple[tuple[Pair, int], ...] = ()
    fates: tuple[tuple[Fate, int], ...] = ()

    @property
    def fought(self) -> int:
        """The number of battles that were fought."""
        return self.wins + self.losses + self.draws

    @property
    def is_partial(self) -> bool:
        """Whether battles are missing that were asked for."""
        return self.fought < self.asked


def tally(outcomes: Iterable[Outcome]) -> Tally:
    """Return outcomes as a tally of as many battles. Raises ValueError for a winner whom no battle has."""
    results: Counter[int | None] = Counter()
    turns: Counter[int] = Counter()
    counts: Counter[str] = Counter()
    fates: Counter[Fate] = Counter()
    for outcome in outcomes:
        results[outcome.winner] += 1
        turns[outcome.turns] += 1
        for label, count in outcome.counts:
            counts[label] += count
        for fate, count in outcome.fates:
            fates[fate] += count
    if strangers := results.keys() - {0, 1, None}:
        raise ValueError(f"a winner 0, 1 or None was expected, found {strangers.pop()}")
    return Tally(results[0], results[1], results[None], _sorted(turns), _sorted(counts), results.total(), (), _sorted(fates))


def paired(outcomes: Sequence[Outcome]) -> Tally:
    """Return the outcomes of a mirrored series, two and two a pair, as a tally; a last one alone is in no pair."""
    pairs: Counter[Pair] = Counter()
    for one, other in zip(outcomes[::2], outcomes[1::2], strict=False):
        pairs[Pair(_half_points(one) + _half_points(other), one.turns + other.turns)] += 1
    return tally(outcomes)._replace(pairs=_sorted(pairs))


def _half_points(outcome: Outcome) -> int:
    """Return what contestant 0 has of a battle: 2 for a win, 1 for a draw."""
    return 1 if outcome.winner is None else 2 - 2 * outcome.winner


def merged(first: Tally, second: Tally) -> Tally:
    """Return the tally of the battles of both."""
    return Tally(
        first.wins + second.wins,
        first.losses + second.losses,
        first.draws + second.draws,
        _sorted(_added(first.turns, second.turns)),
        _sorted(_added(first.counts, second.counts)),
        first.asked + second.asked,
        _sorted(_added(first.pairs, second.pairs)),
        _sorted(_added(first.fates, second.fates)),
    )


def _added(first: Iterable[tuple[Label, int]], second: Iterable[tuple[Label, int]]) -> Counter[Label]:
    total = Counter(dict(first))
    for label, count in second:
        total[label] += count
    return total


def _sorted(counts: Counter[Label]) -> tuple[tuple[Label, int], ...]:
    return tuple(sorted(counts.items()))
