"""Commands that check, explain and edit designs, and search the rules. Handlers are imported when a command runs."""

from typing import Annotated

import typer

from metamaker.cli.commands.command import command
from metamaker.cli.input.options import (
    Classes,
    DryRun,
    File,
    Files,
    FillOptions,
    Json,
    Keeping,
    LogOptions,
    Output,
    Workers,
    keys,
    shared,
    ships,
    takes,
)
from metamaker.cli.input.options import stats as offered_stats
from metamaker.cli.input.options import what as offered
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import unusable


@command(quiet=True, json=False)
def check(
    files: Files,
    strict: Annotated[bool, typer.Option("--strict")] = False,
    fix: Annotated[bool, typer.Option("--fix")] = False,
    output: Output = "",
    event: Annotated[str, typer.Option("--event", metavar="EVENT")] = "",
    dry_run: DryRun = False,
    as_json: Json = False,
) -> int:
    """List all problems of the designs and the fleet.

    The exit code is 1 if there is an error.
    """
    from metamaker.cli.handlers.checks import check
    from metamaker.cli.input.arguments import documents_in

    if (output or dry_run) and not fix:
        raise unusable("cli-fix-alone")
    if event and fix:
        raise unusable("event-fix")
    return check(documents_in(files), strict, Keeping(output, dry_run) if fix else None, event, as_json)


@command(json=False)
def stats(files: Files, classes: Classes = False, as_json: Json = False) -> int:
    """Show the numbers of every ship and of the fleet."""
    from metamaker.cli.handlers.stats import stats
    from metamaker.cli.input.arguments import documents_in

    return stats(documents_in(files), classes, as_json)


@command()
def explain(
    file: File,
    ship: Annotated[str, typer.Argument(metavar="SHIP", autocompletion=ships)],
    stat: Annotated[str, typer.Argument(metavar="STAT", autocompletion=offered_stats)],
) -> Answer:
    """Show how a number of a ship is calculated."""
    from metamaker.cli.handlers.explain import explain

    return explain(file, ship, stat)


@command(json=False)
def fleet(files: Files, as_json: Json = False) -> int:
    """Show the roster, totals, chain of command and miniatures."""
    from metamaker.cli.handlers.stats import fleet
    from metamaker.cli.input.arguments import documents_in

    return fleet(documents_in(files), as_json)


@command()
def rules(
    words: Annotated[list[str], typer.Argument(metavar="WORDS…")],
    game: Annotated[str, typer.Option("--game", metavar="GAME")] = "",
) -> Answer:
    """Search the rules reference."""
    from metamaker.cli.handlers.rules import run

    return run(words, game)


Ref = Annotated[str, typer.Argument(metavar="REF", autocompletion=ships)]


@command(quiet=True)
def add(
    file: File,
    what: Annotated[str, typer.Argument(metavar="WHAT", autocompletion=offered)],
    onto: Annotated[str, typer.Argument(metavar="ONTO", autocompletion=ships)] = "",
    name: Annotated[str, typer.Option("--name", metavar="NAME")] = "",
    *,
    keeping: Keeping,
) -> Answer:
    """Add a ship, a class, a weapon, or a part to a ship."""
    from metamaker.cli.handlers.edits import add

    return add(file, what, onto, name, keeping)


@command(quiet=True)
def rename(file: File, ref: Ref, name: Annotated[str, typer.Argument(metavar="NAME")], keeping: Keeping) -> Answer:
    """Rename a ship, a class or any other item."""
    from metamaker.cli.handlers.edits import rename

    return rename(file, ref, name, keeping)


@command(quiet=True)
def set_(
    file: File,
    ref: Ref,
    key: Annotated[str, typer.Argument(metavar="KEY", autocompletion=keys)] = "",
    value: Annotated[str | None, typer.Argument(metavar="VALUE")] = None,
    *,
    keeping: Keeping,
) -> Answer:
    """Change a property; without KEY, list the properties."""
    from metamaker.cli.handlers.edits import set_value

    return set_value(file, ref, key, value, keeping)


@command(quiet=True)
def merge(files: Files, keeping: Keeping) -> Answer:
    """Merge several fleets into one."""
    from metamaker.cli.handlers.edits import merge

    return merge(files, keeping)


@command(quiet=True)
def log(files: Files, options: LogOptions, keeping: Keeping) -> Answer:
    """Show the logs of ships, or enter battles."""
    from metamaker.cli.handlers.log import run

    return run(files, options, keeping)


@command(quiet=True)
def fill(files: Files, options: FillOptions) -> Answer:
    """Fill a fleet up to a limit."""
    from metamaker.cli.handlers.fill import run

    return run(files, options)


@command(quiet=True)
def confirm(
    file: File,
    classes: Annotated[list[str] | None, typer.Argument(metavar="CLASS…", autocompletion=ships)] = None,
    workers: Workers = 0,
    *,
    keeping: Keeping,
) -> Answer:
    """Confirm the combat values of classes in battles.

    The exit code is 1 if the file had other factors for the same designs.
    """
    from metamaker.cli.handlers.confirm import run

    return run(file, classes or (), workers, keeping)


Pack = Annotated[str, typer.Argument(metavar="PACK")]
Take = Annotated[str, typer.Option("--take", metavar="<mine|theirs|all>", autocompletion=takes)]


@command(quiet=True)
def universe(
    file: File,
    output: Annotated[str, typer.Option("-o", "--output", metavar="OUT")],
    name: Annotated[str, typer.Option("--name", metavar="NAME", show_default=False)] = "",
    version: Annotated[int | None, typer.Option("--version", min=1, max=9999, metavar="N")] = None,
    only: Annotated[str, typer.Option("--only", metavar="PARTS", autocompletion=shared)] = "",
) -> Answer | int:
    """Make a universe pack from parts of a fleet, to share them."""
    from metamaker.cli.handlers.universe import make

    return make(file, output, name, version, [part.strip() for part in only.split(",") if part.strip()])


@command(quiet=True)
def use(file: File, pack: Pack, take: Take = "", *, keeping: Keeping) -> Answer:
    """Add a universe pack (shared parts) to a fleet."""
    from metamaker.cli.handlers.universe import use

    return use(file, pack, take, keeping, is_update=False)


@command(quiet=True)
def update(file: File, pack: Pack, take: Take = "", *, keeping: Keeping) -> Answer:
    """Update a fleet to a new version of its universe pack."""
    from metamaker.cli.handlers.universe import use

    return use(file, pack, take, keeping, is_update=True)
