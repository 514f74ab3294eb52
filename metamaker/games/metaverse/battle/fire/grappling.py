"""Energy grapplers: possible targets, the roll, and the move of the lighter side (3.5.4)."""

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from metamaker.games.metaverse.battle.aim import Profile, in_reach, sight
from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.electronics.events import BeamWasted, GrappleMoved, GrapplerRolled
from metamaker.games.metaverse.battle.electronics.signature import fields, near
from metamaker.games.metaverse.battle.fire.at_salvos import toward
from metamaker.games.metaverse.battle.fire.beams import (
    D20,
    EW_STEP_CM,
    array_refusals,
    beam_profile,
    engage,
    find,
    target_refusals,
    user_refusals,
)
from metamaker.games.metaverse.battle.fire.orders import Grapple
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.ground import murk
from metamaker.games.metaverse.battle.state.salvo import MARK, Salvo
from metamaker.games.metaverse.battle.state.squadron import GENERALISED, MISSION, Mission, Task, rated
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.rules import hit
from metamaker.play.geometry import CM, Point, distance, shifted

GRAPPLER: Final = ComponentKind.ENERGY_GRAPPLER.value

FACTORS: Final = (3, 2)
"""Multipliers of points: each applies if one mass factor is at least that many times the other. Rule MV-3.5.4-07."""

FIELD_COST: Final = 2
"""Points for each cm inside a gravity field; elsewhere a cm costs 1. Rule MV-3.5.4-10."""


Catch = Vessel | Mission | Salvo
"""Possible targets of a grappler. Rule MV-3.5.4-03."""


class Hold(NamedTuple):
    """A lock that waits for the end of the group: the ship, its target, the one to move, direction and points.

    `east` and `north` are a direction of any length. Rules MV-3.5.4-07, -08, MV-2.2.2-18.
    """

    user: Vessel
    target: Catch
    moved: Catch
    east: int
    north: int
    points: int


def mass(it: Catch) -> int:
    """Return a ship's mass factor, or the squadrons of a mission, or the pulses of a salvo. Rules MV-3.1.10-01, MV-3.5.4-09."""
    if isinstance(it, Vessel):
        return it.blueprint.mass_factor
    return it.mass if isinstance(it, Mission) else it.pulses


def catch(table: Table, key: str) -> Catch | None:
    """Return the ship, the mission or the salvo with a key, None if there is none. Rule MV-3.5.4-03."""
    if MARK in key:
        return table.salvo(key)
    return table.mission(key) if MISSION in key else table.by_key.get(key)


def catches(table: Table) -> list[Catch]:
    """Return all ships, missions and salvos, friend or enemy. Rule MV-3.5.4-03."""
    return [*table.vessels, *table.missions, *table.salvos]


def grapple_refusals(table: Table, vessel: Vessel, order: Grapple, used: Collection[str]) -> tuple[Refusal, ...]:
    """Return every reason against a grapple. `used` are systems that the ship uses otherwise in this group.

    Rules MV-2.2.2-18, MV-3.5.4-01, -04, -05, -08.
    """
    unable = tuple(user_refusals(vessel, "MV-3.5.4-03"))
    return unable or tuple(_grapple_refusals(table, vessel, order, used))


def _grapple_refusals(table: Table, vessel: Vessel, order: Grapple, used: Collection[str]) -> Iterator[Refusal]:
    target = catch(table, order.target)
    yield from array_refusals(vessel, order.array, used, "MV-3.5.4-04")
    if not order.grapplers:
        yield Refusal("MV-3.5.4-05", message("refusal-beam-no-grappler"))
    if order.east == 0 == order.north:
        yield Refusal("MV-3.5.4-08", message("refusal-beam-no-direction"))
    if target is None:
        yield Refusal("MV-3.5.4-03", message("refusal-beam-nothing", target=order.target))
        return
    if isinstance(target, Vessel):
        yield from target_refusals(vessel, target, "MV-3.5.4-04")
    elif not in_reach(distance(vessel.course.place, target.place)):
        yield Refusal("MV-3.5.4-04", message("refusal-far", ship=target.key))
    for place, name in enumerate(order.grapplers):
        yield from _grappler(table, vessel, name, target, {*order.grapplers[:place], *used})
    if order.pulls_itself and mass(target) < mass(vessel):
        yield Refusal("MV-3.5.4-08", message("refusal-beam-lighter", ship=target.key))


def _grappler(table: Table, vessel: Vessel, name: str, target: Catch, used: Collection[str]) -> Iterator[Refusal]:
    grappler = find(vessel, name, GRAPPLER)
    if grappler is None:
        yield Refusal("MV-3.5.4-03", message("refusal-has-none", ship=vessel.key, kind="grappler", system=name))
        return
    if not grappler.works:
        yield Refusal("MV-3.5.4-03", message("refusal-broken", system=name))
    if grappler.fired == table.turn or name in used:
        yield Refusal("MV-2.2.2-18", message("refusal-beam-once", system=name))
    if target is not vessel and _arc(vessel, target) != grappler.plan.arc:
        yield Refusal("MV-3.5.4-01", message("refusal-beam-arc", ship=target.key, system=name))


def _arc(vessel: Vessel, target: Catch) -> int:
    return sight(vessel, target).arc if isinstance(target, Vessel) else toward(vessel, target.place).arc


