"""All problems of a document at once. Nothing here raises on a document that loaded."""

from metamaker.core.issue import Issue, collect
from metamaker.core.memo import memo
from metamaker.games.cosmoforce.checks import ships, start, teams
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.rules.editions import PlayedRules, rules_of

OF_FLEET = teams.CHECKS
OF_DESIGN = (*ships.CHECKS, *start.CHECKS)


@memo
def check_fleet(fleet: Fleet) -> tuple[Issue, ...]:
    """Return all problems of a document: those of its teams, then design by design."""
    rules = rules_of(fleet)
    found = list(collect(OF_FLEET, fleet, rules))
    for design in fleet.designs:
        found += check_design(design, rules)
    return tuple(found)


def check_design(design: Design, rules: PlayedRules) -> tuple[Issue, ...]:
    """Return all problems of a design under the rules that are played."""
    return collect(OF_DESIGN, design, rules)
