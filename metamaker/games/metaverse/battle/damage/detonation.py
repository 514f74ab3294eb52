"""Damage without weapons: rams, FTL attacks, and the blast around a ship with a detonating reactor (3.2.3)."""

from typing import Final

from metamaker.games.metaverse.battle.damage.events import (
    BlastReached,
    BlastSpread,
    CollisionStruck,
    ReactorDetonated,
    ShieldsLost,
)
from metamaker.games.metaverse.battle.damage.hull import Cause, rake
from metamaker.games.metaverse.battle.damage.strike import UNHURT, Wounds, entry, guard, shields
from metamaker.games.metaverse.battle.kinematics.course import arc_toward
from metamaker.games.metaverse.battle.places import ARC_NUMBER, ARC_WORDS, SECTION_WORDS
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, Status, System, Vessel
from metamaker.games.metaverse.loss_limits import REACTOR
from metamaker.games.metaverse.rules.strike import undivided
from metamaker.play.geometry import CM, distance


def collide(battle: Battle, vessel: Vessel, arc: int, amount: int, *, kinetic: bool, cause: Cause) -> Wounds:
    """Deal one undivided raking pulse to an arc. Rules MV-1.2.3-42, -74, -77, MV-3.2.3-07.

    It is not weapons fire: no plate is lost by it and no adaptation gained, though both reduce it. No dice.
    """
    if amount <= 0 or not vessel.fights:
        return UNHURT
    before = [len(section.crossed) for section in vessel.sections]
    state = vessel.arcs[arc]
    pulse = undivided(amount, guard(vessel, arc, kinetic=kinetic), shields(state, kinetic=kinetic))
    lost, hull = int(pulse.shields), int(pulse.hull)
    if battle.telling:
        battle.tell(CollisionStruck(vessel.key, ARC_WORDS[arc], cause.word, amount, lost, hull))
    if lost:
        state.shield_hits -= lost
        battle.tell(ShieldsLost(vessel.key, ARC_WORDS[arc], lost, state.shield_hits))
    rake(battle, vessel, entry(vessel, arc), hull, cause)
    taken = [len(section.crossed) - old for section, old in zip(vessel.sections, before, strict=True)]
    return Wounds(lost, tuple(taken))


LOSS_PER_CM: Final = 5
"""Damage that a blast loses with every complete cm. Rule MV-3.2.3-07."""


def reactor_of(vessel: Vessel, section: int) -> System | None:
    """Return the reactor of a section, None without one. Rule MV-3.2.3-01."""
    for number in vessel.blueprint.of(REACTOR):
        if vessel.systems[number].plan.section == section:
            return vessel.systems[number]
    return None


def detonate(battle: Battle, vessel: Vessel, section: int, cause: Cause) -> None:
    """Detonate the reactor of a section: its rating goes to the section, then the core, then out. No dice.

    Nothing happens if the section or its reactor is gone. Criticals wait for their batch. Rules MV-3.2.3-06 to -11.
    """
    reactor = reactor_of(vessel, section)
    if reactor is None or reactor.flags & DESTROYED or not vessel.fights:
        return
    reactor.flags |= DESTROYED
    vessel.changed()
    rating = reactor.plan.rating
    if battle.telling:
        battle.tell(ReactorDetonated(vessel.key, SECTION_WORDS[section], rating))
    excess = rating - rake(battle, vessel, section, rating, cause)
    if excess and vessel.status is Status.DESTROYED:
        battle.tell(BlastSpread(vessel.key, excess))
        _blast(battle, vessel, excess)


def blast_at(excess: int, apart: int) -> int:
    """Return the remaining damage of a blast at the distance `apart`, in 1/1000 cm. Rule MV-3.2.3-07."""
    return max(0, excess - LOSS_PER_CM * (apart // CM))


def _blast(battle: Battle, source: Vessel, excess: int) -> None:
    """Strike every other ship in reach on the table, cloaked ones too, in their order. Rule MV-3.2.3-07."""
    here = source.course.place
    for vessel in battle.table.fighting():
        apart = distance(here, vessel.course.place)
        amount = blast_at(excess, apart)
        if not amount:
            continue
        if battle.telling:
            battle.tell(BlastReached(vessel.key, source.key, apart, amount))
        arc = ARC_NUMBER[arc_toward(vessel.course, here)]
        collide(battle, vessel, arc, amount, kinetic=False, cause=Cause("blast", source.number))
