"""Costly orders: decisions where another order of the strongest captain would certainly have won more battles."""

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import wait
from functools import partial
from itertools import groupby, pairwise
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

from metamaker.game_api.play import adviser
from metamaker.play.documents import Choice
from metamaker.play.results import Tally
from metamaker.play.review.chances import Chances
from metamaker.play.serialization import read_answer, written_answer
from metamaker.play.simulation.executors import Workers
from metamaker.play.simulation.runner import LOOK_SECONDS, Bout, Until, all_fought
from metamaker.play.statistics import CONFIDENCE, Share, wilson
from metamaker.review.rollouts import Point, Refined, Stop, ignored
from metamaker.review.source import Source
from metamaker.review.trials import GIVEN, UNIT, Order, Trial, fight_trial

TURNS = 3
"""The turns of a side in which orders are compared: those with its largest losses."""

MOST = 3
"""The largest number of costly orders of a side."""

CONSIDERED, KEPT = 80, 12
"""The number of orders of all sides in the first and the second selection; `MOST` of each side are tested in battles."""

FIRST, NEXT = 4, 16
"""Comparisons of each order in both selections, which stop after the next turn: quick chances vary less than results."""

WORTHWHILE = 0.01
"""The smallest gain in the second selection with which an order is tested in battles."""

FEW = 20
"""With fewer battles, the interval of a difference is unknown."""

DICE = "dice"
"""The kind of decisions that report rolled dice, which are not orders."""


class CostlyOrder(NamedTuple):
    """An order that cost win chance: its place among the choices of the match, the side, the turn, the better answer.

    `made` is the number of choices before it and those open at the same time. `given` and `better` are the win chances of the
    side by battles with the same dice, `gain` is the difference and `error` the half width of its interval.
    """

    at: int
    made: int
    side: int
    turn: int
    choice: Choice
    given: Share
    better: Share
    gain: float
    error: float
    battles: int
    subject: str = ""
    given_text: str = ""
    better_text: str = ""


Seen = Callable[[tuple[CostlyOrder, ...]], None]


class Stretch(NamedTuple):
    """Choices of a turn: the turn, the number of choices before and after it, the loss of each side."""

    turn: int
    since: int
    made: int
    loss: tuple[float, ...]


class Look(NamedTuple):
    """A task: the orders of a side in a stretch, to be compared with those of the strongest captain."""

    source: Source
    side: int
    stretch: Stretch


def stretches(at: Sequence[Point], quick: Sequence[Chances], end: int) -> tuple[Stretch, ...]:
    """Return the turns between points, and the last turn of a finished match with `end` choices; `quick` as in `refined`."""
    if not at or not quick:
        return ()
    found = [(one.turn + 1, one.made, other.made, quick[one.place], quick[other.place]) for one, other in pairwise(at)]
    if at[-1].place < len(quick) - 1:
        found.append((at[-1].turn + 1, at[-1].made, end, quick[at[-1].place], quick[-1]))
    return tuple(
        Stretch(turn, since, made, tuple(one - other for one, other in zip(before, after, strict=True)))
        for turn, since, made, before, after in found
    )


