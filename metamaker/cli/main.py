"""The verbs of the command line and their options. What a verb does is a module that is imported when it runs."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.exceptions import Abort, TyperException

from metamaker.cli.battle_verbs import balance, battle, calibrate, duel, encounter, play
from metamaker.cli.edit_verbs import add, merge, rename, set_, universe, update, use
from metamaker.cli.file_verbs import code, convert, diff, event_, gallery, new, open_, samples, schema, text
from metamaker.cli.help import PROGRAM, Verb, Verbs, in_places
from metamaker.cli.odds_verbs import fair, forecast, weigh
from metamaker.cli.options import (
    Binding,
    Classes,
    Dots,
    DryRun,
    Embed,
    File,
    Files,
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
from metamaker.cli.options import (
    stats as offered_stats,
)
from metamaker.cli.process import (
    INTERNAL,
    INTERRUPTED,
    PIPE_CLOSED,
    PLAIN,
    UNUSABLE,
    forget_output,
    quieten_libraries,
    replace_closed,
)
from metamaker.cli.program_verbs import completion, guide, help_, self_test, window
from metamaker.cli.settings import LANGUAGE, PREFIX, defaults, system_language, wish
from metamaker.cli.telling import hush
from metamaker.cli.usage import usage
from metamaker.core.problem import FileProblem
from metamaker.core.storage import reason
from metamaker.core.visible import visible
from metamaker.core.words import COMMON, ENGLISH, Listing, languages, message, put_in_force

COMPLETING = "_METAMAKER_COMPLETE"
"""Set where a shell asks what can stand where its cursor is."""

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
    context: typer.Context,
    version: Annotated[bool, typer.Option("-V", "--version", callback=_version, is_eager=True)] = False,  # noqa: ARG001  its callback sees to it
    language: Annotated[  # noqa: ARG001  its callback sees to it
        str,
        typer.Option("--language", metavar="LANG", envvar=f"{PREFIX}LANGUAGE", callback=_language),
    ] = ENGLISH,
) -> None:
    """Design starships for tabletop games: every number explained, record sheets to print, fleets in one file."""
    context.default_map = defaults(context.command.commands)  # type: ignore[attr-defined]  # it is a group of verbs


app.command(cls=Verb)(new)


@app.command(cls=Verb)
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
    """Name every problem of the designs and the fleet.

    The exit code is 1 if there is an error.
    """
    hush(quiet)
    from metamaker.cli.editing import Keeping
    from metamaker.cli.folders import documents_in
    from metamaker.cli.numbers import check

    if (output or dry_run) and not fix:
        raise typer.BadParameter(str(message("cli-fix-alone")))
    if event and fix:
        raise typer.BadParameter(str(message("event-fix")))
    keeping = Keeping(output, dry_run, as_json) if fix else None
    raise typer.Exit(check(documents_in(files), strict, keeping, as_json, event))


@app.command(cls=Verb)
def stats(files: Files, classes: Classes = False, as_json: Json = False) -> None:
    """Show the numbers of every ship and of the fleet."""
    from metamaker.cli.folders import documents_in
    from metamaker.cli.numbers import stats

    raise typer.Exit(stats(documents_in(files), classes, as_json))


@app.command(cls=Verb)
def explain(
    file: File,
    ship: Annotated[str, typer.Argument(metavar="SHIP", autocompletion=ships)],
    stat: Annotated[str, typer.Argument(metavar="STAT", autocompletion=offered_stats)],
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
    """Print record sheets, one for each ship; or proof-read them.

    With --proof the exit code is 1 if there is an error.
    """
    hush(quiet)
    from metamaker.cli import prints
    from metamaker.cli.folders import documents_in
    from metamaker.cli.print_options import Framing, SheetWords
    from metamaker.cli.targets import Ending, carried_out

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
    """Print what a game needs beside sheets: roster, plots, charts."""
    hush(quiet)
    from metamaker.cli import prints
    from metamaker.cli.folders import documents_in
    from metamaker.cli.print_options import Framing, KindWords
    from metamaker.cli.targets import Ending, carried_out

    framing = Framing(paper, landscape, margins, binding, mirrored, ink, font or (), embed, kind, dots)
    kinds = KindWords(only, without, besides)

    def printed(target: str) -> int:
        return prints.pages(documents_in(files), framing.ready(target, is_proof=proof), kinds, as_json)

    ending = Ending("-pages", kind, force, show, watch)
    raise typer.Exit(carried_out(files, output, ending, printed, is_proof=proof))


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
    font: Font = None,
    proof: Proof = False,
    embed: Embed = "fleet",
    force: Force = False,
    show: Show = False,
    watch: Watch = False,
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Print all that one fleet or opposing ones need, as one PDF."""
    hush(quiet)
    from metamaker.cli import prints
    from metamaker.cli.folders import documents_in
    from metamaker.cli.print_options import Framing, KindWords
    from metamaker.cli.targets import Ending, carried_out

    framing = Framing(paper, landscape, margins, binding, mirrored, ink, font or (), embed)
    kinds = KindWords(only, without, besides)

    def printed(target: str) -> int:
        return prints.pack(documents_in(files), framing.ready(target, is_proof=proof), kinds, size, as_json)

    ending = Ending("-pack", "", force, show, watch)
    raise typer.Exit(carried_out(files, output, ending, printed, is_proof=proof))


