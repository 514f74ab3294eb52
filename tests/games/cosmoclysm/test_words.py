"""The words in other languages: nothing is left in English, nothing is lost."""

import re

import pytest

from metamaker.core.messages import ENGLISH, languages, words
from metamaker.games.cosmoclysm.model.board import GAME
from tests.messages import found, written

OTHERS = tuple(language for language in languages(GAME) if language != ENGLISH)


def test_there_is_french() -> None:
    assert "fr" in OTHERS


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_there_with_the_places_of_the_english_one(language: str) -> None:
    english, own = written(GAME, ENGLISH), written(GAME, language)
    assert set(own) == set(words(GAME))
    assert [key for key in english if found(english[key]).values != found(own[key]).values] == OTHER_VALUES


OTHER_VALUES = ["names-owned"]
"""What has a value more in another language: whether a name begins with a vowel."""


def test_french_signs_stand_after_a_space_that_does_not_break() -> None:
    french = written(GAME, "fr")
    wrong = [
        text for key in french for text in found(french[key]).texts if re.search(r"(?<!\u00a0)[:;?!»]|«(?!\u00a0)|['\"]", text)
    ]
    assert wrong == []
