"""A team as a card: its name, its mass against its budget, its ships, and its actions."""

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QFocusEvent, QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QMenu, QSizePolicy, QToolButton, QWidget

from metamaker.app.cosmoforce.commands import FleetCommands
from metamaker.app.cosmoforce.fleet.lists import TeamList
from metamaker.app.cosmoforce.fleet.team_rows import mass_of_allowed, worst
from metamaker.app.cosmoforce.fleet.team_rows import problems as problems_of
from metamaker.app.cosmoforce.texts import tr
from metamaker.app.elements.drops import Arrivals
from metamaker.app.form.field import undone_outside
from metamaker.app.overrides import override
from metamaker.app.texts import plain_tip
from metamaker.app.theme.fonts import set_role
from metamaker.app.theme.theme import tokens
from metamaker.app.widgets.buttons import menu_button
from metamaker.app.widgets.kit import column_in, named, row_of, styled
from metamaker.app.widgets.labels import PressableLabel, words_label
from metamaker.core.display_names import called
from metamaker.core.issue import Severity
from metamaker.games.cosmoforce.model.attendance import present
from metamaker.games.cosmoforce.model.fleet import Team
from metamaker.games.cosmoforce.stats.derived import MASS_FOR_ANOTHER, mass_allowed, team_mass

_LONGEST = 120


class NameLine(QLineEdit):
    """The line of a name. `renamed(text)` is sent with a new name, `entered` on Enter; Escape restores the old name."""

    renamed = Signal(str)
    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self.setProperty("role", "search")
        self.setMaxLength(_LONGEST)
        font = QFont()
        font.setBold(True)
        self.setFont(font)
        self.editingFinished.connect(self._finish)
        undone_outside(self)

    def show_name(self, name: str) -> None:
        """Show a name, unless a person is typing another one."""
        is_typing = self.hasFocus() and self.text() != self._name
        self._name = name
        if not is_typing and self.text() != name:
            self.setText(name)
            self.setCursorPosition(0)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Send `entered`."""
        super().focusInEvent(event)
        self.entered.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Restore the old name on Escape."""
        if event.key() == Qt.Key.Key_Escape and self.text() != self._name:
            self.setText(self._name)
        else:
            super().keyPressEvent(event)

    def _finish(self) -> None:
        if self.text() != self._name:
            self.renamed.emit(self.text())
            self.setText(self._name)  # a document may refuse a name, or strip blanks from it


