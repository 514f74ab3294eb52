"""The verbs that look at designs and rules, and their options: problems, numbers, what they come from."""

from typing import Annotated

import typer

from metamaker.cli.input.options import Classes, DryRun, File, Files, Json, Quiet, ships
from metamaker.cli.input.options import stats as offered_stats
from metamaker.cli.output.messages import hush
from metamaker.core.words import message


def check(
    files: Files,
    strict: Annotated[bool, typer.Option("--strict")] = False,
    fix: Annotated[bool, typer.Option("--fix")] = False,
    output: Annotated[str, typer.Option("-o", "--output", metavar="OUT")] = "",
    event: Annotated[str, typer.Option("--event", metavar="EVENT")] = "",
    dry_run: DryRun = False,
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """List all problems of the designs and the fleet.

    The exit code is 1 if there is an error.
    """
    hush(quiet)
    from metamaker.cli.handlers.checks import check
    from metamaker.cli.handlers.edits import Keeping
    from metamaker.cli.input.folders import documents_in

    if (output or dry_run) and not fix:
        raise typer.BadParameter(str(message("cli-fix-alone")))
    if event and fix:
        raise typer.BadParameter(str(message("event-fix")))
    keeping = Keeping(output, dry_run, as_json) if fix else None
    raise typer.Exit(check(documents_in(files), strict, keeping, as_json, event))


def stats(files: Files, classes: Classes = False, as_json: Json = False) -> None:
    """Show the numbers of every ship and of the fleet."""
    from metamaker.cli.handlers.stats import stats
    from metamaker.cli.input.folders import documents_in

    raise typer.Exit(stats(documents_in(files), classes, as_json))


def explain(
    file: File,
    ship: Annotated[str, typer.Argument(metavar="SHIP", autocompletion=ships)],
    stat: Annotated[str, typer.Argument(metavar="STAT", autocompletion=offered_stats)],
    as_json: Json = False,
) -> None:
    """Show how a number of a ship is calculated."""
    from metamaker.cli.handlers.explain import explain

    raise typer.Exit(explain(file, ship, stat, as_json))


def fleet(files: Files, as_json: Json = False) -> None:
    """Show the roster, totals, chain of command and miniatures."""
    from metamaker.cli.handlers.stats import fleet
    from metamaker.cli.input.folders import documents_in

    raise typer.Exit(fleet(documents_in(files), as_json))


def rules(
    words: Annotated[list[str], typer.Argument(metavar="WORDS…")],
    game: Annotated[str, typer.Option("--game", metavar="GAME")] = "",
    as_json: Json = False,
) -> None:
    """Search the rules reference."""
    from metamaker.cli.handlers.rules import run

    raise typer.Exit(run(words, game, as_json))
