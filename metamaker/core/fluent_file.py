"""The messages of a Fluent file. Each is parsed at its first use, because a run shows few of them."""

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat
from typing_extensions import override

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""The beginning of a message or a term: in a Fluent file nothing else looks like this without an indent."""

_NAME = re.compile(r"-?[a-zA-Z][\w-]*", re.ASCII)


class Numeral(FluentFloat):  # type: ignore[misc] # Fluent has no types
    """A number that selects plurals, with its displayed text."""

    text: str

    @override
    def format(self, locale: object) -> str:
        return self.text


def numeral(value: float, text: str) -> Numeral:
    """Return a number that is displayed as `text`."""
    made = Numeral(value)
    made.text = text
    return made


class MessageFile:
    """Messages of a language, and the terms that they may refer to."""

    def __init__(self, locale: str, texts: Iterable[str], terms: Iterable[str] = ()) -> None:
        """Take texts of Fluent apart. Of several entries with one name the first counts."""
        own = _entries(texts)
        self.ids = dict.fromkeys(name for name in own if not name.startswith("-"))
        """The ids of all messages, in their order."""
        self.bundle = FluentBundle([locale], use_isolating=False)
        """The resolver that puts values into messages."""
        self._entries = {**own, **_entries(terms)}
        self._parsed: set[str] = set()

    def plain(self, key: str) -> str | None:
        """Return a message that is one line of text, which needs no parser; None for any other. Raises KeyError."""
        first, *more = self._entries[key].split("\n")
        if "{" in first or "}" in first or any(line and not line.startswith("#") for line in more):
            return None
        return first.partition("=")[2].strip(" ") or None

    def pattern(self, key: str) -> "Pattern":
        """Return the text of a message. Raises KeyError for an unknown message and for invalid Fluent."""
        if key not in self._parsed:
            named = self._named_by(key)
            self.bundle.add_resource(FluentResource("\n".join(self._entries[name] for name in named)))
            self._parsed.update(named)  # at the end: another thread that comes before parses the same once more
        return self.bundle.get_message(key).value

    def formatted(self, pattern: "Pattern", values: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """Return a text with its values, and the errors in them.

        `FluentBundle.format_pattern` would turn numerals back into plain numbers, which it writes without a minus sign.
        """
        errors: list[Exception] = []
        environment = ResolverEnvironment(self.bundle, errors, CurrentEnvironment(values))
        try:
            return str(pattern(environment)), errors
        except ValueError as problem:
            return "", [*errors, problem]

    def _named_by(self, key: str) -> dict[str, None]:
        """Return the names of an entry, of those that it names, and so on."""
        names = {key: None}
        waiting = [key]
        while waiting:
            more = self._entries.keys() & set(_NAME.findall(self._entries[waiting.pop()])) - names.keys()
            names.update(dict.fromkeys(more))
            waiting.extend(more)
        return names


def _entries(texts: Iterable[str]) -> dict[str, str]:
    """Return the entries of texts by name, in their order."""
    found: dict[str, str] = {}
    for text in texts:
        begins = list(_ENTRY.finditer(text))
        ends = [begin.start() for begin in begins[1:]]
        for begin, end in zip(begins, [*ends, len(text)], strict=True):
            found.setdefault(begin[1], text[begin.start() : end])
    return found
