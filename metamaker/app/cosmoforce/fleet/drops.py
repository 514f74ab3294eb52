"""What becomes of what is dropped on lists of designs, teams and ships."""

from typing import NamedTuple

from PySide6.QtCore import QMimeData, QObject

from metamaker.app.cosmoforce.commands.arrivals import Arrivals
from metamaker.app.cosmoforce.commands.fleet_commands import FleetCommands
from metamaker.app.elements.parcel import own_refs
from metamaker.app.elements.refs import element_id, of_group
from metamaker.app.rows.row_view import RowView


class DesignDrops(QObject):
    """On a list of designs: puts them in another order, or brings what comes from elsewhere."""

    def __init__(self, view: RowView, commands: FleetCommands, arrivals: Arrivals) -> None:
        super().__init__(view)
        self._commands = commands
        self._arrivals = arrivals
        view.refusal = self.refusal
        view.dropped.connect(self.take)

    def refusal(self, data: QMimeData, key: str, _before: bool) -> str | None:
        """Return why a parcel cannot go there, empty if it can, None if it is nothing for designs."""
        refs = own_refs(data, self._commands.context.document)
        if not refs:
            return "" if self._arrivals.can_take(data) else None
        if len(of_group(refs, "designs")) < len(refs):
            return self.tr("It is in this document already.")
        if key in refs:
            return self.tr("A design cannot be put in front of itself.")
        return ""

    def take(self, data: QMimeData, key: str, before: bool) -> None:
        """Put designs in front of another, or bring what comes from elsewhere."""
        reason = self.refusal(data, key, before)
        ids = of_group(own_refs(data, self._commands.context.document), "designs")
        if reason:
            self._commands.notice.tell(reason)
        elif ids:
            self._commands.place_designs(ids, element_id(key) or None)
        else:
            self._arrivals.take(data)


class _Place(NamedTuple):
    """Where ships would go: the id of a team, empty for none; the ship in front of which, None for last."""

    team: str
    before: str | None


class ShipDrops(QObject):
    """On a list of teams, or of the ships of the team `home`: moves ships and teams, and builds ships of designs."""

    def __init__(self, view: RowView, commands: FleetCommands, arrivals: Arrivals, home: str = "") -> None:
        super().__init__(view)
        self._commands = commands
        self._arrivals = arrivals
        self._home = home
        view.refusal = self.refusal
        view.dropped.connect(self.take)

    def refusal(self, data: QMimeData, key: str, before: bool) -> str | None:
        """Return why a parcel cannot go there, empty if it can, None if it is nothing for teams."""
        refs = own_refs(data, self._commands.context.document)
        if not refs:
            return "" if self._arrivals.can_take(data) else None
        if teams := of_group(refs, "teams"):
            return self._team_refusal(refs, teams, key)
        place = self._place(key, before)
        if not place.team:
            return self.tr("Ships have their place in a team: drop it on one.")
        if place.before in of_group(refs, "ships"):
            return self.tr("A ship cannot be put in front of itself.")
        return ""

    def _team_refusal(self, refs: tuple[str, ...], teams: list[str], key: str) -> str:
        if self._home or len(teams) < len(refs):
            return self.tr("A team cannot be put into a team.")
        if key.startswith("ships/") or element_id(key) in teams:
            return self.tr("Teams are put in front of other teams.")
        return ""

    def take(self, data: QMimeData, key: str, before: bool) -> None:
        """Move ships and teams, build ships of designs, or bring what comes from elsewhere."""
        commands = self._commands
        reason, place = self.refusal(data, key, before), self._place(key, before)
        refs = own_refs(data, commands.context.document)
        if reason:
            commands.notice.tell(reason)
        elif not refs:
            self._arrivals.take(data, place.team)
        elif teams := of_group(refs, "teams"):
            commands.place_teams(teams, element_id(key) or None)
        else:
            if ships := of_group(refs, "ships"):
                commands.move_ships(ships, place.team, place.before)
            if designs := of_group(refs, "designs"):
                commands.add_ships(designs, place.team, place.before)

    def _place(self, key: str, before: bool) -> _Place:
        """On a team means last in it; on the upper edge of a ship, in front of that; else behind it."""
        team = self._commands.team_of(key)
        if team is None:
            return _Place(self._home, None)
        order = [ship.id for ship in team.ships]
        if not key.startswith("ships/"):
            return _Place(team.id, None)
        after = order.index(element_id(key)) + (0 if before else 1)
        return _Place(team.id, order[after] if after < len(order) else None)
