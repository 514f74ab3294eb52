"""The results of many battles: the outcome of one, the requirements for a game, and totals."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from typing_extensions import TypeVar

Payload_contra = TypeVar("Payload_contra", contravariant=True, default=Any)


class Fate(NamedTuple):
    """The fate of something of a contestant, 0 or 1: its name, such as its class, and its end in a word or two."""

    contestant: int
    what: str
    end: str


class Outcome(NamedTuple):
    """The outcome of one battle.

    `winner` is 0 or 1 in the order of the contestants in the payload, regardless of their sides of the table; None is a draw.
    `counts` are counts of the game by label, such as causes of losses. A label may occur several times. `fates` are those of
    all participants, including survivors, each with its number.
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
    """Two contenders ready for many battles: the function that fights one, its payload, and the name of the match-up.

    `itself`: both are equal, ships and captain, so changing sides would fight the same battle twice.
    """

    fight: Fight
    payload: Any
    match_up: str
    itself: bool = False


class Pair(NamedTuple):
    """Two battles with one seed and changed sides: the half points of contestant 0, 0 to 4, and their turns together."""

    half_points: int
    turns: int


Label = TypeVar("Label", int, str, Fate, Pair)


class Tally(NamedTuple):
    """Battles counted for contestant 0: `wins` + `losses` + `draws` = `fought`. Adding totals is associative.

    `turns`: lengths of battles in turns with their numbers, shortest first. `counts` are the sums of the outcomes, in
    alphabetical order. `asked`: the requested battles; more than `fought` after a stop, which counts only the first battles.
    `pairs`: pairs of a mirrored series with their numbers; a battle without its other half is in none. `fates` are the sums of
    the outcomes, in order.
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
        """The number of battles fought."""
        return self.wins + self.losses + self.draws

    @property
    def is_partial(self) -> bool:
        """Whether requested battles are missing."""
        return self.fought < self.asked


def tally(outcomes: Iterable[Outcome]) -> Tally:
    """Return the totals of outcomes. Raises ValueError for an impossible winner."""
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
    """Return the totals of the outcomes of a mirrored series, two of which make a pair; a last single one is in no pair."""
    pairs: Counter[Pair] = Counter()
    for one, other in zip(outcomes[::2], outcomes[1::2], strict=False):
        pairs[Pair(_half_points(one) + _half_points(other), one.turns + other.turns)] += 1
    return tally(outcomes)._replace(pairs=_sorted(pairs))


def _half_points(outcome: Outcome) -> int:
    """Return the half points of contestant 0 in a battle: 2 for a win, 1 for a draw."""
    return 1 if outcome.winner is None else 2 - 2 * outcome.winner


def merged(first: Tally, second: Tally) -> Tally:
    """Return the totals of the battles of both."""
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
