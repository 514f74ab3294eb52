"""The content of a picture of the table at one point in time, and the visible part of the table."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import ceil
from typing import NamedTuple

from metamaker.games.metaverse.battle.fire.events import SalvoLaunched, SensorRolled
from metamaker.games.metaverse.battle.kinematics.course import momentum
from metamaker.games.metaverse.battle.movement.events import Moved
from metamaker.games.metaverse.battle.places import PRINT_ORDER, SECTIONS
from metamaker.games.metaverse.battle.salvos.events import SalvoMoved, SalvoStrikes
from metamaker.games.metaverse.battle.starfighters.events import MissionMoved
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.ground import Feature
from metamaker.games.metaverse.battle.state.salvo import MARK, Salvo
from metamaker.games.metaverse.battle.state.vessel import SectionState, Status, Vessel
from metamaker.games.metaverse.battle.wording.names import labels, mission_sign, salvo_sign
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.sheet.silhouette import Silhouette, silhouette
from metamaker.play.geometry import CM, Point
from metamaker.play.story import Event


class Place(NamedTuple):
    """A section of a ship on the table: its remaining and designed boxes, and whether it stands."""

    left: int
    whole: int
    stands: bool


class Marker(NamedTuple):
    """A ship on the picture or in its list.

    `label` is its side's letter and its number, `heading` is in 1/16 turns, `gone` the word for its absence from the table,
    empty if it is there. `track` are the places of this turn's legs, `trail` its places at the ends of earlier turns. `hull`
    and `shields` are pairs of the remaining and the designed number; shields by arc: fore, starboard, aft, port. `weight` is
    the mass factor, `shape` its silhouette, `places` are its sections in print order, None for missing ones. `boarders` are
    the enemy parties aboard.
    """

    key: str
    label: str
    name: str
    ship_class: str
    side: int
    at: Point
    heading: float
    rolled: bool
    speed: int
    sections: frozenset[SectionName]
    hull: tuple[int, int]
    shields: tuple[tuple[int, int], ...]
    track: tuple[Point, ...]
    trail: tuple[Point, ...]
    gone: str
    weight: int
    shape: Silhouette
    places: tuple["Place | None", ...]
    boarders: int = 0


class Token(NamedTuple):
    """A salvo on the table, or one that was there this turn and is `gone`; or a mission, which has no `direction`.

    The direction is in 1/1000 degree clockwise from north. `label` is its sign on the map, `track` the two ends of its last
    move, `craft` the number of its missiles or starfighters.
    """

    key: str
    label: str
    side: int
    at: Point
    direction: int | None
    track: tuple[Point, ...]
    gone: bool
    craft: int = 1


class Line(NamedTuple):
    """Fire from a ship or a salvo at another one, by their keys; `hit` if any of it hit, `kinetic` if none of it is a beam."""

    firer: str
    target: str
    hit: bool
    kinetic: bool = False


class Scene(NamedTuple):
    """The table, with its size in cm, at the end of a turn; `turn` 0 is before the first."""

    names: tuple[str, str]
    turn: int
    markers: tuple[Marker, ...]
    fire: tuple[Line, ...]
    size_cm: tuple[int, int]
    tokens: tuple[Token, ...] = ()
    terrain: tuple[Feature, ...] = ()


_GONE = {
    Status.STILLED: "gone_stilled",
    Status.AWAY: "gone_away",
    Status.RETREATED: "gone_retreated",
    Status.BROKEN: "gone_broken",
    Status.DESTROYED: "gone_destroyed",
}


Places = tuple[tuple[int, int], ...]


def scene(
    table: Table,
    ways: Mapping[str, Places],
    trails: Mapping[str, Sequence[Point]],
    fire: Iterable[Line],
    turn: int,
    tokens: Iterable[Token] = (),
) -> Scene:
    """Return the present table; by the keys of ships: their paths of the turn, their places before earlier turns."""
    signs = labels(table)
    markers = tuple(_marker(each, signs[each.key], ways.get(each.key, ()), trails.get(each.key, ())) for each in table.vessels)
    return Scene(table.names, turn, markers, tuple(fire), table.size_cm, tuple(tokens), tuple(table.terrain))


def _marker(vessel: Vessel, label: str, way: Places, trail: Sequence[Point]) -> Marker:
    course, plan = vessel.course_told, vessel.blueprint
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
        shape=silhouette(plan.design),
        places=tuple(_place(vessel.sections[number], lost=lost) for number in PRINT_ORDER),
        boarders=sum(each.parties for state in vessel.sections for each in state.boarders),
    )


def _place(state: SectionState, *, lost: bool) -> Place | None:
    return Place(state.left, state.plan.hull_hits, state.stands and not lost) if state.plan.designed else None


def fire_of(events: Iterable[Event], table: Table) -> Iterator[Line]:
    """Yield a line for each pair of a firing ship or striking salvo and its target; it hit if any shot did."""
    found: dict[tuple[str, str], Line] = {}
    for event in events:
        if isinstance(event, SensorRolled):
            pair = event.ship, event.target
            known = found.get(pair, Line(*pair, hit=False, kinetic=True))
            kinetic = known.kinetic and _is_kinetic(table.by_key[event.ship], event.weapons)
            found[pair] = Line(*pair, known.hit or event.hit, kinetic)
        elif isinstance(event, SalvoStrikes):
            found[event.salvo, event.target] = Line(event.salvo, event.target, hit=True, kinetic=True)
    yield from found.values()


def _is_kinetic(vessel: Vessel, refs: Iterable[str]) -> bool:
    """Return whether all these weapons of a ship are kinetic."""
    plan = vessel.blueprint
    arms = (plan.systems[plan.by_ref[ref]].weapon for ref in refs if ref in plan.by_ref)
    return all(arm is not None and arm.kinetic for arm in arms)


def ways_of(events: Iterable[Event]) -> dict[str, tuple[tuple[int, int], ...]]:
    """Return the corners of the path of every moved ship, by its key."""
    return {event.ship: event.way for event in events if isinstance(event, Moved)}


def tokens_of(table: Table, events: Iterable[Event]) -> Iterator[Token]:
    """Yield the salvos of a turn in the order of launch, gone ones at their last places, then the missions."""
    signs, sides = labels(table), {vessel.key: vessel.side for vessel in table.vessels}
    salvos = [*table.salvos, *(token for token in table.stilled if isinstance(token, Salvo))]
    there = {salvo.key: len(salvo.weapons) for salvo in salvos}
    found: dict[str, Token] = {
        salvo.key: Token(
            *(salvo.key, salvo_sign(signs, salvo.key), salvo.side, salvo.place, salvo.direction, ()),
            gone=False,
            craft=len(salvo.weapons),
        )
        for salvo in salvos
    }
    ways: dict[str, tuple[Point, ...]] = {}
    for event in events:
        if isinstance(event, MissionMoved):
            ways[event.mission] = Point(event.from_x, event.from_y), Point(event.x, event.y)
        elif isinstance(event, SalvoLaunched | SalvoMoved):
            key, start, end = event.salvo, Point(event.from_x, event.from_y), Point(event.x, event.y)
            side = sides[key.partition(MARK)[0]]
            craft = there.get(key, 1)
            sign = salvo_sign(signs, key)
            found[key] = Token(key, sign, side, end, event.direction, (start, end), key not in there, craft)
    yield from found.values()
    missions = [*table.missions, *(token for token in table.stilled if not isinstance(token, Salvo))]
    for mission in missions:
        track, sign = ways.get(mission.key, ()), mission_sign(signs, mission.key)
        craft = sum(squadron.strength for squadron in mission.squadrons)
        yield Token(mission.key, sign, mission.side, mission.place, None, track, gone=False, craft=craft)


WIDTH = 200.0
LOWEST, HIGHEST = 90.0, 190.0
"""The width of the map in mm, and its minimum and maximum height."""

MARGIN_CM = 9
LEAST_CM = 50
"""The margin around the outermost ships, and the smallest visible part of a table."""

GRIDS_CM = (10, 50, 100, 500, 1000, 5000)
CLOSEST_LINES = 3.2
"""The minimum distance in mm between lines of the grid."""

CLOSEST_NUMBERS = 12.0
"""The minimum distance in mm between numbered lines."""


class View(NamedTuple):
    """A view of the table: its western and northern edges in 1/1000 cm, its size in mm, and mm for a cm of the table."""

    west: float
    north: float
    width: float
    height: float
    scale: float

    def spot(self, point: Point) -> tuple[float, float]:
        """Return the place on the map of a place on the table, in mm from the top left corner."""
        return (point.x - self.west) / CM * self.scale, (self.north - point.y) / CM * self.scale

    @property
    def grid_cm(self) -> int:
        """The distance between lines of the grid: 10 cm, more if the lines would be too close."""
        return next((step for step in GRIDS_CM if step * self.scale >= CLOSEST_LINES), GRIDS_CM[-1])

    @property
    def numbered_cm(self) -> int:
        """The distance between numbered lines of the grid."""
        return next((each for each in (10, 20, 50, 100, 500, 1000, 5000) if self._bears(each)), GRIDS_CM[-1])

    def _bears(self, step: int) -> bool:
        return step % self.grid_cm == 0 and step * self.scale >= CLOSEST_NUMBERS

    @property
    def bar_cm(self) -> int:
        """The length of the scale bar, an even one of 20 mm or more."""
        return next((step for step in (10, 20, 50, 100, 200, 500, 1000) if step * self.scale >= 20.0), 2000)


def view(points: Iterable[Point]) -> View:
    """Return the view that includes all these places; an empty table is shown around its middle."""
    places = list(points) or [Point(0, 0)]
    west, east = min(place.x for place in places), max(place.x for place in places)
    south, north = min(place.y for place in places), max(place.y for place in places)
    across = max((east - west) / CM + 2 * MARGIN_CM, LEAST_CM)
    up = max((north - south) / CM + 2 * MARGIN_CM, LEAST_CM / 2)
    scale = min(WIDTH / across, HIGHEST / up)
    height = min(HIGHEST, max(LOWEST, up * scale))
    middle_x, middle_y = (west + east) / 2, (south + north) / 2
    return View(middle_x - WIDTH / scale * CM / 2, middle_y + height / scale * CM / 2, WIDTH, height, scale)


def lines_of_grid(start: float, length: float, step: int) -> range:
    """Return the lines of a grid of `step` cm between `start` (1/1000 cm) and `length` cm further, in 1/1000 cm."""
    first = ceil(start / (step * CM)) * step * CM
    return range(first, int(start + length * CM) + 1, step * CM)
