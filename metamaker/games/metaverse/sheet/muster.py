"""List of a fleet with printed combat values: a line for each class and each type of squadron."""

import math
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from typing import NamedTuple

from metamaker.core.amounts import NUDGE, Compared, adding_up, compared, decimals_of, exact, whole
from metamaker.core.memo import memo
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import class_title
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.games.metaverse.stats.fleet import ShipEntry, SquadronEntry, fleet_stats
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.games.metaverse.stats.tier import class_tier
from metamaker.games.metaverse.stats.value import combat_value


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


class MusterLine(NamedTuple):
    """One class or squadron type of a fleet: number, name, names of ships, icons with numbers, total cost.

    `number` is 0 for a class of a fleet without a roster.
    """

    number: int
    name: str
    called: str
    marks: tuple[tuple[str, Decimal | None], ...]
    value: Decimal
    is_squadron: bool = False


def muster(fleet: Fleet) -> tuple[MusterLine, ...]:
    """Return the lines of a fleet, the most valuable first; without ships, one for each class.

    The values add up to the total of `worth`.
    """
    stats, shown = fleet_stats(fleet), worth(fleet)
    by_class: dict[str, list[ShipEntry]] = {}
    for entry in stats.ships:
        by_class.setdefault(entry.ship.ship_class, []).append(entry)
    lines = [_ships(entries, shown) for entries in by_class.values()] if stats.ships else list(_classes(fleet))
    lines += [_squadrons(entry, shown) for entry in stats.squadrons if entry.squadron.count]
    return tuple(line for _, line in sorted(lines, key=lambda valued: -valued[0]))


def _ships(entries: Sequence[ShipEntry], shown: Worth) -> tuple[float, MusterLine]:
    names = ", ".join(entry.ship.name for entry in entries if entry.ship.name)
    tier = max(entry.tier for entry in entries)
    value = sum((shown.ships[entry.ship.id] for entry in entries), Decimal())
    line = MusterLine(len(entries), class_title(entries[0].design.ship), names, _marks(entries[0].design, tier), value)
    return sum(entry.combat_value for entry in entries), line


def _squadrons(entry: SquadronEntry, shown: Worth) -> tuple[float, MusterLine]:
    name = entry.starfighter.name or entry.starfighter.id
    marks = (("squadron", None), (f"tier_{entry.tier}", None))
    return entry.cost, MusterLine(entry.squadron.count, name, "", marks, shown.squadrons[entry.squadron.id], is_squadron=True)


def _classes(fleet: Fleet) -> Iterator[tuple[float, MusterLine]]:
    for ship in fleet.classes:
        of = design(fleet, ship)
        value = combat_value(of)
        yield value, MusterLine(0, class_title(ship), "", _marks(of, class_tier(of)), whole(value))


def _marks(of: Design, tier: int) -> tuple[tuple[str, Decimal | None], ...]:
    stats = ship_stats(of)
    marks: list[tuple[str, Decimal | None]] = [
        ("target_rating", whole(stats.target_rating)),
        ("ems", whole(stats.ems)),
        ("hull_hit", exact(stats.hull_hits)),
    ]
    if of.ship.movement_method is MovementMethod.CINEMATIC:
        marks.append(("speed", whole(stats.max_speed or 0)))
    else:
        marks.append(("newtonian", None))
    return (*marks, (f"tier_{tier}", None))
