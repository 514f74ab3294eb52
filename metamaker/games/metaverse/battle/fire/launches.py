"""Launches of indirect weapons: legal weapons and lines, and the new salvo (1.3.2)."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from metamaker.games.metaverse.battle.aim import bears
from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.electronics.signature import emits
from metamaker.games.metaverse.battle.fire.arms import SENSOR_ARRAY, free_arrays, launchers, loaded, may_fire
from metamaker.games.metaverse.battle.fire.attacks import named
from metamaker.games.metaverse.battle.fire.events import SalvoLaunched
from metamaker.games.metaverse.battle.fire.interception import spend
from metamaker.games.metaverse.battle.fire.orders import Launch
from metamaker.games.metaverse.battle.kinematics.bearing import Bearing
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.salvo import Missile, Salvo
from metamaker.games.metaverse.battle.state.vessel import NOBODY, System, Use, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.play.decision import Form, Option, Part, Span, choice, options
from metamaker.play.geometry import (
    CIRCLE,
    CM,
    HEADINGS,
    Point,
    bearing,
    distance,
    eighths,
    mirrored,
    quarter,
    travelled,
    turned,
)

LINE_ERROR: Final = 1
"""Tolerance of the direction of a line that ends on a ship, in 1/1000 degree, because both bearings are rounded."""

_HEADING: Final = CIRCLE // HEADINGS

EIGHTH: Final = CIRCLE // 8
"""A weapon sector. Rule MV-0.0.0-03."""


def along_line(vessel: Vessel, direction: int) -> Bearing:
    """Return the sectors in a direction on the table (1/1000 degree clockwise from north)."""
    angle = (direction - vessel.course.heading * _HEADING) % CIRCLE
    angle = mirrored(angle) if vessel.course.mirrored else angle
    return Bearing(0, eighths(angle), eighths(mirrored(angle)), quarter(angle), 0, 0)


def launch_forms(table: Table, vessel: Vessel) -> Iterator[Form]:
    """Yield the ways to launch: by array, by the table sectors in which weapons bear, by their ranges.

    Weapons of longer range may be launched with shorter ones. Rules MV-1.3.2-02, -05, -07.
    """
    arrays, ready = free_arrays(vessel), launchers(vessel, table.turn)
    if not arrays or not ready:
        return
    start, by_range = vessel.course.place, sorted({_range(weapon) for weapon in ready})
    for array in arrays:
        guide = choice("array", options([array.plan.ref]))
        for most_cm in by_range:
            able = [weapon for weapon in ready if _range(weapon) >= most_cm]
            for arc, bearing_ones in _through(vessel, able):
                some = tuple([Option(each.plan.ref, each.plan.ref, ((each.plan.ref, 1),)) for each in bearing_ones])
                weapons = Part("weapons", some, 1, array.plan.rating)
                yield from line_forms(table, ("launch", "onto"), (guide, weapons), start, (arc,), most_cm, vessel.key)


def _range(weapon: System) -> int:
    return 0 if weapon.plan.weapon is None else weapon.plan.weapon.range_cm


def _through(vessel: Vessel, weapons: Sequence[System]) -> Iterator[tuple[tuple[int, int], list[System]]]:
    """Yield each eighth of the table around a ship in which weapons bear, with these weapons.

    A border between two eighths belongs to at least one of them; it is left out if not all of the weapons bear on it.
    """
    for eighth in range(8):
        first = (vessel.course.heading * _HEADING + eighth * EIGHTH) % CIRCLE
        middle = along_line(vessel, (first + EIGHTH // 2) % CIRCLE)
        able = [weapon for weapon in weapons if bears(vessel, weapon.plan, middle)]
        if not able:
            continue
        for start, end in arcs_of(first, first + EIGHTH):
            yield (_inward(vessel, able, start, 1), _inward(vessel, able, end, -1)), able


def _inward(vessel: Vessel, weapons: Sequence[System], direction: int, step: int) -> int:
    """Return the border of an eighth, or the next direction inside it if not all weapons bear on the border."""
    seen = along_line(vessel, direction)
    return direction if all(bears(vessel, weapon.plan, seen) for weapon in weapons) else direction + step


def launch_refusals(table: Table, vessel: Vessel, order: Launch, used: Collection[str]) -> Iterator[Refusal]:
    """Yield every reason against a launch. `used` are systems that the ship uses otherwise in this group.

    Rules MV-1.3.2-02, -05, -07, MV-2.2.2-14, MV-3.4.1-03.
    """
    if not may_fire(vessel):
        rule = "MV-3.4.8-03" if vessel.cloaked else "MV-3.2.1-03"
        yield Refusal(rule, message("refusal-fire-unable", ship=vessel.key, state="cloaked" if vessel.cloaked else "bridge"))
        return
    unknown: list[Refusal] = []
    arrays, weapons = named(vessel, (order.array,), unknown), named(vessel, order.weapons, unknown)
    yield from unknown
    yield from _array_refusals(vessel, arrays, len(weapons), used)
    if not order.weapons:
        yield Refusal("MV-1.3.2-05", message("refusal-launch-no-weapon", system=order.array))
    if not 0 <= order.direction < CIRCLE:
        yield Refusal("MV-1.3.2-02", message("refusal-salvo-direction"))
        return
    seen = along_line(vessel, order.direction)
    for place, weapon in enumerate(weapons):
        if weapon in weapons[:place] or weapon.plan.ref in used:
            yield Refusal("MV-0.1.0-10", message("refusal-twice", system=weapon.plan.ref))
        yield from _weapon_refusals(table, vessel, weapon, seen, order.length)
    if order.length < 0:
        yield Refusal("MV-1.3.2-02", message("refusal-salvo-length", most=0))
    if order.contact:
        yield from contact_refusals(table, order.contact, vessel.course.place, order.direction, order.length)


def _array_refusals(vessel: Vessel, arrays: tuple[System, ...], number: int, used: Collection[str]) -> Iterator[Refusal]:
    for array in arrays:
        ref = array.plan.ref
        if array.plan.kind != SENSOR_ARRAY:
            yield Refusal("MV-1.3.2-05", message("refusal-fire-no-array", system=ref))
        elif not array.works:
            yield Refusal("MV-1.3.2-05", message("refusal-broken", system=ref))
        elif array not in free_arrays(vessel) or ref in used:
            yield Refusal("MV-1.3.2-05", message("refusal-beam-array-used", system=ref))
        elif number > array.plan.rating:
            yield Refusal("MV-3.4.1-03", message("refusal-launch-rating", system=ref, most=array.plan.rating))


def _weapon_refusals(table: Table, vessel: Vessel, weapon: System, seen: Bearing, length: int) -> Iterator[Refusal]:
    plan, ref = weapon.plan.weapon, weapon.plan.ref
    if plan is None or plan.direct:
        yield Refusal("MV-1.3.2-05", message("refusal-launch-direct", system=ref))
        return
    if not loaded(weapon, table.turn):
        yield Refusal("MV-3.6.10-02", message("refusal-fire-fired", system=ref, turn=weapon.fired))
    elif not weapon.works:
        yield Refusal("MV-0.0.0-07", message("refusal-broken", system=ref))
    if not bears(vessel, weapon.plan, seen):
        yield Refusal("MV-1.3.2-07", message("refusal-launch-bears", system=ref))
    if length > plan.range_cm * CM:
        yield Refusal("MV-1.3.2-02", message("refusal-launch-range", system=ref, most=plan.range_cm))


def contact_refusals(table: Table, key: str, here: Point, direction: int, length: int) -> Iterator[Refusal]:
    """Yield why a straight move from `here` does not end on the ship with a key. Rule MV-0.1.0-05."""
    vessel = table.by_key.get(key)
    if vessel is None or not vessel.fights or vessel.cloaked:
        yield Refusal("MV-0.1.0-05", message("refusal-no-ship", ship=key))
        return
    there = vessel.course.place
    aside = turned(bearing(here, there), direction) if here != there else 0
    if distance(here, there) != length or aside > LINE_ERROR:
        yield Refusal("MV-0.1.0-05", message("refusal-salvo-onto", ship=key))


def commit_launch(vessel: Vessel, order: Launch, turn: int) -> None:
    """Take the array and the weapons of a legal launch for the turn. Rules MV-1.3.2-05, MV-0.1.0-10."""
    array = vessel.system(order.array)
    array.use, array.target = Use.OTHER, NOBODY
    for ref in order.weapons:
        spend(vessel.system(ref), turn)


def launch(battle: Battle, vessel: Vessel, order: Launch) -> Salvo:
    """Put the salvo of a legal launch on the table and return it. No dice. Rules MV-1.3.2-02, -06, MV-2.1.2-04."""
    table, start = battle.table, vessel.course.place
    missiles = [Missile(ref, plan) for ref in order.weapons if (plan := vessel.system(ref).plan.weapon) is not None]
    end = table.by_key[order.contact].course.place if order.contact else travelled(start, order.direction, order.length)
    salvo = table.launch(vessel, missiles, end, order.direction)
    salvo.contact, salvo.came_from = order.contact, start
    emits(table, vessel)
    if battle.telling:
        battle.tell(
            SalvoLaunched(
                vessel.key,
                salvo.key,
                order.weapons,
                order.array,
                start.x,
                start.y,
                end.x,
                end.y,
                order.direction,
                order.contact,
            )
        )
    return salvo


Arcs = Sequence[tuple[int, int]]
"""Ranges of directions, first and last, in 1/1000 degree clockwise from north, 0 to 359,999."""


def arcs_of(first: int, last: int) -> Arcs:
    """Return the directions clockwise from `first` to `last`, in two pieces if they go across north."""
    first, last = first % CIRCLE, last % CIRCLE
    return [(first, last)] if first <= last else [(first, CIRCLE - 1), (0, last)]


def line_forms(
    table: Table, names: tuple[str, str], parts: tuple[Part, ...], start: Point, arcs: Arcs, most_cm: int, ref: str
) -> Iterator[Form]:
    """Yield the forms of a straight move from a place: after the other parts, through each arc, up to `most_cm`.

    `names` are those of the forms for a move to any place, and for one that ends on a ship. Rules MV-1.3.2-02, MV-2.1.2-01.
    """
    somewhere, onto = names
    nothing = choice("contact", options([""]))
    for arc in arcs:
        way = choice("direction", Span(*arc)), choice("length", Span(0, most_cm * CM))
        yield Form(somewhere, (*parts, *way, nothing), ref=ref)
    for vessel in table.fighting():
        gap, angle = distance(start, vessel.course.place), bearing(start, vessel.course.place)
        if not vessel.cloaked and 0 < gap <= most_cm * CM and any(first <= angle <= last for first, last in arcs):
            way = choice("direction", options([angle])), choice("length", options([gap]))
            yield Form(onto, (*parts, *way, choice("contact", options([vessel.key]))), ref=vessel.key)