class MassBar(QWidget):
    """A bar that is full at the limit; above it, the bar has the colour of errors, with a mark at the limit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mass = 0
        self._allowed: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_mass(self, mass: int, allowed: int | None, text: str) -> None:
        """Show a mass and its limit, None without a budget; `text` describes them in words."""
        self._mass, self._allowed = mass, allowed
        self.setAccessibleName(text)
        self.setToolTip(plain_tip(text))
        self.update()

    @property
    def is_over(self) -> bool:
        """Whether the mass is above the limit."""
        return self._allowed is not None and self._mass > self._allowed

    @property
    def filled(self) -> float:
        """The filled part of the bar, 0 to 1."""
        if self._allowed is None:
            return 0.0
        return 1.0 if self.is_over else self._mass / max(self._allowed, 1)

    @override
    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(6 * line, max(4, line // 3))

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        look = tokens()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            whole = QRectF(self.rect())
            round_by = whole.height() / 2
            painter.setBrush(QColor(look.field))
            painter.drawRoundedRect(whole, round_by, round_by)
            if not self.filled:
                return
            part = QRectF(whole)
            part.setWidth(max(whole.height(), whole.width() * self.filled))
            painter.setBrush(QColor(look.error if self.is_over else look.accent))
            painter.drawRoundedRect(part, round_by, round_by)
            if self.is_over and self._allowed is not None:
                at = whole.width() * max(self._allowed, 0) / self._mass
                painter.fillRect(QRectF(at - 1, 0, 2, whole.height()), QColor(look.card))


class TeamCard(QFrame):
    """The card of the team with an id. `chosen(refs)`: a person selected it or ships of it. Call `renew` after changes."""

    chosen = Signal(tuple)

    def __init__(self, team_id: str, commands: FleetCommands, arrivals: Arrivals, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setProperty("rule", "CF-MODE-03")
        self.team_id = team_id
        self.ref = f"teams/{team_id}"
        self._commands = commands
        self.name = NameLine(self)
        self.more = menu_button(tr("window-fleet-done-team"), self._fill_more, self, sign="⋯", role="quiet")
        self.mass = words_label("title", self)
        self.caption = PressableLabel(self)
        self.bar = MassBar(self)
        self.ships = TeamList(commands, arrivals, team_id, self)
        adding = tr("window-order-add")
        self.add = menu_button(tr("window-common-add-ship"), self._fill_adding, self, sign=f"{adding} ▾")
        act = self.ships.act
        self.moves = tuple(
            self._moving(sign, action)
            for sign, action in (("↑", act.earlier), ("↓", act.later), ("←", act.before), ("→", act.behind), ("✕", act.remove))
        )
        self._lay_out()
        self._connect(commands)
        self.renew()

    def _moving(self, sign: str, action: QAction) -> QToolButton:
        """Return a button that triggers an action of the ships."""
        button = named(styled(QToolButton(self), "quiet"), action.text(), action.text())
        button.setText(sign)
        button.clicked.connect(action.trigger)
        return button

    def _lay_out(self) -> None:
        self.caption.setProperty("role", "caption")
        column_in(
            self,
            row_of((self.name, 1), self.more),
            row_of(self.mass, (self.caption, 1)),
            self.bar,
            (self.ships, 1),
            row_of(self.add, ..., *self.moves, gap=0),
            margin=None,
        )

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
        """The team as it is now; None if it was removed."""
        return self._commands.team_of(self.ref)

    def renew(self) -> None:
        """Show the team as it is now."""
        team, fleet = self.team, self._commands.fleet
        if team is None:
            return
        self.name.show_name(team.name)
        self.name.setAccessibleName(tr("window-list-name", name=called(team)))
        whole, team = team, present(fleet).team(team.id)
        allowed = None if team.budget is None else mass_allowed(team.budget, len(team.ships))
        found = problems_of(fleet, self.ref)
        facts = ", ".join(self._commands.context.edits.summary(fleet, self.ref, self._commands.context.language).facts)
        self.mass.setText(mass_of_allowed(fleet, team))
        self.mass.setAccessibleName(facts)
        at_home = team_mass(fleet, whole) - team_mass(fleet, team)
        more = tr("window-fleet-mass-home", mass=at_home) if at_home else ""
        self.caption.setText(" · ".join(filter(None, (self._budget(team, team_mass(fleet, team) - (allowed or 0)), more))))
        self.caption.setAccessibleName(tr("window-fleet-budget", name=called(team), caption=self.caption.text()))
        set_role(self.caption, "error" if worst(found) is Severity.ERROR else "caption")
        self.bar.show_mass(team_mass(fleet, team), allowed, facts)
        self.ships.renew()
        self._enable()

    def _budget(self, team: Team, over: int) -> str:
        if not team.ships:
            return (
                tr("window-fleet-no-ships-yet")
                if team.budget is None
                else tr("window-fleet-no-ships-yet-budget", budget=team.budget)
            )
        if team.budget is None:
            return tr("window-fleet-mass-no-budget")
        if len(team.ships) == 1:
            if over > 0:
                return tr("window-fleet-too-much-budget", over=over, budget=team.budget)
            return tr("window-fleet-mass-budget-budget", budget=team.budget)
        if over > 0:
            return tr("window-fleet-too-much-each", over=over, budget=team.budget, mass=MASS_FOR_ANOTHER)
        return tr("window-fleet-mass-budget-each", budget=team.budget, mass=MASS_FOR_ANOTHER)

    def _enable(self) -> None:
        """Enable each button if its selected ship, place above or below, or other team exists."""
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
            menu.addAction(tr("window-fleet-there-is-no-design-yet")).setEnabled(False)

    def _fill_more(self, menu: QMenu) -> None:
        commands, ref = self._commands, self.ref
        menu.addAction(tr("window-fleet-mass-budget"), self._go_to_budget)
        menu.addAction(tr("window-common-duplicate"), lambda: commands.duplicate([ref]))
        menu.addAction(tr("window-fleet-move-left"), lambda: commands.shift(ref, -1))
        menu.addAction(tr("window-fleet-move-right"), lambda: commands.shift(ref, 1))
        menu.addSeparator()
        menu.addAction(tr("window-common-remove"), lambda: commands.remove([ref]))
