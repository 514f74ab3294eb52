"""The battle pack: all kinds together, in order, with bookmarks and on the right side of the paper."""

from dataclasses import replace

import pytest
from pypdfium2 import PdfDocument

from metamaker.game.prints import SHEETS
from metamaker.games.metaverse.pages.pack import PAGES, PackOptions, battle_pack, pack_keys
from metamaker.games.metaverse.sheet.options import SheetOptions
from metamaker.games.metaverse.sheet.palette import COLOUR
from metamaker.sheets.frame import Margins, PageFrame
from metamaker.sheets.pdf import pdf_bytes
from tests.games.metaverse.pages.test_every_page import sample
from tests.games.metaverse.sheet.reading import Sheet

ONE, OTHER = "the-even-hand", "kite-clans-of-aldersay"


@pytest.mark.rule("MV-1.0.0-11")
def test_a_pack_has_the_pages_of_each_fleet_then_what_serves_both() -> None:
    bookmarks = [page.bookmark for page in battle_pack((sample(ONE), sample(OTHER))).pages if page.bookmark]
    ours = [mark for mark in bookmarks if mark.startswith("The Even Hand")]
    theirs = [mark for mark in bookmarks if mark.startswith("Kite Clans of Aldersay")]
    shared = [mark for mark in bookmarks if mark not in ours + theirs]
    assert bookmarks == ours + theirs + shared
    assert ours[:3] == [f"The Even Hand  ·  {what}" for what in ("Fleet roster", "Chain of command", "Clerk of Works")]
    assert {"Turn sequence", "Critical hits", "Icon legend", "Quick reference"} <= set(shared)


def test_every_kind_of_page_has_its_place_in_a_pack() -> None:
    assert sorted(pack_keys()) == sorted((*PAGES, SHEETS))
    assert pack_keys()[:3] == ("roster", "command", SHEETS)


def test_a_pack_may_hold_some_kinds_only() -> None:
    pack = battle_pack((sample(ONE),), PackOptions(only=("quick_reference", "roster")))
    assert [page.bookmark for page in pack.pages if page.bookmark] == ["The Even Hand  ·  Fleet roster", "Quick reference"]
    with pytest.raises(KeyError):
        battle_pack((sample(ONE),), PackOptions(only=("napkins",)))


def test_bookmarks_and_pages_arrive_in_the_file() -> None:
    pack = battle_pack((sample(ONE), sample(OTHER)))
    data = pdf_bytes(pack, COLOUR)
    assert data == pdf_bytes(battle_pack((sample(ONE), sample(OTHER))), COLOUR)
    with PdfDocument(data) as file:
        assert len(file) == len(pack.pages)
        titles = [entry.get_title() for entry in file.get_toc()]
    assert titles == [page.bookmark for page in pack.pages if page.bookmark]


BOUND = PageFrame(margins=Margins(10.0, 10.0, 10.0, 10.0), binding=6.0)


def test_the_binding_is_on_the_inner_edge_of_every_page() -> None:
    frame = replace(BOUND, mirrored=True)
    pack = battle_pack((sample(OTHER),), PackOptions(SheetOptions(frame), ("roster", "command", "missions", SHEETS)))
    for number, page in enumerate(pack.pages, 1):
        marks = Sheet((page,)).marks
        assert min(mark.area.left for mark in marks) == pytest.approx(frame.inner(number).x, abs=0.6)


def test_what_is_two_sided_begins_on_a_front() -> None:
    for fleets in ((sample(ONE),), (sample(ONE), sample(OTHER)), (sample(OTHER),)):
        pages = battle_pack(fleets).pages
        first = next(number for number, page in enumerate(pages, 1) if page.bookmark == "Counters")
        assert first % 2 == 1
