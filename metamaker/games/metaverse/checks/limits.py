"""Checks on the combat value and tier that the players agreed (3.0.0), and on measured combat values (3.1.15)."""

from collections.abc import Iterator

from metamaker.core.amounts import NUDGE, compared
from metamaker.core.display_names import called
from metamaker.core.ids import ref
from metamaker.core.issue import Issue
from metamaker.games.metaverse.checks.issues import error, outside, warning
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.model.design import definitions, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import ValueKind
from metamaker.games.metaverse.stats.confirmed import confirmed, has_standard_values, is_outdated
from metamaker.games.metaverse.stats.fleet import fleet_stats, ship_tier
from metamaker.games.metaverse.stats.tier import squadron_tier

TIERS = range(1, 4)


def combat_value(fleet: Fleet) -> Iterator[Issue]:
    """The unrounded value of all ships, and squadrons beside them, is within the limit. Rule MV-3.0.0-03."""
    limit = fleet.limits.combat_value
    if limit is None:
        return
    value = fleet_stats(fleet).combat_value
    if value > limit + NUDGE:
        shown = compared(value, limit)
        yield error(
            "combat-value-limit",
            where=ref("limits", "combat_value"),
            rule="MV-3.0.0-03",
            value=shown.value,
            limit=shown.limit,
            excess=shown.difference,
        )


def tier_limit(fleet: Fleet) -> Iterator[Issue]:
    """A tier limit names one of the tiers there are. Rule MV-3.0.0-01."""
    if fleet.limits.tier is not None:
        where = ref("limits", "tier")
        yield from outside("tier-limit", fleet.limits.tier, TIERS, where=where, rule="MV-3.0.0-01")


def tier_of_ships(fleet: Fleet) -> Iterator[Issue]:
    """The tier of every ship, its loadout included, is at most the limit. Rule MV-3.0.0-03."""
    limit = fleet.limits.tier
    if limit is None:
        return
    for ship in fleet.ships:
        tier = ship_tier(fleet, ship)
        if tier > limit:
            yield error("ship-tier", where=ship.ref(), rule="MV-3.0.0-03", ship=called(ship), tier=tier, limit=limit)


def tier_of_squadrons(fleet: Fleet) -> Iterator[Issue]:
    """The tier of every squadron beside the ships is within the limit. Rule MV-3.0.0-03."""
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
                rule="MV-3.0.0-03",
                squadron=called(kind),
                tier=tier,
                limit=limit,
            )


def unconfirmed_values(fleet: Fleet) -> Iterator[Issue]:
    """Every class of a fleet with measured values has a result of battles of its present design. Rule MV-3.1.15-01."""
    if fleet.value_kind is ValueKind.STANDARD or not has_standard_values(definitions(fleet).house):
        return
    for ship in fleet.classes:
        of = design(fleet, ship)
        if confirmed(of) is None:
            code = "value-outdated" if is_outdated(of) else "value-unconfirmed"
            yield warning(code, where=of.ref("combat_value"), rule="MV-3.1.15-01", design=class_called(ship))


def values_of_formulas(fleet: Fleet) -> Iterator[Issue]:
    """Factors belong to the standard formulas of combat value; custom ones make measured values impossible."""
    if fleet.value_kind is ValueKind.MEASURED and not has_standard_values(definitions(fleet).house):
        yield warning("value-formulas", where="fleet", rule="MV-3.1.15-01")


CHECKS = (combat_value, unconfirmed_values, values_of_formulas, tier_limit, tier_of_ships, tier_of_squadrons)
