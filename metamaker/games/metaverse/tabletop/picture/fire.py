"""Who fired at whom in a turn, as lines of a picture."""

from collections.abc import Iterable, Iterator

from metamaker.fighting import Event
from metamaker.games.metaverse.battle.events.fire import SensorRolled
from metamaker.games.metaverse.battle.events.movement import Moved
from metamaker.games.metaverse.tabletop.picture.scene import Line


def fire_of(events: Iterable[Event]) -> Iterator[Line]:
    """Yield a line for each pair of a ship that fired and its target; it hit if anything did."""
    hits: dict[tuple[str, str], bool] = {}
    for event in events:
        if isinstance(event, SensorRolled):
            pair = event.ship, event.target
            hits[pair] = hits.get(pair, False) or event.hit
    for (firer, target), hit in hits.items():
        yield Line(firer, target, hit)


def ways_of(events: Iterable[Event]) -> dict[str, tuple[tuple[int, int], ...]]:
    """Return the corners of the way of every ship that moved, by its key."""
    return {event.ship: event.way for event in events if isinstance(event, Moved)}
