"""Where prints go: one PDF, a PDF for each fleet in a folder, or a picture for each page in a folder."""

import os
from collections.abc import Iterator
from pathlib import Path

import typer

from metamaker.core.ids import slug
from metamaker.core.storage import make_folder, write_file
from metamaker.game import Embed
from metamaker.printing import Print, page_files, pdf_file
from metamaker.registry import Opened
from metamaker.sheets.ink import Ink

PDF, SVG, PNG = "pdf", "svg", "png"


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


def write_print(target: str, made: Print, ink: Ink, embed: Embed, kind: str, dots: int) -> list[str]:
    """Write a print and return the names of the files: `target` for PDF, `target` with page numbers for pictures."""
    if kind == PDF:
        write_file(target, pdf_file(made, ink, embed))
        return [target]
    names = list(_numbered(target, len(made.pages), kind))
    for name, data in zip(names, page_files(made, ink, dots if kind == PNG else None), strict=True):
        write_file(name, data)
    return names


def _numbered(target: str, count: int, kind: str) -> Iterator[str]:
    path = Path(target)
    bare = path.with_suffix("") if path.suffix.lower() == f".{kind}" else path
    digits = max(2, len(str(count)))
    yield from (f"{bare}-{number:0{digits}}.{kind}" for number in range(1, count + 1))
