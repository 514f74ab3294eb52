"""Boarding: send marines where they are likely to clear a section, reinforce, and disable the most important systems."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import factorial
from typing import Final

from metamaker.games.metaverse.battle.aim import sight
from metamaker.games.metaverse.battle.blueprint import TELEPORTERS, WEAPON
from metamaker.games.metaverse.battle.boarding.combat import ATTACK_FACES, DEFENCE_FACES, within_reach
from metamaker.games.metaverse.battle.boarding.decisions import AdvanceBoarders, DisableSystems, Moving, Reinforce
from metamaker.games.metaverse.battle.boarding.orders import Boarding, DisableOrders, Load, Shift, ShiftOrders
from metamaker.games.metaverse.battle.damage.strike import entry
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.fire.beams import D20 as FACES
from metamaker.games.metaverse.battle.fire.beams import beam_profile
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.orders import FireOrders
from metamaker.games.metaverse.battle.fire.teleporting import boarding_refusals
from metamaker.games.metaverse.battle.places import SECTION_WORDS
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.games.metaverse.loss_limits import LIFE_SUPPORT, REACTOR
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.words import BoardingTie

PARTS: Final = 1000
"""The unit of chances: 1/1000."""

MOST_DEFENDERS: Final = 5
"""The maximum number of defenders in an attack. The results of more dice are too many, and help is close to them."""

MOST_LANDING: Final = 10
"""The maximum number of parties that count: those without a partner do nothing (MV-2.2.5-05)."""


@lru_cache(maxsize=4096)
def clearing(landing: int, marines: int, crew: int, crew_faces: int, tie: BoardingTie) -> int:
    """Return the chance, in 1/`PARTS`, that `landing` marines take every defender of a section in one round.

    A higher die takes a defender, and an equal die where it takes both. Rules MV-2.2.5-03 to -07.
    """
    landing = min(landing, MOST_LANDING)
    defenders = marines + crew
    if not landing or defenders > min(landing, MOST_DEFENDERS):
        return 0
    if not defenders:
        return PARTS
    equal = int(tie is BoardingTie.MUTUAL)
    attacks: Counter[tuple[int, ...]] = Counter()
    for shown, ways in _throws(landing, ATTACK_FACES):
        attacks[shown[:defenders]] += ways
    defences: Counter[tuple[int, ...]] = Counter()
    for shown, ways in _throws(marines, DEFENCE_FACES):
        for other, more in _throws(crew, crew_faces):
            defences[tuple(sorted((*shown, *other), reverse=True))] += ways * more
    won = sum(
        [
            ways * more
            for defence, ways in defences.items()
            for attack, more in attacks.items()
            if all(one < two + equal for one, two in zip(defence, attack, strict=True))
        ]
    )
    return PARTS * won // (attacks.total() * defences.total())


def _throws(dice: int, faces: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield the results of `dice` dice, high to low, each with the number of ways to roll it."""
    for shown in _descending(dice, faces):
        ways = factorial(dice)
        for face in range(1, faces + 1):
            ways //= factorial(shown.count(face))
        yield shown, ways


def _descending(dice: int, most: int) -> Iterator[tuple[int, ...]]:
    if not dice:
        yield ()
        return
    for face in range(most, 0, -1):
        for rest in _descending(dice - 1, face):
            yield (face, *rest)


def landed(loads: tuple[int, ...], faces: int, of: int) -> dict[int, int]:
    """Return the ways to land each number of marines, out of `of ** len(loads)`.

    Each load lands whole with `faces` of the `of` faces of its own roll.
    """
    found = {0: 1}
    for load in loads:
        after: dict[int, int] = {}
        for count, ways in found.items():
            after[count] = after.get(count, 0) + ways * (of - faces)
            after[count + load] = after.get(count + load, 0) + ways * faces
        found = after
    return found


KINDS: Final = (Reinforce, AdvanceBoarders, DisableSystems)
"""The decisions of boarding."""

_FIRST: Final = (REACTOR, ComponentKind.BRIDGE.value, ComponentKind.SENSOR_ARRAY.value, WEAPON)
"""Systems that boarders disable first, because most of a ship depends on them. Other orders were not tried."""


def commanded(decision: Decision) -> Answer:
    """Return the answer in the Boarding Combat Step, and the default answer of any other decision."""
    if isinstance(decision, Reinforce):
        return reinforced(decision)
    if isinstance(decision, AdvanceBoarders):
        return advanced(decision)
    return disabled(decision) if isinstance(decision, DisableSystems) else decision.default()


def with_boarders(decision: DeclareFire, orders: FireOrders, idle: Sequence[System]) -> FireOrders:
    """Return fire orders with marines sent by idle teleporters, all guided by one idle array.

    They go where they are likely to clear the section at once: later its ship brings help.
    """
    vessel, table = decision.vessel, decision.table
    busy = [each.teleporter for each in orders.teleports]
    teleporters = [each for each in vessel.working(*TELEPORTERS) if each.plan.ref not in busy and each.fired != table.turn]
    if decision.only or not teleporters or not idle:
        return orders
    best, most = orders, LIKELY
    for target in decision.targets():
        section = entry(target, sight(vessel, target).struck)
        some = sent(vessel, teleporters, idle[0].plan.ref, target.key)
        if not some or not within_reach(target, section):
            continue
        chance = _chance(table, target, section, some, _hits(decision, idle[0], target))
        if chance > most and not any(boarding_refusals(table, vessel, some, ())):
            best, most = orders._replace(boardings=some), chance
    return best


LIKELY: Final = PARTS // 2
"""The least chance to clear a section at once for sending boarders. Marines that fail are lost, but of little use at home."""


