"""Commands that check and explain designs, and search the rules. Handlers are imported when a command runs."""

from typing import Annotated

import typer

from metamaker.cli.commands.command import command
from metamaker.cli.input.options import Classes, DryRun, File, Files, Json, Keeping, Output, ships
from metamaker.cli.input.options import stats as offered_stats
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
    from metamaker.cli.input.folders import documents_in

    if (output or dry_run) and not fix:
        raise unusable("cli-fix-alone")
    if event and fix:
        raise unusable("event-fix")
    return check(documents_in(files), strict, Keeping(output, dry_run) if fix else None, event, as_json)


@command(json=False)
def stats(files: Files, classes: Classes = False, as_json: Json = False) -> int:
    """Show the numbers of every ship and of the fleet."""
    from metamaker.cli.handlers.stats import stats
    from metamaker.cli.input.folders import documents_in

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
    from metamaker.cli.input.folders import documents_in

    return fleet(documents_in(files), as_json)


@command()
def rules(
    words: Annotated[list[str], typer.Argument(metavar="WORDS…")],
    game: Annotated[str, typer.Option("--game", metavar="GAME")] = "",
) -> Answer:
    """Search the rules reference."""
    from metamaker.cli.handlers.rules import run

    return run(words, game)
