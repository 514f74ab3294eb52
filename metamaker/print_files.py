"""The files that a print fills: one PDF, or a picture for each page; never in place of a file of another kind."""

from collections.abc import Iterator
from pathlib import Path

from metamaker.core.png_text import SIGNATURE
from metamaker.core.problem import FileProblem
from metamaker.core.storage import reason
from metamaker.game import Embed
from metamaker.printing import Print, page_files, pdf_file
from metamaker.sheets.ink import Ink

PDF, SVG, PNG = "pdf", "svg", "png"

_MARK_WITHIN = 1024
"""Bytes at the beginning of a file that tell its kind."""


def page_names(target: str, count: int, kind: str) -> list[str]:
    """Return the files that a print of so many pages fills: `target` for PDF, `target` with page numbers for pictures."""
    return [target] if kind == PDF else list(_numbered(target, count, kind))


def refuse_to_lose(name: str, kind: str) -> None:
    """Raise FileProblem if a file exists whose content is not of this kind: a fleet, most likely."""
    path = Path(name)
    try:
        if not path.is_file():
            return
        with path.open("rb") as file:
            begins = file.read(_MARK_WITHIN)
    except (OSError, ValueError) as problem:
        raise FileProblem(name, "", f"could not be read before it is replaced: {reason(problem)}") from None
    if begins and not _is_of(kind, begins):
        raise FileProblem(name, "", f"expected a new name or a {kind.upper()} file to replace, found a file of another kind")


def print_data(made: Print, ink: Ink, embed: Embed, kind: str, dots: int) -> Iterator[bytes]:
    """Yield what goes into each file of a print: `dots` per inch for PNG pictures."""
    if kind == PDF:
        yield pdf_file(made, ink, embed)
    else:
        yield from page_files(made, ink, dots if kind == PNG else None)


def _is_of(kind: str, begins: bytes) -> bool:
    if kind == SVG:
        return begins.lstrip().startswith((b"<?xml", b"<svg")) and b"<svg" in begins
    return begins.startswith(b"%PDF-" if kind == PDF else SIGNATURE)


def _numbered(target: str, count: int, kind: str) -> Iterator[str]:
    path = Path(target)
    bare = path.with_suffix("") if path.suffix.lower() == f".{kind}" else path
    digits = max(2, len(str(count)))
    yield from (f"{bare}-{number:0{digits}}.{kind}" for number in range(1, count + 1))
