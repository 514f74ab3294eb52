"""The players of a tournament in order of rank, with the values and problems of their fleets."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QListWidget, QMenu, QTreeWidget, QTreeWidgetItem, QWidget

from metamaker.app.background import Job
from metamaker.app.context import Context
from metamaker.app.overrides import override
from metamaker.app.texts import plain_tip, tr
from metamaker.app.theme.theme import tokens
from metamaker.app.widgets.buttons import menu_button
from metamaker.app.widgets.kit import column_in, named, push_button, styled
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import FlowBox
from metamaker.core.issue import Issue, sentence
from metamaker.core.messages import COMMON, in_force, words_in
from metamaker.game_api.game import Game, required
from metamaker.tournaments.checking import fleet_of, player_issues
from metamaker.tournaments.model import Event, Player
from metamaker.tournaments.running import has_played
from metamaker.tournaments.standings import Standing, standings

PLACE, NAME, FLEET, WORTH, LIMITS, POINTS, RECORD, BUCHHOLZ, STRENGTH = range(9)
_KEY = Qt.ItemDataRole.UserRole

Found = dict[str, tuple[tuple[Issue, ...], str]]
"""The problems of players' fleets by player id, and the values of the fleets."""


_LEAST_LINES = 7
"""The least height of the table in lines of text: its header and some players at any text size."""


class _Table(QTreeWidget):
    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), _LEAST_LINES * self.fontMetrics().height())


