"""FTL orders that no drive can obey (1.2.3, 3.3.5 to 3.3.7)."""

from collections.abc import Iterator

from metamaker.games.metaverse.battle.decisions.decision import Refusal
from metamaker.games.metaverse.battle.legality.question import Check, Question, check
from metamaker.games.metaverse.battle.motion.jump import LEAST_DICE
from metamaker.games.metaverse.battle.motion.warm_up import ABLE, candidates, is_full, obeying, warming
from metamaker.games.metaverse.battle.plot.orders import DEPARTURES, Code, Order

_WRONG_KIND = {
    Code.CHARGE: ("MV-1.2.3-45", "charging needs a working FTL drive"),
    Code.RETREAT: ("MV-1.2.3-51", "an FTL retreat needs a working FTL drive"),
    Code.STRATEGIC_JUMP: ("MV-1.2.3-53", "a strategic jump needs a working basic or advanced FTL drive"),
    Code.TACTICAL_JUMP: ("MV-1.2.3-62", "a tactical jump needs a working advanced FTL drive"),
}


def unable_drives(question: Question) -> Iterator[Refusal]:
    """Every FTL order needs a working drive of a kind that obeys it. Rules MV-1.2.3-45, -51, -53, -62."""
    for order in _ftl_orders(question):
        if not candidates(order, question.means):
            yield Refusal(*_WRONG_KIND[order.code])


def named_drives(question: Question) -> Iterator[Refusal]:
    """An FTL order names at most one drive: each warms up by itself. Rule MV-3.3.7-03."""
    for order in _ftl_orders(question):
        if len(order.parts) > 1:
            yield Refusal("MV-3.3.7-03", f"{order.code.value} names {len(order.parts)} drives, each needs an order of its own")


def charge_counts(question: Question) -> Iterator[Refusal]:
    """FTL# is one more than the turns before and no more than the drive's rating. Rules MV-1.2.3-44, -46, -47."""
    plot, means, charges = question.plot, question.means, question.situation.charges
    orders = [order for order in plot.all(Code.CHARGE) if candidates(order, means)]
    for order in orders:
        if obeying(order, means, charges):
            continue
        if all(is_full(charges, drive) for drive in candidates(order, means)):
            yield Refusal("MV-1.2.3-47", "the drive is fully charged: a jump or retreat has to follow")
        else:
            yield Refusal("MV-1.2.3-46", f"no drive would have {order.amount} turns of charge at the end of this turn")
    able = [order for order in orders if obeying(order, means, charges)]
    if len(warming(plot, means, charges)) < len(able):
        yield Refusal("MV-3.3.7-03", "each order to charge needs a drive of its own")


def charge_before_departure(question: Question) -> Iterator[Refusal]:
    """A jump or retreat needs a full charge at the end of the turn before. Rules MV-1.2.3-44, -47."""
    for order in _ftl_orders(question):
        ready = candidates(order, question.means)
        if order.code in DEPARTURES and ready and not obeying(order, question.means, question.situation.charges):
            yield Refusal("MV-1.2.3-44", f"{order.code.value} needs an FTL drive that is fully charged")


def one_departure(question: Question) -> Iterator[Refusal]:
    """A ship leaves or jumps in one way. Rule MV-2.1.1-02."""
    if sum(question.plot.has(code) for code in DEPARTURES) > 1:
        yield Refusal("MV-2.1.1-02", "a plot has one jump or retreat at most")


def too_few_dice(question: Question) -> Iterator[Refusal]:
    """A tactical jump rolls six dice at least. Rule MV-1.2.3-63."""
    for order in question.plot.all(Code.TACTICAL_JUMP):
        if order.amount < LEAST_DICE:
            yield Refusal("MV-1.2.3-63", f"a tactical jump rolls at least {LEAST_DICE} dice, {order.amount} are plotted")


def _ftl_orders(question: Question) -> tuple[Order, ...]:
    return tuple(order for order in question.plot.orders if order.code in ABLE)


CHECKS: tuple[Check, ...] = (
    check(unable_drives, *ABLE),
    check(named_drives, *ABLE),
    check(charge_counts, Code.CHARGE),
    check(charge_before_departure, *DEPARTURES),
    check(one_departure, *DEPARTURES),
    check(too_few_dice, Code.TACTICAL_JUMP),
)
