"""The messages of one language as they are written, without the English ones that stand in for missing ones."""

import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax.ast import Junk, Message, Pattern, TextElement, VariableReference

from metamaker.core.messages import Words, words
from metamaker.core.paths import resource


class _Found(visitor.Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.values: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:
        self.texts.append(node.value)


def found(pattern: Pattern) -> _Found:
    """Return the values that a pattern asks for and the texts that it has, in all its variants."""
    seen = _Found()
    seen.visit(pattern)
    return seen


@cache
def written(domain: str, language: str) -> Mapping[str, Pattern]:
    """Return the messages in the files of a language. Raises ValueError for what is no Fluent, or stands there twice."""
    messages: dict[str, Pattern] = {}
    for file in sorted(resource(domain, "words", language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Junk):
                raise ValueError(f"{file}: {entry.content[:60]!r}")
            if isinstance(entry, Message):
                if entry.id.name in messages or entry.id.name.partition("-")[0] != file.stem:
                    raise ValueError(f"{file}: {entry.id.name}")
                messages[entry.id.name] = entry.value
    return messages


def put_into_brackets(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let all that messages say stand in brackets as long as a fixture that yields from this lasts."""
    plain = Words.text
    monkeypatch.setattr(Words, "text", lambda own, key, /, **values: f"⟦{plain(own, key, **values)}⟧")
    words.cache_clear()
    yield
    words.cache_clear()


def outside_brackets(text: str) -> str:
    """Return what of a text is in no bracket; one that is never closed, as in a text cut short, lasts to the end."""
    while (less := re.sub(r"⟦[^⟦⟧]*(?:⟧|\Z)", " ", text)) != text:
        text = less
    return text


def words_of(language: str, **files: str) -> Words:
    """Return words whose files hold these Fluent texts."""
    return Words(language, {name: (text,) for name, text in files.items()})
