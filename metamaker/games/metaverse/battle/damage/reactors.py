"""Power: the working systems of a ship after an update; reactors that fluctuate, and those that detonate (3.2.3, A.2)."""

from typing import Final

from metamaker.games.metaverse.battle.damage.events import (
    BridgeRegained,
    BridgesLost,
    PowerLost,
    PowerReturned,
    ReactorResumed,
    ShieldsLost,
)
from metamaker.games.metaverse.battle.places import ARC_WORDS, SECTION_WORDS
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import BROKEN, DISABLED, UNPOWERED, Status, Vessel
from metamaker.games.metaverse.loss_limits import LIFE_SUPPORT, REACTOR
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.stats.parts import DEFLECTORS, SHIELD_GENERATORS

WITHOUT_BRIDGE: Final = frozenset(
    str(kind.value)
    for kind in (
        *SHIELD_GENERATORS,
        *DEFLECTORS,
        ComponentKind.EW_ARRAY,
        ComponentKind.ECM_ARRAY,
        ComponentKind.STEALTH_GENERATOR,
        ComponentKind.CLOAK_GENERATOR,
    )
) | {LIFE_SUPPORT, REACTOR}
"""Kinds of system that work without a bridge: those named in rule MV-3.2.1-03, and those that are not operated."""

_INDEPENDENT: Final = (LIFE_SUPPORT, REACTOR)
"""Kinds of system that need no power from a reactor. Rule MV-3.2.2-04."""


def refresh(battle: Battle, vessel: Vessel) -> None:
    """Set or clear UNPOWERED by the reactors and `bridged` by the bridges; remove shields of arcs that lost all generators.

    Rules MV-3.2.1-02, -03, MV-3.2.3-04, -05, -10, MV-3.1.5-05, MV-3.5.8-06.
    """
    _power(battle, vessel)
    _bridges(battle, vessel)
    _generators(battle, vessel)
    vessel.stale = False


def usable(vessel: Vessel, kind: str) -> bool:
    """Return whether the bridge of a ship allows the use of systems of a kind. Rule MV-3.2.1-03.

    Stealth and cloak generators only keep their state: switching one on needs a bridge.
    """
    return vessel.bridged or kind in WITHOUT_BRIDGE


def _power(battle: Battle, vessel: Vessel) -> None:
    """Feed every standing section from the one reactor that supplies it. Rules MV-3.2.3-02, -04, -10."""
    alive = [False] * len(vessel.sections)
    for number in vessel.blueprint.of(REACTOR):
        reactor = vessel.systems[number]
        alive[reactor.plan.section] = reactor.operates
    for section, state in enumerate(vessel.sections):
        if state.stands and _fed(vessel, section, fed=alive[state.plan.supplier]):
            vessel.changed()
            if not battle.telling:
                continue
            where = SECTION_WORDS[section]
            if alive[state.plan.supplier]:
                battle.tell(PowerReturned(vessel.key, where))
            else:
                battle.tell(PowerLost(vessel.key, where, SECTION_WORDS[state.plan.supplier]))


def _fed(vessel: Vessel, section: int, *, fed: bool) -> bool:
    """Set or clear the flags of a section; return whether one changed."""
    changed = False
    for number in vessel.blueprint.by_section[section]:
        system = vessel.systems[number]
        if system.plan.kind in _INDEPENDENT or bool(system.flags & UNPOWERED) is not fed:
            continue
        system.flags ^= UNPOWERED
        changed = True
    return changed


def _bridges(battle: Battle, vessel: Vessel) -> None:
    """Update `bridged` by the working bridges. Rules MV-3.2.1-02, -03."""
    bridged = bool(vessel.working(ComponentKind.BRIDGE))
    if bridged != vessel.bridged:
        vessel.bridged = bridged
        vessel.changed()
        battle.tell(BridgeRegained(vessel.key) if bridged else BridgesLost(vessel.key))


def _generators(battle: Battle, vessel: Vessel) -> None:
    """Cross off the shields of arcs with generators by design but no working one. Rules MV-3.1.5-05, -08."""
    for arc in vessel.arcs:
        generators = arc.plan.generators
        if not arc.shield_hits or not generators:
            continue
        if all(vessel.systems[number].flags & (BROKEN | UNPOWERED) for number in generators):
            lost, arc.shield_hits = arc.shield_hits, 0
            if battle.telling:
                word = ARC_WORDS[vessel.arcs.index(arc)]
                battle.tell(ShieldsLost(vessel.key, word, lost, 0, ("MV-3.1.5-05", "MV-3.2.3-05", "MV-3.5.8-06")))


def end_of_turn(battle: Battle) -> None:
    """Let the reactors that fluctuated work again; call it after the Morale Step. Rules MV-A.2-32, -56, -60."""
    for vessel in battle.table.vessels:
        for number in vessel.blueprint.of(REACTOR):
            reactor = vessel.systems[number]
            if not reactor.fluctuates:
                continue
            reactor.fluctuates = False
            reactor.flags &= ~DISABLED
            vessel.changed()
            if vessel.fights and vessel.sections[reactor.plan.section].stands:
                battle.tell(ReactorResumed(vessel.key, SECTION_WORDS[reactor.plan.section]))
        if vessel.stale and vessel.status <= Status.AWAY:
            refresh(battle, vessel)
