"""The resolver of Fluent: puts values into messages that need more than one line of text, and are parsed at their first use."""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat
from typing_extensions import override

from metamaker.core.message_file import NAME

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

_NAME = re.compile(f"-?{NAME}", re.ASCII)


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


class FluentFile:
    """The entries of a file in a language, by name, parsed one by one."""

    def __init__(self, locale: str, entries: Mapping[str, str]) -> None:
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._entries = entries
        self._parsed: set[str] = set()

    def pattern(self, key: str) -> "Pattern":
        """Return the text of a message. Raises KeyError for an unknown message and for invalid Fluent."""
        if key not in self._parsed:
            named = self._named_by(key)
            self._bundle.add_resource(FluentResource("\n".join(self._entries[name] for name in named)))
            self._parsed.update(named)  # at the end: another thread that comes before parses the same once more
        return self._bundle.get_message(key).value

    def formatted(self, key: str, values: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """Return a message with its values, and the errors in them. Raises as `pattern` does.

        `FluentBundle.format_pattern` would turn numerals back into plain numbers, which it writes without a minus sign.
        """
        pattern = self.pattern(key)
        errors: list[Exception] = []
        environment = ResolverEnvironment(self._bundle, errors, CurrentEnvironment(values))
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
