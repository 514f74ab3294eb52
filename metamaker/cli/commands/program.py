"""The verbs about the program itself, with their options; `main` makes commands of them.

What a verb does is imported when it runs.
"""

from typing import Annotated

import typer

from metamaker.cli.input.options import Json, Opened, Profile, Quiet, shells
from metamaker.cli.input.options import guides as offered_guides
from metamaker.cli.input.options import verbs as offered_verbs
from metamaker.cli.output.messages import hush


def help_(
    context: typer.Context,
    verb: Annotated[str, typer.Argument(metavar="VERB", autocompletion=offered_verbs)] = "",
) -> None:
    """Show what a command does, and its options."""
    from metamaker.cli.output.help import page

    typer.echo(page(context, verb))


def guide(name: Annotated[str, typer.Argument(metavar="GUIDE", autocompletion=offered_guides)] = "") -> None:
    """Read a guide, or list the guides."""
    from metamaker.cli.handlers.guides import run

    raise typer.Exit(run(name))


def completion(
    shell: Annotated[str, typer.Argument(metavar="SHELL", autocompletion=shells)] = "",
    install: Annotated[bool, typer.Option("--install")] = False,
    quiet: Quiet = False,
) -> None:
    """Show or install the shell completion of commands and names."""
    hush(quiet)
    from metamaker.cli.handlers.completion_command import run

    raise typer.Exit(run(shell, install))


def self_test(as_json: Json = False) -> None:
    """Check that MetaMaker works on this computer.

    The exit code is 1 if a step fails.
    """
    from metamaker.cli.handlers.self_test import run

    raise typer.Exit(run(as_json))


def window(files: Opened = None, profile: Profile = "") -> None:
    """Open the desktop app."""
    from metamaker.cli.handlers.window import run

    raise typer.Exit(run(tuple(files or ()), profile))
