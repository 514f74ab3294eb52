"""Ships from above: areas follow hull hits, every mount and bay is there, both sides look alike, odd designs are drawn too."""

from dataclasses import replace
from itertools import pairwise

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.model.arc import SectionName, Sector
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Component, ComponentKind, Section, Sections
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.starfighter import Bay, BayFit
from metamaker.games.metaverse.model.weapon import Mount, Weapon
from metamaker.games.metaverse.model.words import HullType
from metamaker.games.metaverse.sheet.palette import INKS, SLOT
from metamaker.games.metaverse.sheet.ship_picture import WHOLE, Damage, Look, paint_of, ship_picture
from metamaker.games.metaverse.sheet.silhouette import MOST_MARKS, Silhouette, silhouette
from metamaker.opening import open_file
from metamaker.rendering.drawing import Drawing, Page, Path
from metamaker.rendering.raster import page_picture
from metamaker.rendering.shapes import enclosed_area, polygons
from metamaker.rendering.tiles import InkMode

AHEAD = (Sector.FORE_PORT, Sector.FORE_STARBOARD)


def ship(**sections: Section) -> Design:
    fleet = Fleet(weapons=(Weapon(id="gun", name="Gun"),), bays=(Bay(id="bay", name="Bay"),))
    return design(fleet, ShipClass(id="heron", name="Heron", sections=Sections(**sections)))


def mounts(count: int, sectors: tuple[Sector, ...] = AHEAD, name: str = "guns") -> Mount:
    return Mount(id=name, weapon="gun", sectors=sectors, count=count)


def fitted(hits: int, count: int = 0, bays: int = 0) -> Section:
    return Section(
        hull_hits=hits,
        mounts=(mounts(count),) if count else (),
        bays=(BayFit(id="hangar", bay="bay", count=bays),) if bays else (),
    )


FIVE = {"fore": fitted(8, 2), "port": fitted(6, 1), "core": fitted(20, 4, 1), "starboard": fitted(6, 1), "aft": fitted(9, 1)}


def areas(shape: Silhouette) -> dict[SectionName, float]:
    return {section.name: enclosed_area(section.outline) for section in shape.sections}


@pytest.mark.parametrize("name", SectionName)
def test_the_area_of_a_section_grows_with_its_hull_hits_alone(name: SectionName) -> None:
    found = []
    for hits in (2, 5, 9, 20, 60, 200, 999):
        shown = areas(silhouette(ship(**{**FIVE, name.value: fitted(hits)})))
        found.append(shown[name])
        for other, section in FIVE.items():
            if other != name.value and name is not SectionName.CORE:
                assert shown[SectionName(other)] == pytest.approx(section.hull_hits, rel=0.12)
    assert all(one < other for one, other in pairwise(found))
    assert found[-1] == pytest.approx(999, rel=0.12)


def test_the_same_design_is_always_drawn_alike() -> None:
    one, other = (silhouette(ship(**FIVE)) for _ in range(2))
    assert one is not other
    assert (one.sections, one.bridge, one.engines) == (other.sections, other.bridge, other.engines)


def mirrored(shape: Silhouette) -> set[tuple[float, float]]:
    return {(round(-x, 6), y) for x, y in spots(shape)}


def spots(shape: Silhouette) -> set[tuple[float, float]]:
    """Return the corners of a ship with its mounts and slots, rounded."""
    outlines = [outline for section in shape.sections for outline in (section.outline, section.deck, *section.bays)]
    found = {(round(x, 6), round(y, 6)) for each in outlines for points, _ in polygons(each) for x, y in points}
    return found | {(round(each.x, 6), round(each.y, 6)) for section in shape.sections for each in section.mounts}


def test_a_design_with_equal_sides_is_symmetric_and_another_is_not() -> None:
    even = silhouette(ship(**FIVE))
    assert spots(even) == mirrored(even)
    odd = silhouette(ship(**{**FIVE, "port": fitted(12)}))
    assert spots(odd) != mirrored(odd)


def test_weapons_that_fire_to_one_side_stand_there() -> None:
    broadside = Section(hull_hits=12, mounts=(mounts(2, (Sector.PORT_FORE, Sector.PORT_AFT)),))
    (core,) = silhouette(ship(core=broadside)).sections
    assert len(core.mounts) == 2
    assert all(each.x < 0 > each.direction for each in core.mounts)


@pytest.mark.parametrize("count", [1, 2, 3, 7, 40])
@pytest.mark.parametrize("name", SectionName)
def test_every_mount_and_bay_has_its_own_place_in_its_section(name: SectionName, count: int) -> None:
    shape = silhouette(ship(**{**FIVE, name.value: fitted(10, count, count)}))
    section = next(each for each in shape.sections if each.name is name)
    assert len(section.mounts) == len({(each.x, each.y) for each in section.mounts}) == count
    assert len(section.bays) == len(set(section.bays)) == count
    xs, ys = zip(*(point for points, _ in polygons(section.outline) for point in points), strict=True)
    for each in section.mounts:
        assert min(xs) <= each.x <= max(xs)
        assert min(ys) <= each.y <= max(ys)
        assert each.radius > 0


