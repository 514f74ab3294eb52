"""Labels in guides: each **bold** button, menu entry and page is a text of the app in the language of the guide."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax.ast import TextElement

from metamaker.core.guides import in_language, text
from metamaker.core.messages import words
from tests.guide_texts import FENCE, FRENCH, GUIDES
from tests.messages import written

DOMAINS = ("metamaker", "metaverse", "cosmoforce", "cosmoclysm", "cosmos_commanders")
FILES = ("window", "sheet", "gallery")
"""Files of the messages that the pages of the app, the sheets on them and galleries show as labels."""

PLACES = [
    *(place for place in GUIDES if place.startswith("docs/first-") and place not in FRENCH),
    *(f"docs/{name}.md" for name in ("at-the-table", "balance", "events", "gallery", "house-rules", "sharing", "universes")),
]
LANGUAGES = ("en", "fr")

BOLD = re.compile(r"\*\*([^*]+)\*\*")
CATCHWORD = re.compile(r"^(?:- )?\*\*[^*]+(?:\*\*\u00a0?:|\.\*\*)", re.MULTILINE)
"""Bold words that begin a paragraph or list item, with a colon or full stop."""

KEYS = {"+", "−", "R", "L"}
NO_LABELS = {
    "en": {
        *("Combat value", "Forecasts", "battle pack", "quick reference", "lowest", "sector"),
        *("notes", "one more action", "Metaverse", "Cosmoforce", "Heron", "Pairing"),
    },
    "fr": {
        *("valeur de combat", "Les pronostics", "dossier de bataille", "aide-mémoire"),
        *("le plus bas", "secteur", "notes", "une action de plus", "Metaverse", "Cosmoforce", "Heron"),
        *("Les appariements",),
    },
}
"""Bold words that are names, terms where they are explained, or catchwords of a paragraph."""


def plain(label: str) -> str:
    """Return the label without the sign of its key and without the dots of a dialog."""
    return label.replace("&", "").removesuffix("…").strip()


@cache
def labels(language: str) -> frozenset[str]:
    """Return all texts of the app in a language that need no values, and those with the values of the guides."""
    plain_texts = (
        "".join(element.value for element in pattern.elements)
        for domain in DOMAINS
        for key, pattern in written(domain, language).items()
        if key.partition("-")[0] in FILES and all(isinstance(element, TextElement) for element in pattern.elements)
    )
    texts = words("metaverse", language)
    sections = (texts.text("window-fix-move", section=texts[f"window-section-{side}"]) for side in ("port", "starboard"))
    led = texts.text("window-fleet-add-ship-led", name="First Light")
    return frozenset(map(plain, (*plain_texts, *sections, led)))


def bold(place: str) -> Iterator[str]:
    """Yield the bold words of a guide, but no code and no catchwords."""
    for found in BOLD.findall(CATCHWORD.sub("", FENCE.sub("", text(place)))):
        if not found.startswith("`"):
            yield found.replace("\n", " ")


def unknown(place: str, language: str) -> set[str]:
    """Return the bold words of a guide that are neither labels of the app nor listed here."""
    rest = set(bold(place)) - KEYS - NO_LABELS[language]
    return {label for label in rest if plain(label) not in labels(language)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_bold_labels_of_a_guide_are_texts_of_the_app(place: str, language: str) -> None:
    assert unknown(in_language(place, language), language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bold_word_that_is_no_label_is_in_a_guide(language: str) -> None:
    assert {label for place in PLACES for label in bold(in_language(place, language))} >= NO_LABELS[language]


@pytest.mark.parametrize("label", ["Begin", "Add a ship led by First Light", "Move it to the port section", "+ fore"])
def test_a_text_of_the_app_is_known(label: str) -> None:
    assert label in labels("en")


@pytest.mark.parametrize("label", ["Begin now", "Save as a picture of the fleet", "Commencer", "Design page"])
def test_a_label_that_the_app_does_not_have_is_found(label: str) -> None:
    assert label not in labels("en")
