"""Sources of the sides of a match, in a menu: open documents, recent files, samples and any file."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from PySide6.QtWidgets import QMenu

from metamaker.app.files.open_fleet import OpenFleet
from metamaker.app.settings.settings import Settings
from metamaker.app.start.file_preview import name_in
from metamaker.app.start.samples import first_samples
from metamaker.app.texts import tr
from metamaker.core.envelope import MAIN_KIND
from metamaker.core.errors import FileProblem
from metamaker.core.messages import message
from metamaker.core.paths import sample_fleets
from metamaker.core.storage import is_file, read_file, shown
from metamaker.game_api.game import Game, required
from metamaker.game_api.match_documents import MatchGame
from metamaker.game_api.record_documents import RecordGame, fleet_of
from metamaker.opening import open_bytes
from metamaker.registry import GAMES, game_called, game_name
from metamaker.tournaments.game import EventGame

MOST_RECENT = 10
"""More would not fit into a menu together with open documents. Any file can be chosen by its name."""


class Source(NamedTuple):
    """A document usable as a side, with its game and its file. The file is empty without one.

    `damage`: the losses of its ships in a game on paper, as the JSON value of a play state; None for a fresh side.
    """

    game: Game
    document: Any
    path: str = ""
    damage: Any = None


class Desk(Protocol):
    """The open documents of the program."""

    @property
    def open_fleets(self) -> Sequence[OpenFleet]:
        """The documents of all windows."""


def of_open(fleet: OpenFleet) -> Source:
    """Return an open document in its present state. Raises FileProblem for a record that this program cannot read any more."""
    return _source(fleet.document.game, fleet.document.value, fleet.path, fleet.title)


def of_file(path: str) -> Source:
    """Return the document of a file. Raises FileProblem."""
    opened = open_bytes(read_file(path), shown(path))
    if isinstance(opened.game, EventGame):
        raise FileProblem(shown(path), "", message("file-envelope-kind", kind=MAIN_KIND, found=opened.game.format.kind))
    return _source(opened.game, opened.document, path, shown(path))


def _source(game: Game, document: Any, path: str, called: str) -> Source:
    """Return a document as a side. For a record, that is its fleet with its losses."""
    if not isinstance(game, RecordGame):
        return Source(game, document, path)
    fleet = fleet_of(game.of, document, called)
    return Source(game.of, fleet, path, document.state or None)


Chosen = Callable[[Callable[[], Source]], None]
"""Called with the loader of the chosen source, which can raise FileProblem."""


class SourceMenu:
    """Fills a menu with all sources, limited to one game once it is known."""

    def __init__(self, desk: Desk, settings: Settings, chosen: Chosen, ask: Callable[[], None]) -> None:
        self._desk = desk
        self._settings = settings
        self._chosen = chosen
        self._ask = ask
        self.game: Game | None = None

    def fill(self, menu: QMenu) -> None:
        """Fill the menu with the present sources."""
        menu.clear()
        fleets = [fleet for fleet in self._desk.open_fleets if self._fits(fleet)]
        self._section(menu, tr("window-common-open-documents"), [(each.title, partial(of_open, each)) for each in fleets])
        self._section(menu, tr("window-setup-recent-files"), self._recent({each.path for each in fleets}))
        for game in GAMES:
            if self._is_of(game) and game_called(game).play is not None:
                inner = menu.addMenu(tr("window-setup-samples", game=game_name(game)))
                for path in _samples(game):
                    inner.addAction(_plain(name_in(path)), partial(self._chosen, partial(of_file, path)))
        menu.addSeparator()
        menu.addAction(tr("window-setup-another-file"), self._ask)

    def _recent(self, shown: set[str]) -> list[tuple[str, Callable[[], Source]]]:
        """Return the recent files by the names of their documents, without open documents and samples."""
        known = {_place(path) for path in (*shown, *(path for game in GAMES for path in _samples(game))) if path}
        recent = [path for path in self._settings.recent if is_file(path) and self._is_of(self._settings.recent_game(path))]
        left = [path for path in recent if _place(path) not in known]
        return [(name_in(path), partial(of_file, path)) for path in left[:MOST_RECENT]]

    def _fits(self, fleet: OpenFleet) -> bool:
        game = fleet.document.game
        played = game.of if isinstance(game, RecordGame) else game
        can_come = played.play is not None and (played is game or played.play.paper is not None)
        return not isinstance(game, MatchGame) and can_come and self._is_of(game.key)

    def _is_of(self, game: str) -> bool:
        return self.game is None or game == self.game.key

    def _section(self, menu: QMenu, title: str, entries: Sequence[tuple[str, Callable[[], Source]]]) -> None:
        if entries:
            menu.addAction(_plain(title)).setEnabled(False)  # a section of Qt would be a line without its title
            for text, load in entries:
                menu.addAction(_plain(text), partial(self._chosen, load))
            menu.addSeparator()


def _samples(game: str) -> list[str]:
    return [str(path) for path in sorted(sample_fleets(game).glob("*.json"))]


def _place(path: str) -> str:
    """Return a path for comparison."""
    return str(Path(path).resolve())


def _plain(text: str) -> str:
    return text.replace("&", "&&")


_SIDES = 2


class FirstDuel(NamedTuple):
    """A match for beginners from the suitable samples.

    The document, and the references of both ships, the player's first. A board has no ships.
    """

    source: Source
    ships: tuple[str, ...] = ()


def first_duel(preferred: str = "") -> FirstDuel | None:
    """Return the duel of the `preferred` game, otherwise of the first game that has one; None if no samples are installed."""
    for key in sorted(GAMES, key=lambda key: key != preferred):
        game = game_called(key)
        if game.play is not None and (duel := _duel_on_a_board(game) if game.designs is None else _duel_of_ships(game)):
            return duel
    return None


def _first_sources(game: Game) -> list[Source]:
    return [of_file(str(sample_fleets(game.key) / f"{name}.json")) for name in sorted(first_samples(game.key))]


def _duel_of_ships(game: Game) -> FirstDuel | None:
    play, designs = required(game.play), required(game.designs)
    for source in _first_sources(game) if play.bounds[1] >= _SIDES else ():
        ships = designs.subjects(source.document, False)
        if len(ships) >= _SIDES:
            return FirstDuel(source, tuple(ships[:_SIDES]))
    return None


def _duel_on_a_board(game: Game) -> FirstDuel | None:
    """Return a match on the first sample with the fewest players."""
    play = required(game.play)
    sources = _first_sources(game)
    players = [len(play.sides(each.document)) or play.seats((each.document,), False) for each in sources]
    return FirstDuel(sources[players.index(min(players))]) if sources else None
