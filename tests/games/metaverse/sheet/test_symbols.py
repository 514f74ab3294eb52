"""The symbol of every system: its icon with the facing, in the colour of its group, its rating, a bubble for each copy."""

from itertools import pairwise
from typing import NamedTuple

import pytest

from metamaker.games.metaverse.model.arc import Arc, Facing, SectionName
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.sheet.palette import TILES
from metamaker.games.metaverse.sheet.tiles import icon, icons
from metamaker.rendering.drawing import Icon, Path, Role, Symbol, Text
from metamaker.rendering.proof import Area, placed
from tests.games.metaverse.builders import SANITY_WEAPONS, component, cruiser, with_section
from tests.games.metaverse.sheet.reading import Sheet, sheet_of

GREY, BLUE, GREEN, VIOLET = "primary", "propulsion", "electronic_warfare", "secondary"
ARCS = tuple(Facing(arc.value) for arc in Arc)
SIDES = (Facing.PORT, Facing.STARBOARD)
AXES = (Facing.FORE_AFT, Facing.PORT_STARBOARD)
NOWHERE = (None,)
COPIES = 3
RATING = 7
PART = "the-part"


class Symbols(NamedTuple):
    """What stands under one system of a sheet, and the rectangles that it takes."""

    signs: list[tuple[Symbol, Area]]
    paths: list[tuple[Path, Area]]
    texts: list[tuple[Text, Area]]
    bubbles: dict[str, Area]


def ship_with(kind: ComponentKind, facing: Facing | None, rating: int | None) -> tuple[ShipClass, SectionName]:
    """Return a ship of five sections with three copies of a system, in the section of its arc or otherwise to starboard."""
    ship = cruiser()
    name = SectionName.STARBOARD if facing is None or facing.arc is None else SectionName(facing.arc.value)
    section = ship.sections[name]
    assert section is not None
    part = component(kind, rating, facing, count=COPIES, part=PART)
    return with_section(ship, name, section.with_(components=(part, *section.components))), name


def symbols(sheet: Sheet, ref: str) -> Symbols:
    """Everything under an element by what it is, in the order of drawing; bubbles by their number."""
    found = Symbols([], [], [], {})
    for page in sheet.pages:
        for op, place, area in placed(page):
            number = next((each.removeprefix(f"{ref}#") for each in place.refs if each.startswith(f"{ref}#")), "")
            if number:
                found.bubbles[number] = area
            elif ref in place.refs and isinstance(op, Symbol):
                found.signs.append((op, area))
            elif ref in place.refs and isinstance(op, Path):
                found.paths.append((op, area))
            elif ref in place.refs and isinstance(op, Text):
                found.texts.append((op, area))
    return found


def box_of(sheet: Sheet, ref: str) -> Area:
    """Return the rectangle around the frame and the title of a section, without its parts."""
    areas = [mark.area for mark in sheet.marks if mark.refs and mark.refs[-1] == ref]
    lefts, tops, rights, bottoms = zip(*areas, strict=True)
    return Area(min(lefts), min(tops), max(rights), max(bottoms))


