"""Sheets to be filled in on the screen: which fields they have, where, and what they hold to begin with."""

from collections import Counter
from io import BytesIO
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ArcDefence
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.play_state import Flag, Losses, PlayState, SectionLosses, ShipState, SystemState
from metamaker.games.metaverse.sheet.form import MOST_BUBBLES
from metamaker.games.metaverse.sheet.options import SheetOptions
from metamaker.games.metaverse.sheet.palette import COLOUR
from metamaker.games.metaverse.sheet.record import record_sheets
from metamaker.opening import open_file
from metamaker.rendering.drawing import Document, Field, FieldKind
from metamaker.rendering.frame import PageFrame, Paper
from metamaker.rendering.imposition import Format
from metamaker.rendering.pdf import pdf_bytes
from tests.choices import covering, named
from tests.examples import examples
from tests.games.metaverse.builders import BARE, EVERY_SECTOR, GUN, fleet_of, mount, with_core
from tests.games.metaverse.samples import sample_fleet
from tests.games.metaverse.sheet.reading import Sheet, faults
from tests.games.metaverse.strategies import fleets

SHIP = BARE.with_(arcs=BARE.arcs.with_(port=ArcDefence(shield_hits=3)))
FLEET = fleet_of(SHIP)
SAMPLES = sorted(sample_fleets("metaverse").glob("*.json"))


def form(fleet: Fleet = FLEET, state: PlayState | None = None, **options: object) -> Document:
    return record_sheets(fleet, (), SheetOptions(fillable=True, state=state, **options))  # type: ignore[arg-type]


def fields(document: Document) -> dict[str, Field]:
    return {field.name: field for page in document.pages for field in page.fields}


def checks(document: Document, part: str) -> list[Field]:
    return [field for name, field in fields(document).items() if name.startswith(f"ships/heron-1/{part}#")]


def test_every_bubble_is_a_check_box_under_its_own_name() -> None:
    document = form()
    for part, count in {
        "core/hull_hits": 12,
        "core/crew_parties": 2,
        "core/sensor-array": 1,
        "core/guns": 1,
        "arcs/port/shield_hits": 3,
        "ftl_charge": 8,
    }.items():
        found = checks(document, part)
        assert [field.name.rpartition("#")[2] for field in found] == [str(number) for number in range(1, count + 1)]
        assert all(field.kind is FieldKind.CHECK and not field.value for field in found)


def test_the_name_can_be_changed_and_is_printed_by_its_field() -> None:
    document = form()
    name = fields(document)["ships/heron-1/name"]
    assert (name.kind, name.value) == (FieldKind.LINE, "Heron")
    assert "Heron" not in Sheet(document.pages).texts("ships/heron-1/name")
    assert name.look is not None
    text = pypdfium2.PdfDocument(pdf_bytes(document, COLOUR))
    assert text[0].get_textpage().get_text_bounded().startswith("Heron class") is True
    text.close()


def test_notes_and_plots_can_be_written() -> None:
    found = fields(form())
    assert found["ships/heron-1/sheet/notes"].kind is FieldKind.PROSE
    assert found["ships/heron-1/sheet/plot/12/orders"].kind is FieldKind.LINE


def test_ships_of_one_class_have_fields_of_their_own() -> None:
    pair = FLEET.with_(ships=tuple(Ship(id=each, name=each, ship_class="heron") for each in ("one", "two")))
    names = Counter(field.name for page in form(pair).pages for field in page.fields)
    assert set(names.values()) == {1}
    assert {name.split("/")[1] for name in names} == {"one", "two"}


def test_a_charge_has_one_place_however_many_pages() -> None:
    guns = tuple(GUN.with_(id=f"gun-{number}") for number in range(40))
    ship = with_core(SHIP, mounts=tuple(mount(f"mount-{gun.id}", gun, EVERY_SECTOR) for gun in guns))
    document = form(fleet_of(ship, weapons=guns))
    names = Counter(field.name for page in document.pages for field in page.fields)
    assert names["ships/heron-1/ftl_charge#1"] == 1 < len(document.pages)


@pytest.mark.parametrize(("hits", "by_row"), [(300, False), (MOST_BUBBLES + 1, True)])
def test_many_bubbles_are_fields_by_the_row(hits: int, by_row: bool) -> None:
    found = checks(form(fleet_of(with_core(SHIP, hull_hits=hits))), "core/hull_hits")
    assert sum(field.cells or 1 for field in found) == hits
    assert any(field.kind is FieldKind.CELLS for field in found) is by_row
    assert all(field.kind is FieldKind.CELLS or field.cells == 0 for field in found)


