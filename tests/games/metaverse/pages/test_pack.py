"""The battle pack: all kinds together, in order, with bookmarks and on the right side of the paper."""

import re
from dataclasses import replace
from functools import cache
from io import BytesIO

import pytest
from pikepdf import Pdf
from pypdfium2 import PdfDocument

from metamaker.core.messages import words
from metamaker.game_api.prints import SHEETS, Pack
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.pages.charts.turn_reference import parts
from metamaker.games.metaverse.pages.context import present
from metamaker.games.metaverse.pages.pack import EVERYTHING, PAGES, PackOptions, battle_pack, pack_keys
from metamaker.games.metaverse.sheet.options import SheetOptions
from metamaker.games.metaverse.sheet.palette import COLOUR
from metamaker.rendering.drawing import Document
from metamaker.rendering.frame import Margins, PageFrame, Paper
from metamaker.rendering.imposition import Format
from metamaker.rendering.pdf import pdf_bytes
from metamaker.rendering.proof import findings
from tests.choices import covering, named
from tests.games.metaverse.pages.test_every_page import SAMPLES, sample
from tests.games.metaverse.sheet.reading import Sheet

ONE, OTHER, DUEL = "the-even-hand", "kite-clans-of-aldersay", "quarrel-at-fennel-light"


@cache
def packed(*names: str, options: PackOptions = EVERYTHING) -> Pack:
    """Return the pack of some samples, shared by several tests."""
    return battle_pack(tuple(map(sample, names)), options)


@pytest.mark.rule("MV-1.0.0-11")
def test_a_pack_has_the_pages_of_each_fleet_then_what_serves_both() -> None:
    bookmarks = [page.bookmark for page in packed(ONE, OTHER).pages if page.bookmark]
    ours = [mark for mark in bookmarks if mark.startswith("The Even Hand")]
    theirs = [mark for mark in bookmarks if mark.startswith("Kite Clans of Aldersay")]
    shared = [mark for mark in bookmarks if mark not in ours + theirs]
    assert bookmarks == ours + theirs + shared
    whole = "Fleet roster  ·  Chain of command"
    assert ours[0] in {f"The Even Hand  ·  {whole}", "The Even Hand  ·  Fleet roster"}
    assert "The Even Hand  ·  Clerk of Works" in ours
    shown = "  ·  ".join(shared)
    assert all(title in shown for title in ("Quick reference", "Icon legend", "Encounters", "Terrain", "Counters", "Templates"))


def test_every_kind_of_page_has_its_place_in_a_pack() -> None:
    assert sorted(pack_keys()) == sorted((*PAGES, SHEETS))
    assert pack_keys()[:3] == ("roster", "command", SHEETS)


def test_a_pack_may_hold_some_kinds_only() -> None:
    pack = battle_pack((sample(ONE),), PackOptions(only=("quick_reference", "roster")))
    assert [page.bookmark for page in pack.pages if page.bookmark] == ["The Even Hand  ·  Fleet roster", "Quick reference"]
    assert pack.kinds == ("roster", "quick_reference")
    with pytest.raises(KeyError):
        battle_pack((sample(ONE),), PackOptions(only=("napkins",)))


def test_kinds_are_those_of_which_there_are_pages() -> None:
    # The book of formulas, which takes its time, has tests of its own.
    some = tuple(key for key in pack_keys() if key != "formulas")
    kinds = battle_pack((sample(DUEL),), PackOptions(only=some)).kinds
    assert {"roster", "command", SHEETS, "quick_reference", "counters", "templates"} <= set(kinds)
    # Nobody has squadrons, moves by momenta, or has a sheet without room for plots.
    assert not {"squadrons", "missions", "plot_newtonian", "plot_cinematic"} & set(kinds)


def in_file(pack: Pack) -> bytes:
    return pdf_bytes(Document("Pack", "", pack.pages, two_sided=pack.two_sided), COLOUR)


def test_bookmarks_and_pages_arrive_in_the_file() -> None:
    pack = packed(ONE, OTHER)
    data = in_file(pack)
    assert data == in_file(battle_pack((sample(ONE), sample(OTHER))))
    with PdfDocument(data) as file:
        assert len(file) == len(pack.pages)
        titles = [entry.get_title() for entry in file.get_toc()]
    assert titles == [page.bookmark for page in pack.pages if page.bookmark]


@pytest.mark.parametrize("form", Format)
def test_every_page_has_its_number_in_the_pack(form: Format) -> None:
    pack = battle_pack((sample(OTHER),), PackOptions(SheetOptions(format=form)))
    with PdfDocument(in_file(pack)) as file:
        texts = [page.get_textpage().get_text_range() for page in file]
    assert [f"pack {number} / {len(texts)}" in text for number, text in enumerate(texts, 1)] == [True] * len(texts)
    assert [finding for page in pack.pages for finding in findings(page, SMALL) if "pack " in finding.what] == []


