"""The usual field: the eight threats of the chart and the six sample ships."""

from functools import cache

from metamaker.core.envelope import migrated, unwrap
from metamaker.core.json_text import parse
from metamaker.core.paths import sample_fleets
from metamaker.core.storage import read_file
from metamaker.core.validation import validated
from metamaker.fighting import Weighed
from metamaker.games.cosmoforce.balance.entrant import NO_SPEED, entrant
from metamaker.games.cosmoforce.catalogue.threats import threat_ship, threats
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import FORMAT, GAME, Fleet
from metamaker.games.cosmoforce.rules.editions import rules_of

SAMPLES = "six-ideas.json"


def opponents(fleet: Fleet) -> tuple[Weighed, ...]:
    """Return who everybody is weighed against, by the edition and rules of a document.

    Threats are armed as that edition has them (CF-THR-04, CF-THR-05); samples are the same designs in both (CF-ED-03).
    """
    rules = rules_of(fleet)
    met = [threat_ship(threat, fleet.edition, rules.strict_baby_striker) for threat in threats()]
    chart = [entrant(each.design, rules, speed=NO_SPEED if each.speed is None else each.speed) for each in met]
    return (*chart, *(entrant(design, rules) for design in _samples()))


@cache
def _samples() -> tuple[Design, ...]:
    file = str(sample_fleets(GAME) / SAMPLES)
    body = migrated(unwrap(parse(read_file(file), file), file), FORMAT, file)
    return validated(Fleet, body, file).designs
