"""The actions of a view of designs, and the menus for adding designs."""

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QMenu

from metamaker.app.cosmoforce.commands import FleetCommands, samples
from metamaker.app.cosmoforce.texts import tr
from metamaker.app.elements.actions import ElementActions, choice_menu
from metamaker.app.elements.clipboard_data import own_refs
from metamaker.app.elements.drops import Arrivals
from metamaker.app.overrides import override
from metamaker.app.rows.row_view import RowView
from metamaker.app.texts import plain_tip
from metamaker.core.display_names import called
from metamaker.core.ids import of_group
from metamaker.games.cosmoforce.catalogue import threats


class DesignActions(ElementActions):
    """Actions for adding and ordering designs, and for building ships of them."""

    def __init__(self, view: RowView, commands: FleetCommands, arrivals: Arrivals) -> None:
        super().__init__(view, commands, arrivals, ("designs",))
        self.commands = commands
        self.new = self._action(tr("window-fleet-new-design"), ["Ins", "Ctrl+="], self._new)
        self.to_team = self._action(tr("window-fleet-add-ship-last"), ["Ctrl+Return"], self._to_last_team)
        self.earlier, self.later = self.order_actions(self._step)

    @property
    def ids(self) -> list[str]:
        """The ids of the selected designs."""
        return of_group(self.view.selected, "designs")

    @override
    def take(self, data: QMimeData) -> None:
        """Paste designs; those of this document are duplicated."""
        own = own_refs(data, self.commands.context.document)
        here = {design.ref() for design in self.commands.fleet.designs}
        if own and here.issuperset(own):
            self.commands.duplicate(own)
        else:
            self.arrivals.take(data)

    def _new(self) -> None:
        self.name_new(self.commands.add_design())

    def _step(self, by: int) -> None:
        if self.view.current.startswith("designs/"):
            self.commands.shift(self.view.current, by)

    def _to_last_team(self) -> None:
        teams = self.commands.fleet.teams
        if not teams:
            self.commands.notice.tell(tr("window-fleet-no-team-yet"))
        elif self.ids:
            self.commands.add_ships(self.ids, teams[-1].id)

    @override
    def fill_own(self, menu: QMenu) -> None:
        """Add actions that edit a design, build ships of it, or move it in the list."""
        if not self.ids:
            return
        menu.addSeparator()
        commands, ids, current = self.commands, self.ids, self.view.current
        menu.addAction(tr("window-design-edit"), lambda: commands.context.go_to(current))
        teams = [(team.id, called(team)) for team in commands.fleet.teams]
        choice_menu(menu, tr("window-fleet-add-a-ship-of-it-to"), teams, lambda team: commands.add_ships(ids, team))
        menu.addAction(self.earlier)
        menu.addAction(self.later)

    @override
    def fill_adding(self, menu: QMenu) -> None:
        """Fill the menu for adding: a new design, a threat ship, a sample ship."""
        menu.addAction(self.new)
        add_others(menu, self.commands)


def designs(commands: FleetCommands) -> list[tuple[str, str]]:
    """Return the designs of a document as choices."""
    return [(design.id, called(design)) for design in commands.fleet.designs]


def add_others(menu: QMenu, commands: FleetCommands) -> None:
    """Add the menus of the eight threat ships and of the sample ships."""
    chart = [(threat.id, f"{number}  {threat.name}") for number, threat in enumerate(threats(), 1)]
    choice_menu(menu, tr("window-fleet-add-threat-ship"), chart, commands.add_threat)
    ideas = [(design.id, called(design)) for design in samples().designs]
    inner = choice_menu(menu, tr("window-fleet-add-sample-ship"), ideas, commands.add_sample)
    for action, design in zip(inner.actions(), samples().designs, strict=True):
        action.setToolTip(plain_tip(design.notes))
