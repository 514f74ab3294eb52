"""Messages, help and guides are in plain English and French; exceptions, of which there may only be fewer, are listed here."""

from pathlib import Path

import pytest

from metamaker.core.guides import START, text
from tests.guide_texts import GENERATED, GUIDES, blocks, sentences
from tests.plain_english import SIGNS, advice, messages

ROOT = Path(__file__).parents[1]

EXCEPTIONS: frozenset[str] = frozenset()
"""Lines of messages and sentences of guides that are good English in spite of a pattern."""

MOST_SIGNS = 37
"""Lines of messages that have a weaker sign of stilted English. Lower this number, never raise it."""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_messages_are_in_plain_words(language: str) -> None:
    odd = {line.text: (line.place, found) for line in messages(ROOT, language) if (found := advice(line.text, language))}
    assert {line: why for line, why in odd.items() if line not in EXCEPTIONS} == {}


@pytest.mark.parametrize("place", [*GUIDES, *(place for place in sorted(GENERATED) if (ROOT / place).is_file())])
def test_a_guide_is_in_plain_words(place: str) -> None:
    language = "fr" if place.endswith(".fr.md") else "en"
    markdown = text(place).partition("\n## En français")[0] if place == START else text(place)
    every = (sentence for block, _ in blocks(markdown) for sentence in sentences(block))
    assert [(each, found) for each in every if each not in EXCEPTIONS and (found := advice(each, language))] == []


def test_signs_of_stilted_english_only_get_fewer() -> None:
    lines = [f"{line.place}: {line.text}" for line in messages(ROOT, "en") if SIGNS.search(line.text)]
    assert len(lines) <= MOST_SIGNS, "\n".join(lines)


@pytest.mark.parametrize(
    "sentence",
    [
        "expected a number, found text",
        "a plot was expected, “x” is none",
        "What the class is called.",
        "Weigh the ship anew",
        "takes one layer more",
        "text of 120 characters at most",
        "the ship is no carrier",
        "Errors are told at once.",
        "the player whom it meets",
        "takes 34 % of the value",
        "every verb and option",
    ],
)
def test_an_odd_sentence_is_found(sentence: str) -> None:
    assert advice(sentence)


@pytest.mark.parametrize(
    "sentence", ["The name of the class.", "What is a salvo?", "one more layer", "98% of ships", "there is no captain “brave”"]
)
def test_a_plain_sentence_is_left_alone(sentence: str) -> None:
    assert advice(sentence) == []


@pytest.mark.parametrize(
    "sentence", ["Appuyez sur **Prêt**.", "Cliquez l’ennemi.", "tirez-le où il va", "Il est dit aussitôt si elle sert"]
)
def test_an_odd_french_sentence_is_found(sentence: str) -> None:
    assert advice(sentence, "fr")
