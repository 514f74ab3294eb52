"""The Starship Combat Step: rams first, then the crew-quality groups from 5 down to 0 (2.2.2)."""

from collections.abc import Sequence
from enum import IntEnum

from metamaker.games.metaverse.battle.damage.detonation import collide
from metamaker.games.metaverse.battle.damage.hull import Cause
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.electronics.signature import emits
from metamaker.games.metaverse.battle.fire import beams, grappling
from metamaker.games.metaverse.battle.fire.arms import can_act
from metamaker.games.metaverse.battle.fire.attacks import MODES, Aimed, Aiming, Fired
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire, Muster
from metamaker.games.metaverse.battle.fire.events import (
    DeclarationRolled,
    FireDeclared,
    FireDelayed,
    FireJoined,
    GroupBegan,
    RamCameToNothing,
    RamStruck,
    WeaponsKept,
)
from metamaker.games.metaverse.battle.fire.groups import HIGHEST, FiringOrder, Line, loser, roll_off
from metamaker.games.metaverse.battle.fire.interception import commit
from metamaker.games.metaverse.battle.fire.launches import commit_launch, launch
from metamaker.games.metaverse.battle.fire.orders import FireOrders, InterceptOrders, MusterOrders
from metamaker.games.metaverse.battle.fire.resolution import Fire
from metamaker.games.metaverse.battle.fire.screening import InterceptFire
from metamaker.games.metaverse.battle.fire.teleporting import board
from metamaker.games.metaverse.battle.kinematics.ram import ram_damage
from metamaker.games.metaverse.battle.places import ARCS
from metamaker.games.metaverse.battle.starfighters.flight import part
from metamaker.games.metaverse.battle.state.battle import Battle, Ram
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.games.metaverse.battle.turn.step import RunningStep, aftermath


def still_rams(battle: Battle, ram: Ram) -> bool:
    """Return whether both ships of a ram are still on the table."""
    vessels = battle.table.vessels
    return vessels[ram.rammer].fights and vessels[ram.target].fights


def collision(battle: Battle, ram: Ram) -> None:
    """Deal the damage of a ram to both ships, the target first, and resolve the criticals.

    Each takes one kinetic raking pulse. It comes to nothing if the rammer (or the target) is gone. Both amounts are those of
    the moment of contact. No dice but those of the damage. Rules MV-1.2.3-38, -39, -42, -77, MV-1.3.7-06.
    """
    rammer, target = battle.table.vessels[ram.rammer], battle.table.vessels[ram.target]
    if not still_rams(battle, ram):
        battle.tell(RamCameToNothing(rammer.key, target.key))
        return
    to_target = ram_damage(rammer.blueprint.mass_factor, ram.closing)
    to_rammer = ram_damage(target.blueprint.mass_factor, ram.closing)
    arcs = ARCS[ram.rammer_arc].value, ARCS[ram.target_arc].value
    battle.tell(RamStruck(rammer.key, target.key, *arcs, ram.closing, to_rammer, to_target))
    if ram.closing:
        collide(battle, target, ram.target_arc, to_target, kinetic=True, cause=Cause("ram", rammer.number))
        collide(battle, rammer, ram.rammer_arc, to_rammer, kinetic=True, cause=Cause("ram", target.number))
        aftermath(battle)


class Stage(IntEnum):
    """The progress of a group (or of the fire at a ramming ship)."""

    OVER = 0
    MUSTER = 1
    DECLARATION = 2
    RESOLUTION = 3


