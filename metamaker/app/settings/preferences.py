"""The stored choices of a user: one JSON file in the folder of a profile, in a format with migration."""

import os
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from metamaker.core.errors import FileProblem
from metamaker.core.json_text import laid_out, parse
from metamaker.core.messages import message
from metamaker.core.paths import PROFILE, user_dirs
from metamaker.core.schema_check import faults
from metamaker.core.schema_errors import JsonObject, place_of
from metamaker.core.storage import is_there, read_file, reason, write_file

LIBRARY = "library"
"""The default name of the folder of the user's library."""


@dataclass(frozen=True)
class Profile:
    """The settings file, and the folders of recovery files, log, user library and cache.

    They are created on first use.
    """

    settings: Path
    recovery: Path
    log: Path
    library: Path
    cache: Path


def profile_in(folder: Path) -> Profile:
    """Return a profile entirely in one folder."""
    return Profile(folder / "settings.json", folder / "recovery", folder / "log", folder / LIBRARY, folder / "cache")


def profile(folder: str = "") -> Profile:
    """Return the profile in `folder`; without one, that of the environment variable, or the user's own."""
    chosen = folder or os.environ.get(PROFILE, "")
    if chosen:
        return profile_in(Path(chosen).absolute())
    own = user_dirs()
    data = own.user_data_path
    return Profile(
        own.user_config_path / "settings.json", data / "recovery", own.user_log_path, data / LIBRARY, own.user_cache_path
    )


SMALLEST_TEXT, LARGEST_TEXT = 80, 200
"""Limits of the text size, in percent of the system's."""

MAX_RECENT = 12
"""Length of a readable menu. Each file is also read when the start page is shown."""


class Look(StrEnum):
    """Colours of the window, not of the paper."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True)
class Preferences:
    """The choices of a user. `language` is a language code, empty for the system's; `text_size` is in percent.

    `restore_tabs`: open the documents of the last session at the next start. `record`: the file of the record of matches, empty
    without one. `recent` are paths, the newest first. `windows`
    has the Qt states of windows and their parts, by name, in base 64. `kept` has the data of pages, by their own keys.
    """

    look: Look = Look.SYSTEM
    text_size: int = 100
    language: str = ""
    paper: str = "a4"
    restore_tabs: bool = True
    record: str = ""
    recent: tuple[str, ...] = ()
    windows: dict[str, str] = field(default_factory=dict)
    kept: dict[str, Any] = field(default_factory=dict)

    def with_(self, **changes: Any) -> "Preferences":
        """Return changed choices. Raises ValueError for values that a file cannot have."""
        for _, sentence in faults(SCHEMA, changes):
            raise ValueError(str(sentence))
        return replace(self, **changes)


def _text(most: int) -> JsonObject:
    return {"type": "string", "maxLength": most}


SCHEMA: JsonObject = {
    "type": "object",
    "properties": {
        "look": {"enum": list(Look)},
        "text_size": {"type": "integer", "minimum": SMALLEST_TEXT, "maximum": LARGEST_TEXT},
        "language": {"type": "string", "pattern": "([a-z]{2,3})?"},
        "paper": _text(20),
        "restore_tabs": {"type": "boolean"},
        "record": _text(4096),
        "recent": {"type": "array", "items": _text(4096), "maxItems": MAX_RECENT},
        "windows": {"type": "object", "additionalProperties": _text(20_000)},
        "kept": {"type": "object"},
    },
}
"""The values that a file can have."""


Step = Callable[[dict[str, Any]], dict[str, Any]]

STEPS: tuple[Step, ...] = ()
"""`STEPS[0]` leads from format 1 to 2, and so on. Steps get unvalidated values."""


def read_preferences(path: Path, steps: Sequence[Step] = STEPS) -> Preferences:
    """Return the content of a file, or the default choices without a file. Raises FileProblem for an unusable file."""
    if not is_there(path):
        return Preferences()
    file = str(path)
    value = parse(read_file(file), file)
    if not isinstance(value, dict) or not isinstance(value.get("settings"), dict):
        raise FileProblem(file, "", message("file-settings-other"))
    number, newest = value.get("format"), len(steps) + 1
    if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= newest:
        raise FileProblem(file, "", message("file-settings-format", most=newest))
    body: dict[str, Any] = value["settings"]
    for step in steps[number - 1 :]:
        try:
            body = step(body)
        except (KeyError, IndexError, TypeError, ValueError, AttributeError):
            raise FileProblem(file, "settings", message("file-settings-shape", format=number)) from None
    for place, sentence in faults(SCHEMA, body):
        raise FileProblem(file, place_of(body, place), sentence)
    read = {**body, "look": Look(body.get("look", Look.SYSTEM)), "recent": tuple(body.get("recent", ()))}
    return Preferences(**read)


def write_preferences(path: Path, preferences: Preferences, steps: Sequence[Step] = STEPS) -> None:
    """Write the choices to a file in one step. Raises FileProblem."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise FileProblem(str(path), "", message("file-unwritable", reason=reason(problem))) from None
    write_file(str(path), laid_out({"format": len(steps) + 1, "settings": asdict(preferences)}))
