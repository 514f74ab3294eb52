"""Help pages and usage errors in the current language, with texts of `help.ftl` by command and option.

The texts are read only for a help page, so that other runs start faster.
"""

import re
from collections.abc import Callable
from decimal import Decimal
from functools import reduce
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException
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


_SENTENCES: tuple[tuple[str, str], ...] = (
    (r"Missing (?P<kind>argument|option|parameter) (?P<name>.*?)\.?", "missing"),
    (r"No such option: (?P<name>\S+)(?:.*?(?:Possible options: |Did you mean )(?P<meant>[^)?]+)[)?]?)?", "no_option"),
    (r"No such command '(?P<name>.*?)'\.(?: Did you mean (?P<meant>.*)\?)?", "no_verb"),
    (r"Option '(?P<name>.*)' requires an argument\.?", "no_value"),
    (r"Option '(?P<name>.*)' does not take a value\.?", "needless_value"),
    (r"Got unexpected extra arguments?(?:\(s\))? \((?P<found>.*)\)", "too_many"),
    (r"Invalid value for (?P<name>.*?): (?P<reason>.*)", "invalid"),
    (r"Invalid value: (?P<reason>.*)", "invalid_word"),
)
"""The sentences of the parser as patterns, with the keys of our messages."""

_PLACES = {
    "compare": "diff",
    "create": "new, add",
    "design": "window, new",
    "docs": "guide",
    "edit": "set, window",
    "export": "convert, sheets, picture",
    "fight": "battle, duel",
    "gui": "window",
    "import": "convert, open, merge",
    "info": "stats, fleet",
    "list": "fleet, samples",
    "man": "guide, help",
    "pdf": "sheets, pack",
    "points": "stats, explain",
    "print": "sheets, pages, pack",
    "roster": "fleet",
    "share": "code, text, picture",
    "show": "stats, fleet, text",
    "simulate": "battle, duel",
    "tournament": "event",
    "validate": "check",
    "value": "stats, explain",
    "version": "--version",
    "view": "stats, sheets, window",
}
"""Likely words that are not commands, with the right commands."""

_REASONS: tuple[tuple[str, str], ...] = (
    (r"Input should be less than or equal to (?P<most>.*)", "too_large"),
    (r"Input should be greater than or equal to (?P<least>.*)", "too_small"),
    (r"Input should be a valid integer.*", "no_whole_number"),
    (r"Input should be a valid number.*", "no_number"),
    (r"Input should be a valid boolean.*", "no_truth"),
)


def usage(problem: TyperException) -> str:
    """Return a usage error with a pointer to the help, unless the sentence names a command to run."""
    sentence = _said(_SENTENCES, problem.format_message().strip(), _lowered)
    context = getattr(problem, "ctx", None)
    if context is None or f"`{PROGRAM} " in sentence:
        return sentence
    return text("cli-usage-see", problem=sentence, command=context.command_path, asks="yes" if sentence.endswith("?") else "no")


def _said(known: tuple[tuple[str, str], ...], sentence: str, other: Callable[[str], str]) -> str:
    """Return a known sentence in the current language, or the result of `other` for an unknown one."""
    for pattern, name in known:
        found = re.fullmatch(pattern, sentence, re.DOTALL)
        if found:
            values = {key: value or "" for key, value in found.groupdict().items()}
            if "name" in values:
                values["name"] = in_places(values["name"]).replace("'", "")
            if "reason" in values:
                values["reason"] = _said(_REASONS, values["reason"], str)
            if "meant" in values:
                values["meant"] = _PLACES.get(values["name"], values["meant"].replace("'", ""))
                values["guessed"] = "yes" if values["meant"] else "no"
            return text(f"cli-usage-{name}", **values)
    return other(sentence)


def _lowered(sentence: str) -> str:
    return f"{sentence[:1].lower()}{sentence[1:]}".removesuffix(".")
