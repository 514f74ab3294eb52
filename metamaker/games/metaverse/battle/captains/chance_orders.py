"""Random orders for everything but movement: pieces that a growing answer takes if the rules allow it."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from metamaker.battle.dice import Dice
from metamaker.games.metaverse.battle.captains.growth import Piece
from metamaker.games.metaverse.battle.decisions.answers import (
    Aim,
    Attack,
    Delay,
    Grapple,
    Mode,
    Modulation,
    Restoration,
    Screen,
    Support,
    Teleport,
    Work,
)
from metamaker.games.metaverse.battle.decisions.decision import Decision
from metamaker.games.metaverse.battle.decisions.fire import DeclareFire, InterceptFire, Muster
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.component import ComponentKind

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
FAR = 10


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
    yield from _odd_pieces(vessel, enemies, dice)


def _odd_pieces(vessel: Vessel, enemies: list[str], dice: Dice) -> Iterator[Piece]:
    arrays = refs(vessel, _SENSORS)
    for ref in refs(vessel, *_TELEPORTERS):
        if arrays:
            yield Piece("teleports", Teleport(ref, picked(arrays, dice), picked(enemies, dice)))
    for ref in refs(vessel, ComponentKind.ENERGY_GRAPPLER):
        if arrays:
            east, north = dice.roll(2 * FAR) - FAR, dice.roll(2 * FAR) - FAR
            yield Piece("grapples", Grapple((ref,), picked(arrays, dice), picked(enemies, dice), east, north))
    for ref in some(refs(vessel, "weapon"), dice):
        yield Piece("kept", ref)


def intercept_pieces(decision: InterceptFire, dice: Dice) -> Iterator[Piece]:
    """Yield weapons that fire at the fire that hit."""
    vessel = decision.table.by_key[decision.key]
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
