"""The ships on a board after each event of a game, so that every step of a chain is visible."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from metamaker.games.cosmoclysm.battle.events import (
    Announced,
    Captured,
    FirstFound,
    Fought,
    Moved,
    OwnShipLost,
    Resigned,
    ShipDestroyed,
    ShipPlaced,
    StartRolled,
    TurnBegan,
    WormholePlaced,
)
from metamaker.games.cosmoclysm.battle.game import Game
from metamaker.games.cosmoclysm.rules.position import ship_code, side_of
from metamaker.play.story import Event

NOBODY = -1


class Scene(NamedTuple):
    """A view: ships by hex (as numbers of the rules), a second ship on a hex, wormholes as hex and pair, the last way.

    The second ship (`guest`) is the attacker before a fight, and the ship moving out after it. `under_way` is a ship between
    two hexes, 0 for none.
    """

    ships: Mapping[int, int]
    holes: tuple[tuple[int, int], ...] = ()
    guest: tuple[int, int] | None = None
    way: tuple[int, ...] = ()
    passes: tuple[int, ...] = ()
    turn: int = NOBODY
    sides: int = 2
    under_way: int = 0

    @property
    def follows(self) -> int:
        """The side with the next turn, while ships and wormholes are placed. Rule CL-SET-04."""
        return (self.turn + 1) % self.sides

    def standing(self) -> tuple[tuple[int, int], ...]:
        """Return all ships by hex, including a moving one."""
        return (*self.ships.items(), *((self.guest,) if self.guest is not None else ()))

    def ships_of(self, side: int) -> int:
        """Return the number of ships of a side, including one that is under way."""
        there = [ship for _, ship in self.standing()] + [self.under_way]
        return sum(ship > 0 and side_of(ship) == side for ship in there)


def scene_at_first(game: Game) -> Scene:
    """Return the view before the first event."""
    position = game.position
    if position is None:
        return Scene({}, sides=game.sides)
    ships = {at: ship for at, ship in enumerate(position.holds) if ship}
    return Scene(
        ships, tuple((at, pair) for at, exits in enumerate(position.field.exits) for pair, _ in exits), sides=game.sides
    )


def after(scene: Scene, event: Event) -> Scene:
    """Return the view after an event."""
    if isinstance(event, ShipPlaced):
        return scene._replace(ships={**scene.ships, event.at: ship_code(event.side, event.kind)}, turn=scene.follows)
    if isinstance(event, WormholePlaced):
        return scene._replace(holes=(*scene.holes, (event.at, event.pair)), turn=scene.follows)
    if isinstance(event, TurnBegan | FirstFound):
        return scene._replace(turn=event.side)
    if isinstance(event, Moved):
        return _moved(scene, event)
    if isinstance(event, OwnShipLost):
        return _settled(scene)
    if isinstance(event, Fought):
        return scene if event.won else _defended(scene, event)
    if isinstance(event, ShipDestroyed):
        return _settled(scene)
    if isinstance(event, Resigned):
        return scene._replace(ships={at: ship for at, ship in scene.ships.items() if side_of(ship) != event.side}, way=())
    if isinstance(event, Captured):
        settled = _settled(scene)
        return settled._replace(guest=(event.at, ship_code(event.side, event.kind)))
    return scene


def _moved(scene: Scene, event: Moved) -> Scene:
    """Move the ship to its last hex, as a guest if another ship is there."""
    ship, start, end = ship_code(event.side, event.kind), event.hexes[0], event.hexes[-1]
    ships = dict(scene.ships)
    if event.sort == "move":
        ships.pop(start, None)
    guest = (end, ship) if end in ships else None
    if guest is None:
        ships[end] = ship
    return scene._replace(ships=ships, guest=guest, way=event.hexes, passes=event.passes)


def _settled(scene: Scene) -> Scene:
    """Return the scene with the hex given to the guest."""
    if scene.guest is None:
        return scene
    return scene._replace(ships={**scene.ships, scene.guest[0]: scene.guest[1]}, guest=None)


def _defended(scene: Scene, event: Fought) -> Scene:
    """Return the scene with the attacker on the hex and the defender as the guest, which must move out. Rule CL-FGT-05."""
    attacker, defender = ship_code(event.side, event.kind), ship_code(event.defender, event.defending)
    return scene._replace(ships={**scene.ships, event.at: attacker}, guest=(event.at, defender))


Rolled = StartRolled | Announced | Fought
"""The events with visible dice."""


class Step(NamedTuple):
    """A part of the events: the events, the views before and after, the way and the dice in it."""

    events: tuple[Event, ...]
    before: Scene
    scene: Scene
    moved: Moved | None = None
    rolled: Rolled | None = None

    @property
    def round(self) -> int:
        """The round of the last event; 0 without events."""
        return max((getattr(each, "round", 0) for each in self.events), default=0)


_BEGIN = (ShipPlaced, WormholePlaced, Moved, StartRolled, Announced, Fought)
"""The events that begin a new part."""


def steps(events: Sequence[Event], before: Scene) -> tuple[Step, ...]:
    """Return the events in parts, each with one thing to watch; at least one."""
    parts: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, _BEGIN) and any(isinstance(each, _BEGIN) for each in parts[-1]):
            parts.append([])
        parts[-1].append(event)
    found = []
    for part in parts:
        scene = before
        for event in part:
            scene = after(scene, event)
        moved = next((each for each in part if isinstance(each, Moved)), None)
        rolled = next((each for each in part if isinstance(each, Rolled)), None)
        found.append(Step(tuple(part), before, scene, moved, rolled))
        before = scene
    return tuple(found)


def scenes(events: Iterable[Event], first: Scene) -> list[Scene]:
    """Return the view after each event."""
    found, scene = [], first
    for event in events:
        scene = after(scene, event)
        found.append(scene)
    return found
