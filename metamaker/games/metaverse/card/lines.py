"""The lines of a card: what comes to the table, alike ships together, dearest first."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.games.metaverse.report import class_title
from metamaker.games.metaverse.sheet.figures import figure
from metamaker.games.metaverse.stats.fleet import ShipEntry, fleet_stats
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.games.metaverse.stats.tier import class_tier
from metamaker.games.metaverse.stats.value import combat_value


class CardLine(NamedTuple):
    """So many of a class or squadron type: its name, the names of the ships, icons with figures, and what all cost together."""

    number: int
    name: str
    called: str
    marks: tuple[tuple[str, str], ...]
    value: float


def card_lines(fleet: Fleet) -> tuple[CardLine, ...]:
    """Return a line for each class and for each squadron type beside the ships; without a roster, for each class of none."""
    stats = fleet_stats(fleet)
    by_class: dict[str, list[ShipEntry]] = {}
    for entry in stats.ships:
        by_class.setdefault(entry.ship.ship_class, []).append(entry)
    lines = [_ships(entries) for entries in by_class.values()] if stats.ships else list(_classes(fleet))
    lines += [
        CardLine(
            entry.squadron.count, entry.starfighter.name or entry.starfighter.id, "", _squadron_marks(entry.tier), entry.cost
        )
        for entry in stats.squadrons
        if entry.squadron.count
    ]
    return tuple(sorted(lines, key=lambda line: -line.value))


def _ships(entries: Sequence[ShipEntry]) -> CardLine:
    names = ", ".join(entry.ship.name for entry in entries if entry.ship.name)
    tier = max(entry.tier for entry in entries)
    value = sum(entry.combat_value for entry in entries)
    return CardLine(len(entries), class_title(entries[0].design.ship), names, _marks(entries[0].design, tier), value)


def _classes(fleet: Fleet) -> Iterator[CardLine]:
    for ship in fleet.classes:
        of = design(fleet, ship)
        yield CardLine(0, class_title(ship), "", _marks(of, class_tier(of)), combat_value(of))


def _marks(of: Design, tier: int) -> tuple[tuple[str, str], ...]:
    stats = ship_stats(of)
    marks = [("target_rating", figure(stats.target_rating)), ("ems", figure(stats.ems)), ("hull_hit", str(stats.hull_hits))]
    if of.ship.movement_method is MovementMethod.CINEMATIC:
        marks.append(("speed", figure(stats.max_speed or 0)))
    else:
        marks.append(("newtonian", ""))
    return (*marks, (f"tier_{tier}", ""))


def _squadron_marks(tier: int) -> tuple[tuple[str, str], ...]:
    return (("squadron", ""), (f"tier_{tier}", ""))