@app.command(cls=Verb)
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
    """Draw a fleet as one picture to be shared, which opens again."""
    hush(quiet)
    from metamaker.cli.sharing import write_picture
    from metamaker.cli.targets import Ending, carried_out

    def drawn(target: str) -> int:
        return write_picture(file, target, font or (), embed, as_json)

    raise typer.Exit(carried_out([file], output, Ending("", "png", force, show, watch), drawn))


@app.command(cls=Verb)
def state(
    filled: Annotated[str, typer.Argument(metavar="FILLED")],
    output: Annotated[str, typer.Option("-o", "--output", metavar="OUT")],
    fleet: Annotated[str, typer.Option("--fleet", metavar="FILE")] = "",
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Write a play state, out of sheets filled in on the screen."""
    hush(quiet)
    from metamaker.cli.prints import write_state

    raise typer.Exit(write_state(filled, output, fleet, as_json))


@app.command(cls=Verb)
def fleet(files: Files, as_json: Json = False) -> None:
    """Show roster, totals, chain of command, miniatures."""
    from metamaker.cli.folders import documents_in
    from metamaker.cli.numbers import fleet

    raise typer.Exit(fleet(documents_in(files), as_json))


@app.command(cls=Verb)
def rules(
    words: Annotated[list[str], typer.Argument(metavar="WORDS…")],
    game: Annotated[str, typer.Option("--game", metavar="GAME")] = "",
    as_json: Json = False,
) -> None:
    """Search the rules reference."""
    from metamaker.cli.rules import run

    raise typer.Exit(run(words, game, as_json))


app.command("set", cls=Verb, context_settings={"ignore_unknown_options": True})(set_)  # -1 is a value
for verb in (add, rename, merge, universe, use, update, text, code, convert, diff, schema, gallery, samples):
    app.command(cls=Verb)(verb)
app.command("event", cls=Verb)(event_)
for of_battles in (battle, duel, encounter, forecast, weigh, fair, balance, calibrate, play):
    app.command(cls=Verb)(of_battles)
app.command("open", cls=Verb)(open_)


app.command("help", cls=Verb)(help_)
app.command(cls=Verb)(guide)
app.command("completion", cls=Verb)(completion)
app.command("self-test", cls=Verb)(self_test)
app.command("window", cls=Verb)(window)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code; all that can go wrong ends as one sentence on standard error."""
    replace_closed()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=PLAIN)  # a name in letters that this terminal does not have
    quieten_libraries()
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
        hush(quiet=False)
        put_in_force(_wished(words))
        if COMPLETING in os.environ:
            return _completed()
        usual = {LANGUAGE: wish(LANGUAGE) or _spoken()}
        result: Any = app(args=words or ["--help"], prog_name=PROGRAM, standalone_mode=False, default_map=usual)
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


def _completed() -> int:
    """Tell the shell what can stand where the cursor is."""
    from metamaker.cli.completions import answer

    return answer(app)


def _spoken() -> str:
    """Return the language of the system if the program has it, else English, as in the window."""
    spoken = system_language()
    return spoken if spoken in languages(COMMON) else ENGLISH


def _wished(words: Sequence[str]) -> str:
    """Return the language that a command is to answer in, before its parser knows: that of help, and of what is wrong."""
    wanted = wish(LANGUAGE) or _spoken()
    given = iter(words)
    for word in given:
        if not word.startswith("-"):
            break
        name, mark, value = word.partition("=")
        if name == "--language":
            wanted = value if mark else next(given, "")
    return wanted if wanted in languages(COMMON) else ENGLISH


def _fail(sentence: str, code: int) -> int:
    typer.echo(f"metamaker: {visible(sentence)}", err=True)
    return code
