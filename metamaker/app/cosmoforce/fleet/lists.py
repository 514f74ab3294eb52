"""The lists of a document: its designs, its teams with their ships, the ships of one team; drops on these lists."""

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from metamaker.app.cosmoforce.commands import FleetCommands
from metamaker.app.cosmoforce.fleet.design_actions import DesignActions
from metamaker.app.cosmoforce.fleet.ship_actions import ShipActions
from metamaker.app.cosmoforce.fleet.team_rows import design_rows, ship_rows, team_rows
from metamaker.app.cosmoforce.texts import tr
from metamaker.app.elements.drops import Arrivals
from metamaker.app.elements.lists import ElementDrops, ElementList
from metamaker.app.overrides import override
from metamaker.app.painting.painter import picture
from metamaker.app.rows.row_view import RowView
from metamaker.app.theme.theme import screen_ink, tokens
from metamaker.core.ids import element_id, of_group
from metamaker.games.cosmoforce.sheet.palette import COLOUR
from metamaker.games.cosmoforce.sheet.signs import icon, icons
from metamaker.rendering.drawing import Drawing, Symbol
from metamaker.rendering.ink import INK, PAPER

_SIZE = 5.0


def class_picture(name: str, pixels: int, ratio: float) -> QPixmap:
    """Return the icon of a class, `pixels` wide at a device pixel ratio, in the current theme; blank for an unknown class."""
    return _picture(name, pixels, ratio, tokens().dark)


@lru_cache(maxsize=100)
def _picture(name: str, pixels: int, ratio: float, _dark: bool) -> QPixmap:
    drawing = Drawing(_SIZE, _SIZE, (Symbol(0.0, 0.0, _SIZE, icon(name), INK, PAPER),)) if name in icons() else None
    return picture(drawing, screen_ink(COLOUR), pixels, ratio)


class DesignList(ElementList):
    """The list of designs of an open document. Call `renew` after changes."""

    _commands: FleetCommands

    def __init__(self, commands: FleetCommands, arrivals: Arrivals, parent: QWidget | None = None) -> None:
        super().__init__("", commands, parent)
        self.setAccessibleName(tr("window-fleet-designs-document"))
        self.setRootIsDecorated(False)
        self.painter.picture = class_picture
        self.has_order = True
        self.act = DesignActions(self, commands, arrivals)
        self._drops = DesignDrops(self, commands, arrivals)
        self.renew()

    def renew(self, search: str = "") -> None:
        """Show the designs found by the search."""
        self.show_rows(design_rows(self._commands.fleet, self._commands.words, search))


class TeamList(ElementList):
    """The teams of an open document with their ships; `home`: only the ships of this team. Call `renew` after changes."""

    _commands: FleetCommands

    def __init__(self, commands: FleetCommands, arrivals: Arrivals, home: str = "", parent: QWidget | None = None) -> None:
        super().__init__("", commands, parent)
        self.setAccessibleName(tr("window-fleet-ships-team") if home else tr("window-common-teams"))
        self.setRootIsDecorated(not home)
        self.painter.picture = class_picture
        self.has_order = True
        self._home = home
        self.act = ShipActions(self, commands, arrivals, home)
        self._drops = ShipDrops(self, commands, arrivals, home)
        self.renew()

    def renew(self, search: str = "") -> None:
        """Show the ships found by the search, under their teams."""
        fleet, words = self._commands.fleet, self._commands.words
        if not self._home:
            self.show_rows(team_rows(fleet, words, search))
            return
        team = self._commands.team_of(f"teams/{self._home}")
        self.show_rows(() if team is None else ship_rows(fleet, team, words, ""))


class DesignDrops(ElementDrops):
    """Drops on a list of designs: reorders designs, or brings elements from elsewhere."""

    @override
    def why_not(self, refs: Sequence[str], key: str, _before: bool) -> str:
        if len(of_group(refs, "designs")) < len(refs):
            return self.commands.here_already
        return tr("window-fleet-design-cannot-put") if key in refs else ""

    @override
    def move(self, refs: Sequence[str], key: str, _before: bool) -> None:
        """Put designs before another one."""
        self.commands.place(refs, element_id(key) or None)


class _Place(NamedTuple):
    """The destination of ships: the id of a team, empty for none; the next ship, or None for the end."""

    team: str
    before: str | None


class ShipDrops(ElementDrops):
    """Drops on a list of teams, or of the ships of the team `home`: moves ships and teams, and builds ships of designs."""

    commands: FleetCommands

    def __init__(self, view: RowView, commands: FleetCommands, arrivals: Arrivals, home: str = "") -> None:
        super().__init__(view, commands, arrivals)
        self._home = home

    @override
    def why_not(self, refs: Sequence[str], key: str, before: bool) -> str:
        if teams := of_group(refs, "teams"):
            return self._team_refusal(refs, teams, key)
        place = self._place(key, before)
        if not place.team:
            return tr("window-fleet-ships-their-place")
        if place.before in of_group(refs, "ships"):
            return tr("window-fleet-ship-cannot-put")
        return ""

    def _team_refusal(self, refs: Sequence[str], teams: list[str], key: str) -> str:
        if self._home or len(teams) < len(refs):
            return tr("window-fleet-team-cannot-put")
        if key.startswith("ships/") or element_id(key) in teams:
            return tr("window-fleet-teams-put-front")
        return ""

    @override
    def move(self, refs: Sequence[str], key: str, before: bool) -> None:
        """Move ships and teams, build ships of designs."""
        commands, place = self.commands, self._place(key, before)
        if of_group(refs, "teams"):
            commands.place(refs, element_id(key) or None)
            return
        if ships := of_group(refs, "ships"):
            commands.move_ships(ships, place.team, place.before)
        if designs := of_group(refs, "designs"):
            commands.add_ships(designs, place.team, place.before)

    @override
    def bring(self, data: QMimeData, key: str, before: bool) -> None:
        """Bring ships into the team."""
        self.arrivals.take(data, partial(self.commands.bring, team=self._place(key, before).team))

    def _place(self, key: str, before: bool) -> _Place:
        """Return the destination of a drop: on a team, its end; on the upper edge of a ship, before it; elsewhere, after it."""
        team = self.commands.team_of(key)
        if team is None:
            return _Place(self._home, None)
        order = [ship.id for ship in team.ships]
        if not key.startswith("ships/"):
            return _Place(team.id, None)
        after = order.index(element_id(key)) + (0 if before else 1)
        return _Place(team.id, order[after] if after < len(order) else None)
