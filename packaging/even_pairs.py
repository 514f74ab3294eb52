"""Random pairs of generated and sample fleets for studies of even match-ups; nothing was fitted to them."""

import math
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from calibration.design_sets import DESIGN_SETS
from calibration.sampling import PERCENT, Draw, draw_of
from calibration.ships import random_fleet

from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.edits.building import merged
from metamaker.games.metaverse.match.force import force
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.opening import open_file

LEAST_SHIPS, MOST_SHIPS = 1, 9
APART = 50
"""By default, the value of one fleet is at most this many percent above that of the other."""

DESIGNS = 200
"""The number of random designs of a set and seed."""

TRIES = 400
"""Opponents tried for a fleet before it is replaced; a few dozen are enough if 1 in 20 fits."""


class EvenPair(NamedTuple):
    """Two fleets that could meet: the name of the pair, the fleets, and the source of each: `sample`, `tame` or `broad`."""

    name: str
    forces: tuple[Fleet, Fleet]
    sources: tuple[str, str]


def even_pairs(seed: int, number: int, apart: int = APART) -> tuple[EvenPair, ...]:
    """Return pairs of fleets of 1–9 ships whose values differ by up to `apart` percent; more of them change no earlier one."""
    return tuple(even_pair(seed, each, apart) for each in range(number))


def even_pair(seed: int, number: int, apart: int = APART) -> EvenPair:
    """Return the pair of this number. Raises ValueError if no two fleets are that close in value."""
    draw = draw_of(f"even pairs {seed}", f"apart {apart}", number)
    bound = math.log1p(apart / PERCENT)
    for _ in range(TRIES):
        source, one = _fleet(draw, seed)
        aim = math.log(fleet_stats(one).combat_value)
        for _ in range(TRIES):
            other_source, other = _fleet(draw, seed)
            if other.name != one.name and abs(math.log(fleet_stats(other).combat_value) - aim) <= bound:
                return EvenPair(f"{number + 1}: {_told(one)} v {_told(other)}", (one, other), (source, other_source))
    raise ValueError(f"no two fleets have values within {apart} percent")


def _told(fleet: Fleet) -> str:
    return f"{fleet.name} ({len(fleet.ships)})"


def _fleet(draw: Draw, seed: int) -> tuple[str, Fleet]:
    """Return a random fleet and its source; all sources and all numbers of ships are equally likely."""
    source, ships = draw.one_of(("sample", *DESIGN_SETS)), draw.between(LEAST_SHIPS, MOST_SHIPS)
    return source, _of_sample(draw, ships) if source == "sample" else _generated(draw, source, seed, ships)


def _of_sample(draw: Draw, ships: int) -> Fleet:
    """Return some ships of a sample fleet under their usual command, all of them if it has too few."""
    fleet = draw.one_of(samples())
    staying = list(fleet.ships)
    while len(staying) > ships:
        staying.remove(draw.one_of(staying))
    return force(fleet, [ship.ref() for ship in staying])


def _generated(draw: Draw, source: str, seed: int, ships: int) -> Fleet:
    """Return a fleet of random ships; a design may occur more than once."""
    return generated(source, seed, [draw.between(0, DESIGNS - 1) for _ in range(ships)])


def generated(source: str, seed: int, numbers: Sequence[int]) -> Fleet:
    """Return a fleet with a ship of each of these random designs; the first one that can command leads."""
    fleet = random_fleet(source, seed, numbers[0])
    for number in dict.fromkeys(numbers):
        if number != numbers[0]:
            fleet = merged(fleet, random_fleet(source, seed, number)).document
    listed = " ".join(map(str, numbers))
    named = fleet.with_(name=f"{source} {listed}", ships=())
    return force(named, [f"classes/class-{number}" for number in numbers])


@cache
def samples() -> tuple[Fleet, ...]:
    """Return the sample fleets, in the order of their file names."""
    return tuple(open_file(str(path)).document for path in sorted(sample_fleets("metaverse").glob("*.json")))