@pytest.mark.parametrize(
    ("kind", "group", "facings"),
    [
        pytest.param("bridge", GREY, NOWHERE, marks=pytest.mark.rule("MV-3.2.1-04")),
        pytest.param("primitive_stl", BLUE, ARCS, marks=pytest.mark.rule("MV-3.3.1-07")),
        pytest.param("basic_stl", BLUE, AXES, marks=pytest.mark.rule("MV-3.3.2-04")),
        pytest.param("advanced_stl", BLUE, NOWHERE, marks=pytest.mark.rule("MV-3.3.3-05")),
        pytest.param("thruster", BLUE, SIDES, marks=pytest.mark.rule("MV-3.3.4-06")),
        pytest.param("primitive_ftl", BLUE, NOWHERE, marks=pytest.mark.rule("MV-3.3.5-04")),
        pytest.param("basic_ftl", BLUE, NOWHERE, marks=pytest.mark.rule("MV-3.3.6-03")),
        pytest.param("advanced_ftl", BLUE, NOWHERE, marks=pytest.mark.rule("MV-3.3.7-04")),
        pytest.param("sensor_array", GREEN, NOWHERE, marks=pytest.mark.rule("MV-3.4.1-05")),
        pytest.param("ew_array", GREEN, NOWHERE, marks=pytest.mark.rule("MV-3.4.2-05")),
        pytest.param("elint_array", GREEN, NOWHERE, marks=pytest.mark.rule("MV-3.4.3-04")),
        pytest.param("targeting_array", GREEN, NOWHERE, marks=pytest.mark.rule("MV-3.4.4-04")),
        pytest.param("ecm_array", GREEN, NOWHERE, marks=pytest.mark.rule("MV-3.4.5-05")),
        pytest.param("ej_array", GREEN, NOWHERE, marks=pytest.mark.rule("MV-3.4.6-06")),
        pytest.param("ansible", GREEN, NOWHERE, marks=pytest.mark.rule("MV-3.4.7-07")),
        pytest.param("cloak_generator", GREEN, NOWHERE, marks=pytest.mark.rule("MV-3.4.8-07")),
        pytest.param("stealth_generator", GREEN, NOWHERE, marks=pytest.mark.rule("MV-3.4.9-06")),
        pytest.param("countermeasure_pod", GREEN, NOWHERE, marks=pytest.mark.rule("MV-3.4.10-04")),
        pytest.param("cic", VIOLET, NOWHERE, marks=pytest.mark.rule("MV-3.5.1-04")),
        pytest.param("soc", VIOLET, NOWHERE, marks=pytest.mark.rule("MV-3.5.2-03")),
        pytest.param("grappler", VIOLET, NOWHERE, marks=pytest.mark.rule("MV-3.5.3-06")),
        pytest.param("energy_grappler", VIOLET, ARCS, marks=pytest.mark.rule("MV-3.5.4-12")),
        pytest.param("gravity_well_projector", VIOLET, NOWHERE, marks=pytest.mark.rule("MV-3.5.5-07")),
        pytest.param("basic_teleporter", VIOLET, NOWHERE, marks=pytest.mark.rule("MV-3.5.6-10")),
        pytest.param("advanced_teleporter", VIOLET, NOWHERE, marks=pytest.mark.rule("MV-3.5.7-03")),
        pytest.param("basic_shield_generator", VIOLET, ARCS, marks=pytest.mark.rule("MV-3.5.8-07")),
        pytest.param("modulated_shield_generator", VIOLET, ARCS, marks=pytest.mark.rule("MV-3.5.10-04")),
    ],
)
def test_a_system_has_its_symbol_in_its_section(kind: str, group: Role, facings: tuple[Facing | None, ...]) -> None:
    rating = None if kind == "bridge" else RATING
    for facing in facings:
        ship, section = ship_with(ComponentKind(kind), facing, rating)
        sheet = sheet_of(ship, weapons=SANITY_WEAPONS)
        home = f"classes/cruiser/{section}"
        found = symbols(sheet, f"{home}/{PART}")

        ((sign, on_page),) = found.signs
        assert sign.icon is icon(kind if facing is None else f"{kind}_{facing}")
        assert (sign.role, sign.ground) == (TILES[group].sign, TILES[group].ground)
        ((ground, tile),) = found.paths
        assert (ground.fill, ground.stroke) == (TILES[group].ground, group)
        assert on_page.within(tile)
        assert tile.within(box_of(sheet, home))

        assert [text.text for text, _ in found.texts] == ([] if rating is None else [str(rating)])
        assert list(found.bubbles) == [str(number) for number in range(1, COPIES + 1)]
        row = [tile, *(area for _, area in found.texts), *found.bubbles.values()]
        assert all(one.right < other.left for one, other in pairwise(row))
        assert all(tile.top < (area.top + area.bottom) / 2 < tile.bottom for area in row)
        assert all(area.right - area.left == pytest.approx(area.bottom - area.top) for area in found.bubbles.values())


@pytest.mark.rule("MV-3.5.8-07", "MV-3.5.10-04", "MV-3.5.4-12")
@pytest.mark.parametrize("kind", ["basic_shield_generator", "modulated_shield_generator", "energy_grappler", "primitive_stl"])
def test_icons_of_the_four_facings_differ(kind: str) -> None:
    assert len({icon(f"{kind}_{facing}").parts for facing in ARCS}) == len(ARCS)


def spread(picture: Icon) -> tuple[float, float]:
    """How wide and how high the outlines of an icon are."""
    segments = [numbers for part in picture.parts for _, *numbers in part.outline]
    across = [number for numbers in segments for number in numbers[0::2]]
    down = [number for numbers in segments for number in numbers[1::2]]
    return max(across) - min(across), max(down) - min(down)


@pytest.mark.rule("MV-3.3.2-04")
def test_the_icon_of_a_basic_drive_lies_along_its_axis() -> None:
    width, height = spread(icon("basic_stl_fore_aft"))
    assert height > width
    assert spread(icon("basic_stl_port_starboard")) == pytest.approx((height, width))


@pytest.mark.rule("MV-3.3.3-05")
def test_an_advanced_drive_has_a_single_icon() -> None:
    assert [name for name in icons() if name.startswith("advanced_stl")] == ["advanced_stl"]
