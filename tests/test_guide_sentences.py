"""Sentences of the guides: short ones, and French ones with the no-break spaces that French needs."""

import re

import pytest

from metamaker.core.guides import text
from tests.guide_texts import FRENCH, GUIDES, blocks, length, sentences, words_only

MEAN, LONGEST = 14, 30
"""Words per sentence: the highest mean of a guide, and the most in any sentence."""

NO_BREAK = "\u00a0"
SPACING = re.compile(rf"(?<![{NO_BREAK}\s|:])[:;?!»%](?=[\s|)*.,»]|$)|(?<=[ \t\n])[:;?!»%](?=[\s|)*.,»]|$)|«(?!{NO_BREAK})")
"""French signs that lack their no-break space."""


@pytest.mark.parametrize(
    ("markdown", "lengths"),
    [
        ("One two. Three four five.", [2, 3]),
        ("See `check FILE --json`, version 1.0. `-q` is quiet.", [4, 3]),
        ("# A heading\nText goes\non here", [2, 4]),
        ("1. Click **New**.\n2. Type a name,\n   then press Enter.", [2, 6]),
        ("| a b | c |\n|---|---|\n| d e f. G | `x | y` |", [2, 1, 3, 1, 1]),
        ("Voir [les formules](formulas.md#x) : « un mot » ?", [5]),
        ("```\nnot counted\n```\nYes (really). “No.” Then so", [2, 1, 2]),
    ],
)
def test_sentences_are_counted_as_a_reader_would(markdown: str, lengths: list[int]) -> None:
    assert [length(sentence) for block, _ in blocks(markdown) for sentence in sentences(block)] == lengths


@pytest.mark.parametrize("place", GUIDES)
def test_sentences_of_a_guide_are_short(place: str) -> None:
    found = list(blocks(text(place)))
    assert [each for block, _ in found for each in sentences(block) if length(each) > LONGEST] == []
    lengths = [length(sentence) for block, running in found if running for sentence in sentences(block)]
    assert sum(lengths) / len(lengths) <= MEAN


@pytest.mark.parametrize("wrong", ["Voici : un", "Vraiment ?", "« oui »", "95 %", "95%", "ou; non", "«oui\u00a0»", "(non !)"])
def test_a_french_sign_without_its_space_is_found(wrong: str) -> None:
    assert SPACING.search(wrong)


@pytest.mark.parametrize(
    "right", ["Voici\u00a0: un", "Vraiment\u00a0?", "«\u00a0oui\u00a0»", "95\u00a0%", "(non\u00a0!)", "10:30"]
)
def test_a_french_sign_with_its_space_is_not(right: str) -> None:
    assert not SPACING.search(right)


@pytest.mark.parametrize("place", FRENCH)
def test_french_guides_have_no_break_spaces(place: str) -> None:
    shown = words_only(text(place))
    assert [shown[max(0, found.start() - 20) : found.end() + 10] for found in SPACING.finditer(shown)] == []


def test_there_are_guides_in_both_languages() -> None:
    assert 10 < len(FRENCH) < len(GUIDES) / 2
