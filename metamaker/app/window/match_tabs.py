"""Matches and records of a window: a tab to set up a match, and documents for started ones."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from metamaker.app.background import Background
from metamaker.app.files.open_fleet import OpenFleet, unsaved
from metamaker.app.settings.settings import Settings
from metamaker.app.texts import tr
from metamaker.app.theme.stylesheet import dress
from metamaker.app.window.tabs import TabShelf
from metamaker.core.errors import FileProblem
from metamaker.game_api.companion_games import MatchGame, match_game, record_game
from metamaker.game_api.game import Game
from metamaker.opening import open_encounter

if TYPE_CHECKING:
    from metamaker.app.play.setting_up.set_up_form import SetUpForm
    from metamaker.play.documents import Replay, TableRecord


class Shows(Protocol):
    """Functions of a window for documents and tabs."""

    @property
    def open_fleets(self) -> Sequence[OpenFleet]:
        """The documents of all windows."""

    @property
    def fleet(self) -> OpenFleet | None:
        """The document at the front."""

    def show_fleet(self, fleet: OpenFleet) -> None:
        """Show a document after opening it."""

    def bring_fleet(self, fleet: OpenFleet) -> None:
        """Bring a document to the front in any window."""

    def drop(self, part: QWidget) -> None:
        """Remove an unneeded part from the window."""


class MatchTabs(QObject):
    """Shows one form for a new match at a time, until the match begins. `open_files` asks for files and opens them."""

    def __init__(
        self, window: Any, shelf: TabShelf, settings: Settings, background: Background, open_files: Callable[[], None]
    ) -> None:
        super().__init__(window)
        self._window: Shows = window
        self._parent: QWidget = window
        self._shelf = shelf
        self._settings = settings
        self._background = background
        self._open_files = open_files

    @property
    def form(self) -> "SetUpForm | None":
        """The form for a new match, if it is open."""
        from metamaker.app.play.setting_up.set_up_form import SetUpForm

        return next((part for part in self._shelf.parts if isinstance(part, SetUpForm)), None)

    def new(self) -> "SetUpForm":
        """Bring the form for a new match to the front, with the first duel of the game at the front."""
        from metamaker.app.play.setting_up.set_up_form import SetUpForm

        form, front = self.form, self._window.fleet
        if form is not None:
            form.preferred = form.preferred if front is None else front.document.game.key
            self._shelf.bring(form)
            return form
        form = SetUpForm(self._window, self._settings, self._background, self._parent)
        form.preferred = "" if front is None else front.document.game.key
        dress(form)
        form.begun.connect(self.show)
        form.open_wanted.connect(self._open_files)
        self._shelf.add(form, "")
        self._shelf.name(
            form, tr("window-main-new-match"), ""
        )  # after `add`, because a title at the front is bold and needs more room
        return form

    def first_duel(self, game: str) -> None:
        """Begin the first duel of a game at once; the form shows the reason if that is impossible."""
        form = self.new()
        form.preferred = game
        form.take_first_duel()
        if form.begin.isEnabled():
            form.begin.click()

    def set_up(self, fleet: OpenFleet, ref: str = "") -> None:
        """Set up a match with a document, or an element of it, on the first side."""
        self.new().take_open(fleet, ref)

    def play_again(self, fleet: OpenFleet, exchanged: bool) -> None:
        """Set up a match again, with other dice; `exchanged`: the sides change places.

        If this program cannot read the match any more, the form shows that.
        """
        match = fleet.document.game
        if isinstance(match, MatchGame):
            form = self.new()
            try:
                form.take_again(match.of, fleet.document.value, fleet.title, exchanged=exchanged)
            except FileProblem as problem:
                form.problem.setText(str(problem))

    def once_more(self, fleet: OpenFleet) -> None:
        """Begin a match again at once, with other dice."""
        from metamaker.app.play.setting_up.terms import fresh_seed
        from metamaker.game_api.matches import once_more

        match = fleet.document.game
        if isinstance(match, MatchGame):
            self._window.show_fleet(unsaved(OpenFleet(match, once_more(fleet.document.value, fresh_seed()))))

    def set_up_encounter(self, path: str) -> None:
        """Set up a match with the forces of an encounter file. Raises FileProblem."""
        game, forces, encounter = open_encounter(path)
        self.new().take_encounter(game, forces, encounter)

    def show(self, game: Game, replay: "Replay") -> None:
        """Show a new match, and close its form."""
        form = self.form
        self._window.show_fleet(unsaved(OpenFleet(match_game(game), replay)))
        if form is not None:
            self._window.drop(form)

    def show_variation(self, fleet: OpenFleet, name: str) -> None:
        """Show a variation of a match in a tab of its own. Raises ValueError if it cannot be opened."""
        from metamaker.app.play.review.variation_tab import VariationTab

        shown = (each for each in self._window.open_fleets if isinstance(each, VariationTab))
        found = next((each for each in shown if (each.keeper, each.name) == (fleet, name)), None)
        if found is None:
            self._window.show_fleet(VariationTab(fleet, name))
        else:
            self._window.bring_fleet(found)

    def show_record(self, game: Game, record: "TableRecord") -> None:
        """Show the new record of a game on paper."""
        self._window.show_fleet(unsaved(OpenFleet(record_game(game), record)))
