"""The actions of a view whose rows are elements of a fleet: the same keys and the same menu wherever they are listed."""

from PySide6.QtCore import QMimeData

from metamaker.app.elements import actions
from metamaker.app.metaverse.commands.arrivals import Arrivals
from metamaker.app.metaverse.commands.fleet_commands import FleetCommands
from metamaker.app.rows.row_view import RowView
from metamaker.games.metaverse.edits.lookup import GROUPS


class ElementActions(actions.ElementActions):
    """Rename, duplicate, cut, copy, paste and remove the selected elements of `view`."""

    def __init__(self, view: RowView, commands: FleetCommands, arrivals: Arrivals) -> None:
        super().__init__(view, commands, arrivals, GROUPS)
        self.commands = commands
        self.arrivals = arrivals

    def paste_under(self) -> str | None:
        """Return the id of the commander of ships that are pasted."""
        return None

    def take(self, data: QMimeData) -> None:
        """Bring what was pasted."""
        self.arrivals.take(data, self.paste_under())
