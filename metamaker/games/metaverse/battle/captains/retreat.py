"""When the careful captain gives a battle up, and how he gets away."""

from metamaker.games.metaverse.battle.blueprint.places import CORE
from metamaker.games.metaverse.battle.captains.broadside import armed
from metamaker.games.metaverse.battle.decisions.plotting import WritePlot
from metamaker.games.metaverse.battle.motion.warm_up import charged, is_full
from metamaker.games.metaverse.battle.plot.orders import Code, Order
from metamaker.games.metaverse.battle.state.battle import Table

HOPELESS = 6
"""A side gives up when the other is so many times as strong."""


def strength(table: Table, side: int) -> int:
    """Return how strong a side is: the boxes of its ships, each ship's times one more than its working weapons."""
    total = 0
    for vessel in table.fighting(side):
        boxes = sum([section.left for section in vessel.sections]) + vessel.sections[CORE].left
        guns = armed(vessel, table.turn).bit_count()
        total += boxes * guns
    return total


def losing(table: Table, side: int) -> bool:
    """Whether a side has so little left that it should leave."""
    return HOPELESS * strength(table, side) < strength(table, 1 - side)


def charging(decision: WritePlot, *, given_up: bool) -> tuple[Order, ...]:
    """Return the orders that charge FTL drives and then leave; a charge once begun is not wasted."""
    charges = decision.situation.charges
    for drive in decision.means.ftl:
        if is_full(charges, drive):
            return (Order(Code.RETREAT, parts=(drive.ref,)),)
    if not given_up:
        return ()
    drives = sorted(decision.means.ftl, key=lambda drive: drive.rating - charged(charges, drive))
    return tuple([Order(Code.CHARGE, charged(charges, drive) + 1, parts=(drive.ref,)) for drive in drives[:1]])
