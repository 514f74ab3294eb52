"""Recovery of unsaved work: backups of open documents, work from crashed runs, and its reopening."""

import secrets
import time
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from metamaker.app.files.file_watch import digest
from metamaker.app.files.open_fleet import OpenFleet, fleet_of_bytes, opened_fleet
from metamaker.app.recovery.store import LeftBehind, Record, RecoveryStore
from metamaker.app.texts import tr
from metamaker.app.timers import rested
from metamaker.core.errors import FileProblem
from metamaker.core.storage import read_file
from metamaker.game_api.game import file_bytes
from metamaker.opening import open_any

WRITTEN_AFTER_MS = 1000
"""Time from the first unsaved edit until the work is written; later edits do not delay it."""


class Recovery(QObject):
    """Keeps the unsaved work of one fleet in recovery files, and removes them when there is none."""

    def __init__(self, fleet: OpenFleet, store: RecoveryStore) -> None:
        super().__init__(fleet)
        self._fleet = fleet
        self._store = store
        self._key = secrets.token_hex(4)
        self._is_kept = False
        self._soon = rested(self, WRITTEN_AFTER_MS, self.write)
        fleet.document.changed.connect(self._later)
        fleet.document.went_on.connect(self.write)  # dice cannot be rolled again with the same results
        fleet.named.connect(self._look)
        self._look()

    def write(self) -> "Future[None] | None":
        """Write the present work in the thread of the store; None if there is nothing to write."""
        self._soon.stop()
        if not self._fleet.dirty:
            self.forget()
            return None
        game, value = self._fleet.document.game, self._fleet.document.value
        file, known, now = self._fleet.path, self._fleet.file_digest, time.time()
        self._is_kept = True
        return self._store.write(
            self._key, lambda: Record(game.documents.title(value), file, known, now, file_bytes(game, value))
        )

    def forget(self) -> None:
        """Remove the recovery files, because the work is saved or discarded."""
        self._soon.stop()
        if self._is_kept:
            self._is_kept = False
            self._store.remove(self._key)

    def _later(self) -> None:
        if not self._soon.isActive():
            self._soon.start()

    def _look(self) -> None:
        if not self._fleet.dirty:
            self.forget()
        else:
            self._later()


def recovered_fleet(record: Record, step: str, parent: QObject | None = None) -> OpenFleet:
    """Open unsaved work as a step `step` on top of its file, or as a separate copy if the file has changed.

    Raises FileProblem for unusable work.
    """
    recovered = fleet_of_bytes(record.content, record.title, parent)
    if record.file and _present_digest(record.file) == record.file_digest:
        fleet = opened_fleet(record.file, parent)
        fleet.document.apply(step, recovered.document.value)
        recovered.deleteLater()
        return fleet
    recovered.must_save()
    file = Path(record.file)
    recovered.suggested = str(file.with_name(f"{file.stem}-recovered.json")) if record.file else ""
    return recovered


def is_saved(record: Record) -> bool:
    """Return whether the file already contains this work, because the program crashed between saving and cleaning up."""
    try:
        opened = open_any(record.content, record.title)
    except FileProblem:
        return False
    return bool(record.file) and _present_digest(record.file) == digest(file_bytes(opened.game, opened.document))


def _present_digest(path: str) -> str:
    try:
        return digest(read_file(path))
    except FileProblem:
        return ""


class Recoveries(QObject):
    """The unsaved work of all open documents, and that of earlier runs in `left`, until it is recovered or discarded.

    `left_changed`: unsaved work was found or handled; `failed(reason)`: unsaved work cannot be written; `written`: it was.
    """

    left_changed = Signal()
    failed = Signal(str)
    written = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.left: tuple[LeftBehind, ...] = ()
        self._store = RecoveryStore(folder, self)
        self._store.failed.connect(self.failed)
        self._store.written.connect(self.written)
        self._kept: dict[int, Recovery] = {}
        """By the identity of the document, so that the connection below does not keep it alive."""

    def keep(self, fleet: OpenFleet) -> None:
        """Write the unsaved work of an opened document from now on."""
        if id(fleet) not in self._kept:
            self._kept[id(fleet)] = Recovery(fleet, self._store)
            fleet.destroyed.connect(partial(self._kept.pop, id(fleet), None))

    def forget(self, fleet: OpenFleet) -> None:
        """Remove the recovery files of a closed document."""
        recovery = self._kept.pop(id(fleet), None)
        if recovery is not None:
            recovery.forget()

    def find_left_behind(self) -> None:
        """Look for unsaved work of crashed runs; `left_changed` is emitted."""
        self.look_for_left()
        self.left_changed.emit()

    def look_for_left(self) -> None:
        """Look for unsaved work of crashed runs, without a signal yet."""
        found = self._store.left_behind()
        saved = [left for left in found if is_saved(left.record)]
        for left in saved:
            self._store.discard(left)
        self.left = tuple(left for left in found if left not in saved)

    def recover(self, left: LeftBehind, show: Callable[[OpenFleet], None]) -> None:
        """Open unsaved work and show it. Raises FileProblem for unusable work."""
        fleet = recovered_fleet(left.record, tr("window-recovery-recovered-work"))
        show(fleet)
        written = self._kept[id(fleet)].write() if id(fleet) in self._kept else None
        if written is not None:
            written.result()  # the new file exists before the old one is removed
        self.discard(left)

    def discard(self, left: LeftBehind) -> None:
        """Discard unsaved work."""
        self._store.discard(left)
        self.left = tuple(each for each in self.left if each is not left)
        self.left_changed.emit()

    def write_all(self) -> None:
        """Write all unsaved work now, and wait for it, as after an error."""
        for written in [recovery.write() for recovery in self._kept.values()]:
            if written is not None:
                written.result()

    def close(self) -> None:
        """Wait for unfinished writing. Nothing can be saved afterwards."""
        self._store.close()
