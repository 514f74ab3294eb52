"""Help pages in the current language, with texts of `help.ftl` by command and option.

The texts are read only for a help page, so that other runs start faster.
"""

import re
from decimal import Decimal
from functools import reduce
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typing_extensions import override

from metamaker.cli.output.messages import text, unusable
from metamaker.core.messages import COMMON, Words, language_in_force, languages, words_in

PROGRAM = "metamaker"

_PLACE = re.compile(r"[A-Z]{2,}")
_EXTRAS = re.compile(r"  \[([^\[\]]*)\]$")
_TYPE = re.compile(r" <(?:str|list\[str\])>$")
"""The type that the parser appends to text arguments."""

_REPEATED = re.compile(r"\{([^{}]*)\}(?:\.\.\.)?|(\[(?:[^\[\]]*…|A B)\])\.\.\.")
"""Required or repeatable placeholders in the notation of the parser; ours have a … of their own."""

_BOUNDS = re.compile(r"(?:(?P<least>[\d.]+)<=)?x(?:>=(?P<from>[\d.]+)|<=(?P<most>[\d.]+))")

_EXTRA_KEYS = {"default": "help-extra-default", "env var": "help-extra-variable", "required": "help-extra-required"}

_Formatter: Any = typer.Context.formatter_class


class _Page(_Formatter):  # type: ignore[misc]
    """The help page: its usage, its titles, and the brackets after options."""

    @override
    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        before, after = text("help-usage", rest="\0").split("\0")
        super().write_usage(prog, f"{_REPEATED.sub(_plain, in_places(args))}{after}", before)

    @override
    def write_heading(self, heading: str) -> None:
        self.write(f"{'':>{self.current_indent}}{text('help-section', name=heading)}\n")

    @override
    def write_dl(self, rows: Any, *more: Any, **options: Any) -> None:
        super().write_dl([(_TYPE.sub("", name), _EXTRAS.sub(_extras, told)) for name, told in rows], *more, **options)


class _Context(typer.Context):
    formatter_class = _Page


class Verb(TyperCommand):
    """A command with help in the current language."""

    context_class = _Context

    @override
    def format_help(self, ctx: Any, formatter: Any) -> None:
        speak(self)
        for option in self.get_params(ctx):
            _explain(option, self.name or "")
        super().format_help(ctx, formatter)


class Verbs(TyperGroup):
    """The program with its commands, and help in the current language."""

    context_class = _Context

    @override
    def format_help(self, ctx: Any, formatter: Any) -> None:
        for command in (self, *self.commands.values()):
            speak(command)
        for option in self.get_params(ctx):
            _explain(option, PROGRAM)
        super().format_help(ctx, formatter)


def page(context: Any, verb: str) -> str:
    """Return the help of a command, or of the program without one. Raises BadParameter for an unknown command."""
    root = context.find_root()
    if not verb:
        return str(root.get_help())
    known = root.command.commands
    if verb not in known:
        from metamaker.core.schema_errors import did_you_mean

        raise unusable("cli-not_listed", name=verb, list="help", meant=did_you_mean(verb, known) or "none")
    command = known[verb]
    return str(command.get_help(command.context_class(command, info_name=verb, parent=root)))


def speak(command: Any) -> None:
    """Set the help text of a command or of the program."""
    command.help = text(f"help-verb-{command.name}")


def _explain(option: Any, verb: str) -> None:
    """Set the help text of an option: that of this command, or the general one."""
    words = _words()
    own = f"help-{verb}-{option.name}"
    key = own if own in words else f"help-option-{option.name}"
    option.help = words.text(key, languages=", ".join(languages(COMMON)))
    if option.metavar is not None:
        option.metavar = in_places(option.metavar)


def in_places(places: str) -> str:
    """Return placeholders such as `FILE…` in the current language."""
    words = _words()
    return _PLACE.sub(lambda found: words.get(f"help-place-{found[0].lower()}", found[0]), places)


def _words() -> Words:
    return words_in(COMMON, language_in_force())


def _extras(found: re.Match[str]) -> str:
    told = reduce(lambda first, rest: text("help-extra-both", first=first, rest=rest), map(_extra, found[1].split("; ")))
    return f"  [{told}]"


def _extra(extra: str) -> str:
    """Return a note of the parser about an option in the current language; limits need no translation."""
    name, _, value = extra.partition(": ")
    key = _EXTRA_KEYS.get(name)
    if key:
        return text(key, value=value.removeprefix("(").removesuffix(")"))
    bounds = _BOUNDS.fullmatch(extra)
    return extra if bounds is None else _bounds(bounds["least"] or bounds["from"] or "", bounds["most"] or "")


def _bounds(least: str, most: str) -> str:
    key = "both" if least and most else "least" if least else "most"
    return text("help-extra-bounds", bounds=key, least=_bound(least), most=_bound(most))


def _bound(typed: str) -> int | Decimal:
    number = Decimal(typed or 0)
    return int(number) if number == int(number) else number


def _plain(found: re.Match[str]) -> str:
    return found[1] or found[2]
