"""A team as a card: its name, its mass against its budget, its ships, and what can be done to them."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from metamaker.app.cosmoforce.commands.arrivals import Arrivals
from metamaker.app.cosmoforce.commands.fleet_commands import FleetCommands
from metamaker.app.cosmoforce.fleet.lists import TeamList
from metamaker.app.cosmoforce.fleet.mass_bar import MassBar
from metamaker.app.cosmoforce.fleet.name_line import NameLine
from metamaker.app.cosmoforce.fleet.team_rows import mass_of_allowed, worst
from metamaker.app.cosmoforce.fleet.team_rows import problems as problems_of
from metamaker.app.look.fonts import set_role
from metamaker.app.texts import filled
from metamaker.app.widgets.buttons import menu_button
from metamaker.app.widgets.labels import PressableLabel, words_label
from metamaker.core.issue import Severity
from metamaker.core.naming import called
from metamaker.games.cosmoforce.model.fleet import Team
from metamaker.games.cosmoforce.stats.derived import MASS_FOR_ANOTHER, mass_allowed, team_mass


class TeamCard(QFrame):
    """The team with an id. `chosen(refs)`: a person selected it or ships of it; call `renew` when the document changed."""

    chosen = Signal(tuple)

    def __init__(self, team_id: str, commands: FleetCommands, arrivals: Arrivals, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setProperty("rule", "CF-MODE-03")
        self.team_id = team_id
        self.ref = f"teams/{team_id}"
        self._commands = commands
        self.name = NameLine(self)
        self.more = menu_button(self.tr("What can be done to this team"), self._fill_more, self, sign="⋯", role="quiet")
        self.mass = words_label("title", self)
        self.caption = PressableLabel(self)
        self.bar = MassBar(self)
        self.ships = TeamList(commands, arrivals, team_id, self)
        adding = self.tr("Add")
        self.add = menu_button(self.tr("Add a ship"), self._fill_adding, self, sign=f"{adding} ▾")
        act = self.ships.act
        self.moves = tuple(
            self._moving(sign, action)
            for sign, action in (("↑", act.earlier), ("↓", act.later), ("←", act.before), ("→", act.behind), ("✕", act.remove))
        )
        self._lay_out()
        self._connect(commands)
        self.renew()

    def _moving(self, sign: str, action: QAction) -> QToolButton:
        """Return a button that does what an action of the ships does."""
        button = QToolButton(self)
        button.setText(sign)
        button.setAccessibleName(action.text())
        button.setToolTip(action.text())
        button.setProperty("role", "quiet")
        button.clicked.connect(action.trigger)
        return button

    def _lay_out(self) -> None:
        head, figures, foot = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        head.addWidget(self.name, 1)
        head.addWidget(self.more)
        self.caption.setProperty("role", "caption")
        figures.addWidget(self.mass)
        figures.addWidget(self.caption, 1)
        foot.addWidget(self.add)
        foot.addStretch(1)
        foot.setSpacing(0)
        for button in self.moves:
            foot.addWidget(button)
        rows = QVBoxLayout(self)
        rows.addLayout(head)
        rows.addLayout(figures)
        rows.addWidget(self.bar)
        rows.addWidget(self.ships, 1)
        rows.addLayout(foot)

    def _connect(self, commands: FleetCommands) -> None:
        self.name.renamed.connect(partial(commands.rename, self.ref))
        self.name.entered.connect(lambda: self.chosen.emit((self.ref,)))
        self.caption.pressed.connect(self._go_to_budget)
        self.ships.chosen.connect(self.chosen)
        self.ships.opened.connect(commands.context.go_to)
        self.ships.selectionModel().selectionChanged.connect(lambda *_: self._enable())

    def _go_to_budget(self) -> None:
        self.chosen.emit((f"{self.ref}/budget",))

    @property
    def team(self) -> Team | None:
        """The team as it is now; None if it is gone."""
        return self._commands.team_of(self.ref)

    def renew(self) -> None:
        """Show the team as it is now."""
        team, fleet = self.team, self._commands.fleet
        if team is None:
            return
        self.name.show_name(team.name)
        self.name.setAccessibleName(filled(self.tr("Name of %1"), called(team)))
        allowed = None if team.budget is None else mass_allowed(team.budget, len(team.ships))
        found = problems_of(fleet, self.ref)
        told = ", ".join(self._commands.context.edits.summary(fleet, self.ref, self._commands.context.language).facts)
        self.mass.setText(mass_of_allowed(fleet, team))
        self.mass.setAccessibleName(told)
        self.caption.setText(self._budget(team, team_mass(fleet, team) - (allowed or 0)))
        self.caption.setAccessibleName(filled(self.tr("Budget of %1: %2"), called(team), self.caption.text()))
        set_role(self.caption, "error" if worst(found) is Severity.ERROR else "caption")
        self.bar.show_mass(team_mass(fleet, team), allowed, told)
        self.ships.renew()
        self._enable()

    def _budget(self, team: Team, over: int) -> str:
        if not team.ships:
            return self.tr("no ships yet") if team.budget is None else filled(self.tr("no ships yet, budget %1"), team.budget)
        if team.budget is None:
            return self.tr("mass, no budget")
        if len(team.ships) == 1:
            told = self.tr("%1 too much for budget %2") if over > 0 else self.tr("mass, budget %2")
        elif over > 0:
            told = self.tr("%1 too much: %2 − %3 for each further ship")
        else:
            told = self.tr("mass, budget %2 − %3 for each further ship")
        return filled(told, over, team.budget, MASS_FOR_ANOTHER)

    def _enable(self) -> None:
        """What needs a selected ship, a place above or below, or another team, can be pressed only where there is one."""
        team, order = self.team, [each.id for each in self._commands.fleet.teams]
        ids = self.ships.act.ids
        if team is None:
            return
        ships = [ship.id for ship in team.ships]
        place = ships.index(ids[0]) if ids and ids[0] in ships else -1
        here = order.index(team.id)
        can = (place > 0, 0 <= place < len(ships) - 1, here > 0 and bool(ids), here < len(order) - 1 and bool(ids), bool(ids))
        for button, enabled in zip(self.moves, can, strict=True):
            button.setEnabled(enabled)

    def _fill_adding(self, menu: QMenu) -> None:
        for design in self._commands.fleet.designs:
            add = partial(self._commands.add_ships, [design.id], self.team_id)
            menu.addAction(called(design).replace("&", "&&"), add)
        if menu.isEmpty():
            menu.addAction(self.tr("There is no design yet")).setEnabled(False)

    def _fill_more(self, menu: QMenu) -> None:
        commands, ref = self._commands, self.ref
        menu.addAction(self.tr("Mass budget…"), self._go_to_budget)
        menu.addAction(self.tr("Duplicate"), lambda: commands.duplicate([ref]))
        menu.addAction(self.tr("Move left"), lambda: commands.step_team(self.team_id, -1))
        menu.addAction(self.tr("Move right"), lambda: commands.step_team(self.team_id, 1))
        menu.addSeparator()
        menu.addAction(self.tr("Remove"), lambda: commands.remove([ref]))
