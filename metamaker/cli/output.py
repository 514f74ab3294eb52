"""Where prints go: one PDF, a PDF for each fleet in a folder, a file for each page, or standard output."""

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import typer

from metamaker.core.ids import slug
from metamaker.core.png_text import SIGNATURE
from metamaker.core.problem import FileProblem
from metamaker.core.storage import make_folder, reason, write_file
from metamaker.game import Embed
from metamaker.printing import Print, page_files, pdf_file
from metamaker.registry import Opened
from metamaker.sheets.ink import Ink

PDF, SVG, PNG = "pdf", "svg", "png"

STDOUT = "-"

_MARK_WITHIN = 1024
"""Bytes at the beginning of a file that tell its kind."""


def wanted(output: str) -> str:
    """Return the name to write to. Raises BadParameter without one."""
    if not output:
        raise typer.BadParameter("missing option '-o' / '--output'")
    return output


def is_folder(output: str) -> bool:
    """Whether the name is that of a folder, or looks like it."""
    return output.endswith(("/", os.sep)) or Path(output).is_dir()


def in_folder(output: str, name: str) -> str:
    """Return the name of a file in a folder, which is made if it is not there. Raises FileProblem."""
    make_folder(output)
    return str(Path(output) / name)


def stem(opened: Opened) -> str:
    """Return what files made from a fleet are called."""
    return Path(opened.file).stem if Path(opened.file).exists() else slug(opened.game.title(opened.document))


def distinct(names: Iterable[str]) -> Iterator[str]:
    """Yield the names with a counter from 2 where one came before; some disks do not tell capital letters from small ones."""
    taken: set[str] = set()
    for name in names:
        free, counter = name, 2
        while free.casefold() in taken:
            free, counter = f"{name}-{counter}", counter + 1
        taken.add(free.casefold())
        yield free


def file_names(target: str, count: int, kind: str) -> list[str]:
    """Return the files that a print of so many pages fills: `target` for PDF, `target` with page numbers for pictures.

    Raises FileProblem if one of them exists and is of another kind, or if several files are to go to standard output.
    """
    names = [target] if kind == PDF or (target == STDOUT and count == 1) else list(_numbered(target, count, kind))
    if target == STDOUT and len(names) > 1:
        raise FileProblem("standard output", "", f"expected one page or a PDF to write, found {count} pages")
    for name in names:
        refuse_to_lose(name, kind)
    return names


def refuse_to_lose(name: str, kind: str) -> None:
    """Raise FileProblem if a file exists whose content is not of this kind: a fleet, most likely."""
    path = Path(name)
    try:
        if name == STDOUT or not path.is_file():
            return
        with path.open("rb") as file:
            begins = file.read(_MARK_WITHIN)
    except (OSError, ValueError) as problem:
        raise FileProblem(name, "", f"could not be read before it is replaced: {reason(problem)}") from None
    if begins and not _is_of(kind, begins):
        raise FileProblem(name, "", f"expected a new name or a {kind.upper()} file to replace, found a file of another kind")


def _is_of(kind: str, begins: bytes) -> bool:
    if kind == SVG:
        return begins.lstrip().startswith((b"<?xml", b"<svg")) and b"<svg" in begins
    return begins.startswith(b"%PDF-" if kind == PDF else SIGNATURE)


def write_print(names: Sequence[str], made: Print, ink: Ink, embed: Embed, kind: str, dots: int) -> None:
    """Write a print to its `file_names`."""
    if kind == PDF:
        write(names[0], pdf_file(made, ink, embed))
        return
    for name, data in zip(names, page_files(made, ink, dots if kind == PNG else None), strict=True):
        write(name, data)


def write(name: str, data: bytes) -> None:
    """Write a file, or to standard output for `-`. Raises FileProblem."""
    if name == STDOUT:
        sys.stdout.buffer.write(data)
    else:
        write_file(name, data)


def _numbered(target: str, count: int, kind: str) -> Iterator[str]:
    path = Path(target)
    bare = path.with_suffix("") if path.suffix.lower() == f".{kind}" else path
    digits = max(2, len(str(count)))
    yield from (f"{bare}-{number:0{digits}}.{kind}" for number in range(1, count + 1))
