"""Blank sheets for designs by hand, on every paper and in every format."""

import pytest

from metamaker.games.metaverse.checks.hull import LAYERS
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.sheet.blank import blank_sheets
from metamaker.games.metaverse.sheet.options import SheetOptions
from metamaker.games.metaverse.sheet.palette import INKS
from metamaker.games.metaverse.sheet.record import record_sheets
from metamaker.rendering.drawing import Document, FieldKind
from metamaker.rendering.frame import PageFrame, Paper
from metamaker.rendering.imposition import Format
from metamaker.rendering.ink import Ink
from metamaker.rendering.pdf import pdf_bytes
from tests.games.metaverse.sheet.reading import Sheet, faults

COLUMN = ("target_rating", "ems", "combat_value", "mass_factor", "crew_quality", "command_quality", "damage_control_quality")
WEAPON_FIELDS = (
    *("weapon", "type", "pulse", "die", "modifier", "fire, turns", "range cm", "area cm", "area die", "shield p.", "armour p."),
    *("deflector p.", "effect", "vulnerable", "rate of fire", "targets", "quality codes"),
)


def blank(form: Format = Format.FULL, paper: Paper = Paper.A4, landscape: bool = False, fillable: bool = False) -> Document:
    return blank_sheets(SheetOptions(PageFrame(paper, landscape), form, fillable=fillable))


@pytest.mark.parametrize("landscape", [False, True])
@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("form", Format)
def test_blank_sheets_are_clean(form: Format, paper: Paper, landscape: bool) -> None:
    assert faults(Sheet(blank(form, paper, landscape).pages)) == []


@pytest.mark.parametrize("paper", Paper)
def test_a_blank_sheet_is_both_sides_of_one_leaf(paper: Paper) -> None:
    assert len(blank(paper=paper).pages) == 2
    assert [len(blank(form, paper).pages) for form in (Format.HALF, Format.CARD)] == [1, 1]


@pytest.mark.rule("MV-3.0.1-04", "MV-3.0.1-05")
def test_all_areas_are_there() -> None:
    sheet = Sheet(blank().pages)
    assert {name.value.upper() for name in SectionName} <= set(sheet.texts())
    assert {"WEAPONS", "HANGAR BAYS", "SQUADRONS"} <= set(sheet.texts())
    assert [icon for icon in sheet.icons() if icon in COLUMN][: len(COLUMN)] == list(COLUMN)


@pytest.mark.rule("MV-3.6.15-02")
@pytest.mark.parametrize("form", [Format.FULL, Format.HALF])
def test_a_blank_weapon_has_all_17_fields_in_their_order(form: Format) -> None:
    texts = [text for text in Sheet(blank(form).pages).texts() if text in WEAPON_FIELDS]
    assert texts[:17] == list(WEAPON_FIELDS)


@pytest.mark.rule("MV-3.7.8-01")
def test_a_blank_squadron_has_all_14_fields() -> None:
    texts = Sheet(blank(Format.CARD).pages[:1]).texts()
    texts = texts[texts.index("squadron type") :]
    header = ("squadron type", "tier", "strength", "speed cm", "defence", "target rating")
    weapon = ("weapon", "type", "pulse", "die", "modifier", "fire, turns", "rate of fire", "targets")
    first = [text for text in texts if text in {*header, *weapon}]
    assert first[:14] == [*header, *weapon]


@pytest.mark.parametrize("form", Format)
def test_a_blank_ship_has_a_place_for_every_state(form: Format) -> None:
    said = set(Sheet(blank(form).pages).texts())
    assert {"CREW QUALITY", "ROLLED", "SHIELDS DOWN", "MORALE, −1 EACH", "FTL CHARGE", "POINTS A TURN"} <= said


@pytest.mark.rule("MV-3.1.1-03")
def test_a_blank_section_has_as_many_layers_as_the_rules_allow() -> None:
    boxes = [mark for mark in Sheet(blank().pages).at("blank/fore/hull_hits") if not mark.text]
    assert len({round(mark.area.top, 2) for mark in boxes}) == max(LAYERS)


def test_small_sheets_fill_a_page_and_have_fields_of_their_own() -> None:
    page = blank(Format.HALF, fillable=True).pages[0]
    names = [field.name for field in page.fields]
    assert len(names) == len(set(names))
    assert {name.split("/")[1] for name in names} == {"1", "2"}


def test_everything_that_can_be_written_is_a_field() -> None:
    fields = {field.name: field for page in blank(fillable=True).pages for field in page.fields}
    assert fields["blank/1/sheet/name"].kind is FieldKind.LINE
    assert fields["blank/1/sheet/weapons/1/range"].kind is FieldKind.LINE
    assert fields["blank/1/choice/weapons/1/type#2"].kind is FieldKind.CHECK
    assert any(name.startswith("blank/1/blank/core/hull_hits#") for name in fields)


@pytest.mark.parametrize("ink", INKS.values(), ids=INKS)
def test_blank_sheets_print_in_every_ink_alike_each_time(ink: Ink) -> None:
    assert pdf_bytes(blank(fillable=True), ink) == pdf_bytes(blank(fillable=True), ink)


def test_blank_sheets_need_no_fleet() -> None:
    assert record_sheets(Fleet(), (), SheetOptions(blank=True)).title == "Blank record sheets"
