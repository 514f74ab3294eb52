"""The verbs of the command line and their options. What a verb does is a module that is imported when it runs."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.exceptions import Abort, TyperException

from metamaker.cli.battle_verbs import balance, battle, duel, play
from metamaker.cli.help import PROGRAM, Verb, Verbs, in_places
from metamaker.cli.options import (
    Binding,
    Classes,
    Dots,
    Embed,
    File,
    Files,
    Fleets,
    Font,
    GameKey,
    Ink,
    Json,
    Kind,
    Landscape,
    Margins,
    Mirrored,
    OnlyKinds,
    Opened,
    Output,
    Paper,
    Profile,
    Proof,
    SheetSize,
    WithKinds,
    WithoutKinds,
)
from metamaker.cli.process import INTERNAL, INTERRUPTED, PIPE_CLOSED, PLAIN, UNUSABLE, forget_output, replace_closed
from metamaker.cli.usage import usage
from metamaker.core.problem import FileProblem
from metamaker.core.storage import reason
from metamaker.core.visible import visible
from metamaker.core.words import COMMON, ENGLISH, Listing, languages, message, put_in_force

LANGUAGE = "METAMAKER_LANGUAGE"
"""What of the environment names the language."""

app = typer.Typer(
    name=PROGRAM,
    cls=Verbs,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _language(wanted: str) -> None:
    """Answer in a language. Raises BadParameter for one that the program does not have."""
    if wanted not in languages(COMMON):
        raise typer.BadParameter(str(message("cli-no-language", known=Listing(languages(COMMON), "or"), found=wanted)))
    put_in_force(wanted)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"metamaker {version('metamaker')}")
        raise typer.Exit


@app.callback()
def _program(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
    language: Annotated[
        str,
        typer.Option("--language", metavar="LANG", envvar=LANGUAGE, callback=_language),
    ] = ENGLISH,
) -> None:
    """Design starships for tabletop games: every number explained, record sheets to print, fleets in one file."""


@app.command(cls=Verb)
def new(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    name: Annotated[str, typer.Option("--name", metavar="NAME", show_default=False)] = "",
    game: GameKey = "",
    as_json: Json = False,
) -> None:
    """Start a fleet file with two small legal ships."""
    from metamaker.cli.documents import write_new

    raise typer.Exit(write_new(file, name, game, as_json))


@app.command(cls=Verb)
def check(
    files: Files,
    strict: Annotated[bool, typer.Option("--strict")] = False,
    as_json: Json = False,
) -> None:
    """Name every problem of the designs and the fleet.

    The exit code is 1 if there is an error.
    """
    from metamaker.cli.numbers import check

    raise typer.Exit(check(files, strict, as_json))


@app.command(cls=Verb)
def stats(files: Files, classes: Classes = False, as_json: Json = False) -> None:
    """Show the numbers of every ship and of the fleet."""
    from metamaker.cli.numbers import stats

    raise typer.Exit(stats(files, classes, as_json))


@app.command(cls=Verb)
def explain(
    file: File,
    ship: Annotated[str, typer.Argument(metavar="SHIP")],
    stat: Annotated[str, typer.Argument(metavar="STAT")],
    as_json: Json = False,
) -> None:
    """Show why a number is what it is."""
    from metamaker.cli.numbers import explain

    raise typer.Exit(explain(file, ship, stat, as_json))


@app.command(cls=Verb)
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
    kind: Kind = "pdf",
    dots: Dots = 150,
    classes: Classes = False,
    ship: Annotated[list[str] | None, typer.Option("--ship", metavar="NAME")] = None,
    pages: Annotated[str, typer.Option("--pages", metavar="RANGES")] = "",
    state: Annotated[str, typer.Option("--state", metavar="FILE")] = "",
    blank: Annotated[bool, typer.Option("--blank")] = False,
    fillable: Annotated[bool, typer.Option("--fillable")] = False,
    codes: Annotated[bool, typer.Option("--code/--no-code")] = True,
    font: Font = "",
    proof: Proof = False,
    embed: Embed = "fleet",
    game: GameKey = "",
    as_json: Json = False,
) -> None:
    """Print record sheets, one for each ship; or proof-read them.

    With --proof the exit code is 1 if there is an error.
    """
    from metamaker.cli import prints
    from metamaker.cli.print_options import Framing, SheetWords

    framing = Framing(paper, landscape, margins, binding, mirrored, ink, font, embed, kind, dots)
    words = SheetWords(size, classes, tuple(ship or ()), state, fillable, codes)
    if not files and not blank:
        raise typer.BadParameter(str(message("cli-missing-argument", of=in_places("'FILE…'"))))
    run = framing.ready(output, pages, is_proof=proof)
    raise typer.Exit(prints.blank(game, run, words, as_json) if blank else prints.sheets(files or (), run, words, as_json))


@app.command(cls=Verb)
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
    kind: Kind = "pdf",
    dots: Dots = 150,
    font: Font = "",
    proof: Proof = False,
    embed: Embed = "fleet",
    as_json: Json = False,
) -> None:
    """Print what a game needs beside sheets: roster, plots, charts."""
    from metamaker.cli import prints
    from metamaker.cli.print_options import Framing, KindWords

    framing = Framing(paper, landscape, margins, binding, mirrored, ink, font, embed, kind, dots)
    raise typer.Exit(prints.pages(files, framing.ready(output, is_proof=proof), KindWords(only, without, besides), as_json))


@app.command(cls=Verb)
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
    font: Font = "",
    proof: Proof = False,
    embed: Embed = "fleet",
    as_json: Json = False,
) -> None:
    """Print all that one fleet or opposing ones need, as one PDF."""
    from metamaker.cli import prints
    from metamaker.cli.print_options import Framing, KindWords

    framing, kinds = Framing(paper, landscape, margins, binding, mirrored, ink, font, embed), KindWords(only, without, besides)
    raise typer.Exit(prints.pack(files, framing.ready(output, is_proof=proof), kinds, size, as_json))


@app.command(cls=Verb)
def picture(
    file: File,
    output: Annotated[str, typer.Option("-o", "--output", metavar="OUT")],
    font: Font = "",
    embed: Embed = "fleet",
    as_json: Json = False,
) -> None:
    """Draw a fleet as one picture to be shared, which opens again."""
    from metamaker.cli.sharing import write_picture

    raise typer.Exit(write_picture(file, output, font, embed, as_json))


@app.command(cls=Verb)
def text(
    file: File,
    ship: Annotated[str, typer.Argument(metavar="SHIP")] = "",
    markdown: Annotated[bool, typer.Option("--markdown/--plain")] = True,
    classes: Classes = False,
    as_json: Json = False,
) -> None:
    """Show ships in words, to be copied into chats and forums."""
    from metamaker.cli.sharing import show_text

    raise typer.Exit(show_text(file, ship, markdown, classes, as_json))


@app.command(cls=Verb)
def code(
    file: File,
    ship: Annotated[str, typer.Argument(metavar="SHIP")] = "",
    length: Annotated[int, typer.Option("--length", min=40, metavar="N")] = 1900,
    as_json: Json = False,
) -> None:
    """Show a fleet or a ship as a share code for chats and forums."""
    from metamaker.cli.sharing import show_code

    raise typer.Exit(show_code(file, ship, length, as_json))


@app.command("open", cls=Verb)
def open_(
    codes: Annotated[list[str], typer.Argument(metavar="CODE…")],
    output: Annotated[str, typer.Option("-o", "--output", metavar="OUT")],
    as_json: Json = False,
) -> None:
    """Write a fleet as JSON, out of a share code."""
    from metamaker.cli.documents import write_opened

    raise typer.Exit(write_opened(codes, output, as_json))


@app.command(cls=Verb)
def convert(
    source: Annotated[str, typer.Argument(metavar="IN")],
    target: Annotated[str, typer.Argument(metavar="OUT")],
    as_json: Json = False,
) -> None:
    """Write a fleet as JSON, out of a PDF or an old file."""
    from metamaker.cli.documents import convert

    raise typer.Exit(convert(source, target, as_json))


@app.command(cls=Verb)
def fleet(files: Files, as_json: Json = False) -> None:
    """Show roster, totals, chain of command, miniatures."""
    from metamaker.cli.numbers import fleet

    raise typer.Exit(fleet(files, as_json))


@app.command(cls=Verb)
def rules(
    words: Annotated[list[str], typer.Argument(metavar="WORDS…")],
    game: Annotated[str, typer.Option("--game", metavar="GAME")] = "",
    as_json: Json = False,
) -> None:
    """Search the rules reference."""
    from metamaker.cli.rules import run

    raise typer.Exit(run(words, game, as_json))


@app.command(cls=Verb)
def diff(
    old: Annotated[str, typer.Argument(metavar="A")],
    new: Annotated[str, typer.Argument(metavar="B")],
    as_json: Json = False,
) -> None:
    """Show what differs between two fleets or designs."""
    from metamaker.cli.diff import run

    raise typer.Exit(run(old, new, as_json))


@app.command(cls=Verb)
def schema(game: GameKey = "", as_json: Json = False) -> None:
    """Print the JSON Schema of the file format."""
    from metamaker.cli.documents import print_schema

    raise typer.Exit(print_schema(game, as_json))


@app.command(cls=Verb)
def samples(
    names: Annotated[list[str] | None, typer.Argument(metavar="NAME…")] = None,
    to: Annotated[Path, typer.Option("--to", metavar="FOLDER")] = Path(),
    game: GameKey = "",
    as_json: Json = False,
) -> None:
    """List the sample fleets, or copy some to play with."""
    from metamaker.cli.documents import list_or_copy

    raise typer.Exit(list_or_copy(tuple(names or ()), to, game, as_json))


for verb in (battle, duel, balance, play):
    app.command(cls=Verb)(verb)


@app.command(cls=Verb)
def window(files: Opened = None, profile: Profile = "") -> None:
    """Design fleets with mouse and keyboard."""
    from metamaker.cli.window import run

    raise typer.Exit(run(tuple(files or ()), profile))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code; all that can go wrong ends as one sentence on standard error."""
    replace_closed()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=PLAIN)  # a name in letters that this terminal does not have
    try:
        code = _run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        forget_output()
        return PIPE_CLOSED
    except OSError as problem:
        if problem.filename is not None:
            return _fail(
                str(FileProblem(str(problem.filename), "", message("file-unusable", reason=reason(problem)))), UNUSABLE
            )
        forget_output()
        return _fail(str(message("cli-no-output", reason=problem.strerror or "")), UNUSABLE)
    return code


