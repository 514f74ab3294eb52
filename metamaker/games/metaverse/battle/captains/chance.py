"""The captain who leaves it to chance: any orders that are legal, grown piece by piece."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from metamaker.games.metaverse.battle.boarding.decisions import AdvanceBoarders, DisableSystems, Reinforce
from metamaker.games.metaverse.battle.boarding.orders import Boarding, Load
from metamaker.games.metaverse.battle.captains.fire_choice import Piece, grown
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.electronics.decision import SwitchElectronics
from metamaker.games.metaverse.battle.electronics.orders import Aim, Support
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire, Muster
from metamaker.games.metaverse.battle.fire.orders import Attack, Delay, FireOrders, Grapple, Launch, Mode, Screen, Teleport
from metamaker.games.metaverse.battle.fire.screening import InterceptFire
from metamaker.games.metaverse.battle.kinematics.course import Newtonian
from metamaker.games.metaverse.battle.kinematics.ftl import LEAST_DICE, charged, is_full
from metamaker.games.metaverse.battle.movement.decisions import AnnounceArrival, ChooseJumpDice, WritePlot
from metamaker.games.metaverse.battle.movement.orders import Arrival, JumpChoice
from metamaker.games.metaverse.battle.plot.orders import THRUST, Code, Order
from metamaker.games.metaverse.battle.repair.decision import AssignRepairs
from metamaker.games.metaverse.battle.repair.orders import Modulation, Restoration, Work
from metamaker.games.metaverse.battle.salvos.decisions import DefendShip, GuideSalvos, StrikeTargets
from metamaker.games.metaverse.battle.salvos.orders import CloseFire, Course, Strike
from metamaker.games.metaverse.battle.salvos.rules import SHARPEST
from metamaker.games.metaverse.battle.starfighters.combat_decisions import DefendWithSquadrons, FireFlak, FireSquadrons
from metamaker.games.metaverse.battle.starfighters.decisions import (
    DeploySquadrons,
    FlyMissions,
    FormMissions,
    GrowSquadrons,
    LaunchSquadrons,
    RearmSquadrons,
    RecoverSquadrons,
)
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.terrain.decisions import ClearRocks
from metamaker.games.metaverse.battle.terrain.orders import ClearOrders
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.play.decision import Composed, Form, Option, Part, Span
from metamaker.play.dice import Dice
from metamaker.play.plane import CIRCLE, CM, DEGREE, HEADINGS, bearing, distance

MOST_ORDERS = 4
"""A plot of a usual turn has one to four; each that is tried costs a judgement. Others were not tried."""

FACES = 20
"""The die by which it decides what is to happen rarely."""

RARELY, SELDOM, MOSTLY = 1, 2, 17
"""Of 20: how often a drive begins to charge and a ship rams or cloaks, how often a departure follows a full charge.

