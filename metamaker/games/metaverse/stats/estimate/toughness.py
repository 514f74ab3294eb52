"""How long each arc of a design holds: the same estimate as combat value has, with all fire on one arc."""

from metamaker.core.memo import memo
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.rules.hit import sensor_profile
from metamaker.games.metaverse.stats.book import book_of
from metamaker.games.metaverse.stats.estimate.constants import Constants, constants
from metamaker.games.metaverse.stats.estimate.profile import Attacker, Hull, Side, hull, side
from metamaker.games.metaverse.stats.estimate.rate import chance, course, stream, time_to_take
from metamaker.games.metaverse.stats.estimate.reference import geometric_mean, opponents


@memo
def turns_by_arc(design: Design) -> dict[Arc, float]:
    """Return the geometric mean of the turns in which the reference ships destroy the class, all firing at that arc alone."""
    known, whole = constants(book_of(design)), hull(design)
    return {arc: _turns(whole, side(design, arc), known) for arc in Arc}


def _turns(whole: Hull, struck: Side, known: Constants) -> float:
    return 1 / geometric_mean([_rate(opponent.attacker, whole, struck, known) for opponent in opponents()])


def _rate(attacker: Attacker, whole: Hull, struck: Side, known: Constants) -> float:
    """Return the fraction destroyed in a turn; as in the estimate never below the least rate."""
    if attacker.sensor is None:
        return known.least_rate
    profile = sensor_profile(attacker.sensor, whole.ew - attacker.elint)
    fire = tuple((kind, pulses * chance(kind, profile, whole.target_rating, known)) for kind, pulses in attacker.guns)
    turns = time_to_take(whole.core_hits, course(struck, stream(fire, struck, whole)))
    return known.least_rate + 1 / turns
