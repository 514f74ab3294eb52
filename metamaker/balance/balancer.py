"""The balancer: it fights the changes that are probably even, and confirms the best of them with fresh battles.

The forecast decides where to begin. After each batch of battles, one posterior (`posterior.py`) is updated for all changes. A
change with a high probability of being even then needs fresh battles, because the earlier ones helped to choose it.
"""

from collections.abc import Callable, Iterator, Sequence
from math import exp
from time import monotonic
from typing import Any, NamedTuple

from metamaker.balance.posterior import Posterior
from metamaker.core.messages import Text, message
from metamaker.game_api.odds import NARROW, Change, Odds
from metamaker.play.results import Duel, Tally, merged
from metamaker.play.simulation.executors import Workers
from metamaker.play.simulation.runner import Bout, all_fought
from metamaker.play.statistics import Share, win_rate

FAIR = NARROW
"""A win rate is fair between these: people do not feel five points in an evening."""

BATCH = 20
"""Battles of a change at a time while the search goes on; the first batch of a change is half of it."""

ENOUGH = 60
"""The battles of a change before it can be chosen for confirmation."""

LIKELY = 0.7
"""The probability of being fair at which a change is chosen for confirmation, and after which it is confirmed."""

FRESH = 800
"""Fresh battles that confirm a change: an interval of 3.5 points either way."""

FRESH_BATCH = 100
"""Fresh battles at a time; after each batch, a change that is hardly fair any more leaves the confirmation."""

LEAST_FRESH = 150
"""With fewer fresh battles nothing can be confirmed: if they were half won, the change would be fair with a chance of 78%."""

RESERVED = 0.4
"""The part of all battles that is kept for a confirmation where there is time for few battles."""

DROPPED = 0.25
"""A change in confirmation is dropped if it is fair with less than this probability."""

HOPELESS = 0.005
"""A change that is fair with less than this probability is not fought. If no other is left, the search gives up."""

LONG = 400
"""A change with this many battles that is still not chosen for confirmation is on the edge of being fair; others are better."""

SMALL = 0.5
"""A change of this size counts for e times less than an equally probable one without size: players prefer small changes."""

SECONDS = 55.0
"""The patience of a user: a minute, including the start and the end."""

WANTED = 3
"""The number of proposals to choose from, of different kinds if possible."""


class Proposal(NamedTuple):
    """A change, its battles, and whether they confirmed that it is even. Confirmed ones have fresh battles only."""

    change: Change
    tally: Tally
    is_fair: bool = False

    @property
    def rate(self) -> Share:
        """The win rate of the first side."""
        return win_rate(self.tally)


class Evened(NamedTuple):
    """State of the search: the match-up as it is, proposals with the best first, and counts of changes and battles.

    `given_up`: no change is left that battles could still show to be fair.
    """

    base: Proposal
    proposals: tuple[Proposal, ...]
    tried: int
    fought: int
    given_up: bool = False

    @property
    def fair(self) -> tuple[Proposal, ...]:
        """The proposals that are known to be even."""
        return tuple(each for each in self.proposals if each.is_fair)


def none_found(found: Evened, names: Sequence[str]) -> Text:
    """Return why there is no (further) proposal and a remedy, for the sides with these names."""
    if not found.given_up:
        return message("play-fair-none", tried=found.tried, fought=found.fought)
    weaker = 0 if found.base.rate.found < sum(FAIR) / 2 else 1
    sides = {"weaker": names[weaker], "stronger": names[1 - weaker]}
    if found.proposals:
        return message("play-fair-no_more", **sides)
    return message("play-fair-given_up", tried=found.tried, fought=found.fought, **sides)


FightAll = Callable[[Sequence[Bout], int, str, Callable[[], bool]], Sequence[Tally]]
"""Fights more battles of several bouts. The word names the stage, for seeds. Stops early on request."""


class Terms(NamedTuple):
    """The captain of both sides, the time for battles in seconds, the number of proposals, the clock."""

    captains: Sequence[str]
    seconds: float = SECONDS
    wanted: int = WANTED
    clock: Callable[[], float] = monotonic


def evened(
    odds: Odds,
    forces: Sequence[object],
    terms: Terms,
    fight: FightAll,
    stop: Callable[[], bool] = lambda: False,
    known: Tally = Tally(),  # noqa: B008 - an immutable value
) -> Iterator[Evened]:
    """Yield the state of the search for an even match-up, after every batch, until enough changes are even.

    Also ends when `stop()` returns true or time is up, with the changes that may be even. `known`: earlier battles of the
    match-up as it is; the search begins there, and they are not counted again.
    """
    search = _Search(odds, forces, terms, fight, stop)
    yield from search.run(known)


