"""Shield hits that regenerate, and shields that adapt (3.5.8 to 3.5.10)."""

from collections.abc import Iterable, Sequence
from typing import Final

from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.places import ARCS, neighbours, place_named
from metamaker.games.metaverse.battle.repair.crews import pool, unrepairable
from metamaker.games.metaverse.battle.repair.events import GeneratorModulated, ShieldsAdapted, ShieldsRegenerated
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, DISABLED, System, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.words import HullType

MODULATED: Final = ComponentKind.MODULATED_SHIELD_GENERATOR.value
GENERATORS: Final = (ComponentKind.BASIC_SHIELD_GENERATOR.value, ComponentKind.ADAPTIVE_SHIELD_GENERATOR.value, MODULATED)

Diversion = tuple[System, int]
"""A modulated generator, and the number of the arc that it serves instead of its own."""


def unmodulated(vessel: Vessel, generator: System, arc: int) -> Refusal | None:
    """Return why a generator may not be set to serve an arc; None if it may. Rules MV-3.5.10-02, -03.

    A disabled one may, because it can be repaired before it is needed.
    """
    ref, own = generator.plan.ref, generator.plan.arc
    if generator.plan.kind != MODULATED:
        return Refusal("MV-3.5.10-02", message("refusal-repair-no-modulated", system=ref))
    if generator.flags & DESTROYED:
        return Refusal("MV-2.3.1-10", message("refusal-destroyed", system=ref))
    if not 0 <= own < len(ARCS) or arc not in neighbours(own):
        return Refusal("MV-3.5.10-03", message("refusal-repair-no-neighbour", arc=place_named(ARCS[arc].value), system=ref))
    if not _holds_shields(vessel, arc):
        return Refusal("MV-3.5.10-03", message("refusal-repair-no-shields", arc=place_named(ARCS[arc].value)))
    return None


def _holds_shields(vessel: Vessel, arc: int) -> bool:
    """Return whether an arc was designed with shield hits and has a generator that works, or can work before it is needed."""
    if not vessel.arcs[arc].plan.shield_hits or vessel.arcs[arc].bare:
        return False
    return any(each.plan.arc == arc and _may_work(vessel, each) for kind in GENERATORS for each in vessel.of(kind))


def _may_work(vessel: Vessel, generator: System) -> bool:
    """Return whether a generator works, or could be repaired before shields regenerate. Rule MV-2.3.1-11."""
    if not generator.flags & DISABLED:
        return not generator.flags & DESTROYED
    healed = vessel.blueprint.hull_type is HullType.BIOLOGICAL
    return unrepairable(vessel, generator) is None and (healed or pool(vessel, generator.plan.section).all > 0)


def regenerate(battle: Battle, vessel: Vessel, diversions: Sequence[Diversion] = ()) -> None:
    """Give all arcs of a ship the shield hits of their working generators, never above the designed total.

    A diverted generator gives nothing to its own arc. It gives half its rating, rounded down, to the neighbour if that arc has
    a working generator of its own. Dropped shields get nothing. Rules MV-3.1.5-08, MV-3.5.8-04, -05, MV-3.5.9-07, MV-3.5.10-02,
    -03.
    """
    if not _anything_to_do(vessel):
        return
    working = [system for kind in GENERATORS for system in vessel.working(kind)]
    given = [0] * len(ARCS)
    supported = [False] * len(ARCS)
    away = _diverted(battle, vessel, diversions)
    for system in working:
        if 0 <= system.plan.arc < len(ARCS):
            supported[system.plan.arc] = True
            if system.plan.number not in away:
                given[system.plan.arc] += system.plan.rating
    for system, arc in diversions:
        if system.plan.number in away and supported[arc]:
            given[arc] += system.plan.rating // 2
    for arc, hits in enumerate(given):
        if hits and supported[arc]:
            _give(battle, vessel, arc, hits)


def _anything_to_do(vessel: Vessel) -> bool:
    return any(arc.up and arc.shield_hits < arc.plan.shield_hits for arc in vessel.arcs)


def _diverted(battle: Battle, vessel: Vessel, diversions: Iterable[Diversion]) -> list[int]:
    """Return the numbers of the working generators that serve an arc other than their own."""
    numbers: list[int] = []
    for system, arc in diversions:
        if system.works:
            numbers.append(system.plan.number)
            if battle.telling:
                battle.tell(GeneratorModulated(vessel.key, system.plan.ref, ARCS[arc].value))
    return numbers


def _give(battle: Battle, vessel: Vessel, arc: int, hits: int) -> None:
    state = vessel.arcs[arc]
    gain = min(hits, state.plan.shield_hits - state.shield_hits)
    if not state.up or state.bare or gain <= 0:
        return
    state.shield_hits += gain
    if battle.telling:
        battle.tell(ShieldsRegenerated(vessel.key, ARCS[arc].value, gain, state.shield_hits))


def adapt(battle: Battle, vessel: Vessel) -> None:
    """Raise the adaptation of all arcs by one after a turn in which weapons fire took shield hits; forget that it did.

    The highest level is the designed total of adaptive generators. Rules MV-3.5.9-02, -03, MV-3.1.5-08.
    """
    if not vessel.shields_hit:
        return
    vessel.shields_hit = False
    for number, arc in enumerate(vessel.arcs):
        if arc.adaptation < arc.plan.adaptation and not arc.bare:
            arc.adaptation += 1
            if battle.telling:
                battle.tell(ShieldsAdapted(vessel.key, ARCS[number].value, arc.adaptation))
