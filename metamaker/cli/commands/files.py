"""The verbs that begin, share, convert and compare files, with their options; `main` makes commands of them.

What a verb does is imported when it runs.
"""

from pathlib import Path
from typing import Annotated

import typer

from metamaker.cli.input.options import (
    Classes,
    DryRun,
    File,
    GameKey,
    Json,
    Quiet,
    Seed,
    Workers,
    actions,
    document_kinds,
    outcomes,
    ships,
)
from metamaker.cli.input.options import samples as offered_samples
from metamaker.cli.input.options import verbs as offered_verbs
from metamaker.cli.output.messages import hush


def new(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    name: Annotated[str, typer.Option("--name", metavar="NAME", show_default=False)] = "",
    game: GameKey = "",
    template: Annotated[str, typer.Option("--template", metavar="KEY", show_default=False)] = "",
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Create a fleet file with two small legal ships."""
    hush(quiet)
    from metamaker.cli.handlers.documents import write_new

    raise typer.Exit(write_new(file, name, game, template, as_json))


def text(
    file: File,
    ship: Annotated[str, typer.Argument(metavar="SHIP", autocompletion=ships)] = "",
    markdown: Annotated[bool, typer.Option("--markdown/--plain")] = True,
    classes: Classes = False,
    short: Annotated[bool, typer.Option("--short")] = False,
    as_json: Json = False,
) -> None:
    """Show ships as text for chats and forums."""
    from metamaker.cli.handlers.sharing import show_text

    raise typer.Exit(show_text(file, ship, markdown, classes, short, as_json))


def code(
    file: File,
    ship: Annotated[str, typer.Argument(metavar="SHIP", autocompletion=ships)] = "",
    length: Annotated[int, typer.Option("--length", min=40, metavar="N")] = 1900,
    as_json: Json = False,
) -> None:
    """Show a fleet or a ship as a share code for chats and forums."""
    from metamaker.cli.handlers.sharing import show_code

    raise typer.Exit(show_code(file, ship, length, as_json))


def open_(
    codes: Annotated[list[str], typer.Argument(metavar="CODE…")],
    output: Annotated[str, typer.Option("-o", "--output", metavar="OUT")],
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Save a fleet from a share code as a JSON file."""
    hush(quiet)
    from metamaker.cli.handlers.documents import write_opened

    raise typer.Exit(write_opened(codes, output, as_json))


def convert(
    source: Annotated[str, typer.Argument(metavar="IN")],
    target: Annotated[str, typer.Argument(metavar="OUT")],
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Save a fleet from a PDF or an old file as a JSON file."""
    hush(quiet)
    from metamaker.cli.handlers.documents import convert

    raise typer.Exit(convert(source, target, as_json))


def diff(
    old: Annotated[str, typer.Argument(metavar="A")],
    new: Annotated[str, typer.Argument(metavar="B")],
    as_json: Json = False,
) -> None:
    """Show the differences between two fleets or designs."""
    from metamaker.cli.handlers.diff import run

    raise typer.Exit(run(old, new, as_json))


def schema(
    of: Annotated[str, typer.Argument(metavar="VERB", autocompletion=offered_verbs)] = "",
    game: GameKey = "",
    kind: Annotated[str, typer.Option("--kind", metavar="KIND", autocompletion=document_kinds, show_default=False)] = "",
    as_json: Json = False,
) -> None:
    """Print the JSON Schema of files, or of a command."""
    from metamaker.cli.handlers.schema import print_schema

    raise typer.Exit(print_schema(of, game, kind, as_json))


def gallery(
    places: Annotated[list[str], typer.Argument(metavar="FOLDER…")],
    output: Annotated[str, typer.Option("-o", "--output", metavar="SITE")],
    title: Annotated[str, typer.Option("--title", metavar="TEXT")] = "",
    address: Annotated[str, typer.Option("--address", metavar="ADDRESS")] = "",
    meetings: Annotated[int, typer.Option("--meetings", min=0, max=200, metavar="N")] = 24,
    workers: Workers = 0,
    anew: Annotated[bool, typer.Option("--anew")] = False,
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Make a web gallery from folders of fleets."""
    hush(quiet)
    from metamaker.cli.handlers.gallery import Wanted, run

    raise typer.Exit(run(places, Wanted(output, title, address, meetings, workers, anew, as_json)))


def samples(
    names: Annotated[list[str] | None, typer.Argument(metavar="NAME…", autocompletion=offered_samples)] = None,
    to: Annotated[Path, typer.Option("--to", metavar="FOLDER")] = Path(),
    game: GameKey = "",
    force: Annotated[bool, typer.Option("--force")] = False,
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """List the samples of all games, or copy some."""
    hush(quiet)
    from metamaker.cli.handlers.samples import list_or_copy

    raise typer.Exit(list_or_copy(tuple(names or ()), to, game, force, as_json))


def event_(
    action: Annotated[str, typer.Argument(metavar="ACTION", autocompletion=actions)],
    file: File,
    words: Annotated[list[str] | None, typer.Argument(metavar="WORDS…", autocompletion=outcomes)] = None,
    name: Annotated[str, typer.Option("--name", metavar="NAME")] = "",
    game: GameKey = "",
    seed: Seed = 1,
    number: Annotated[int, typer.Option("--round", min=0, max=60, metavar="N", show_default=False)] = 0,
    without_fleets: Annotated[bool, typer.Option("--without-fleets")] = False,
    output: Annotated[str, typer.Option("-o", "--output", metavar="OUT")] = "",
    dry_run: DryRun = False,
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Run a tournament: players, rounds, results and standings."""
    hush(quiet)
    from metamaker.cli.handlers.edits import Keeping
    from metamaker.cli.handlers.event import Wanted, run

    keeping = Keeping(output, dry_run, as_json)
    raise typer.Exit(run(action, file, words or (), Wanted(name, game, seed, number, without_fleets, keeping)))
