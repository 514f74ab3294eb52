"""The messages of a Fluent file.

A message of one line needs no library, whose import would take a fifth of the app’s start. The library resolves all others.
"""

import re
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from metamaker.core.fluent_file import FluentFile

NAME = r"[a-zA-Z][\w-]*"
"""The name of a message, a term or a value."""

_ENTRY = re.compile(rf"^(-?{NAME}) *=", re.MULTILINE | re.ASCII)
"""The beginning of a message or a term: in a Fluent file nothing else looks like this without an indent."""

_VALUE = re.compile(rf"\{{ *\$({NAME}) *\}}", re.ASCII)
"""The place of a value that is inserted as it is."""


class MessageFile:
    """Messages of a language, and the terms that they may refer to."""

    def __init__(self, locale: str, texts: Iterable[str], terms: Iterable[str] = ()) -> None:
        """Take texts of Fluent apart. Of several entries with one name the first counts."""
        own = _entries(texts)
        self.ids = dict.fromkeys(name for name in own if not name.startswith("-"))
        """The ids of all messages, in their order."""
        self._locale = locale
        self._entries = {**own, **_entries(terms)}

    def line(self, key: str) -> str | None:
        """Return a message that is one line of text and values inserted as they are; None for any other. Raises KeyError."""
        first, *more = self._entries[key].split("\n")
        if any(line and not line.startswith("#") for line in more):
            return None
        text = first.partition("=")[2].strip(" ")
        around = _VALUE.sub("", text)
        return None if "{" in around or "}" in around else text or None

    @cached_property
    def resolver(self) -> "FluentFile":
        """The resolver of all other messages, imported at its first use."""
        from metamaker.core.fluent_file import FluentFile

        return FluentFile(self._locale, self._entries)


def filled(line: str, value: Callable[[str], str]) -> str:
    """Return a line of `MessageFile.line` with its values by name."""
    return _VALUE.sub(lambda found: value(found[1]), line)


def _entries(texts: Iterable[str]) -> dict[str, str]:
    """Return the entries of texts by name, in their order."""
    found: dict[str, str] = {}
    for text in texts:
        begins = list(_ENTRY.finditer(text))
        ends = [begin.start() for begin in begins[1:]]
        for begin, end in zip(begins, [*ends, len(text)], strict=True):
            found.setdefault(begin[1], text[begin.start() : end])
    return found