def test_cells_of_a_row_lie_upon_its_bubbles() -> None:
    fleet = fleet_of(with_core(SHIP, hull_hits=MOST_BUBBLES + 1, hull_layers=1))
    row = checks(form(fleet), "core/hull_hits")[0]
    bubbles = [mark for page in form(fleet).pages for mark in Sheet([page]).at("classes/heron/core/hull_hits")]
    first = min(bubbles, key=lambda mark: (mark.area.top, mark.area.left)).area
    pitch = row.width / row.cells
    assert (first.left + first.right) / 2 == pytest.approx(row.x + pitch / 2, abs=0.02)


def battle(**ship: object) -> PlayState:
    return PlayState(ships=(ShipState(id="heron-1", **ship),))  # type: ignore[arg-type]


def test_losses_are_ticks() -> None:
    document = form(state=battle(losses=Losses(core=SectionLosses(hull_hits=(2,))), ftl_charge=1))
    assert [field.value for field in checks(document, "core/hull_hits")] == ["X"] * 2 + [""] * 10
    assert [field.value for field in checks(document, "ftl_charge")] == ["X"] + [""] * 7
    assert document.pages[0].drawing.ops[0] is not None
    assert set(fields(document)) - set(fields(form())) == {"ships/heron-1/state"}


def test_losses_of_a_row_are_letters() -> None:
    ship = with_core(SHIP, hull_hits=MOST_BUBBLES + 1, hull_layers=1)
    state = battle(losses=Losses(core=SectionLosses(hull_hits=(3,))))
    row = checks(form(fleet_of(ship), state), "core/hull_hits")[0]
    assert row.value == "XXX"
    assert row.look is not None
    assert len(row.look.ops) == 3


def test_what_may_come_back_is_a_tick_and_what_is_lost_for_good_is_printed() -> None:
    def system(flag: Flag) -> tuple[str, int]:
        systems = (SystemState(system="classes/heron/core/bridge#1", flags=(flag,)),)
        document = form(state=battle(systems=systems))
        (field,) = checks(document, "core/bridge")
        return field.value, len(Sheet(document.pages).at("classes/heron/core/bridge#1"))

    ticked, drawn = system(Flag.DISABLED)
    assert ticked == "X"
    for flag in (Flag.DESTROYED, Flag.EXPENDED, Flag.UNPOWERED, Flag.SWITCHED_OFF):
        assert system(flag)[0] == ""
        assert system(flag)[1] > drawn


@pytest.mark.parametrize(("paper", "format_", "path"), covering(Paper, Format, SAMPLES, least=12), ids=named)
def test_sample_forms_lie_on_their_pages(path: Path, format_: Format, paper: Paper) -> None:
    document = form(sample_fleet(path), format=format_, frame=PageFrame(paper))
    for page in document.pages:
        for field in page.fields:
            assert field.x >= 0
            assert field.y >= 0
            assert field.x + field.width <= paper.width
            assert field.y + field.height <= paper.height
    assert faults(Sheet(document.pages)) == []


def test_a_form_is_read_back_whole_and_written_alike() -> None:
    fleet = open_file(str(SAMPLES[0])).document
    document = form(fleet)
    data = pdf_bytes(document, COLOUR)
    assert pdf_bytes(form(fleet), COLOUR) == data
    with pikepdf.open(BytesIO(data)) as file:
        assert [str(each.T) for each in file.Root.AcroForm.Fields] == list(fields(document))
        assert [len(page.Annots) for page in file.pages] == [len(page.fields) for page in document.pages]
    other = pypdfium2.PdfDocument(data)
    assert (other.get_formtype(), len(other)) == (1, len(document.pages))
    other.close()


@given(fleets(), st.sampled_from(Format))
@settings(max_examples=examples(20), suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
def test_any_fleet_becomes_a_form_with_names_of_one_kind_each(fleet: Fleet, format_: Format) -> None:
    document = form(fleet, format=format_)
    kinds: dict[str, set[tuple[FieldKind, int]]] = {}
    for page in document.pages:
        for field in page.fields:
            kinds.setdefault(field.name, set()).add((field.kind, field.cells))
    assert all(len(some) == 1 for some in kinds.values())
    assert pdf_bytes(document, COLOUR).startswith(b"%PDF")


def test_arcs_have_names_without_their_class() -> None:
    assert all(f"ships/heron-1/arcs/{Arc.PORT}/shield_hits#{number}" in fields(form()) for number in (1, 2, 3))
