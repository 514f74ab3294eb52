"""The roster sheet: what it says of a ship, and that nothing stands upon another on any paper in any ink."""

import pytest

from metamaker.core.messages import words_in
from metamaker.game_api.prints import PrintOptions
from metamaker.games.cosmoforce import designs, printing
from metamaker.games.cosmoforce.model.design import ShipClass
from metamaker.games.cosmoforce.model.edition import Conserve, Edition, Toggles
from metamaker.games.cosmoforce.model.fleet import GAME
from metamaker.rendering.drawing import Path
from metamaker.rendering.frame import PageFrame
from metamaker.rendering.ink import HAIRLINE, INK
from metamaker.rendering.proof import placed
from tests.choices import covering, named
from tests.games.cosmoforce.builders import CAPITAL, CRUISER, design, duel, fleet
from tests.games.cosmoforce.printed import FRAMES, boxes, faults, icons, sheet_pages, smaller, texts, words_of
from tests.games.cosmoforce.test_samples import SIX, THREATS, sample

HERON = fleet(design("engine*2 habitat laser armor missile", CRUISER), name="Shoal")
SLOTS = "designs/heron/slots"
FORMATS = printing.formats


@pytest.mark.rule("CF-SHEET-01")
def test_a_sheet_has_name_class_mass_speed_and_complement_each_with_its_formula() -> None:
    told = texts(sheet_pages(HERON))
    assert told[0] == "Heron"
    for figure, formula in (("12", "SM × filled slots"), ("3", "3 − SM + thrust"), ("3", "1 + SM × Habitats")):
        assert {figure, formula} <= set(told)
    assert {"mass", "speed", "crew complement"} <= set(told)


@pytest.mark.rule("CF-SHEET-01")
@pytest.mark.parametrize("chosen", ShipClass)
def test_all_three_classes_stand_there_with_their_size_mods_and_one_is_circled(chosen: ShipClass) -> None:
    document = fleet(design(ship_class=chosen))
    pages = sheet_pages(document)
    told = texts(pages, "designs/heron/ship_class")
    assert told == [
        "Fighter",
        "Size Mod (SM) 1",
        "Cruiser",
        "Size Mod (SM) 2",
        "Capital Ship",
        "Size Mod (SM) 3",
    ]
    rings = [
        op
        for page in pages
        for op, place, _ in placed(page)
        if "designs/heron/ship_class" in place.refs and isinstance(op, Path) and op.stroke in {INK, HAIRLINE} and not op.fill
    ]
    assert [op.stroke == INK for op in rings] == [each is chosen for each in ShipClass]


@pytest.mark.rule("CF-SHEET-02")
@pytest.mark.parametrize("style", ["full", "half"])
def test_there_is_a_standby_box_and_room_for_heat(style: str) -> None:
    pages = sheet_pages(HERON, PrintOptions(format=style))
    assert texts(pages, "designs/heron/standby")[0] == "Standby"
    assert texts(pages, "designs/heron/heat")[0] == "Heat"


@pytest.mark.rule("CF-SHEET-03")
@pytest.mark.parametrize("style", ["full", "half"])
def test_ten_slots_have_names_boxes_and_room_for_crew(style: str) -> None:
    pages = sheet_pages(HERON, PrintOptions(format=style))
    named = [texts(pages, f"{SLOTS}/{number}") for number in range(1, 11)]
    for number, (told, name) in enumerate(
        zip(named, ("Engine", "Engine", "Habitat", "Laser", "Armor", "Missile", *["empty"] * 4), strict=True), 1
    ):
        assert told[0] == str(number)
        assert name in told
        assert ("crew" in told) == (name != "empty")
    assert [len(boxes(pages, f"{SLOTS}/{number}")) for number in range(1, 11)] == [2, 2, 2, 2, 3, 2, 0, 0, 0, 0]


@pytest.mark.rule("CF-SHEET-03")
@pytest.mark.parametrize("style", FORMATS)
def test_slots_of_missiles_carry_the_word_to_circle_in_the_web_edition_alone(style: str) -> None:
    options, pages = PrintOptions(format=style), sheet_pages(HERON.with_(edition=Edition.WEB), PrintOptions(format=style))
    assert ["Depleted" in texts(pages, f"{SLOTS}/{number}") for number in range(1, 11)] == [each == 6 for each in range(1, 11)]
    assert "Depleted" not in texts(sheet_pages(HERON, options))


