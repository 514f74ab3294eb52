"""Plots as text in the order codes of the rulebook."""

from metamaker.games.metaverse.battle.plot.forms import FORMS
from metamaker.games.metaverse.battle.plot.orders import WRITTEN_ORDER, Order, Plot


def printed(plot: Plot) -> str:
    """Return a plot as its codes, `+2 R1 EM2`; nothing for a blank one. Rules MV-A.1-01 to -18.

    Behind a code stand its number, `@` and the stage of a thrust, its components in brackets, `/A` of an FTL attack and
    the target behind a colon: `FTL-T8(core/drive#1)/A:heron-2`.
    """
    return " ".join(printed_order(order) for order in plot.orders)


def printed_order(order: Order) -> str:
    """Return one order as its code."""
    amount = str(order.amount) if FORMS[order.code].amount else ""
    stage = "" if order.stage == WRITTEN_ORDER else f"@{order.stage}"
    parts = f"({', '.join(order.parts)})" if order.parts else ""
    attack = "/A" if order.attack else ""
    target = f":{order.target}" if order.target else ""
    return f"{order.code.value}{amount}{stage}{parts}{attack}{target}"