class PlayersCard(QFrame):
    """`filling(menu)` asks for players to add; `removed(player)` and `renamed(player, name)` are sent on request.

    The values and problems of fleets are calculated in the background, and kept for unchanged fleets.
    """

    filling = Signal(QMenu)
    removed = Signal(object)
    renamed = Signal(object, str)

    def __init__(self, game: Game, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._game = game
        self._context = context
        self._words = words_in(COMMON, context.language)
        self._event = Event()
        self._found: Found = {}
        self._job: Job | None = None
        self._examined: tuple[Any, ...] = ()
        self.list = self._table()
        self.add = menu_button(tr("window-events-add-players"), self.filling.emit, self)
        self.remove = push_button(tr("window-events-take-out"), self)
        self.headline = words_label("caption", self)
        self.problems = named(QListWidget(self), tr("window-events-problems-player-all"))
        self.problems.setWordWrap(True)
        self.refusal = words_label("error", self, wraps=True)
        self.refusal.hide()
        self._lay_out()
        self.list.currentItemChanged.connect(lambda _new, _old: self._show_problems())
        self.list.itemChanged.connect(self._edited)
        self.remove.clicked.connect(lambda _: self._remove())

    def _table(self) -> QTreeWidget:
        words = self._words
        table = named(styled(_Table(self), "table"), tr("window-events-players-their-places"))
        table.setRootIsDecorated(False)
        table.setAlternatingRowColors(True)
        table.setAllColumnsShowFocus(True)
        table.setUniformRowHeights(True)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        titles = (
            "",
            words["event-column_player"],
            words["event-column_fleet"],
            tr("window-events-worth"),
            words["event-element_limits"],
            words["event-column_points"],
            f"{words['event-column_wins']} – {words['event-column_draws']} – {words['event-column_losses']}",
            words["event-column_buchholz"],
            words["event-column_strength"],
        )
        table.setHeaderLabels(list(titles))
        for column in (PLACE, POINTS, RECORD, BUCHHOLZ, STRENGTH):
            table.headerItem().setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        table.header().setStretchLastSection(False)
        table.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.header().setSectionResizeMode(FLEET, QHeaderView.ResizeMode.Stretch)
        table.header().setToolTip(plain_tip(words["event-legend"]))
        table.itemDoubleClicked.connect(lambda item, _column: table.editItem(item, NAME))
        return table

    def _lay_out(self) -> None:
        title = words_label("heading", self, self._words["event-players"].upper())
        head = FlowBox(self, self.fontMetrics().height() // 2)
        for part in (title, self.add, self.remove, self.headline):
            head.flow.addWidget(part)
        column_in(self, head, (self.list, 3), self.refusal, (self.problems, 1), margin=None)

    @property
    def player(self) -> Player | None:
        """The player of the current line."""
        item = self.list.currentItem()
        return None if item is None else self._event.player(item.data(PLACE, _KEY))

    def show_event(self, event: Event) -> None:
        """Show the players in the order of the standings; the current player stays current."""
        current = self.player
        self._event = event
        self.tell("")
        with QSignalBlocker(self.list):
            self.list.clear()
            for standing in standings(event):
                self.list.addTopLevelItem(self._line(standing))
        if current is not None:
            self.select(current.id)
        self._examine()
        self._show_problems()

    def select(self, player_id: str) -> None:
        """Make the line of a player current."""
        for item in self._items():
            if item.data(PLACE, _KEY) == player_id:
                self.list.setCurrentItem(item)

    def edit_name(self, player_id: str) -> None:
        """Edit the name of a player in place."""
        self.select(player_id)
        self.list.setFocus()
        item = self.list.currentItem()
        if item is not None:
            self.list.editItem(item, NAME)

    def tell(self, text: str) -> None:
        """Show why something is impossible; hide an empty text."""
        self.refusal.setText(text)
        self.refusal.setVisible(bool(text))

    def _items(self) -> Sequence[QTreeWidgetItem]:
        found = (self.list.topLevelItem(row) for row in range(self.list.topLevelItemCount()))
        return [item for item in found if item is not None]

    def _line(self, standing: Standing) -> QTreeWidgetItem:
        player = standing.player
        began = bool(self._event.rounds)
        item = QTreeWidgetItem()
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        item.setData(PLACE, _KEY, player.id)
        texts = {
            PLACE: f"{standing.place}." if began else "",
            NAME: player.name,
            POINTS: str(standing.points) if began else "",
            RECORD: self._record(standing) if began else "",
            BUCHHOLZ: str(standing.buchholz) if began else "",
            STRENGTH: in_force().percent(standing.strength) if began else "",
        }
        for column, text in texts.items():
            item.setText(column, text)
        for column in (PLACE, POINTS, RECORD, BUCHHOLZ, STRENGTH):
            item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if player.withdrawn:
            item.setText(LIMITS, self._words["event-withdrawn"])
        self._put_found(item, player)
        return item

    def _record(self, standing: Standing) -> str:
        """Return the results of the games, and byes if there were some: they give points too."""
        games = f"{standing.wins} – {standing.draws} – {standing.losses}"
        return f"{games} · {self._words['event-column_byes']} {standing.byes}" if standing.byes else games

    def _put_found(self, item: QTreeWidgetItem, player: Player) -> None:
        """Show the known facts about a player's fleet."""
        known = self._found.get(player.id)
        document = fleet_of(self._game, player).document
        item.setText(FLEET, "" if document is None else self._game.documents.title(document))
        if known is None or player.withdrawn:
            return
        issues, worth = known
        item.setText(WORTH, worth)
        told = self._words.text("event-breaks", count=len(issues)) if issues else "✓"
        item.setText(LIMITS, told)
        item.setForeground(LIMITS, QColor(tokens().error if issues else tokens().good))
        item.setToolTip(LIMITS, plain_tip(told if issues else self._words["event-keeps"]))

    def _examine(self) -> None:
        """Check all fleets against the limits in the background, unless neither has changed."""
        wanted = (self._event.limits, *((player.id, player.name, player.fleet) for player in self._event.players))
        if wanted == self._examined:
            return
        self._examined = wanted
        if self._job is not None:
            self._job.cancel()
        event, game, words = self._event, self._game, self._words

        def examined(job: Job) -> Found:
            found: Found = {}
            for player in event.players:
                job.check()
                document = fleet_of(game, player).document
                worth = "" if document is None else " · ".join(map(words.say, required(game.limits).worth(document)))
                found[player.id] = (tuple(player_issues(game, event, player)), worth)
            return found

        self._job = self._context.background.run(examined, self._take, owner=self)

    def _take(self, found: Found) -> None:
        self._job = None
        self._found = found
        with QSignalBlocker(self.list):
            for item in self._items():
                self._put_found(item, self._event.player(item.data(PLACE, _KEY)))
        self._show_problems()

    def _show_problems(self) -> None:
        """List the problems of the current player; without one, of all players."""
        player = self.player
        shown = [player] if player is not None else self._event.players
        issues = [issue for each in shown for issue in self._found.get(each.id, ((), ""))[0]]
        self.problems.clear()
        for issue in issues:
            rule = f"  {issue.rule}" if issue.rule else ""
            self.problems.addItem(f"{sentence(self._words.say(issue.message))}{rule}")
        self.problems.setVisible(bool(issues))
        legal = sum(1 for each in self._event.players if each.id in self._found and not self._found[each.id][0])
        text = tr("window-events-fleets-keep-limits", count=legal, all=len(self._event.players))
        self.headline.setText(text if self._event.players else tr("window-events-drop-fleets-here"))
        self.remove.setEnabled(player is not None)
        self.remove.setText(self._way_out(player))

    def _way_out(self, player: Player | None) -> str:
        if player is not None and player.withdrawn:
            return tr("window-events-reinstate")
        return (
            tr("window-events-withdraw")
            if player is not None and has_played(self._event, player)
            else tr("window-events-take-out")
        )

    def _edited(self, item: QTreeWidgetItem, column: int) -> None:
        player = self._event.player(item.data(PLACE, _KEY))
        name = item.text(NAME).strip()
        if column == NAME and name != player.name:
            self.renamed.emit(player, name or player.name)

    def _remove(self) -> None:
        if self.player is not None:
            self.removed.emit(self.player)
