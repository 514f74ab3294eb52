"""Area 2: the sections with their defences, hull and systems."""

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.catalogue import FacingRule, catalogue
from metamaker.games.metaverse.model.arc import Arc, Facing, SectionName, Sector, sectors_of
from metamaker.games.metaverse.model.section import Component, ComponentKind, Section
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.starfighter import Bay, BayFit, Load
from metamaker.games.metaverse.model.words import DefenceType, LoadoutKind
from metamaker.games.metaverse.sheet.bubbles import numeral
from metamaker.games.metaverse.sheet.options import SheetOptions
from metamaker.games.metaverse.sheet.palette import ABSENT, BEARING, COLOUR, DESIGNED, HERE
from metamaker.games.metaverse.sheet.record import record_sheets
from metamaker.games.metaverse.sheet.sections import cardinal_diagram
from metamaker.games.metaverse.sheet.systems import SHEET_ORDER
from metamaker.games.metaverse.sheet.tiles import component_icon, icons, wheel
from metamaker.games.metaverse.sheet.weapons import letter
from metamaker.rendering.drawing import Path, Segment
from metamaker.rendering.hit_testing import boxes_of
from metamaker.rendering.ink import INK
from tests.games.metaverse.builders import (
    BARE,
    EVERY_SECTOR,
    GUN,
    LANCE,
    SANITY_WEAPONS,
    component,
    cruiser,
    frigate,
    generator,
    mount,
    with_arc,
    with_core,
    with_parts,
    with_section,
)
from tests.games.metaverse.samples import sample_fleet
from tests.games.metaverse.sheet.reading import sheet_of

FORE = Section(hull_hits=11, hull_layers=3, crew_parties=4, marine_parties=2)


def fore_ship(**changes: object) -> ShipClass:
    """Return a ship with a fore section."""
    return with_section(BARE, SectionName.FORE, FORE.with_(**changes))


def end(segment: Segment) -> tuple[float, float]:
    """Where a piece of an outline ends."""
    numbers = [number for number in segment if not isinstance(number, str)]
    return numbers[-2], numbers[-1]


@pytest.mark.rule("MV-3.0.1-18", "MV-3.0.1-04")
def test_sections_lie_as_in_the_ship() -> None:
    sheet = sheet_of(cruiser(), weapons=SANITY_WEAPONS)
    fore, port, core, starboard, aft = (sheet.area(f"classes/cruiser/{name}") for name in SectionName)
    assert fore.bottom < core.top < core.bottom < aft.top
    assert port.right < core.left < core.right < starboard.left
    assert port.top == core.top == starboard.top
    assert aft.bottom < sheet.area("weapons/lance").top


def test_sections_that_are_not_designed_are_left_out() -> None:
    sheet = sheet_of(frigate(), weapons=SANITY_WEAPONS)
    assert [text for text in sheet.texts() if text in {"FORE", "PORT", "CORE", "STARBOARD", "AFT"}] == ["FORE", "CORE", "AFT"]
    assert sheet.area("classes/frigate/core").right == pytest.approx(sheet.area("classes/frigate/fore").right)


@pytest.mark.rule("MV-3.0.1-07", "MV-3.1.1-11")
def test_the_cardinal_diagram_shows_this_section_the_others_and_the_missing_ones() -> None:
    diagram = cardinal_diagram(SectionName.FORE, frozenset({SectionName.FORE, SectionName.CORE, SectionName.AFT}))
    fills = {end(op.outline[0]): op.fill for op in diagram.ops if isinstance(op, Path)}
    assert [fills[place] for place in sorted(fills, key=lambda each: each[::-1])] == [
        *(HERE, ABSENT, DESIGNED, ABSENT, DESIGNED)
    ]
    assert [COLOUR[role].css for role in (DESIGNED, ABSENT)] == ["#ffffff", COLOUR[INK].css]


