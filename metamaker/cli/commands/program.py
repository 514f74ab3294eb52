"""Commands about the program itself. Handlers are imported when a command runs."""

from typing import Annotated

import typer

from metamaker.cli.commands.command import command
from metamaker.cli.input.options import Json, Opened, Profile, shells
from metamaker.cli.input.options import guides as offered_guides
from metamaker.cli.input.options import verbs as offered_verbs


@command(json=False)
def help_(
    context: typer.Context,
    verb: Annotated[str, typer.Argument(metavar="VERB", autocompletion=offered_verbs)] = "",
) -> int:
    """Show what a command does, and its options."""
    from metamaker.cli.output.help import page

    typer.echo(page(context, verb))
    return 0


@command(json=False)
def guide(name: Annotated[str, typer.Argument(metavar="GUIDE", autocompletion=offered_guides)] = "") -> int:
    """Read a guide, or list the guides."""
    from metamaker.cli.handlers.guides import run

    return run(name)


@command(quiet=True, json=False)
def completion(
    shell: Annotated[str, typer.Argument(metavar="SHELL", autocompletion=shells)] = "",
    install: Annotated[bool, typer.Option("--install")] = False,
) -> int:
    """Show or install the shell completion of commands and names."""
    from metamaker.cli.handlers.completion_command import run

    return run(shell, install)


@command(json=False)
def self_test(as_json: Json = False) -> int:
    """Check that MetaMaker works on this computer.

    The exit code is 1 if a step fails.
    """
    from metamaker.cli.handlers.self_test import run

    return run(as_json)


@command(json=False)
def window(files: Opened = None, profile: Profile = "") -> int:
    """Open the desktop app."""
    from metamaker.cli.handlers.window import run

    return run(tuple(files or ()), profile)