def test_one_kind_has_no_number_in_a_pack() -> None:
    pages = battle_pack((sample(OTHER),), PackOptions(only=("missions",))).pages
    assert not any(text.startswith("pack ") for text in Sheet(pages).texts())


@pytest.mark.parametrize(("landscape", "edge"), [(False, "/DuplexFlipLongEdge"), (True, "/DuplexFlipShortEdge")])
def test_printers_are_asked_for_both_sides_where_there_are_backs(landscape: bool, edge: str) -> None:
    frame = PageFrame(landscape=landscape)
    pack = battle_pack((sample(OTHER),), PackOptions(SheetOptions(frame), ("counters",)))
    assert duplex(in_file(pack)) == edge
    assert duplex(in_file(packed(DUEL, options=PackOptions(SheetOptions(frame))))) is None


def duplex(data: bytes) -> object:
    with Pdf.open(BytesIO(data)) as file:
        found = file.Root.ViewerPreferences.get("/Duplex")
        return None if found is None else str(found)


def short(language: str, paper: Paper) -> PackOptions:
    return PackOptions(SheetOptions(PageFrame(paper), language=language))


@pytest.mark.parametrize(("language", "paper", "name"), covering(["en", "fr"], Paper, SAMPLES), ids=named)
def test_packs_are_short(name: str, paper: Paper, language: str) -> None:
    ships = len(sample(name).ships)
    most = 10 if ships <= 2 else 24 if ships <= 9 else ships + 30
    assert len(packed(name, options=short(language, paper)).pages) <= most


ALSO = {"thruster": "advanced_stl", "grappler": "energy_grappler"}
"""An advanced drive serves as a thruster; an energy grappler is shortly called a grappler."""


@pytest.mark.parametrize("name", SAMPLES)
def test_no_page_names_a_system_that_no_ship_has(name: str) -> None:
    aboard = present((sample(name),)).kinds
    aboard |= {short for short, kind in ALSO.items() if kind in aboard}
    absent = {kind: catalogue()[kind].name.casefold() for kind in ComponentKind if kind.value not in aboard}
    # Notes of a roster are its author's own words.
    pages = (page for page in packed(name).pages if "Fleet roster" not in (page.bookmark or ""))
    said = " ".join(" ".join(Sheet((page,)).texts()) for page in pages).casefold()
    assert {kind for kind, word in absent.items() if re.search(rf"\b{re.escape(word)}s?\b", said)} == set()


def test_steps_have_the_same_numbers_in_reference_and_chart() -> None:
    for name in SAMPLES:
        pages = battle_pack((sample(name),), PackOptions(only=("turn_sequence",))).pages
        chart = Sheet(pages).texts()
        numbered = [(part.number, part.title) for part in parts((sample(name),), words("metaverse")) if part.number]
        found = [chart.index(title) for _, title in numbered]
        assert found == sorted(found)
        assert [chart[place - 1] for place in found] == [str(number) for number, _ in numbered]


def test_plots_are_not_printed_twice() -> None:
    fleet = sample(OTHER)
    pack = packed(OTHER)
    sheets = {ref for ref, page in written(pack) if page}
    plotted_apart = {ship.ref() for ship in fleet.ships} - sheets
    only = PackOptions(only=(SHEETS, "plot_cinematic"))
    *_, plots = battle_pack((fleet,), only).pages if plotted_apart else (None,)
    shown = set() if plots is None else {ship.ref() for ship in fleet.ships if Sheet((plots,)).at(ship.ref())}
    assert shown == plotted_apart


def written(pack: Pack) -> list[tuple[str, bool]]:
    """Return the ships by their sheets, and whether these have fields for plots."""
    found = []
    for ship in sample(OTHER).ships:
        pages = [page for page in pack.pages if Sheet((page,)).at(f"{ship.ref()}/name")]
        refs = {ref for page in pages for mark in Sheet((page,)).marks for ref in mark.refs}
        found.append((ship.ref(), any("/plot/" in ref for ref in refs)))
    return found


SMALL = 2.1
BOUND = PageFrame(margins=Margins(10.0, 10.0, 10.0, 10.0), binding=6.0)


def test_the_binding_is_on_the_inner_edge_of_every_page() -> None:
    frame = replace(BOUND, mirrored=True)
    pack = battle_pack((sample(OTHER),), PackOptions(SheetOptions(frame), ("roster", "command", "missions", SHEETS)))
    for number, page in enumerate(pack.pages, 1):
        marks = Sheet((page,)).marks
        assert min(mark.area.left for mark in marks) == pytest.approx(frame.inner(number).x, abs=0.6)


def test_what_is_two_sided_begins_on_a_front() -> None:
    for names in ((ONE, OTHER), (OTHER,)):
        pack = packed(*names)
        first = next(number for number, page in enumerate(pack.pages, 1) if page.bookmark == "Counters")
        assert pack.two_sided
        assert first % 2 == 1
