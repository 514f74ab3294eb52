"""The careful captain: looks ahead, dodges when it pays, uses electronics, intercepts, and leaves a battle that is lost."""

from metamaker.games.metaverse.battle.captains.careful_electronics import switched
from metamaker.games.metaverse.battle.captains.careful_fire import carefully_fired, intercepted, mustered
from metamaker.games.metaverse.battle.captains.fire_choice import Focus
from metamaker.games.metaverse.battle.captains.fire_worth import armed
from metamaker.games.metaverse.battle.captains.foresight import MOST_ENEMIES, Foe, Lie, Likely, chosen, likely, outlook
from metamaker.games.metaverse.battle.captains.mending import mended
from metamaker.games.metaverse.battle.captains.menu import Menus
from metamaker.games.metaverse.battle.captains.plain import nearest
from metamaker.games.metaverse.battle.captains.reach import boxes
from metamaker.games.metaverse.battle.captains.tokens import commanded, with_tokens
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.electronics.decision import SwitchElectronics
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire, Muster
from metamaker.games.metaverse.battle.fire.screening import InterceptFire
from metamaker.games.metaverse.battle.kinematics.ftl import charged, is_full
from metamaker.games.metaverse.battle.movement.decisions import WritePlot
from metamaker.games.metaverse.battle.plot.orders import BLANK, Code, Order, Plot
from metamaker.games.metaverse.battle.repair.decision import AssignRepairs
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Vessel

HOPELESS = 6
"""A side gives up when the other is so many times as strong.

Before it is all over, since drives take turns to charge; not while a lucky hit may still decide. With 3 or 12 all of 360
duels of an earlier careful captain came out alike.
"""


def strength(table: Table, side: int) -> int:
    """Return how strong a side is: the boxes of its ships, each ship's times its working weapons."""
    return sum([boxes(vessel) * armed(vessel, table.turn).bit_count() for vessel in table.fighting(side)])


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


CARE, LEAST_CARE = 100, 30
"""How much fire that is taken weighs, in percent; it is shared with the other ships of the side.

One ship weighs both alike; of four each is shot at a fourth of the time, yet nobody should be quite careless. With 70 he
won 63 of a hundred of 600 mirrored battles against the plain captain, with 100 he won 62 (± 4).
"""


class Careful:
    """A captain who compares what he gives with what he gets."""

    def __init__(self) -> None:
        self._menus = Menus(evasives=True)
        self._enemy_menus = Menus(evasives=False)
        self._focus = Focus(by_power=True)
        self._turn = 0
        self._foreseen: dict[int, Likely] = {}

    def answer(self, decision: Decision) -> Answer:
        """Return a legal answer."""
        if isinstance(decision, WritePlot):
            return self._plot(decision)
        if isinstance(decision, DeclareFire):
            return with_tokens(decision, carefully_fired(decision, self._focus))
        if isinstance(decision, SwitchElectronics):
            return switched(decision)
        if isinstance(decision, AssignRepairs):
            return mended(decision)
        if isinstance(decision, InterceptFire):
            return intercepted(decision)
        if isinstance(decision, Muster):
            return mustered(decision)
        return commanded(decision)

    def _plot(self, decision: WritePlot) -> Plot:
        table = decision.table
        vessel = table.by_key[decision.key]
        enemies = _nearest(vessel, [enemy for enemy in table.fighting(1 - decision.side) if not enemy.cloaked])
        if not decision.means.bridges:
            return BLANK
        plot = self._steered(decision, vessel, enemies) if enemies else BLANK
        if not decision.means.ftl:
            return plot
        orders = charging(decision, given_up=losing(table, decision.side))
        if not orders:
            return plot
        leaving = Plot((*plot.orders, *orders))
        return plot if decision.refusals(leaving) else leaving

    def _steered(self, decision: WritePlot, vessel: Vessel, enemies: list[Vessel]) -> Plot:
        course = decision.course
        table = decision.table
        choices = self._menus.of(vessel.key, decision.means, mirrored=course.mirrored)
        foes = [Foe(vessel, enemy, decision.turn, self._likely(table, enemy, decision.side)) for enemy in enemies]
        care = max(LEAST_CARE, CARE // len(table.fighting(decision.side)))
        lie = Lie(table, vessel) if table.terrain else None
        return chosen(course, decision.means, choices, outlook(course, foes, care), lie)

    def _likely(self, table: Table, enemy: Vessel, side: int) -> Likely:
        """Return the likely stances of an enemy, worked out once a turn for all own ships."""
        if self._turn != table.turn:
            self._turn, self._foreseen = table.turn, {}
        if enemy.number not in self._foreseen:
            prey = nearest(enemy, table.fighting(side))
            choices = self._enemy_menus.of(enemy.key, enemy.means, mirrored=enemy.course.mirrored)
            self._foreseen[enemy.number] = likely(enemy, choices, prey, table.turn)
        return self._foreseen[enemy.number]


def _nearest(vessel: Vessel, enemies: list[Vessel]) -> list[Vessel]:
    x, y = vessel.course.place

    def far(enemy: Vessel) -> int:
        place = enemy.course.place
        return (place.x - x) ** 2 + (place.y - y) ** 2

    return sorted(enemies, key=far)[:MOST_ENEMIES]
