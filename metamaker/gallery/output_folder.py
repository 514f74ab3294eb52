"""The folder of a gallery: names that cannot leave it, files written into it and taken out of it again."""

import os
import re
from collections.abc import Iterable
from pathlib import Path

from metamaker.core.errors import FileProblem
from metamaker.core.ids import slug
from metamaker.core.json_text import laid_out
from metamaker.core.messages import message
from metamaker.core.storage import MAX_READ, beginning, is_folder, is_there, reason
from metamaker.gallery.manifest import MANIFEST, Manifest

_NAME = re.compile(r"[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9]+)?")
_RESERVED = re.compile(r"con|prn|aux|nul|(?:com|lpt)\d|index")
"""Names of devices on some systems, and the page of a folder itself."""


def page_name(wanted: str, taken: Iterable[str]) -> str:
    """Return how a page or folder is called: letters, digits and hyphens, none of `taken`, no name that a system reserves."""
    base = slug(wanted)
    if _RESERVED.fullmatch(base):
        base = f"{base}-0"
    others, name, number = set(taken), base, 2
    while name in others:
        name, number = f"{base}-{number}", number + 1
    return name


class Site:
    """The output folder of a gallery. Nothing outside is written or removed, whatever the names are."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self._root = os.path.realpath(folder)

    def begin(self) -> None:
        """Make the folder ready. Raises FileProblem for one that holds other things than a gallery."""
        try:
            if is_there(self.folder) and not is_folder(self.folder):
                raise FileProblem(self.folder, "", message("gallery-no_folder"))
            if is_folder(self.folder) and not is_there(Path(self.folder) / MANIFEST) and any(Path(self.folder).iterdir()):
                raise FileProblem(self.folder, "", message("gallery-other_folder", manifest=MANIFEST))
            Path(self.folder).mkdir(parents=True, exist_ok=True)
            if not is_there(Path(self.folder) / MANIFEST):
                # From now on the folder is known as a gallery, also if making it is interrupted.
                self.write(MANIFEST, laid_out(Manifest().model_dump(mode="json")))
        except (OSError, ValueError) as problem:
            raise FileProblem(self.folder, "", message("file-unmade", reason=reason(problem))) from None

    def place(self, name: str) -> Path:
        """Return where the file with this name in the site is. Raises ValueError for a name or link that leads elsewhere."""
        steps = name.split("/")
        if not all(_NAME.fullmatch(step) for step in steps):
            raise ValueError(f"{name!r} is no name of a file in a gallery")
        path = Path(self._root, *steps)
        if os.path.realpath(path) != str(path):
            raise ValueError(f"{name!r} is a link")
        return path

    def write(self, name: str, data: bytes) -> str:
        """Write a file unless it is there with this content, and return its name. Raises FileProblem.

        It is not brought safely to the disk, since thousands are written and all can be made again.
        """
        try:
            path = self.place(name)
            if path.is_file() and path.read_bytes() == data:
                return name
            if path.exists():
                beginning(path, 0)  # raises OSError for a pipe: writing to it would wait for a reader
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        except (OSError, ValueError) as problem:
            raise FileProblem(str(Path(self.folder) / name), "", message("file-unwritable", reason=reason(problem))) from None
        return name

    def read(self, name: str) -> bytes:
        """Return the content of a file of the site. Raises OSError, ValueError."""
        return beginning(self.place(name), MAX_READ)

    def has(self, names: Iterable[str]) -> bool:
        """Return whether all these files exist."""
        try:
            return all(self.place(name).is_file() for name in names)
        except (OSError, ValueError):
            return False

    def remove(self, names: Iterable[str]) -> None:
        """Remove files, and folders that become empty. Names outside the site are ignored."""
        for name in names:
            try:
                path = self.place(name)
                path.unlink(missing_ok=True)
                if path.parent != Path(self._root) and not any(path.parent.iterdir()):
                    path.parent.rmdir()
            except (OSError, ValueError):
                continue
