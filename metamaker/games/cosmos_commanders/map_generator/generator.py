"""Random maps: a thinned grid, types rolled until homes fit, systems with numbers and names."""

from collections.abc import Sequence
from random import Random

from metamaker.games.cosmos_commanders.geometry.boards import type_number
from metamaker.games.cosmos_commanders.geometry.sectors import points
from metamaker.games.cosmos_commanders.map_generator.grid import GRIDS, Net, grid, thinned
from metamaker.games.cosmos_commanders.model.star_map import Options, StarMap, System, WarpLine, joins
from metamaker.games.cosmos_commanders.model.words import TYPES
from metamaker.games.cosmos_commanders.rules.board import RESOURCES, is_connected, near_systems
from metamaker.games.cosmos_commanders.rules.chances import D10
from metamaker.games.cosmos_commanders.rules.distances import distances, far_enough, set_of_homes

TRIES = 20
"""Rolls of all types before another net is made."""

PLAINEST = Options()


def generated(
    players: int, seed: int, names: Sequence[str] = (), options: Options = PLAINEST, *, typed: bool = True
) -> StarMap:
    """Return the random map of a seed for 2 to 6 players; equal seeds give equal maps.

    `names` are given to the systems in random order, until they are used up. Without `typed`, its types are rolled before each
    game (CC-SYS-01). Data “Map generator” of the rules, rules CC-MAP-06, CC-MAP-07, CC-SET-04.
    """
    chance = Random(f"map {players} {seed}")  # noqa: S311 - a game, and the same each time
    while True:
        net = drawn(players, chance)
        for _ in range(TRIES):
            types = rolled_types(len(net.points), chance)
            if is_accepted(net, types, players, options.home_gap):
                return _mapped(net, types if typed else None, _named(len(types), names, chance), players, options)


def drawn(players: int, chance: Random) -> Net:
    """Return a net for a number of players, thinned as far as needed."""
    columns, rows = GRIDS[players]
    while True:
        net = thinned(grid(columns, rows, chance), chance)
        if net is not None:
            return net


def rolled_types(count: int, chance: Random) -> list[int]:
    """Return a rolled type for each system. Rule CC-SYS-01."""
    return [int(D10 * chance.random()) for _ in range(count)]


def is_accepted(net: Net, types: Sequence[int], players: int, gap: int) -> bool:
    """Return whether types make a playable map: one net without its Hazards, with room for all homes. Rule CC-MAP-06."""
    near = near_systems(list(types), list(net.pairs))
    if not is_connected(list(types), near):
        return False
    candidates = [system for system, kind in enumerate(types) if kind < RESOURCES]
    return bool(set_of_homes(far_enough(distances(near), candidates, gap), candidates, players))


def with_types(star_map: StarMap, seed: int) -> StarMap:
    """Return a map with types for all systems without one, rolled from this seed, with room for homes if possible.

    Rules CC-SYS-01, CC-SET-06.
    """
    chance = Random(f"types {seed}")  # noqa: S311 - a game, and the same each time
    net = Net(points(star_map), joins(star_map))
    for _ in range(TRIES):
        rolled = rolled_types(len(star_map.systems), chance)
        kinds = [
            TYPES[each] if system.type is None else system.type for system, each in zip(star_map.systems, rolled, strict=True)
        ]
        if is_accepted(net, [type_number(kind) for kind in kinds], star_map.players, star_map.options.home_gap):
            break
    systems = (system.with_(type=kind) for system, kind in zip(star_map.systems, kinds, strict=True))
    return star_map.with_(systems=tuple(systems))


def _named(count: int, names: Sequence[str], chance: Random) -> list[str]:
    shuffled = sorted(names, key=lambda _: chance.random())[:count]
    return [*shuffled, *[""] * (count - len(shuffled))]


def _mapped(net: Net, types: Sequence[int] | None, names: Sequence[str], players: int, options: Options) -> StarMap:
    systems = tuple(
        System(id=f"s{place + 1}", name=names[place], x=x, y=y, type=None if types is None else TYPES[types[place]])
        for place, (x, y) in enumerate(net.points)
    )
    lines = tuple(
        WarpLine(id=f"w{place}", one=f"s{one + 1}", other=f"s{other + 1}") for place, (one, other) in enumerate(net.pairs, 1)
    )
    return StarMap(players=players, options=options, systems=systems, lines=lines)
