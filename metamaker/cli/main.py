"""The command line: its commands, its general options, and one sentence for every error."""

import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer
from typer.exceptions import Abort, TyperException

from metamaker.cli.commands.battles import balance, battle, duel, encounter, fair, forecast, odds, play, review, weigh
from metamaker.cli.commands.designs import (
    add,
    check,
    confirm,
    explain,
    fill,
    fleet,
    log,
    merge,
    rename,
    rules,
    set_,
    stats,
    universe,
    update,
    use,
)
from metamaker.cli.commands.files import code, convert, diff, event_, gallery, new, open_, samples, schema, text
from metamaker.cli.commands.prints import live, pack, pages, picture, sheets, state, table, tokens
from metamaker.cli.commands.program import completion, guide, help_, self_test, window
from metamaker.cli.input.settings import LANGUAGE, PREFIX, defaults, system_language, wish
from metamaker.cli.output.help import PROGRAM, Verb, Verbs, usage
from metamaker.cli.output.messages import hush
from metamaker.cli.output.process import (
    INTERNAL,
    INTERRUPTED,
    PIPE_CLOSED,
    PLAIN,
    TERMINATED,
    UNUSABLE,
    Terminated,
    ending_in_order,
    forget_output,
    quieten_libraries,
    replace_closed,
)
from metamaker.core.errors import FileProblem
from metamaker.core.messages import COMMON, ENGLISH, Listing, languages, message, put_in_force
from metamaker.core.sanitize import visible
from metamaker.core.storage import reason

COMPLETING = "_METAMAKER_COMPLETE"
"""The shell sets this variable when it requests possible words at the cursor."""

app = typer.Typer(
    name=PROGRAM,
    cls=Verbs,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _language(wanted: str) -> None:
    """Set the language of the answers. Raises BadParameter for an unknown one."""
    if wanted not in languages(COMMON):
        raise typer.BadParameter(str(message("cli-no-language", known=Listing(languages(COMMON), "or"), found=wanted)))
    put_in_force(wanted)


def _version(wanted: bool) -> None:
    if wanted:
        from metamaker.core.version import program_version

        typer.echo(f"metamaker {program_version()}")
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


VERBS: tuple[Callable[..., int], ...] = (
    *(new, check, stats, explain, sheets, pages, pack, picture, live, tokens, table, state, fleet, rules),
    *(set_, add, rename, merge, fill, log, confirm, universe, use, update),
    *(text, code, convert, diff, schema, gallery, samples, event_),
    *(battle, duel, encounter, forecast, odds, weigh, fair, balance, play, review),
    *(open_, help_, guide, completion, self_test, window),
)
"""In the order of the help page."""

for verb in VERBS:
    called = verb.__name__.rstrip("_").replace("_", "-")
    app.command(called, cls=Verb, context_settings={"ignore_unknown_options": verb is set_})(verb)  # -1 is a value


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code; every error ends as one sentence on standard error."""
    replace_closed()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=PLAIN)  # a name with characters that this terminal lacks
    quieten_libraries()
    try:
        with ending_in_order():
            code = _run(arguments)
            sys.stdout.flush()
    except Terminated:
        return TERMINATED
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
        from metamaker.cli.output.suggestions import with_hint

        return _fail(str(with_hint(problem)), UNUSABLE)
    except TyperException as problem:
        return _fail(usage(problem), UNUSABLE)
    except (KeyboardInterrupt, Abort):
        return INTERRUPTED
    except SystemExit:
        raise BrokenPipeError from None  # typer raises it for this reason only
    except OSError:
        raise
    except Exception as problem:  # the outermost handler: a traceback does not help users
        if os.environ.get("METAMAKER_DEBUG"):
            raise
        what = f"{type(problem).__name__}: {problem}"
        return _fail(str(message("cli-fault", what=what)), INTERNAL)
    return int(result or 0)


def _completed() -> int:
    """Print the possible words at the cursor for the shell."""
    from metamaker.cli.input.completers import answer

    return answer(app)


def _spoken() -> str:
    """Return the language of the system if the program has it, otherwise English, as in the app."""
    spoken = system_language()
    return spoken if spoken in languages(COMMON) else ENGLISH


def _wished(words: Sequence[str]) -> str:
    """Return the language of a command before its words are parsed, for help pages and usage errors."""
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
    typer.echo(str(message("cli-sentence", problem=visible(sentence))), err=True)
    return code