class _Trial:
    """A change that was fought: the battles of the search, and the fresh ones of its confirmation, which takes `enough`."""

    def __init__(self, change: Change) -> None:
        self.change = change
        self.seen = Tally()
        self.fresh = Tally()
        self.enough = 0
        self.is_fair = False
        self.is_closed = False

    @property
    def all(self) -> Tally:
        """All its battles."""
        return merged(self.seen, self.fresh)

    @property
    def proposal(self) -> Proposal:
        """The change as a proposal."""
        return Proposal(self.change, self.fresh if self.is_fair else self.all, self.is_fair)


class _Search:
    """The search under way."""

    def __init__(self, odds: Odds, forces: Sequence[object], terms: Terms, fight: FightAll, stop: Callable[[], bool]) -> None:
        self._odds = odds
        self._forces = forces
        self._terms = terms
        self._fight = fight
        self._stop = stop
        self._begun = terms.clock()
        self._base = odds.as_it_is(forces)
        self._changes: dict[Any, Change] = {self._base.recipe: self._base}
        self._trials: dict[Any, _Trial] = {}
        self._posterior = Posterior(self._base)
        self._confirming: _Trial | None = None
        self._round = self._fought = 0

    def run(self, known: Tally) -> Iterator[Evened]:
        """Fight round after round."""
        if known.fought:
            self._trial(self._base).seen = known
            self._learn()
        else:
            self._try(self._base)
            yield self._known()
        self._widen()
        while not self._is_over():
            if self._confirming is not None:
                self._confirm(self._confirming)
            elif (chosen := self._next() or self._further()) is None:
                yield self._known()._replace(given_up=True)
                return
            elif self._is_ready(chosen):
                self._confirming = self._trials[chosen.recipe]
                self._confirming.enough = self._enough
                continue
            else:
                self._try(chosen)
                if self._round in _WIDENED:
                    self._widen()
            yield self._known()

    def _is_over(self) -> bool:
        fair = [trial for trial in self._trials.values() if trial.is_fair]
        return self._is_stopped() or len(fair) >= self._terms.wanted or any(trial.change is self._base for trial in fair)

    def _is_stopped(self) -> bool:
        return self._stop() or self._passed >= self._terms.seconds

    @property
    def _passed(self) -> float:
        return self._terms.clock() - self._begun

    @property
    def _possible(self) -> int:
        """The number of battles that there is time for in all, at the present pace."""
        return int(self._fought * self._terms.seconds / max(self._passed, 1e-3))

    @property
    def _enough(self) -> int:
        """The number of fresh battles for a confirmation, an even one because they are fought in pairs."""
        return min(FRESH, max(LEAST_FRESH, int(RESERVED * self._possible) // 2 * 2))

    def _trial(self, change: Change) -> _Trial:
        return self._trials.setdefault(change.recipe, _Trial(change))

    def _try(self, change: Change) -> None:
        """Fight a batch of a change."""
        trial = self._trial(change)
        trial.seen = merged(trial.seen, self._battle(change, BATCH if trial.seen.fought else BATCH // 2))
        self._learn()
        trial.is_closed = trial.seen.fought >= LONG

    def _confirm(self, trial: _Trial) -> None:
        """Fight fresh battles of a change, until it is confirmed or dropped."""
        trial.fresh = merged(trial.fresh, self._battle(trial.change, min(FRESH_BATCH, trial.enough - trial.fresh.fought)))
        self._learn()
        chance = self._chance(trial.change)
        if trial.fresh.fought >= trial.enough:
            trial.is_fair = chance >= LIKELY and FAIR[0] <= win_rate(trial.fresh).found <= FAIR[1]
        elif chance >= DROPPED:
            return
        trial.is_closed = True
        self._confirming = None

    def _battle(self, change: Change, number: int) -> Tally:
        """Fight some battles more of a change."""
        self._round += 1
        ready = self._odds.bout(self._forces, change, self._terms.captains)
        (tally,) = self._fight((_bout(ready),), number, f"{self._round}", self._is_stopped)
        self._fought += tally.fought
        return tally._replace(counts=(), fates=(), turns=(), asked=0)

    def _learn(self) -> None:
        self._posterior.learn([(trial.change, trial.all) for trial in self._trials.values() if trial.all.fought])

    def _chance(self, change: Change) -> float:
        """Return the probability that a change is fair."""
        return self._posterior.belief(change).within(FAIR)

    def _is_ready(self, change: Change) -> bool:
        """Return whether a change is to be confirmed now: it is probably fair, or time is running out."""
        trial = self._trials.get(change.recipe)
        if trial is None or self._possible - self._fought < LEAST_FRESH:
            return False
        is_late = self._possible - self._fought <= self._enough
        return is_late or (trial.seen.fought >= ENOUGH and self._chance(change) >= LIKELY)

    def _next(self) -> Change | None:
        """Return the change to be fought now: the one that most probably is fair, if it is small. None without hope.

        Large changes count less, and so do those of a kind that already has a fair one.
        """
        open_ones = [each for each in self._changes.values() if not self._is_closed(each)]
        near = sorted(open_ones, key=lambda each: abs(self._posterior.mean(each)))[:_LOOKED_AT]
        done = {trial.change.kind for trial in self._trials.values() if trial.is_fair}
        best, most = None, 0.0
        for each in near:
            chance = self._chance(each)
            promise = chance * exp(-each.size / SMALL) * (_AGAIN if each.kind in done else 1.0)
            if chance >= HOPELESS and promise > most:
                best, most = each, promise
        return best

    def _further(self) -> Change | None:
        """Return the next change once all others are hopeless: ask the game again, and then for many more pairs."""
        self._widen()
        if (found := self._next()) is None:
            self._join(len(self._changes))
            found = self._next()
        return found

    def _is_closed(self, change: Change) -> bool:
        trial = self._trials.get(change.recipe)
        return trial is not None and trial.is_closed

    def _widen(self) -> None:
        """Ask the game for changes that fit present knowledge."""
        stronger = 0 if self._posterior.mean(self._base) > 0 else 1
        for each in self._odds.changes(self._forces, stronger, self._aim()):
            self._changes.setdefault(each.recipe, each)
        self._join(_JOINED)

    def _aim(self) -> float:
        """Return the forecast, in logits, at which an average change is even."""
        low, high = -_FARTHEST, _FARTHEST
        for _ in range(_HALVINGS):
            middle = (low + high) / 2
            low, high = (low, middle) if self._posterior.mean(_anything(self._base, middle)) > 0 else (middle, high)
        return middle

    def _join(self, number: int) -> None:
        """Add pairs of changes that together come nearer to even than one of them, for this number of promising ones."""
        expected = {key: self._posterior.mean(each) for key, each in self._changes.items()}
        single = [each for each in self._changes.values() if "+" not in each.kind and each is not self._base]
        for one in sorted(single, key=lambda each: abs(expected[each.recipe]) + each.size)[:number]:
            alone = expected[one.recipe]
            pairs = [(abs(alone + expected[other.recipe] - expected[self._base.recipe]), other) for other in single]
            near = [pair for pair in pairs if pair[1].kind != one.kind and pair[0] < abs(alone) - _GAIN]
            for _, other in sorted(near, key=lambda pair: pair[0] + pair[1].size)[:_PARTNERS]:
                joined = self._odds.both(self._forces, one, other)
                if joined is not None:
                    self._changes.setdefault(joined.recipe, joined)

    def _known(self) -> Evened:
        """Return the state: confirmed changes, the smallest first, then those that may be fair, the most probable first."""
        fair = sorted((each for each in self._trials.values() if each.is_fair), key=lambda each: each.change.size)
        maybe = [
            (self._chance(each.change), each.proposal)
            for each in self._trials.values()
            if not each.is_fair and FAIR[0] <= each.proposal.rate.found <= FAIR[1]
        ]
        maybe.sort(key=lambda pair: -pair[0])
        base = self._trials[self._base.recipe].proposal
        proposals = (*(each.proposal for each in fair), *(proposal for _, proposal in maybe))
        return Evened(base, proposals, len(self._trials), self._fought)


_LOOKED_AT = 30
"""The number of changes, the nearest to even, with a calculated probability of being fair."""

_FARTHEST = 12.0
_HALVINGS = 20
"""Forecasts are within 12 logits, and their zero is found to a thousandth."""

_WIDENED = frozenset({3, 6, 10, 15, 22, 30})
"""The rounds after which the game is asked again: knowledge changes most at first."""

_JOINED = 8
_PARTNERS = 3
_GAIN = 0.1
"""Pairs are made of the eight most promising changes with three others each, if they are nearer to even by a tenth."""

_AGAIN = 0.2
"""If one kind already has a fair change, others of it count a fifth: proposals of different kinds are a better choice."""


def _anything(base: Change, expected: float) -> Change:
    """Return a change of no kind with this forecast, to ask the posterior about changes in general."""
    return base._replace(kind="", recipe=("", expected), expected=expected)


def _bout(ready: Duel) -> Bout:
    return Bout(ready.fight, ready.payload, ready.match_up, mirrored=True)


def by_workers(seed: int, crew: Workers | None) -> FightAll:
    """Return the function that fights with workers, or in this process without any. Seeds follow from seed, stage and bout.

    Raises KeyboardInterrupt if the user interrupts battles.
    """

    def fight(bouts: Sequence[Bout], number: int, stage: str, stop: Callable[[], bool]) -> Sequence[Tally]:
        tallies = all_fought(bouts, number, protocol=f"fair {seed} {stage}", workers=1, crew=crew, stop=stop)
        if any(tally.is_partial for tally in tallies) and not stop():
            # A series ends by itself when the user interrupts it; the search has to hear of that, too.
            raise KeyboardInterrupt
        return tallies

    return fight
