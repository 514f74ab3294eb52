"""Energy grapplers and teleporters: an array of their own, the reach, the roll, what they do (3.5.4, 3.5.6)."""

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, NamedTuple

from metamaker.games.metaverse.battle.aim import Profile, in_reach, profile, sight
from metamaker.games.metaverse.battle.blueprint import TELEPORTERS
from metamaker.games.metaverse.battle.damage.strike import entry, shields
from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.electronics.events import BeamWasted, GrappleMoved, GrapplerRolled, TeleporterRolled
from metamaker.games.metaverse.battle.electronics.signature import SENSOR, emits, fields, near
from metamaker.games.metaverse.battle.places import SECTIONS
from metamaker.games.metaverse.battle.state.battle import Battle, Critical, Table
from metamaker.games.metaverse.battle.state.squadron import Task
from metamaker.games.metaverse.battle.state.vessel import System, Use, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.play.plane import CM, Point, shifted

if TYPE_CHECKING:
    from metamaker.games.metaverse.battle.fire.orders import Grapple, Teleport


EW_STEP_CM = 10
"""So many complete cm add 1 to the EW of the target. Rules MV-3.5.4-04, MV-3.5.6-03, MV-0.0.0-04."""


def beam_profile(table: Table, user: Vessel, rating: int, target: Vessel) -> Profile:
    """Return what a D20 is rolled against with an array of this printed rating. Rules MV-3.5.4-04, -06, MV-3.5.6-03."""
    steps = sight(user, target).distance // (EW_STEP_CM * CM)
    return profile(table, user, rating, target, more_ew=steps)


def user_refusals(user: Vessel, rule: str) -> Iterator[Refusal]:
    """Yield why a ship can use none of this. Rules MV-3.2.1-03, MV-3.4.8-03."""
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
    """Yield why a sensor array cannot be given to this and nothing else. Rules MV-1.3.1-07, MV-3.5.4-04, MV-3.5.6-05."""
    array = find(user, name, SENSOR)
    if array is None:
        yield Refusal(rule, message("refusal-has-none", ship=user.key, kind="array", system=name))
    elif not array.works:
        yield Refusal(rule, message("refusal-broken", system=name))
    elif array.use != Use.NOTHING or name in used:
        yield Refusal("MV-1.3.1-07", message("refusal-beam-array-used", system=name))


def find(user: Vessel, name: str, *kinds: str) -> System | None:
    """Return the system of one of these kinds with this reference inside the class, None if there is none."""
    number = user.blueprint.by_ref.get(name)
    if number is None or user.systems[number].plan.kind not in kinds:
        return None
    return user.systems[number]


def engage(table: Table, user: Vessel, array: System, target: Vessel) -> None:
    """Take an array for the turn; its use compromises stealth. Rules MV-1.3.1-07, MV-3.4.9-04."""
    array.use, array.target = Use.OTHER, target.number
    emits(table, user)


GRAPPLER = ComponentKind.ENERGY_GRAPPLER.value

FACTORS = (3, 2)
"""What points are multiplied by if one mass factor is at least so many times the other. Rule MV-3.5.4-07."""

FIELD_COST = 2
"""Points of a cm inside a gravity field, 1 elsewhere. Rule MV-3.5.4-10."""

D20 = 20


class Hold(NamedTuple):
    """A lock that waits for the end of the group: both ships by number, which of them moves, whither, points.

    `east` and `north` are a direction of any length. Rules MV-3.5.4-07, -08, MV-2.2.2-18.
    """

    user: int
    target: int
    moved: int
    east: int
    north: int
    points: int


def grapple_refusals(table: Table, vessel: Vessel, order: "Grapple", used: Collection[str]) -> tuple[Refusal, ...]:
    """Return every reason against a grapple. `used` are systems that the ship uses otherwise in this group.

    Rules MV-2.2.2-18, MV-3.5.4-01, -04, -05, -08.
    """
    unable = tuple(user_refusals(vessel, "MV-3.5.4-03"))
    return unable or tuple(_grapple_refusals(table, vessel, order, used))


