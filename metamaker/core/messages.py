"""Texts of pages, windows and sentences: Fluent messages for each game and language. The code contains no texts.

They are in `resources/<domain>/words/<language>/*.ftl`; a domain is a game, or `metamaker` for shared messages. The id of a
message begins with the name of its file: `sheet-column-ems` is in `sheet.ftl`. Messages of other files may refer to
`terms.ftl`. The libraries are imported with the first text.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Literal, NamedTuple

from typing_extensions import TypeIs, override

from metamaker.core.amounts import Amount, Signs, exact, rounded, written
from metamaker.core.amounts import at_most as trimmed
from metamaker.core.fluent_file import MessageFile, filled
from metamaker.core.paths import resource

ENGLISH = "en"
TERMS = "terms"
_LOCALES = {ENGLISH: "en_GB"}
"""British lists have no comma before their “and”, as the rules are written."""

_CLOSED_UP = {ENGLISH: 5}
"""English writes numbers of four digits without a comma; other languages part thousands from four digits on."""


_LONG = 1000
"""Fluent refuses texts above 2,500 characters, to stop messages from swelling.

Ours cannot: longer values are inserted afterwards.
"""

TEXTS_KEPT = 20_000
"""The number of texts with values that stay known for a language: a sheet shows most texts twice, and many others repeat."""

_LONG_MARK = re.compile("\0[a-z_]+\0")

Style = Literal["standard", "or", "unit"]


class Message(NamedTuple):
    """A text in the language of its reader: its id in a domain, and its values.

    Values are texts, which stay as they are, numbers, other messages and listings. A `Decimal` is written with all its digits.
    `english` is the English text if it comes from elsewhere: the catalogue of a game, or its formula book.
    """

    domain: str
    id: str
    values: tuple[tuple[str, "TextValue"], ...] = ()
    english: str = ""

    @override
    def __str__(self) -> str:
        """Return it in the language in force."""
        return said(self, language_in_force())


class Listing(NamedTuple):
    """Several values as a sentence lists them: “a, b and c”; `style` is one of Unicode's: `standard`, `or`, `unit` (commas)."""

    values: tuple["TextValue", ...]
    style: Style = "standard"


Text = str | Message
"""A text, or something that becomes one in a language. Plain texts are the same in all languages: names, codes, input of users.
"""

TextValue = Text | int | float | Decimal | Listing
"""A value in a text."""


_in_force = ENGLISH


def language_in_force() -> str:
    """Return the language of the user of the program, for texts with no other known reader."""
    return _in_force


def put_in_force(language: str) -> None:
    """Set the language of all messages in all threads, when the command line or the app starts."""
    global _in_force  # noqa: PLW0603 - one person sits at a program, as for Qt's translators
    _in_force = language


def messages(domain: str) -> Callable[..., Message]:
    """Return a function that makes messages of a domain: `message("check-pulse", weapon=name)`."""

    def message(key: str, /, **values: TextValue) -> Message:
        return Message(domain, key, tuple(values.items()))

    return message


COMMON = "metamaker"
"""The domain of shared messages."""

message = messages(COMMON)
"""Makes messages of the program itself."""


def percentage(share: Amount, decimals: int = 0, *, at_most: bool = False) -> Message:
    """Return a share of 1 in percent: “98%”; `at_most`: without decimals that are 0."""
    return message("number-percent", number=(trimmed if at_most else rounded)(100 * share, decimals))


def said(text: Text, language: str) -> str:
    """Return a text in a language; in English where there are no words in it. Raises KeyError for an unknown message."""
    return text if isinstance(text, str) else words_in(text.domain, language).say(text)


def _with_one_stop(text: str, values: Iterable[object]) -> str:
    """Return a text without the full stop after a value that ends a question, such as “did you mean …?”."""
    for value in values:
        if isinstance(value, str) and value.endswith(("?", "!")):
            text = text.replace(f"{value}.", value)
    return text


