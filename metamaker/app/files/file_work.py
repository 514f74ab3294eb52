"""File commands of a window: open chosen, dropped or pasted files, create, save, revert and close.

Also changes by other programs.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QMimeData, QObject, QTimer, Signal
from PySide6.QtWidgets import QMenu, QWidget

from metamaker.app.files.dialogs import Questions, Unsaved
from metamaker.app.files.file_queue import FileQueue
from metamaker.app.files.open_fleet import ChangedOnDisk, OpenFleet, fleet_of_bytes, fleet_without_file, opened_fleet, unsaved
from metamaker.app.settings.settings import Settings
from metamaker.app.texts import tr
from metamaker.app.widgets.game_sign import game_icon
from metamaker.app.widgets.messages import MessageBar
from metamaker.core.code_text import has_code
from metamaker.core.errors import FileProblem
from metamaker.core.share_code import is_link
from metamaker.core.storage import is_file, read_file, refuse_print_name
from metamaker.game_api.game import brief_bytes
from metamaker.opening import SeveralFleets, carried_in, fleets_in, is_encounter
from metamaker.registry import GAMES, game_called, game_name
from metamaker.tournaments.game import event_game

FEW = 3
"""The largest number of files to open at once. Others open one by one in the background."""

MOST_PROBLEMS = 5
"""Maximum number of unopened files with reasons in the message. Others are only counted."""


class Shelf(Protocol):
    """Protocol of the place for open fleets."""

    def show_fleet(self, fleet: OpenFleet) -> None:
        """Show a fleet after opening it."""

    def add_fleet(self, fleet: OpenFleet, place: int) -> None:
        """Add a tab for a fleet at a place in the background."""

    def show_open(self, path: str) -> bool:
        """Bring the fleet of this file to the front; False if it is not open."""

    def is_open_elsewhere(self, path: str, fleet: OpenFleet | None) -> bool:
        """Return whether another open fleet has this file; for None, any."""

    def show_differences(self, fleet: OpenFleet) -> None:
        """Show the differences between the fleet and its file."""

    def set_up_encounter(self, path: str) -> None:
        """Set up a match that begins with the encounter in a file. Raises FileProblem."""

    def called(self, fleet: OpenFleet) -> str:
        """Return the tab title of a fleet: its title, with its file if others have the same title."""


class FileWork(QObject):
    """File commands of one window. Every problem is one sentence in the message bar.

    `progressed(text, done, all)` is emitted while many files are opened, with an empty text at the end.
    """

    progressed = Signal(str, int, int)

    def __init__(self, window: QWidget, shelf: Shelf, messages: MessageBar, questions: Questions, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._shelf = shelf
        self._messages = messages
        self._questions = questions
        self._settings = settings
        self.queue = FileQueue(self)
        self._problems: list[str] = []
        self._places: list[int] = []
        self.queue.due.connect(self._open_behind)
        self.queue.progressed.connect(self._tell_progress)
        self.queue.ended.connect(self._end_queue)

    def new(self, template: str = "", game: str = "") -> None:
        """Show a new document of a game or of the most recently used one, from one of its templates or the default."""
        chosen = game_called(game or self._settings.game)
        language = self._settings.game_language(chosen.key)
        name = chosen.documents.words(language)["document-new"]

        def show() -> None:
            self._shelf.show_fleet(OpenFleet(chosen, chosen.documents.new(name, name, template, language)))

        self._try("open", show)

    def new_event(self) -> None:
        """Show a new event of the most recently used game, or of the first game that has events."""
        keys = sorted(GAMES, key=lambda key: key != self._settings.game)
        of = event_game(next(game for key in keys if (game := game_called(key)).limits is not None))
        name = of.documents.words(self._settings.game_language(of.key))["document-new"]
        self._try("open", lambda: self._shelf.show_fleet(OpenFleet(of, of.documents.new(name, name))))

    def templates(self, game: str) -> Mapping[str, str]:
        """Return the templates for a new document of a game: keys with titles."""
        return game_called(game).documents.templates(self._settings.game_language(game))

    def ask_and_open(self) -> None:
        """Ask for files and open them."""
        paths = self._questions.open_paths(self._window, self._settings.folder)
        QTimer.singleShot(0, self, lambda: self.open(paths))  # after the dialog has gone from the screen

    def open(self, paths: Iterable[str], front: str = "") -> None:
        """Open files and show them; `front`, otherwise the last one, comes to the front. One message lists all failures.

        With many files, `front`, otherwise the first one, is shown at once. The others open one by one in the background.
        """
        paths = list(paths)
        self._messages.drop("open")
        if len(paths) <= FEW:
            self._tell_problems([each for path in paths for each in self._open_in_front(path)])
            if front:
                self._shelf.show_open(front)
            return
        first = paths.index(front) if front in paths else 0
        self._problems = self._open_in_front(paths[first])
        self._places = [] if self._problems else [first]
        others = [place for place in range(len(paths)) if place != first]
        self.queue.add([paths[place] for place in others], others)

    def _open_in_front(self, path: str) -> list[str]:
        return [] if self._shelf.show_open(path) else self._open(path)

    def _open_behind(self, path: str, place: int) -> None:
        """Open one of many files in the order in which they were given."""
        if self._shelf.is_open_elsewhere(path, None):
            return
        after = [each for each in self._places if each > place]
        behind = partial(self._shelf.add_fleet, place=-len(after)) if self._places else None
        problems = self._open(path, behind)
        self._problems += problems
        self._places += [] if problems else [place]

    def _tell_progress(self, done: int, every: int) -> None:
        self.progressed.emit(tr("window-files-opening", done=done, all=every), done, every)

    def _end_queue(self) -> None:
        self.progressed.emit("", 0, 0)
        self._tell_problems(self._problems)
        self._problems = []

    def _tell_problems(self, problems: list[str]) -> None:
        if len(problems) == 1:
            self._messages.tell("open", problems[0], tone="error")
        elif problems:
            lines = [tr("window-files-files-could-not", count=len(problems)), *problems[:MOST_PROBLEMS]]
            if len(problems) > MOST_PROBLEMS:
                lines.append(tr("window-common-and-more", count=len(problems) - MOST_PROBLEMS))
            self._messages.tell("open", "\n".join(lines), tone="error")

    def open_text(self, text: str) -> None:
        """Open a text, such as that of the clipboard: share codes anywhere in it, or the content of a fleet file."""
        is_file = text.lstrip().startswith("{")
        if is_file or has_code(text):
            name = tr("window-files-clipboard") if is_file else tr("window-files-share-code")
            self._try("open", lambda: self._open_carried(text.encode("utf-8", "replace"), name))
        else:
            self._messages.tell("open", tr("window-files-expected-share-code"), tone="error")

    def open_copy(self, path: str) -> None:
        """Open a file as a new fleet without a file, such as a sample. Nothing is lost when it is closed."""
        self._try("open", lambda: self._shelf.show_fleet(_copy(path)))

    def duplicate(self, fleet: OpenFleet) -> None:
        """Show a copy of an open fleet, without a file."""
        game = fleet.document.game
        self._shelf.show_fleet(unsaved(fleet_of_bytes(brief_bytes(game, fleet.document.value), fleet.title)))

    def save(self, fleet: OpenFleet) -> bool:
        """Save a fleet, or the one that contains it, asking for a missing file, and return whether it was saved."""
        fleet = fleet if fleet.path or fleet.keeper is None else fleet.keeper
        return self._save(fleet, fleet.path) if fleet.path else self.save_as(fleet)

    def save_as(self, fleet: OpenFleet) -> bool:
        """Ask for a file, save the fleet there, and return whether it was saved."""
        path = self._questions.save_path(self._window, fleet.path or fleet.suggested or self._suggestion(fleet))
        if not path or not self._try(_key(fleet), lambda: refuse_print_name(path)):
            return False
        if self._shelf.is_open_elsewhere(path, fleet):
            text = tr("window-files-open-another-tab", name=Path(path).name)
            self._messages.tell(_key(fleet), text, tone="error")
            return False
        return self._save(fleet, path)

    def revert(self, fleet: OpenFleet) -> None:
        """Go back to the version of the file, if the person agrees."""
        if fleet.path and self._questions.revert(self._window, fleet.title):
            self.reload(fleet)

    def reload(self, fleet: OpenFleet) -> None:
        """Read the version of the file."""
        self._try(_key(fleet), lambda: fleet.reload(tr("window-files-reload-file")))

    def may_close(self, fleets: Sequence[OpenFleet]) -> bool:
        """Ask once how to handle the unsaved work of these fleets, do it, and return whether they can be closed."""
        dirty = [fleet for fleet in fleets if fleet.dirty]
        if not dirty:
            return True
        answer = self._questions.unsaved(self._window, [self._shelf.called(fleet) for fleet in dirty])
        return answer is Unsaved.DISCARD or (answer is Unsaved.SAVE and all(self.save(fleet) for fleet in dirty))

    def offer_reload(self, fleet: OpenFleet) -> None:
        """Show that another program changed the file of a fleet, with buttons to reload or keep."""
        text = tr("window-files-file-changed-another-program", title=fleet.title)
        offers = (
            (tr("window-files-reload"), lambda: self.reload(fleet)),
            (tr("window-files-keep-mine"), fleet.keep_mine),
            (tr("window-files-show-differs"), lambda: self._differences(fleet)),
        )
        self._messages.tell(_key(fleet), text, offers)

    def forget(self, fleet: OpenFleet) -> None:
        """Remove messages about a fleet that leaves the window."""
        self._messages.drop(_key(fleet))

    def tell_gone(self, fleet: OpenFleet) -> None:
        """Show that the file of a fleet is gone."""
        text = tr("window-files-file-not-any", title=fleet.title)
        self._messages.tell(_key(fleet), text, ((tr("window-common-save"), lambda: self._save_again(fleet)),))

    def _save_again(self, fleet: OpenFleet) -> None:
        self.save(fleet)

    def _differences(self, fleet: OpenFleet) -> None:
        self.offer_reload(fleet)
        self._shelf.show_differences(fleet)

    def _open(self, path: str, show: Callable[[OpenFleet], None] | None = None) -> list[str]:
        """Show the content of a file, in front or with `show`, and return the reasons if that fails."""
        try:
            if is_encounter(path):
                self._shelf.set_up_encounter(path)
                return []
            fleet = opened_fleet(path)
        except SeveralFleets:
            return self._open_some(path)
        except FileProblem as problem:
            self._settings.forget_recent(path)
            return [str(problem)]
        (show or self._shelf.show_fleet)(fleet)
        if not is_link(path) and is_file(path):
            self._settings.note_recent(str(Path(path).absolute()), fleet.document.game.key)
        return []

    def _open_some(self, path: str) -> list[str]:
        try:
            names = fleets_in(path)
            for number in self._questions.which_fleets(self._window, Path(path).name, names):
                self._shelf.show_fleet(opened_fleet(f"{path}#{number + 1}"))
        except FileProblem as problem:
            return [str(problem)]
        return []

    def _open_carried(self, data: bytes, name: str) -> None:
        """Show the content of a text, or the chosen ones of several documents in it."""
        carried = carried_in(data, name)
        wanted: Sequence[int] = (0,)
        if len(carried) > 1:
            wanted = self._questions.which_fleets(self._window, name, [each.label() for each in carried])
        for number in wanted:
            self._shelf.show_fleet(unsaved(fleet_without_file(carried[number].opened())))

    def _save(self, fleet: OpenFleet, path: str) -> bool:
        try:
            fleet.save(path)
        except ChangedOnDisk:
            if not self._questions.overwrite_changed(self._window, fleet.title):
                return False
            return self._try(_key(fleet), lambda: fleet.save(path, over_changes=True))
        except FileProblem as problem:
            self._messages.tell(_key(fleet), str(problem), tone="error")
            return False
        self._messages.drop(_key(fleet))
        self._settings.note_recent(fleet.path, fleet.document.game.key)
        return True

    def _try(self, key: str, act: Callable[[], None]) -> bool:
        try:
            act()
        except FileProblem as problem:
            self._messages.tell(key, str(problem), tone="error")
            return False
        self._messages.drop(key)
        return True

    def _suggestion(self, fleet: OpenFleet) -> str:
        stem = "-".join("".join(letter if letter.isalnum() else " " for letter in fleet.title.lower()).split())
        return str(Path(self._settings.folder) / f"{stem or fleet.document.game.key}.json")


def _key(fleet: OpenFleet) -> str:
    """Key of messages about a fleet. A new one replaces the earlier one."""
    return f"file-{id(fleet)}"


def _copy(path: str) -> OpenFleet:
    return fleet_of_bytes(read_file(path), path)


MAX_TEXT = 4_000_000
"""Limit for text of the clipboard, which can be anything.