def _grapple_refusals(table: Table, vessel: Vessel, order: "Grapple", used: Collection[str]) -> Iterator[Refusal]:
    target = table.by_key.get(order.target)
    yield from array_refusals(vessel, order.array, used, "MV-3.5.4-04")
    if not order.grapplers:
        yield Refusal("MV-3.5.4-05", message("refusal-beam-no-grappler"))
    if order.east == 0 == order.north:
        yield Refusal("MV-3.5.4-08", message("refusal-beam-no-direction"))
    if target is None:
        yield Refusal("MV-3.5.4-03", message("refusal-no-ship", ship=order.target))
        return
    yield from target_refusals(vessel, target, "MV-3.5.4-04")
    for place, name in enumerate(order.grapplers):
        yield from _grappler(table, vessel, name, target, {*order.grapplers[:place], *used})
    if order.pulls_itself and target.blueprint.mass_factor < vessel.blueprint.mass_factor:
        yield Refusal("MV-3.5.4-08", message("refusal-beam-lighter", ship=target.key))


def _grappler(table: Table, vessel: Vessel, name: str, target: Vessel, used: Collection[str]) -> Iterator[Refusal]:
    grappler = find(vessel, name, GRAPPLER)
    if grappler is None:
        yield Refusal("MV-3.5.4-03", message("refusal-has-none", ship=vessel.key, kind="grappler", system=name))
        return
    if not grappler.works:
        yield Refusal("MV-3.5.4-03", message("refusal-broken", system=name))
    if grappler.fired == table.turn or name in used:
        yield Refusal("MV-2.2.2-18", message("refusal-beam-once", system=name))
    if target is not vessel and sight(vessel, target).arc != grappler.plan.arc:
        yield Refusal("MV-3.5.4-01", message("refusal-beam-arc", ship=target.key, system=name))


def multiplier(one: int, other: int) -> int:
    """Return what the points of grapplers between ships of these mass factors are multiplied by. Rule MV-3.5.4-07."""
    light, heavy = min(one, other), max(one, other)
    return next((factor for factor in FACTORS if heavy >= factor * light), 1)


def lock(battle: Battle, vessel: Vessel, order: "Grapple") -> Hold | None:
    """Roll for the grapplers of a legal order and return what holds, None if nothing does.

    Call it in declaration order when the group's fire is resolved. It is spent without a die if the target is gone; a user
    lost in its own group acts all the same. Dice: one D20 for each grappler, in the order named.
    Rules MV-2.2.2-16 to -18, MV-3.5.4-04 to -07.
    """
    table = battle.table
    array, target = vessel.system(order.array), table.by_key[order.target]
    engage(table, vessel, array, target)
    for name in order.grapplers:
        vessel.system(name).fired = table.turn
    if not target.fights:
        battle.tell(BeamWasted(vessel.key, target.key))
        return None
    points = sum([_rolled(battle, vessel, name, order) for name in order.grapplers])
    moved = _lighter(vessel, target, pulls_itself=order.pulls_itself)
    return Hold(vessel.number, target.number, moved.number, order.east, order.north, points) if points else None


def _rolled(battle: Battle, vessel: Vessel, name: str, order: "Grapple") -> int:
    """Roll for one grappler, tell it and return its points, 0 if it misses."""
    target, rating = battle.table.by_key[order.target], vessel.system(order.array).plan.rating
    profile = beam_profile(battle.table, vessel, rating, target)
    face = battle.dice.roll(D20)
    hit = profile.hits(face)
    factor = multiplier(vessel.blueprint.mass_factor, target.blueprint.mass_factor)
    points = vessel.system(name).plan.rating * factor if hit else 0
    distance = sight(vessel, target).distance
    battle.tell(
        GrapplerRolled(
            vessel.key,
            target.key,
            name,
            order.array,
            distance,
            profile.sensor,
            profile.target,
            rating,
            face,
            hit,
            points,
        )
    )
    return points


