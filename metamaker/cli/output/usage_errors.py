"""Usage errors in the current language: the parser of options has them only in English."""

import re
from collections.abc import Callable

from typer.exceptions import TyperException

from metamaker.cli.output.help import PROGRAM, in_places
from metamaker.cli.output.messages import text

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