The largest sample as text has 105 kB, so codes and readable fleets are far below the limit.
"""


class Opens(Protocol):
    """Protocol of the opener."""

    def open(self, paths: list[str]) -> None:
        """Open files."""

    def open_text(self, text: str) -> None:
        """Open the content of a text."""


def can_be_opened(data: QMimeData) -> bool:
    """Return whether there is anything to try."""
    return bool(_paths(data)) or data.hasText()


def open_dropped(data: QMimeData, files: Opens) -> None:
    """Open the files named by `data`, or the content of its text."""
    paths = _paths(data)
    if paths:
        files.open(paths)
    else:
        files.open_text(data.text()[:MAX_TEXT])


def _paths(data: QMimeData) -> list[str]:
    return [url.toLocalFile() for url in data.urls() if url.isLocalFile()]


def template_menu(game: str, files: FileWork, parent: QWidget) -> QMenu:
    """Return a menu with the name of the game. It is filled when shown, because that imports the game."""
    menu = QMenu(game_name(game), parent)
    menu.setIcon(game_icon(game))
    menu.aboutToShow.connect(partial(_fill, menu, game, files))
    return menu


def _fill(menu: QMenu, game: str, files: FileWork) -> None:
    menu.clear()
    for key, title in files.templates(game).items():
        menu.addAction(title.replace("&", "&&"), partial(files.new, key, game))
