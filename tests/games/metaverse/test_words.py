"""The words in other languages: nothing is left in English, nothing is lost, and what is printed with them fits."""

import re
from collections.abc import Mapping
from typing import Any

import pytest

from metamaker.core.messages import ENGLISH, Message, languages, words
from metamaker.core.paths import sample_fleets
from metamaker.game_api.prints import PrintOptions
from metamaker.games.metaverse import designs, printing
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.model.fleet import GAME
from metamaker.games.metaverse.stats.book import stock_book
from metamaker.opening import open_file
from metamaker.rendering.page_proof import proof
from tests.messages import found, written

OTHERS = tuple(language for language in languages(GAME) if language != ENGLISH)


def of_catalogue() -> set[str]:
    book = catalogue()
    groups: dict[str, Mapping[Any, object]] = {
        "component": book.component,
        "hull_type": book.hull_type,
        "weapon_quality": book.weapon_quality,
        "squadron_quality": book.squadron_quality,
    }
    entries = [f"{group}-{key}" for group, known in groups.items() for key in known]
    return {f"{home}-{entry}" for home in ("sheet-name", "window-tooltip") for entry in entries}


def of_formulas() -> set[str]:
    """Return the ids of texts of the formula book in English."""
    scopes = stock_book().scopes.values()
    meanings = [scope.meaning for scope in scopes]
    meanings += [given.meaning for scope in scopes for given in scope.inputs.values()]
    meanings += [entry.meaning for scope in scopes for entry in scope.entries.values()]
    return {meaning.id for meaning in meanings if isinstance(meaning, Message)}


def test_there_is_french() -> None:
    assert "fr" in OTHERS


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_of_words_catalogue_and_formula_book_is_there_and_nothing_else(language: str) -> None:
    assert set(written(GAME, language)) == {*words(GAME), *of_catalogue(), *of_formulas()}


@pytest.mark.parametrize("language", OTHERS)
def test_texts_have_the_places_of_the_english_ones(language: str) -> None:
    english, own = written(GAME, ENGLISH), written(GAME, language)
    wrong = [key for key in english if key in own and found(english[key]).values != found(own[key]).values]
    assert wrong == []


def test_french_signs_stand_after_a_space_that_does_not_break() -> None:
    french = written(GAME, "fr")
    wrong = [
        text for key in french for text in found(french[key]).texts if re.search(r"(?<!\u00a0)[:;?!»]|«(?!\u00a0)|['\"]", text)
    ]
    assert wrong == []


def test_french_counts_nothing_as_one() -> None:
    told = words(GAME, "fr")
    assert [told.text("window-fact-ships", count=count) for count in (0, 1, 2)] == ["0 vaisseau", "1 vaisseau", "2 vaisseaux"]


@pytest.mark.parametrize("size", printing.formats)
@pytest.mark.parametrize("language", OTHERS)
def test_sheets_fit_in_every_language(language: str, size: str) -> None:
    fleet = open_file(str(sample_fleets(GAME) / "the-even-hand.json")).document
    options, ink = PrintOptions(format=size, codes=False, language=language), printing.inks["colour"]
    leaves = [leaf for ref in designs.subjects(fleet, classes=True) for leaf in printing.sheet(fleet, ref, options).leaves]
    pages = (*leaves, *printing.blanks(options))
    assert [fault for page in pages for fault in proof(page, ink).faults] == []


@pytest.mark.parametrize("language", OTHERS)
def test_pages_for_the_table_fit_in_every_language(language: str) -> None:
    fleet = open_file(str(sample_fleets(GAME) / "kite-clans-of-aldersay.json")).document
    kinds = [kind for kind in printing.page_kinds(language) if kind != "sheets"]
    pages = printing.pages((fleet,), kinds, PrintOptions(codes=False, language=language)).pages
    ink = printing.inks["colour"]
    assert [fault for page in pages for fault in proof(page, ink).faults] == []


def test_a_sheet_is_printed_in_the_language_that_is_asked_for() -> None:
    assert printing.page_kinds("fr")["roster"] == "Ordre de bataille"
    assert printing.page_kinds("xx") == printing.page_kinds()
