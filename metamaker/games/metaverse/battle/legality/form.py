"""Plots that no parser could have read: answers may come as values from anywhere."""

from metamaker.games.metaverse.battle.decisions.decision import Refusal
from metamaker.games.metaverse.battle.plot.forms import FORMS
from metamaker.games.metaverse.battle.plot.orders import WRITTEN_ORDER, Code, Order, Plot
from metamaker.games.metaverse.battle.plot.parser import MOST_AMOUNT

MOST_ORDERS = 100
MOST_PARTS = 400

_RULE = "MV-2.1.1-02"


def misshapen(plot: object) -> tuple[Refusal, ...]:
    """Return why something is no clear plot: not a Plot, too long, orders with what does not belong to them.

    Rule MV-2.1.1-02.
    """
    if not isinstance(plot, Plot) or not isinstance(plot.orders, tuple):
        return (Refusal(_RULE, "a plot was expected"),)
    if len(plot.orders) > MOST_ORDERS:
        return (Refusal(_RULE, f"a plot has {MOST_ORDERS} orders at most, {len(plot.orders)} are written"),)
    for order in plot.orders:
        if not _clear(order):
            return (Refusal(_RULE, "each order is a code with what belongs to it"),)
    return ()


def _clear(order: object) -> bool:
    if not isinstance(order, Order) or not isinstance(order.code, Code):
        return False
    form = FORMS[order.code]
    if not _whole(order.amount, 1 if form.amount else 0, MOST_AMOUNT if form.amount else 0):
        return False
    if not _whole(order.stage, WRITTEN_ORDER, MOST_AMOUNT if form.stage else WRITTEN_ORDER):
        return False
    if order.parts and not (form.parts and _names(order.parts)):
        return False
    if order.attack and not form.attack:
        return False
    return isinstance(order.target, str) and (not order.target or form.target or order.attack)


def _names(parts: object) -> bool:
    return isinstance(parts, tuple) and len(parts) <= MOST_PARTS and all(isinstance(part, str) for part in parts)


def _whole(number: object, least: int, most: int) -> bool:
    return isinstance(number, int) and least <= number <= most
