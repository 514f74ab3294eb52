"""Formats and inks: full sheets, halves and cards from one layout, on any paper, in colour, grey and little ink."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.sheet.options import SheetOptions
from metamaker.games.metaverse.sheet.palette import COLOUR, CREW, GROUPS, INKS, MARINE, TILES
from metamaker.games.metaverse.sheet.record import record_sheets
from metamaker.games.metaverse.sheet.scale import CAPTION, LEAST, LEAST_BUBBLE, LEAST_NUMBER
from metamaker.opening import open_file
from metamaker.rendering.drawing import Group, Page
from metamaker.rendering.frame import Margins, PageFrame, Paper
from metamaker.rendering.imposition import Format
from metamaker.rendering.ink import ALERT, BAR, INK, ON_BAR, PAPER, QUIET, TINT, Colour
from metamaker.rendering.pdf import pdf_bytes
from metamaker.rendering.proof import Mark, marks
from metamaker.rendering.svg import page_svg
from metamaker.rendering.tiles import InkMode
from tests.choices import covering, named
from tests.examples import examples
from tests.games.metaverse.builders import SANITY, SANITY_WEAPONS, cruiser, dreadnought, frigate
from tests.games.metaverse.samples import sample_fleet
from tests.games.metaverse.sheet.reading import Sheet, faults, printed, sheet_of
from tests.games.metaverse.sheet.test_pages import giant
from tests.games.metaverse.strategies import fleets

SAMPLES = sorted(sample_fleets("metaverse").glob("*.json"))


@pytest.mark.parametrize(
    ("landscape", "form", "paper", "path"), covering([False, True], Format, Paper, SAMPLES, least=24), ids=named
)
def test_samples_are_clean_in_every_format(path: Path, paper: Paper, form: Format, landscape: bool) -> None:
    fleet = sample_fleet(path)
    sheet = printed(fleet, issues=check_fleet(fleet), paper=paper, form=form, landscape=landscape)
    assert faults(sheet) == []


@given(fleets(), st.sampled_from(Paper), st.sampled_from([Format.HALF, Format.CARD]), st.booleans())
@settings(max_examples=examples(30), suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
def test_any_fleet_is_printed_cleanly_in_small_formats(fleet: Fleet, paper: Paper, form: Format, landscape: bool) -> None:
    assert faults(printed(fleet, issues=check_fleet(fleet), paper=paper, form=form, landscape=landscape)) == []


@pytest.mark.parametrize("paper", Paper)
def test_a_frigate_fits_half_a_page(paper: Paper) -> None:
    sheet = sheet_of(frigate(), weapons=SANITY_WEAPONS, paper=paper, form=Format.HALF)
    assert "page 1 of 1" in sheet.texts()
    assert faults(sheet) == []


@pytest.mark.parametrize("landscape", [False, True], ids=["upright", "landscape"])
@pytest.mark.parametrize("paper", Paper)
def test_a_cruiser_fits_a_page(paper: Paper, landscape: bool) -> None:
    assert len(sheet_of(cruiser(), weapons=SANITY_WEAPONS, paper=paper, landscape=landscape).pages) == 1


@pytest.mark.parametrize("name", SANITY)
def test_cards_show_what_a_sheet_shows(name: str) -> None:
    full, card = (sheet_of(SANITY[name](), weapons=SANITY_WEAPONS, form=form) for form in (Format.FULL, Format.CARD))
    ship = f"classes/{name}"
    bubbles = ({ref for mark in sheet.at(ship) for ref in mark.refs if "#" in ref} for sheet in (full, card))
    in_full, on_cards = bubbles
    assert in_full == on_cards
    for what in ("target_rating", "ems", "mass_factor", "crew_quality", "hull_type"):
        assert full.icons(f"{ship}/{what}") == card.icons(f"{ship}/{what}")


def test_every_type_of_squadron_has_a_card() -> None:
    fleet = next(fleet for fleet in (sample_fleet(path) for path in SAMPLES) if fleet.starfighters and fleet.ships)
    sheet = printed(fleet, form=Format.CARD)
    used = {ref for mark in sheet.marks for ref in mark.refs if ref.startswith("starfighters/") and "#" in ref}
    assert used


def bubbles_of(sheet: Sheet) -> list[Mark]:
    return [mark for mark in sheet.marks if not mark.text and mark.refs and "#" in mark.refs[-1]]


@pytest.mark.parametrize(("form", "path"), covering(Format, SAMPLES), ids=named)
def test_bubbles_have_room_for_a_pencil(path: Path, form: Format) -> None:
    sheet = printed(sample_fleet(path), form=form)
    strokes = 0.3
    assert min(mark.area.right - mark.area.left for mark in bubbles_of(sheet)) >= LEAST_BUBBLE - strokes - 0.1


def test_the_scale_keeps_what_readers_need() -> None:
    point = 25.4 / 72
    assert LEAST_BUBBLE >= 3.2
    assert LEAST / point >= 6.0
    assert LEAST_NUMBER / point >= 9.0


def numbers(sheet: Sheet, *refs: str) -> list[float]:
    """Return the type sizes of numbers under elements, except for captions that count squadrons."""
    found = [mark for ref in refs for mark in sheet.at(ref) if mark.text.strip("+×− D").isdigit()]
    return [mark.size for mark in found if not (mark.size == CAPTION and mark.refs[-1].startswith("starfighters/"))]


@pytest.mark.parametrize("form", Format)
def test_numbers_for_the_middle_of_a_turn_have_nine_points(form: Format) -> None:
    sheet = printed(giant(20, 2, "core"), form=form)
    refs = ("classes/giant/core", "classes/giant/arcs", "weapons", "starfighters")
    sizes = numbers(sheet, *refs)
    assert len(sizes) > 50
    assert min(sizes) >= 9.0 * 25.4 / 72


def lightness(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    dark, light = sorted((lightness(one), lightness(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("mode", InkMode)
def test_every_ink_is_read_easily(mode: InkMode) -> None:
    ink = INKS[mode]
    for role in (INK, QUIET, ALERT):
        assert contrast(ink[role], ink[PAPER]) >= 4.5
        assert contrast(ink[role], ink[TINT]) >= 4.5
    assert contrast(ink[ON_BAR], ink[BAR]) >= 4.5
    for ground, sign in TILES.values():
        assert contrast(ink[ground], ink[sign]) >= 4.5
    for role in (*GROUPS.values(), CREW, MARINE):
        assert role == GROUPS_TOO_LIGHT or contrast(ink[role], ink[PAPER]) >= 3.0


GROUPS_TOO_LIGHT = "weapon"
"""Yellow is used for areas alone, which have a dark edge."""


@pytest.mark.parametrize("mode", [InkMode.GREY, InkMode.LINE_ART])
def test_grey_inks_have_no_colour(mode: InkMode) -> None:
    assert [role for role, colour in INKS[mode].colours.items() if len(set(colour)) > 1] == []


def test_inks_know_the_same_roles() -> None:
    assert {frozenset(ink.colours) for ink in INKS.values()} == {frozenset(COLOUR.colours)}


@pytest.mark.parametrize("mode", InkMode)
def test_every_ink_prints(mode: InkMode) -> None:
    document = record_sheets(open_file(str(SAMPLES[0])).document, ())
    assert pdf_bytes(document, INKS[mode]).startswith(b"%PDF")
    assert page_svg(document.pages[0], INKS[mode]).startswith("<svg")


def test_the_ink_does_not_change_the_drawing_but_line_art_fills_nothing_dark() -> None:
    line_art = INKS[InkMode.LINE_ART]
    assert {line_art[ground].css for ground, _ in TILES.values()} == {"#ffffff"} == {line_art[BAR].css}


def test_sheets_are_bound_at_alternate_sides() -> None:
    fleet = open_file(str(SAMPLES[0])).document
    frame = PageFrame(margins=Margins(6.0, 6.0, 6.0, 6.0), binding=9.0, mirrored=True)
    sheet = Sheet(record_sheets(fleet, (), SheetOptions(frame)).pages)
    assert faults(sheet) == []
    lefts = [page.drawing.ops[0].x for page in sheet.pages[:3]]  # type: ignore[union-attr]
    assert lefts == [15.0, 6.0, 15.0]


def tail(sheet: Sheet, page: int) -> float:
    """Return the empty part of a leaf's body, at its foot."""
    body = sheet.leaf(page).ops[2]
    blocks = body.drawing.ops  # type: ignore[union-attr]
    used = max((block.y + block.drawing.height for block in blocks), default=0.0)  # type: ignore[union-attr]
    return 1.0 - used / body.drawing.height  # type: ignore[union-attr]