def _lighter(vessel: Vessel, target: Vessel, *, pulls_itself: bool) -> Vessel:
    own, other = vessel.blueprint.mass_factor, target.blueprint.mass_factor
    if own == other:
        return vessel if pulls_itself else target
    return vessel if own < other else target


def move(battle: Battle, hold: Hold) -> None:
    """Move a ship that is held, once the damage of the group is dealt; nothing moves if it or the target is gone.

    A user lost in its own group has acted all the same. CAP stays with the ship. Rules MV-2.2.2-05, -17, -18, MV-3.5.4-08, -10,
    MV-2.1.4-27.
    """
    vessels = battle.table.vessels
    user, target, moved = vessels[hold.user], vessels[hold.target], vessels[hold.moved]
    if not (moved.fights and target.fights):
        battle.tell(BeamWasted(user.key, target.key))
        return
    length = _short_of_bodies(battle.table, moved.course.place, hold, _length(battle.table, moved.course.place, hold))
    place = shifted(moved.course.place, hold.east, hold.north, length * CM)
    moved.course = moved.course._replace(place=place)
    for mission in battle.table.missions:
        if mission.task is Task.CAP and mission.ship == moved.number:
            mission.stand(place)
    battle.tell(GrappleMoved(user.key, target.key, moved.key, hold.points, length, place.x, place.y))


def _short_of_bodies(table: Table, start: Point, hold: Hold, length: int) -> int:
    """Return how many of so many cm lead onto no template of a body. Rule MV-3.5.4-10."""
    bodies = [body for body in table.terrain if body.is_body]
    while length and any(body.meets(start, shifted(start, hold.east, hold.north, length * CM)) for body in bodies):
        length -= 1
    return length


def _length(table: Table, start: Point, hold: Hold) -> int:
    """Return how many cm the points are good for: a cm that begins inside a gravity field costs double. Rule MV-3.5.4-10."""
    present = fields(table)
    if not present:
        return hold.points
    length, left = 0, hold.points
    while True:
        here = shifted(start, hold.east, hold.north, length * CM)
        cost = FIELD_COST if any(near(here, field.centre, field.radius_cm) for field in present) else 1
        if cost > left:
            return length
        length, left = length + 1, left - cost


BASIC, ADVANCED = TELEPORTERS

CATEGORY_FACES, CATEGORY_FACES_OF_FIRE = 6, 8
"""Faces of the category die of a pinpoint critical, and of any other. Rules MV-3.5.6-05, MV-1.3.7-04."""

CAUSE = "teleporter"


def teleport_refusals(table: Table, vessel: Vessel, order: "Teleport", used: Collection[str]) -> tuple[Refusal, ...]:
    """Return every reason against a pinpoint attack. `used` are systems that the ship uses otherwise in this group.

    Asked when fire is declared, before any die of the group is rolled: that is when conditions on shields and deflectors
    are read. Rules MV-2.2.2-18, MV-3.5.6-05, -08, -09, MV-3.5.7-02.
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
    """Yield what of shields and deflectors stops a teleporter now. Rules MV-3.5.6-08, -09, MV-3.5.7-02."""
    seen = sight(vessel, target)
    if not advanced and shields(vessel.arcs[seen.arc], kinetic=False):
        yield Refusal("MV-3.5.6-09", message("refusal-beam-shields", ship=vessel.key, other=target.key))
    facing = target.arcs[seen.struck]
    if shields(facing, kinetic=False):
        yield Refusal("MV-3.5.6-08", message("refusal-beam-shields", ship=target.key, other=vessel.key))
    if any(target.systems[number].works for number in facing.plan.energy_deflectors):
        yield Refusal("MV-3.5.6-08", message("refusal-beam-deflector", ship=target.key, other=vessel.key))


def use_teleporter(battle: Battle, vessel: Vessel, order: "Teleport") -> None:
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