Trades how often tests and battles see what is rare against ships that leave before a shot was fired. Others were not tried.
"""

_USUAL = (Code.FASTER, Code.FASTER, Code.SLOWER, Code.RIGHT, Code.RIGHT, Code.LEFT, Code.LEFT, Code.EVASIVE)
_UNUSUAL = (Code.ROLL, Code.FLIP, Code.CORKSCREW, Code.PORT, Code.STARBOARD, Code.EMERGENCY_POWER, Code.EMERGENCY_THRUST)
_DEPARTURES = (Code.RETREAT, Code.STRATEGIC_JUMP, Code.TACTICAL_JUMP)


def plot_pieces(decision: WritePlot, dice: Dice) -> Iterator[Piece]:
    """Yield random orders for the plot that is asked for, some of which may be illegal."""
    for order in _orders(decision, dice):
        yield Piece("orders", order)


def _orders(decision: WritePlot, dice: Dice) -> Iterator[Order]:
    yield from _ftl(decision, dice)
    for _ in range(dice.roll(MOST_ORDERS)):
        codes = _USUAL if dice.roll(3) > 1 else _UNUSUAL
        yield from _order(codes[dice.roll(len(codes)) - 1], decision, dice)
    if decision.situation.enemies and dice.roll(FACES) <= RARELY:
        yield Order(Code.RAM, target=_enemy(decision, dice))
    if decision.means.cloaks and dice.roll(FACES) <= SELDOM:
        yield Order(Code.UNCLOAK if decision.situation.cloaked else Code.CLOAK)


def _enemy(decision: WritePlot, dice: Dice) -> str:
    enemies = decision.situation.enemies
    return enemies[dice.roll(len(enemies)) - 1]


def _order(code: Code, decision: WritePlot, dice: Dice) -> Iterator[Order]:
    means = decision.means
    if code in {Code.EMERGENCY_POWER, Code.EMERGENCY_THRUST}:
        parts = [each.ref for each in (means.drives if code is Code.EMERGENCY_POWER else means.thrusters)]
        if parts and dice.roll(4) == 1:
            yield Order(code, parts=(parts[dice.roll(len(parts)) - 1],))
    elif code in THRUST:
        most = max([drive.points for drive in means.drives], default=0)
        if most:
            yield Order(code, dice.roll(most))
    elif code in {Code.RIGHT, Code.LEFT}:
        yield Order(code, dice.roll(2 if isinstance(decision.course, Newtonian) else 3))
    else:
        yield Order(code, dice.roll(2) if code is Code.EVASIVE else 0)


def _ftl(decision: WritePlot, dice: Dice) -> Iterator[Order]:
    charges = decision.situation.charges
    for drive in decision.means.ftl:
        if is_full(charges, drive):
            if dice.roll(FACES) <= MOSTLY:
                code = _DEPARTURES[dice.roll(len(_DEPARTURES)) - 1]
                attacks = code is not Code.RETREAT and bool(decision.situation.enemies) and dice.roll(2) == 1
                number = LEAST_DICE + dice.roll(2) - 1 if code is Code.TACTICAL_JUMP else 0
                target = _enemy(decision, dice) if attacks else ""
                yield Order(code, number, parts=(drive.ref,), target=target, attack=attacks)
        elif dice.roll(FACES) <= (MOSTLY if charged(charges, drive) else RARELY):
            yield Order(Code.CHARGE, charged(charges, drive) + 1, parts=(drive.ref,))


Item = TypeVar("Item")

_SWITCHED = (
    ComponentKind.EW_ARRAY,
    ComponentKind.ECM_ARRAY,
    ComponentKind.EJ_ARRAY,
    ComponentKind.STEALTH_GENERATOR,
    ComponentKind.GRAVITY_WELL_PROJECTOR,
)
_AIMED = (ComponentKind.ELINT_ARRAY, ComponentKind.TARGETING_ARRAY)
_TELEPORTERS = (ComponentKind.BASIC_TELEPORTER, ComponentKind.ADVANCED_TELEPORTER)
_SENSORS = ComponentKind.SENSOR_ARRAY.value
_ARCS, _SECTIONS, _MODES = tuple(Arc), tuple(SectionName), (Mode.SALVO, Mode.SALVO, Mode.VOLLEY, Mode.SURGICAL)
MOST_PIECES = 6
"""Bounds how long a large ship takes: each piece that is tried is judged anew with all before it."""

FAR = 10
"""Centimetres that it wishes to pull or push, to each side. What the rules refuse is not done; others were not tried."""


def picked(items: Sequence[Item], dice: Dice) -> Item:
    """Return one of them."""
    return items[dice.roll(len(items)) - 1]


def some(items: Sequence[Item], dice: Dice) -> list[Item]:
    """Return about half of them, the first ones of a long list."""
    return [each for each in items[:MOST_PIECES] if dice.roll(2) == 1]


def refs(vessel: Vessel, *kinds: str) -> list[str]:
    """Return the working systems of these kinds by their references."""
    return [system.plan.ref for system in vessel.working(*kinds)]


def _keys(decision: Decision, *, own: bool) -> list[str]:
    return [vessel.key for vessel in decision.table.fighting() if (vessel.side == decision.side) is own]


def electronic_pieces(decision: Decision, dice: Dice) -> Iterator[Piece]:
    """Yield switches, pods, aims, supports, and arcs whose shields are dropped or raised."""
    vessel, enemies = decision.table.by_key[decision.key], _keys(decision, own=False)
    for system in some(vessel.of(*_SWITCHED), dice):
        yield Piece("on" if dice.roll(3) > 1 else "off", system.plan.ref)
    for ref in some(refs(vessel, ComponentKind.COUNTERMEASURE_POD), dice):
        if dice.roll(4) == 1:
            yield Piece("pods", ref)
    for ref in refs(vessel, *_AIMED):
        if enemies:
            yield Piece("aims", Aim(ref, picked(enemies, dice)))
    friends = [key for key in _keys(decision, own=True) if key != decision.key]
    for ref in refs(vessel, ComponentKind.ANSIBLE):
        if friends:
            yield Piece("supports", Support(ref, (picked(friends, dice),)))
    if dice.roll(8) == 1:
        yield Piece("dropped", picked(_ARCS, dice))
    for arc in _ARCS:
        yield Piece("raised", arc)


def muster_pieces(decision: Muster, dice: Dice) -> Iterator[Piece]:
    """Yield ships that wait or fire with their commander."""
    for key in _keys(decision, own=True)[:MOST_PIECES]:
        if dice.roll(4) == 1:
            yield Piece("delayed", Delay(key, dice.roll(6) - 1))
        elif dice.roll(2) == 1:
            yield Piece("joined", key)


def fire_pieces(decision: DeclareFire, dice: Dice) -> Iterator[Piece]:
    """Yield attacks with random weapons at random ships, teleports and grapples."""
    table = decision.table
    vessel, enemies = table.by_key[decision.key], _keys(decision, own=False)
    if decision.only:
        enemies = [decision.only]
    if not enemies:
        return
    weapons = refs(vessel, "weapon")
    for array in refs(vessel, _SENSORS)[:MOST_PIECES]:
        target, mode = picked(enemies, dice), picked(_MODES, dice)
        system = picked(table.by_key[target].systems, dice).plan.ref if mode is Mode.SURGICAL else ""
        for ref in weapons if mode is not Mode.VOLLEY else ():
            if dice.roll(3) > 1:
                yield Piece("attacks", Attack(array, target, (ref,), mode, system))
        if mode is Mode.VOLLEY:
            yield Piece("attacks", Attack(array, target, tuple(some(weapons, dice)), mode))
    tokens = [*[each.key for each in table.missions], *[each.key for each in table.salvos]]
    yield from _odd_pieces(vessel, enemies, [*enemies, *tokens], dice)


LONGEST_CM = 50
"""The longest range of a weapon (MV-3.6.6-01)."""


def launch_pieces(decision: DeclareFire, dice: Dice) -> Iterator[Piece]:
    """Yield salvos of random weapons in random directions, some of them toward an enemy."""
    vessel, table = decision.vessel, decision.table
    here, loaded = vessel.course.place, [weapon.plan.ref for weapon in decision.launchers()]
    for array in decision.arrays()[:MOST_PIECES] if loaded else ():
        weapons = tuple(loaded[: dice.roll(min(len(loaded), max(1, array.plan.rating)))])
        enemies = table.fighting(1 - decision.side)
        length, direction = dice.roll(LONGEST_CM) * CM, (dice.roll(CIRCLE // DEGREE) - 1) * DEGREE
        contact = ""
        if enemies and dice.roll(4) > 1:
            enemy = picked(enemies, dice)
            direction = bearing(here, enemy.course.place)
            if dice.roll(2) == 1:
                contact, length = enemy.key, distance(here, enemy.course.place)
        yield Piece("launches", Launch(array.plan.ref, weapons, direction, length, contact))


def guide_pieces(decision: GuideSalvos, dice: Dice) -> Iterator[Piece]:
    """Yield moves of salvos, straight on or turned."""
    for salvo in decision.salvos()[: decision.most]:
        turn = (dice.roll(2 * SHARPEST // DEGREE) - SHARPEST // DEGREE) * DEGREE
        length = dice.roll(max(1, salvo.range_cm)) * CM
        yield Piece("courses", Course(salvo.key, (salvo.direction + turn) % CIRCLE, length))


def strike_pieces(decision: StrikeTargets, dice: Dice) -> Iterator[Piece]:
    """Yield strikes of most salvos."""
    for key, chances in decision.chances.items():
        if dice.roll(4) > 1:
            yield Piece("strikes", Strike(key, picked(chances, dice).target.key))


def defence_pieces(decision: DefendShip, dice: Dice) -> Iterator[Piece]:
    """Yield fire of some weapons at salvos in contact."""
    for array in decision.arrays()[:MOST_PIECES]:
        key = picked(decision.salvos, dice)
        salvo = decision.table.salvo(key)
        weapons = [] if salvo is None else some([weapon.plan.ref for weapon in decision.weapons(salvo)], dice)
        if weapons:
            yield Piece("shots", CloseFire(array.plan.ref, key, tuple(weapons)))


def _salvo_attacks(decision: DeclareFire, dice: Dice) -> Iterator[Piece]:
    for array in decision.arrays()[:MOST_PIECES] if decision.table.salvos else ():
        for salvo in decision.salvos()[:MOST_PIECES]:
            weapons = [weapon.plan.ref for weapon in decision.weapons_at(salvo)]
            if weapons and dice.roll(2) == 1:
                mode = Mode.VOLLEY if dice.roll(4) == 1 else Mode.SALVO
                yield Piece("attacks", Attack(array.plan.ref, salvo.key, tuple(some(weapons, dice)), mode))


def _odd_pieces(vessel: Vessel, enemies: list[str], catches: list[str], dice: Dice) -> Iterator[Piece]:
    arrays = refs(vessel, _SENSORS)
    for ref in refs(vessel, *_TELEPORTERS):
        if arrays:
            yield Piece("teleports", Teleport(ref, picked(arrays, dice), picked(enemies, dice)))
            if dice.roll(2) == 1:
                load = Load(picked(_SECTIONS, dice).value, dice.roll(2) - 1, dice.roll(2) - 1)
                yield Piece("boardings", Boarding(ref, picked(arrays, dice), picked(enemies, dice), (load,)))
    for ref in refs(vessel, ComponentKind.ENERGY_GRAPPLER):
        if arrays:
            east, north = dice.roll(2 * FAR) - FAR, dice.roll(2 * FAR) - FAR
            yield Piece("grapples", Grapple((ref,), picked(arrays, dice), picked(catches, dice), east, north))
    for ref in some(refs(vessel, "weapon"), dice):
        yield Piece("kept", ref)


def intercept_pieces(decision: InterceptFire, dice: Dice) -> Iterator[Piece]:
    """Yield weapons that fire at the fire that hit, and squadrons that do."""
    yield from any_pieces(decision, dice) if decision.threat.squadrons else ()
    vessel = decision.table.by_key.get(decision.key)
    if vessel is None:
        return
    weapons = refs(vessel, "weapon")
    for array in refs(vessel, _SENSORS)[:MOST_PIECES]:
        for ref in weapons:
            if dice.roll(2) == 1:
                yield Piece("screens", Screen(array, (ref,)))


def repair_pieces(decision: Decision, dice: Dice) -> Iterator[Piece]:
    """Yield crews for broken systems, restored boxes, and what the hull types have besides."""
    vessel = decision.table.by_key[decision.key]
    for system in vessel.systems:
        if system.flags:
            ref = system.plan.ref
            if dice.roll(2) == 1:
                yield Piece("works", Work(ref, dice.roll(4)))
            if dice.roll(8) == 1:
                yield Piece("healed", ref)
            if dice.roll(8) == 1:
                yield Piece("reloaded", ref)
    for section in _SECTIONS:
        if dice.roll(2) == 1:
            yield Piece("restorations", Restoration(section, dice.roll(3)))
    for ref in refs(vessel, ComponentKind.MODULATED_SHIELD_GENERATOR):
        yield Piece("modulations", Modulation(ref, picked(_ARCS, dice)))


def all_fire_pieces(decision: DeclareFire, dice: Dice) -> Iterator[Piece]:
    """Yield what concerns salvos, then all other fire; no die for salvos where there are none and nobody could launch one."""
    if not decision.only:
        yield from launch_pieces(decision, dice)
        yield from _salvo_attacks(decision, dice)
    yield from fire_pieces(decision, dice)


MOST_TRIES = 6
"""Of a list of an answer about squadrons so many values are tried, each judged anew. Others were not tried."""


def any_pieces(decision: Decision, dice: Dice) -> Iterator[Piece]:
    """Yield values of the legal answers for each of its lists, half of which it leaves out."""
    legal = decision.legal()
    for part in legal.forms[0].parts if isinstance(legal, Composed) else ():
        for _ in range(dice.roll(MOST_TRIES)) if part.domain else ():
            if dice.roll(2) == 1:
                yield Piece(part.name, _any(decision, part, dice))


def _any(decision: Decision, part: Part, dice: Dice) -> Any:
    """Return a value of a part; one that is composed is made of any values of its parts."""
    if isinstance(part.domain, Span):
        return part.domain.least + dice.roll(part.domain.most - part.domain.least + 1) - 1
    entry: Option | Form = part.domain[dice.roll(len(part.domain)) - 1]
    if isinstance(entry, Option):
        return entry.value
    return decision.composed(entry, {each.name: _several(decision, each, dice) for each in entry.parts})


def _several(decision: Decision, part: Part, dice: Dice) -> tuple[Any, ...]:
    """Return as many different values of a part as it needs, or one more if it may have that."""
    more = 1 if part.most is None or part.most > part.least else 0
    number = part.least + (dice.roll(2) - 1 if more and part.domain else 0)
    return tuple(dict.fromkeys([_any(decision, part, dice) for _ in range(number)]))


PIECES: dict[type[Decision], Callable[[Any, Dice], Iterator[Piece]]] = {
    WritePlot: plot_pieces,
    SwitchElectronics: electronic_pieces,
    Muster: muster_pieces,
    DeclareFire: all_fire_pieces,
    InterceptFire: intercept_pieces,
    GuideSalvos: guide_pieces,
    StrikeTargets: strike_pieces,
    DefendShip: defence_pieces,
    AssignRepairs: repair_pieces,
    DeploySquadrons: any_pieces,
    LaunchSquadrons: any_pieces,
    RearmSquadrons: any_pieces,
    RecoverSquadrons: any_pieces,
    GrowSquadrons: any_pieces,
    FormMissions: any_pieces,
    FlyMissions: any_pieces,
    FireFlak: any_pieces,
    FireSquadrons: any_pieces,
    DefendWithSquadrons: any_pieces,
    Reinforce: any_pieces,
    AdvanceBoarders: any_pieces,
    DisableSystems: any_pieces,
}
"""What answers are grown from, by kinds of decisions."""

WIDTH_CM = 120
"""Of the square in which its ships return from strategic jumps.

