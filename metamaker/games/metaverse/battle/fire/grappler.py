"""Energy grapplers: they lock on a ship, friend or enemy, and the lighter of the two is moved (3.5.4)."""

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, NamedTuple

from metamaker.battle.plane import CM, Point, shifted
from metamaker.games.metaverse.battle.decisions.decision import Refusal
from metamaker.games.metaverse.battle.electronics.signature import fields, near
from metamaker.games.metaverse.battle.events.electronics import BeamWasted, GrappleMoved, GrapplerRolled
from metamaker.games.metaverse.battle.fire.beam import (
    array_refusals,
    beam_profile,
    engage,
    find,
    target_refusals,
    user_refusals,
)
from metamaker.games.metaverse.battle.fire.bearing import sight
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.component import ComponentKind

if TYPE_CHECKING:
    from metamaker.games.metaverse.battle.decisions.answers import Grapple

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


def refusals(table: Table, vessel: Vessel, order: "Grapple", used: Collection[str]) -> tuple[Refusal, ...]:
    """Return every reason against a grapple. `used` are systems that the ship uses otherwise in this group.

    Rules MV-2.2.2-18, MV-3.5.4-01, -04, -05, -08.
    """
    unable = tuple(user_refusals(vessel, "MV-3.5.4-03"))
    return unable or tuple(_refusals(table, vessel, order, used))


def _refusals(table: Table, vessel: Vessel, order: "Grapple", used: Collection[str]) -> Iterator[Refusal]:
    target = table.by_key.get(order.target)
    yield from array_refusals(vessel, order.array, used, "MV-3.5.4-04")
    if not order.grapplers:
        yield Refusal("MV-3.5.4-05", "no energy grappler is named")
    if order.east == 0 == order.north:
        yield Refusal("MV-3.5.4-08", "no direction is named")
    if target is None:
        yield Refusal("MV-3.5.4-03", f"there is no ship {order.target}")
        return
    yield from target_refusals(vessel, target, "MV-3.5.4-04")
    for place, name in enumerate(order.grapplers):
        yield from _grappler(table, vessel, name, target, {*order.grapplers[:place], *used})
    if order.pulls_itself and target.blueprint.mass_factor < vessel.blueprint.mass_factor:
        yield Refusal("MV-3.5.4-08", f"{target.key} is the lighter one and moves")


def _grappler(table: Table, vessel: Vessel, name: str, target: Vessel, used: Collection[str]) -> Iterator[Refusal]:
    grappler = find(vessel, name, GRAPPLER)
    if grappler is None:
        yield Refusal("MV-3.5.4-03", f"{vessel.key} has no energy grappler {name}")
        return
    if not grappler.works:
        yield Refusal("MV-3.5.4-03", f"{name} does not work")
    if grappler.fired == table.turn or name in used:
        yield Refusal("MV-2.2.2-18", f"{name} is used once a turn")
    if target is not vessel and sight(vessel, target).arc != grappler.plan.arc:
        yield Refusal("MV-3.5.4-01", f"{target.key} is not in the arc of {name}")


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

    A user lost in its own group has acted all the same. Rules MV-2.2.2-05, -17, -18, MV-3.5.4-08, -10.
    """
    vessels = battle.table.vessels
    user, target, moved = vessels[hold.user], vessels[hold.target], vessels[hold.moved]
    if not (moved.fights and target.fights):
        battle.tell(BeamWasted(user.key, target.key))
        return
    length = _length(battle.table, moved.course.place, hold)
    place = shifted(moved.course.place, hold.east, hold.north, length * CM)
    moved.course = moved.course._replace(place=place)
    battle.tell(GrappleMoved(user.key, target.key, moved.key, hold.points, length, place.x, place.y))


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


def use(battle: Battle, vessel: Vessel, order: "Grapple") -> None:
    """Lock and move at once: for whoever resolves grapples behind all damage of the group."""
    hold = lock(battle, vessel, order)
    if hold is not None:
        move(battle, hold)
