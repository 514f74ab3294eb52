"""The numbers of the forecast, as data: `resources/metaverse/forecast.toml`."""

import tomllib
from collections.abc import Mapping
from functools import cache
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
    """The fitted values: the weight of each term, the standard deviation of the rest in logits, and the size of the sample."""

    weights: Mapping[str, float]
    error: float
    matchups: int
    battles: int


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
    fit = _data()["fit"]
    return Coefficients(dict(_data()["weights"]), fit["error"], fit["matchups"], fit["battles"])