@pytest.mark.rule("CF-SHEET-04")
@pytest.mark.parametrize(
    ("edition", "effect"),
    [
        (Edition.ROSTER, "1 die. Each hit on mass 15 or less does 3 damage."),
        (Edition.WEB, "2 dice. Dice showing 1 weigh nothing."),
    ],
)
def test_all_nine_systems_stand_there_with_what_they_do_in_the_edition(edition: Edition, effect: str) -> None:
    told = texts(sheet_pages(fleet(design(), edition=edition)))
    systems = ("Armor", "Dissipator", "Engine", "Habitat", "Laser", "Missile", "Afterburner", "Railgun", "Hangar")
    assert set(systems) <= set(told)
    assert effect in told
    assert {"Fighter only", "Cruiser only", "Capital Ship only"} <= set(told)


@pytest.mark.rule("CF-SHEET-04", "CF-SHEET-05")
def test_panels_tell_the_rules_that_are_played_not_those_of_the_edition() -> None:
    played = fleet(design(), toggles=Toggles(conserve=Conserve.DICE, ram=False, afterburner_thrust=4))
    told = words_of(sheet_pages(played))
    assert "Thrust 4;" in told
    assert "roll 1 die for each working Dissipator" in told
    assert "Ram:" not in told
    assert "with house rules" in told


@pytest.mark.rule("CF-SHEET-05")
def test_the_turn_is_told_in_order_with_all_actions() -> None:
    told = texts(sheet_pages(HERON))
    steps = ("Resolve Repairs:", "Manage Heat:", "Suffer Heat Damage:", "Check for Collisions:", "Two Actions:")
    actions = ("Attack:", "Burn Engines:", "Conserve Energy:", "Heal Crew:", "Ram:", "Repair Systems:")
    assert [each for each in told if each in {*steps, *actions}] == [*steps, *actions]


@pytest.mark.rule("CF-SHEET-05")
def test_the_web_edition_has_an_aftermath_and_strafe_runs() -> None:
    told = texts(sheet_pages(HERON.with_(edition=Edition.WEB)))
    order = ("Resolve Repairs:", "Two Actions:", "Manage Heat:", "Suffer Heat Damage:", "Check for Collisions:", "Attack:")
    assert [each for each in told if each in order] == list(order)
    assert "Strafe Run:" in told
    assert "Ram:" not in told


@pytest.mark.rule("CF-SHEET-06")
@pytest.mark.parametrize("style", FORMATS)
def test_a_blank_slot_has_four_boxes_two_of_them_heavy_and_the_others_for_armor(style: str) -> None:
    for page in printing.blanks(PrintOptions(format=style)):
        outlines = [
            op.width
            for op, place, _ in placed(page)
            if isinstance(op, Path) and place.refs and place.refs[-1].startswith("blank#")
        ]
        sheets = len(outlines) // 40
        assert sheets in {1, 2, 9}
        heavy = max(outlines)
        assert [width == heavy for width in outlines] == [True, True, False, False] * 10 * sheets
        assert texts([page]).count("Armor, SM 2 / 3") == (sheets if style == "card" else 10 * sheets)


def test_blank_sheets_come_for_both_editions() -> None:
    roster, web = printing.blanks(PrintOptions())
    assert ("roster edition" in words_of([roster]), "web edition" in words_of([web])) == (True, True)
    assert texts([web]).count("Depleted") == 10


@pytest.mark.parametrize(("style", "frame", "name"), covering(FORMATS, FRAMES, [SIX, *THREATS], least=12), ids=named)
def test_the_proof_reader_finds_nothing(name: str, frame: PageFrame, style: str) -> None:
    assert faults(sheet_pages(sample(name), PrintOptions(frame, style))) == []


@pytest.mark.parametrize(("style", "frame", "edition"), covering(FORMATS, FRAMES, Edition, least=12), ids=named)
def test_no_word_is_lost_in_french(edition: Edition, frame: PageFrame, style: str) -> None:
    options = PrintOptions(frame, style, language="fr")
    assert faults((*sheet_pages(HERON.with_(edition=edition), options), *printing.blanks(options))) == []