def costly_orders(
    source: Source,
    at: Sequence[Point],
    quick: Sequence[Chances],
    battles: int,
    *,
    fought: Sequence[Refined] = (),
    seed: int = 0,
    crew: Workers | None = None,
    seen: Seen | None = None,
    stop: Stop = ignored,
) -> tuple[CostlyOrder, ...]:
    """Return up to `MOST` costly orders of each side, the most expensive first; differences that may be chance are left out.

    `at` and `quick` are as in `refined`. Its results `fought` show better in which turns a side lost most. Each order that
    passes two selections is compared in `battles` battles, in which only the order differs, with the same dice. The result
    does not depend on the `crew`; without one, this process does the work.
    `seen` gets the orders so far. Raises BattleProblem.
    """
    known = list(quick)
    for each in fought:
        if each.battles:
            known[each.point.place] = tuple(share.found for share in each.shares)
    spans = stretches(at, known, len(source.replay.choices))
    looks = [
        Look(source, side, span)
        for side in range(source.sides)
        for span in sorted(spans, key=lambda each: -each.loss[side])[:TURNS]
    ]
    orders = [order for found in _each(advised, looks, crew, stop) for order in found]
    kept = max(2, KEPT // source.sides)
    compared = partial(_compared, source, seed=seed, crew=crew, stop=stop)
    orders = _best(compared("first", _first(orders, CONSIDERED // source.sides), FIRST, is_short=True), kept, 0.0)
    orders = _best(compared("next", orders, NEXT, is_short=True), min(kept, MOST), WORTHWHILE)
    found: list[CostlyOrder] = []
    for order in orders:
        ((_, gain),) = compared("battles", [order], battles, until=_is_hopeless)
        costly = _costly(order, gain)
        is_new = (costly.side, costly.turn, costly.choice) not in [(each.side, each.turn, each.choice) for each in found]
        if is_new and costly.gain - costly.error > 0.0:
            found = sorted([*found, _worded(source, costly)], key=lambda each: (each.side, -each.gain))
            if seen is not None:
                seen(tuple(found))
    return tuple(found)


def advised(look: Look) -> tuple[Order, ...]:
    """Return the orders of a side for which the strongest captain would have given another one."""
    source, (turn, since, made, _) = look.source, look.stretch
    play, found = source.ready.play, []
    for reached, table in source.steps(made):
        if not since <= reached < made:
            continue
        decisions = table.pending()
        captain = play.hire(adviser(play), source.replay.seed, look.side)
        for place, decision in enumerate(decisions):
            if decision.side == look.side and decision.kind != DICE:
                answer = captain.answer(decision)
                choice = written_answer(decision, answer)
                if choice != source.replay.choices[reached + place] and not decision.refusals(answer):
                    found.append(Order(reached + place, reached, look.side, turn, choice))
    return tuple(found)


def _each(
    work: Callable[[Look], tuple[Order, ...]], tasks: Sequence[Look], crew: Workers | None, stop: Stop
) -> Iterable[tuple[Order, ...]]:
    """Return the result of each task in their order, fewer after a stop."""
    if crew is None:
        return [work(each) for each in tasks if not stop()]
    futures = [crew.executor.submit(work, each) for each in tasks]
    while wait(futures, LOOK_SECONDS).not_done:
        if stop():
            for each in futures:
                each.cancel()
            return ()
    return [each.result() for each in futures]


def _first(orders: Sequence[Order], most: int) -> list[Order]:
    """Return up to `most` orders of each side, those in the turns with its largest losses first."""
    sides = sorted({each.side for each in orders})
    return [order for side in sides for order in [each for each in orders if each.side == side][:most]]


class Gain(NamedTuple):
    """Comparisons of an order: their number, the mean chances with both orders, the mean gain and its standard error."""

    battles: int
    given: float
    better: float
    gain: float
    deviation: float


def _compared(
    source: Source,
    protocol: str,
    orders: Sequence[Order],
    number: int,
    *,
    is_short: bool = False,
    until: Until | None = None,
    seed: int,
    crew: Workers | None,
    stop: Stop,
) -> list[tuple[Order, Gain]]:
    """Compare orders in battles from their decisions, those of one decision with the same battles."""
    captains = source.captains()
    groups = [tuple(each) for _, each in groupby(sorted(orders, key=_group), _group)]
    bouts = [
        Bout(fight_trial, Trial(source, group, captains, group[0].turn + 1 if is_short else 0), f"{group[0].made}")
        for group in groups
    ]
    tallies = (
        all_fought(
            bouts,
            number,
            protocol=f"orders {protocol} {source.replay.seed} {seed}",
            workers=1,
            crew=crew,
            stop=stop,
            until=until,
        )
        if bouts
        else ()
    )
    return [
        (order, _gain(tally, place)) for group, tally in zip(groups, tallies, strict=True) for place, order in enumerate(group)
    ]


def _group(order: Order) -> tuple[int, int]:
    return order.made, order.side


def _gain(tally: Tally, place: int) -> Gain:
    counts, number = dict(tally.counts), max(1, tally.fought)
    given, better = counts.get(GIVEN, 0) / UNIT / number, counts.get(f"{place} better", 0) / UNIT / number
    gain, squares = better - given, counts.get(f"{place} squares", 0) / UNIT**2 / number
    variance = max(0.0, squares - gain * gain) * number / max(1, number - 1)
    return Gain(tally.fought, given, better, gain, sqrt(variance / number))


def _best(compared: Sequence[tuple[Order, Gain]], most: int, least: float) -> list[Order]:
    """Return the orders of each side with the largest gains, above `least`."""
    good = [order for order, gain in sorted(compared, key=lambda each: -each[1].gain) if gain.gain > least]
    return [each for side in sorted({each.side for each in good}) for each in [one for one in good if one.side == side][:most]]


def _is_hopeless(tally: Tally) -> bool:
    """Return whether no more battles were won with the other order so far."""
    return _gain(tally, 0).gain <= 0.0


def _costly(order: Order, gain: Gain) -> CostlyOrder:
    error = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * gain.deviation
    given, better = (wilson(share * gain.battles, gain.battles) for share in (gain.given, gain.better))
    if gain.battles < FEW:
        error = 1.0
    return CostlyOrder(*order, given, better, gain.gain, error, gain.battles)


def _worded(source: Source, order: CostlyOrder) -> CostlyOrder:
    """Return an order with the texts of the game, in the current language."""
    table = source.table(order.made)
    decision = table.pending()[order.at - order.made]
    talks = table.talks(source.match(table)).plain()
    choices = source.replay.choices[order.at], order.choice
    given, better = (talks.outcome(decision, read_answer(decision, choice)) for choice in choices)
    return order._replace(subject=talks.question(decision).of, given_text=given, better_text=better)
