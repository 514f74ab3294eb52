"""Sheets that were filled in on the screen come back as play states, whatever was ticked and whoever saved the file."""

import json
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from metamaker.core.errors import FileProblem
from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import required
from metamaker.game_api.prints import Embed, PrintOptions
from metamaker.opening import Opened, open_file
from metamaker.printing.files import pdf_file
from metamaker.printing.play_states import read_state
from metamaker.printing.print_job import PrintJob, PrintOrder, drawn

EVEN_HAND = sample_fleets("metaverse") / "the-even-hand.json"
SIX = sample_fleets("cosmoforce") / "six-ideas.json"
CARRIER = sample_fleets("metaverse") / "kite-clans-of-aldersay.json"


def state_of(of: Opened, ships: list[dict[str, Any]], **body: Any) -> object:
    value = {"game": of.game.key, "format": 1, "kind": "play", "body": {"ships": ships, **body}}
    return required(of.game.sheets).play_state(of.document, value, "state.json")


def form(of: Opened, state: object = None, **options: Any) -> bytes:
    made = drawn([PrintJob(of.game, of.document, PrintOrder(options=PrintOptions(state=state, fillable=True, **options)))])
    return pdf_file(made, next(iter(required(of.game.prints).inks.values())), Embed.FLEET)


def filled(pdf: bytes, values: Mapping[str, str], *, only_looks: bool = False) -> bytes:
    """Return the file as filled in by a viewer: a tick for each box with a value, no tick without one, and the texts."""
    with pikepdf.open(BytesIO(pdf)) as file:
        found = {str(field.T): field for field in file.Root.AcroForm.Fields}
        for name, value in values.items():
            field = found[name]
            if field.FT == "/Btn":
                mark = pikepdf.Name.Yes if value else pikepdf.Name.Off
                for widget in field.get("/Kids", [field]):
                    widget.AS = mark
                if not only_looks:
                    field.V = mark
            else:
                field.V = value
        result = BytesIO()
        file.save(result)
    return result.getvalue()


def read(of: Opened, pdf: bytes, tmp_path: Path) -> Any:
    file = tmp_path / "filled.pdf"
    file.write_bytes(pdf)
    return read_state(of.game, of.document, str(file))[0]


@pytest.mark.parametrize("only_looks", [False, True])
def test_ticks_and_texts_become_losses(tmp_path: Path, only_looks: bool) -> None:
    of, ship = open_file(str(EVEN_HAND)), "ships/clerk-of-works"
    ticked = [f"{ship}/{place}" for place in (
        "fore/hull_hits#6", "fore/hull_hits#1", "core/crew_parties#3", "arcs/port/shield_hits#1", "arcs/port/shield_hits#2",
        "ftl_charge#1", "core/sensor-array#2", "core/reactor#1",
    )]  # fmt: skip
    texts = {f"{ship}/sheet/plot/3/speed": "12", f"{ship}/sheet/plot/2/speed": "9", f"{ship}/sheet/plot/4/orders": "+2 R1 EM2"}
    pdf = filled(form(of, format="half"), dict.fromkeys(ticked, "X") | texts, only_looks=only_looks)
    (found,) = read(of, pdf, tmp_path).ships
    lost = found.losses
    assert (found.id, found.speed, found.ftl_charge, found.arcs.port.shield_hits) == ("clerk-of-works", 12, 1, 2)
    assert (lost.fore.hull_hits[:2], sum(lost.core.crew_parties)) == ((1, 1), 1)
    assert {each.system.rpartition("/")[2]: [str(flag) for flag in each.flags] for each in found.systems} == {
        "sensor-array#2": ["disabled"],
        "reactor#1": ["disabled"],
    }
    assert read(of, pdf, tmp_path).turn == 4


