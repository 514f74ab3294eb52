"""All declared fire of a group, from the declarations to the consequences (2.2.2)."""

from metamaker.games.metaverse.battle.electronics.signature import emits
from metamaker.games.metaverse.battle.fire import beams, grappling
from metamaker.games.metaverse.battle.fire.attacks import MODES, Aimed, Aiming, Fired
from metamaker.games.metaverse.battle.fire.events import FireDeclared, WeaponsKept
from metamaker.games.metaverse.battle.fire.interception import commit
from metamaker.games.metaverse.battle.fire.launches import commit_launch, launch
from metamaker.games.metaverse.battle.fire.orders import FireOrders
from metamaker.games.metaverse.battle.fire.resolution import Fire
from metamaker.games.metaverse.battle.fire.teleporting import board
from metamaker.games.metaverse.battle.starfighters.flight import part
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.games.metaverse.battle.turn.aftermath import aftermath


class DeclaredFire:
    """The orders of a group in declaration order; after it has opened fire, its progress and the holds of grapplers."""

    def __init__(self) -> None:
        self.orders: list[tuple[Vessel, FireOrders]] = []
        self.attacks: list[Fired] = []
        self.holds: list[grappling.Hold] = []
        self.fire = Fire((), {})

    def add(self, battle: Battle, vessel: Vessel, orders: FireOrders, read: Aiming) -> None:
        """Take the orders of a ship: weapons, arrays and places under EMS are taken at once. Rules MV-2.2.2-17, MV-1.3.4-11."""
        for aimed in read.attacks:
            commit(aimed, battle.table.turn)
            if battle.telling:
                battle.tell(_declared(aimed))
        self.attacks += read.attacks
        for order in orders.launches:
            commit_launch(vessel, order, battle.table.turn)
        if orders.attacks or orders.teleports or orders.grapples or orders.launches or orders.boardings:
            self.orders.append((vessel, orders))
        if read.kept and battle.telling:
            battle.tell(WeaponsKept(vessel.key, tuple(weapon.plan.ref for weapon in read.kept)))

    def open(self, battle: Battle, kept: dict[int, tuple[System, ...]]) -> None:
        """Launch salvos, use teleporters (their criticals precede those of the fire), lock grapplers.

        Rules MV-2.2.2-14, -18.

        `kept` are the weapons that ships kept back to intercept, by their numbers.
        """
        self.fire = Fire(self.attacks, kept)
        for vessel, orders in self.orders:
            for order in orders.launches:
                launch(battle, vessel, order)
        for vessel, orders in self.orders:
            for teleport in orders.teleports:
                beams.use_teleporter(battle, vessel, teleport)
            for boarding in orders.boardings:
                board(battle, vessel, boarding)
        for vessel, orders in self.orders:
            for grapple in orders.grapples:
                hold = grappling.lock(battle, vessel, grapple)
                if hold is not None:
                    self.holds.append(hold)

    def close(self, battle: Battle) -> None:
        """End it: surgical fire, grapplers, criticals take effect. Rules MV-2.2.2-04, -06, -16, -18, MV-3.4.9-04."""
        self.fire.close(battle)
        for vessel in self.fire.users:
            emits(battle.table, vessel)
        for hold in self.holds:
            grappling.move(battle, hold)
        if self.holds:
            part(battle.table)
        if self.orders:
            aftermath(battle)


def _declared(aimed: Fired) -> FireDeclared:
    system = aimed.system if isinstance(aimed, Aimed) else None
    return FireDeclared(
        aimed.firer.key,
        aimed.target.key,
        aimed.array.plan.ref,
        aimed.guide.key if aimed.lent else "",
        tuple(weapon.plan.ref for weapon in aimed.weapons),
        MODES[aimed.use].value,
        "" if system is None else system.plan.ref,
        ("MV-2.2.2-17", "MV-3.4.7-03") if aimed.lent else ("MV-2.2.2-17",),
    )
