"""What the game offers to whoever prints: sheets with share codes that cameras read, clean in every ink; notes; other pages."""

from pathlib import Path

import pytest
import zxingcpp

from metamaker.core.paths import sample_fleets
from metamaker.game_api.prints import PrintOptions, Sheet
from metamaker.games.metaverse import designs, printing
from metamaker.games.metaverse.game import METAVERSE
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.opening import open_code, open_file
from metamaker.rendering.drawing import Document, Page
from metamaker.rendering.frame import PageFrame, Paper
from metamaker.rendering.imposition import imposed
from metamaker.rendering.page_proof import proof
from metamaker.rendering.pdf import pdf_bytes
from metamaker.rendering.proof import placed
from metamaker.rendering.raster import page_pictures
from tests.choices import covering, named
from tests.games.metaverse.builders import BARE, GUN, component, fleet_of, with_core
from tests.games.metaverse.samples import sample_fleet
from tests.rendering.pixels import grey_pixels

SAMPLES = sorted(sample_fleets("metaverse").glob("*.json"))
HERONS = fleet_of(BARE)
INK = printing.inks["colour"]


def sheets(fleet: Fleet, options: PrintOptions, *, classes: bool = True) -> list[Sheet]:
    return [printing.sheet(fleet, ref, options) for ref in designs.subjects(fleet, classes)]


def pages(fleet: Fleet, options: PrintOptions) -> tuple[Page, ...]:
    return imposed([leaf for sheet in sheets(fleet, options) for leaf in sheet.leaves], printing.slots(options))


def seen(page: Page) -> list[str]:
    """Return the codes that a camera reads from a printout at 300 dots per inch, as home printers have."""
    (png,) = page_pictures(pdf_bytes(Document("", "", (page,)), INK), 300)
    return [found.text for found in zxingcpp.read_barcodes(grey_pixels(png))]


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_the_code_on_a_sheet_opens_its_class(path: Path) -> None:
    fleet = sample_fleet(path)
    for sheet in sheets(fleet, PrintOptions())[:4]:
        codes = seen(imposed(sheet.leaves, printing.slots(PrintOptions()))[0])
        assert len(codes) == (not sheet.lacks_code)
        for each in codes:
            (opened,) = open_code(each).document.classes
            of_sheet = fleet.ship_class(sheet.ref.partition("/")[2])
            assert opened == of_sheet.with_(author="", notes="", tags=(), emblem=None)


def test_ships_of_one_class_have_the_same_code() -> None:
    fleet = METAVERSE.documents.new("Herons", "")
    one, two = (seen(sheet.leaves[0]) for sheet in sheets(fleet, PrintOptions(), classes=False))
    assert one == two
    assert len(one) == 1


def test_without_codes_a_sheet_has_none() -> None:
    assert not any(seen(leaf) for sheet in sheets(HERONS, PrintOptions(codes=False)) for leaf in sheet.leaves)


def test_a_code_that_would_be_too_dense_is_left_out_with_a_note() -> None:
    many = (component("targeting_array", number, part=f"array-{number * 7919 % 1013}") for number in range(1, 90))
    fleet = fleet_of(with_core(BARE, components=tuple(many)))
    (sheet,) = sheets(fleet, PrintOptions())
    (note,) = (each for each in sheet.notes if "share code" in each)
    assert "no room for its share code" in note
    assert seen(sheet.leaves[0]) == []
    assert sheets(fleet, PrintOptions(codes=False))[0].notes == tuple(each for each in sheet.notes if each != note)


@pytest.mark.parametrize(("landscape", "paper", "path"), covering([False, True], Paper, SAMPLES), ids=named)
def test_sheets_with_codes_are_clean(path: Path, paper: Paper, landscape: bool) -> None:
    options = PrintOptions(PageFrame(paper, landscape))
    found = [proof(page, INK).faults for page in pages(sample_fleet(path), options)]
    assert set(found) == {()}


@pytest.mark.parametrize("size", printing.formats)
@pytest.mark.parametrize("path", SAMPLES[::3], ids=lambda path: path.stem)
def test_everything_can_be_read_in_every_ink(path: Path, size: str) -> None:
    options = PrintOptions(format=size)
    for page in pages(sample_fleet(path), options):
        for name, ink in printing.inks.items():
            found = proof(page, ink)
            assert [each for each in found.faults if each.fault == "faint"] == [], name
            assert found.coverage < 0.16, name


def test_line_art_saves_ink() -> None:
    (page,) = pages(HERONS, PrintOptions(codes=False))
    usual, grey, lines = (proof(page, printing.inks[name]).coverage for name in ("colour", "grey", "line"))
    assert lines < 0.8 * min(usual, grey)


def test_squadrons_without_a_carrier_have_cards() -> None:
    fleet = open_file(str(next(path for path in SAMPLES if "ninewater" in path.stem))).document
    assert fleet.squadrons
    assert printing.extra_sheets(fleet, PrintOptions()) == ()
    (cards,) = printing.extra_sheets(fleet, PrintOptions(format="card"))
    assert len(cards.leaves) >= len(fleet.squadrons)
    assert printing.extra_sheets(HERONS, PrintOptions(format="card")) == ()


@pytest.mark.parametrize("size", printing.formats)
def test_blank_sheets_are_clean(size: str) -> None:
    made = printing.blanks(PrintOptions(format=size))
    assert made
    assert [proof(page, ink).faults for page in made for ink in printing.inks.values() if proof(page, ink).faults] == []


def test_every_kind_of_page_is_clean_for_two_fleets() -> None:
    fleets = [sample_fleet(path) for path in SAMPLES[:2]]
    kinds = tuple(printing.page_kinds())
    assert kinds[:3] == ("roster", "command", "sheets")
    made = printing.pages(fleets, kinds, PrintOptions()).pages
    assert [finding for page in made for finding in proof(page, INK).faults] == []
    assert {page.bookmark.partition("  ·  ")[0] for page in made if page.bookmark} >= {fleet.name for fleet in fleets}


def test_chosen_pages_are_those_alone() -> None:
    (roster,) = printing.pages([HERONS], ["roster"], PrintOptions()).pages
    assert "roster" in (roster.bookmark or "").casefold()
    assert any(getattr(op, "text", "") == GUN.name or "Heron" in getattr(op, "text", "") for op, _, _ in placed(roster))