@pytest.mark.parametrize("size", ["full", "half", "card"])
def test_a_state_comes_back_as_it_went_in(tmp_path: Path, size: str) -> None:
    of = open_file(str(CARRIER))
    design = of.document.ship_class(of.document.ship("queens-thread").ship_class).ref()
    state = state_of(of, [
        {
            "id": "queens-thread",
            "speed": 12,
            "ftl_charge": 2,
            "departure": "jump",
            "losses": {"core": {"hull_hits": [5, 1], "crew_parties": [2]}, "fore": {"hull_hits": [6, 6, 6]}},
            "arcs": {"port": {"shield_hits": 4}},
            "systems": [
                {"system": f"{design}/core/sensor-array#2", "flags": ["disabled", "unpowered"]},
                {"system": f"{design}/core/bridge#1", "flags": ["destroyed"]},
            ],
            "squadrons": [{"squadron": "starfighters/lead-kite#1", "strength_lost": 3}],
        },
        {"id": "left-mitten", "departure": "retreat"},
    ], turn=6)  # fmt: skip
    assert read(of, form(of, state, format=size), tmp_path).ships == state.ships  # type: ignore[attr-defined]
    assert read(of, form(of, state, format=size), tmp_path).turn == 6


def test_what_is_ticked_off_again_is_whole(tmp_path: Path) -> None:
    of, ship = open_file(str(EVEN_HAND)), "clerk-of-works"
    design = of.document.ship_class(of.document.ship(ship).ship_class).ref()
    lost = [{"system": f"{design}/core/sensor-array#1", "flags": ["disabled"]}]
    state = state_of(
        of, [{"id": ship, "losses": {"core": {"hull_hits": [1]}}, "systems": lost, "arcs": {"aft": {"shield_hits": 1}}}]
    )
    places = ("core/hull_hits#1", "core/sensor-array#1", "arcs/aft/shield_hits#1")
    assert read(of, filled(form(of, state), {f"ships/{ship}/{place}": "" for place in places}), tmp_path).ships == ()


@given(data=st.data())
@settings(max_examples=4, deadline=None, phases=[Phase.generate], suppress_health_check=[HealthCheck.function_scoped_fixture])
@pytest.mark.parametrize("sample", [EVEN_HAND, SIX])
def test_any_ticks_are_a_state_of_the_fleet(sample: Path, data: st.DataObject, tmp_path: Path) -> None:
    of = open_file(str(sample))
    pdf = form(of)
    with pikepdf.open(BytesIO(pdf)) as file:
        boxes = sorted(str(field.T) for field in file.Root.AcroForm.Fields if field.FT == "/Btn")
    ticked = data.draw(st.sets(st.sampled_from(boxes), max_size=60))
    state = read(of, filled(pdf, dict.fromkeys(ticked, "X")), tmp_path)
    again = read(of, form(of, state), tmp_path)
    assert again == state
    assert {ship.id for ship in state.ships} == {name.split("/")[1] for name in ticked}


def test_cosmoforce_boxes_and_numbers_come_back(tmp_path: Path) -> None:
    of = open_file(str(SIX))
    ship = of.document.ships[0]
    values = {f"ships/{ship.id}/slots/1#1": "X", f"ships/{ship.id}/heat": "3", f"ships/{ship.id}/speed-now": "5"}
    (found,) = read(of, filled(form(of), values), tmp_path).ships
    assert (found.id, found.marks_of(1), sum(found.marks), found.heat, found.speed) == (ship.id, 1, 1, 3, 500)


def test_of_several_fleets_in_a_file_one_is_read(tmp_path: Path) -> None:
    one, two = open_file(str(EVEN_HAND)), open_file(str(CARRIER))
    order = PrintOrder(options=PrintOptions(fillable=True))
    made = drawn([PrintJob(each.game, each.document, order) for each in (one, two)])
    pdf = pdf_file(made, next(iter(required(one.game.prints).inks.values())), Embed.FLEET)
    file = tmp_path / "both.pdf"
    file.write_bytes(filled(pdf, {"2/ships/queens-thread/arcs/port/shield_hits#1-6": "XX"}))
    assert read_state(one.game, one.document, str(file), 1)[0].ships == ()  # type: ignore[attr-defined]
    assert [ship.id for ship in read_state(two.game, two.document, str(file), 2)[0].ships] == ["queens-thread"]  # type: ignore[attr-defined]


def two_quarrels(tmp_path: Path) -> tuple[Opened, Opened]:
    """Two fleets whose ships have the same ids."""
    path = sample_fleets("metaverse") / "quarrel-at-fennel-light.json"
    other = json.loads(path.read_text())
    other["body"]["name"] = "Other quarrel"
    (tmp_path / "other.json").write_text(json.dumps(other))
    return open_file(str(path)), open_file(str(tmp_path / "other.json"))


