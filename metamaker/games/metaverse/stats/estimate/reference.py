"""The reference set: ships that every design is compared with, by standard formulas only; how long arcs hold."""

import json
import math
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from metamaker.core.memo import memo, once
from metamaker.core.paths import resource
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.rules.hit import sensor_profile
from metamaker.games.metaverse.stats.book import book_of
from metamaker.games.metaverse.stats.estimate.constants import Constants, constants
from metamaker.games.metaverse.stats.estimate.profile import Attacker, Hull, Side, attacker, hull, sides
from metamaker.games.metaverse.stats.estimate.rate import Fire, added, chance, course, effects, rate, time_to_take
from metamaker.games.metaverse.stats.estimate.table import Shot, Size

CRUISER = "reference-cruiser"
MEANS_KEPT = 4_000
"""The number of ships whose means stay cached as attackers and hulls, some 300 bytes each.

Every relevant edit makes one, so undoing the edits of a whole session costs no time.
"""


class Opponent(NamedTuple):
    """A reference ship as attacker and as target."""

    attacker: Attacker
    hull: Hull


@cache
def reference_fleet() -> Fleet:
    """Return the fleet of `resources/metaverse/reference.json`: the classes of the reference ships, in their fixed order."""
    envelope = json.loads(resource("metaverse", "reference.json").read_text(encoding="utf-8"))
    return Fleet.model_validate_json(json.dumps(envelope["body"]))


@cache
def reference_designs() -> tuple[Design, ...]:
    """Return the reference ships."""
    fleet = reference_fleet()
    return tuple(design(fleet, ship) for ship in fleet.classes)


@once
def opponents() -> tuple[Opponent, ...]:
    """Return the reference ships as attackers and hulls.

    All threads share them, because kinds of shot are compared by identity.
    """
    return tuple(Opponent(attacker(ship), hull(ship)) for ship in reference_designs())


@lru_cache(maxsize=MEANS_KEPT)
def mean_offence(ours: Attacker, known: Constants) -> float:
    """Return the geometric mean of the rates at which `ours` destroys the reference ships, in fractions a turn."""
    return geometric_mean([rate(ours, opponent.hull, known) for opponent in opponents()])


@cache
def _fed_on() -> bool:
    """Return whether any reference weapon feeds on EMS or mass; if not, neither can matter."""
    return any(kind.feeds_on_ems or kind.feeds_on_mass for opponent in opponents() for kind, _ in opponent.attacker.guns)


def geometric_mean(rates: Sequence[float]) -> float:
    """Return the geometric mean, which is fair to rates that differ by orders of magnitude."""
    return math.exp(sum(map(math.log, rates)) / len(rates))


@memo
def turns_by_arc(design: Design) -> dict[Arc, float]:
    """Return the geometric mean of the turns in which the reference ships destroy the class, all firing only at that arc."""
    known, whole = constants(book_of(design)), hull(design)
    if not _fed_on():
        whole = whole._replace(size=Size(0.0, 0.0))
    alone = whole._replace(sides=())
    turns = {struck: _turns(alone, struck, known) for struck, _ in whole.sides}
    return {arc: turns[struck] for arc, struck in sides(design).items()}


@lru_cache(maxsize=MEANS_KEPT)
def _turns(hull: Hull, struck: Side, known: Constants) -> float:
    """Return the mean time in turns; rates below the minimum count as the minimum, as in the estimate.

    Results are cached by side, because most changes of a ship leave some of its sides unchanged.
    """
    of = effects(_kinds(), struck, hull)
    times = (
        time_to_take(hull.core_hits, course(struck, added(fire, of))) for fire in _fires(hull.target_rating, hull.ew, known)
    )
    return 1 / geometric_mean([known.least_rate + 1 / time for time in times])


@cache
def _kinds() -> tuple[Shot, ...]:
    """Return the kinds of shot of reference ships: few, because most of them have the same weapons."""
    return tuple({kind: None for opponent in opponents() for kind, _ in opponent.attacker.guns})


@lru_cache(maxsize=MEANS_KEPT)
def _fires(target_rating: float, ew: float, known: Constants) -> tuple[Fire, ...]:
    """Return the pulses of each kind that hit a target of this size and electronics in a turn, for each reference ship."""
    return tuple(_fire(opponent.attacker, target_rating, ew, known) for opponent in opponents())


def _fire(attacker: Attacker, target_rating: float, ew: float, known: Constants) -> Fire:
    if attacker.sensor is None:
        return ()
    profile = sensor_profile(attacker.sensor, ew - attacker.elint)
    return tuple((kind, pulses * chance(kind, profile, target_rating, known)) for kind, pulses in attacker.guns)
