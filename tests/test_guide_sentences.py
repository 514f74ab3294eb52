"""Sentences of the guides: short ones, and French ones with the no-break spaces that French needs."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from metamaker.core.guides import LINK, PICTURE, places, text

MEAN, LONGEST = 14, 30
"""Words per sentence: the highest mean of a guide, and the most in any sentence."""

GENERATED = {f"docs/{name}.md" for name in ("commands", "file-format", "formulas", "points", "points.fr", "verbs")}
"""Pages that are made from texts of the program, which have tests of their own."""

FOR_DEVELOPERS = {"ARCHITECTURE.md", "CONTRIBUTING.md", "docs/dice-order.md"}
GUIDES = sorted({"README.md", *places()} - GENERATED - FOR_DEVELOPERS)
FRENCH = [place for place in GUIDES if place.endswith(".fr.md")]

FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`]*`")
MARK = re.compile(r"^(?:#+|[-*>]|\d+\.) +")
END = re.compile(r"(?<=[.!?…])[)»”\"*_]* +(?=(?:«\u00a0|[“(\"*_])*[^\s«“(\"*_a-zà-ÿ])")
NOT_AN_END = re.compile(r"\b(?:e\.g|i\.e|etc|vs|p\. ex|ex|cf|no)\.$")
WORD = re.compile(r"\w")
NO_BREAK = "\u00a0"
SPACING = re.compile(rf"(?<![{NO_BREAK}\s|:])[:;?!»%](?=[\s|)*.,»]|$)|(?<=[ \t\n])[:;?!»%](?=[\s|)*.,»]|$)|«(?!{NO_BREAK})")
"""French signs that lack their no-break space."""


def words_only(markdown: str) -> str:
    """The text without code, pictures and addresses; a code span counts as one word."""
    shown = LINK.sub(r"\g<words>", PICTURE.sub(r"\g<words>.", CODE.sub("Code", FENCE.sub("", markdown))))
    return re.sub(r"<https?:[^>]+>", "address", shown)


def blocks(markdown: str) -> Iterator[tuple[str, bool]]:
    """Yield each heading, table cell, list item and paragraph, and whether it is running text."""
    block: list[str] = []

    def running() -> Iterator[tuple[str, bool]]:
        if block:
            yield " ".join(block), True
            block.clear()

    for line in map(str.strip, words_only(markdown).splitlines()):
        if not line or line.startswith(("#", "|")):
            yield from running()
            yield from ((part, False) for part in line.lstrip("# ").split("|") if WORD.search(part))
            continue
        if MARK.match(line):
            yield from running()
        block.append(MARK.sub("", line))
    yield from running()


def sentences(block: str) -> Iterator[str]:
    """Yield the sentences of a block."""
    kept = ""
    for part in END.split(block):
        kept = f"{kept} {part}".strip()
        if not NOT_AN_END.search(kept):
            yield kept
            kept = ""
    if kept:
        yield kept


def length(sentence: str) -> int:
    """The number of words: what stands between spaces and has a letter or digit."""
    return sum(bool(WORD.search(word)) for word in sentence.split())


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
    assert len(FRENCH) > 10
    assert len(GUIDES) > 2 * len(FRENCH) - 1
    assert all(Path(place).suffix == ".md" for place in GUIDES)
