"""`metamaker sheets`: record sheets as PDF."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from metamaker.cli.answer import FINE, UNUSABLE, complain, print_json
from metamaker.cli.page_ranges import page_filter
from metamaker.core.ids import slug
from metamaker.core.problem import FileProblem
from metamaker.core.storage import write_file
from metamaker.game import Embed, NotInDocument, Sheet
from metamaker.printing import Source, pdf_file
from metamaker.registry import Opened, open_file
from metamaker.sheets.paper import Paper

MANY = 10
"""Sheets from which on a bar shows how far it is."""


@dataclass(frozen=True)
class Wanted:
    """The options of the command: paper, a sheet per class, the ships by name, pages, and what the file carries."""

    paper: str
    classes: bool
    ships: tuple[str, ...]
    pages: str
    embed: str


@dataclass(frozen=True)
class Job:
    """A fleet and the references of what is printed of it."""

    opened: Opened
    refs: tuple[str, ...]


def run(files: Sequence[str], output: str, wanted: Wanted, as_json: bool) -> int:
    """Print the sheets of all files; see `metamaker sheets --help`. Nothing is written if one of them is no use."""
    keep = page_filter(wanted.pages)
    opened = list(_usable(files))
    if len(opened) < len(files):
        return UNUSABLE
    sources = _drawn(_jobs(opened, wanted), Paper[wanted.paper.upper()])
    told = []
    for target, some in _targets(output, opened, sources):
        kept = _kept(some, keep)
        if not kept:
            raise FileProblem(target, "", "expected at least one page to print, found none")
        write_file(target, pdf_file(kept, Embed(wanted.embed)))
        told.append(_told(target, kept))
    if as_json:
        print_json(told[0] if len(told) == 1 else {"files": told})
    else:
        from metamaker.cli.terminal import say

        say(*(f"wrote {one['file']}: {len(one['sheets'])} sheets on {one['pages']} pages" for one in told))
    return FINE


def _usable(files: Iterable[str]) -> Iterator[Opened]:
    """Yield the files that can be opened and complain of the others."""
    for file in files:
        try:
            yield open_file(file)
        except FileProblem as problem:
            complain(problem)


def _jobs(opened: Sequence[Opened], wanted: Wanted) -> list[Job]:
    """Return what to print of each fleet; a ship that was asked for by name must be in one of them."""
    game = opened[0].game
    for other in opened:
        if other.game.key != game.key:
            raise FileProblem(other.file, "game", f"expected {game.key} as in {opened[0].file}, found {other.game.key}")
    if not wanted.ships:
        return [Job(one, one.game.printable(one.document, wanted.classes)) for one in opened]
    found: dict[int, list[str]] = {place: [] for place in range(len(opened))}
    for name in wanted.ships:
        place, ref = _owner(opened, name)
        if ref not in found[place]:
            found[place].append(ref)
    return [Job(one, tuple(found[place])) for place, one in enumerate(opened)]


def _owner(opened: Sequence[Opened], name: str) -> tuple[int, str]:
    missing: list[FileProblem] = []
    for place, one in enumerate(opened):
        try:
            return place, one.game.find(one.document, name)
        except NotInDocument as problem:
            missing.append(FileProblem(one.file, "", str(problem)))
    raise missing[0]


def _drawn(jobs: Sequence[Job], paper: Paper) -> list[Source]:
    advance = _bar(sum(len(job.refs) for job in jobs))
    sources = []
    for job in jobs:
        game, document = job.opened.game, job.opened.document
        sheets = []
        for ref in job.refs:
            sheets.append(game.sheet(document, ref, paper))
            advance()
        sources.append(Source(game, document, tuple(sheets)))
    return sources


def _bar(total: int) -> Callable[[], Any]:
    """Return what to call after each sheet: it moves a bar if there are many and someone can see it."""
    from rich.console import Console

    console = Console(stderr=True)
    if total <= MANY or not console.is_terminal:
        return lambda: None
    from rich.progress import Progress

    progress = Progress(console=console, transient=True)
    task = progress.add_task("sheets", total=total)
    progress.start()

    def advance() -> None:
        progress.advance(task)
        if progress.finished:
            progress.stop()

    return advance


def _targets(output: str, opened: Sequence[Opened], sources: Sequence[Source]) -> Iterator[tuple[str, Sequence[Source]]]:
    """Yield one file for all, or one for each fleet where the output is a folder."""
    if not (output.endswith(("/", os.sep)) or Path(output).is_dir()):
        yield output, sources
        return
    for one, source in zip(opened, sources, strict=True):
        if source.sheets:
            stem = Path(one.file).stem if Path(one.file).exists() else slug(one.game.title(one.document))
            yield str(Path(output) / f"{stem}.pdf"), (source,)


def _kept(sources: Iterable[Source], keep: Callable[[int], bool]) -> list[Source]:
    """Return the sources with the wanted pages only, counted from 1 through all of them; none without a page."""
    number, kept = 0, []
    for source in sources:
        sheets: list[Sheet] = []
        for sheet in source.sheets:
            pages = tuple(page for place, page in enumerate(sheet.pages, number + 1) if keep(place))
            number += len(sheet.pages)
            if pages:
                sheets.append(replace(sheet, pages=pages))
        if sheets:
            kept.append(replace(source, sheets=tuple(sheets)))
    return kept


def _told(target: str, sources: Sequence[Source]) -> dict[str, Any]:
    sheets = [sheet for source in sources for sheet in source.sheets]
    return {
        "file": target,
        "pages": sum(len(sheet.pages) for sheet in sheets),
        "sheets": [{"where": sheet.ref, "name": sheet.name, "pages": len(sheet.pages)} for sheet in sheets],
    }
