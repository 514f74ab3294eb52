"""Printed combat values of a fleet: they add up to the total, which is visibly within or over the limit."""

import math
from collections.abc import Mapping
from decimal import Decimal
from typing import NamedTuple

from metamaker.core.amounts import NUDGE, Compared, adding_up, compared, decimals_of
from metamaker.core.memo import memo
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.stats.fleet import fleet_stats


class Worth(NamedTuple):
    """Values by id of ship and of squadron entry, their total, and the total against the limit, None without one."""

    ships: Mapping[str, Decimal]
    squadrons: Mapping[str, Decimal]
    total: Decimal
    limit: Compared | None
    is_over: bool


@memo
def worth(fleet: Fleet) -> Worth:
    """Return the combat values of a fleet in points, without unnecessary decimals. Rule MV-3.0.0-03."""
    stats, limit = fleet_stats(fleet), fleet.limits.combat_value
    values = [entry.combat_value for entry in stats.ships] + [entry.cost for entry in stats.squadrons]
    total = math.fsum(values)
    against = None if limit is None else compared(total, limit)
    column = adding_up(values, 0 if against is None else against.decimals)
    if limit is not None:
        against = compared(total, limit, max(0, decimals_of(column.total)))
    ships = len(stats.ships)
    return Worth(
        dict(zip((entry.ship.id for entry in stats.ships), column.parts[:ships], strict=True)),
        dict(zip((entry.squadron.id for entry in stats.squadrons), column.parts[ships:], strict=True)),
        column.total,
        against,
        limit is not None and total > limit + NUDGE,
    )
