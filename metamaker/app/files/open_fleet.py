"""A document with its file, as shown in a tab, and its title among documents of the same title."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from metamaker.app.context import Selection
from metamaker.app.document import Document
from metamaker.app.files.file_watch import FileWatch, Stamp, present, stamp
from metamaker.core.errors import FileProblem
from metamaker.core.messages import message
from metamaker.core.share_code import is_link
from metamaker.core.storage import is_file, read_file, save_document
from metamaker.game_api.game import Game, file_bytes
from metamaker.opening import Opened, document_of, open_any, open_document

_JSON_BEGINS = (b"{", b"\xef\xbb\xbf{")


class ChangedOnDisk(FileProblem):
    """Raised if the file has changed since it was read."""


class OpenFleet(QObject):
    """An open document with its selection and its file. `named` is emitted if its title, file or unsaved mark may have changed.

    `changed_outside` is emitted when another program changed the file, `gone_outside` when it was removed. `path` is empty
    until it has its own file, because PDFs, pictures and share codes are never overwritten. `keeper` is the document that
    contains this one, and is saved in its place; None for other documents.
    """

    named = Signal()
    changed_outside = Signal()
    gone_outside = Signal()
    saved = Signal()

    def __init__(self, game: Game, value: Any, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = Document(game, value, self)
        self.selection = Selection(self.document)
        self.path = ""
        self.suggested = ""
        self.keeper: OpenFleet | None = None
        self._stamp: Stamp | None = None
        self._must_save = False
        self._watch = FileWatch(self)
        self._watch.changed.connect(self.changed_outside)
        self._watch.gone.connect(self._lost)
        self.document.steps.cleanChanged.connect(self.named)
        self.document.changed.connect(self._value_changed)
        self.document.went_on.connect(self.must_save)
        self.document.noted.connect(self.must_save)

    @property
    def title(self) -> str:
        """The display name of the document."""
        return self.document.game.documents.title(self.document.value)

    @property
    def dirty(self) -> bool:
        """Whether there is unsaved work."""
        return self._must_save or not self.document.steps.isClean()

    @property
    def file_digest(self) -> str:
        """The digest of the file when last read or written; empty without a file."""
        return self._stamp.digest if self._stamp else ""

    @property
    def content(self) -> bytes:
        """The content of a file with the present document."""
        return file_bytes(self.document.game, self.document.value)

    def came_from(self, path: str, data: bytes) -> None:
        """Take a file with the document as its own."""
        self.path = path
        self._stamp = stamp(path, data)
        self._watch.watch(path, self._stamp)
        self.named.emit()

    def must_save(self) -> None:
        """Mark the work as unsaved, such as recovered work."""
        self._must_save = True
        self.named.emit()

    def changed_on_disk(self) -> bool:
        """Return whether the file differs from the version last read or written; false if it is gone."""
        now = present(self.path, self._stamp) if self.path else None
        return now is not None and (self._stamp is None or now.digest != self._stamp.digest)

    def look(self) -> None:
        """Check whether the file has changed."""
        self._watch.look()

    def save(self, path: str = "", over_changes: bool = False) -> None:
        """Write the document to its file, or to `path`, which becomes its file.

        Raises FileProblem; ChangedOnDisk, unless `over_changes`, if another program has changed its file meanwhile.
        """
        target = path or self.path
        if not over_changes and target == self.path and self.changed_on_disk():
            raise ChangedOnDisk(target, "", message("file-changed"))
        data = self.content
        self._watch.watch("", None)
        try:
            save_document(target, data)
        except FileProblem:
            self._watch.watch(self.path, self._stamp)
            raise
        self._must_save = False
        self.document.steps.setClean()
        self.came_from(target, data)
        self.saved.emit()

    def reload(self, text: str) -> None:
        """Replace the document by the version of the file, as a step `text` that can be undone. Raises FileProblem."""
        data = read_file(self.path)
        self.document.apply(text, document_of(self.document.game, open_any(data, self.path)))
        self._must_save = False
        self.document.steps.setClean()
        self.came_from(self.path, data)
        self.saved.emit()

    def keep_mine(self) -> None:
        """Keep the document, and overwrite the file at the next save."""
        self._stamp = present(self.path, self._stamp)
        self._watch.watch(self.path, self._stamp)
        self.must_save()

    def in_file(self) -> Any:
        """Return the present document in the file. Raises FileProblem."""
        return document_of(self.document.game, open_any(read_file(self.path), self.path))

    def _lost(self) -> None:
        self._stamp = None
        self.must_save()
        self.gone_outside.emit()

    def _value_changed(self, old: Any, new: Any) -> None:
        game = self.document.game
        if game.documents.title(old) != game.documents.title(new):
            self.named.emit()


def opened_fleet(path: str, parent: QObject | None = None) -> OpenFleet:
    """Open a file that contains a fleet. Other files than fleet files leave it unsaved. Raises FileProblem, SeveralFleets."""
    if is_link(path) or not is_file(path):
        return unsaved(fleet_without_file(open_document(path), parent))
    data = read_file(path)
    opened = open_any(data, path)
    if not data.lstrip().startswith(_JSON_BEGINS):
        return unsaved(fleet_without_file(opened, parent))
    fleet = OpenFleet(opened.game, opened.document, parent)
    fleet.came_from(str(Path(path).absolute()), data)
    return fleet


def fleet_of_bytes(data: bytes, name: str, parent: QObject | None = None) -> OpenFleet:
    """Open the content of a file; `name` is its name in messages. Raises FileProblem."""
    return fleet_without_file(open_any(data, name), parent)


def unsaved(fleet: OpenFleet) -> OpenFleet:
    """Return an opened fleet as unsaved work, because it came from a code, a picture or a PDF."""
    fleet.must_save()
    return fleet


def fleet_without_file(opened: Opened, parent: QObject | None = None) -> OpenFleet:
    """Return an opened document without a fleet file."""
    fleet = OpenFleet(opened.game, opened.document, parent)
    source = Path(opened.file.partition("#")[0])
    fleet.suggested = str(source.with_suffix(".json")) if is_file(source) else ""
    return fleet


def distinct_titles(fleets: Sequence[OpenFleet]) -> dict[OpenFleet, str]:
    """Return a title for each fleet. Equal titles get the file name, or a number without a file."""
    alike: defaultdict[str, list[OpenFleet]] = defaultdict(list)
    for fleet in fleets:
        alike[fleet.title].append(fleet)
    return {
        fleet: f"{title} ({mark})" if len(group) > 1 else title
        for title, group in alike.items()
        for fleet, mark in zip(group, _marks(group), strict=True)
    }


def _marks(fleets: Sequence[OpenFleet]) -> list[str]:
    """Return file names, with their folders if the names are equal; numbers for fleets without a file."""
    names = Counter(Path(fleet.path).name for fleet in fleets)
    marks, number = [], 0
    for fleet in fleets:
        path = Path(fleet.path)
        number += not fleet.path
        file = path.name if names[path.name] == 1 else f"{path.parent.name}/{path.name}"
        marks.append(file if fleet.path else str(number))
    return marks
