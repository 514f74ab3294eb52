"""The words that are printed, in other languages: nothing left out, nothing lost, and all of it fits."""

import re

import pytest

from metamaker.core.words import ENGLISH, _texts, languages, words
from metamaker.game import PrintOptions
from metamaker.games.cosmoforce.game import COSMOFORCE
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.model.fleet import GAME
from tests.games.cosmoforce.printed import FRAMES, faults, sheet_pages
from tests.games.cosmoforce.test_samples import SIX, sample

OTHERS = tuple(language for language in languages(GAME) if language != ENGLISH)
PRINTED = ("sheet.", "reference.", "pages.", "graphs.")
PLACE = re.compile(r"\{[a-z_]+\}")


@pytest.mark.parametrize("language", OTHERS)
def test_every_printed_text_is_there_with_the_places_of_the_english_one(language: str) -> None:
    english, told = words(GAME).texts, _texts(GAME, language)
    printed = {key for key in english if key.startswith(PRINTED)}
    assert {key for key in told if key.startswith(PRINTED)} == printed
    assert [key for key in printed if set(PLACE.findall(english[key])) != set(PLACE.findall(told[key]))] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("edition", Edition)
def test_the_proof_reader_finds_nothing_in_any_language(language: str, edition: Edition) -> None:
    document = sample(SIX).with_(edition=edition)
    for frame in FRAMES[::2]:
        for style in COSMOFORCE.formats:
            assert faults(sheet_pages(document, PrintOptions(frame, style, language=language))) == []
        for kind in COSMOFORCE.page_kinds():
            assert faults(COSMOFORCE.pages((document,), (kind,), PrintOptions(frame, language=language))) == []
