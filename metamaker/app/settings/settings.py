"""The user's settings while the program runs: read once, signalled on change, and written soon after."""

import contextlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QLocale, QObject, QStandardPaths, Signal

from metamaker.app.settings.preferences import (
    LIBRARY,
    MAX_RECENT,
    STEPS,
    Look,
    Preferences,
    Step,
    read_preferences,
    write_preferences,
)
from metamaker.app.timers import rested
from metamaker.core.errors import FileProblem
from metamaker.core.messages import COMMON, ENGLISH, languages
from metamaker.core.storage import is_folder
from metamaker.registry import GAMES, usual_game

_SOON_MS = 800
"""Changes in quick succession, as when a window is resized, are written together. A crash can lose only a width."""

_FOLDER = "folder"
_LIBRARY = "library_folder"
_GAME = "game"
_RECENT_GAMES = "recent_games"


class Settings(QObject):
    """The choices of the user. `changed(name)` is emitted with the name of a changed value.

    `cache` is the folder for data that can be made again. `problem` is a sentence about an unusable file, or empty. The file is
    renamed.
    """

    changed = Signal(str)

    def __init__(
        self,
        path: Path,
        parent: QObject | None = None,
        steps: Sequence[Step] = STEPS,
        library: Path | None = None,
        cache: Path | None = None,
    ) -> None:
        super().__init__(parent)
        self._path = path
        self._library = library or path.with_name(LIBRARY)
        self.cache = cache or path.with_name("cache")
        self._steps = tuple(steps)
        self.problem = ""
        self._values = self._read()
        self._soon = rested(self, _SOON_MS, self.write)

    def _read(self) -> Preferences:
        try:
            return read_preferences(self._path, self._steps)
        except FileProblem as problem:
            aside = self._path.with_name(f"{self._path.name}.unusable")
            with contextlib.suppress(OSError):
                self._path.replace(aside)
            self.problem = f"{self._path.name}: {problem.without_file}"
            return Preferences()

    @property
    def values(self) -> Preferences:
        """All present choices."""
        return self._values

    @property
    def look(self) -> Look:
        """Light, dark, or as the system."""
        return self._values.look

    @property
    def text_size(self) -> int:
        """Size of the text in percent, 80 to 200."""
        return self._values.text_size

    @property
    def paper(self) -> str:
        """The key of the paper for printed sheets."""
        return self._values.paper

    @property
    def recent(self) -> tuple[str, ...]:
        """Paths of recently open files, the newest first."""
        return self._values.recent

    @property
    def language(self) -> str:
        """The language of the window: the chosen one, or the system's if the window has it, or English."""
        chosen = self._values.language or QLocale.system().name().partition("_")[0]
        return chosen if chosen in languages(COMMON) else ENGLISH

    def game_language(self, game: str) -> str:
        """Return the language for texts of a game: that of the window if the game has it, otherwise English."""
        return self.language if self.language in languages(game) else ENGLISH

    def change(self, **values: object) -> None:
        """Change values, as `change(text_size=120)`. Raises ValueError for invalid values."""
        old, self._values = self._values, self._values.with_(**values)
        for name in values:
            if getattr(old, name) != getattr(self._values, name):
                self._soon.start()
                self.changed.emit(name)

    def kept(self, key: str, default: Any = None) -> Any:
        """Return the JSON value of a page by its key, or `default`. It comes from a file, so check it."""
        return self._values.kept.get(key, default)

    def keep(self, key: str, value: Any) -> None:
        """Save a JSON value for a page, unless it has a file name that JSON cannot contain."""
        if _is_text(value):
            self.change(kept={**self._values.kept, key: value})

    def state(self, name: str) -> QByteArray:
        """Return the saved state of a window or of a part of one, such as a splitter; empty without one."""
        return QByteArray.fromBase64(self._values.windows.get(name, "").encode("ascii", "ignore"))

    def keep_state(self, name: str, state: QByteArray) -> None:
        """Save the Qt state of a window or of a part of one (`saveGeometry`, `saveState`)."""
        self.change(windows={**self._values.windows, name: bytes(state.toBase64().data()).decode("ascii")})

    @property
    def game(self) -> str:
        """The key of the last game at the front, for new documents. By default the first of the list."""
        last = self.kept(_GAME)
        return last if last in GAMES else usual_game()

    @property
    def is_newcomer(self) -> bool:
        """Whether no document of any game was at the front so far."""
        return self.kept(_GAME) not in GAMES

    def note_game(self, game: str) -> None:
        """Remember that a document of this game is at the front."""
        self.keep(_GAME, game)

    def note_recent(self, path: str, game: str = "") -> None:
        """Put a file at the head of the recent ones, with the key of its game."""
        self.note_folder(path)
        if not _is_text(path):
            return
        recent = (path, *(each for each in self._values.recent if each != path))[:MAX_RECENT]
        games = {each: self.recent_game(each) for each in recent[1:]} | {path: game or self.recent_game(path)}
        self.keep(_RECENT_GAMES, {each: found for each, found in games.items() if found})
        self.change(recent=recent)

    def recent_game(self, path: str) -> str:
        """Return the key of the game of a recent file, or empty if unknown."""
        noted = self.kept(_RECENT_GAMES)
        game = noted.get(path) if isinstance(noted, dict) else None
        return game if game in GAMES else ""

    @property
    def library(self) -> Path:
        """The folder of the user's library: the chosen one, or that of the profile. It need not exist."""
        chosen = self.kept(_LIBRARY)
        return Path(chosen) if isinstance(chosen, str) and chosen else self._library

    def choose_library(self, folder: str) -> None:
        """Use another folder for the library; an empty one means that of the profile."""
        self.keep(_LIBRARY, folder)
        self.note_library()

    def note_library(self) -> None:
        """Emit `changed` with the name of the library, because its content has changed."""
        self.changed.emit(LIBRARY)

    @property
    def folder(self) -> str:
        """The start folder of file dialogs: that of the last file, otherwise the user's documents."""
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        places = (self.own_folder, *(str(Path(each).parent) for each in self.recent[:1]), documents)
        return next((place for place in places if place and is_folder(place)), str(Path.home()))

    @property
    def own_folder(self) -> str:
        """The folder in which the user last opened or saved a file, or empty."""
        last = self.kept(_FOLDER)
        return last if isinstance(last, str) else ""

    def note_folder(self, file: str) -> None:
        """Remember the folder of an opened or saved file."""
        self.keep(_FOLDER, str(Path(file).absolute().parent))

    def forget_recent(self, path: str) -> None:
        """Remove a file from the recent ones."""
        self.change(recent=tuple(each for each in self._values.recent if each != path))

    def write(self) -> None:
        """Write the settings now. If the disk refuses, only the choices of this run are lost."""
        self._soon.stop()
        with contextlib.suppress(FileProblem):
            write_preferences(self._path, self._values, self._steps)


def _is_text(value: Any) -> bool:
    """Return whether a JSON value can be written in UTF-8. Python represents invalid bytes in file names as lone surrogates."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True