@pytest.mark.rule("MV-3.0.1-06", "MV-3.0.1-08")
def test_defences_then_hull_then_systems() -> None:
    ship = with_arc(
        fore_ship(components=(generator(Arc.FORE, 1), component("energy_deflector", 3, Arc.FORE))),
        Arc.FORE,
        shield_hits=3,
        armour_rating=2,
        ablative_plates=1,
    )
    arc, section = "classes/heron/arcs/fore", "classes/heron/fore"
    parts = (
        f"{arc}/deflector",
        f"{arc}/shield_hits",
        f"{arc}/armour_rating",
        f"{arc}/ablative_plates",
        f"{section}/hull_hits",
        f"{section}/life_support",
    )
    assert sheet_of(ship).order(*reversed(parts)) == list(parts)


@pytest.mark.rule("MV-3.1.5-07")
@pytest.mark.parametrize("kind", DefenceType)
def test_shields_have_the_symbol_of_their_type_and_a_bubble_a_hit(kind: DefenceType) -> None:
    sheet = sheet_of(with_arc(fore_ship(), Arc.FORE, shield_hits=7, shield_type=kind))
    place = "classes/heron/arcs/fore/shield_hits"
    assert sheet.icons(place) == [f"{kind}_shield"]
    assert len(sheet.copies(place)) == 7


@pytest.mark.rule("MV-3.1.3-06")
@pytest.mark.parametrize("kind", DefenceType)
def test_armour_is_a_die_with_its_type_beside_it(kind: DefenceType) -> None:
    sheet = sheet_of(with_arc(fore_ship(), Arc.FORE, armour_rating=4, armour_type=kind))
    place = "classes/heron/arcs/fore/armour_rating"
    assert (sheet.texts(place), sheet.icons(place)) == (["4"], [kind.value])


@pytest.mark.rule("MV-3.1.3-06")
def test_without_armour_nothing_is_printed() -> None:
    assert sheet_of(fore_ship()).at("classes/heron/arcs") == []


@pytest.mark.rule("MV-3.1.4-05")
def test_plates_have_a_box_each_and_tell_their_type_where_no_armour_does() -> None:
    sheet = sheet_of(with_arc(fore_ship(), Arc.FORE, ablative_plates=3, armour_type=DefenceType.KINETIC))
    place = "classes/heron/arcs/fore/ablative_plates"
    assert len(sheet.copies(place)) == 3
    assert sheet.icons(place) == ["ablative_plate", "kinetic"]


@pytest.mark.rule("MV-3.5.9-05")
def test_adaptation_has_a_bubble_for_each_level() -> None:
    parts = (component("adaptive_shield_generator", 2, Arc.FORE, count=2),)
    sheet = sheet_of(with_arc(fore_ship(components=parts), Arc.FORE, shield_hits=3))
    assert len(sheet.copies("classes/heron/arcs/fore/adaptation")) == 4
    assert sheet.icons("classes/heron/arcs/fore/adaptation") == ["adaptation"]


@pytest.mark.rule("MV-3.5.11-06")
def test_the_best_deflector_of_each_type_comes_first() -> None:
    parts = (component("kinetic_deflector", 3, Arc.FORE, part="one"), component("kinetic_deflector", 5, Arc.FORE, part="two"))
    sheet = sheet_of(fore_ship(components=parts))
    assert (sheet.texts("classes/heron/arcs/fore/deflector"), sheet.icons("classes/heron/arcs/fore/deflector")) == (
        ["5"],
        ["kinetic_deflector"],
    )


def test_the_core_repeats_its_defences_for_each_arc_that_it_covers() -> None:
    ship = with_arc(with_arc(BARE, Arc.PORT, armour_rating=1), Arc.AFT, armour_rating=2)
    sheet = sheet_of(with_section(ship, SectionName.AFT, Section()))
    texts = sheet.texts("classes/heron/core")
    assert texts[texts.index("port") + 1] == "1"
    assert "aft" not in texts
    assert sheet.texts("classes/heron/arcs/aft/armour_rating") == ["2"]


