"""Defaults of options from a settings file of the user; the environment and the words of a command take precedence.

An option with a default has a variable, such as `METAMAKER_PAPER`. In the file, the end of that name is the key, `paper`,
for all commands or in the table of one command:

    paper = "letter"
    [sheets]
    size = "half"
"""

import locale
import os
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from metamaker.core.errors import FileProblem
from metamaker.core.messages import message
from metamaker.core.paths import user_dirs
from metamaker.core.storage import is_there, read_file

PREFIX = "METAMAKER_"
FILE = "METAMAKER_SETTINGS"
"""The environment variable with the name of another settings file; empty: none at all."""

LANGUAGE = "language"
OUT = "out"
"""Not an option: the folder of printouts without a name."""

_LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables with the system's language; the first that is set counts (POSIX)."""

_OWN = (LANGUAGE, OUT)
MOST_BYTES = 100_000


def settings_file() -> Path | None:
    """Return the location of the user's settings; None if they are switched off."""
    named = os.environ.get(FILE)
    if named is not None:
        return Path(named) if named else None
    return user_dirs().user_config_path / "metamaker.toml"


def settings() -> dict[str, Any]:
    """Return the settings, none without a file. Raises FileProblem for a damaged file."""
    file = settings_file()
    if file is None or not (FILE in os.environ or is_there(str(file))):
        return {}
    data = read_file(str(file))
    try:
        if len(data) > MOST_BYTES:
            raise ValueError(str(message("cli-settings-large")))
        return tomllib.loads(data.decode())
    except ValueError as problem:  # from tomllib and from the decoder
        raise FileProblem(str(file), "", message("cli-settings-broken", reason=str(problem))) from None


def wish(key: str) -> str:
    """Return a general setting from the environment or the settings file, or an empty text."""
    named = os.environ.get(f"{PREFIX}{key.upper()}")
    return str(settings().get(key, "")) if named is None else named


def system_language() -> str:
    """Return the language of the system's locale, such as “fr”, or an empty text.

    Messages have their own locale, as for other programs.
    """
    named = next(filter(None, map(os.environ.get, _LOCALES)), None)
    if named is None:  # Windows has no such variables
        named = locale.getlocale()[0] or ""
    return named.partition(".")[0].partition("_")[0].lower()


def defaults(verbs: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Return the default options of each command in the form of the parser; `verbs` are the commands by name.

    Raises FileProblem for an unknown key, and for values that are not texts, numbers, true or false.
    """
    given = settings()
    known = {verb: dict(_settable(command)) for verb, command in verbs.items()}
    everywhere = {key for options in known.values() for key in options}
    for key, value in given.items():
        if isinstance(value, dict) and key in known:
            _refuse(value, set(known[key]), f"{key}/")
        else:
            _refuse({key: value}, {*everywhere, *_OWN, *known}, "")
    return {verb: _of_verb(given, verb, options) for verb, options in known.items()}


def _settable(command: Any) -> Iterator[tuple[str, Any]]:
    """Yield the options of a command with defaults in the settings, by their keys there."""
    for option in command.params:
        named = option.envvar
        if isinstance(named, str) and named.startswith(PREFIX):
            yield named.removeprefix(PREFIX).lower(), option


def _of_verb(given: Mapping[str, Any], verb: str, options: Mapping[str, Any]) -> dict[str, Any]:
    own = given.get(verb)
    wanted = {**given, **(own if isinstance(own, dict) else {})}
    set_here = {option: wanted[key] for key, option in options.items() if key in wanted}
    return {option.name: [value] if option.multiple else value for option, value in set_here.items()}


def _refuse(given: Mapping[str, Any], known: set[str], place: str) -> None:
    file = str(settings_file())
    for key, value in given.items():
        if key not in known:
            from metamaker.core.schema_errors import did_you_mean

            sentence = message("cli-settings-unknown", found=key, meant=did_you_mean(key, sorted(known)))
            raise FileProblem(file, f"{place}{key}", sentence)
        if not isinstance(value, str | int | float | bool):
            raise FileProblem(file, f"{place}{key}", message("cli-settings-value"))
