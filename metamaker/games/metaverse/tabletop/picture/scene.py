"""What a picture of the table shows, taken down at one moment, so that it can be drawn when the battle has gone on."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from metamaker.battle.plane import Point
from metamaker.games.metaverse.battle.blueprint.places import PRINT_ORDER, SECTIONS
from metamaker.games.metaverse.battle.motion.course import momentum
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Status, Vessel
from metamaker.games.metaverse.battle.story.names import labels
from metamaker.games.metaverse.model.arc import SectionName


class Marker(NamedTuple):
    """A ship on the picture or in its list.

    `label` is its side's letter and its number, `gone` the word for why it is not on the table, empty if it is. `track` are
    the places of this turn's legs, `trail` where it was at the ends of turns before. `hull` and `shields` are pairs of what
    is left and what was designed; shields by arc: fore, starboard, aft, port. `weight` is the mass factor.
    """

    key: str
    label: str
    name: str
    ship_class: str
    side: int
    at: Point
    heading: int
    rolled: bool
    speed: int
    sections: frozenset[SectionName]
    hull: tuple[int, int]
    shields: tuple[tuple[int, int], ...]
    track: tuple[Point, ...]
    trail: tuple[Point, ...]
    gone: str
    weight: int


class Line(NamedTuple):
    """Fire from one ship at another, by their keys; `hit` if any of it hit."""

    firer: str
    target: str
    hit: bool


class Scene(NamedTuple):
    """The table at the end of a turn; `turn` 0 is before the first."""

    names: tuple[str, str]
    turn: int
    markers: tuple[Marker, ...]
    fire: tuple[Line, ...]


_GONE = {
    Status.AWAY: "gone_away",
    Status.RETREATED: "gone_retreated",
    Status.BROKEN: "gone_broken",
    Status.DESTROYED: "gone_destroyed",
}


Places = tuple[tuple[int, int], ...]


def scene(
    table: Table, ways: Mapping[str, Places], trails: Mapping[str, Sequence[Point]], fire: Iterable[Line], turn: int
) -> Scene:
    """Return the table as it is now; by the keys of ships: their ways of the turn, where they were before earlier turns."""
    signs = labels(table)
    markers = tuple(_marker(each, signs[each.key], ways.get(each.key, ()), trails.get(each.key, ())) for each in table.vessels)
    return Scene(table.names, turn, markers, tuple(fire))


def _marker(vessel: Vessel, label: str, way: Places, trail: Sequence[Point]) -> Marker:
    course, plan = vessel.course, vessel.blueprint
    lost = vessel.status is Status.DESTROYED
    gone = _GONE.get(vessel.status, "gone_cloaked" if vessel.cloaked else "")
    return Marker(
        key=vessel.key,
        label=label,
        name=vessel.name,
        ship_class=plan.name,
        side=vessel.side,
        at=course.place,
        heading=course.heading,
        rolled=course.mirrored,
        speed=momentum(course),
        sections=frozenset(SECTIONS[number] for number in PRINT_ORDER if plan.sections[number].designed),
        hull=(
            0 if lost else sum(state.left for state in vessel.sections if state.stands),
            sum(section.hull_hits for section in plan.sections),
        ),
        shields=tuple((state.shield_hits if state.up else 0, state.plan.shield_hits) for state in vessel.arcs),
        track=tuple(Point(*corner) for corner in way),
        trail=tuple(trail),
        gone=gone,
        weight=plan.mass_factor,
    )