@pytest.mark.rule("MV-3.1.1-08", "MV-3.0.1-09")
def test_one_row_of_bubbles_for_each_layer_top_layer_first() -> None:
    sheet = sheet_of(fore_ship())
    place = "classes/heron/fore/hull_hits"
    assert sheet.copies(place) == [str(number) for number in range(1, 12)]
    tops = {mark.refs[-1]: round(mark.area.top, 2) for mark in sheet.at(place) if not mark.text}
    rows = [[ref for ref in tops if tops[ref] == top] for top in sorted(set(tops.values()))]
    assert [len(row) for row in rows] == [4, 4, 3]


@pytest.mark.rule("MV-3.1.1-09")
def test_numerals_help_counting() -> None:
    signs = {place: numeral(place) for place in range(1, 111) if numeral(place)}
    assert [place for place, sign in signs.items() if sign == "V"] == [*range(5, 111, 10)]
    assert [place for place, sign in signs.items() if sign == "X"] == [10, 20, 30, 40, 60, 70, 80, 90, 110]
    assert (signs[50], signs[100]) == ("L", "C")


@pytest.mark.rule("MV-3.1.1-09")
def test_numerals_count_through_the_section() -> None:
    sheet = sheet_of(fore_ship())
    signed = {mark.refs[-1].rpartition("#")[2]: mark.text for mark in sheet.at("classes/heron/fore/hull_hits") if mark.text}
    assert signed == {"5": "V", "10": "X"}


@pytest.mark.rule("MV-3.1.1-10", "MV-3.1.6-06", "MV-3.1.7-04")
def test_crew_then_marines_at_the_right_of_their_layer() -> None:
    sheet = sheet_of(fore_ship())
    crew, marines, hull = (sheet.at(f"classes/heron/fore/{what}") for what in ("crew_parties", "marine_parties", "hull_hits"))
    rows = sorted({round(mark.area.top, 1) for mark in hull if not mark.text})
    assert {mark.icon for mark in crew if mark.icon} == {"crew_party"}
    assert {mark.icon for mark in marines if mark.icon} == {"marine_party"}
    for row, expected in zip(rows, [(2, 1), (1, 1), (1, 0)], strict=True):
        aboard = [[mark for mark in some if mark.icon and abs(mark.area.top - row) < 1.5] for some in (crew, marines)]
        assert tuple(len(some) for some in aboard) == expected
        lefts = [mark.area.left for some in aboard for mark in some]
        assert lefts == sorted(lefts)
    assert max(mark.area.right for mark in hull) < min(mark.area.left for mark in crew)


def every_component() -> tuple[Component, ...]:
    facings = {
        FacingRule.ARC: Facing.FORE,
        FacingRule.SIDE: Facing.PORT,
        FacingRule.AXIS: Facing.FORE_AFT,
        FacingRule.NONE: None,
    }
    return tuple(
        component(
            kind, None if catalogue()[kind].rating is None else 7, facings[catalogue()[kind].facing], part=f"part-{place}"
        )
        for place, kind in enumerate(reversed(ComponentKind))
    )


