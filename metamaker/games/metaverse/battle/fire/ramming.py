"""Collisions: what ramming ships do to each other at the start of the Starship Combat Step (1.2.3)."""

from metamaker.games.metaverse.battle.blueprint.places import ARCS
from metamaker.games.metaverse.battle.damage.aftermath import aftermath
from metamaker.games.metaverse.battle.damage.cause import Cause
from metamaker.games.metaverse.battle.damage.collision import collide
from metamaker.games.metaverse.battle.events.fire import RamCameToNothing, RamStruck
from metamaker.games.metaverse.battle.motion.ram import ram_damage
from metamaker.games.metaverse.battle.state.battle import Battle, Ram


def still_rams(battle: Battle, ram: Ram) -> bool:
    """Whether both ships of a ram are still on the table."""
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
