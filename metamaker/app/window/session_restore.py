"""Restores the tabs of the last session. The open files are saved while the program runs."""

from collections.abc import Collection, Sequence
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject

from metamaker.app.files.open_fleet import OpenFleet
from metamaker.app.settings.settings import Settings
from metamaker.app.texts import tr
from metamaker.app.window.window import MainWindow
from metamaker.core.storage import is_file

_KEY = "tabs"
_MOST = 20
"""Maximum number of saved tabs: their titles are still legible, and each file is read at the start."""


class KeptTabs(QObject):
    """Saves the open tabs after the last session was restored. Only the first of several running programs does so.

    The others would open the same files, and overwrite its list.
    """

    def __init__(self, settings: Settings, lock: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._lock = QLockFile(str(lock))
        self._lock.setStaleLockTime(0)
        self._is_noting = False

    def open_again(self, window: MainWindow, spared: Collection[str]) -> None:
        """Open the tabs of the last session if wanted, except `spared` files with unsaved work to recover."""
        self._is_noting = self._has_lock()
        if not self._is_noting or not self._settings.values.restore_tabs:
            return
        files, front = self._kept()
        wanted = [file for file in files if file not in spared]
        gone = [Path(file).name for file in wanted if not is_file(file)]
        window.files.open([file for file in wanted if is_file(file)], front)
        if gone:
            window.messages.tell(_KEY, tr("window-main-not-any-more", names=", ".join(gone)))

    def note(self, fleets: Sequence[OpenFleet], front: OpenFleet | None) -> None:
        """Save the open files and the one at the front."""
        if self._is_noting:
            files = [_absolute(fleet) for fleet in fleets if fleet.path][:_MOST]
            self._settings.keep(_KEY, {"files": files, "front": _absolute(front) if front and front.path else ""})

    def close(self) -> None:
        """Keep the saved list as it is."""
        self._is_noting = False
        self._lock.unlock()

    def _has_lock(self) -> bool:
        lock = Path(self._lock.fileName())
        lock.parent.mkdir(parents=True, exist_ok=True)
        return self._lock.tryLock(0)

    def _kept(self) -> tuple[list[str], str]:
        kept = self._settings.kept(_KEY)
        kept = kept if isinstance(kept, dict) else {}
        files, front = kept.get("files"), kept.get("front")
        files = [file for file in files if isinstance(file, str)][:_MOST] if isinstance(files, list) else []
        return files, front if isinstance(front, str) else ""


def _absolute(fleet: OpenFleet) -> str:
    return str(Path(fleet.path).absolute())