@pytest.mark.rule("MV-3.0.1-10", "MV-3.0.1-12")
def test_systems_stand_in_the_order_of_the_sheet() -> None:
    parts = every_component()
    sheet = sheet_of(with_core(BARE, components=parts))
    drawn = sheet.order(*(f"classes/heron/core/{part.id}" for part in parts), "classes/heron/core/reactor")
    kinds = {f"classes/heron/core/{part.id}": part.kind.value for part in parts} | {"classes/heron/core/reactor": "reactor"}
    groups = [SHEET_ORDER.index(catalogue()[kinds[ref]].group) for ref in drawn]
    assert groups == sorted(groups)


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("bridge", "MV-3.2.1-04"),
        ("primitive_stl", "MV-3.3.1-07"),
        ("basic_stl", "MV-3.3.2-04"),
        ("advanced_stl", "MV-3.3.3-05"),
        ("thruster", "MV-3.3.4-06"),
        ("primitive_ftl", "MV-3.3.5-04"),
        ("basic_ftl", "MV-3.3.6-03"),
        ("advanced_ftl", "MV-3.3.7-04"),
        ("sensor_array", "MV-3.4.1-05"),
        ("ew_array", "MV-3.4.2-05"),
        ("elint_array", "MV-3.4.3-04"),
        ("targeting_array", "MV-3.4.4-04"),
        ("ecm_array", "MV-3.4.5-05"),
        ("ej_array", "MV-3.4.6-06"),
        ("ansible", "MV-3.4.7-07"),
        ("cloak_generator", "MV-3.4.8-07"),
        ("stealth_generator", "MV-3.4.9-06"),
        ("countermeasure_pod", "MV-3.4.10-04"),
        ("cic", "MV-3.5.1-04"),
        ("soc", "MV-3.5.2-03"),
        ("grappler", "MV-3.5.3-06"),
        ("energy_grappler", "MV-3.5.4-12"),
        ("gravity_well_projector", "MV-3.5.5-07"),
        ("basic_teleporter", "MV-3.5.6-10"),
        ("advanced_teleporter", "MV-3.5.7-03"),
        ("basic_shield_generator", "MV-3.5.8-07"),
        ("adaptive_shield_generator", "MV-3.5.9-05"),
        ("modulated_shield_generator", "MV-3.5.10-04"),
        ("energy_deflector", "MV-3.5.11-06"),
        ("kinetic_deflector", "MV-3.5.11-06"),
        ("energy_kinetic_deflector", "MV-3.5.11-06"),
    ],
)
def test_every_component_has_its_icon_with_facing_and_rating(kind: str, rule: str) -> None:
    (part,) = (part for part in every_component() if part.kind == kind)
    sheet = sheet_of(with_core(BARE, components=every_component()))
    place = f"classes/heron/core/{part.id}"
    assert catalogue()[kind].rule.rpartition("-")[0] == rule.rpartition("-")[0]
    assert sheet.icons(place) == [kind if part.facing is None else f"{kind}_{part.facing}"]
    assert sheet.texts(place) == ([] if part.rating is None else ["7"])
    assert sheet.copies(place) == ["1"]


def test_every_facing_that_the_catalogue_allows_has_an_icon() -> None:
    arcs = tuple(Facing(arc.value) for arc in Arc)
    allowed = {FacingRule.ARC: arcs, FacingRule.SIDE: (Facing.PORT, Facing.STARBOARD), FacingRule.NONE: ()}
    for kind in ComponentKind:
        for facing in allowed.get(catalogue()[kind].facing, (Facing.FORE_AFT, Facing.PORT_STARBOARD)):
            assert component_icon(kind, facing) == f"{kind}_{facing}"
        assert kind.value in icons()


@pytest.mark.rule("MV-3.0.1-11")
def test_identical_systems_share_an_icon_and_keep_their_bubbles_apart() -> None:
    parts = (
        component("grappler", 2, part="one", count=2),
        component("grappler", 3, part="other"),
        component("grappler", 2, part="two"),
    )
    sheet = sheet_of(with_parts(BARE, *parts))
    place = "classes/heron/core"
    assert sheet.icons(place).count("grappler") == 2
    assert (sheet.copies(f"{place}/one"), sheet.copies(f"{place}/two")) == (["1", "2"], ["1"])


@pytest.mark.rule("MV-3.2.2-05", "MV-3.2.3-09")
def test_reactor_and_life_support_are_there_by_themselves() -> None:
    sheet = sheet_of(BARE)
    assert (sheet.icons("classes/heron/core/reactor"), sheet.texts("classes/heron/core/life_support")) == (["reactor"], ["1"])
    assert sheet_of(with_core(BARE, crew_parties=0)).at("classes/heron/core/life_support") == []


def test_a_part_without_copies_is_not_printed() -> None:
    assert sheet_of(with_parts(BARE, component("grappler", 2, count=0))).at("classes/heron/core/grappler") == []


