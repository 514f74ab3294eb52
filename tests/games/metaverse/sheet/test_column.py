"""Area 1: the ship-wide column, and the head and foot of the page."""

import pytest

from metamaker.core.amounts import whole
from metamaker.core.issue import error, warning
from metamaker.core.messages import words
from metamaker.games.metaverse.model.words import CommandDie, DamageControlDie, HullType, MovementMethod
from tests.games.metaverse.builders import BARE, GUN, SANITY_WEAPONS, component, cruiser, dreadnought, fleet_of, with_parts
from tests.games.metaverse.sheet.reading import printed, sheet_of

COLUMN = (
    "target_rating",
    "ems",
    "combat_value",
    "mass_factor",
    "crew_quality",
    "command_quality",
    "damage_control_quality",
    "tier",
    "movement_method",
    "hull_type",
)


def place(what: str) -> str:
    return f"ships/heron-1/{what}" if what in {"combat_value", "tier"} else f"classes/heron/{what}"


@pytest.mark.rule("MV-3.0.1-05")
def test_the_column_stands_at_the_left_in_its_order() -> None:
    sheet = sheet_of(BARE)
    areas = [sheet.area(place(what)) for what in COLUMN]
    assert areas == sorted(areas, key=lambda area: area.top)
    assert max(area.right for area in areas) < sheet.area("classes/heron/core").left
    heights = [area.bottom - area.top for area in areas]
    assert min(heights[:3]) > 1.5 * max(heights[3:])


@pytest.mark.parametrize(
    ("what", "shown", "icon"),
    [
        pytest.param("target_rating", "1", "target_rating", marks=pytest.mark.rule("MV-3.1.8-03")),
        pytest.param("ems", "3", "ems", marks=pytest.mark.rule("MV-3.1.9-04")),
        pytest.param("mass_factor", "6", "mass_factor", marks=pytest.mark.rule("MV-3.1.10-04")),
        pytest.param("crew_quality", "3", "crew_quality", marks=pytest.mark.rule("MV-3.1.11-04")),
        pytest.param("command_quality", "D4", "command_quality", marks=pytest.mark.rule("MV-3.1.12-03")),
        pytest.param("damage_control_quality", "D6", "damage_control_quality", marks=pytest.mark.rule("MV-3.1.13-03")),
    ],
)
def test_numbers_stand_with_their_icons(what: str, shown: str, icon: str) -> None:
    sheet = sheet_of(cruiser(), weapons=SANITY_WEAPONS)
    assert shown in sheet.texts(f"classes/cruiser/{what}")
    assert sheet.icons(f"classes/cruiser/{what}") == [icon]


@pytest.mark.rule("MV-3.1.15-05", "MV-3.1.16-03")
def test_value_and_tier_are_the_ships_own() -> None:
    sheet = sheet_of(cruiser(), weapons=SANITY_WEAPONS)
    assert (sheet.texts("ships/cruiser-1/combat_value"), sheet.icons("ships/cruiser-1/combat_value")) == (
        ["60", "combat value"],
        ["combat_value"],
    )
    assert (sheet.texts("ships/cruiser-1/tier"), sheet.icons("ships/cruiser-1/tier")) == (["1", "tier"], ["tier_1"])


def test_a_negative_target_rating_has_a_minus() -> None:
    assert "−1" in sheet_of(dreadnought(), weapons=SANITY_WEAPONS).texts("classes/dreadnought/target_rating")


@pytest.mark.rule("MV-3.1.2-12")
@pytest.mark.parametrize("hull", HullType)
def test_one_of_three_hull_icons(hull: HullType) -> None:
    assert sheet_of(BARE.with_(hull_type=hull)).icons("classes/heron/hull_type") == [hull.value]


@pytest.mark.rule("MV-3.1.14-03")
def test_cinematic_ships_have_their_maximum_speed_in_the_icon() -> None:
    sheet = sheet_of(BARE.with_(tech_level=7))
    (icon,) = (mark for mark in sheet.at("classes/heron/movement_method") if mark.icon)
    (speed,) = (mark for mark in sheet.at("classes/heron/movement_method") if mark.text == "28")
    assert icon.icon == "cinematic"
    assert icon.area.top < (speed.area.top + speed.area.bottom) / 2 < icon.area.bottom


@pytest.mark.rule("MV-3.1.14-03")
def test_newtonian_ships_have_no_number() -> None:
    sheet = sheet_of(BARE.with_(movement_method=MovementMethod.NEWTONIAN))
    assert sheet.icons("classes/heron/movement_method") == ["newtonian"]
    assert not any(text.isdigit() for text in sheet.texts("classes/heron/movement_method"))