def printed_together(*fleets: Opened, embed: Embed = Embed.FLEET) -> bytes:
    order = PrintOrder(options=PrintOptions(fillable=True))
    made = drawn([PrintJob(each.game, each.document, order) for each in fleets])
    return pdf_file(made, next(iter(required(fleets[0].game.prints).inks.values())), embed)


TICKS = {f"2/ships/honest-weight/fore/hull_hits#{number}": "X" for number in (1, 2, 3)}


@pytest.mark.parametrize("embed", [Embed.FLEET, Embed.SHIP])
def test_a_fleet_is_found_among_those_of_a_print(tmp_path: Path, embed: Embed) -> None:
    one, other = two_quarrels(tmp_path)
    file = tmp_path / "both.pdf"
    file.write_bytes(filled(printed_together(one, other, embed=embed), TICKS))
    found = read_state(other.game, other.document, str(file))
    assert [(ship.id, ship.losses.fore.hull_hits) for ship in found.state.ships] == [("honest-weight", (3,))]  # type: ignore[attr-defined]
    assert (found.unused, found.foreign) == ((), 0)
    first = read_state(one.game, one.document, str(file))
    assert (first.state.ships, first.unused, first.foreign) == ((), (), 3)  # type: ignore[attr-defined]
    assert [str(each) for each in first.remarks("both.pdf")] == [
        "both.pdf: 3 filled-in fields belong to other fleets in this PDF"
    ]


def test_a_fleet_is_found_by_its_ships_where_a_print_carries_none(tmp_path: Path) -> None:
    one, other = two_quarrels(tmp_path)
    file, hand = tmp_path / "both.pdf", open_file(str(EVEN_HAND))
    file.write_bytes(filled(printed_together(hand, other, embed=Embed.NONE), TICKS))
    assert len(read_state(other.game, other.document, str(file)).state.ships) == 1  # type: ignore[attr-defined]
    file.write_bytes(filled(printed_together(one, other, embed=Embed.NONE), TICKS))
    with pytest.raises(FileProblem, match="several fleets in this PDF may be “Other quarrel”"):
        read_state(other.game, other.document, str(file))
    with pytest.raises(FileProblem, match="none of the fleets in this PDF is “The Even Hand”"):
        read_state(hand.game, hand.document, str(file))


def test_ticks_and_texts_without_a_place_are_counted(tmp_path: Path) -> None:
    one, other = two_quarrels(tmp_path)
    hand, file = open_file(str(EVEN_HAND)), tmp_path / "filled.pdf"
    file.write_bytes(filled(form(other), {name.removeprefix("2/"): value for name, value in TICKS.items()}))
    assert read_state(one.game, one.document, str(file)).unused == ()
    found = read_state(hand.game, hand.document, str(file))
    assert sorted(found.unused) == sorted(name.removeprefix("2/") for name in TICKS)
    assert "3 filled-in fields do not match this fleet and were not used" in str(found.remarks("filled.pdf")[0])


def test_sheets_without_fields_are_told(tmp_path: Path) -> None:
    of, file = open_file(str(EVEN_HAND)), tmp_path / "print.pdf"
    made = drawn([PrintJob(of.game, of.document, PrintOrder())])
    file.write_bytes(pdf_file(made, next(iter(required(of.game.prints).inks.values())), Embed.FLEET))
    with pytest.raises(
        FileProblem,
        match=r"this PDF has no fields",
    ):
        read_state(of.game, of.document, str(file))


def test_fields_have_names_for_people_and_type_that_fits() -> None:
    for language, name in (("en", "Clerk of Works, FORE: hull box 1"), ("fr", "Clerk of Works, AVANT : case de coque 1")):
        with pikepdf.open(BytesIO(form(open_file(str(EVEN_HAND)), language=language))) as file:
            fields = {str(field.T): field for field in file.Root.AcroForm.Fields}
            assert str(fields["ships/clerk-of-works/fore/hull_hits#1"].TU).replace("\u00a0", " ") == name
            assert " 0.00 Tf" in str(fields["ships/clerk-of-works/sheet/plot/1/orders"].DA)
