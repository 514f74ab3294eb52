"""The numbers of the forecast, as data: `resources/metaverse/forecast.toml`."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from math import log
from operator import mul
from typing import NamedTuple

from metamaker.core.paths import resource
from metamaker.core.schema_errors import JsonObject
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.words import RateOfFire


class Shape(NamedTuple):
    """The parameters of exact terms.

    `bearing`: the part of its fire that a gun has for each arc that it bears on; `struck`: the part of all fire that comes in
    by each arc; `repairs`: the number of times that shields come back in a battle; `fades`: how the fire of a ship falls with
    its hull; `distances`: those of fire, in cm; `shots`: a turn, by rate of fire; `penetrating`: the part of the possible boxes
    that such a pulse takes.
    """

    bearing: Mapping[Arc, float]
    struck: Mapping[Arc, float]
    repairs: float
    fades: float
    distances: tuple[float, ...]
    shots: Mapping[RateOfFire, float]
    penetrating: float


class Coefficients(NamedTuple):
    """The fitted values: the weight of each term, scales and errors by number of ships, and the size of the sample.

    `ships`: mean numbers of ships on a side, ascending. For each, `scales` multiply the weights, and `errors` are the standard
    deviations, in logits, of true win rates from the forecast.
    """

    weights: Mapping[str, float]
    ships: tuple[float, ...]
    scales: tuple[float, ...]
    errors: tuple[float, ...]
    matchups: int
    battles: int

    def of_sizes(self, one: int, other: int) -> tuple[float, float]:
        """Return the scale and the error for `one` against `other` ships."""
        parts = hats(self.ships, one, other)
        scale, error = (sum(map(mul, parts, each)) for each in (self.scales, self.errors))
        return scale, error


def hats(ships: Sequence[float], one: int, other: int) -> list[float]:
    """Return the parts, together 1, of figures for these numbers of ships in that of a match-up of `one` against `other` ships.

    Interpolates by the logarithm of the geometric mean of both numbers, so that one more ship never makes a jump.
    """
    logs = [log(number) for number in ships]
    at = max(logs[0], min(logs[-1], log(max(1, one) * max(1, other)) / 2))
    after = next(place for place, each in enumerate(logs) if at <= each)
    found = [0.0] * len(logs)
    part = (logs[after] - at) / (logs[after] - logs[after - 1]) if after else 0.0
    found[after - 1] = part
    found[after] = 1 - part
    return found


@cache
def _data() -> dict[str, JsonObject]:
    return tomllib.loads(resource("metaverse", "forecast.toml").read_text(encoding="utf-8"))


@cache
def shape() -> Shape:
    """Return the parameters of exact terms."""
    found = _data()["shape"]
    arcs = {
        name: {arc: found[f"{name}_{'side' if arc in {Arc.PORT, Arc.STARBOARD} else arc.value}"] for arc in Arc}
        for name in ("bearing", "struck")
    }
    shots = {rate: found[f"shots_{rate.value}"] for rate in RateOfFire}
    distances = tuple(found["distances"])
    return Shape(arcs["bearing"], arcs["struck"], found["repairs"], found["fades"], distances, shots, found["penetrating"])


@cache
def coefficients() -> Coefficients:
    """Return the built-in coefficients."""
    fit, sizes = _data()["fit"], _data()["sizes"]
    ships, scales, errors = (tuple(sizes[name]) for name in ("ships", "scales", "errors"))
    return Coefficients(dict(_data()["weights"]), ships, scales, errors, fit["matchups"], fit["battles"])