class Words:
    """The texts of one domain in one language; missing translations are in English. Compared by identity."""

    def __init__(
        self, language: str, files: Mapping[str, Sequence[str | Path]], domain: str = "", lacking: "Words | None" = None
    ) -> None:
        """Load the messages of `language`.

        `files` contain Fluent texts by name, or their places; `lacking` replaces missing ones.
        """
        self.language = language
        self.domain = domain
        self._files = files
        self._lacking = lacking
        self._read: dict[str, MessageFile] = {}
        self._plain: dict[str, str] = {}
        self._known: dict[tuple[object, ...], str] = {}

    def __getitem__(self, key: str) -> str:
        """Return the text called `key`; raises KeyError if there is none, or if it needs values."""
        text = self._plain.get(key)
        if text is None:
            text = self._plain[key] = self.text(key)
        return text

    def __contains__(self, key: object) -> bool:
        """Return whether there is such a text."""
        return self._has(str(key)) or (self._lacking is not None and key in self._lacking)

    def __iter__(self) -> Iterator[str]:
        """Yield the ids of all messages."""
        own = {key: None for name in self._files if (file := self._file(name)) for key in file.ids}
        yield from {**dict.fromkeys(self._lacking or ()), **own}

    def get(self, key: str, default: str) -> str:
        """Return the text called `key`, `default` if there is none: for names that have another home in English."""
        return self[key] if key in self else default  # noqa: SIM401 - this is it

    def text(self, key: str, /, **values: object) -> str:
        """Return the text with its values, which are plain text whatever they contain. Numbers select plurals.

        Raises KeyError for an unknown key and for a missing value.
        """
        if not all(type(value) is str or type(value) is int for value in values.values()):
            return self._formatted(key, values)
        # Numbers and truth values are separated above: 1, 1.0 and True are the same key, but not the same text.
        known = (key, *values.items())
        text = self._known.get(known)
        if text is None:
            text = self._formatted(key, values)
            if len(self._known) >= TEXTS_KEPT:
                self._known.clear()
            self._known[known] = text
        return text

    def _formatted(self, key: str, values: Mapping[str, object]) -> str:
        if not self._has(key):
            if self._lacking is None:
                raise KeyError(f"{key} is no message of {_file(key)}.ftl")
            own = {name: value if _is_number(value) else self._value(value) for name, value in values.items()}
            return self._lacking.text(key, **own)
        file = self._read[_file(key)]
        if (line := file.line(key)) is not None:
            written = {name: self._written(value) for name, value in values.items()}
            return _with_one_stop(filled(line, written.__getitem__), written.values())
        put_in = {name: self._value(value) for name, value in values.items()}
        long = {f"\0{name}\0": value for name, value in put_in.items() if isinstance(value, str) and len(value) > _LONG}
        put_in |= {mark.strip("\0"): mark for mark in long}
        text, errors = file.formatted(key, put_in)
        if errors:
            raise KeyError(key, *map(str, errors))
        text = _LONG_MARK.sub(lambda found: long.get(found[0], found[0]), text) if long else text
        return _with_one_stop(text, put_in.values())

    def prepare(self, key: str) -> None:
        """Parse a message before it is needed, so that its first use is fast."""
        if self._has(key):
            file = self._read[_file(key)]
            if file.line(key) is None:
                file.pattern(key)
        elif self._lacking is not None:
            self._lacking.prepare(key)

    def number(self, value: Amount, decimals: int | None = None) -> str:
        """Return a number as this language writes it, with this many decimals; with the digits that it has if None."""
        return written(exact(value) if decimals is None else rounded(value, decimals), lambda: self._signs)

    def signed(self, value: Amount, decimals: int | None = None) -> str:
        """Return a number with its sign: “+2”, “−1”, “±0”."""
        amount = exact(value) if decimals is None else rounded(value, decimals)
        return f"{'+' if amount > 0 else '' if amount else '±'}{self.number(amount if amount else 0)}"

    def percent(self, share: Amount, decimals: int = 0, *, at_most: bool = False) -> str:
        """Return a share of 1 in percent: “98%”; `at_most`: without decimals that are 0."""
        return self.say(percentage(share, decimals, at_most=at_most))

    def with_unit(self, number: str, unit: str) -> str:
        """Return a number with its unit, if there is one."""
        return self.say(message("number-unit", number=number, unit=unit)) if unit else number

    @cached_property
    def _signs(self) -> Signs:
        from babel import Locale

        symbols = Locale.parse(_LOCALES.get(self.language, self.language)).number_symbols["latn"]
        return Signs(symbols["decimal"], symbols["group"], _CLOSED_UP.get(self.language, 4))

    def say(self, text: Text) -> str:
        """Return a text, or a message of any domain, in this language. Raises KeyError for an unknown one."""
        if isinstance(text, str):
            return text
        of = self if text.domain == self.domain else words_in(text.domain, self.language)
        if text.english and text.id not in of:
            return text.english
        return of.text(text.id, **dict(text.values))

    def listed(self, values: Iterable[object], style: Style = "standard") -> str:
        """Return values as a sentence lists them, in the style of a `Listing`."""
        from babel.lists import format_list

        locale = _LOCALES.get(self.language, self.language)
        return format_list([self._written(value) for value in values], style, locale)

    def _written(self, value: object) -> str:
        return self.number(value) if _is_number(value) else str(self._value(value))

    def _value(self, value: object) -> Any:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, Listing):
            return self.listed(value.values, value.style)
        if _is_number(value):
            from metamaker.core.numeral import numeral

            return numeral(float(value), self.number(value))
        return str(value)

    def _has(self, key: str) -> bool:
        file = self._file(key)
        return file is not None and key in file.ids

    def _file(self, key: str) -> MessageFile | None:
        """Return the messages of the file that contains a message, read at the first use."""
        name = _file(key)
        if name not in self._read and name in self._files:
            locale = _LOCALES.get(self.language, self.language).replace("_", "-")
            self._read[name] = MessageFile(locale, self._texts(name), self._texts(TERMS))
        return self._read.get(name)

    def _texts(self, name: str) -> Iterator[str]:
        for text in self._files.get(name, ()):
            yield text if isinstance(text, str) else text.read_text(encoding="utf-8")


