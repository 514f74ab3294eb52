"""Head starts: the points that a side needs at the beginning, so that each side wins about half of the battles.

No search is needed. The battles of one rating give the lead of the first side in each, and the median of these leads is the
head start of the other side. A median of `n` independent battles is off by 0.5 / √n in the win rate, one standard deviation:
1.8 points after 800 battles.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from metamaker.balance.balancer import FAIR, Evened, FightAll, Proposal, Terms, evened
from metamaker.game_api.odds import WIDE, Odds
from metamaker.game_api.play import HeadStart
from metamaker.play.results import Tally, merged
from metamaker.play.simulation.runner import Bout
from metamaker.play.statistics import win_rate

BATTLES = 800
"""The battles of a head start: its win rate is then off by less than 5 points in 99 of 100 cases."""

STAGE = 100
"""The number of battles between two results on the way."""

LEAST = 200
"""A head start from fewer battles is called uncertain; after these it is only offered if it is nearly even.

It is not where one side always wins by the same lead in the same turn: a head start above or below decides every battle.
"""

CLOSE = 0.02
"""A head start this close to even needs no turn."""

SECONDS = 20.0
PART = 1 / 3
"""The time limit of a head start: it comes first, and most of the time remains for changes of the fleets."""


class End(NamedTuple):
    """The end of a battle: the lead of the first side in points, without a head start, and the last turn."""

    lead: int
    turn: int


def ends_of(tally: Tally) -> Counter[End]:
    """Return the ends of battles that count their leads (`Odds.leads`)."""
    return Counter({End(*map(int, label.split())): number for label, number in tally.counts})


def fair_head_start(ends: Mapping[End, int]) -> HeadStart:
    """Return the head start with which the first side wins nearest to half of battles with these ends, by their numbers.

    If several are equally near, the middle one. If too many battles end with the same lead, the last turn decides those.
    Raises ValueError without battles.
    """
    if not ends:
        raise ValueError("a head start needs at least one battle")
    leads = Counter[int]()
    for end, number in ends.items():
        leads[end.lead] += number
    plain = _median(leads)
    if _error(ends, plain) <= CLOSE:
        return plain
    # Too many battles end with the median lead itself: with a head start that makes them ties, their turns decide.
    lead = _middle(leads)
    tie = HeadStart(1, lead) if lead >= 0 else HeadStart(0, -lead)
    late = [tie._replace(from_turn=turn) for turn in sorted({end.turn for end in ends})]
    return min((plain, *late), key=lambda each: _error(ends, each))


def _middle(leads: Mapping[int, int]) -> int:
    """Return the lead of the middle battle."""
    ordered, battles = sorted(leads), sum(leads.values())
    below = accumulate(leads[lead] for lead in ordered)
    return next(lead for lead, number in zip(ordered, below, strict=True) if 2 * number >= battles)


def _median(leads: Mapping[int, int]) -> HeadStart:
    """Return the head start for which these leads, by their numbers, are nearest to even."""
    ordered, battles = sorted(leads), sum(leads.values())
    won = battles
    nearest = abs(2 * won - battles), ordered[0] - 1
    for lead, following in pairwise([*ordered, ordered[-1] + 1]):
        won -= leads[lead]
        # The first side wins with every lead above the threshold; all thresholds up to the next lead are the same.
        nearest = min(nearest, (abs(2 * won - battles), (lead + following - 1) // 2), key=lambda each: each[0])
    threshold = nearest[1]
    return HeadStart(1, threshold) if threshold >= 0 else HeadStart(0, -threshold - 1)


def _error(ends: Mapping[End, int], given: HeadStart) -> float:
    """Return the distance of the win rate from even."""
    found = with_points(ends, given)
    return abs(found.wins / found.fought - 0.5)


def with_points(ends: Mapping[End, int], given: HeadStart) -> Tally:
    """Return the results of battles with these ends if a side has a head start."""
    won = sum(number for end, number in ends.items() if _wins(end, given))
    battles = sum(ends.values())
    return Tally(won, battles - won, 0, asked=battles)


def _wins(end: End, given: HeadStart) -> bool:
    """Return whether the first side wins a battle; with equal points the side with the head start, from its turn on."""
    ahead = end.lead + (given.points if given.side == 0 else -given.points)
    if ahead:
        return ahead > 0
    return (given.side == 0) == (end.turn >= given.from_turn)


def even_offers(
    odds: Odds, forces: Sequence[object], terms: Terms, fight: FightAll, stop: Callable[[], bool] = lambda: False
) -> Iterator[Evened]:
    """Yield the offers so far: the head start, then also changes of the fleets, until `wanted` are confirmed.

    Confirmed offers come first. See `balancer.evened`.
    """
    begun = terms.clock()
    first: Evened | None = None
    for first in with_head_start(odds, forces, terms, fight, stop):
        yield first
    left = terms.seconds - (terms.clock() - begun)
    if first is None or stop() or left <= 0 or terms.wanted <= len(first.fair):
        return
    search = terms._replace(seconds=left, wanted=terms.wanted - len(first.fair))
    for found in evened(odds, forces, search, fight, stop, first.base.tally):
        # A head start from too few battles is uncertain, so a confirmed change is the better offer.
        proposals = sorted((*first.proposals, *found.proposals), key=lambda each: not each.is_fair)
        yield found._replace(
            base=first.base, proposals=tuple(proposals), tried=found.tried + 1, fought=found.fought + first.fought
        )


def with_head_start(
    odds: Odds, forces: Sequence[object], terms: Terms, fight: FightAll, stop: Callable[[], bool]
) -> Iterator[Evened]:
    """Yield the match-up as it is and with a head start, after every stage of battles."""
    ready = odds.leads(forces, terms.captains)
    bout = Bout(ready.fight, ready.payload, ready.match_up)
    end = terms.clock() + min(SECONDS, PART * terms.seconds)
    whole, ends = Tally(), Counter[End]()

    def is_stopped() -> bool:
        return stop() or terms.clock() >= end

    for stage in range(BATTLES // STAGE):
        (tally,) = fight((bout,), STAGE, f"head start {stage}", is_stopped)
        ends += ends_of(tally)
        whole = merged(whole, tally._replace(counts=(), fates=(), turns=(), asked=0))
        if ends:
            offer = _proposal(odds, forces, ends)
            is_offered = whole.fought < LEAST or WIDE[0] <= offer.rate.found <= WIDE[1]
            yield Evened(Proposal(odds.as_it_is(forces), whole), (offer,) if is_offered else (), 1, whole.fought)
        if is_stopped():
            return


def _proposal(odds: Odds, forces: Sequence[object], ends: Mapping[End, int]) -> Proposal:
    given = fair_head_start(ends)
    tally = with_points(ends, given)
    is_fair = tally.fought >= LEAST and FAIR[0] <= win_rate(tally).found <= FAIR[1]
    return Proposal(odds.head_start(forces, given), tally, is_fair)
