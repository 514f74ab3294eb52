"""The careful captain: looks ahead, dodges when it pays, uses electronics, intercepts, and leaves a battle that is lost."""

from typing import Final

from metamaker.games.metaverse.battle.ai.careful_electronics import switched
from metamaker.games.metaverse.battle.ai.careful_fire import carefully_fired, intercepted, mustered
from metamaker.games.metaverse.battle.ai.fire_choice import Focus
from metamaker.games.metaverse.battle.ai.fire_worth import armed
from metamaker.games.metaverse.battle.ai.foresight import Manoeuvre
from metamaker.games.metaverse.battle.ai.geometry import boxes
from metamaker.games.metaverse.battle.ai.plain import commanded, with_idle_weapons
from metamaker.games.metaverse.battle.ai.repairs import repair_orders
from metamaker.games.metaverse.battle.ai.steering import SideView, Steering
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.electronics.decision import SwitchElectronics
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire, Muster
from metamaker.games.metaverse.battle.fire.screening import InterceptFire
from metamaker.games.metaverse.battle.kinematics.ftl import charged, is_full
from metamaker.games.metaverse.battle.movement.decisions import WritePlot
from metamaker.games.metaverse.battle.plot.orders import BLANK, Code, Order, Plot
from metamaker.games.metaverse.battle.repair.decision import AssignRepairs
from metamaker.games.metaverse.battle.state.battle import Table

HOPELESS: Final = 6
"""A side gives up when the other is this many times as strong.

It does so early, because drives need turns to charge, but not while a lucky hit can still decide. With 3 or 12 all of 360
duels of an earlier careful captain ended the same.
"""


def strength(table: Table, side: int) -> int:
    """Return the strength of a side: the sum of each ship's boxes times its working weapons."""
    return sum([boxes(vessel) * armed(vessel, table.turn).bit_count() for vessel in table.fighting(side)])


def losing(table: Table, side: int) -> bool:
    """Return whether a side has so little left that it should leave.

    Never in a battle for points, because a ship that leaves gives the enemy all its boxes (MV-4.1.0-03).
    """
    return table.head_start is None and HOPELESS * strength(table, side) < strength(table, 1 - side)


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


class Careful:
    """A captain that compares the damage it deals with the damage it takes."""

    def __init__(self) -> None:
        self._steering = Steering()
        self._focus = self._shared()
        self._view: SideView | None = None
        self._turn = 0

    def answer(self, decision: Decision) -> Answer:
        """Return a legal answer."""
        if isinstance(decision, WritePlot):
            return self._plot(decision)
        if isinstance(decision, DeclareFire):
            return with_idle_weapons(decision, carefully_fired(decision, self._focus))
        if isinstance(decision, SwitchElectronics):
            return switched(decision, self._shared())
        if isinstance(decision, AssignRepairs):
            return repair_orders(decision)
        if isinstance(decision, InterceptFire):
            return intercepted(decision)
        if isinstance(decision, Muster):
            return mustered(decision)
        return commanded(decision)

    def _shared(self) -> Focus:
        """Return how fire is shared out among enemies, nothing being promised yet."""
        return Focus(by_power=True)

    def _plot(self, decision: WritePlot) -> Plot:
        if not decision.means.bridges:
            return BLANK
        plot = self._steered(decision).plot
        if not decision.means.ftl:
            return plot
        orders = charging(decision, given_up=losing(decision.table, decision.side))
        if not orders:
            return plot
        leaving = Plot((*plot.orders, *orders))
        return plot if decision.refusals(leaving) else leaving

    def _steered(self, decision: WritePlot) -> Manoeuvre:
        table = decision.table
        view = self._view
        if view is None or self._turn != table.turn:
            view = self._view = SideView(table, decision.side, [vessel.course for vessel in table.vessels])
            self._turn = table.turn
        return self._steering.steered(view, table.by_key[decision.key], decision.course, decision.means, decision.turn)
