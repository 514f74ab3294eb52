"""Ramming orders: permission to ram, and contact with the target on the way (1.2.3)."""

from metamaker.games.metaverse.battle.kinematics.payment import payment
from metamaker.games.metaverse.battle.kinematics.ram import closing_speed, contact, dare, outmanoeuvres
from metamaker.games.metaverse.battle.movement.events import RamDared, RamMet
from metamaker.games.metaverse.battle.places import ARC_NUMBER, CORE
from metamaker.games.metaverse.battle.plot.orders import Code
from metamaker.games.metaverse.battle.state.battle import Battle, Ram
from metamaker.games.metaverse.battle.state.vessel import Vessel


def dared(battle: Battle, vessel: Vessel) -> bool:
    """Roll for the permission to ram that a plot needs; no roll without a visible target.

    Dice: the command quality die. Rules MV-1.2.3-31, -32, MV-3.4.8-08.
    """
    target = target_of(battle, vessel)
    if target is None:
        return False
    lost = sum([not section.stands for section in vessel.sections[:CORE] if section.plan.designed])
    command = vessel.blueprint.design.ship.command_quality
    roll = dare(command, lost, vessel.crew_quality, battle.dice)
    battle.tell(RamDared(vessel.key, target.key, roll.face, roll.total, vessel.crew_quality, roll.dares))
    return roll.dares


def target_of(battle: Battle, vessel: Vessel) -> Vessel | None:
    """Return the target of a plotted ram, None if there is none or it is gone or under cloak. Rule MV-3.4.8-08."""
    for order in vessel.plot.orders:
        if order.code is Code.RAM:
            target = battle.table.by_key.get(order.target)
            return target if target is not None and target.fights and not target.cloaked else None
    return None


def track(battle: Battle, rammer: Vessel) -> None:
    """Record the contact of a rammer with its target after all moves. Rules MV-1.2.3-34 to -37, -76."""
    target = target_of(battle, rammer)
    if target is None or rammer.move is None or target.move is None:
        return
    met = contact(rammer.move, target.move)
    if met is None:
        return
    own, other = _spare(rammer), _spare(target)
    succeeds = outmanoeuvres(own, rammer.crew_quality, other, target.crew_quality)
    closing = closing_speed(met.target_arc, rammer.course, target.course)
    if succeeds:
        arcs = ARC_NUMBER[met.rammer_arc], ARC_NUMBER[met.target_arc]
        battle.rams.append(Ram(rammer.number, target.number, *arcs, closing))
    if battle.telling:
        battle.tell(
            RamMet(
                rammer.key,
                target.key,
                met.slices,
                met.rammer.x,
                met.rammer.y,
                met.target.x,
                met.target.y,
                met.rammer_arc.value,
                met.target_arc.value,
                own + rammer.crew_quality,
                other + target.crew_quality,
                succeeds,
                closing,
            )
        )


def _spare(vessel: Vessel) -> int:
    """Return the remaining thruster points of a ship; none without a bridge. Rules MV-1.2.3-37, MV-3.2.1-03."""
    means = vessel.means
    if not means.bridges or vessel.move is None:
        return 0
    return payment(means, vessel.move.before, vessel.plot).spare
