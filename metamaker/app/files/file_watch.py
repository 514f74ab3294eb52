"""Notices when other programs change a file, also when they put another one in its place."""

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from metamaker.app.files.file_stamp import Stamp, present

_SETTLE_MS = 150
"""Other programs write in several steps; what they mean is there a moment later."""


class FileWatch(QObject):
    """Watches one file at a time. `changed` is sent once for each new content; `gone` if the file went away.

    Call `look` when the window comes to the front as well: not every disk sends messages.
    """

    changed = Signal()
    gone = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = ""
        self._known: Stamp | None = None
        self._watcher = QFileSystemWatcher(self)
        self._soon = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._soon.timeout.connect(self.look)
        self._watcher.fileChanged.connect(lambda _: self._soon.start())
        self._watcher.directoryChanged.connect(lambda _: self._soon.start())

    def watch(self, path: str, known: Stamp | None) -> None:
        """Watch this file, which is known to be like that; an empty path watches none."""
        self._path, self._known = path, known
        watched = self._watcher.files() + self._watcher.directories()
        if watched:
            self._watcher.removePaths(watched)
        if path:
            # The folder tells of files that are put in the place of others, which are no longer watched themselves.
            self._watcher.addPaths([path, str(Path(path).absolute().parent)])

    def look(self) -> None:
        """Compare the file with what is known of it."""
        self._soon.stop()
        if not self._path or self._known is None:
            return
        now = present(self._path, self._known)
        if now is self._known:
            return
        old, self._known = self._known, now or self._known
        if now is None:
            self._known = None
            self.gone.emit()
            return
        if self._path not in self._watcher.files():
            self._watcher.addPath(self._path)
        if now.digest != old.digest:
            self.changed.emit()
