"""Moments of a battle, taken down as it goes on: the scene, the damage of all ships, how strong both sides are."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from metamaker.core.ids import ref
from metamaker.core.words import Words
from metamaker.games.metaverse.battle.movement.events import Moved
from metamaker.games.metaverse.battle.salvos.events import SalvoMoved
from metamaker.games.metaverse.battle.starfighters.events import MissionMoved
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Status, Vessel
from metamaker.games.metaverse.battle.telling.names import Names, labels
from metamaker.games.metaverse.battle.telling.phrases import degrees, plain
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.play_state import PlayState, ShipState
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.games.metaverse.tabletop.pencilled import ship_state
from metamaker.games.metaverse.tabletop.picture.board import SCALE, board_page, extent_of, on_its_way, view_of
from metamaker.games.metaverse.tabletop.picture.reach import Arm, arms_of, reach_of
from metamaker.games.metaverse.tabletop.picture.scene import Marker, Scene, fire_of
from metamaker.play.moment import Extent, Piece, Ruler, Shot, Strength
from metamaker.play.story import Event
from metamaker.sheets.drawing import Drawing, Page


class BattleMoment(NamedTuple):
    """See Moment of `metamaker.play.moment`. `moving` are the keys of what moved just before; `headings` are those then."""

    scene: Scene
    words: Words
    pieces: Sequence[Piece]
    strengths: Sequence[Strength]
    states: tuple[PlayState, PlayState]
    extent: Extent
    headings: Mapping[str, int]
    moving: frozenset[str]
    arms: Mapping[str, Sequence[Arm]]
    shots: Sequence[Shot]

    @property
    def moves(self) -> bool:
        """Whether something moved just before."""
        return bool(self.moving)

    def page(self, extent: Extent, part: float = 1.0) -> Page:
        """Return the table as it was."""
        shown = self.scene if part >= 1.0 else on_its_way(self.scene, part, self.headings, self.moving)
        return board_page(shown, extent, self.words)

    def state(self, side: int) -> Any:
        """Return the damage of a side."""
        return self.states[side]

    @property
    def ruler(self) -> Ruler:
        """Distances are told in cm of the table."""
        return Ruler(SCALE, "cm")

    def about(self, ref: str) -> Sequence[str]:
        """Return name and class, hull, shields, how it moves."""
        marker = self._marker(ref)
        return () if marker is None else tuple(_told(marker, self.words))

    def reaches(self, ref: str) -> Sequence[str]:
        """Return the weapons of a ship that is on the table."""
        marker = self._marker(ref)
        return () if marker is None or marker.gone else tuple(arm.name for arm in self.arms[ref])

    def reach(self, extent: Extent, ref: str, place: int) -> Drawing | None:
        """Return the bands of a weapon, or the arcs of the ship."""
        marker = self._marker(ref)
        return None if marker is None else reach_of(marker, self.arms[ref], place, view_of(extent), self.words)

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
    heading = degrees(marker.heading, words)
    yield words.text("battle-picture-about-course", speed=plain(marker.speed), heading=heading)


class Recorder:
    """Takes down one moment after the other, and shares between them what did not change."""

    def __init__(self, table: Table, forces: Sequence[Fleet]) -> None:
        self._forces = forces
        self._signs = labels(table)
        self._states: dict[str, tuple[Any, ShipState]] = {}
        self._headings: dict[str, int] = {}
        self._values: tuple[dict[str, float], ...] = ()
        names = Names(table)
        self._arms = {vessel.key: arms_of(vessel, names) for vessel in table.vessels}

    def moment(self, table: Table, scene: Scene, fresh: Sequence[Event], words: Words) -> BattleMoment:
        """Return how the battle stands, where these events are what happened just before."""
        headings, self._headings = self._headings, {marker.key: marker.heading for marker in scene.markers}
        return BattleMoment(
            scene,
            words,
            tuple(self._piece(vessel) for vessel in table.vessels),
            self._strengths(table),
            (self._state(table, 0), self._state(table, 1)),
            extent_of(scene),
            headings,
            frozenset(_movers(fresh)),
            self._arms,
            tuple(Shot(*shot) for shot in fire_of(fresh)),
        )

    def _piece(self, vessel: Vessel) -> Piece:
        gone = vessel.status > Status.AWAY
        return Piece(vessel.key, self._signs[vessel.key], vessel.name, vessel.side, ref("ships", vessel.ship.id), gone)

    def _state(self, table: Table, side: int) -> PlayState:
        ships = tuple(self._ship(vessel, table.turn) for vessel in table.vessels if vessel.side == side)
        return PlayState(fleet=table.names[side], turn=table.turn, ships=ships)

    def _ship(self, vessel: Vessel, turn: int) -> ShipState:
        """Return the state of a ship: the same object as long as nothing of it changes."""
        now = _print(vessel, turn)
        known = self._states.get(vessel.key)
        if known is None or known[0] != now:
            known = self._states[vessel.key] = now, ship_state(vessel, turn)
        return known[1]

    def _strengths(self, table: Table) -> tuple[Strength, ...]:
        if not self._values:
            stats = [fleet_stats(force) for force in self._forces]
            self._values = tuple({entry.ship.id: entry.combat_value for entry in each.ships} for each in stats)
        fighting = [[vessel for vessel in table.vessels if vessel.side == side and _counts(vessel)] for side in (0, 1)]
        hulls = [float(sum(state.left for vessel in ships for state in vessel.sections if state.stands)) for ships in fighting]
        worth = [sum(self._values[side].get(each.ship.id, 0.0) for each in ships) for side, ships in enumerate(fighting)]
        return (
            Strength(message("battle-strength-hull"), tuple(hulls)),
            Strength(message("battle-strength-value"), tuple(worth)),
        )


def _counts(vessel: Vessel) -> bool:
    return vessel.status <= Status.AWAY


def _print(vessel: Vessel, turn: int) -> tuple[Any, ...]:
    """Return all that the play state of a ship is made of, in short."""
    sections = tuple((each.stands, tuple(each.boxes), tuple(each.crew), tuple(each.marines)) for each in vessel.sections)
    arcs = tuple((each.shield_hits, each.plates, each.adaptation, each.up) for each in vessel.arcs)
    systems = tuple((each.flags, each.fired == turn and turn > 0) for each in vessel.systems)
    rest = (vessel.status, vessel.course, vessel.charges, vessel.crew_quality, tuple(vessel.conditions))
    return sections, arcs, systems, rest


def _movers(events: Sequence[Event]) -> list[str]:
    """Return the keys of what moved in these events."""
    found = []
    for event in events:
        if isinstance(event, Moved):
            found.append(event.ship)
        elif isinstance(event, MissionMoved):
            found.append(event.mission)
        elif isinstance(event, SalvoMoved):
            found.append(event.salvo)
    return found
