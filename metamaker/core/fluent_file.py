"""The messages of a Fluent file.

A message of one line needs no library, whose import would take a fifth of the app’s start. The library resolves all others.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

_NAME = re.compile(r"-?[a-zA-Z][\w-]*", re.ASCII)

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""The beginning of a message or a term: in a Fluent file nothing else looks like this without an indent."""

_VALUE = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}", re.ASCII)
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
        self._parsed: set[str] = set()

    def line(self, key: str) -> str | None:
        """Return a message that is one line of text and values inserted as they are; None for any other. Raises KeyError."""
        first, *more = self._entries[key].split("\n")
        if any(line and not line.startswith("#") for line in more):
            return None
        text = first.partition("=")[2].strip(" ")
        around = _VALUE.sub("", text)
        return None if "{" in around or "}" in around else text or None

    def pattern(self, key: str) -> "Pattern":
        """Return the text of a message. Raises KeyError for an unknown message and for invalid Fluent."""
        from fluent.runtime import FluentResource

        if key not in self._parsed:
            needed = self._needed(key)
            self._bundle.add_resource(FluentResource("\n".join(needed.values())))
            self._parsed.update(needed)  # at the end: another thread that comes before parses the same once more
        return self._bundle.get_message(key).value

    def formatted(self, key: str, values: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """Return a message with its values, and the errors in them. Raises as `pattern` does.

        `FluentBundle.format_pattern` would turn numerals back into plain numbers, which it writes without a minus sign.
        """
        from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment

        pattern = self.pattern(key)
        errors: list[Exception] = []
        environment = ResolverEnvironment(self._bundle, errors, CurrentEnvironment(values))
        try:
            return str(pattern(environment)), errors
        except ValueError as problem:
            return "", [*errors, problem]

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle

        return FluentBundle([self._locale], use_isolating=False)

    def _needed(self, key: str) -> dict[str, str]:
        """Return an entry, those that it names, and so on, by name."""
        names = {key: None}
        waiting = [key]
        while waiting:
            more = self._entries.keys() & set(_NAME.findall(self._entries[waiting.pop()])) - names.keys()
            names.update(dict.fromkeys(more))
            waiting.extend(more)
        return {name: self._entries[name] for name in names}


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
