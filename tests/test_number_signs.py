"""Numbers have the signs of their language wherever they are shown: pages, cards, texts, problems, graphs, galleries."""

import re
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path

import pytest

from metamaker.core.messages import language_in_force, put_in_force
from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import required
from metamaker.game_api.graphs import Frame
from metamaker.game_api.prints import PrintOptions
from metamaker.opening import open_file
from metamaker.printing.sharing import plain, texts_of
from metamaker.registry import GAMES, game_called
from metamaker.rendering.drawing import Page
from metamaker.rendering.proof import marks
from tests.choices import covering, named

SAMPLES = [path for game in GAMES for path in sorted(sample_fleets(game).glob("*.json"))]

LARGEST = [max(sample_fleets(game).glob("*.json"), key=lambda path: path.stat().st_size) for game in GAMES]

NO_NUMBERS = re.compile(r"\b[A-Z]{2}-[A-Z0-9.]+(-\d+)?|\b[0-9A]\.\d+\.\d+\b|https?://\S+|\bCC BY 4\.0\b")
"""Rules, their chapters, addresses and licences."""

CHAPTERS = frozenset({"1.2", "1.3", "3.4", "4.0"})
"""Chapters of two numbers that are cited on reference pages."""

FOREIGN = {"fr": re.compile(r"\d\.\d|\d (?:%|cm|mm|t|kg|pts?)\b"), "en": re.compile(r"(?<![\d,])\d+,\d\d?(?!\d)|\d[  ]%")}
"""Decimals and shares of the other language; in French also units that a line may part from their numbers."""


@pytest.fixture(autouse=True)
def language_restored() -> Iterator[None]:
    before = language_in_force()
    yield
    put_in_force(before)


def drawn(pages: Iterable[Page]) -> Iterator[str]:
    return (mark.text for page in pages for mark in marks(page) if mark.text)


def foreign(texts: Iterable[str], language: str, sample: Path) -> set[str]:
    """Return the texts that have numbers of the other language, without those that stand so in the file."""
    own = sample.read_text(encoding="utf-8")
    found = {text for text in texts if FOREIGN[language].search(NO_NUMBERS.sub("", text))}
    return {text for text in found if text not in CHAPTERS and text.strip() not in own}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("sample", LARGEST, ids=named)
def test_pages_have_the_signs_of_their_language(sample: Path, language: str) -> None:
    opened = open_file(str(sample))
    prints, options = required(opened.game.prints), PrintOptions(language=language)
    pages = prints.pages((opened.document,), tuple(prints.page_kinds(language)), options).pages
    assert foreign(drawn(pages), language, sample) == set()


@pytest.mark.parametrize(("sample", "language"), covering(SAMPLES, ("fr", "en")), ids=named)
def test_cards_texts_and_problems_have_the_signs_of_their_language(sample: Path, language: str) -> None:
    put_in_force(language)
    opened = open_file(str(sample))
    game, document = opened.game, opened.document
    card = required(game.prints).card(document, language)
    texts = plain(texts_of(game, document, "", language, classes=True)).splitlines()
    problems = [str(issue.message) for issue in game.checks.issues(document)] if game.checks is not None else []
    assert foreign(chain(drawn([card]), texts, problems), language, sample) == set()


@pytest.mark.parametrize(("sample", "language"), covering(SAMPLES, ("en", "fr")), ids=named)
def test_record_sheets_have_the_signs_of_their_language(sample: Path, language: str) -> None:
    opened = open_file(str(sample))
    if opened.game.sheets is not None and opened.game.designs is not None:
        options = PrintOptions(language=language)
        refs = opened.game.designs.subjects(opened.document, True)
        leaves = [leaf for ref in refs for leaf in opened.game.sheets.sheet(opened.document, ref, options).leaves]
        assert foreign(drawn(leaves), language, sample) == set()


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("sample", [each for each in LARGEST if game_called(each.parent.name).graphs is not None], ids=named)
def test_graphs_have_the_signs_of_their_language(sample: Path, language: str) -> None:
    opened = open_file(str(sample))
    frame = Frame(120.0, 60.0, opened.game.documents.words(language))
    edits = required(opened.game.edits)
    graphs = [
        graph
        for listed in edits.listed(opened.document, language=language)
        for graph in required(opened.game.graphs).graphs(opened.document, listed.ref, frame)
    ]
    assert graphs
    told = chain.from_iterable(
        (graph.title, graph.summary, *chain.from_iterable(mark.refs for mark in marks(Page(graph.drawing)))) for graph in graphs
    )
    assert foreign(chain(drawn(Page(graph.drawing) for graph in graphs), told), language, sample) == set()
