"""The balancer: of many changes it fights the smallest ones until one is known to be even, most of them only briefly.

The forecast decides where to begin. It errs alike for similar changes, so each batch of battles also improves the expectation
for others. That decides which change is tried next, and which one is given up.
"""

from collections.abc import Callable, Iterator, Sequence
from math import exp, log
from time import monotonic
from typing import Any, NamedTuple

from metamaker.core.messages import Text, message
from metamaker.game_api.odds import Change, Odds
from metamaker.play.results import Duel, Tally, merged
from metamaker.play.simulation.executors import Workers
from metamaker.play.simulation.runner import Bout, all_fought
from metamaker.play.statistics import Share, win_rate

FAIR = 0.45, 0.55
"""A win rate is fair between these: people do not feel five points in an evening."""

STAGES = 10, 30, 80, 200
"""The numbers of battles after which a change is evaluated again.

The last gives an interval of seven points either way, like a rating.
"""

ABREAST = {10: 2, 30: 1, 80: 1, 200: 1}
"""The number of changes fought to each stage at a time: two at first, then only the best.

With stages of 20, 60, 130 and 260, up to four at a time and twelve battles for either doubt, a fair change was known after 890
battles on average over seven match-ups of four to eight ships; with these numbers after 530.
"""

ENOUGH = 100
PART = 3
"""Where there is time for few battles, as large fleets take a second for one, a third of them have to do for the last stage,
and a hundred at least: an interval of ten points to both sides. Half of all that is fought goes into finding the change."""

GIVEN_UP_AT = 0.8
"""The confidence at which a change is given up as uneven: after a mistake, other changes are as good."""

LATE = 0.6
"""After this part of the time without a fair change, only the most even one is fought, to be sure of one."""

LIKE = 0.7
"""Changes whose forecasts differ by up to this many logits have similar errors of the forecast. Chosen without trials."""

OTHER_KIND = 0.4
"""The weight of battles of a change for changes of another kind. Chosen without trials."""

DOUBT = 3.0
"""The weight of the forecast in battles: it errs by 1.2 logits, as three battles do."""

LIKENESS = 60.0
"""The weight of battles of similar changes, in battles of the change itself. With 30 the search took longer."""

SIZE_WEIGHT = 0.6
"""This distance from even, in logits, weighs as much as a change of the whole value of both sides.

Smaller numbers found larger changes.
"""

SECONDS = 55.0
"""The patience of a user: a minute, including the start and the end."""

WANTED = 3
"""The number of proposals to choose from, of different kinds if possible."""


class Proposal(NamedTuple):
    """A change, and its battles. `is_fair`: it is even, and known well enough from `enough` battles."""

    change: Change
    tally: Tally
    enough: int = STAGES[-1]

    @property
    def rate(self) -> Share:
        """The win rate of the first side."""
        return win_rate(self.tally)

    @property
    def is_fair(self) -> bool:
        """Whether it was fought to the end and found to be fair."""
        return self.tally.fought >= self.enough and FAIR[0] <= self.rate.found <= FAIR[1]

    @property
    def may_be_fair(self) -> bool:
        """Whether it may still be even; after the last stage only the result counts."""
        if self.tally.fought >= self.enough:
            return self.is_fair
        rate = win_rate(self.tally, GIVEN_UP_AT)
        return rate.low <= FAIR[1] and rate.high >= FAIR[0]


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
    """Return why there is no proposal, and what would help, for the sides with these names."""
    weaker = 0 if found.base.rate.found < sum(FAIR) / 2 else 1
    if not found.given_up:
        return message("play-fair-none", tried=found.tried, fought=found.fought)
    sides = {"weaker": names[weaker], "stronger": names[1 - weaker]}
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
    odds: Odds, forces: Sequence[object], terms: Terms, fight: FightAll, stop: Callable[[], bool] = lambda: False
) -> Iterator[Evened]:
    """Yield the state of the search for an even match-up, after every batch, until enough changes are even.

    Also ends when `stop()` returns true or time is up, with the changes that may be even.
    """
    search = _Search(odds, forces, terms, fight, stop)
    yield from search.run()


