"""The terms of a match-up in familiar units: damage, percent, hits, centimetres."""

from collections.abc import Callable
from math import exp
from typing import NamedTuple

from metamaker.games.metaverse.forecast.fire import Exchange, guns
from metamaker.games.metaverse.forecast.terms import Line, Matrix, line, meeting, reach, thrust, weighed
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.stats.power import hull_hits


class Means(NamedTuple):
    """A fleet in a match-up: damage a turn before defences, percent of shots that hit, of hits that pass, of guns that bear.

    `value`: points; `concentration`: the mean points of a ship, weighted by points; `shields`: the factor by which shields make
    its ships last longer; `hull`: hull hits; `crew`: mean quality; `numbers`: ships; `reach`: cm; `speed`: thrust points;
    `squadrons`: points; `armour`: the highest rating of a fore arc.
    """

    value: float
    concentration: float
    fire: float
    hits: float
    passing: float
    bearing: float
    shields: float
    hull: float
    crew: float
    numbers: float
    reach: float
    speed: float
    squadrons: float
    armour: float


def means(one: Fleet, other: Fleet) -> Means:
    """Return the averages of a fleet against another."""
    met = meeting(line(one), line(other))
    ours = met.ours

    def percent(part: Callable[[Exchange], float]) -> float:
        return 100 * exp(weighed(ours, met.our_fire, part))

    return Means(
        value=ours.value,
        concentration=ours.concentration,
        fire=sum(guns(known).damage for known in ours.designs),
        hits=percent(lambda each: each.hits),
        passing=percent(lambda each: each.passing),
        bearing=percent(lambda each: each.bearing),
        shields=_lasting(met.theirs, met.their_fire),
        hull=sum(float(hull_hits(known)) for known in ours.designs),
        crew=sum(ours.crews) / len(ours.crews),
        numbers=len(ours.designs),
        reach=reach(ours),
        speed=sum(map(thrust, ours.designs)) / len(ours.designs),
        squadrons=ours.squadrons,
        armour=max(known.ship.arcs[Arc.FORE].armour_rating for known in ours.designs),
    )


def _lasting(firing: Line, fire: Matrix) -> float:
    """Return the factor by which shields make a fleet last longer under this fire, after the effect of armour."""
    return exp(-weighed(firing, fire, lambda each: each.rate / (each.open_rate * each.passing)))
