"""The command tree of a fleet: ships under their commanders, changed by drag and drop, keys and a menu."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QWidget

from metamaker.app.elements.drops import Arrivals
from metamaker.app.elements.lists import MANY, ElementDrops, ElementList
from metamaker.app.metaverse.commands import FleetCommands
from metamaker.app.metaverse.fleet.ship_actions import ShipActions
from metamaker.app.metaverse.texts import tr
from metamaker.app.overrides import override
from metamaker.app.rows.row_tree import Row
from metamaker.core.display_names import called
from metamaker.core.ids import element_id, of_group, ref
from metamaker.core.messages import Words, in_force
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.edits.subject import FLEET
from metamaker.games.metaverse.model.attendance import present
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.pages.context import ranks
from metamaker.games.metaverse.sheet.muster import worth
from metamaker.games.metaverse.stats.fleet import SquadronEntry, fleet_stats


class _Place(NamedTuple):
    """The destination of moved ships: a commander or none, and the next ship of the roster, or None for the end."""

    commander: str | None
    before: str | None


class CommandTree(ElementList):
    """The tree of the fleet, ships and squadrons of one open fleet. Call `renew` after changes of the document."""

    _commands: FleetCommands
    two_lined = MANY

    def __init__(self, commands: FleetCommands, arrivals: Arrivals, parent: QWidget | None = None) -> None:
        super().__init__("", commands, parent)
        self.setAccessibleName(tr("window-fleet-chain-command"))
        self.has_order = True
        self.act = ShipActions(self, commands, arrivals)
        self._drops = CommandDrops(self, commands, arrivals)
        self.renew()

    def renew(self) -> None:
        """Show the fleet as it is now."""
        self.show_rows(command_rows(self._commands.fleet, self._commands.words))


class CommandDrops(ElementDrops):
    """Drops on the tree: puts ships under commanders, and adds ships of classes."""

    commands: FleetCommands

    def __init__(self, tree: CommandTree, commands: FleetCommands, arrivals: Arrivals) -> None:
        super().__init__(tree, commands, arrivals)

    @override
    def why_not(self, refs: Sequence[str], key: str, before: bool) -> str:
        ships = of_group(refs, "ships")
        if len(ships) + len(of_group(refs, "classes")) < len(refs):
            return tr("window-fleet-only-ships-classes")
        place = self._place(key, before)
        try:
            self.commands.commanded(ships, place.commander, place.before)
        except EditProblem as problem:
            return str(problem)
        return ""

    @override
    def move(self, refs: Sequence[str], key: str, before: bool) -> None:
        """Put ships under another commander, add ships of classes."""
        commands, place = self.commands, self._place(key, before)
        if ships := of_group(refs, "ships"):
            commands.command(ships, place.commander, place.before)
        for class_id in of_group(refs, "classes"):
            if key.startswith("ships/"):
                commands.add_ship(class_id, place.commander)
            else:
                commands.add_to_fleet(class_id)

    @override
    def bring(self, data: QMimeData, key: str, before: bool) -> None:
        """Bring ships under the commander, and one of each class without ships."""
        commander = self._place(key, before).commander
        self.arrivals.take(data, partial(self.commands.bring, commander=commander, with_ships=True))

    def _place(self, key: str, before: bool) -> _Place:
        """Return the destination of a drop: on a ship, under it; on its upper edge, next to it; elsewhere, no commander."""
        ships = {ship.id: ship for ship in self.commands.fleet.ships}
        ship = ships.get(element_id(key)) if key.startswith("ships/") else None
        if ship is None:
            return _Place(None, None)
        return _Place(ship.commander, ship.id) if before else _Place(ship.id, None)


def command_rows(fleet: Fleet, words: Words) -> Iterator[Row]:
    """Yield the fleet and, under it, every ship under its commander; ships outside the fleet and squadrons come last."""
    known = ranks(fleet)
    stats = fleet_stats(fleet)
    values = worth(fleet)
    outside = {ship.id for ship in known.outside}
    title = words["window-choice-command_level-fleet-text"]
    yield Row(FLEET, fleet.name or title, caption=title if fleet.name else "", strong=True, name=fleet.name)
    for ship, _ in known.order:
        rank = _rank(ship, ship.id == known.flagship, ship.id in outside, words)
        of_class = class_called(fleet.ship_class(ship.ship_class))
        yield Row(
            ship.ref(),
            called(ship),
            ref("ships", ship.commander) if ship.commander else FLEET,
            " · ".join(filter(None, (of_class, rank))),
            words.number(values.ships[ship.id]),
            "\n".join(filter(None, (_outside() if ship.id in outside else "", ship.notes[:300]))),
            "quiet" if ship.at_home else "",
            strong=ship.level is not None,
            name=ship.name,
            movable=True,
            rule="MV-3.8.0-01",
            is_on=not ship.at_home,
        )
    yield from (_squadrons(entry, words.number(values.squadrons[entry.squadron.id])) for entry in stats.squadrons)


def _outside() -> str:
    """Return the explanation for a ship outside the fleet. Rule MV-3.8.0-01."""
    return tr("window-fleet-outside-fleet-no")


def _rank(ship: Ship, is_flagship: bool, is_outside: bool, words: Words) -> str:
    if is_flagship:
        return tr("window-fleet-flagship")
    if is_outside:
        return tr("window-fleet-outside-fleet")
    return words[f"window-choice-command_level-{ship.level}-text"].lower() if ship.level else ""


def _squadrons(entry: SquadronEntry, value: str) -> Row:
    return Row(
        ref("squadrons", entry.squadron.id),
        called(entry.starfighter),
        FLEET,
        tr("window-fleet-squadrons-without-carrier", count=entry.squadron.count),
        value,
        tone="quiet" if entry.squadron.at_home else "",
        movable=True,
        rule="MV-3.7.5-03",
        is_on=not entry.squadron.at_home,
    )


def totals(fleet: Fleet) -> tuple[str, str]:
    """Return “3 of 4 ships · 214 / 250”, and a sentence about the exceeded limits; the sentence is empty if there are none."""
    coming = present(fleet)
    shown, limits, tier = worth(coming), fleet.limits, fleet_stats(coming).tier
    ships = tr("window-common-ships-count", count=len(fleet.ships))
    if len(coming.ships) < len(fleet.ships):
        ships = tr("window-setup-ships-of", count=len(coming.ships), all=len(fleet.ships))
    of = (shown.total,) if shown.limit is None else (shown.total, shown.limit.limit)
    value = " / ".join(map(in_force().number, of))
    over = []
    if shown.limit is not None and shown.is_over:
        over.append(tr("window-fleet-points-over-limit", points=shown.limit.difference))
    if limits.tier is not None and tier > limits.tier:
        over.append(tr("window-fleet-tier-over-limit", tier=tier, limit=limits.tier))
    return f"{ships} · {value}", ", ".join(over)


def with_all(fleet: Fleet) -> str:
    """Return “454.9 with those at home”; empty if all come."""
    coming = present(fleet)
    is_whole = len(coming.ships) == len(fleet.ships) and len(coming.squadrons) == len(fleet.squadrons)
    return "" if is_whole else tr("window-fleet-with-all", value=in_force().number(worth(fleet).total))
