"""Guides as sentences, for the tests of their language."""

import re
from collections.abc import Iterator

from metamaker.core.guides import LINK, PICTURE, places

GENERATED = {f"docs/{name}.md" for name in ("commands", "file-format", "formulas", "points", "points.fr", "verbs")}
"""Pages that are made from texts of the program, which have tests of their own."""

FOR_DEVELOPERS = {"ARCHITECTURE.md", "CONTRIBUTING.md", "docs/dice-order.md"}
RECIPES = {place for place in places() if place.startswith("docs/contributing/")}
GUIDES = sorted({"README.md", *places()} - GENERATED - FOR_DEVELOPERS - RECIPES)
FRENCH = [place for place in GUIDES if place.endswith(".fr.md")]

FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`]*`")
MARK = re.compile(r"^(?:#+|[-*>]|\d+\.) +")
END = re.compile(r"(?<=[.!?…])[)»”\"*_]* +(?=(?:«\u00a0|[“(\"*_])*[^\s«“(\"*_a-zà-ÿ])")
NOT_AN_END = re.compile(r"\b(?:e\.g|i\.e|etc|vs|p\. ex|ex|cf|no)\.$")
WORD = re.compile(r"\w")


def words_only(markdown: str) -> str:
    """Return the text without code, pictures and addresses; a code span counts as one word."""
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
    """Return the number of words: texts between spaces with a letter or digit."""
    return sum(bool(WORD.search(word)) for word in sentence.split())
