"""Checks on the combat value and tier that the players agreed (3.0.0)."""

from collections.abc import Iterator

from metamaker.core.ids import ref
from metamaker.core.issue import Issue, error
from metamaker.core.naming import called
from metamaker.games.metaverse.checks.bounds import outside
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.stats.fleet import fleet_stats, ship_tier
from metamaker.games.metaverse.stats.tier import squadron_tier

TIERS = range(1, 4)
NUDGE = 1e-9
"""A sum of floating-point numbers may miss by this much what exact fractions give, as in every formula of the book."""


def combat_value(fleet: Fleet) -> Iterator[Issue]:
    """The unrounded value of all ships, and squadrons beside them, is at most the limit. Rule MV-3.0.0-03."""
    limit = fleet.limits.combat_value
    if limit is None:
        return
    value = fleet_stats(fleet).combat_value
    if value > limit + NUDGE:
        yield error(
            "combat-value-limit",
            where=ref("limits", "combat_value"),
            text=f"the fleet is worth {value:.1f} points, {_excess(value - limit)} above the limit of {limit:g}",
            rule="MV-3.0.0-03",
        )


def tier_limit(fleet: Fleet) -> Iterator[Issue]:
    """A tier limit names one of the tiers there are. Rule MV-3.0.0-01."""
    if fleet.limits.tier is not None:
        where = ref("limits", "tier")
        yield from outside("tier-limit", fleet.limits.tier, TIERS, where=where, what="the tier limit is", rule="MV-3.0.0-01")


def tier_of_ships(fleet: Fleet) -> Iterator[Issue]:
    """The tier of every ship, its loadout included, is at most the limit. Rule MV-3.0.0-03."""
    limit = fleet.limits.tier
    if limit is None:
        return
    for ship in fleet.ships:
        tier = ship_tier(fleet, ship)
        if tier > limit:
            yield error(
                "ship-tier",
                where=ship.ref(),
                text=f"{called(ship)} is of tier {tier}; the limit is {limit}",
                rule="MV-3.0.0-03",
            )


def tier_of_squadrons(fleet: Fleet) -> Iterator[Issue]:
    """The tier of every squadron beside the ships is at most the limit. Rule MV-3.0.0-03."""
    limit = fleet.limits.tier
    if limit is None:
        return
    for squadron in fleet.squadrons:
        kind = definitions(fleet).starfighters[squadron.starfighter]
        tier = squadron_tier(kind)
        if squadron.count and tier > limit:
            yield error(
                "squadron-tier",
                where=ref("squadrons", squadron.id),
                text=f"{called(kind)} is of tier {tier}; the limit is {limit}",
                rule="MV-3.0.0-03",
            )


def _excess(points: float) -> str:
    # what one decimal would show as 0.0
    return f"{points:.1f}" if points >= 0.05 else "a little"


CHECKS = (combat_value, tier_limit, tier_of_ships, tier_of_squadrons)
