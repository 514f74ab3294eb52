"""The number of hexes reached by a ship from each hex of an empty board. Rules CL-ORC-03, -04."""

from metamaker.games.cosmoclysm.rules.field import Field
from metamaker.games.cosmoclysm.rules.movement import destinations


def mobility(field: Field, kind: int, steps: int = 1) -> tuple[int, ...]:
    """Return for each hex the number of ends of a ship of this type; `steps` is the roll of Fighter and Taker, 1 to 4."""
    return tuple(len(destinations(field, 0, at, kind, steps)) for at in range(field.size))
