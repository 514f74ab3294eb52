"""Beams: requirements of teleporters and grapplers on ship, array, target and roll; pinpoint attacks (3.5.4, 3.5.6)."""

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Final

from metamaker.games.metaverse.battle.aim import Profile, in_reach, profile, sight
from metamaker.games.metaverse.battle.blueprint import TELEPORTERS
from metamaker.games.metaverse.battle.damage.strike import entry, shields
from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.electronics.events import BeamWasted, TeleporterRolled
from metamaker.games.metaverse.battle.electronics.signature import SENSOR, emits
from metamaker.games.metaverse.battle.places import SECTIONS
from metamaker.games.metaverse.battle.state.battle import Battle, Critical, Table
from metamaker.games.metaverse.battle.state.vessel import System, Use, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.play.geometry import CM

if TYPE_CHECKING:
    from metamaker.games.metaverse.battle.fire.orders import Teleport


EW_STEP_CM: Final = 10
"""Each complete step of this many cm adds 1 to the EW of the target. Rules MV-3.5.4-04, MV-3.5.6-03, MV-0.0.0-04."""


def beam_profile(table: Table, user: Vessel, rating: int, target: Vessel) -> Profile:
    """Return the profile of a D20 roll with an array of this printed rating. Rules MV-3.5.4-04, -06, MV-3.5.6-03."""
    steps = sight(user, target).distance // (EW_STEP_CM * CM)
    return profile(table, user, rating, target, more_ew=steps)


def user_refusals(user: Vessel, rule: str) -> Iterator[Refusal]:
    """Yield why a ship cannot use any beams. Rules MV-3.2.1-03, MV-3.4.8-03."""
    if not user.fights:
        yield Refusal(rule, message("refusal-off-table", ship=user.key))
    elif user.cloaked:
        yield Refusal("MV-3.4.8-03", message("refusal-cloaked", ship=user.key))
    elif not user.bridged:
        yield Refusal("MV-3.2.1-03", message("refusal-beam-bridge", ship=user.key))


def target_refusals(user: Vessel, target: Vessel, rule: str) -> Iterator[Refusal]:
    """Yield why a ship cannot be reached; EMS does not matter. Rules MV-3.5.4-04, MV-3.5.6-05, MV-3.4.8-03, MV-1.3.4-08."""
    if target is user or not target.fights:
        yield Refusal(rule, message("refusal-beam-no-target", ship=target.key))
    elif target.cloaked:
        yield Refusal("MV-3.4.8-03", message("refusal-cloaked", ship=target.key))
    elif not in_reach(sight(user, target).distance):
        yield Refusal(rule, message("refusal-far", ship=target.key))


def array_refusals(user: Vessel, name: str, used: Collection[str], rule: str) -> Iterator[Refusal]:
    """Yield why a sensor array is not available for a beam. Rules MV-1.3.1-07, MV-3.5.4-04, MV-3.5.6-05."""
    array = find(user, name, SENSOR)
    if array is None:
        yield Refusal(rule, message("refusal-has-none", ship=user.key, kind="array", system=name))
    elif not array.works:
        yield Refusal(rule, message("refusal-broken", system=name))
    elif array.use != Use.NOTHING or name in used:
        yield Refusal("MV-1.3.1-07", message("refusal-beam-array-used", system=name))


def find(user: Vessel, name: str, *kinds: str) -> System | None:
    """Return the system with this reference inside the class, None if it is missing or not of these kinds."""
    number = user.blueprint.by_ref.get(name)
    if number is None or user.systems[number].plan.kind not in kinds:
        return None
    return user.systems[number]


def engage(table: Table, user: Vessel, array: System, target: int) -> None:
    """Take an array for the turn, for a target by number; its use compromises stealth. Rules MV-1.3.1-07, MV-3.4.9-04."""
    array.use, array.target = Use.OTHER, target
    emits(table, user)


D20: Final = 20


BASIC, ADVANCED = TELEPORTERS

CATEGORY_FACES, CATEGORY_FACES_OF_FIRE = 6, 8
"""Faces of the category die of a pinpoint critical, and of any other. Rules MV-3.5.6-05, MV-1.3.7-04."""

CAUSE: Final = "teleporter"


