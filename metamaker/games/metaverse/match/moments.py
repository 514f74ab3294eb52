"""Snapshots of a battle in progress: the scene, the damage of all ships, the strength of both sides."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from metamaker.core.ids import ref
from metamaker.core.messages import Words
from metamaker.games.metaverse.battle.damage.events import (
    BoxesLost,
    CriticalRolled,
    PartiesLost,
    SectionDestroyed,
    ShieldsLost,
    ShipDestroyed,
    SystemDisabled,
)
from metamaker.games.metaverse.battle.fire.events import SensorRolled
from metamaker.games.metaverse.battle.movement.events import Moved
from metamaker.games.metaverse.battle.salvos.events import SalvoMoved, SalvoStrikes
from metamaker.games.metaverse.battle.score import points
from metamaker.games.metaverse.battle.starfighters.events import MissionMoved
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.squadron import Berth, Squadron
from metamaker.games.metaverse.battle.state.vessel import Status, Vessel
from metamaker.games.metaverse.battle.wording.names import Names, labels
from metamaker.games.metaverse.battle.wording.phrases import degrees, plain
from metamaker.games.metaverse.match.damage_state import ship_state
from metamaker.games.metaverse.match.picture.board import SCALE, Latest, board_page, extent_of, on_its_way, view_of
from metamaker.games.metaverse.match.picture.reach import Arm, arms_of, reach_of
from metamaker.games.metaverse.match.picture.scene import Marker, Place, Scene, fire_of
from metamaker.games.metaverse.match.picture.shots import Fire
from metamaker.games.metaverse.match.picture.still import still
from metamaker.games.metaverse.match.squadrons import states_aboard, states_beside
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.play_state import PlayState, ShipState
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.play.snapshot import Extent, Piece, Ruler, Score, Shot, Strength
from metamaker.play.story import Event
from metamaker.rendering.drawing import Drawing, Page


class BattleMoment(NamedTuple):
    """A snapshot of a battle, see Moment of `metamaker.play.snapshot`.

    `moving` are the keys of the last moved items; `headings` are the headings before that. `fire` is the latest fire.
    """

    scene: Scene
    words: Words
    pieces: Sequence[Piece]
    strengths: Sequence[Strength]
    states: tuple[PlayState, PlayState]
    extent: Extent
    headings: Mapping[str, float]
    moving: frozenset[str]
    arms: Mapping[str, Sequence[Arm]]
    fire: Fire = Fire()
    score: Score | None = None

    @property
    def shots(self) -> Sequence[Shot]:
        """The latest fire; the picture shows it."""
        return tuple(Shot(line.firer, line.target, line.hit) for line in self.fire.lines)

    @property
    def moves(self) -> bool:
        """Whether items moved just before."""
        return bool(self.moving)

    def page(self, extent: Extent, part: float = 1.0, lettering: float = 1.0) -> Page:
        """Return the picture of the table; names, signs and numbers of the grid are `lettering` times as large as on paper."""
        shown = self.scene if part >= 1.0 else on_its_way(self.scene, part, self.headings, self.moving)
        return board_page(shown, extent, self.words, lettering, Latest(self.fire, part, self.scene))

    def still(self, width: float, height: float, *, labels: bool = False) -> Drawing:
        """Return a picture of this size in mm around the ships, with the latest fire; with the labels of ships if wanted."""
        return still(self.scene, width, height, self.words, Latest(self.fire, labels=labels))

    def state(self, side: int) -> Any:
        """Return the damage of a side."""
        return self.states[side]

    @property
    def ruler(self) -> Ruler:
        """The ruler of the table, in cm."""
        return Ruler(SCALE, "cm")

    def about(self, ref: str) -> Sequence[str]:
        """Return name and class, hull, shields and movement of a ship."""
        marker = self._marker(ref)
        return () if marker is None else tuple(_told(marker, self.words))

    def reaches(self, ref: str) -> Sequence[str]:
        """Return the weapons of a ship on the table."""
        marker = self._marker(ref)
        return () if marker is None or marker.gone else tuple(arm.name for arm in self.arms[ref])

    def reach(self, extent: Extent, ref: str, place: int, lettering: float = 1.0) -> Drawing | None:
        """Return the bands of a weapon, or the arcs of the ship."""
        marker = self._marker(ref)
        return None if marker is None else reach_of(marker, self.arms[ref], place, view_of(extent), self.words, lettering)

    def _marker(self, ref: str) -> Marker | None:
        return next((marker for marker in self.scene.markers if marker.key == ref), None)


def _told(marker: Marker, words: Words) -> Iterator[str]:
    yield f"{marker.label} {marker.name}"
    yield words.text("battle-picture-about-hull", ship_class=marker.ship_class, left=marker.hull[0], whole=marker.hull[1])
    if marker.gone:
        yield words[f"battle-picture-{marker.gone}"]
        return
    if any(whole for _, whole in marker.shields):
        shields = (f"{left}/{whole}" if whole else "–" for left, whole in marker.shields)
        fore, starboard, aft, port = shields
        yield words.text("battle-picture-about-shields", fore=fore, starboard=starboard, aft=aft, port=port)
    heading = degrees(round(marker.heading), words)
    yield words.text("battle-picture-about-course", speed=plain(marker.speed), heading=heading)


class Recorder:
    """Recorder of snapshots, which shares unchanged parts between them."""

    def __init__(self, table: Table, forces: Sequence[Fleet]) -> None:
        self._forces = forces
        self._signs = labels(table)
        self._states: dict[str, tuple[Any, ShipState]] = {}
        self._headings: dict[str, float] = {}
        self._values: tuple[dict[str, float], ...] = ()
        self._last: BattleMoment | None = None
        names = Names(table)
        self._arms = {vessel.key: arms_of(vessel, names) for vessel in table.vessels}

    def moments(
        self, table: Table, scene: Scene, events: Sequence[Event], words: Words
    ) -> list[tuple[Sequence[Event], BattleMoment]]:
        """Return the snapshots after each part of these events; the last one shows the present state."""
        parts = parted(events)
        now, before = self._moment(table, scene, words), self._last
        self._last = now
        if before is None:
            return [(events, now)]
        found: list[tuple[Sequence[Event], BattleMoment]] = []
        fire = before.scene.fire if before.scene.turn == scene.turn else ()
        losses = Losses()
        for place, part in enumerate(parts):
            lines = tuple(fire_of(part, table))
            fire = (*fire, *lines)
            losses.take(part)
            left = {event.ship for later in parts[place + 1 :] for event in later if isinstance(event, SUFFERED)}
            moment = self._but_for(now, before, left, losses) if left else now
            moment = moment._replace(fire=Fire(lines, losses_of(part)), moving=frozenset(_movers(part)))
            if place + 1 < len(parts):
                moment = moment._replace(scene=moment.scene._replace(fire=fire))
            found.append((part, moment))
        return found

    def _moment(self, table: Table, scene: Scene, words: Words) -> BattleMoment:
        headings, self._headings = self._headings, {marker.key: marker.heading for marker in scene.markers}
        pieces = tuple(self._piece(vessel) for vessel in table.vessels)
        states = (self._state(table, 0), self._state(table, 1))
        strengths = self._strengths(scene, pieces)
        moment = BattleMoment(scene, words, pieces, strengths, states, extent_of(scene), headings, frozenset(), self._arms)
        return moment._replace(score=_score(table))

    def _but_for(self, now: BattleMoment, before: BattleMoment, ships: Collection[str], losses: "Losses") -> BattleMoment:
        """Return a snapshot without the coming losses of these ships; the picture has the `losses` so far."""
        known = {marker.key: marker for marker in before.scene.markers}
        markers = tuple(
            losses.of(_as_before(each, known[each.key])) if each.key in ships else each for each in now.scene.markers
        )
        gone = {piece.ref: piece.gone for piece in before.pieces}
        pieces = tuple(each._replace(gone=gone[each.ref]) if each.ref in ships else each for each in now.pieces)
        ids = {piece.element.partition("/")[2] for piece in pieces if piece.ref in ships}
        states = tuple(_with_ships(one, other, ids) for one, other in zip(now.states, before.states, strict=True))
        scene = now.scene._replace(markers=markers)
        strengths = self._strengths(scene, pieces)
        # Points count whole groups of fire, because they also depend on the fate of ships and squadrons.
        return now._replace(scene=scene, pieces=pieces, states=(states[0], states[1]), strengths=strengths, score=before.score)

    def _piece(self, vessel: Vessel) -> Piece:
        gone = vessel.status > Status.AWAY
        return Piece(vessel.key, self._signs[vessel.key], vessel.name, vessel.side, ref("ships", vessel.ship.id), gone)

    def _state(self, table: Table, side: int) -> PlayState:
        own: defaultdict[int, list[Squadron]] = defaultdict(list)
        for squadron in table.squadrons:
            own[squadron.carrier].append(squadron)
        ships = tuple(self._ship(table, vessel, own[vessel.number]) for vessel in table.vessels if vessel.side == side)
        return PlayState(fleet=table.names[side], turn=table.turn, ships=ships, squadrons=states_beside(table, side))

    def _ship(self, table: Table, vessel: Vessel, squadrons: Sequence[Squadron]) -> ShipState:
        """Return the state of a ship and her squadrons: the same object as long as it does not change."""
        now = _print(vessel, table.turn), _wings_print(squadrons)
        known = self._states.get(vessel.key)
        if known is None or known[0] != now:
            lost = states_aboard(table, vessel, self._forces[vessel.side])
            known = self._states[vessel.key] = now, ship_state(vessel, table.turn).with_(squadrons=lost)
        return known[1]

    def _strengths(self, scene: Scene, pieces: Sequence[Piece]) -> tuple[Strength, ...]:
        if not self._values:
            stats = [fleet_stats(force) for force in self._forces]
            self._values = tuple({ref("ships", entry.ship.id): entry.combat_value for entry in each.ships} for each in stats)
        there = [[piece for piece in pieces if piece.side == side and not piece.gone] for side in (0, 1)]
        hulls = {marker.key: marker.hull[0] for marker in scene.markers}
        boxes = tuple(float(sum(hulls[piece.ref] for piece in ships)) for ships in there)
        worth = tuple(sum(self._values[piece.side].get(piece.element, 0.0) for piece in ships) for ships in there)
        return Strength(message("battle-strength-hull"), boxes), Strength(message("battle-strength-value"), worth)


def _score(table: Table) -> Score | None:
    """Return the points of both sides, if they decide the battle. Rule MV-4.1.0-01."""
    given = table.head_start
    if given is None:
        return None
    return Score(points(table), (given.points, 0) if given.side == "a" else (0, given.points))


SUFFERED = (ShieldsLost, BoxesLost, PartiesLost, SectionDestroyed, SystemDisabled, CriticalRolled, ShipDestroyed)
"""After the last of these events for a ship, it has suffered all losses of the events."""

_OPENS = (SensorRolled, SalvoStrikes, CriticalRolled)
"""Events that begin a part with a snapshot of its own."""


def parted(events: Sequence[Event]) -> list[Sequence[Event]]:
    """Return events in parts: those before the first shot, then each shot or critical with its effects."""
    parts: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, _OPENS) and parts[-1]:
            parts.append([])
        parts[-1].append(event)
    return [tuple(part) for part in parts]


def _as_before(marker: Marker, before: Marker) -> Marker:
    return marker._replace(
        hull=before.hull, shields=before.shields, gone=before.gone, sections=before.sections, places=before.places
    )


class Losses:
    """The boxes and sections lost so far in a batch of events, for pictures of the moments between them."""

    def __init__(self) -> None:
        self._boxes: Counter[tuple[str, str]] = Counter()
        self._destroyed: set[tuple[str, str]] = set()

    def take(self, events: Sequence[Event]) -> None:
        """Add the losses of further events."""
        for event in events:
            if isinstance(event, BoxesLost):
                self._boxes[event.ship, event.section] += event.boxes
            elif isinstance(event, SectionDestroyed):
                self._destroyed.add((event.ship, event.section))

    def of(self, marker: Marker) -> Marker:
        """Return a ship with these losses in addition to its earlier ones."""
        places = tuple(
            place and self._after(place, (marker.key, name.value))
            for name, place in zip(SectionName, marker.places, strict=True)
        )
        left = sum(place.left for place in places if place is not None and place.stands)
        return marker._replace(places=places, hull=(left, marker.hull[1]))

    def _after(self, place: Place, key: tuple[str, str]) -> Place:
        if key in self._destroyed:
            return place._replace(left=0, stands=False)
        return place._replace(left=max(0, place.left - self._boxes[key]))


def losses_of(events: Sequence[Event]) -> tuple[tuple[str, int], ...]:
    """Return the hull boxes that each ship loses in these events, by its key."""
    found: Counter[str] = Counter()
    for event in events:
        if isinstance(event, BoxesLost):
            found[event.ship] += event.boxes
    return tuple(found.items())


def _with_ships(state: PlayState, before: PlayState, ids: Collection[str]) -> PlayState:
    """Return a play state in which some ships have their earlier states."""
    if not any(ship.id in ids for ship in state.ships):
        return state
    known = {ship.id: ship for ship in before.ships}
    return state.with_(ships=tuple(known.get(ship.id, ship) if ship.id in ids else ship for ship in state.ships))


def _print(vessel: Vessel, turn: int) -> tuple[object, ...]:
    """Return all values behind the play state of a ship, in short form."""
    sections = tuple((each.stands, tuple(each.boxes), tuple(each.crew), tuple(each.marines)) for each in vessel.sections)
    arcs = tuple((each.shield_hits, each.plates, each.adaptation, each.up) for each in vessel.arcs)
    systems = tuple((each.flags, each.fired == turn and turn > 0) for each in vessel.systems)
    rest = (vessel.status, vessel.course, vessel.charges, vessel.crew_quality, tuple(vessel.conditions))
    return sections, arcs, systems, rest


def _wings_print(squadrons: Sequence[Squadron]) -> tuple[object, ...]:
    """Return all values behind the play state of the squadrons of a ship, in short form."""
    return tuple((each.strength, each.berth is Berth.GONE, tuple(each.conditions)) for each in squadrons)


def _movers(events: Sequence[Event]) -> list[str]:
    """Return the keys of all items that move in these events."""
    found = []
    for event in events:
        if isinstance(event, Moved):
            found.append(event.ship)
        elif isinstance(event, MissionMoved):
            found.append(event.mission)
        elif isinstance(event, SalvoMoved):
            found.append(event.salvo)
    return found
