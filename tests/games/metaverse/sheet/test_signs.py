"""The signs of a sheet: colours of groups, tiers, piercing, targets."""

import pypdfium2
import pytest

from metamaker.games.metaverse.catalogue import Group, catalogue
from metamaker.games.metaverse.model.starfighter import Bay, BayFit, Load, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import LoadoutKind, Target
from metamaker.games.metaverse.sheet.palette import BEARING, COLOUR, GROUPS, TILES
from metamaker.games.metaverse.sheet.record import record_sheets
from metamaker.games.metaverse.sheet.tiles import icon, tile, wheel
from metamaker.games.metaverse.stats.tier import squadron_tier
from metamaker.rendering.drawing import Path
from metamaker.rendering.ink import Colour
from metamaker.rendering.pdf import pdf_bytes
from tests.games.metaverse.builders import BARE, EVERY_SECTOR, SANITY_WEAPONS, cruiser, fleet_of, mount, with_core
from tests.games.metaverse.sheet.reading import Sheet, sheet_of


def hue(colour: Colour) -> str:
    """Return a rough word for a colour."""
    red, green, blue = colour
    spread = max(colour) - min(colour)
    if spread < 40:
        return "grey"
    if min(red, green) > blue + 60:
        return "yellow"
    if red > green + 20 and blue > green + 20:
        return "violet"
    if blue > green + 20:
        return "blue"
    return "turquoise" if abs(green - blue) < 30 else "green"


@pytest.mark.parametrize(
    ("group", "name"),
    [
        pytest.param(Group.PRIMARY, "grey", marks=pytest.mark.rule("MV-3.2.0-02")),
        pytest.param(Group.PROPULSION, "blue", marks=pytest.mark.rule("MV-3.3.0-02")),
        pytest.param(Group.ELECTRONIC_WARFARE, "green", marks=pytest.mark.rule("MV-3.4.0-02")),
        pytest.param(Group.SECONDARY, "violet", marks=pytest.mark.rule("MV-3.5.0-02")),
        pytest.param(Group.HANGAR, "turquoise", marks=pytest.mark.rule("MV-3.7.7-06")),
    ],
)
def test_tiles_have_the_colour_of_their_group(group: Group, name: str) -> None:
    kinds = [kind for kind, entry in catalogue().component.items() if entry.group is group]
    for kind in kinds or ["hangar_bay"]:
        grounds = {op.fill for op in tile(kind, GROUPS[group]).ops if isinstance(op, Path)}
        assert grounds == {TILES[GROUPS[group]].ground}
    assert hue(COLOUR[TILES[GROUPS[group]].ground]) == name


@pytest.mark.rule("MV-3.6.0-02")
def test_sectors_of_weapons_are_yellow() -> None:
    assert hue(COLOUR[BEARING]) == "yellow"
    assert any(isinstance(op, Path) and op.fill == BEARING for op in wheel(EVERY_SECTOR[:1]).ops)


@pytest.mark.rule("MV-3.0.1-17")
def test_tiers_of_ship_and_squadrons_are_shown_by_one_of_three_icons() -> None:
    kite = Starfighter(id="kite", name="Kite", strength=1, speed_cm=1)
    fits = (BayFit(id="b", bay="loft", loadout=LoadoutKind.PERMANENT, squadrons=(Load(starfighter="kite", count=1),)),)
    ship = with_core(BARE, bays=fits)
    sheet = sheet_of(ship, starfighters=(kite,), bays=(Bay(id="loft", name="Loft", accepts=("kite",)),))
    (tier,) = (text for text in sheet.texts("ships/heron-1/tier") if text.isdigit())
    assert sheet.icons("ships/heron-1/tier") == [f"tier_{tier}"]
    assert f"tier_{squadron_tier(kite)}" in sheet.icons("starfighters/kite")
    assert len({icon(f"tier_{number}").parts for number in (1, 2, 3)}) == 3


def line_of(weapon: Weapon) -> Sheet:
    return sheet_of(with_core(BARE, mounts=(mount("a", weapon, EVERY_SECTOR),)), weapons=(weapon,))


@pytest.mark.rule("MV-3.6.11-03", "MV-3.6.12-03", "MV-3.6.13-03")
def test_piercing_stands_in_a_die_in_a_shield_and_below_a_deflector() -> None:
    bare = Weapon(id="gun", name="Gun")
    sheet = line_of(bare.with_(shield_piercing=7, armour_piercing=8, deflection_piercing=9))
    places = {mark.text: mark.area for mark in sheet.at("weapons/gun") if mark.text in {"7", "8", "9"}}
    framed = {mark.icon: mark.area for mark in sheet.at("weapons/gun") if mark.icon.endswith("_piercing")}
    assert places["7"].within(framed["shield_piercing"])
    assert places["9"].bottom <= framed["deflection_piercing"].bottom + 0.5
    assert places["9"].top > (framed["deflection_piercing"].top + framed["deflection_piercing"].bottom) / 2
    (die,) = (
        mark.area
        for mark in sheet.at("weapons/gun")
        if not mark.text and not mark.icon and places["8"].within(mark.area) and mark.area.right - mark.area.left < 6.0
    )
    assert die.right - die.left == pytest.approx(die.bottom - die.top)
    assert not {"7", "8", "9"} & set(line_of(bare).texts("weapons/gun"))


@pytest.mark.rule("MV-3.6.8-03")
@pytest.mark.parametrize("target", Target)
def test_what_a_weapon_may_fire_at_has_its_icon(target: Target) -> None:
    icons = line_of(Weapon(id="gun", name="Gun", targets=(target,))).icons("weapons/gun")
    assert [name for name in icons if name.startswith("target_")] == [f"target_{target}"]


@pytest.mark.rule("MV-3.7.3-03")
def test_the_defence_of_squadrons_stands_in_a_die() -> None:
    kite = Starfighter(id="kite", name="Kite", defence=5)
    fits = (BayFit(id="b", bay="loft", loadout=LoadoutKind.OPEN),)
    sheet = sheet_of(with_core(BARE, bays=fits), starfighters=(kite,), bays=(Bay(id="loft", name="L", accepts=("kite",)),))
    (number,) = (mark.area for mark in sheet.at("starfighters/kite") if mark.text == "5")
    grounds = [mark.area for mark in sheet.at("starfighters/kite") if not mark.text and not mark.icon]
    assert any(number.within(ground) and ground.right - ground.left < 5.0 for ground in grounds)


@pytest.mark.rule("MV-1.0.0-09")
def test_the_combat_value_is_among_the_largest_numbers_of_a_sheet() -> None:
    sheet = sheet_of(cruiser(), weapons=SANITY_WEAPONS)
    sizes = sorted({mark.size for mark in sheet.marks if mark.text.isdigit()}, reverse=True)
    (value,) = (mark for mark in sheet.at("ships/cruiser-1/combat_value") if mark.text.isdigit())
    assert value.size == sizes[0]


@pytest.mark.rule("MV-3.0.1-02")
def test_a_design_becomes_a_printable_file() -> None:
    pdf = pypdfium2.PdfDocument(pdf_bytes(record_sheets(fleet_of(BARE), ()), COLOUR))
    assert len(pdf) == 1
    assert "Heron" in pdf[0].get_textpage().get_text_range()
    pdf.close()