@pytest.mark.rule("MV-3.1.17-05")
def test_tech_level_is_not_printed() -> None:
    ship = BARE.with_(tech_level=97, movement_method=MovementMethod.NEWTONIAN)
    assert [text for text in sheet_of(ship).texts() if "97" in text or "tech" in text.lower()] == []


@pytest.mark.rule("MV-3.0.1-01", "MV-3.8.0-02")
def test_a_sheet_for_every_ship_with_its_own_name_first() -> None:
    fleet = fleet_of(BARE)
    twins = tuple(fleet.ships[0].with_(id=f"heron-{number}", name=name) for number, name in ((1, "Ash"), (2, "Alder")))
    sheet = printed(fleet.with_(ships=twins))
    assert [page.bookmark for page in sheet.pages] == ["Ash", "Alder"]
    called = "Heron class  ·  Test  ·  no commander: crew quality 2 (3 on its own)"
    assert sheet.texts("ships/heron-1")[:2] == ["Ash", called]


def test_a_sheet_for_every_class() -> None:
    sheet = sheet_of(BARE.with_(variant="Mk II"), classes=True)
    assert sheet.texts("classes/heron")[:2] == ["Heron", "ship class  ·  Mk II  ·  Test"]


def test_ships_that_are_alike_share_their_drawings() -> None:
    fleet = fleet_of(BARE)
    first, second = (fleet.ships[0].with_(id=each, name=each) for each in ("one", "two"))
    sheet = printed(fleet.with_(ships=(first, second)))
    assert sheet.leaf(0).ops[2] == sheet.leaf(1).ops[2]


def test_errors_of_a_ship_are_named_on_its_sheet() -> None:
    issues = (
        error("a", where="classes/heron/core", text="no sensor array", rule="MV-3.4.0-03"),
        error("b", where="ships/heron-1", text="no commander", rule="MV-3.8.0-03"),
        error("c", where="classes/stork", text="another's", rule="MV-3.4.0-03"),
        warning("d", where="classes/heron", text="only a warning", rule="MV-3.4.0-03"),
        error("e", where="weapons/gun", text="no target", rule="MV-3.6.8-01"),
    )
    texts = sheet_of(BARE, issues=issues).texts()
    assert "3 problems: no commander; no sensor array; no target" in texts
    assert "Metaverse record sheet  ·  not legal for play" in texts


def test_more_problems_than_a_line_holds() -> None:
    issues = tuple(error("a", where="classes/heron", text=f"problem {'x' * 60}", rule="MV-3.4.0-03") for _ in range(9))
    (line,) = (text for text in sheet_of(BARE, issues=issues).texts() if text.startswith("9 problems"))
    assert line.endswith("… and 8 more")


@pytest.mark.parametrize(
    ("number", "shown"),
    [(59.5, "60"), (60.49, "60"), (-3, "−3"), (999_999, "999,999"), (1e300, "1.00e+300"), (-2e6, "−2.00e+06")],
)
def test_numbers_are_rounded_half_up_and_never_longer_than_their_card(number: float, shown: str) -> None:
    assert words("metaverse").number(whole(number)) == shown


def test_a_legal_ship_has_no_such_line() -> None:
    assert not any("problem" in text or "legal" in text for text in sheet_of(BARE).texts())


def test_pages_are_numbered_ship_by_ship() -> None:
    fleet = fleet_of(BARE, dreadnought(), weapons=(GUN, *SANITY_WEAPONS))
    assert [text for text in printed(fleet).texts() if text.startswith("page")] == ["page 1 of 1", "page 1 of 1"]


@pytest.mark.rule("MV-3.3.0-04")
def test_totals_for_plotting() -> None:
    texts = sheet_of(cruiser(), weapons=SANITY_WEAPONS).texts()
    assert texts[texts.index("POINTS A TURN") + 1 :][:8] == [
        "4",
        "ahead",
        "4",
        "astern",
        "1",
        "turn port",
        "1",
        "starboard",
    ]


def test_the_best_ftl_drive_has_a_bubble_for_each_turn_of_charge() -> None:
    assert len(sheet_of(cruiser(), weapons=SANITY_WEAPONS).copies("classes/cruiser/ftl_charge")) == 9


@pytest.mark.rule("MV-0.0.0-10")
def test_dice_to_bring_are_dice_that_there_are() -> None:
    """A D3 is a D6 and a D5 a D10, halved; two-pulse weapons throw two dice at once."""
    ship = cruiser().with_(command_quality=CommandDie.D3, damage_control_quality=DamageControlDie.D5)
    assert "D20  D10  D8  2D6" in sheet_of(ship, weapons=SANITY_WEAPONS).texts()


@pytest.mark.rule("MV-1.2.3-63")
def test_a_tactical_jump_needs_six_dice() -> None:
    ship = with_parts(BARE, component("advanced_ftl", rating=5))
    assert any(text.startswith("D20  6D10") for text in sheet_of(ship).texts())
