"""The reference set: the ships against which every design is measured, by the stock formula book alone."""

import json
import math
from functools import cache
from typing import NamedTuple

from metamaker.core.paths import resource
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.stats.estimate.constants import Constants
from metamaker.games.metaverse.stats.estimate.profile import Attacker, Hull, attacker, hull
from metamaker.games.metaverse.stats.estimate.rate import rate

CRUISER = "reference-cruiser"


class Opponent(NamedTuple):
    """A reference ship from both ends of a gun."""

    attacker: Attacker
    hull: Hull


@cache
def reference_designs() -> tuple[Design, ...]:
    """Return the reference ships of `resources/metaverse/reference.json`, in their fixed order."""
    envelope = json.loads(resource("metaverse", "reference.json").read_text(encoding="utf-8"))
    fleet = Fleet.model_validate_json(json.dumps(envelope["body"]))
    return tuple(design(fleet, ship) for ship in fleet.classes)


@cache
def opponents() -> tuple[Opponent, ...]:
    """Return the reference ships as attackers and hulls."""
    return tuple(Opponent(attacker(ship), hull(ship)) for ship in reference_designs())


def offence_rates(ours: Attacker, known: Constants) -> tuple[float, ...]:
    """Return how fast `ours` destroys each reference ship, in fractions a turn."""
    return tuple(rate(ours, opponent.hull, known) for opponent in opponents())


def defence_rates(ours: Hull, known: Constants) -> tuple[float, ...]:
    """Return how fast each reference ship destroys `ours`, in fractions a turn."""
    return tuple(rate(opponent.attacker, ours, known) for opponent in opponents())


def geometric_mean(rates: tuple[float, ...]) -> float:
    """Return the geometric mean, the fair middle of rates that differ by orders of magnitude."""
    return math.exp(sum(map(math.log, rates)) / len(rates))
