"""The careful captain: looks ahead, dodges when it pays, uses electronics, intercepts, and leaves a battle that is lost."""

from collections.abc import Iterator

from metamaker.games.metaverse.battle.aim import sight
from metamaker.games.metaverse.battle.captains.careful_fire import Focus, intercepted, mustered
from metamaker.games.metaverse.battle.captains.fire_choice import Piece, grown
from metamaker.games.metaverse.battle.captains.fire_worth import Broadside, armed
from metamaker.games.metaverse.battle.captains.foresight import MOST_ENEMIES, Duel, Foreseen, Likely, Outlook, chosen, likely
from metamaker.games.metaverse.battle.captains.mending import mended
from metamaker.games.metaverse.battle.captains.menu import Menus
from metamaker.games.metaverse.battle.captains.plain import nearest
from metamaker.games.metaverse.battle.captains.salvos import commanded, with_salvos
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.electronics.decision import SwitchElectronics
from metamaker.games.metaverse.battle.electronics.orders import Aim, ElectronicOrders, Support
from metamaker.games.metaverse.battle.electronics.signature import ECM, EJ, EW, STEALTH
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire, InterceptFire, Muster
from metamaker.games.metaverse.battle.kinematics.ftl import charged, is_full
from metamaker.games.metaverse.battle.movement.decisions import WritePlot
from metamaker.games.metaverse.battle.places import CORE
from metamaker.games.metaverse.battle.plot.orders import BLANK, Code, Order, Plot
from metamaker.games.metaverse.battle.repair.decision import AssignRepairs
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.play.plane import CM

DANGER = 50_000
"""The worth of the enemy's fire (of 1,000,000) that is worth a countermeasure pod.

A twentieth of the ship: pods are few, and a turn without much fire should not cost one. Half or twice as much made no
difference in 360 duels, where pods seldom come up.
"""


def switched(decision: SwitchElectronics) -> ElectronicOrders:
    """Return the EW orders of a ship."""
    orders: ElectronicOrders = grown(decision, decision.default(), _pieces(decision))
    return orders


def _pieces(decision: SwitchElectronics) -> Iterator[Piece]:
    table, vessel = decision.table, decision.vessel
    yield from _switches(decision, vessel)
    for arc in decision.raisable():
        yield Piece("raised", arc)
    enemies = decision.targets()
    if not enemies:
        return
    target = max(enemies, key=lambda enemy: worth_now(table, vessel, enemy))
    for array in decision.arrays():
        yield Piece("aims", Aim(array.plan.ref, target.key))
    friends = tuple([friend.key for friend in decision.friends()])
    for ansible in decision.ansibles():
        if friends:
            yield Piece("supports", Support(ansible.plan.ref, friends[: ansible.plan.rating]))
    pods = decision.pods()
    if pods and sum([worth_now(table, enemy, vessel) for enemy in enemies]) > DANGER:
        yield Piece("pods", pods[0])


def _switches(decision: SwitchElectronics, vessel: Vessel) -> Iterator[Piece]:
    bare = not any(arc.shield_hits for arc in vessel.arcs)
    outnumbered = len(decision.table.fighting(decision.side)) <= len(decision.table.fighting(1 - decision.side))
    for ref in decision.may_go_on():
        kind = vessel.system(ref).plan.kind
        if kind in {EW, ECM} or (kind == STEALTH and bare) or (kind == EJ and outnumbered):
            yield Piece("on", ref)


def worth_now(table: Table, firer: Vessel, target: Vessel) -> int:
    """Return what the fire of one ship at another is worth as they lie now."""
    seen = sight(firer, target)
    rating = target.changes.target + firer.changes.movement
    return Broadside(firer, target, table.turn, rating).worth(seen.sectors[-1], -(-seen.distance // CM), seen.struck)


HOPELESS = 6
"""A side gives up when the other is so many times as strong.

Before it is all over, since drives take turns to charge; not while a lucky hit may still decide. With 3 or 12 all of 360
duels together came out alike.
"""


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


CARE, LEAST_CARE = 100, 30
"""How much fire that is taken weighs, in percent; it is shared with the other ships of the side.

One ship weighs both alike; of four each is shot at a fourth of the time, yet nobody should be quite careless. With 50 or 200
captains won 51 and 52 (± 3) of a hundred of 360 duels, with 60 or none at least 48 and 50.
"""


ANSWERING = 1
"""Of how many enemies, the nearest first, the next move is thought of.

It is asked anew for every move of the own ship. With none or all three of them captains won 50 (± 3) of a hundred of 360
duels.
"""


class Careful:
    """A captain who compares what he gives with what he gets."""

    def __init__(self) -> None:
        self._menus = Menus(evasives=True)
        self._enemy_menus = Menus(evasives=False)
        self._focus = Focus()
        self._turn = 0
        self._foreseen: dict[int, Likely] = {}

    def answer(self, decision: Decision) -> Answer:
        """Return a legal answer."""
        match decision:
            case WritePlot():
                return self._plot(decision)
            case DeclareFire():
                return with_salvos(decision, self._focus.fired(decision))
            case SwitchElectronics():
                return switched(decision)
            case AssignRepairs():
                return mended(decision)
            case InterceptFire():
                return intercepted(decision)
            case Muster():
                return mustered(decision)
        return commanded(decision)

    def _plot(self, decision: WritePlot) -> Plot:
        table = decision.table
        vessel = table.by_key[decision.key]
        enemies = _nearest(vessel, [enemy for enemy in table.fighting(1 - decision.side) if not enemy.cloaked])
        if not decision.means.bridges:
            return BLANK
        plot = self._steered(decision, vessel, enemies) if enemies else BLANK
        orders = charging(decision, given_up=losing(table, decision.side))
        if not orders:
            return plot
        leaving = Plot((*plot.orders, *orders))
        return plot if decision.refusals(leaving) else leaving

    def _steered(self, decision: WritePlot, vessel: Vessel, enemies: list[Vessel]) -> Plot:
        course = decision.course
        table = decision.table
        choices = self._menus.of(vessel.key, decision.means, mirrored=course.mirrored)
        seen = [
            Foreseen(Duel(vessel, enemy, decision.turn), self._likely(table, enemy, decision.side), answers=place < ANSWERING)
            for place, enemy in enumerate(enemies)
        ]
        care = max(LEAST_CARE, CARE // len(table.fighting(decision.side)))
        return chosen(course, decision.means, choices, Outlook(tuple(seen), care))

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
