"""Words of the guides: none of the forms that make a sentence hard to read, and one word for one thing."""

import re
from collections.abc import Iterator

import pytest

from metamaker.core.guides import START, text
from tests.guide_texts import GUIDES, blocks, sentences

ENGLISH = {
    "a template of error messages": r"\bexpected\b.*\bfound\b|\b(?:was|were) expected\b",
    "negate the verb instead": r"\bis no [a-z]",
    "programs do not talk": r"\b(?:is|are) told\b|\btells? of\b",
    "an old word": r"\b(?:anew|besides?|lest|amid|upon|whom|whoever|foretold|reckon\w*|fares?|mend(?:s|ed|ing)?|cure[sd]?)\b",
    "use the noun": r"^What (?!is\b|are\b|do\b|would\b|you can do$)|\b(?:shows|lists|prints) what\b",
    "quantity before the noun": r"\bat (?:most|least)[.;,]?$|\w more$",
    "a private word": r"\bverbs?\b|\bpencil\w*|\bproof-read\w*|\bhouse formulas?\b",
    "another spelling": r"\d[ \u00a0]%|\bsalvoes\b",
}
FRENCH = {
    "a template of error messages": r"attendu\u00a0:|\b(?:était|étaient|est|sont) attendu|on attendait",
    "another word": r"\b(?:assaillants|jet(?:te|er|ez|é)|pes(?:er|ez|ée?)|hors d’usage|bande de portée|équipe de marines)\b",
    "a literary word": r"\b(?:quiconque|maintes|nulle? ne)\b",
    "by default": r"d’habitude|d’ordinaire",
    "programs do not talk": r"\b(?:est|sont) dite?s?\b|\bdit (?:ce|qui|quoi|comment|combien|où)\b",
    "click on": r"[Cc]liquez (?:les?|la|une?)\b|[Cc]liquez l’|[Aa]ppuyez sur \*\*(?![+−])",
    "drag": r"\btirez-(?:les?|la|en|y)\b",
}


def odd(sentence: str, patterns: dict[str, str]) -> Iterator[str]:
    """Yield the advice for each pattern that a sentence has."""
    return (advice for advice, pattern in patterns.items() if re.search(pattern, sentence))


@pytest.mark.parametrize("place", GUIDES)
def test_a_guide_is_in_plain_words(place: str) -> None:
    patterns = FRENCH if place.endswith(".fr.md") else ENGLISH
    markdown = text(place).partition("\n## En français")[0] if place == START else text(place)
    every = (sentence for block, _ in blocks(markdown) for sentence in sentences(block))
    assert [(sentence, advice) for sentence in every for advice in odd(sentence, patterns)] == []


@pytest.mark.parametrize(
    "sentence",
    [
        "This is no free array",
        "Errors are told at once.",
        "It is made anew.",
        "What the class is called",
        "text of 120 characters at most",
        "one layer more",
        "every verb and option",
        "It wins 98 % of them",
    ],
)
def test_an_odd_sentence_is_found(sentence: str) -> None:
    assert len(list(odd(sentence, ENGLISH))) == 1


@pytest.mark.parametrize(
    "sentence", ["Appuyez sur **Prêt**.", "Cliquez l’ennemi.", "tirez-le où il va", "Il est dit aussitôt si elle sert"]
)
def test_an_odd_french_sentence_is_found(sentence: str) -> None:
    assert len(list(odd(sentence, FRENCH))) == 1