@pytest.mark.parametrize(("paper", "path"), covering(Paper, SAMPLES), ids=named)
def test_the_last_page_of_a_ship_has_no_blank_third(path: Path, paper: Paper) -> None:
    sheet = printed(sample_fleet(path), paper=paper)
    starts = [number for number, page in enumerate(sheet.pages) if page.bookmark] + [len(sheet.pages)]
    assert max(tail(sheet, number - 1) for number in starts[1:]) <= 1 / 3


def test_a_dreadnought_that_flows_over_repeats_its_column() -> None:
    sheet = sheet_of(dreadnought(), weapons=SANITY_WEAPONS, form=Format.HALF)
    assert sheet.texts().count("target rating") > 1


def one_sheet(path: Path, ship: str, form: Format, paper: Paper = Paper.A4) -> Sheet:
    """Return the sheet of one ship of a sample."""
    options = SheetOptions(PageFrame(paper), format=form, only=(ship,))
    return Sheet(record_sheets(sample_fleet(path), (), options).pages)


EVEN_HAND = sample_fleets("metaverse") / "the-even-hand.json"


@pytest.mark.parametrize("paper", Paper)
def test_a_weapon_stands_on_one_card_with_its_fields_on_one_line(paper: Paper) -> None:
    sheet = one_sheet(EVEN_HAND, "clerk-of-works", Format.CARD, paper)
    cards = [list(marks(Page(op.drawing, None))) for op in sheet.pages[0].drawing.ops if isinstance(op, Group)]
    weapons = {ref for mark in sheet.marks for ref in mark.refs if ref.startswith("weapons/")}
    assert len(weapons) == 3
    for weapon in weapons:
        (shown,) = filter(None, ([mark for mark in card if weapon in mark.refs] for card in cards))
        target, reach = (next(mark.area for mark in shown if mark.icon == icon) for icon in ("target_starships", "range"))
        assert target.top < (reach.top + reach.bottom) / 2 < target.bottom


def test_small_sections_share_a_card() -> None:
    """A patrol craft of three sections takes four cards: its numbers, its state and weapon, bow with stern, and core."""
    assert "page 4 of 4" in one_sheet(EVEN_HAND, "tally-stick", Format.CARD).texts()


def test_a_patrol_craft_has_its_weapons_and_plots_on_its_half() -> None:
    texts = one_sheet(EVEN_HAND, "tally-stick", Format.HALF).texts()
    assert {"page 1 of 1", "WEAPONS", "RANGE BANDS", "PLOT"} <= set(texts)


@pytest.mark.parametrize("form", [Format.FULL, Format.HALF])
@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_every_sheet_has_room_for_plots_or_says_where_they_are(path: Path, form: Format) -> None:
    for ship in sample_fleet(path).ships:
        sheet = one_sheet(path, ship.id, form)
        plots = any(ref.startswith("sheet/plot/") for mark in sheet.marks for ref in mark.refs)
        told = any("plot on the plot sheet" in text for text in sheet.texts())
        assert plots != told