def test_light_flanks_are_swept_back_and_heavy_ones_are_not() -> None:
    def tail(hits: int) -> float:
        """Return how far the middle of a flank lies aft of the middle of the core."""
        shape = silhouette(ship(**{**FIVE, "starboard": fitted(hits)}))
        at = {section.name: section.middle[1] for section in shape.sections}
        return at[SectionName.STARBOARD] - at[SectionName.CORE]

    assert tail(9) > tail(10)


def test_drives_are_engines_at_the_stern() -> None:
    drives = Component(id="drive", kind=ComponentKind.BASIC_STL, rating=3, count=3)
    powered = Section(hull_hits=9, components=(drives,))
    shape = silhouette(ship(**{**FIVE, "aft": powered}))
    lowest = max(y for section in shape.sections for points, _ in polygons(section.outline) for _, y in points)
    assert len(shape.engines) == 3
    assert all(y > lowest - 0.2 for engine in shape.engines for points, _ in polygons(engine) for _, y in points)
    assert silhouette(ship(**FIVE)).engines == ()


FIVE_SECTIONS = ship(**FIVE)

ODD = {
    "nothing": ship(),
    "only a core": ship(core=fitted(1)),
    "only a flank": ship(port=fitted(30, 3, 2)),
    "no core": ship(fore=fitted(4), aft=fitted(5)),
    "no boxes": ship(core=Section(hull_hits=0)),
    "a giant bow": ship(core=fitted(1), fore=fitted(999, 99, 99)),
    "as many weapons as a file may have": ship(
        core=Section(hull_hits=5, mounts=tuple(mounts(99, name=f"guns-{number}") for number in range(200)))
    ),
    "grown": replace(FIVE_SECTIONS, ship=FIVE_SECTIONS.ship.with_(hull_type=HullType.BIOLOGICAL)),
}


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD.keys())
@pytest.mark.parametrize(
    "look", [Look(), Look(plain=True), Look(ghost=True), Look((Damage.DESTROYED,) * 5), Look(degrees=67.5)]
)
def test_odd_designs_are_drawn_inside_their_squares(odd: Design, look: Look) -> None:
    shape = silhouette(odd)
    drawn = ship_picture(shape, paint_of(0), 1.5, look)
    assert sum(len(section.mounts) for section in shape.sections) <= MOST_MARKS * len(shape.sections)
    for op in drawn.ops:
        assert isinstance(op, Path)
        for points, _ in polygons(op.outline):
            assert all(-0.01 <= each <= drawn.width + 0.01 for point in points for each in point)
    page = Page(Drawing(drawn.width, drawn.height, drawn.ops))
    assert page_picture(page, INKS[InkMode.COLOUR], 64).startswith(b"\x89PNG")


def test_damage_is_a_mark_and_a_destroyed_section_a_dashed_outline() -> None:
    shape = silhouette(ship(**FIVE))
    whole = ship_picture(shape, paint_of(0), 1.0, Look(plain=True))
    hurt = ship_picture(shape, paint_of(0), 1.0, Look((Damage.HURT, *WHOLE[1:]), plain=True))
    lost = ship_picture(shape, paint_of(0), 1.0, Look((Damage.DESTROYED, *WHOLE[1:]), plain=True))
    assert len(hurt.ops) - len(whole.ops) == 2
    dashed = [[op for op in drawn.ops if isinstance(op, Path) and op.dash] for drawn in (whole, lost)]
    assert [len(each) for each in dashed] == [0, 1]
    assert dashed[1][0].fill is None


def test_small_ships_show_sections_and_bridge_only() -> None:
    shape = silhouette(ship(**FIVE))
    plain, full = (ship_picture(shape, paint_of(0), 1.0, Look(plain=plain)) for plain in (True, False))
    assert len(plain.ops) == len(shape.sections) + 1
    assert any(isinstance(op, Path) and op.fill == SLOT for op in full.ops)


def test_a_rolled_ship_shows_port_at_starboard() -> None:
    shape = silhouette(ship(core=fitted(12), port=fitted(12)))
    usual, rolled = (ship_picture(shape, paint_of(0), 1.0, Look(rolled=rolled, plain=True)) for rolled in (False, True))

    def lefts(drawn: Drawing) -> list[float]:
        return [
            x - drawn.width / 2
            for op in drawn.ops
            if isinstance(op, Path)
            for points, _ in polygons(op.outline)
            for x, _ in points
        ]

    assert min(lefts(usual)) == pytest.approx(-max(lefts(rolled)))


def test_every_sample_has_a_silhouette() -> None:
    for file in sorted(sample_fleets("metaverse").glob("*.json")):
        fleet = open_file(str(file)).document
        for each in fleet.classes:
            shape = silhouette(design(fleet, each))
            assert len(shape.sections) == len(each.sections.standing())
