"""The command tree of a fleet: who is under whom, changed by drag and drop, by keys and by its menu."""

from typing import NamedTuple

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtWidgets import QWidget

from metamaker.app.elements.parcel import own_refs
from metamaker.app.elements.refs import element_id, of_group
from metamaker.app.metaverse.commands.arrivals import Arrivals
from metamaker.app.metaverse.commands.fleet_commands import FleetCommands
from metamaker.app.metaverse.fleet.fleet_rows import command_rows
from metamaker.app.metaverse.fleet.ship_actions import ShipActions
from metamaker.app.rows.row_tree import RowTreeModel
from metamaker.app.rows.row_view import RowView
from metamaker.core.property import EditProblem
from metamaker.core.words import Words


class _Place(NamedTuple):
    """Where ships would go: under a commander or none, in front of a ship of the roster or behind all."""

    commander: str | None
    before: str | None


class CommandTree(RowView):
    """Fleet, ships and squadrons of one open fleet. Call `renew` when the document changed."""

    def __init__(self, commands: FleetCommands, arrivals: Arrivals, told: Words, parent: QWidget | None = None) -> None:
        model = RowTreeModel()
        super().__init__(model, "", parent)
        model.setParent(self)
        self.setAccessibleName(self.tr("Chain of command"))
        self.has_order = True
        self._commands = commands
        self._told = told
        self.act = ShipActions(self, commands, arrivals, told)
        self.menu_for = self.act.menu
        drops = _Drops(self, commands, arrivals)
        self.refusal = drops.refusal
        self.dropped.connect(drops.take)
        model.named.connect(commands.rename)
        self.renew()

    def renew(self) -> None:
        """Show the fleet as it is now."""
        rows = tuple(command_rows(self._commands.fleet, self._told))
        self.quietly(lambda: self.rows.show(rows))


class _Drops(QObject):
    """What becomes of what is dropped on the tree."""

    def __init__(self, tree: CommandTree, commands: FleetCommands, arrivals: Arrivals) -> None:
        super().__init__(tree)
        self._commands = commands
        self._arrivals = arrivals

    def refusal(self, data: QMimeData, key: str, before: bool) -> str | None:
        """Return why a parcel cannot go there, empty if it can, None if it is nothing for a fleet."""
        refs = own_refs(data, self._commands.context.document)
        if not refs:
            return "" if self._arrivals.can_take(data) else None
        ships = of_group(refs, "ships")
        if len(ships) + len(of_group(refs, "classes")) < len(refs):
            return self.tr("Only ships and classes have a place in the chain of command.")
        place = self._place(key, before)
        try:
            self._commands.commanded(ships, place.commander, place.before)
        except EditProblem as problem:
            return str(problem)
        return ""

    def take(self, data: QMimeData, key: str, before: bool) -> None:
        """Put ships under another commander, add ships of classes, or bring what comes from elsewhere."""
        reason = self.refusal(data, key, before)
        place = self._place(key, before)
        refs = own_refs(data, self._commands.context.document)
        if reason:
            self._commands.notice.tell(reason)
        elif refs:
            if ships := of_group(refs, "ships"):
                self._commands.command(ships, place.commander, place.before)
            for class_id in of_group(refs, "classes"):
                if key.startswith("ships/"):
                    self._commands.add_ship(class_id, place.commander)
                else:
                    self._commands.add_to_fleet(class_id)
        else:
            self._arrivals.take(data, place.commander, with_ships=True)

    def _place(self, key: str, before: bool) -> _Place:
        """On a ship means under it; on its upper edge, beside it; anywhere else, under no commander."""
        ships = {ship.id: ship for ship in self._commands.fleet.ships}
        ship = ships.get(element_id(key)) if key.startswith("ships/") else None
        if ship is None:
            return _Place(None, None)
        return _Place(ship.commander, ship.id) if before else _Place(ship.id, None)
