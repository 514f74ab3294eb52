"""The page of a tournament: its limits, its players with their standings and problems, its rounds."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QFrame, QMenu, QStackedWidget, QWidget

from metamaker.app.context import Context
from metamaker.app.form.element_form import ElementForm
from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.tournaments.players_card import PlayersCard
from metamaker.app.tournaments.rounds_card import RoundsCard
from metamaker.app.widgets.buttons import TabButtons
from metamaker.app.widgets.kit import column_in, styled
from metamaker.app.widgets.layouts import TallArea
from metamaker.app.widgets.splitters import KeptSplitter
from metamaker.core.edits import changed, replaced
from metamaker.core.errors import FileProblem
from metamaker.core.ids import listed_ref
from metamaker.core.property import EditProblem
from metamaker.game_api.game import Game
from metamaker.opening import document_of, open_file
from metamaker.tournaments.edits import EVENT_REF, LIMITS_REF
from metamaker.tournaments.game import EventGame
from metamaker.tournaments.model import Event, Player, Result
from metamaker.tournaments.running import drawn, entered, named_player, returned, undrawn, with_result, without_player

MOST_SEED = 999_999
"""The limit of the seed: as many digits as people can read out without a mistake."""

_WIDTHS = (22, 50)
_HEIGHTS = (24, 16)


class EventPage(QWidget):
    """Follows the tournament of its document. The menu or a drop adds fleets; every change can be undone."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("event-page")
        self.setProperty("role", "ground")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAcceptDrops(True)
        self._context = context
        self.game: Game = context.game.of if isinstance(context.game, EventGame) else context.game
        self.limits, self.about = self._form(), self._form()
        self.players = PlayersCard(self.game, context, self)
        self.rounds = RoundsCard(context.language, self)
        self._lay_out()
        self._connect()
        self._show()
        self.setFocusProxy(self.players.list)

    def _form(self) -> ElementForm:
        return styled(ElementForm(self._context.document, self._context.language), "clear")

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        card = styled(QFrame(self), "card")
        self.tabs = TabButtons((tr("window-events-limits"), tr("window-common-event")), tr("window-events-asked"), card)
        self._stack = QStackedWidget(card)
        for form in (self.limits, self.about):
            self._stack.addWidget(TallArea(form))
        self.tabs.turned.connect(self._turn)
        self.tabs.turn(0)
        column_in(card, self.tabs, (self._stack, 1), gap=unit // 2, margin=None)
        right = KeptSplitter(Qt.Orientation.Vertical, self._context.settings, "event.rows")
        right.begin((self.players, self.rounds), [height * unit for height in _HEIGHTS], (1, 1))
        columns = KeptSplitter(Qt.Orientation.Horizontal, self._context.settings, "event.columns")
        columns.begin((card, right), [width * unit for width in _WIDTHS], (1, 2))
        column_in(self, columns, margin=unit // 2)

    def _turn(self, place: int) -> None:
        """Show the limits or the details of the tournament; a form is filled when it is first shown.

        Filling the details imports the encounters.
        """
        self._stack.setCurrentIndex(place)
        form, ref = ((self.limits, LIMITS_REF), (self.about, EVENT_REF))[place]
        if form.ref != ref:
            headings = {"win": tr("window-events-match-points"), "kind": tr("window-events-played")}
            form.show_element(ref, headings=headings if form is self.about else {})

    def _connect(self) -> None:
        self._context.document.changed.connect(self._show)
        self._context.selection.element_changed.connect(self._go)
        players, rounds = self.players, self.rounds
        players.filling.connect(self._fill)
        players.removed.connect(self.take_out)
        players.renamed.connect(self.rename)
        rounds.draw_wanted.connect(self.draw_round)
        rounds.undraw_wanted.connect(self.take_back)
        rounds.result_given.connect(self.give_result)
        rounds.print_wanted.connect(lambda: self._context.show_page("sheets"))

    @property
    def _event(self) -> Event:
        event: Event = self._context.document.value
        return event

    def _show(self) -> None:
        self.players.show_event(self._event)
        self.rounds.show_event(self._event)

    def _go(self, ref: str) -> None:
        """Bring the subject of a problem to the front."""
        if ref.startswith("players/"):
            self.players.select(listed_ref(ref).partition("/")[2])
        elif ref.partition("/")[0] == LIMITS_REF:
            self.tabs.turn(0)

    def _apply(self, text: str, after: Event) -> None:
        self._context.document.apply(text, after)

    # Players

    def _fill(self, menu: QMenu) -> None:
        """Offer open fleets, files, and a player without a fleet."""
        titled = self.game.documents.title
        for other in self._context.others():
            if other.game is self.game:
                text = titled(other.value).replace("&", "&&")
                menu.addAction(text, partial(self.add_fleet, other.value))
        if menu.actions():
            menu.addSeparator()
        menu.addAction(tr("window-events-files"), self._ask_files)
        menu.addAction(tr("window-events-player-without-fleet"), self.add_player)

    def add_fleet(self, fleet: Any) -> None:
        """Add a player with a fleet."""
        after = entered(self.game, self._event, fleet)
        self._apply(tr("window-common-add", name=self.game.documents.title(fleet)), after)

    def add_player(self) -> None:
        """Add a player without a fleet, and edit the name at once."""
        after = named_player(self._event, tr("window-events-new-player"))
        self._apply(tr("window-events-add-player"), after)
        self.players.edit_name(after.players[-1].id)

    def add_files(self, paths: Sequence[str]) -> None:
        """Add a player for each file, as one step; unusable files are reported."""
        event, problems = self._event, []
        for path in paths:
            try:
                event = entered(self.game, event, document_of(self.game, open_file(path)))
            except (FileProblem, EditProblem) as problem:
                problems.append(str(problem))
        name = Path(paths[0]).name if len(paths) == 1 else str(len(paths))
        self._apply(tr("window-common-add", name=name), event)
        self.players.tell("\n".join(problems))

    def _ask_files(self) -> None:
        paths, _ = QFileDialog.getOpenFileNames(self, tr("window-events-fleets-players"), self._context.settings.folder)
        if paths:
            self._context.settings.note_folder(paths[0])
            self.add_files(paths)

    def take_out(self, player: Player) -> None:
        """Remove a player; players with games withdraw, and withdrawn players come back."""
        if player.withdrawn:
            self._apply(tr("window-events-reinstate-name", name=player.name), returned(self._event, player))
            return
        self._apply(tr("window-events-take-out-name", name=player.name), without_player(self._event, player))

    def rename(self, player: Player, name: str) -> None:
        """Rename a player."""
        after = changed(self._event, players=replaced(self._event.players, player, changed(player, name=name)))
        self._apply(tr("window-events-rename-player", player=player.name, name=name), after)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        """Add a player for each file."""
        paths = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            event.acceptProposedAction()
            self.add_files(paths)

    # Rounds

    def draw_round(self, seed: int = 0) -> None:
        """Pair the next round with this seed, or show why that is impossible."""
        try:
            after = drawn(self._event, seed or Random().randint(1, MOST_SEED))  # noqa: S311 - the seed is stored in the round
        except EditProblem as problem:
            self.rounds.tell(str(problem))
            return
        self._apply(tr("window-events-pair-round", number=len(after.rounds)), after)

    def take_back(self) -> None:
        """Remove the last round, so that it can be paired again."""
        try:
            self._apply(tr("window-events-remove-round-number", number=len(self._event.rounds)), undrawn(self._event))
        except EditProblem as problem:
            self.rounds.tell(str(problem))

    def give_result(self, number: int, table: int, result: Result | None) -> None:
        """Set the result of a game."""
        pairing = self._event.rounds[number - 1].pairings[table - 1]
        one, other = (self._event.player(player).name for player in pairing.players)
        self._apply(tr("window-events-result", one=one, other=other), with_result(self._event, number, table, result))