@pytest.mark.parametrize(("language", "style", "frame"), covering(["en", "fr"], FORMATS, FRAMES, least=12), ids=named)
def test_nothing_is_printed_smaller_than_7_points(frame: PageFrame, style: str, language: str) -> None:
    options = PrintOptions(frame, style, language=language)
    samples = [page for name in (SIX, *THREATS) for page in sheet_pages(sample(name), options)]
    assert smaller((*samples, *printing.blanks(options)), 7) == []


@pytest.mark.parametrize("style", ["full", "half"])
def test_the_room_for_heat_looks_like_no_number_of_tokens(style: str) -> None:
    drawn = [
        op
        for page in sheet_pages(HERON, PrintOptions(format=style))
        for op, place, _ in placed(page)
        if "designs/heron/heat" in place.refs and isinstance(op, Path)
    ]
    assert len(drawn) == 1  # its edge


@pytest.mark.parametrize("style", FORMATS)
@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: f"{frame.paper.name}{' landscape' * frame.landscape}")
def test_the_proof_reader_finds_nothing_on_blank_sheets(frame: PageFrame, style: str) -> None:
    assert faults(printing.blanks(PrintOptions(frame, style, fillable=True))) == []


@pytest.mark.parametrize("style", FORMATS)
def test_long_names_and_illegal_ships_are_printed_whole(style: str) -> None:
    bare = design("", CAPITAL).with_(name="x" * 120)
    full = design("hangar*5 afterburner*5", name="Kite").with_(name="Two words " * 11 + "end")
    strange = fleet(bare, full, name="y" * 120)
    assert faults(sheet_pages(strange, PrintOptions(format=style))) == []


@pytest.mark.parametrize("style", ["full", "half", "card"])
def test_upright_sheets_take_one_leaf(style: str) -> None:
    for frame in FRAMES[::2]:
        for ref in designs.subjects(sample(SIX), classes=True):
            assert len(printing.sheet(sample(SIX), ref, PrintOptions(frame, style)).leaves) == 1


def test_the_icon_of_every_system_stands_in_its_slot() -> None:
    assert icons(sheet_pages(HERON), f"{SLOTS}/4") == ["laser"]


def test_what_a_ship_has_suffered_is_pencilled_in() -> None:
    document = duel(design("engine laser armor"), design(name="Kite"))
    value = {"ships": [{"id": "north-1", "marks": [2, 1], "heat": 4, "hurt": 1, "speed": 402}]}
    state = printing.play_state(document, {"game": "cosmoforce", "format": 1, "kind": "play", "body": value}, "play.json")
    plain = printing.sheet(document, "ships/north-1", PrintOptions())
    marked = printing.sheet(document, "ships/north-1", PrintOptions(state=state))
    assert {"4.02", "0 ready, 1 hurt"} <= set(texts(marked.leaves))
    assert _crosses(marked.leaves[0].drawing) == _crosses(plain.leaves[0].drawing) + 3
    assert faults(marked.leaves) == []


def _crosses(drawing: object) -> int:
    from metamaker.rendering.drawing import Page

    return sum(isinstance(op, Path) and op.width == 0.5 for op, _, _ in placed(Page(drawing)))  # type: ignore[arg-type]


def test_fields_of_a_form_have_names_of_their_own() -> None:
    sheet = printing.sheet(HERON, "designs/heron", PrintOptions(fillable=True))
    names = [field.name for leaf in sheet.leaves for field in leaf.fields]
    assert len(names) == len(set(names)) == 13 + 3


@pytest.mark.rule("CF-SHEET-05", "CF-SHOT-01", "CF-DICE-01")
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("number", range(len(sample(SIX).designs)))
def test_a_sheet_tells_which_dice_hit_and_what_damage_does_on_its_one_page(
    number: int, edition: Edition, language: str
) -> None:
    pages = sheet_pages(fleet(sample(SIX).designs[number], edition=edition), PrintOptions(language=language, codes=True))
    told, words = " ".join(words_of(pages).split()), words_in(GAME, language)
    stationary = "reference-hits-infinite" if edition is Edition.ROSTER else "reference-hits-stationary"
    rules = ("reference-hits-inside", "reference-hits-dice", stationary, "reference-harm-marks", "reference-harm-out")
    assert len(pages) == 1
    assert [" ".join(words.text(each).split()) in told for each in rules] == [True] * len(rules)
    assert words.text("sheet-field-size_mod_spelt_out", size_mod=1) in told