def multiplier(one: int, other: int) -> int:
    """Return the multiplier of grappler points between these two mass factors. Rule MV-3.5.4-07."""
    light, heavy = min(one, other), max(one, other)
    return next((factor for factor in FACTORS if heavy >= factor * light), 1)


def lock_profile(table: Table, vessel: Vessel, rating: int, target: Catch) -> Profile:
    """Return the profile of the D20 roll.

    A mission counts as its squadron with the highest rating, a salvo as its weapon with the highest die face. Their only EW
    comes from the distance. Rules MV-3.5.4-04, -06, MV-1.3.1-18, -19.
    """
    if isinstance(target, Vessel):
        return beam_profile(table, vessel, rating, target)
    if isinstance(target, Mission):
        hardest = max([rated(target, squadron) for squadron in target.squadrons], default=0)
    else:
        hardest = max([missile.plan.highest for missile in target.weapons], default=0)
    steps = distance(vessel.course.place, target.place) // (EW_STEP_CM * CM)
    return Profile(rating - steps, hit.target_profile(hardest, vessel.changes.movement), rating)


def lock(battle: Battle, vessel: Vessel, order: Grapple) -> Hold | None:
    """Roll for the grapplers of a legal order and return the lock, None if all of them miss.

    Call it in declaration order when the group's fire is resolved. If the target is gone, the grapplers are used up without a
    roll; a user lost in its own group still acts. Dice: one D20 for each grappler, in the order named. Rules MV-2.2.2-16 to
    -18, MV-3.5.4-04 to -07.
    """
    table = battle.table
    array, target = vessel.system(order.array), catch(table, order.target)
    engage(table, vessel, array, vessel.number if target is None else target.number)
    for name in order.grapplers:
        vessel.system(name).fired = table.turn
    if target is None or not target.fights:
        battle.tell(BeamWasted(vessel.key, order.target))
        return None
    points = sum([_rolled(battle, vessel, name, order, target) for name in order.grapplers])
    moved = _lighter(vessel, target, pulls_itself=order.pulls_itself)
    return Hold(vessel, target, moved, order.east, order.north, points) if points else None


def _rolled(battle: Battle, vessel: Vessel, name: str, order: Grapple, target: Catch) -> int:
    """Roll for one grappler, report it and return its points, 0 if it misses."""
    rating = vessel.system(order.array).plan.rating
    profile = lock_profile(battle.table, vessel, rating, target)
    face = battle.dice.roll(D20)
    hits = profile.hits(face)
    points = vessel.system(name).plan.rating * multiplier(mass(vessel), mass(target)) if hits else 0
    gap = distance(vessel.course.place, _place(target))
    battle.tell(
        GrapplerRolled(
            vessel.key, target.key, name, order.array, gap, profile.sensor, profile.target, rating, face, hits, points
        )
    )
    return points


def _lighter(vessel: Vessel, target: Catch, *, pulls_itself: bool) -> Catch:
    own, other = mass(vessel), mass(target)
    if own == other:
        return vessel if pulls_itself else target
    return vessel if own < other else target


def move(battle: Battle, hold: Hold) -> None:
    """Carry out the move of a lock after the damage of the group, unless the moved one or the target is gone.

    A user lost in its own group has still acted. CAP goes with its ship. The caller ends broken contacts with `flight.part`.
    Rules MV-2.2.2-05, -17, -18, MV-3.5.4-08, -10, MV-0.1.0-05, MV-2.1.4-27.
    """
    target, moved = hold.target, hold.moved
    if not (moved.fights and target.fights):
        battle.tell(BeamWasted(hold.user.key, target.key))
        return
    start = _place(moved)
    length = _short_of_bodies(battle.table, start, hold, _length(battle.table, start, hold))
    place = shifted(start, hold.east, hold.north, length * CM)
    _put(battle.table, moved, place)
    battle.tell(GrappleMoved(hold.user.key, target.key, moved.key, hold.points, length, place.x, place.y))


def _put(table: Table, moved: Catch, place: Point) -> None:
    """Put a ship with its CAP, a mission or a salvo at another place, without any contact."""
    if isinstance(moved, Vessel):
        moved.course = moved.course._replace(place=place)
        if table.terrain:
            moved.murk = murk(table.terrain, place)
        for mission in table.missions:
            if mission.task is Task.CAP and mission.ship == moved.number and mission.contact == moved.key:
                mission.stand(place)
    elif isinstance(moved, Salvo):
        moved.came_from, moved.place, moved.contact = moved.place, place, ""
    else:
        moved.came_from, moved.contact, moved.arc = moved.place, "", GENERALISED
        moved.stand(place)


def _place(it: Catch) -> Point:
    return it.course.place if isinstance(it, Vessel) else it.place


def _short_of_bodies(table: Table, start: Point, hold: Hold, length: int) -> int:
    """Return the part of `length` (cm) that avoids all templates of bodies. Rule MV-3.5.4-10."""
    bodies = [body for body in table.terrain if body.is_body]
    while length and any(body.meets(start, shifted(start, hold.east, hold.north, length * CM)) for body in bodies):
        length -= 1
    return length


def _length(table: Table, start: Point, hold: Hold) -> int:
    """Return the distance in cm that the points pay for; a cm that begins in a gravity field costs double. Rule MV-3.5.4-10."""
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
