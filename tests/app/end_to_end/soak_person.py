"""Answers of a simulated person during a random walk: questions at random, menus and dialogs after a short look."""

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QMenu, QMessageBox, QWidget

from metamaker.app.crash_report import FaultDialog
from metamaker.app.files.dialogs import Unsaved
from metamaker.core.paths import sample_fleets
from metamaker.registry import GAMES
from tests.app.end_to_end.soak_hands import anywhere, mouse, press

LOOK_MS = 60
"""Interval at which the simulated person looks for a menu or dialog."""

PATIENCE = 6
"""Looks after which a menu or dialog is closed, whatever else was done to it."""

FORMATS = Path("tests/golden/formats")
BATTLES = Path("docs/battles")


def documents() -> list[Path]:
    """Return the samples of all games, matches, tournaments, universes and files of all formats, by name."""
    samples = [path for game in GAMES for path in sample_fleets(game).rglob("*.json")]
    return sorted([*samples, *FORMATS.glob("*.json"), *BATTLES.glob("*.json")])


def copied(paths: Sequence[Path], folder: Path) -> list[Path]:
    """Copy files into a folder, each into one of its own, and return the copies: a walk saves what it has opened."""
    copies = [folder / str(number) / path.name for number, path in enumerate(paths)]
    for path, copy in zip(paths, copies, strict=True):
        copy.parent.mkdir(parents=True)
        copy.write_bytes(path.read_bytes())
    return copies


WRONG: tuple[Any, ...] = (None, True, -1, 10**12, 1.5, "", "x" * 200, "<b>&\u202e", [], {}, [[]], {"game": "metaverse"})
"""Values that other people's files may have anywhere."""


def spoiled(content: bytes, chance: Random) -> bytes:
    """Return a document in which something is replaced by a wrong value, taken out or put in twice."""
    document = json.loads(content)
    at: Any = document
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        if not keys:
            return json.dumps(document).encode()
        key = chance.choice(keys)
        inner = at[key]
        if not isinstance(inner, dict | list) or not inner or chance.random() < 0.15:
            break
        at = inner
    _spoil(at, key, chance)
    return json.dumps(document).encode()


def _spoil(at: Any, key: Any, chance: Random) -> None:
    how = chance.randrange(3)
    if how == 0:
        del at[key]
    elif how == 1 and isinstance(at, list):
        at.append(at[key])
    else:
        at[key] = chance.choice(WRONG)


class Answers:
    """Answers the questions of the program at random; see `metamaker.app.files.dialogs.Questions`. Files go to `folder`."""

    def __init__(self, chance: Random, folder: Path, paths: Sequence[Path]) -> None:
        self._chance = chance
        self._folder = folder
        self._documents = paths

    def unsaved(self, window: QWidget, titles: Sequence[str]) -> Unsaved:
        """Save, discard or cancel; mostly discard, so that documents are closed."""
        return self._chance.choice([Unsaved.DISCARD, Unsaved.DISCARD, Unsaved.DISCARD, Unsaved.SAVE, Unsaved.CANCEL])

    def overwrite_changed(self, window: QWidget, title: str) -> bool:
        """Agree or not."""
        return self._chance.random() < 0.5

    def revert(self, window: QWidget, title: str) -> bool:
        """Agree or not."""
        return self._chance.random() < 0.5

    def open_paths(self, window: QWidget, folder: str) -> Sequence[str]:
        """Choose a document, or nothing."""
        return [str(self._chance.choice(self._documents))] if self._chance.random() < 0.7 else []

    def folder(self, window: QWidget, title: str, start: str) -> str:
        """Choose the folder of the walk, or none."""
        return str(self._folder) if self._chance.random() < 0.7 else ""

    def save_path(self, window: QWidget, suggested: str) -> str:
        """Choose one of a few files in the folder of the walk."""
        return str(self._folder / f"saved-{self._chance.randrange(12)}.json")

    def which_fleets(self, window: QWidget, file: str, names: Sequence[str]) -> Sequence[int]:
        """Choose the first one."""
        return [0]


class Bystander(QObject):
    """Deals with menus and dialogs that hold up everything else: plays with them a little, then closes them."""

    def __init__(self, chance: Random) -> None:
        super().__init__()
        self._chance = chance
        self._looks = 0
        self._last: QWidget | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Do something about the menu or dialog at the front, if there is one."""
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if front is None:
            self._last = None
            return
        self._looks = self._looks + 1 if front is self._last else 0
        self._last = front
        if self._looks >= PATIENCE or self._chance.random() < 0.3 or isinstance(front, QFileDialog | FaultDialog):
            front.close()
        else:
            # By a timer of its own: one that waits for the dialog that it brought up would not look at that dialog.
            QTimer.singleShot(0, front, partial(self._play, front))

    def _play(self, front: QWidget) -> None:
        if isinstance(front, QMenu):
            press(front, self._chance.choice([Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Return, Qt.Key.Key_Right]))
            return
        buttons = [each for each in front.findChildren(QAbstractButton) if each.isVisible() and each.isEnabled()]
        if buttons and (isinstance(front, QMessageBox) or self._chance.random() < 0.6):
            self._chance.choice(buttons).click()
        elif not front.rect().isEmpty():
            mouse(front, anywhere(front.rect(), self._chance), Qt.MouseButton.LeftButton)