class _Search:
    """The search under way."""

    def __init__(self, odds: Odds, forces: Sequence[object], terms: Terms, fight: FightAll, stop: Callable[[], bool]) -> None:
        self._odds = odds
        self._forces = forces
        self._terms = terms
        self._fight = fight
        self._stop = stop
        self._begun = terms.clock()
        self._end = self._begun + terms.seconds
        self._enough = STAGES[-1]
        self._base = odds.as_it_is(forces)
        self._changes: dict[Any, Change] = {self._base.recipe: self._base}
        self._tallies: dict[Any, Tally] = {}
        self._round = 0

    def run(self) -> Iterator[Evened]:
        """Fight round after round."""
        self._battle((self._base,), STAGES[0])
        yield self._known()
        self._widen()
        while not self._is_over():
            chosen = self._next() or self._further()
            if not chosen:
                yield self._known()._replace(given_up=True)
                return
            self._battle(chosen, min(self._missing(each) for each in chosen))
            self._pace()
            if self._round in _WIDENED:
                self._widen()
            yield self._known()

    def _further(self) -> tuple[Change, ...]:
        """Return the next changes to fight once all others are given up: the offers of the game with present knowledge."""
        self._widen()
        return self._next()

    def _is_over(self) -> bool:
        fair = [each for each in self._changes.values() if self._proposal(each).is_fair]
        return self._is_stopped() or len(fair) >= self._terms.wanted or self._base in fair

    def _is_stopped(self) -> bool:
        return self._stop() or self._terms.clock() >= self._end

    def _battle(self, changes: Sequence[Change], number: int) -> None:
        """Fight some battles more of each of these."""
        self._round += 1
        bouts = [_bout(self._odds.bout(self._forces, each, self._terms.captains)) for each in changes]
        for change, tally in zip(changes, self._fight(bouts, number, f"{self._round}", self._is_stopped), strict=True):
            before = self._tallies.get(change.recipe, Tally())
            self._tallies[change.recipe] = merged(before, tally._replace(counts=(), fates=(), turns=(), asked=0))

    def _pace(self) -> None:
        """See how many battles there will be time for, and how many of them a change can have."""
        fought = sum(tally.fought for tally in self._tallies.values())
        possible = fought * self._terms.seconds / max(self._terms.clock() - self._begun, 1e-3)
        self._enough = min(STAGES[-1], max(ENOUGH, int(possible / PART)))

    def _widen(self) -> None:
        """Ask the game for changes that fit present knowledge."""
        shift = self._shift(self._base)
        now = self._base.expected + shift
        for each in self._odds.changes(self._forces, 0 if now > 0 else 1, -self._aim_shift()):
            self._changes.setdefault(each.recipe, each)
        self._join()

    def _aim_shift(self) -> float:
        """Return by how much the forecast errs about where the meeting is even."""
        fought = [(each, self._tallies[key]) for key, each in self._changes.items() if key in self._tallies]
        nearest = min(fought, key=lambda pair: abs(_logit(pair[1])))
        return self._shift(nearest[0])

    def _join(self) -> None:
        """Add pairs of changes that together come nearer to even than one of them, the most promising of each."""
        single = [each for each in self._changes.values() if "+" not in each.kind and each is not self._base]
        for one in sorted(single, key=self._cost)[:_JOINED]:
            alone = abs(self._expected(one))
            pairs = [(abs(self._expected(one) + other.expected - self._base.expected), other) for other in single]
            near = [pair for pair in pairs if pair[1].kind != one.kind and pair[0] < min(_NEAR, alone - _GAIN)]
            for _, other in sorted(near, key=lambda pair: pair[0] + SIZE_WEIGHT * pair[1].size)[:_PARTNERS]:
                joined = self._odds.both(self._forces, one, other)
                if joined is not None:
                    self._changes.setdefault(joined.recipe, joined)

    def _shift(self, change: Change) -> float:
        """Return the error of the forecast for a change, as far as battles of similar changes show it."""
        total, weight = 0.0, DOUBT
        for key, tally in self._tallies.items():
            other = self._changes[key]
            gap = (change.expected - other.expected) / LIKE
            alike = exp(-gap * gap / 2) + _ALWAYS
            counts = tally.fought * alike * (1.0 if other.kind == change.kind else OTHER_KIND)
            total += counts * (_logit(tally) - other.expected)
            weight += counts
        return total / weight

    def _expected(self, change: Change) -> float:
        """Return the expected logits of a change."""
        own = self._tallies.get(change.recipe)
        guess = change.expected + self._shift(change)
        if own is None:
            return guess
        return (own.fought * _logit(own) + LIKENESS * guess) / (own.fought + LIKENESS)

    def _cost(self, change: Change) -> float:
        return abs(self._expected(change)) + SIZE_WEIGHT * change.size

    def _missing(self, change: Change) -> int:
        fought = self._tallies.get(change.recipe, Tally()).fought
        stages = (*STAGES[:-1], self._enough)
        return next((stage for stage in stages if stage > fought), fought) - fought

    def _next(self) -> tuple[Change, ...]:
        """Return the changes to be fought now: those that promise most, each kind in its turn, never a fair one again."""
        open_ones = [
            each
            for each in self._changes.values()
            if self._missing(each) and (each.recipe not in self._tallies or self._proposal(each).may_be_fair)
        ]
        done = {self._proposal(each).change.kind for each in self._changes.values() if self._proposal(each).is_fair}
        ranked = sorted(open_ones, key=lambda each: self._cost(each) + (_AGAIN if each.kind in done else 0.0))
        if not ranked:
            return ()
        first = ranked[0]
        if not done and self._terms.clock() > self._end - (1 - LATE) * self._terms.seconds:
            # The one fought longest is known best; others would come too late.
            likely = [each for each in open_ones if abs(self._expected(each)) < _NEAR and each.recipe in self._tallies]
            if likely:
                return (max(likely, key=lambda each: (self._tallies[each.recipe].fought, -self._cost(each))),)
        # Batches of one length go together: a change fought for longer is near its end, and worth waiting for.
        missing = self._missing(first)
        stage = self._tallies.get(first.recipe, Tally()).fought + missing
        return tuple([first, *(each for each in ranked[1:] if self._missing(each) == missing)][: ABREAST.get(stage, 1)])

    def _proposal(self, change: Change) -> Proposal:
        return Proposal(change, self._tallies.get(change.recipe, Tally()), self._enough)

    def _known(self) -> Evened:
        fought = [self._proposal(self._changes[key]) for key in self._tallies]
        fair = sorted((each for each in fought if each.is_fair), key=lambda each: each.change.size)
        maybe = [
            each
            for each in fought
            if not each.is_fair and each.may_be_fair and FAIR[0] <= each.rate.found <= FAIR[1] and each.tally.fought
        ]
        maybe.sort(key=lambda each: (-each.tally.fought, each.change.size))
        base = self._proposal(self._base)
        return Evened(base, (*fair, *maybe), len(fought), sum(each.tally.fought for each in fought))


_WIDENED = frozenset({3, 6, 10, 15, 22, 30})
"""The rounds after which the game is asked again: knowledge changes most at first."""

_JOINED = 8
_PARTNERS = 3
_NEAR = 0.25
_GAIN = 0.1
"""Pairs are made of the eight most promising changes with three others each, if they are nearer to even by a tenth."""

_ALWAYS = 0.05
"""Battles of very different changes count a little too, which is better than nothing."""

_AGAIN = 0.15
"""If one kind already has a fair change, others of it wait for other kinds, unless they are nearer by this many logits."""


def _bout(ready: Duel) -> Bout:
    return Bout(ready.fight, ready.payload, ready.match_up, mirrored=True)


def _logit(tally: Tally) -> float:
    """Return the logits of a win rate, with one more win and loss, because a short batch may have none."""
    wins = tally.wins + tally.draws / 2
    return log((wins + 1) / (tally.fought - wins + 1))


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
