"""Head starts: the points that a side needs at the beginning, so that each side wins about half of the battles.

No search is needed. The battles of one rating give the lead of the first side in each, and the median of these leads is the
head start of the other side. A median of `n` independent battles is off by 0.5 / √n in the win rate, one standard deviation:
1.8 points after 800 battles.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise

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

It is not where one side always wins by the same lead: a head start above or below that decides every battle.
"""

SECONDS = 20.0
PART = 1 / 3
"""The time limit of a head start: it comes first, and most of the time remains for changes of the fleets."""


def fair_head_start(leads: Mapping[int, int]) -> HeadStart:
    """Return the head start with which the first side wins nearest to half of battles with these leads, by their numbers.

    If several are equally near, the middle one. Raises ValueError without battles.
    """
    if not leads:
        raise ValueError("a head start needs at least one battle")
    ordered, battles = sorted(leads), sum(leads.values())
    won = battles
    nearest = abs(2 * won - battles), ordered[0] - 1
    for lead, following in pairwise([*ordered, ordered[-1] + 1]):
        won -= leads[lead]
        # The first side wins with every lead above the threshold; all thresholds up to the next lead are the same.
        nearest = min(nearest, (abs(2 * won - battles), (lead + following - 1) // 2), key=lambda each: each[0])
    threshold = nearest[1]
    return HeadStart(1, threshold) if threshold >= 0 else HeadStart(0, -threshold - 1)


def with_points(leads: Mapping[int, int], given: HeadStart) -> Tally:
    """Return the results of battles with these leads if a side has a head start; it also wins with equal points."""
    threshold = given.points if given.side == 1 else -given.points - 1
    won = sum(number for lead, number in leads.items() if lead > threshold)
    battles = sum(leads.values())
    return Tally(won, battles - won, 0, asked=battles)


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
    whole, leads = Tally(), Counter[int]()

    def is_stopped() -> bool:
        return stop() or terms.clock() >= end

    for stage in range(BATTLES // STAGE):
        (tally,) = fight((bout,), STAGE, f"head start {stage}", is_stopped)
        for lead, number in tally.counts:
            leads[int(lead)] += number
        whole = merged(whole, tally._replace(counts=(), fates=(), turns=(), asked=0))
        if leads:
            offer = _proposal(odds, forces, leads)
            is_offered = whole.fought < LEAST or WIDE[0] <= offer.rate.found <= WIDE[1]
            yield Evened(Proposal(odds.as_it_is(forces), whole), (offer,) if is_offered else (), 1, whole.fought)
        if is_stopped():
            return


def _proposal(odds: Odds, forces: Sequence[object], leads: Mapping[int, int]) -> Proposal:
    given = fair_head_start(leads)
    tally = with_points(leads, given)
    is_fair = tally.fought >= LEAST and FAIR[0] <= win_rate(tally).found <= FAIR[1]
    return Proposal(odds.head_start(forces, given), tally, is_fair)
