"""The words of what all games share: nothing is missing in another language, nothing is there that nobody says."""

import re
from pathlib import Path

import pytest

import metamaker
from metamaker.core.messages import COMMON, ENGLISH, languages, words
from metamaker.core.paths import resource
from tests.messages import found, written

OTHERS = tuple(language for language in languages(COMMON) if language != ENGLISH)
SOURCES = "\n".join(file.read_text(encoding="utf-8") for file in Path(metamaker.__file__).parent.rglob("*.py"))


def test_there_is_french() -> None:
    assert "fr" in OTHERS


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_there_and_asks_for_the_same_values(language: str) -> None:
    english, own = written(COMMON, ENGLISH), written(COMMON, language)
    assert set(own) == set(english) == set(words(COMMON))
    assert [key for key in english if found(english[key]).values != found(own[key]).values] == []


def test_french_signs_stand_after_a_space_that_does_not_break() -> None:
    french = written(COMMON, "fr")
    texts = [(key, text) for key in french for text in found(french[key]).texts]
    assert [each for each in texts if re.search(r"(?<!\u00a0)[;?!»]|(?<![\u00a0/]):|«(?!\u00a0)|\"", each[1])] == []


def test_every_text_is_said_somewhere() -> None:
    """By its whole id, or by the beginning of it where the rest is put together as the program runs."""
    whole = {key for _, key in re.findall(r"""(['"])([\w-]+)(?=\1)""", SOURCES)}
    begun = set(re.findall(r"""f['"]([\w-]+[-_])\{""", SOURCES))
    assert [key for key in words(COMMON) if key not in whole and not begun.intersection(_beginnings(key))] == []


def _beginnings(key: str) -> set[str]:
    """Return the parts of an id up to each hyphen and underscore."""
    return {key[: place + 1] for place, letter in enumerate(key) if letter in "-_"}


def test_every_message_that_the_program_names_exists() -> None:
    """By its whole id where it is a literal, in the words of what all games share or of any game."""
    domains = [path.parent.name for path in resource().glob("*/words")]
    known = {key for domain in domains for language in languages(domain) for key in words(domain, language)}
    named = set(re.findall(r"\b(?:message|tr|text)\(\s*\"([a-z_]+-[\w-]+)\"", SOURCES))
    assert named - known == set()