def _run(arguments: Sequence[str] | None) -> int:
    try:
        words = sys.argv[1:] if arguments is None else list(arguments)
        put_in_force(_wished(words))
        result: Any = app(args=words or ["--help"], prog_name=PROGRAM, standalone_mode=False)
    except FileProblem as problem:
        return _fail(str(problem), UNUSABLE)
    except TyperException as problem:
        return _fail(usage(problem), UNUSABLE)
    except (KeyboardInterrupt, Abort):
        return INTERRUPTED
    except SystemExit:
        raise BrokenPipeError from None  # what typer makes of it, and of nothing else
    except OSError:
        raise
    except Exception as problem:  # the outermost handler: nobody is helped by a traceback
        if os.environ.get("METAMAKER_DEBUG"):
            raise
        what = f"{type(problem).__name__}: {problem}"
        return _fail(str(message("cli-fault", what=what)), INTERNAL)
    return int(result or 0)


def _wished(words: Sequence[str]) -> str:
    """Return the language that a command is to answer in, before its parser knows: that of help, and of what is wrong."""
    wish = os.environ.get(LANGUAGE, ENGLISH)
    given = iter(words)
    for word in given:
        if not word.startswith("-"):
            break
        name, mark, value = word.partition("=")
        if name == "--language":
            wish = value if mark else next(given, "")
    return wish if wish in languages(COMMON) else ENGLISH


def _fail(sentence: str, code: int) -> int:
    typer.echo(f"metamaker: {visible(sentence)}", err=True)
    return code
