"""Commands that print sheets, pages and pictures, and read filled-in sheets. Handlers are imported when a command runs."""

from typing import Annotated

import typer

from metamaker.cli.commands.command import command
from metamaker.cli.input.options import (
    Embed,
    Ending,
    File,
    Files,
    Font,
    Framing,
    Json,
    KindOptions,
    Output,
    SheetOptions,
    SheetSize,
    TableOptions,
    TokenOptions,
)
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.help import in_places
from metamaker.cli.output.messages import unusable


@command(
    quiet=True,
    json=False,
    order="paper landscape margins binding mirrored size ink files_kind dots classes ship everyone pages state blank fillable"
    " codes logs font proof embed",
)
def sheets(
    files: Annotated[list[str] | None, typer.Argument(metavar="FILE…")] = None,
    output: Output = "",
    *,
    framing: Framing,
    options: SheetOptions,
    ending: Ending,
    as_json: Json = False,
) -> int:
    """Print record sheets, or check them for printing errors.

    With --proof, the exit code is 1 if there is an error.
    """
    from metamaker.cli.commands.output_files import Target, carried_out
    from metamaker.cli.handlers import prints
    from metamaker.cli.input.arguments import documents_in
    from metamaker.cli.input.print_options import ready

    blank = options.blank
    if not files and not blank:
        raise unusable("cli-missing-argument", of=in_places("FILE…"))

    def printed(output: str) -> Answer | int:
        run = ready(framing, output, options.pages)
        return prints.blank(run, options) if blank else prints.sheets(documents_in(files or ()), run, options)

    target = Target("", framing.files_kind, "blank" if blank else "fleet", (options.state,) if options.state else ())
    return carried_out((not blank and files) or (), output, target, ending, printed, as_json, is_proof=framing.proof)


@command(quiet=True, json=False)
def pages(
    files: Files, output: Output = "", *, kinds: KindOptions, framing: Framing, ending: Ending, as_json: Json = False
) -> int:
    """Print the other pages of a game: roster, plots, charts."""
    from metamaker.cli.commands.output_files import Target, carried_out
    from metamaker.cli.handlers import prints
    from metamaker.cli.input.arguments import documents_in
    from metamaker.cli.input.print_options import ready

    def printed(output: str) -> Answer | int:
        return prints.pages(documents_in(files), ready(framing, output), kinds, None)

    return carried_out(files, output, Target("-pages", framing.files_kind), ending, printed, as_json, is_proof=framing.proof)


@command(quiet=True, json=False, without="files_kind dots")
def pack(
    files: Files,
    output: Output = "",
    *,
    kinds: KindOptions,
    size: SheetSize = "",
    framing: Framing,
    ending: Ending,
    as_json: Json = False,
) -> int:
    """Print everything for a game as one PDF."""
    from metamaker.cli.commands.output_files import Target, carried_out
    from metamaker.cli.handlers import prints
    from metamaker.cli.input.arguments import documents_in
    from metamaker.cli.input.print_options import ready

    def printed(output: str) -> Answer | int:
        return prints.pages(documents_in(files), ready(framing, output), kinds, size)

    return carried_out(files, output, Target("-pack", ""), ending, printed, as_json, is_proof=framing.proof)


@command(quiet=True, json=False)
def picture(
    file: File, output: Output = "", font: Font = None, embed: Embed = "fleet", *, ending: Ending, as_json: Json = False
) -> int:
    """Draw a fleet as a picture that MetaMaker can open again."""
    from metamaker.cli.commands.output_files import Target, carried_out
    from metamaker.cli.handlers.sharing import write_picture

    def drawn(output: str) -> Answer | int:
        return write_picture(file, output, font or (), embed)

    return carried_out([file], output, Target("", "png"), ending, drawn, as_json)


@command(quiet=True, json=False)
def live(
    files: Files, output: Output = "", font: Font = None, embed: Embed = "fleet", *, ending: Ending, as_json: Json = False
) -> int:
    """Make record sheets to tick on a phone."""
    from metamaker.cli.commands.output_files import Target, carried_out
    from metamaker.cli.handlers.live import write_live
    from metamaker.cli.input.arguments import documents_in

    def made(output: str) -> Answer | int:
        return write_live(documents_in(files), output, font or (), embed)

    return carried_out(files, output, Target("-live", "html"), ending, made, as_json)


@command(quiet=True)
def state(
    filled: Annotated[str, typer.Argument(metavar="FILLED")],
    output: Annotated[str, typer.Option("-o", "--output", metavar="OUT")],
    fleet: Annotated[str, typer.Option("--fleet", metavar="FILE")] = "",
) -> Answer | int:
    """Read the damage from record sheets filled in on the screen."""
    from metamaker.cli.handlers.prints import write_state

    return write_state(filled, output, fleet)


Documents = Annotated[list[str] | None, typer.Argument(metavar="FILE…", show_default=False)]


@command(quiet=True)
def tokens(files: Documents = None, *, options: TokenOptions) -> Answer:
    """Draw tokens for virtual tabletops."""
    from metamaker.cli.handlers.tabletop import tokens

    return tokens(files or (), options)


@command(quiet=True)
def table(files: Documents = None, *, options: TableOptions) -> Answer:
    """Lay a table for Tabletop Simulator or VASSAL."""
    from metamaker.cli.handlers.tabletop import table

    return table(files or (), options)
