"""Printed words: one catalogue for each game and language, so that no page has its texts in the program.

`resources/<game>/words/<language>/*.toml` holds nested tables of texts; `column.ems` of `sheet.toml` has the key
`sheet.column.ems`.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from metamaker.core.paths import resource

ENGLISH = "en"

_ONE = {"fr": frozenset({0, 1})}
"""The counts that read like one in languages where that is not one alone."""

_PLACEHOLDER = re.compile(r"\{([a-z_]+)\}")


class Words:
    """The texts of one game in one language; what is not translated is in English. Compared by identity."""

    def __init__(self, language: str, texts: Mapping[str, str]) -> None:
        self.language = language
        self.texts = MappingProxyType(dict(texts))

    def __getitem__(self, key: str) -> str:
        """Return the text called `key`; raises KeyError if there is none."""
        return self.texts[key]

    def get(self, key: str, default: str) -> str:
        """Return the text called `key`, `default` if there is none: for names that have another home in English."""
        return self.texts.get(key, default)

    def text(self, key: str, **values: object) -> str:
        """Return the text with its `{placeholders}` replaced once; braces in a value stay as they are.

        Raises KeyError for an unknown key and for a placeholder without a value.
        """
        return _PLACEHOLDER.sub(lambda found: str(values[found[1]]), self.texts[key])

    def counted(self, key: str, count: int, **values: object) -> str:
        """Return the text `key.one` or `key.other`, by `count`, which is a value as well; French has none as one."""
        return self.text(f"{key}.{'one' if count in _ONE.get(self.language, {1}) else 'other'}", count=count, **values)


@cache
def languages(game: str) -> tuple[str, ...]:
    """Return the languages that the words of `game` are in, in alphabetical order."""
    folder = resource(game, "words")
    return tuple(sorted(each.name for each in folder.iterdir() if each.is_dir())) if folder.is_dir() else ()


def words_in(game: str, language: str) -> Words:
    """Return the words of `game` in a language of the window, in English where it has none in it."""
    return words(game, language if language in languages(game) else ENGLISH)


@cache
def words(game: str, language: str = ENGLISH) -> Words:
    """Return the words of `game`, the same object each time. Raises KeyError if it has none in `language`."""
    if language not in languages(game):
        raise KeyError(language)
    return Words(language, {**_texts(game, ENGLISH), **_texts(game, language)})


def _texts(game: str, language: str) -> dict[str, str]:
    files = sorted(resource(game, "words", language).glob("*.toml"))
    return {key: text for file in files for key, text in _flat(file.stem, _table(file))}


def _table(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _flat(key: str, value: object) -> Iterator[tuple[str, str]]:
    if isinstance(value, Mapping):
        for name, inner in value.items():
            yield from _flat(f"{key}.{name}", inner)
    elif isinstance(value, str):
        yield key, value
    else:
        raise TypeError(f"the word {key} is no text")
