"""Damage that no weapon deals: rams, FTL attacks, blasts. Shields and armour meet it, deflectors do not (MV-1.2.3-77)."""

from metamaker.games.metaverse.battle.blueprint.places import ARC_WORDS
from metamaker.games.metaverse.battle.damage.cause import Cause
from metamaker.games.metaverse.battle.damage.guard import entry, guard, shields
from metamaker.games.metaverse.battle.damage.hull import rake
from metamaker.games.metaverse.battle.damage.strike import UNHURT, Wounds
from metamaker.games.metaverse.battle.events.damage import CollisionStruck, ShieldsLost
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.rules.strike import undivided


def collide(battle: Battle, vessel: Vessel, arc: int, amount: int, *, kinetic: bool, cause: Cause) -> Wounds:
    """Deal one undivided raking pulse to an arc. Rules MV-1.2.3-42, -74, -77, MV-3.2.3-07.

    It is no weapons fire: no plate is lost by it and no adaptation gained, though both meet it. No dice.
    """
    if amount <= 0 or not vessel.fights:
        return UNHURT
    before = [len(section.crossed) for section in vessel.sections]
    state = vessel.arcs[arc]
    pulse = undivided(amount, guard(vessel, arc, kinetic=kinetic), shields(state, kinetic=kinetic))
    if battle.telling:
        battle.tell(CollisionStruck(vessel.key, ARC_WORDS[arc], cause.word, amount, pulse.shields, pulse.hull))
    if pulse.shields:
        state.shield_hits -= pulse.shields
        battle.tell(ShieldsLost(vessel.key, ARC_WORDS[arc], pulse.shields, state.shield_hits))
    rake(battle, vessel, entry(vessel, arc), pulse.hull, cause)
    lost = [len(section.crossed) - old for section, old in zip(vessel.sections, before, strict=True)]
    return Wounds(pulse.shields, tuple(lost))
