"""The roster as a table: ships with the chosen columns, then squadrons, then the totals."""

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHeaderView, QMenu, QToolButton, QWidget

from metamaker.app.elements.drops import Arrivals
from metamaker.app.elements.lists import ElementTable, Line
from metamaker.app.metaverse.commands import FleetCommands
from metamaker.app.metaverse.fleet.roster_columns import (
    NUMBERS,
    USUAL,
    WORDS,
    RosterShip,
    ship_line,
    squadron_line,
    title,
    total_row,
)
from metamaker.app.metaverse.fleet.ship_actions import ShipActions
from metamaker.app.metaverse.texts import tr
from metamaker.app.overrides import override
from metamaker.app.painting.portraits import portrait
from metamaker.app.rows.row_tree import KEY, Index, Row, RowTreeModel
from metamaker.app.rows.table import widen
from metamaker.app.theme.theme import map_ink, tokens
from metamaker.app.widgets.buttons import menu_button
from metamaker.app.widgets.kit import column_in, flow_in, styled
from metamaker.core.display_names import called
from metamaker.core.messages import Words
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.pages.context import ranks
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.rendering.drawing import Drawing

_KEPT = "roster.columns"

_PICTURE_LINES = 1.2
"""The side of the pictures of ships, in heights of a line."""

_GIVES_WAY = "aboard"
"""The column that takes the remaining width."""


def roster_lines(fleet: Fleet, words: Words, columns: Sequence[str]) -> Iterator[Line]:
    """Yield a line for each ship and each entry of squadrons."""
    for ship, _ in ranks(fleet).order:
        yield ship_line(RosterShip(fleet, ship, words), columns)
    yield from (squadron_line(fleet, entry, columns) for entry in fleet_stats(fleet).squadrons)


class RosterTable(ElementTable):
    """The roster of one open fleet: ships and squadrons. The settings keep the columns, the same for all fleets."""

    def __init__(self, commands: FleetCommands, arrivals: Arrivals, parent: QWidget | None = None) -> None:
        name, searching = tr("window-fleet-roster"), tr("window-fleet-search-roster")
        super().__init__(RowTreeModel(), name, searching, commands, arrivals, parent)
        self._commands = commands
        self._settings = commands.context.settings
        kept = self._settings.kept(_KEPT)
        self.columns = _known(kept) if isinstance(kept, list) else USUAL
        self.act = ShipActions(self.view, commands, arrivals)
        self.view.when_empty = self._told_when_empty
        self._portraits: dict[str, tuple[Drawing, bool, int, QPixmap]] = {}
        """The painted pictures of ships, each with its drawing, theme and size."""
        self.view.painter.picture_of, self.view.painter.picture_lines = self._portrait, _PICTURE_LINES
        self._lay_out()
        header = self.view.header()
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(lambda at: self._column_menu().popup(header.mapToGlobal(at)))
        self._show_columns()

    def _lay_out(self) -> None:
        foot = QWidget(self)
        menus = (
            menu_button(tr("window-fleet-add-ship"), self._fill_ships, self),
            menu_button(tr("window-fleet-add-squadrons"), self._fill_squadrons, self),
            menu_button(tr("window-fleet-columns"), self._fill_columns, self),
        )
        self.bring = styled(QToolButton(self), "secondary")  # as high as the buttons with menus next to it
        self.bring.setText(tr("window-fleet-import-fleet"))
        flow_in(foot, *menus, self.bring, gap=self.fontMetrics().height() // 2)
        column_in(self, self.search, (self.view, 1), foot)

    def _portrait(self, index: Index, pixels: int, ratio: float) -> QPixmap:
        """Return the picture of a ship from above; a blank one for squadrons."""
        key, game = index.data(KEY), self._commands.context.game
        if game.prints is None:
            return QPixmap()
        drawing = game.prints.miniature(self._commands.fleet, key)
        if drawing is None:
            return QPixmap()
        about = drawing, tokens().dark, round(pixels * ratio)
        known = self._portraits.get(key)
        if known is None or known[0] is not drawing or known[1:3] != about[1:]:
            ink = map_ink(next(iter(game.prints.inks.values())))
            known = self._portraits[key] = (*about, portrait(drawing, ink, pixels, ratio))
        return known[3]

    def _told_when_empty(self) -> str:
        if self.search.text():
            return tr("window-fleet-nothing-roster-called")
        return tr("window-fleet-no-ships-yet-add")

    def _fill_ships(self, menu: QMenu) -> None:
        for ship in self._commands.fleet.classes:
            menu.addAction(class_called(ship).replace("&", "&&"), partial(self._add_ship, ship.id))

        if menu.isEmpty():
            menu.addAction(tr("window-fleet-fleet-no-classes")).setEnabled(False)

    def _add_ship(self, class_id: str) -> None:
        self.act.name_new(self._commands.add_ship(class_id))

    def _fill_squadrons(self, menu: QMenu) -> None:
        for kind in self._commands.fleet.starfighters:
            menu.addAction(called(kind).replace("&", "&&"), partial(self._commands.add_squadron, kind.id))
        if menu.isEmpty():
            menu.addAction(tr("window-fleet-fleet-no-squadron")).setEnabled(False)

    def _column_menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._fill_columns(menu)
        return menu

    def _fill_columns(self, menu: QMenu) -> None:
        """Fill the menu of columns: each with a tick, and the usual ones again."""
        for group in (NUMBERS, WORDS):
            for key in group:
                action = menu.addAction(title(key, self._commands.words).replace("&", "&&"))
                action.setCheckable(True)
                action.setChecked(key in self.columns)
                action.toggled.connect(partial(self._choose, key))
            menu.addSeparator()
        menu.addAction(tr("window-fleet-usual-columns"), lambda: self.choose_columns(USUAL))

    def _choose(self, key: str, wanted: bool) -> None:
        self.choose_columns([*(each for each in self.columns if each != key), *([key] if wanted else [])])

    def choose_columns(self, keys: Sequence[str]) -> None:
        """Set the columns, in their order, for all fleets."""
        self.columns = _known(keys)
        self._settings.keep(_KEPT, list(self.columns))
        self._show_columns()

    def _show_columns(self) -> None:
        """Rebuild the columns, each as wide as its contents."""
        titles = (tr("window-match-ship"), *(title(key, self._commands.words) for key in self.columns))
        figures = {place for place, key in enumerate(self.columns, 1) if key in NUMBERS}
        self.forget_order()
        self.view.quietly(lambda: self.view.rows.show_columns(titles, figures))
        self.renew()
        widen(self.view, figures)
        header = self.view.header()
        for place, key in enumerate(("", *self.columns)):
            gives_way = key == _GIVES_WAY
            header.setSectionResizeMode(
                place, QHeaderView.ResizeMode.Stretch if gives_way else QHeaderView.ResizeMode.Interactive
            )

    @override
    def lines(self) -> Iterator[Line]:
        """Yield a line for each ship and each entry of squadrons."""
        return roster_lines(self._commands.fleet, self._commands.words, self.columns)

    @override
    def foot(self, lines: Sequence[Line]) -> tuple[Row, ...]:
        """Return the row of totals of the shown lines."""
        return (total_row(lines, self.columns),) if lines else ()


def _known(keys: Sequence[object]) -> tuple[str, ...]:
    """Return the known columns among some keys, in the usual order of columns."""
    return tuple(key for key in (*NUMBERS, *WORDS) if key in keys)
