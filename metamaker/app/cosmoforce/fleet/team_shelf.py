"""The teams of a document side by side, each on a card."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from metamaker.app.cosmoforce.commands import FleetCommands
from metamaker.app.cosmoforce.fleet.team_card import TeamCard
from metamaker.app.cosmoforce.texts import tr
from metamaker.app.elements.drops import Arrivals
from metamaker.app.overrides import override
from metamaker.app.widgets.kit import push_button, row_in, styled

_LEAST_EMS, _MOST_EMS, _HIGH_EMS = 16, 26, 14
"""Minimum and maximum width of a card, and minimum height, in heights of a line."""


class TeamShelf(QScrollArea):
    """A card for each team, kept as long as the team. `chosen(refs)` comes from the cards; call `renew` after changes."""

    chosen = Signal(tuple)

    def __init__(self, commands: FleetCommands, arrivals: Arrivals, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._commands = commands
        self._arrivals = arrivals
        self.cards: dict[str, TeamCard] = {}
        holder = styled(QWidget(self), "clear")
        adding = tr("window-common-add-team")
        self.add = push_button(f"+  {adding}", holder, lambda _=False: commands.add_team(), "quiet")
        self._row = row_in(holder, (self.add, Qt.AlignmentFlag.AlignTop), ...)
        self.setWidget(holder)
        self.renew()

    def renew(self) -> None:
        """Show the teams as they are now."""
        order = [team.id for team in self._commands.fleet.teams]
        for gone in self.cards.keys() - set(order):
            card = self.cards.pop(gone)
            card.hide()
            card.setParent(None)
            card.deleteLater()
        for place, team_id in enumerate(order):
            if team_id not in self.cards:
                self.cards[team_id] = self._card(team_id)
            card = self.cards[team_id]
            if self._row.indexOf(card) != place:
                self._row.removeWidget(card)
                self._row.insertWidget(place, card, 4)
            card.renew()
        self._set_tab_order(order)
        self.updateGeometry()

    def _card(self, team_id: str) -> TeamCard:
        card = TeamCard(team_id, self._commands, self._arrivals, self.widget())
        em = self.fontMetrics().height()
        card.setMinimumWidth(_LEAST_EMS * em)
        card.setMaximumWidth(_MOST_EMS * em)
        card.chosen.connect(self.chosen)
        return card

    def _set_tab_order(self, order: list[str]) -> None:
        last: QWidget | None = None
        for team_id in order:
            card = self.cards[team_id]
            for each in (card.name, card.more, card.caption, card.ships, card.add, *card.moves):
                if last is not None:
                    QWidget.setTabOrder(last, each)
                last = each
        if last is not None:
            QWidget.setTabOrder(last, self.add)

    def select(self, ref: str) -> None:
        """Mark only this ship, and scroll to its card or that of a team."""
        team = self._commands.team_of(ref)
        for team_id, card in self.cards.items():
            is_there = team is not None and team.id == team_id
            if not is_there or ref not in card.ships.selected:
                card.ships.select([ref] if is_there and ref.startswith("ships/") else [])
            if is_there:
                self.ensureWidgetVisible(card)

    @override
    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(2 * _LEAST_EMS * em, _HIGH_EMS * em)

    @override
    def minimumSizeHint(self) -> QSize:
        holder: QWidget | None = self.widget()
        inside = holder.minimumSizeHint().height() if holder is not None else 0
        return QSize(_LEAST_EMS * self.fontMetrics().height(), inside + self.horizontalScrollBar().sizeHint().height())