HARDLY: Final = PARTS // 10
"""The least chance to clear a section for marines aboard squadrons, which have no other use there.

With a half instead captains won 47% (± 8) of 150 mirrored battles of fleets with such squadrons, with zero 49%.
"""


def _chance(table: Table, target: Vessel, section: int, some: Sequence[Boarding], hits: int) -> int:
    """Return the chance, in `PARTS`, that parties land and clear a section at once, with those of their side already there."""
    there = target.sections[section]
    aboard = sum([each.marines for each in there.boarders])
    loads = tuple([sum([load.marines for load in order.loads]) for order in some])
    faces, total = target.blueprint.command_faces, 0
    for count, ways in landed(loads, hits, FACES).items():
        if count:
            chance = clearing(aboard + count, there.marine_parties, there.crew_parties, faces, table.boarding_tie)
            total += ways * chance
    every: int = FACES ** len(loads)
    return total // every


def _hits(decision: DeclareFire, array: System, target: Vessel) -> int:
    """Return how many faces of the sensor roll let a teleporter's parties land."""
    profile = beam_profile(decision.table, decision.vessel, array.plan.rating, target)
    return sum([profile.hits(face) for face in range(1, FACES + 1)])


def likeliest(table: Table, target: Vessel, arcs: Sequence[int], marines: int) -> tuple[int, int]:
    """Return the best chance, in `PARTS`, that marines of squadrons clear a section at once, and the arc of that section.

    The chance is 0 if nothing is left to disable.
    """
    best, most = arcs[0], 0
    for arc in arcs:
        section = entry(target, arc)
        there = target.sections[section]
        aboard = marines + sum([each.marines for each in there.boarders])
        faces = target.blueprint.command_faces
        chance = clearing(aboard, there.marine_parties, there.crew_parties, faces, table.boarding_tie)
        if chance > most and within_reach(target, section):
            best, most = arc, chance
    return most, best


def sent(vessel: Vessel, teleporters: Sequence[System], array: str, target: str) -> tuple[Boarding, ...]:
    """Return the orders that send as many marines as teleporters can carry."""
    waiting = [SECTION_WORDS[number] for number, state in enumerate(vessel.sections) for _ in range(state.marine_parties)]
    orders: list[Boarding] = []
    for teleporter in teleporters:
        some, waiting = waiting[: teleporter.plan.rating], waiting[teleporter.plan.rating :]
        loads = tuple([Load(section, some.count(section), 0) for section in dict.fromkeys(some)])
        if loads:
            orders.append(Boarding(teleporter.plan.ref, array, target, loads))
    return tuple(orders)


def reinforced(decision: Reinforce) -> ShiftOrders:
    """Return reinforcements: marines of all sections without enemies, to the section with most enemies."""
    sections = decision.vessel.sections
    ways = decision.ways()
    if not ways:
        return ShiftOrders()
    worst = max(dict.fromkeys([way[1] for way in ways]), key=lambda number: sections[number].boarding_parties)
    shifts = [
        Shift(SECTION_WORDS[start], SECTION_WORDS[section], marines, 0)
        for start, section, marines, _ in ways
        if section == worst and marines and not sections[start].boarders
    ]
    return ShiftOrders(tuple(shifts))


def advanced(decision: AdvanceBoarders) -> ShiftOrders:
    """Return the advance of boarders: all of them, from sections with nothing left to disable, to the most promising one."""
    vessel = decision.vessel
    shifts: list[Shift] = []
    for start in decision.cleared:
        ways = [way for way in decision.ways() if way[0] == start and spoils(vessel, way[1])]
        if ways and not spoils(vessel, start):
            _, section, marines, crew = max(ways, key=lambda way: _promise(decision, way))
            shifts.append(Shift(SECTION_WORDS[start], SECTION_WORDS[section], marines, crew))
    return ShiftOrders(tuple(shifts))


def spoils(vessel: Vessel, section: int) -> list[System]:
    """Return the systems of a section worth disabling: all but life support.

    Without defenders, foul air takes only the boarders, and they could go on to other sections. Rule MV-3.2.2-06.
    """
    return [system for system in within_reach(vessel, section) if system.plan.kind != LIFE_SUPPORT]


PRIZE: Final = 4
"""The weight of a reactor or a bridge for advancing boarders; any other system has weight 1. Other numbers were not tried."""


def _promise(decision: AdvanceBoarders, way: Moving) -> tuple[int, int]:
    """Return the prize of a section times the chance to clear it at once, and the prize by itself."""
    _, section, marines, _ = way
    target, state = decision.vessel, decision.vessel.sections[section]
    aboard = marines + sum([each.marines for each in state.boarders])
    faces, tie = target.blueprint.command_faces, decision.table.boarding_tie
    chance = clearing(aboard, state.marine_parties, state.crew_parties, faces, tie)
    prize = sum([PRIZE if system.plan.kind in _FIRST[:2] else 1 for system in spoils(target, section)])
    return chance * prize, prize


def disabled(decision: DisableSystems) -> DisableOrders:
    """Return the systems that boarders disable: as many as they may, the most effective first, never their own air."""
    found: list[str] = []
    for section in decision.sections():
        systems = sorted(spoils(decision.vessel, section), key=_rank)
        found += [system.plan.ref for system in systems[: decision.vessel.sections[section].boarding_parties]]
    return DisableOrders(tuple(found))


def _rank(system: System) -> tuple[int, int]:
    """Return the sort key of systems to disable: important kinds first, then by damage (weapons) or rating."""
    kind, plan = system.plan.kind, system.plan.weapon
    worth = system.plan.rating if plan is None else plan.pulse * (plan.highest + 1 + 2 * plan.modifier)
    return _FIRST.index(kind) if kind in _FIRST else len(_FIRST), -worth
