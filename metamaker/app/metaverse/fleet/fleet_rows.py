"""The rows of the command tree: the fleet, its ships under their commanders, squadrons beside them."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from metamaker.app.rows.row_tree import Row
from metamaker.core.ids import ref
from metamaker.core.naming import called
from metamaker.core.words import Words
from metamaker.games.metaverse.checks.limits import NUDGE
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.edits.subject import FLEET
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.pages.context import ranks
from metamaker.games.metaverse.sheet.tables import figure
from metamaker.games.metaverse.stats.fleet import SquadronEntry, fleet_stats


def command_rows(fleet: Fleet, told: Words) -> Iterator[Row]:
    """Yield the fleet itself and, under it, every ship under its commander; those outside the fleet and squadrons last."""
    known = ranks(fleet)
    stats = fleet_stats(fleet)
    values = {entry.ship.id: entry.combat_value for entry in stats.ships}
    outside = {ship.id for ship in known.outside}
    title = told["window.choice.command_level.fleet.text"]
    yield Row(FLEET, fleet.name or title, caption=title if fleet.name else "", strong=True, name=fleet.name)
    for ship, _ in known.order:
        rank = _rank(ship, ship.id == known.flagship, ship.id in outside, told)
        of_class = class_called(fleet.ship_class(ship.ship_class))
        yield Row(
            ship.ref(),
            called(ship),
            ref("ships", ship.commander) if ship.commander else FLEET,
            " · ".join(filter(None, (of_class, rank))),
            figure(values[ship.id]),
            ship.notes[:300],
            strong=ship.level is not None,
            name=ship.name,
            movable=True,
            rule="MV-3.8.0-01",
        )
    yield from (_squadrons(entry) for entry in stats.squadrons)


def _rank(ship: Ship, is_flagship: bool, is_outside: bool, told: Words) -> str:
    if is_flagship:
        return QCoreApplication.translate("FleetRows", "flagship")
    if is_outside:
        return QCoreApplication.translate("FleetRows", "outside the fleet")
    return told[f"window.choice.command_level.{ship.level}.text"].lower() if ship.level else ""


def _squadrons(entry: SquadronEntry) -> Row:
    caption = QCoreApplication.translate("FleetRows", "%1 squadrons without a carrier")
    if entry.squadron.count == 1:
        caption = QCoreApplication.translate("FleetRows", "1 squadron without a carrier")
    return Row(
        ref("squadrons", entry.squadron.id),
        called(entry.starfighter),
        FLEET,
        caption.replace("%1", str(entry.squadron.count)),
        figure(entry.cost),
        movable=True,
        rule="MV-3.7.5-03",
    )


def ships_under(fleet: Fleet, ship_ids: tuple[str, ...]) -> tuple[str, ...]:
    """Return the ids of these ships and of all that they command, directly or not, in the order of the roster."""
    found = set(ship_ids)
    for ship, _ in ranks(fleet).order:  # commanders come before those under them
        if ship.commander in found:
            found.add(ship.id)
    return tuple(ship.id for ship in fleet.ships if ship.id in found)


def totals(fleet: Fleet) -> tuple[str, str]:
    """Return “4 ships · 214 / 250”, and what is above the limits as a sentence, which is empty if nothing is."""
    stats, limits = fleet_stats(fleet), fleet.limits
    translate = QCoreApplication.translate
    ships = translate("FleetRows", "1 ship") if len(fleet.ships) == 1 else translate("FleetRows", "%1 ships")
    value = figure(stats.combat_value)
    if limits.combat_value is not None:
        value = f"{value} / {limits.combat_value:g}"
    over = []
    if limits.combat_value is not None and stats.combat_value > limits.combat_value + NUDGE:
        excess = f"{max(stats.combat_value - limits.combat_value, 0.1):.1f}"
        over.append(translate("FleetRows", "%1 points over the limit").replace("%1", excess))
    if limits.tier is not None and stats.tier > limits.tier:
        text = translate("FleetRows", "tier %1 over the limit of %2")
        over.append(text.replace("%1", str(stats.tier)).replace("%2", str(limits.tier)))
    return f"{ships.replace('%1', str(len(fleet.ships)))} · {value}", ", ".join(over)
