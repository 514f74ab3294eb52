"""The terms of a match-up: differences of two fleets, each positive if it favours the first."""

from collections.abc import Callable, Sequence
from math import log, tanh
from typing import NamedTuple

from metamaker.core.memo import memo
from metamaker.games.metaverse.forecast.battle_course import Sides, edge
from metamaker.games.metaverse.forecast.fire import Exchange, exchange, guns
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import LoadoutKind
from metamaker.games.metaverse.stats.fleet import chosen_loadouts, fleet_stats
from metamaker.games.metaverse.stats.motion import motion
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.power import hull_hits
from metamaker.games.metaverse.stats.squadron import design_loads_cost, loads_cost
from metamaker.games.metaverse.stats.value import combat_value, standard_value

TERMS = (
    "value",
    "value_of_many",
    "concentration",
    "edge",
    "fire",
    "hits",
    "passing",
    "bearing",
    "shields",
    "hull",
    "crew",
    "numbers",
    "reach",
    "speed",
    "squadrons",
)
"""All terms; the functions below calculate and describe them."""


MOST_EDGE = 2.0
"""The limit of the edge: a side with seven times better fire does not win more surely than one with five times better.

Of 1, 2, 4 and no limit, 2 predicted 1,420 match-ups best.
"""


class Line(NamedTuple):
    """A fleet in a match-up: its designs, their values and crew qualities, ship by ship; its value, that of its squadrons.

    All values are in points.
    """

    designs: tuple[Design, ...]
    values: tuple[float, ...]
    crews: tuple[int, ...]
    value: float
    squadrons: float

    @property
    def concentration(self) -> float:
        """The mean value of a ship in points, weighted by points."""
        return sum(value * value for value in self.values) / max(1.0, sum(self.values))


@memo
def line(fleet: Fleet) -> Line:
    """Return a fleet as the input of the terms."""
    stats = fleet_stats(fleet)
    designs = tuple(design(fleet, fleet.ship_class(ship.ship_class)) for ship in fleet.ships)
    starfighters = {each.id: each for each in fleet.starfighters}
    aboard = sum(entry.cost for entry in stats.squadrons)
    for ship, known in zip(fleet.ships, designs, strict=True):
        aboard += sum(
            design_loads_cost(known, fitted.fit.squadrons)
            for fitted in parts(known).bays
            if fitted.fit.loadout is LoadoutKind.PERMANENT and fitted.fit.count
        )
        aboard += sum(loads_cost(each.squadrons, starfighters, known.house) for each in chosen_loadouts(fleet, ship))
    values = tuple(standard_value(known) for known in designs)  # the forecast is fitted to these
    crews = tuple(known.ship.crew_quality for known in designs)
    total = stats.combat_value - sum(combat_value(known) for known in designs) + sum(values)
    return Line(designs, values, crews, total, aboard)


Matrix = tuple[tuple[Exchange, ...], ...]
"""The effect of each ship of a fleet on each of another."""


class Meeting(NamedTuple):
    """Two fleets in a match-up, and the effect of each ship on each enemy ship, both ways."""

    ours: Line
    theirs: Line
    our_fire: Matrix
    their_fire: Matrix


def meeting(ours: Line, theirs: Line) -> Meeting:
    """Return the match-up of two fleets."""
    return Meeting(ours, theirs, _matrix(ours, theirs), _matrix(theirs, ours))


def _matrix(firing: Line, targets: Line) -> Matrix:
    return tuple(tuple(exchange(mine, yours) for yours in targets.designs) for mine in firing.designs)


def terms(one: Fleet, other: Fleet) -> dict[str, float]:
    """Return the terms of a match-up by name; exchanged fleets give the other sign.

    `value`: combat value; `value_of_many`: its extra weight with many ships, where it decides more surely. `concentration`:
    whether points are in large ships or in many. `edge`: the factor by which fire is better than an even battle would need
    (`course`). All other terms are parts of that, or effects outside it; all but `crew`, `reach` and `squadrons` are logarithms
    of ratios.
    """
    return terms_of(line(one), line(other))


def terms_of(ours: Line, theirs: Line) -> dict[str, float]:
    """Return the terms of a match-up of ships that may come from several fleets; see `terms`."""
    met = meeting(ours, theirs)
    value = log(max(1.0, ours.value) / max(1.0, theirs.value))
    return {
        "value": value,
        "value_of_many": value * log(len(ours.designs) * len(theirs.designs)) / 2,
        "concentration": log(max(1.0, ours.concentration) / max(1.0, theirs.concentration)),
        "edge": MOST_EDGE * tanh(edge(_rates(met)) / MOST_EDGE),
        "fire": _ratio(ours, theirs, lambda known: guns(known).damage),
        "hits": _means(met, lambda each: each.hits),
        "passing": _means(met, lambda each: each.passing),
        "bearing": _means(met, lambda each: each.bearing),
        "shields": _means(met, lambda each: each.rate / (each.open_rate * each.passing)),
        "hull": _ratio(ours, theirs, lambda known: float(hull_hits(known))),
        "crew": _mean(ours, lambda known: float(known.ship.crew_quality))
        - _mean(theirs, lambda known: known.ship.crew_quality),
        "numbers": log(len(ours.designs) / len(theirs.designs)),
        "reach": (reach(ours) - reach(theirs)) / 10,
        "speed": log((1 + _mean(ours, thrust)) / (1 + _mean(theirs, thrust))),
        "squadrons": ours.squadrons / max(1.0, ours.value) - theirs.squadrons / max(1.0, theirs.value),
    }


def _rates(met: Meeting) -> Sides:
    return Sides(
        tuple(tuple(each.rate for each in row) for row in met.our_fire),
        tuple(tuple(each.rate for each in row) for row in met.their_fire),
        met.ours.crews,
        met.theirs.crews,
    )


Trait = Callable[[Design], float]


def _ratio(ours: Line, theirs: Line, trait: Trait) -> float:
    """Return the logarithm of the ratio of a trait of two fleets, with one more each because a trait can be zero."""
    return log((1 + sum(map(trait, ours.designs))) / (1 + sum(map(trait, theirs.designs))))


def _mean(fleet: Line, trait: Trait) -> float:
    return sum(map(trait, fleet.designs)) / len(fleet.designs)


def thrust(known: Design) -> float:
    """Return the thrust of a ship ahead, in points."""
    return float(motion(known).forward_thrust)


def reach(fleet: Line) -> float:
    """Return the mean range of all guns of a fleet by their damage, in cm."""
    every = [guns(known) for known in fleet.designs]
    damage = sum(each.damage for each in every)
    return sum(each.reach_cm * each.damage for each in every) / damage if damage else 0.0


def _means(met: Meeting, part: Callable[[Exchange], float]) -> float:
    """Return the mean logarithm of a part of our fire minus that of theirs; every ship counts by its damage."""
    return weighed(met.ours, met.our_fire, part) - weighed(met.theirs, met.their_fire, part)


def weighed(firing: Line, fire: Sequence[Sequence[Exchange]], part: Callable[[Exchange], float]) -> float:
    """Return the mean logarithm of a part of fire; every ship counts by its damage."""
    total = weights = 0.0
    for known, row in zip(firing.designs, fire, strict=True):
        weight = guns(known).damage
        for each in row:
            total += weight * log(part(each))
            weights += weight
    return total / weights if weights else 0.0
