"""Teleporters used for pinpoint attacks (3.5.6, 3.5.7). Boarding use comes with boarding actions."""

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from metamaker.games.metaverse.battle.blueprint.places import SECTIONS
from metamaker.games.metaverse.battle.damage.guard import entry, shields
from metamaker.games.metaverse.battle.decisions.decision import Refusal
from metamaker.games.metaverse.battle.events.electronics import BeamWasted, TeleporterRolled
from metamaker.games.metaverse.battle.fire.beam import (
    array_refusals,
    beam_profile,
    engage,
    find,
    target_refusals,
    user_refusals,
)
from metamaker.games.metaverse.battle.fire.bearing import sight
from metamaker.games.metaverse.battle.state.battle import Battle, Critical, Table
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.component import ComponentKind

if TYPE_CHECKING:
    from metamaker.games.metaverse.battle.decisions.answers import Teleport

BASIC, ADVANCED = ComponentKind.BASIC_TELEPORTER.value, ComponentKind.ADVANCED_TELEPORTER.value

CATEGORY_FACES, CATEGORY_FACES_OF_FIRE = 6, 8
"""Faces of the category die of a pinpoint critical, and of any other. Rules MV-3.5.6-05, MV-1.3.7-04."""

CAUSE = "teleporter"

D20 = 20


def refusals(table: Table, vessel: Vessel, order: "Teleport", used: Collection[str]) -> tuple[Refusal, ...]:
    """Return every reason against a pinpoint attack. `used` are systems that the ship uses otherwise in this group.

    Asked when fire is declared, before any die of the group is rolled: that is when conditions on shields and deflectors
    are read. Rules MV-2.2.2-18, MV-3.5.6-05, -08, -09, MV-3.5.7-02.
    """
    unable = tuple(user_refusals(vessel, "MV-3.5.6-05"))
    return unable or tuple(_refusals(table, vessel, order, used))


def _refusals(table: Table, vessel: Vessel, order: "Teleport", used: Collection[str]) -> Iterator[Refusal]:
    teleporter, target = find(vessel, order.teleporter, BASIC, ADVANCED), table.by_key.get(order.target)
    yield from array_refusals(vessel, order.array, used, "MV-3.5.6-05")
    if teleporter is None:
        yield Refusal("MV-3.5.6-05", f"{vessel.key} has no teleporter {order.teleporter}")
    elif not teleporter.works:
        yield Refusal("MV-3.5.6-05", f"{order.teleporter} does not work")
    elif teleporter.fired == table.turn or order.teleporter in used:
        yield Refusal("MV-2.2.2-18", f"{order.teleporter} is used once a turn")
    if target is None or target.side == vessel.side:
        yield Refusal("MV-3.5.6-05", f"{order.target} is no enemy ship")
        return
    unreachable = tuple(target_refusals(vessel, target, "MV-3.5.6-05"))
    yield from unreachable
    if not unreachable:
        yield from conditions(vessel, target, advanced=teleporter is not None and teleporter.plan.kind == ADVANCED)


def conditions(vessel: Vessel, target: Vessel, *, advanced: bool) -> Iterator[Refusal]:
    """Yield what of shields and deflectors stops a teleporter now. Rules MV-3.5.6-08, -09, MV-3.5.7-02."""
    seen = sight(vessel, target)
    if not advanced and shields(vessel.arcs[seen.arc], kinetic=False):
        yield Refusal("MV-3.5.6-09", f"{vessel.key} has shields up toward {target.key}")
    facing = target.arcs[seen.struck]
    if shields(facing, kinetic=False):
        yield Refusal("MV-3.5.6-08", f"{target.key} has shields up toward {vessel.key}")
    if any(target.systems[number].works for number in facing.plan.energy_deflectors):
        yield Refusal("MV-3.5.6-08", f"a deflector of {target.key} faces {vessel.key}")


def use(battle: Battle, vessel: Vessel, order: "Teleport") -> None:
    """Make a legal pinpoint attack: its critical stands before those of the group's fire, behind earlier pinpoint ones.

    Call it in declaration order when the group's fire is resolved and before its `aftermath`. It is spent without a die if
    the target is gone; a user lost in its own group acts all the same. Dice: one D20. Rules MV-2.2.2-16 to -18, MV-3.5.6-05.
    """
    table = battle.table
    teleporter, array, target = vessel.system(order.teleporter), vessel.system(order.array), table.by_key[order.target]
    teleporter.fired = table.turn
    engage(table, vessel, array, target)
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
    """Return how many pinpoint criticals stand first in the queue."""
    for place, critical in enumerate(battle.criticals):
        if critical.category_faces == CATEGORY_FACES_OF_FIRE:
            return place
    return len(battle.criticals)
