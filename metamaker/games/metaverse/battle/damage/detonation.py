"""Reactors that detonate, and the blast around a ship (3.2.3)."""

from metamaker.battle.plane import CM, distance
from metamaker.games.metaverse.battle.blueprint.places import ARC_NUMBER, SECTION_WORDS
from metamaker.games.metaverse.battle.damage.cause import Cause
from metamaker.games.metaverse.battle.damage.collision import collide
from metamaker.games.metaverse.battle.damage.hull import rake
from metamaker.games.metaverse.battle.events.damage import BlastReached, BlastSpread, ReactorDetonated
from metamaker.games.metaverse.battle.motion.course import arc_toward
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.system import DESTROYED, System
from metamaker.games.metaverse.battle.state.vessel import Status, Vessel
from metamaker.games.metaverse.extent import REACTOR

LOSS_PER_CM = 5
"""What a blast loses with every complete cm. Rule MV-3.2.3-07."""


def reactor_of(vessel: Vessel, section: int) -> System | None:
    """Return the reactor that a section holds, if it holds one. Rule MV-3.2.3-01."""
    for number in vessel.blueprint.of(REACTOR):
        if vessel.systems[number].plan.section == section:
            return vessel.systems[number]
    return None


def detonate(battle: Battle, vessel: Vessel, section: int, cause: Cause) -> None:
    """Detonate the reactor of a section: its rating goes to the section, then the core, then out. No dice.

    Nothing happens where the section or its reactor is gone. Criticals wait for their batch. Rules MV-3.2.3-06 to -11.
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


def _blast(battle: Battle, source: Vessel, excess: int) -> None:
    """Strike every other ship on the table that it reaches, cloaked ones too, in their order. Rule MV-3.2.3-07."""
    here = source.course.place
    for vessel in battle.table.fighting():
        apart = distance(here, vessel.course.place)
        amount = excess - LOSS_PER_CM * (apart // CM)
        if amount <= 0:
            continue
        if battle.telling:
            battle.tell(BlastReached(vessel.key, source.key, apart, amount))
        arc = ARC_NUMBER[arc_toward(vessel.course, here)]
        collide(battle, vessel, arc, amount, kinetic=False, cause=Cause("blast", source.number))
