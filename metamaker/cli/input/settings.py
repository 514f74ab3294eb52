"""Defaults of options: a settings file of the user, in which the environment and the words of a command go first.

An option that can be set so has a variable of its own, `METAMAKER_PAPER`; in the file it is called by the end of that, `paper`,
for all verbs at once or in the table of a verb:

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

from metamaker.core.paths import user_dirs
from metamaker.core.problem import FileProblem
from metamaker.core.storage import is_there, read_file
from metamaker.core.words import message

PREFIX = "METAMAKER_"
FILE = "METAMAKER_SETTINGS"
"""Names another settings file; empty: none at all."""

LANGUAGE = "language"
OUT = "out"
"""Of no option: the folder of prints that are given no name."""

_LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the system says which language it speaks, the first that is set (POSIX)."""

_OWN = (LANGUAGE, OUT)
MOST_BYTES = 100_000


def settings_file() -> Path | None:
    """Return where the settings of this user are; None where there shall be none."""
    named = os.environ.get(FILE)
    if named is not None:
        return Path(named) if named else None
    return user_dirs().user_config_path / "metamaker.toml"


def settings() -> dict[str, Any]:
    """Return what the settings file says; nothing without one. Raises FileProblem for one that is no use."""
    file = settings_file()
    if file is None or not (FILE in os.environ or is_there(str(file))):
        return {}
    data = read_file(str(file))
    try:
        if len(data) > MOST_BYTES:
            raise ValueError(str(message("cli-settings-large")))
        return tomllib.loads(data.decode())
    except ValueError as problem:  # of tomllib and of the decoder as well
        raise FileProblem(str(file), "", message("cli-settings-broken", reason=str(problem))) from None


def wish(key: str) -> str:
    """Return what the environment, or else the settings file, says of something that all verbs have; empty if neither does."""
    named = os.environ.get(f"{PREFIX}{key.upper()}")
    return str(settings().get(key, "")) if named is None else named


def system_language() -> str:
    """Return the language that the system speaks, such as “fr”: what the locale says of messages, as for other programs.

    Empty where it says nothing of a language.
    """
    named = next(filter(None, map(os.environ.get, _LOCALES)), None)
    if named is None:  # Windows has no such variables
        named = locale.getlocale()[0] or ""
    return named.partition(".")[0].partition("_")[0].lower()


def defaults(verbs: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Return the defaults of the options of each verb, as its parser wants them; `verbs` are its commands by name.

    Raises FileProblem for a key that no option has, and for values that are neither texts nor numbers nor true or false.
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
    """Yield what the options of a verb are called in settings, each with the option."""
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
            from metamaker.core.expectation import did_you_mean

            sentence = message("cli-settings-unknown", found=key, meant=did_you_mean(key, sorted(known)))
            raise FileProblem(file, f"{place}{key}", sentence)
        if not isinstance(value, str | int | float | bool):
            raise FileProblem(file, f"{place}{key}", message("cli-settings-value"))
