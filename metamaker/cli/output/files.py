"""Output of printouts and pictures: one PDF, a PDF for each fleet in a folder, a file for each page, or standard output."""

import errno
import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from metamaker.cli.output.messages import text
from metamaker.core.errors import FileProblem
from metamaker.core.ids import slug
from metamaker.core.messages import Listing, message
from metamaker.core.storage import is_folder, is_there, make_folder, reason, write_file
from metamaker.game_api.game import Game, required
from metamaker.game_api.prints import Embed
from metamaker.opening import Opened
from metamaker.printing.files import KINDS, PDF, SVG, Print, page_names, print_data, refuse_to_lose, write_print
from metamaker.rendering.drawing import Page
from metamaker.rendering.ink import Ink

STDOUT = "-"


def means_folder(output: str) -> bool:
    """Return whether the name is that of a folder, or looks like it."""
    return output.endswith(("/", os.sep)) or is_folder(output)


def kind_of(output: str, wanted: str) -> str:
    """Return the kind of file to write: `wanted`, or that of the file extension, or PDF.

    Raises FileProblem for any other extension, because other programs rely on it.
    """
    ending = Path(output).name.lower().rpartition(".")[1:]
    if output == STDOUT or means_folder(output) or not ending[0]:
        return wanted or PDF
    known = (wanted,) if wanted else KINDS
    if ending[1] in known:
        return ending[1]
    if wanted and wanted != PDF and ending[1] not in KINDS:
        return wanted  # names of pictures get their own extension
    raise FileProblem(output, "", message("cli-print_name", known=Listing(tuple(f".{kind}" for kind in known), "or")))


def in_folder(output: str, name: str) -> str:
    """Return the name of a file in a folder, which is created if necessary. Raises FileProblem."""
    make_folder(output)
    return str(Path(output) / name)


def stem(opened: Opened) -> str:
    """Return the usual file name for output about a fleet, without extension."""
    return Path(opened.file).stem if is_there(opened.file) else slug(opened.game.documents.title(opened.document))


def distinct(names: Iterable[str]) -> Iterator[str]:
    """Yield the names, repeated ones with a counter from 2; some file systems ignore case."""
    taken: set[str] = set()
    for name in names:
        free, counter = name, 2
        while free.casefold() in taken:
            free, counter = f"{name}-{counter}", counter + 1
        taken.add(free.casefold())
        yield free


def write_prints(prints: Sequence[tuple[str, Print]], ink: Ink, embed: Embed, kind: str, dots: int) -> list[list[str]]:
    """Write printouts to their files, after a check of all names; return the names of each.

    Standard output takes one file. Raises FileProblem if a file of another kind exists, or for several files on standard
    output.
    """
    names_of = [_file_names(target, len(made.pages), kind) for target, made in prints]
    for names, (_, made) in zip(names_of, prints, strict=True):
        for name, data in zip(names, print_data(made, ink, embed, kind, dots), strict=True):
            if name == STDOUT:
                write(name, data)
            else:
                write_print(name, data)
    return names_of


def _file_names(target: str, count: int, kind: str) -> list[str]:
    if target != STDOUT:
        return page_names(target, count, kind)
    if kind != PDF and count > 1:
        raise FileProblem(text("file-stdout"), "", message("cli-one_page", count=count))
    return [target]


def refuse_unwritable(name: str) -> None:
    """Raise FileProblem if no file can be written there, so that a long command fails at its start."""
    if name == STDOUT:
        return
    path = Path(name)
    try:
        if is_folder(path):
            raise IsADirectoryError(errno.EISDIR, "")
        folder = path.parent
        if not is_folder(folder):
            raise FileNotFoundError(errno.ENOTDIR if is_there(folder) else errno.ENOENT, "")
        if not os.access(folder, os.W_OK):
            raise PermissionError(errno.EACCES, "")
    except (OSError, ValueError) as problem:
        raise FileProblem(name, "", message("file-unwritable", reason=reason(problem))) from None


def write(name: str, data: bytes) -> None:
    """Write a file, or to standard output for `-`. Raises FileProblem."""
    if name == STDOUT:
        sys.stdout.buffer.write(data)
    else:
        write_file(name, data)


class TablePictures:
    """Writes pictures of turns into a folder, created at once: `kind` SVG, or PNG with `dots` per inch.

    Raises FileProblem for an unusable folder, and for an existing file that has the name of a picture but is not one.
    """

    def __init__(self, game: Game, folder: str, kind: str, dots: int) -> None:
        self.folder = folder
        self.written: list[str] = []
        self._ink = next(iter(required(game.prints).inks.values()))
        self._kind = kind
        self._dots = None if kind == SVG else dots
        refuse_unwritable(self._name(0))
        self._earlier = [str(file) for file in sorted(Path(folder).iterdir()) if self._is_ours(file)]
        for name in self._earlier:
            refuse_to_lose(name, kind)

    def draw(self, page: Page, turn: int) -> None:
        """Write the picture of a turn; 0 is the beginning. Raises FileProblem."""
        from metamaker.printing.files import Print, page_files

        name = self._name(turn)
        (data,) = page_files(Print((), (page,)), self._ink, self._dots)
        write(name, data)
        self.written.append(name)

    def clear(self) -> None:
        """Remove the pictures of this kind from an earlier battle. Raises FileProblem."""
        for name in self._earlier:
            if name not in self.written:
                try:
                    Path(name).unlink(missing_ok=True)
                except OSError as problem:
                    raise FileProblem(name, "", message("file-unremovable", reason=reason(problem))) from None

    def _name(self, turn: int) -> str:
        return in_folder(self.folder, f"turn-{turn:02}.{self._kind}")

    def _is_ours(self, file: Path) -> bool:
        return re.fullmatch(rf"turn-[0-9]{{2,}}\.{self._kind}", file.name) is not None and file.is_file()
