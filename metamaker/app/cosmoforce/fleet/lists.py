"""The lists of a document: its designs, its teams with their ships, the ships of one team."""

from PySide6.QtWidgets import QWidget

from metamaker.app.cosmoforce.commands.arrivals import Arrivals
from metamaker.app.cosmoforce.commands.fleet_commands import FleetCommands
from metamaker.app.cosmoforce.fleet.class_pictures import class_picture
from metamaker.app.cosmoforce.fleet.design_actions import DesignActions
from metamaker.app.cosmoforce.fleet.drops import DesignDrops, ShipDrops
from metamaker.app.cosmoforce.fleet.ship_actions import ShipActions
from metamaker.app.cosmoforce.fleet.team_rows import design_rows, ship_rows, team_rows
from metamaker.app.rows.row_tree import RowTreeModel
from metamaker.app.rows.row_view import RowView


class DesignList(RowView):
    """The designs of an open document. Call `renew` when that changed."""

    def __init__(self, commands: FleetCommands, arrivals: Arrivals, parent: QWidget | None = None) -> None:
        model = RowTreeModel()
        super().__init__(model, "", parent)
        model.setParent(self)
        self.setAccessibleName(self.tr("Designs of the document"))
        self.setRootIsDecorated(False)
        self.painter.picture = class_picture
        self.has_order = True
        self._commands = commands
        self.act = DesignActions(self, commands, arrivals)
        self.menu_for = self.act.menu
        self._drops = DesignDrops(self, commands, arrivals)
        model.named.connect(commands.rename)
        self.renew()

    def renew(self, search: str = "") -> None:
        """Show the designs that a search finds."""
        rows = tuple(design_rows(self._commands.fleet, self._commands.words, search))
        self.quietly(lambda: self.rows.show(rows))


class TeamList(RowView):
    """The teams of an open document with their ships; `home`: of this team the ships alone. Call `renew` after changes."""

    def __init__(self, commands: FleetCommands, arrivals: Arrivals, home: str = "", parent: QWidget | None = None) -> None:
        model = RowTreeModel()
        super().__init__(model, "", parent)
        model.setParent(self)
        self.setAccessibleName(self.tr("Ships of the team") if home else self.tr("Teams"))
        self.setRootIsDecorated(not home)
        self.painter.picture = class_picture
        self.has_order = True
        self._commands = commands
        self._home = home
        self.act = ShipActions(self, commands, arrivals, home)
        self.menu_for = self.act.menu
        self._drops = ShipDrops(self, commands, arrivals, home)
        model.named.connect(commands.rename)
        self.renew()

    def renew(self, search: str = "") -> None:
        """Show the ships that a search finds, under their teams."""
        fleet, words = self._commands.fleet, self._commands.words
        if self._home:
            team = self._commands.team_of(f"teams/{self._home}")
            rows = () if team is None else tuple(ship_rows(fleet, team, words, ""))
        else:
            rows = tuple(team_rows(fleet, words, search))
        self.quietly(lambda: self.rows.show(rows))
