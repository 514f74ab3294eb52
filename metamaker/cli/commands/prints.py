"""The verbs that print and their options: sheets, pages for the table, pictures; and what was filled in on them."""

from typing import Annotated

import typer

from metamaker.cli.input.options import (
    Binding,
    Classes,
    Dots,
    Embed,
    File,
    Fleets,
    Font,
    Force,
    GameKey,
    Ink,
    Json,
    Kind,
    Landscape,
    Margins,
    Mirrored,
    OnlyKinds,
    Output,
    Paper,
    Proof,
    Quiet,
    SheetSize,
    Show,
    Watch,
    WithKinds,
    WithoutKinds,
    ships,
)
from metamaker.cli.output.help import in_places
from metamaker.cli.output.messages import hush
from metamaker.core.words import message


def sheets(
    files: Annotated[list[str] | None, typer.Argument(metavar="FILE…")] = None,
    output: Output = "",
    paper: Paper = "a4",
    landscape: Landscape = False,
    margins: Margins = "",
    binding: Binding = 0.0,
    mirrored: Mirrored = False,
    size: SheetSize = "",
    ink: Ink = "",
    kind: Kind = "",
    dots: Dots = 150,
    classes: Classes = False,
    ship: Annotated[list[str] | None, typer.Option("--ship", metavar="NAME", autocompletion=ships)] = None,
    pages: Annotated[str, typer.Option("--pages", metavar="RANGES")] = "",
    state: Annotated[str, typer.Option("--state", metavar="FILE")] = "",
    blank: Annotated[bool, typer.Option("--blank")] = False,
    fillable: Annotated[bool, typer.Option("--fillable")] = False,
    codes: Annotated[bool, typer.Option("--code/--no-code")] = True,
    font: Font = None,
    proof: Proof = False,
    embed: Embed = "fleet",
    game: GameKey = "",
    force: Force = False,
    show: Show = False,
    watch: Watch = False,
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Print record sheets, or check them for printing errors.

    With --proof, the exit code is 1 if there is an error.
    """
    hush(quiet)
    from metamaker.cli.commands.output_files import Ending, carried_out
    from metamaker.cli.handlers import prints
    from metamaker.cli.input.folders import documents_in
    from metamaker.cli.input.print_options import Framing, SheetWords

    framing = Framing(paper, landscape, margins, binding, mirrored, ink, font or (), embed, kind, dots)
    words = SheetWords(size, classes, tuple(ship or ()), state, fillable, codes)
    if not files and not blank:
        raise typer.BadParameter(str(message("cli-missing-argument", of=in_places("FILE…"))))

    def printed(target: str) -> int:
        run = framing.ready(target, pages, is_proof=proof)
        if blank:
            return prints.blank(game, run, words, as_json)
        return prints.sheets(documents_in(files or ()), run, words, as_json)

    ending = Ending("", kind, force, show, watch, "blank" if blank else "fleet", (state,) if state else ())
    raise typer.Exit(carried_out((not blank and files) or (), output, ending, printed, is_proof=proof))


def pages(
    files: Fleets,
    output: Output = "",
    only: OnlyKinds = "",
    without: WithoutKinds = "",
    besides: WithKinds = "",
    paper: Paper = "a4",
    landscape: Landscape = False,
    margins: Margins = "",
    binding: Binding = 0.0,
    mirrored: Mirrored = False,
    ink: Ink = "",
    kind: Kind = "",
    dots: Dots = 150,
    font: Font = None,
    proof: Proof = False,
    embed: Embed = "fleet",
    force: Force = False,
    show: Show = False,
    watch: Watch = False,
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Print the other pages of a game: roster, plots, charts."""
    hush(quiet)
    from metamaker.cli.commands.output_files import Ending, carried_out
    from metamaker.cli.handlers import prints
    from metamaker.cli.input.folders import documents_in
    from metamaker.cli.input.print_options import Framing, KindWords

    framing = Framing(paper, landscape, margins, binding, mirrored, ink, font or (), embed, kind, dots)
    kinds = KindWords(only, without, besides)

    def printed(target: str) -> int:
        return prints.pages(documents_in(files), framing.ready(target, is_proof=proof), kinds, as_json)

    ending = Ending("-pages", kind, force, show, watch)
    raise typer.Exit(carried_out(files, output, ending, printed, is_proof=proof))


def pack(
    files: Fleets,
    output: Output = "",
    only: OnlyKinds = "",
    without: WithoutKinds = "",
    besides: WithKinds = "",
    size: SheetSize = "",
    paper: Paper = "a4",
    landscape: Landscape = False,
    margins: Margins = "",
    binding: Binding = 0.0,
    mirrored: Mirrored = False,
    ink: Ink = "",
    font: Font = None,
    proof: Proof = False,
    embed: Embed = "fleet",
    force: Force = False,
    show: Show = False,
    watch: Watch = False,
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Print everything for a game as one PDF."""
    hush(quiet)
    from metamaker.cli.commands.output_files import Ending, carried_out
    from metamaker.cli.handlers import prints
    from metamaker.cli.input.folders import documents_in
    from metamaker.cli.input.print_options import Framing, KindWords

    framing = Framing(paper, landscape, margins, binding, mirrored, ink, font or (), embed)
    kinds = KindWords(only, without, besides)

    def printed(target: str) -> int:
        return prints.pack(documents_in(files), framing.ready(target, is_proof=proof), kinds, size, as_json)

    ending = Ending("-pack", "", force, show, watch)
    raise typer.Exit(carried_out(files, output, ending, printed, is_proof=proof))


def picture(
    file: File,
    output: Output = "",
    font: Font = None,
    embed: Embed = "fleet",
    force: Force = False,
    show: Show = False,
    watch: Watch = False,
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Draw a fleet as a picture that MetaMaker can open again."""
    hush(quiet)
    from metamaker.cli.commands.output_files import Ending, carried_out
    from metamaker.cli.handlers.sharing import write_picture

    def drawn(target: str) -> int:
        return write_picture(file, target, font or (), embed, as_json)

    raise typer.Exit(carried_out([file], output, Ending("", "png", force, show, watch), drawn))


def state(
    filled: Annotated[str, typer.Argument(metavar="FILLED")],
    output: Annotated[str, typer.Option("-o", "--output", metavar="OUT")],
    fleet: Annotated[str, typer.Option("--fleet", metavar="FILE")] = "",
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Read the damage from record sheets filled in on the screen."""
    hush(quiet)
    from metamaker.cli.handlers.prints import write_state

    raise typer.Exit(write_state(filled, output, fleet, as_json))
