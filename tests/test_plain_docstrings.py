"""Docstrings and comments of the program are in plain English; a number of weaker signs of stilted English may only fall."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]

MOST_SIGNS = 325
"""Docstrings and comments with a sign. Lower this number, never raise it. The rest are names, quoted texts and good English."""

SIGNS = re.compile(
    "|".join(
        (
            r"\b(?:what|who|whom|whoever|whose)\b",
            r"\b(?:told|tells?|telling|says?|said|saying)\b",
            r"\b(?:anew|besides?|lest|amid|upon|kin|foretold|foresees?n?|reckon\w*|thrown|throws?|mend(?:s|ed|ing)?|cure[sd]?|hence|behind)\b",
            r"\b(?:somebody|nobody|whatever|wherever|whichever|anyhow|anyway|so many|so much|is the (?:most|least))\b",
            r"(?<!there )\b(?:is|are|was|were) (?:no|none)\b (?!longer|more|less|fewer)",
            r"\b(?:one|two|three|an?|nothing|none) \w* ?more[.;:,]|\bat (?:most|least)[.;,)]",
            r"\balone\b|\belse\b(?!:)|\bas well[.;,]",
            r"\b(?:that|which) (?:is|are|was|were|has been|have been) \w+(?:ed|en|wn)\b",
            r"\b(?:stands?|stood) (?:in|at|on|by|for|here|there|where|under|above|below)\b|\bcomes? along\b",
            r"\bthe book\b|\bby (?:chance|dice)\b|\bshall\b|\bverbs?\b|\bstrangers?\b|\bweigh(?:s|ed|ing)?\b|\bpencil\w*\b",
        )
    ),
    re.IGNORECASE,
)

REMARK = re.compile(r'"""(?P<docstring>.*?)"""|(?:^ *|  )# (?P<comment>.*?)$', re.DOTALL | re.MULTILINE)
RELATIVE = re.compile(r"\b(?:what|which|that|those|who)\b", re.IGNORECASE)
SENTENCE = re.compile(r"(?<=[.;:])\s")


def remarks() -> Iterator[tuple[str, str]]:
    """Yield every docstring and comment of the program with its file."""
    for file in sorted((ROOT / "metamaker").rglob("*.py")):
        for found in REMARK.finditer(file.read_text(encoding="utf-8")):
            yield file.relative_to(ROOT).as_posix(), found["docstring"] or found["comment"]


def test_signs_of_stilted_english_only_get_fewer() -> None:
    found = [f"{place}: {text}" for place, text in remarks() if SIGNS.search(text)]
    assert len(found) <= MOST_SIGNS, "\n".join(found)


def test_no_sentence_has_four_relative_words() -> None:
    found = [each for each in remarks() if any(len(RELATIVE.findall(sentence)) > 3 for sentence in SENTENCE.split(each[1]))]
    assert found == []
