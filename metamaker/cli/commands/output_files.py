"""Output files of printouts: their usual names, opening them, printing again after changes of a file."""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from glob import escape
from pathlib import Path
from typing import NamedTuple

import typer

from metamaker.cli.input.arguments import names
from metamaker.cli.input.options import Ending
from metamaker.cli.input.settings import OUT, wish
from metamaker.cli.output.answer import Answer, complain, deliver
from metamaker.cli.output.files import STDOUT
from metamaker.cli.output.messages import tell, text, unusable
from metamaker.cli.output.process import FINE, UNUSABLE
from metamaker.core.errors import ContentProblem, FileProblem
from metamaker.core.messages import message
from metamaker.core.storage import is_there, make_folder, read_file
from metamaker.opening import open_bytes
from metamaker.printing.files import PDF

LONGEST = 80
"""The limit for characters in the name of a printout of many fleets."""

ROUND = 0.25
"""Seconds between checks of the files."""


class Target(NamedTuple):
    """The name of a printout without `--output`: the name of the fleet or `alone`, the suffix, and the file extension."""

    suffix: str
    kind: str
    alone: str = "fleet"
    beside: Sequence[str] = ()
    """More files that the printout depends on."""


def carried_out(
    files: Sequence[str],
    output: str,
    name: Target,
    ending: Ending,
    make: Callable[[str], Answer | int],
    as_json: bool,
    *,
    is_proof: bool = False,
) -> int:
    """Print to `output` or to a file with the usual name, open the printout, and print it again after changes of files.

    Raises FileProblem if a file with the usual name exists that MetaMaker did not print.
    """
    target = output if output or is_proof else _usual(files, name, ending.force)

    def made() -> int:
        answer = make(target)
        return answer if isinstance(answer, int) else deliver(answer, as_json)

    watched = [*files, *name.beside]
    before = _stamps(watched)  # before printing, so that a change during it is not missed
    code = made()
    if ending.show and code == FINE and target not in {"", STDOUT}:
        _show(target)
    return _again(watched, before, made, code) if ending.watch else code


def _usual(files: Sequence[str], name: Target, force: bool) -> str:
    called = "-".join(dict.fromkeys(names(files)))[:LONGEST].strip(" .-") or name.alone
    folder = Path(wish(OUT)).expanduser()
    target = folder / f"{called}{name.suffix}.{name.kind or PDF}"
    if not force:
        for file in {target, *_pages(target)}:
            _refuse_foreign(file, files)
    if wish(OUT):
        make_folder(str(folder))
    return str(target)


def _pages(target: Path) -> list[Path]:
    """Return existing pictures with the names of pages of this printout."""
    return [] if target.suffix == f".{PDF}" else sorted(target.parent.glob(f"{escape(target.stem)}-[0-9]*{target.suffix}"))


def _refuse_foreign(target: Path, files: Sequence[str]) -> None:
    """Raise FileProblem if a file exists that MetaMaker did not print."""
    if is_there(target) and (str(target) in files or not _is_ours(str(target))):
        raise FileProblem(str(target), "", message("cli-foreign"))


def _is_ours(file: str) -> bool:
    """Return whether a file is a PDF or a page by MetaMaker, or a picture with a fleet in it; other pictures do not count."""
    from metamaker.rendering.attachment import creator

    data = read_file(file)
    if _GENERATOR in data[:_MARK_WITHIN]:
        return True
    try:
        return creator(data) == CREATOR if data.startswith(b"%PDF-") else bool(open_bytes(data, file))
    except (ContentProblem, FileProblem):
        return False


CREATOR = "MetaMaker"
"""The creator entry of our PDF files."""

_GENERATOR, _MARK_WITHIN = b'<meta name="generator" content="MetaMaker', 4096
"""The mark of our web pages, and the number of bytes at the beginning of a file with it."""


def _show(target: str) -> None:
    """Open a printout with the program of the platform: its folder, or the first of several pages."""
    path = Path(target)
    pages = [] if is_there(path) else _pages(path)
    typer.launch(str(pages[0] if pages else path))


def _again(files: Sequence[str], seen: list[tuple[int, int, int]], make: Callable[[], int], code: int) -> int:
    """Print again after every change of a file until the user interrupts.

    Problems with half-saved files are reported, and the loop continues.
    """
    if not files or not all(is_there(file) for file in files):
        raise unusable("cli-watch-files")
    tell(text("cli-watch"))
    try:
        while True:
            time.sleep(ROUND)
            now = _stamps(files)
            if now != seen:
                seen = now
                code = _tried(make)
    except KeyboardInterrupt:
        return code


def _tried(make: Callable[[], int]) -> int:
    try:
        return make()
    except FileProblem as problem:
        complain(problem)
        return UNUSABLE


def _stamps(files: Sequence[str]) -> list[tuple[int, int, int]]:
    return [stamp for file in files for stamp in _stamp(file)]


def _stamp(file: str) -> Iterator[tuple[int, int, int]]:
    """Yield the modification time, size and inode of a file, or nothing without a file."""
    try:
        found = os.stat(file)  # noqa: PTH116  one call for all three
    except OSError:
        return
    yield found.st_mtime_ns, found.st_size, found.st_ino