def _is_number(value: object) -> TypeIs[int | float | Decimal]:
    return isinstance(value, int | float | Decimal) and not isinstance(value, bool)


def _file(key: str) -> str:
    return key.partition("-")[0]


def language_name(language: str) -> str:
    """Return the name of a language in that language: `Français`."""
    from babel import Locale

    name = Locale.parse(language).get_display_name(language) or language
    return f"{name[:1].upper()}{name[1:]}"


@cache
def languages(domain: str) -> tuple[str, ...]:
    """Return the languages that the words of `domain` are in, in alphabetical order."""
    folder = resource(domain, "words")
    return tuple(sorted(each.name for each in folder.iterdir() if each.is_dir())) if folder.is_dir() else ()


def words_in(domain: str, language: str) -> Words:
    """Return the words of `domain` in a language of the window, in English where it has none in it."""
    return words(domain, language if language in languages(domain) else ENGLISH)


def in_force() -> Words:
    """Return the words of the program itself in the language in force, which also write its numbers."""
    return words_in(COMMON, language_in_force())


@cache
def words(domain: str, language: str = ENGLISH) -> Words:
    """Return the words of `domain`, the same object each time. Raises KeyError if it has none in `language`."""
    if language not in languages(domain):
        raise KeyError(language)
    files = {file.stem: (file,) for file in sorted(resource(domain, "words", language).glob("*.ftl"))}
    return Words(language, files, domain, None if language == ENGLISH else words(domain))
