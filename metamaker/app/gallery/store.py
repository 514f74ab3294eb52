"""The cache of galleries next to the settings, so that they open at once, even without a network."""

import contextlib
import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

from metamaker.core.errors import FileProblem
from metamaker.core.json_text import laid_out
from metamaker.core.storage import read_file, write_file

if TYPE_CHECKING:
    from metamaker.gallery.manifest import Manifest

_INDEX = "index-data.js"

MOST_FILES = 2_000
"""The number of cached documents of all galleries. The oldest are deleted first; at some 20 kB each they take 40 MB."""

MOST_PICTURES, LOOKED_AFTER = 4_000, 100
"""The number of cached thumbnails of all galleries, some 8 kB each, and the number of new ones between checks of that limit."""


class GalleryStore:
    """A folder with one folder for each visited place. A failure to write only costs reading again.

    For any thread.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._pictures = 0

    def manifest(self, place: str) -> "Manifest":
        """Return the remembered manifest of a folder of documents."""
        from metamaker.gallery.manifest import manifest_in

        return manifest_in(str(self._of(place)))

    def keep_manifest(self, place: str, manifest: "Manifest") -> None:
        """Remember the manifest of a folder of documents."""
        from metamaker.gallery.manifest import MANIFEST

        self._write(self._of(place) / MANIFEST, laid_out(manifest.model_dump(mode="json")))

    def index(self, place: str) -> tuple[bytes, float] | None:
        """Return the last fetched index of a hosted gallery, and its time in seconds since 1970."""
        file = self._of(place) / _INDEX
        try:
            return read_file(str(file)), file.stat().st_mtime
        except (FileProblem, OSError):
            return None

    def keep_index(self, place: str, data: bytes) -> None:
        """Store the index of a hosted gallery."""
        self._write(self._of(place) / _INDEX, data)

    def document(self, place: str, file: str, content: str) -> bytes | None:
        """Return the document of a hosted gallery with this digest of its content, if there is one."""
        try:
            return read_file(str(self._document(place, file, content)))
        except FileProblem:
            return None

    def keep_document(self, place: str, file: str, content: str, data: bytes) -> None:
        """Store a document of a hosted gallery, and delete the oldest ones beyond the limit."""
        self._write(self._document(place, file, content), data)
        self._let_go("json", MOST_FILES)

    def picture(self, place: str, file: str, mark: str) -> bytes | None:
        """Return the thumbnail with this fingerprint, if there is one."""
        try:
            return read_file(str(self._document(place, file, mark, "png")))
        except FileProblem:
            return None

    def keep_picture(self, place: str, file: str, mark: str, data: bytes) -> None:
        """Store a thumbnail, and delete the oldest ones beyond the limit."""
        self._write(self._document(place, file, mark, "png"), data)
        self._pictures += 1
        if self._pictures % LOOKED_AFTER == 0:
            self._let_go("png", MOST_PICTURES)

    def _let_go(self, ending: str, most: int) -> None:
        """Delete the oldest files with an ending, except for the latest `most`."""
        kept = sorted(self._folder.glob(f"*/????????????????????????????????.{ending}"), key=_age)
        for old in kept[:-most]:
            with contextlib.suppress(OSError):
                old.unlink()

    def _of(self, place: str) -> Path:
        return self._folder / _mark(place)

    def _document(self, place: str, file: str, content: str, ending: str = "json") -> Path:
        return self._of(place) / f"{_mark(f'{file}#{content}')}.{ending}"

    def _write(self, file: Path, data: bytes) -> None:
        with contextlib.suppress(FileProblem, OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            write_file(str(file), data)


def _mark(text: str) -> str:
    """Return a safe file name for a text: it cannot lead to another folder."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]


def _age(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0