def teleport_refusals(table: Table, vessel: Vessel, order: "Teleport", used: Collection[str]) -> tuple[Refusal, ...]:
    """Return every reason against a pinpoint attack. `used` are systems that the ship uses otherwise in this group.

    Checked when fire is declared, before the dice of the group, because conditions on shields and deflectors apply then. Rules
    MV-2.2.2-18, MV-3.5.6-05, -08, -09, MV-3.5.7-02.
    """
    unable = tuple(user_refusals(vessel, "MV-3.5.6-05"))
    return unable or tuple(_teleport_refusals(table, vessel, order, used))


def _teleport_refusals(table: Table, vessel: Vessel, order: "Teleport", used: Collection[str]) -> Iterator[Refusal]:
    teleporter, target = find(vessel, order.teleporter, BASIC, ADVANCED), table.by_key.get(order.target)
    yield from array_refusals(vessel, order.array, used, "MV-3.5.6-05")
    if teleporter is None:
        told = message("refusal-has-none", ship=vessel.key, kind="teleporter", system=order.teleporter)
        yield Refusal("MV-3.5.6-05", told)
    elif not teleporter.works:
        yield Refusal("MV-3.5.6-05", message("refusal-broken", system=order.teleporter))
    elif teleporter.fired == table.turn or order.teleporter in used:
        yield Refusal("MV-2.2.2-18", message("refusal-beam-once", system=order.teleporter))
    if target is None or target.side == vessel.side:
        yield Refusal("MV-3.5.6-05", message("refusal-beam-no-enemy", ship=order.target))
        return
    unreachable = tuple(target_refusals(vessel, target, "MV-3.5.6-05"))
    yield from unreachable
    if not unreachable:
        yield from conditions(vessel, target, advanced=teleporter is not None and teleporter.plan.kind == ADVANCED)


def conditions(vessel: Vessel, target: Vessel, *, advanced: bool) -> Iterator[Refusal]:
    """Yield the shields and deflectors that stop a teleporter now. Rules MV-3.5.6-08, -09, MV-3.5.7-02."""
    seen = sight(vessel, target)
    if not advanced and shields(vessel.arcs[seen.arc], kinetic=False):
        yield Refusal("MV-3.5.6-09", message("refusal-beam-shields", ship=vessel.key, other=target.key))
    facing = target.arcs[seen.struck]
    if shields(facing, kinetic=False):
        yield Refusal("MV-3.5.6-08", message("refusal-beam-shields", ship=target.key, other=vessel.key))
    if any(target.systems[number].works for number in facing.plan.energy_deflectors):
        yield Refusal("MV-3.5.6-08", message("refusal-beam-deflector", ship=target.key, other=vessel.key))


def use_teleporter(battle: Battle, vessel: Vessel, order: "Teleport") -> None:
    """Make a legal pinpoint attack: its critical comes before those of the group's fire, after earlier pinpoint ones.

    Call it in declaration order when the group's fire is resolved and before its `aftermath`. If the target is gone, the
    teleporter is used up without a roll; a user lost in its own group still acts. Dice: one D20. Rules MV-2.2.2-16 to -18,
    MV-3.5.6-05.
    """
    table = battle.table
    teleporter, array, target = vessel.system(order.teleporter), vessel.system(order.array), table.by_key[order.target]
    teleporter.fired = table.turn
    engage(table, vessel, array, target.number)
    if not target.fights:
        battle.tell(BeamWasted(vessel.key, target.key))
        return
    rating = array.plan.rating
    seen, profile = sight(vessel, target), beam_profile(table, vessel, rating, target)
    face = battle.dice.roll(D20)
    hit, section = profile.hits(face), entry(target, seen.struck)
    battle.tell(
        TeleporterRolled(
            vessel.key,
            target.key,
            order.teleporter,
            order.array,
            seen.distance,
            profile.sensor,
            profile.target,
            rating,
            face,
            hit,
            SECTIONS[section].value,
        )
    )
    if hit:
        rank = teleporter.plan.rating
        critical = Critical(target.number, section, CAUSE, CATEGORY_FACES, rank, by=vessel.number, weapon=CAUSE)
        battle.criticals.insert(_waiting_pinpoint(battle), critical)


def _waiting_pinpoint(battle: Battle) -> int:
    """Return the number of pinpoint criticals at the front of the queue."""
    for place, critical in enumerate(battle.criticals):
        if critical.category_faces == CATEGORY_FACES_OF_FIRE:
            return place
    return len(battle.criticals)