class StarshipCombatStep(RunningStep):
    """A running step.

    For each ram the target can fire ahead at the rammer, then both collide. Then group by group: both sides decide at once
    which ships wait and join; ships declare one at a time; all fire is resolved shot by shot, with a stop where a hit can be
    intercepted; the consequences follow.

    Dice of a group: a D6 for each side, the first side's first, if both have ships to declare for, again while they tie;
    teleporters, then the locks of grapplers, ship by ship in declaration order; all shots (`fire.resolution`); FTL drives that
    surgical fire blows up; criticals. Rules MV-2.2.2-02 to -18, MV-1.2.3-38.
    """

    def __init__(self) -> None:
        self.firing_order = FiringOrder()
        self.ram: Ram | None = None
        self.crew_quality = HIGHEST + 1
        self.stage = Stage.OVER
        self.ships: list[Vessel] = []
        self.acting: list[Vessel] = []
        self.joined: dict[int, int] = {}
        self.line = Line((), {})
        self.declared = DeclaredFire()
        self.asked: tuple[Decision, ...] = ()

    def run(self, battle: Battle) -> tuple[Decision, ...]:
        """Go on until decisions are open and return them; none if the step is over."""
        self.asked = ()
        while not self.asked:
            if self.stage is Stage.OVER:
                if not self._begin(battle):
                    break
            elif self.stage is Stage.MUSTER:
                self.asked = self._musters(battle)
                if not self.asked:
                    self._line_up(battle)
            elif self.stage is Stage.DECLARATION:
                self.asked = self._next_declaration(battle)
            else:
                self.asked = self._resolve(battle)
        return self.asked

    def take(self, battle: Battle, answers: Sequence[Answer]) -> None:
        """Take the legal answers to the decisions that `run` returned last, in their order."""
        for place, decision in enumerate(self.asked):
            if isinstance(decision, Muster):
                self._muster(battle, decision, answers[place])
            elif isinstance(decision, DeclareFire):
                self._declare(battle, decision, answers[place])
            elif isinstance(decision, InterceptFire):
                self._intercept(battle, decision, answers[place])
        if self.stage is Stage.MUSTER:
            self._line_up(battle)

    def _begin(self, battle: Battle) -> bool:
        """Begin the next ram, or the next group with a ship that can act; return whether there is one."""
        if battle.rams:
            self._begin_ram(battle, battle.rams.pop(0))
            return True
        while self.crew_quality > 0:
            self.crew_quality = self.firing_order.next_group(battle.table, self.crew_quality)
            self.ships = self.firing_order.up(battle.table, self.crew_quality)
            self.acting = _acting(battle, self.ships)
            if self.acting:
                self._clear(Stage.MUSTER)
                return True
            self._retire()
        return False

    def _begin_ram(self, battle: Battle, ram: Ram) -> None:
        self.ram = ram
        self.ships = []
        self._clear(Stage.DECLARATION)
        if still_rams(battle, ram):
            self.line = Line(_acting(battle, [battle.table.vessels[ram.target]]), {})

    def _clear(self, stage: Stage) -> None:
        self.stage = stage
        self.joined = {}
        self.line = Line((), {})
        self.declared = DeclaredFire()

    def _musters(self, battle: Battle) -> tuple[Decision, ...]:
        """Return the decisions before the group declares: one for each side that has a choice."""
        asked: list[Decision] = []
        for side in (0, 1):
            own = [vessel for vessel in self.acting if vessel.side == side]
            joiners = self._followers(battle, own)
            free = [vessel for vessel in own if self.crew_quality > 0 and vessel.number not in self.firing_order.delayed]
            if free or joiners:
                keys = tuple(vessel.key for vessel in free)
                asked.append(Muster(battle.table, side, battle.secrets[side], self.crew_quality, keys, joiners))
        return tuple(asked)

    def _followers(self, battle: Battle, own: Sequence[Vessel]) -> dict[str, str]:
        vessels = battle.table.vessels
        return {
            vessel.key: vessels[vessel.commander].key
            for vessel in self.firing_order.followers(battle.table, own)
            if vessel not in self.acting
        }

    def _muster(self, battle: Battle, asked: Muster, orders: MusterOrders) -> None:
        by_key = battle.table.by_key
        for delay in orders.delayed:
            vessel = by_key[delay.ship]
            self.firing_order.delayed[vessel.number] = delay.crew_quality
            self.ships.remove(vessel)
            self.acting.remove(vessel)
            battle.tell(FireDelayed(delay.ship, delay.crew_quality))
        for key in orders.joined:
            self.joined[by_key[key].number] = by_key[asked.followers[key]].number
            self.acting.append(by_key[key])
            battle.tell(FireJoined(key, asked.followers[key]))

    def _line_up(self, battle: Battle) -> None:
        """Settle the order of declaration. Rules MV-2.2.2-17, MV-1.3.4-11."""
        self.stage = Stage.DECLARATION
        self.acting.sort(key=lambda vessel: vessel.number)
        if battle.telling and self.acting:
            battle.tell(GroupBegan(self.crew_quality, tuple(vessel.key for vessel in self.acting)))
        self.line = Line(self.acting, self.joined)
        while self.line.contested:
            faces = roll_off(battle.dice)
            self.line.side = loser(faces)
            if battle.telling:
                battle.tell(DeclarationRolled(faces, self.line.side))
            if self.line.side in {0, 1}:
                break

    def _next_declaration(self, battle: Battle) -> tuple[Decision, ...]:
        vessel = self.line.next()
        if vessel is None:
            self.stage = Stage.RESOLUTION
            self.declared.open(battle, self.firing_order.kept)
            return ()
        only = "" if self.ram is None else battle.table.vessels[self.ram.rammer].key
        return (DeclareFire(battle.table, vessel.side, battle.secrets[vessel.side], vessel.key, only, self.line),)

    def _declare(self, battle: Battle, asked: DeclareFire, orders: FireOrders) -> None:
        vessel = asked.vessel
        read = asked.read(orders)
        self.declared.add(battle, vessel, orders, read)
        if read.attacks or orders.launches:
            self.line.fired.append(vessel.number)
        if self.ram is None:
            self.firing_order.kept[vessel.number] = read.kept
            self.firing_order.done.append(vessel.number)

    def _resolve(self, battle: Battle) -> tuple[Decision, ...]:
        """Go on with the fire; at its end deal with the consequences."""
        threat = self.declared.fire.run(battle)
        if threat is not None:
            return (InterceptFire(battle.table, battle.secrets[threat.target.side], threat),)
        self._finish(battle)
        return ()

    def _intercept(self, battle: Battle, asked: InterceptFire, orders: InterceptOrders) -> None:
        self.declared.fire.intercept(battle, asked.threat, asked.screens(orders), asked.squadrons(orders))

    def _finish(self, battle: Battle) -> None:
        """End a group; a ram strikes. Rules MV-2.2.2-04, -06, MV-1.2.3-38."""
        self.declared.close(battle)
        if self.ram is not None:
            collision(battle, self.ram)
            self.ram = None
        self._retire()
        self.stage = Stage.OVER

    def _retire(self) -> None:
        """Mark all ships of the group as done."""
        self.firing_order.done += [vessel.number for vessel in self.ships if vessel.number not in self.firing_order.done]


def _acting(battle: Battle, ships: Sequence[Vessel]) -> list[Vessel]:
    """Return those of the ships that can act."""
    return [vessel for vessel in ships if can_act(vessel, battle.table)]


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
