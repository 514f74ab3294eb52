"""The damage of a side in a fight, as its sheets show it."""

from collections.abc import Sequence

from metamaker.games.cosmoforce.battle.state.plan import SLOTS_OF
from metamaker.games.cosmoforce.battle.state.ship import HURT, KILLED, Ship
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.play_state import PlayState, ShipState


def pencilled(force: Fleet, ships: Sequence[Ship], turn: int) -> PlayState:
    """Return the state of the ships of a force, which are in the order of its team, after so many rounds."""
    states = tuple(_state(entry.id, ship) for entry, ship in zip(force.ships, ships, strict=True))
    return PlayState(fleet=force.name, round=min(turn, 999), ships=states)


def _state(ship_id: str, ship: Ship) -> ShipState:
    return ShipState(
        id=ship_id,
        marks=tuple(ship.marks),
        depleted=tuple(slot + 1 for slot in SLOTS_OF[ship.spent]),
        heat=min(ship.heat, 999),
        hurt=ship.crew.count(HURT),
        killed=ship.crew.count(KILLED),
        speed=ship.speed,
    )
