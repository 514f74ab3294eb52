"""Commands that make, share, convert and compare files. Handlers are imported when a command runs."""

from pathlib import Path
from typing import Annotated

import typer

from metamaker.cli.commands.command import command
from metamaker.cli.input.options import (
    Classes,
    EventOptions,
    File,
    GalleryOptions,
    GameKey,
    Keeping,
    actions,
    document_kinds,
    outcomes,
    ships,
)
from metamaker.cli.input.options import samples as offered_samples
from metamaker.cli.input.options import verbs as offered_verbs
from metamaker.cli.output.answer import Answer

Ship = Annotated[str, typer.Argument(metavar="SHIP", autocompletion=ships)]


@command(quiet=True)
def new(
    file: File,
    name: Annotated[str, typer.Option("--name", metavar="NAME", show_default=False)] = "",
    game: GameKey = "",
    template: Annotated[str, typer.Option("--template", metavar="KEY", show_default=False)] = "",
) -> Answer | int:
    """Create a fleet file with two small legal ships."""
    from metamaker.cli.handlers.documents import write_new

    return write_new(file, name, game, template)


@command()
def text(
    file: File,
    ship: Ship = "",
    markdown: Annotated[bool, typer.Option("--markdown/--plain")] = True,
    classes: Classes = False,
    short: Annotated[bool, typer.Option("--short")] = False,
) -> Answer:
    """Show ships as text for chats and forums."""
    from metamaker.cli.handlers.sharing import show_text

    return show_text(file, ship, markdown, classes, short)


@command()
def code(file: File, ship: Ship = "", length: Annotated[int, typer.Option("--length", min=40, metavar="N")] = 1900) -> Answer:
    """Show a fleet or a ship as a share code for chats and forums."""
    from metamaker.cli.handlers.sharing import show_code

    return show_code(file, ship, length)


@command(quiet=True)
def open_(
    codes: Annotated[list[str], typer.Argument(metavar="CODE…")],
    output: Annotated[str, typer.Option("-o", "--output", metavar="OUT")],
) -> Answer | int:
    """Save a fleet from a share code as a JSON file."""
    from metamaker.cli.handlers.documents import write_opened

    return write_opened(codes, output)


@command(quiet=True)
def convert(
    source: Annotated[str, typer.Argument(metavar="IN")], target: Annotated[str, typer.Argument(metavar="OUT")]
) -> Answer | int:
    """Save a fleet from a PDF or an old file as a JSON file."""
    from metamaker.cli.handlers.documents import convert

    return convert(source, target)


@command()
def diff(
    old: Annotated[str, typer.Argument(metavar="A")],
    new: Annotated[str, typer.Argument(metavar="B")],
    more: Annotated[list[str] | None, typer.Argument(metavar="C…", show_default=False)] = None,
) -> Answer:
    """Show the differences between two fleets or designs.

    Three to five designs are shown side by side, with all their numbers.
    """
    from metamaker.cli.handlers.diff import run, side_by_side

    return side_by_side((old, new, *more)) if more else run(old, new)


@command()
def schema(
    of: Annotated[str, typer.Argument(metavar="VERB", autocompletion=offered_verbs)] = "",
    game: GameKey = "",
    kind: Annotated[str, typer.Option("--kind", metavar="KIND", autocompletion=document_kinds, show_default=False)] = "",
) -> Answer:
    """Print the JSON Schema of files, or of a command."""
    from metamaker.cli.handlers.schema import print_schema

    return print_schema(of, game, kind)


@command(quiet=True)
def gallery(places: Annotated[list[str], typer.Argument(metavar="FOLDER…")], options: GalleryOptions) -> Answer:
    """Make a web gallery from folders of fleets."""
    from metamaker.cli.handlers.gallery import run

    return run(places, options)


@command(quiet=True)
def samples(
    names: Annotated[list[str] | None, typer.Argument(metavar="NAME…", autocompletion=offered_samples)] = None,
    to: Annotated[Path, typer.Option("--to", metavar="FOLDER")] = Path(),
    game: GameKey = "",
    force: Annotated[bool, typer.Option("--force")] = False,
) -> Answer:
    """List the samples of all games, or copy some."""
    from metamaker.cli.handlers.samples import list_or_copy

    return list_or_copy(tuple(names or ()), to, game, force)


@command(quiet=True)
def event_(
    action: Annotated[str, typer.Argument(metavar="ACTION", autocompletion=actions)],
    file: File,
    words: Annotated[list[str] | None, typer.Argument(metavar="WORDS…", autocompletion=outcomes)] = None,
    *,
    options: EventOptions,
    keeping: Keeping,
) -> Answer | int:
    """Run a tournament: players, rounds, results and standings."""
    from metamaker.cli.handlers.event import run

    return run(action, file, words or (), options, keeping)
