"""Every way out of the program names every unit of a fleet that costs points, and the same total."""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from metamaker.core.messages import words as words_of
from metamaker.core.paths import sample_fleets
from metamaker.gallery.views import Post, Reader, command, numbers, passages
from metamaker.game_api.designs import RosterLine
from metamaker.game_api.game import Game, required
from metamaker.game_api.prints import PrintOptions
from metamaker.games.cosmoforce.model.fleet import Fleet as Teams
from metamaker.games.cosmoforce.stats.derived import mass
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.sheet.muster import worth
from metamaker.opening import open_code, open_file
from metamaker.printing.sharing import in_markdown, plain, share_code, texts_of
from metamaker.registry import GAMES
from metamaker.rendering.drawing import Page
from metamaker.rendering.frame import PageFrame, Paper
from metamaker.rendering.proof import marks

SAMPLES = [path for game in GAMES for path in sorted(sample_fleets(game).glob("*.json"))]


def with_units() -> Iterator[Any]:
    for path in SAMPLES:
        opened = open_file(str(path))
        if opened.game.designs is not None and any(lines_of(opened.game, opened.document)):
            yield pytest.param(opened.game, opened.document, id=path.stem)


def lines_of(game: Game, document: Any) -> tuple[RosterLine, ...]:
    roster = required(game.designs).roster(document)
    return (*roster.ships, *roster.others)


def total(document: Any) -> str:
    """Return the total of a document in its usual unit: points, or mass."""
    if isinstance(document, Fleet):
        return words_of("metaverse").number(worth(document).total)
    assert isinstance(document, Teams)
    return str(sum(mass(document.design(ship.design)) for ship in document.ships))


def on_pages(pages: Iterable[Page]) -> str:
    return " ".join(mark.text for page in pages for mark in marks(page) if mark.text)


def below(posts: Iterable[Post]) -> Iterator[Post]:
    for post in posts:
        yield post
        yield from below(post.below)


def counted(row: str) -> int:
    number, mark, _ = row.partition(" × ")
    return int(number) if mark else 1


FLEETS = pytest.mark.parametrize(("game", "document"), list(with_units()))


@FLEETS
def test_the_text_names_every_unit_and_the_total(game: Game, document: Any) -> None:
    texts = texts_of(game, document)
    for words in (plain(texts), in_markdown(texts).replace("\\", "")):
        assert [line.name for line in lines_of(game, document) if line.name not in words] == []
    assert total(document) in plain(texts[:1]).splitlines()[2]


@FLEETS
def test_the_short_list_counts_every_unit_within_a_message_of_a_chat(game: Game, document: Any) -> None:
    words = plain(texts_of(game, document, is_short=True))
    lines = lines_of(game, document)
    known = {line.design_name for line in lines} | {line.name for line in lines}
    assert len(words) < 2000
    rows = [row.strip() for row in words.splitlines() if row.startswith("  ")]
    assert [row for row in rows if not any(name in row for name in known)] == []
    squadrons = sum(each.count for each in document.squadrons) if isinstance(document, Fleet) else 0
    assert sum(map(counted, rows)) == len(document.ships) + squadrons
    assert total(document) in words


@FLEETS
def test_the_picture_shows_the_total(game: Game, document: Any) -> None:
    assert total(document) in on_pages([required(game.prints).card(document)]).split()


@FLEETS
def test_the_roster_names_every_unit(game: Game, document: Any) -> None:
    options = PrintOptions(PageFrame(paper=Paper.A4))
    words = on_pages(required(game.prints).pages((document,), ("roster",), options).pages)
    spaced = words.replace(" ", "")
    assert [line.name for line in lines_of(game, document) if line.name.replace(" ", "") not in spaced] == []
    if isinstance(document, Fleet):
        assert total(document) in words.split()


@FLEETS
def test_the_gallery_names_every_unit_and_its_list_is_that_of_the_text(game: Game, document: Any) -> None:
    reader = Reader(game, document, "en")
    lines = lines_of(game, document)
    names = {post.name for post in below(command(lines, reader, "combat_value"))}
    assert {line.name for line in lines} <= names
    assert passages(reader, "") == texts_of(game, document, is_short=True)[0].passages
    assert numbers(reader, required(game.designs).report(document, classes=False).fleet)


@FLEETS
def test_the_share_code_has_the_same_units(game: Game, document: Any) -> None:
    back = open_code(share_code(game, document)).document
    assert [line.name for line in lines_of(game, back)] == [line.name for line in lines_of(game, document)]
    assert total(back) == total(document)
