"""The actions of a view of teams and their ships, or of the ships of one team."""

from functools import partial

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QMenu

from metamaker.app.cosmoforce.commands import FleetCommands
from metamaker.app.cosmoforce.fleet.design_actions import designs
from metamaker.app.cosmoforce.texts import tr
from metamaker.app.elements.actions import ElementActions, choice_menu
from metamaker.app.elements.clipboard_data import carried_refs
from metamaker.app.elements.drops import Arrivals
from metamaker.app.overrides import override
from metamaker.app.rows.row_view import RowView
from metamaker.core.display_names import called
from metamaker.core.ids import of_group
from metamaker.games.cosmoforce.model.fleet import Team


class ShipActions(ElementActions):
    """Actions for adding teams and ships, and moving ships within and between teams. `home`: the only team of a view."""

    def __init__(self, view: RowView, commands: FleetCommands, arrivals: Arrivals, home: str = "") -> None:
        super().__init__(view, commands, arrivals, ("teams", "ships"))
        self.commands = commands
        self._home = home
        self.more = self._action(tr("window-common-add-ship"), ["Ins", "Ctrl+="], self._add_like)
        self.earlier, self.later = self.order_actions(self._step)
        self.before = self._action(tr("window-fleet-move-team-before"), ["Alt+Left"], lambda: self._change_team(-1))
        self.behind = self._action(tr("window-fleet-move-next-team"), ["Alt+Right"], lambda: self._change_team(1))
        self.stay = self.attendance()
        self._moves = (self.earlier, self.later, self.before, self.behind)

    @property
    def ids(self) -> list[str]:
        """The ids of the selected ships."""
        return of_group(self.view.selected, "ships")

    @property
    def team(self) -> Team | None:
        """The team of the current row; otherwise the only team of the view, or the last team."""
        found = self.commands.team_of(self.view.current) or self.commands.team_of(f"teams/{self._home}")
        return found or (self.commands.fleet.teams[-1] if self.commands.fleet.teams and not self._home else None)

    @override
    def take(self, data: QMimeData) -> None:
        """Bring in pasted elements: ships into the current team, whole teams next to the others."""
        refs = carried_refs(data)
        is_teams = bool(refs) and len(of_group(refs, "teams")) == len(refs)
        team = self.commands.team_of(self.view.current) or self.commands.team_of(f"teams/{self._home}")
        goes_in = team is not None and (self._home or not is_teams)
        self.arrivals.take(data, partial(self.commands.bring, team=team.id if team is not None and goes_in else ""))

    def _add_like(self) -> None:
        """Add a ship of the design of the current one; without one, of the first design."""
        fleet, team, ids = self.commands.fleet, self.team, of_group([self.view.current], "ships")
        if team is None:
            self.commands.add_team()
        elif not fleet.designs:
            self.commands.notice.tell(tr("window-fleet-no-design-yet"))
        else:
            self.add(fleet.ship(ids[0]).design if ids else fleet.designs[0].id)

    def add(self, design_id: str) -> None:
        """Add a ship of a design to the team."""
        if self.team is not None:
            self.commands.add_ships([design_id], self.team.id)

    def _step(self, by: int) -> None:
        if self.view.current:
            self.commands.shift(self.view.current, by)

    def _change_team(self, by: int) -> None:
        self.commands.change_team_of(self.ids, by)

    @override
    def fill_own(self, menu: QMenu) -> None:
        """Add actions that leave ships at home, change their design or team, or move ships and teams."""
        self.fill_attendance(menu, self.stay)
        if self.ids:
            menu.addSeparator()
            commands, ids, current = self.commands, self.ids, self.view.current
            menu.addAction(tr("window-fleet-edit-design"), lambda: commands.context.go_to(current))
            choice_menu(menu, tr("window-fleet-change-design"), designs(commands), lambda each: commands.rebuild(ids, each))
            choice_menu(menu, tr("window-fleet-move-team"), self._other_teams(), lambda each: commands.move_ships(ids, each))
        if self.selected:
            menu.addSeparator()
            for action in self._moves if self.ids else self._moves[:2]:
                menu.addAction(action)

    def _other_teams(self) -> list[tuple[str, str]]:
        here = self.team
        return [(team.id, called(team)) for team in self.commands.fleet.teams if team is not here]

    @override
    def fill_adding(self, menu: QMenu) -> None:
        """Fill the menu for adding: a ship of each design to the current team, another team."""
        choice_menu(menu, tr("window-common-add-ship"), designs(self.commands) if self.team is not None else (), self.add)
        if not self._home:
            menu.addAction(tr("window-common-add-team"), self.commands.add_team)