def test_a_facing_without_an_icon_is_written() -> None:
    sheet = sheet_of(with_parts(BARE, component("thruster", 2, Facing.FORE_AFT, part="odd")))
    assert sheet.texts("classes/heron/core/odd") == ["2F/A"]


@pytest.mark.rule("MV-3.6.4-04")
def test_the_wheel_shows_the_sectors_clockwise_from_the_bow_line() -> None:
    slices = [op for op in wheel((Sector.FORE_STARBOARD, Sector.PORT_AFT)).ops if isinstance(op, Path)][:8]
    assert [place for place, each in enumerate(slices) if each.fill == BEARING] == [0, 5]
    x, y = end(slices[0].outline[1])
    assert x == pytest.approx(2.8)
    assert y < 2.8


@pytest.mark.rule("MV-3.6.15-01", "MV-3.6.15-04")
def test_mounts_have_the_letter_of_their_weapon_and_share_an_icon() -> None:
    mounts = (
        mount("a", GUN, EVERY_SECTOR),
        mount("b", LANCE, EVERY_SECTOR),
        mount("c", GUN, EVERY_SECTOR, 2),
        mount("d", GUN, sectors_of(Arc.FORE)),
    )
    sheet = sheet_of(with_core(BARE, mounts=mounts), weapons=(LANCE, GUN))
    place = "classes/heron/core"
    assert sheet.texts(f"{place}/a") == ["A"]
    assert sheet.texts(f"{place}/b") == ["B"]
    assert sheet.texts(f"{place}/c") == []
    assert sheet.copies(f"{place}/c") == ["1", "2"]
    assert sheet.texts(f"{place}/d") == ["A"]
    assert (sheet.texts("weapons/gun")[0], sheet.texts("weapons/lance")[0]) == ("A", "B")


def test_letters_go_on_after_z() -> None:
    assert [letter(place) for place in (0, 25, 26, 51, 52, 701, 702)] == ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]


@pytest.mark.rule("MV-3.7.7-06")
def test_bays_have_their_name_below_the_icon() -> None:
    bay = Bay(id="loft", name="Sail loft")
    fits = (BayFit(id="one", bay="loft", count=2),)
    sheet = sheet_of(with_core(BARE, bays=fits), bays=(bay,))
    place = "classes/heron/core/one"
    icon = next(mark for mark in sheet.at(place) if mark.icon == "hangar_bay")
    name = next(mark for mark in sheet.at(place) if mark.text == "Sail loft")
    assert icon.area.bottom < name.area.top
    assert sheet.copies(place) == ["1", "2"]


@pytest.mark.rule("MV-3.0.1-14")
def test_sections_keep_their_size_and_shape_whatever_a_bay_carries() -> None:
    """A loadout is chosen while the sheet is edited, and its section must not jump; here an empty bay would leave more room."""
    fleet = sample_fleet(sample_fleets("metaverse") / "kite-clans-of-aldersay.json")
    carrier = fleet.ship_class("bobbin")
    core = carrier.sections.core
    assert core is not None
    (fit,) = core.bays
    (bay,) = (bay for bay in fleet.bays if bay.id == fit.bay)
    loads = tuple(Load(starfighter=each) for each in bay.accepts)
    sizes = set()
    for loadout, aboard in (
        (LoadoutKind.OPEN, ()),
        *((LoadoutKind.PERMANENT, loads[:count]) for count in range(len(loads) + 1)),
    ):
        loaded = core.with_(bays=(fit.with_(loadout=loadout, squadrons=aboard),))
        changed = carrier.with_(sections=carrier.sections.with_(core=loaded))
        whole = fleet.with_(classes=tuple(changed if each is carrier else each for each in fleet.classes))
        (page,) = record_sheets(whole, (), SheetOptions(classes=True, only=(carrier.id,))).pages
        (box,) = boxes_of(page.drawing, carrier.ref("core"))
        sizes.add((round(box.right - box.left, 2), round(box.bottom - box.top, 2)))
    assert len(sizes) == 1