The shorter side of the usual table (MV-4.0.4-01), so that they come back to the battle.
"""


class Chance:
    """A captain with dice of his own. Whatever the rules refuse of his whims he does not do."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def answer(self, decision: Decision) -> Answer:
        """Return a legal answer, found by whim."""
        found = self._whim(decision)
        return decision.default() if decision.refusals(found) else found

    def _whim(self, decision: Decision) -> Answer:
        if isinstance(decision, AnnounceArrival):
            return self._arrival()
        if isinstance(decision, ChooseJumpDice):
            return JumpChoice(more=self._dice.roll(2) - 1)
        if isinstance(decision, ClearRocks):
            return self._fire_at_rocks(decision)
        start = FireOrders() if isinstance(decision, DeclareFire) else decision.default()
        pieces = PIECES.get(type(decision))
        return grown(decision, start, pieces(decision, self._dice)) if pieces else start

    def _arrival(self) -> Arrival | None:
        dice = self._dice
        if dice.roll(3) == 1:
            return None
        x, y = (dice.roll(WIDTH_CM + 1) - 1 - WIDTH_CM // 2 for _ in range(2))
        return Arrival(x * CM, y * CM, 2 * (dice.roll(HEADINGS // 2) - 1))

    def _fire_at_rocks(self, decision: ClearRocks) -> ClearOrders:
        arrays, weapons = decision.able()
        fired = some(weapons, self._dice) if arrays else []
        if not fired:
            return ClearOrders()
        return ClearOrders(picked(arrays, self._dice).plan.ref, tuple([weapon.plan.ref for weapon in fired]))
