"""`metamaker sheets`: record sheets as PDF, SVG or PNG."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import typer

from metamaker.cli.answer import FINE, UNUSABLE, complain, once, print_json
from metamaker.cli.counted import counted
from metamaker.cli.framing import Framing, use_font
from metamaker.cli.games import wanted_game
from metamaker.cli.output import STDOUT, distinct, file_names, in_folder, is_folder, stem, wanted, write_print
from metamaker.cli.page_ranges import page_filter
from metamaker.core.json_text import parse
from metamaker.core.problem import FileProblem
from metamaker.core.storage import read_file, shown
from metamaker.game.documents import NotInDocument
from metamaker.game.game import required
from metamaker.game.prints import Embed, PrintOptions
from metamaker.prints.files import Print, Source, printed
from metamaker.registry import Opened, open_file

MANY = 10
"""Sheets from which on a bar shows how far it is."""


@dataclass(frozen=True)
class Wanted:
    """The options of the command: framing, format, a sheet per class, ships by name, pages, what is on and in them."""

    framing: Framing
    size: str
    classes: bool
    ships: tuple[str, ...]
    pages: str
    embed: str
    state: str
    fillable: bool
    codes: bool


@dataclass(frozen=True)
class Job:
    """A fleet and the references of what is printed of it; `everything`: nothing was chosen."""

    opened: Opened
    refs: tuple[str, ...]
    everything: bool


def run(files: Sequence[str], output: str, options: Wanted, as_json: bool) -> int:
    """Print the sheets of all files; see `metamaker sheets --help`. Nothing is written if one of them is no use."""
    output = wanted(output)
    keep = page_filter(options.pages)
    framing = options.framing
    use_font(framing.font)
    opened = list(usable(files))
    if len(opened) < len(files):
        return UNUSABLE
    sources = list(drawn(jobs(opened, options), options))
    ink, how = framing.ink_of(opened[0].game), print_options(options)
    # All is drawn and every name looked at before anything is written.
    prints = [(target, _printed(target, some, how, keep)) for target, some in _targets(output, framing.kind, opened, sources)]
    files_of = [file_names(target, len(made.pages), framing.kind) for target, made in prints]
    for names, (_, made) in zip(files_of, prints, strict=True):
        write_print(names, made, ink, Embed(options.embed), framing.kind, framing.dots)
    if output != STDOUT:
        _tell([_told(names, made) for names, (_, made) in zip(files_of, prints, strict=True)], as_json)
    return FINE


def _printed(target: str, sources: Sequence[Source], how: PrintOptions, keep: Callable[[int], bool]) -> Print:
    made = printed(sources, how, keep)
    if not made.pages:
        there = len(printed(sources, how).pages)
        pages = f"there {'is' if there == 1 else 'are'} {counted(there, 'page')}"
        found = pages if there else "found neither ships nor classes"
        raise FileProblem(target, "", f"expected at least one page to print, {found}")
    return made


def run_blank(game: str, output: str, options: Wanted, as_json: bool) -> int:
    """Print blank sheets; see `metamaker sheets --help`."""
    output, framing, chosen = wanted(output), options.framing, wanted_game(game)
    use_font(framing.font)
    if is_folder(output):
        output = in_folder(output, f"blank.{framing.kind}")
    made = Print((), required(chosen.sheets).blanks(print_options(options)))
    names = file_names(output, len(made.pages), framing.kind)
    write_print(names, made, framing.ink_of(chosen), Embed.NONE, framing.kind, framing.dots)
    if output != STDOUT:
        _tell([_told(names, made)], as_json)
    return FINE


def some(files: Sequence[str] | None) -> Sequence[str]:
    """Return the files. Raises BadParameter if there are none."""
    if not files:
        raise typer.BadParameter("missing argument 'FILE…'")
    return files


def print_options(options: Wanted) -> PrintOptions:
    """Return how sheets are drawn; a play state is read with its fleet."""
    return PrintOptions(options.framing.frame(), options.size, fillable=options.fillable, codes=options.codes)


def usable(files: Sequence[str]) -> Iterator[Opened]:
    """Yield the files that can be opened and complain of the others."""
    once(files)
    for file in files:
        try:
            yield open_file(file)
        except FileProblem as problem:
            complain(problem)


def jobs(opened: Sequence[Opened], options: Wanted) -> list[Job]:
    """Return what to print of each fleet; a ship that was asked for by name must be in one of them."""
    same_game(opened)
    if options.state and len(opened) > 1:
        raise typer.BadParameter("expected one fleet with --state, found several")
    if not options.ships:
        return [Job(one, required(one.game.designs).subjects(one.document, options.classes), everything=True) for one in opened]
    found: dict[int, list[str]] = {place: [] for place in range(len(opened))}
    for name in options.ships:
        place, ref = _owner(opened, name)
        if ref not in found[place]:
            found[place].append(ref)
    return [Job(one, tuple(found[place]), everything=False) for place, one in enumerate(opened)]


def same_game(opened: Sequence[Opened]) -> None:
    """Raise FileProblem unless all fleets are of one game."""
    game = opened[0].game
    for other in opened:
        if other.game.key != game.key:
            raise FileProblem(other.file, "game", f"expected {game.key} as in {opened[0].file}, found {other.game.key}")


def _owner(opened: Sequence[Opened], name: str) -> tuple[int, str]:
    missing: list[FileProblem] = []
    for place, one in enumerate(opened):
        try:
            return place, one.game.documents.find(one.document, name)
        except NotInDocument as problem:
            missing.append(FileProblem(one.file, "", str(problem)))
    raise missing[0]


def drawn(wanted_jobs: Sequence[Job], options: Wanted) -> Iterator[Source]:
    """Yield the sheets of every fleet."""
    advance = _bar(sum(len(job.refs) for job in wanted_jobs))
    how = print_options(options)
    for job in wanted_jobs:
        game, document = job.opened.game, job.opened.document
        if options.state:
            how = replace(
                how,
                state=required(game.sheets).play_state(
                    document, parse(read_file(options.state), options.state), shown(options.state)
                ),
            )
        sheets = []
        for ref in job.refs:
            sheets.append(required(game.sheets).sheet(document, ref, how))
            advance()
        sheets += required(game.sheets).extra_sheets(document, how) if job.everything else ()
        yield Source(game, document, tuple(sheets))


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


def _targets(
    output: str, kind: str, opened: Sequence[Opened], sources: Sequence[Source]
) -> Iterator[tuple[str, Sequence[Source]]]:
    """Yield one file for all, or one for each fleet where the output is a folder."""
    if not is_folder(output):
        yield output, sources
        return
    for name, source in zip(distinct(stem(one) for one in opened), sources, strict=True):
        if source.sheets:
            yield in_folder(output, f"{name}.{kind}"), (source,)


def _told(written: Sequence[str], made: Print) -> dict[str, Any]:
    sheets = [sheet for source in made.sources for sheet in source.sheets]
    return {
        "file": written[0],
        "files": written,
        "pages": len(made.pages),
        "sheets": [{"where": sheet.ref, "name": sheet.name, "pages": len(sheet.leaves)} for sheet in sheets],
    }


def _tell(told: Sequence[dict[str, Any]], as_json: bool) -> None:
    if as_json:
        print_json(told[0] if len(told) == 1 else {"files": told})
        return
    from metamaker.cli.terminal import say

    for one in told:
        many = f"{one['files'][0]} … {one['files'][-1]}" if len(one["files"]) > 1 else one["file"]
        say(f"wrote {many}: {counted(len(one['sheets']), 'sheet')} on {counted(one['pages'], 'page')}")
