"""A map as the board of a game."""

from collections.abc import Sequence

from metamaker.core.memo import memo
from metamaker.games.cosmos_commanders.geometry.sectors import sectors
from metamaker.games.cosmos_commanders.model.star_map import Options, StarMap, joins
from metamaker.games.cosmos_commanders.model.words import TYPES, SystemType
from metamaker.games.cosmos_commanders.rules.board import HAZARD, Board, House


def house(options: Options) -> House:
    """Return the house rules of a group for the board."""
    return House(
        home_gap=options.home_gap,
        home_counts=options.home_counts,
        ruins_on_every_capture=options.ruins_on_every_capture,
        bank_ap=options.bank_ap,
        directed_research=options.directed_research,
        ties_score=options.ties_score,
        monopoly_needs_full=options.monopoly_needs_full,
    )


@memo
def untyped(star_map: StarMap) -> tuple[int, ...]:
    """Return the indexes of the systems without a rolled type."""
    return tuple(place for place, system in enumerate(star_map.systems) if system.type is None)


def board_of(star_map: StarMap, types: Sequence[int]) -> Board:
    """Return the board of a map with these types, by their numbers."""
    counts = star_map.options.hazard_counts_for_capacity
    found = sectors(star_map)
    capacity = [sum(counts or types[each] != HAZARD for each in sector.systems) for sector in found]
    borders = [list(sector.systems) for sector in found]
    return Board(list(types), list(joins(star_map)), borders, capacity, star_map.players, house(star_map.options))


@memo
def board(star_map: StarMap) -> Board:
    """Return the board of a map with known types. Raises ValueError if types must be rolled."""
    return board_of(star_map, [type_number(system.type) for system in star_map.systems])


_NUMBERS = {kind: number for number, kind in enumerate(TYPES)}


def type_number(kind: SystemType | None) -> int:
    """Return the number of a type. Raises ValueError if there is none yet."""
    if kind is None:
        raise ValueError("a type was expected, found one that has still to be rolled")
    return _NUMBERS[kind]
