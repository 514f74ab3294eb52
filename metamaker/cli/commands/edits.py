"""The verbs that edit and their options; `main` makes commands of them. What a verb does is imported when it runs."""

from typing import Annotated

import typer

from metamaker.cli.input.options import DryRun, File, Files, Json, Quiet, keys, shared, ships, takes
from metamaker.cli.input.options import what as offered
from metamaker.cli.output.messages import hush

Ref = Annotated[str, typer.Argument(metavar="REF", autocompletion=ships)]
Edited = Annotated[str, typer.Option("-o", "--output", metavar="OUT")]


def add(
    file: File,
    what: Annotated[str, typer.Argument(metavar="WHAT", autocompletion=offered)],
    onto: Annotated[str, typer.Argument(metavar="ONTO", autocompletion=ships)] = "",
    name: Annotated[str, typer.Option("--name", metavar="NAME")] = "",
    output: Edited = "",
    dry_run: DryRun = False,
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Add a ship, a class, a weapon, or a part to a ship."""
    hush(quiet)
    from metamaker.cli.handlers.edits import Keeping, add

    raise typer.Exit(add(file, what, onto, name, Keeping(output, dry_run, as_json)))


def rename(
    file: File,
    ref: Ref,
    name: Annotated[str, typer.Argument(metavar="NAME")],
    output: Edited = "",
    dry_run: DryRun = False,
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Rename a ship, a class or any other item."""
    hush(quiet)
    from metamaker.cli.handlers.edits import Keeping, rename

    raise typer.Exit(rename(file, ref, name, Keeping(output, dry_run, as_json)))


def set_(
    file: File,
    ref: Ref,
    key: Annotated[str, typer.Argument(metavar="KEY", autocompletion=keys)] = "",
    value: Annotated[str | None, typer.Argument(metavar="VALUE")] = None,
    output: Edited = "",
    dry_run: DryRun = False,
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Change a property; without KEY, list the properties."""
    hush(quiet)
    from metamaker.cli.handlers.edits import Keeping, set_value

    raise typer.Exit(set_value(file, ref, key, value, Keeping(output, dry_run, as_json)))


def merge(
    files: Files,
    output: Edited = "",
    dry_run: DryRun = False,
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Merge several fleets into one."""
    hush(quiet)
    from metamaker.cli.handlers.edits import Keeping, merge

    raise typer.Exit(merge(files, Keeping(output, dry_run, as_json)))


Pack = Annotated[str, typer.Argument(metavar="PACK")]
Take = Annotated[str, typer.Option("--take", metavar="<mine|theirs|all>", autocompletion=takes)]


def universe(
    file: File,
    output: Annotated[str, typer.Option("-o", "--output", metavar="OUT")],
    name: Annotated[str, typer.Option("--name", metavar="NAME", show_default=False)] = "",
    version: Annotated[int | None, typer.Option("--version", min=1, max=9999, metavar="N")] = None,
    only: Annotated[str, typer.Option("--only", metavar="PARTS", autocompletion=shared)] = "",
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Make a universe pack from parts of a fleet, to share them."""
    hush(quiet)
    from metamaker.cli.handlers.universe import make

    parts = [part.strip() for part in only.split(",") if part.strip()]
    raise typer.Exit(make(file, output, name, version, parts, as_json))


def use(
    file: File,
    pack: Pack,
    take: Take = "",
    output: Edited = "",
    dry_run: DryRun = False,
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Add a universe pack (shared parts) to a fleet."""
    hush(quiet)
    from metamaker.cli.handlers.edits import Keeping
    from metamaker.cli.handlers.universe import use

    raise typer.Exit(use(file, pack, take, Keeping(output, dry_run, as_json)))


def update(
    file: File,
    pack: Pack,
    take: Take = "",
    output: Edited = "",
    dry_run: DryRun = False,
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Update a fleet to a new version of its universe pack."""
    hush(quiet)
    from metamaker.cli.handlers.edits import Keeping
    from metamaker.cli.handlers.universe import update

    raise typer.Exit(update(file, pack, take, Keeping(output, dry_run, as_json)))
