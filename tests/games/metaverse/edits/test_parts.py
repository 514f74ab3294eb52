"""Edits of components, mounts and bays."""

import pytest

from metamaker.core.edits import Edited
from metamaker.core.elements.listing import removed, with_fields
from metamaker.core.issue import Severity
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.checks.placement import placement
from metamaker.games.metaverse.edits.classes import add_section
from metamaker.games.metaverse.edits.parts import add_bay, add_component, add_mount, copy_part, move_part, part_at
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.arc import Facing, SectionName, Sector
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Component, ComponentKind
from metamaker.games.metaverse.model.starfighter import BayFit, Load
from metamaker.games.metaverse.model.weapon import Mount
from tests.games.metaverse.builders import fleet_of, with_core
from tests.games.metaverse.edits.flotilla import EGRET, FLEET, HERON

CORE, FORE, PORT, STARBOARD, AFT = (
    SectionName.CORE,
    SectionName.FORE,
    SectionName.PORT,
    SectionName.STARBOARD,
    SectionName.AFT,
)
EMPTY = fleet_of(with_core(HERON, components=(), mounts=(), bays=()))


def component(made: Edited[Fleet]) -> Component:
    part = part_at(made.document, made.ref).value
    assert isinstance(part, Component)
    return part


def mount(made: Edited[Fleet]) -> Mount:
    part = part_at(made.document, made.ref).value
    assert isinstance(part, Mount)
    return part


@pytest.mark.parametrize("kind", ComponentKind)
@pytest.mark.parametrize("section", [CORE, FORE, PORT])
def test_a_new_component_is_legal_where_it_may_stand_at_all(kind: ComponentKind, section: SectionName) -> None:
    fleet = add_section(add_section(EMPTY, "heron", FORE), "heron", PORT)
    ship = fleet.ship_class("heron")
    made = add_component(fleet, "heron", section, kind)
    part = component(made)
    reasons = placement(kind, section, ship, part.facing)
    assert not reasons or all(placement(kind, section, ship, facing) for facing in (None, *Facing))
    errors = [issue for issue in check_fleet(made.document) if issue.where == made.ref and issue.severity is Severity.ERROR]
    assert reasons or errors == []


@pytest.mark.rule("MV-3.5.8-01", "MV-3.5.8-02")
@pytest.mark.parametrize("kind", ["basic_shield_generator", "adaptive_shield_generator", "modulated_shield_generator"])
def test_a_new_shield_generator_faces_the_arc_of_its_section_and_from_the_core_one_without(kind: str) -> None:
    fleet = add_section(add_section(EMPTY, "heron", FORE), "heron", PORT)
    facings = [component(add_component(fleet, "heron", section, ComponentKind(kind))).facing for section in (FORE, PORT, CORE)]
    assert facings[:2] == [Facing.FORE, Facing.PORT]
    assert facings[2] in {Facing.STARBOARD, Facing.AFT}


@pytest.mark.rule("MV-3.3.4-02")
def test_thrusters_come_in_pairs_and_then_in_copies() -> None:
    fleet, refs = EMPTY, []
    for _ in range(3):
        fleet, ref = add_component(fleet, "heron", CORE, ComponentKind.THRUSTER)
        refs.append(ref)
    assert refs == [f"classes/heron/core/thruster-{side}" for side in ("port", "starboard", "port")]
    assert [part_at(fleet, ref).value.count for ref in refs[:2]] == [2, 1]


def test_a_new_component_is_like_its_fellows() -> None:
    made = add_component(FLEET, "heron", CORE, ComponentKind.SENSOR_ARRAY)
    assert (made.ref, component(made).count, component(made).rating) == ("classes/heron/core/sensor-array", 2, 14)
    other = add_component(FLEET, "heron", CORE, ComponentKind.SENSOR_ARRAY, rating=16)
    assert (other.ref, component(other).count, component(other).rating) == ("classes/heron/core/sensor-array-2", 1, 16)
    escort = with_fields(STRUCTURE, FLEET, "classes/egret/core/sensor-array", rating=17)
    fleet, _ = add_component(escort, "egret", FORE, ComponentKind.SENSOR_ARRAY)
    fleet = with_fields(STRUCTURE, fleet, "classes/egret/fore/sensor-array-2", rating=12)
    ratings = [component(add_component(fleet, "egret", name, ComponentKind.SENSOR_ARRAY)).rating for name in (FORE, CORE)]
    assert ratings == [12, 17]


@pytest.mark.rule("MV-3.6.4-03")
def test_a_new_mount_bears_on_the_arc_of_its_section() -> None:
    assert mount(add_mount(FLEET, "egret", FORE, "lance")) == Mount(
        id="fore-lance", weapon="lance", sectors=(Sector.FORE_STARBOARD, Sector.FORE_PORT)
    )
    core = add_mount(FLEET, "egret", CORE, "lance")
    assert mount(core).sectors == (Sector.FORE_STARBOARD, Sector.FORE_PORT)
    assert mount(add_mount(core.document, "egret", CORE, "lance")).count == 2
    aft = add_mount(core.document, "egret", CORE, "lance", (Sector.AFT_PORT,))
    assert (aft.ref, mount(aft).count) == ("classes/egret/core/core-lance-2", 1)


def test_a_new_bay_is_open_and_joins_its_equal_only_while_that_is_empty() -> None:
    first = add_bay(FLEET, "heron", CORE, "deck")
    assert part_at(first.document, first.ref).value == BayFit(id="core-deck", bay="deck")
    second = add_bay(first.document, "heron", CORE, "deck")
    assert part_at(second.document, second.ref).value == BayFit(id="core-deck", bay="deck", count=2)
    loaded = with_fields(STRUCTURE, first.document, first.ref, squadrons=(Load(starfighter="dart"),))
    assert add_bay(loaded, "heron", CORE, "deck").ref == "classes/heron/core/core-deck-2"


@pytest.mark.parametrize("part", ["bridge", "guns", "flight-deck"])
def test_a_part_changes_and_goes_while_its_neighbours_stay(part: str) -> None:
    ref = f"classes/heron/core/{part}"
    more = with_fields(STRUCTURE, FLEET, f"{ref}#1", count=7)
    assert part_at(more, ref).value.count == 7
    assert with_fields(STRUCTURE, more, ref, count=1) == FLEET
    assert with_fields(STRUCTURE, FLEET, ref, count=1) is FLEET
    fleet = removed(STRUCTURE, FLEET, ref)
    with pytest.raises(EditProblem, match="This fleet has no part"):
        part_at(fleet, ref)
    old, new = HERON.sections.core, fleet.ship_class("heron").sections.core
    assert old is not None
    assert new is not None
    same = [new.components is old.components, new.mounts is old.mounts, new.bays is old.bays]
    assert sorted(same) == [False, True, True]
    assert bool(fleet.ship("first").loadouts) is (part != "flight-deck")


@pytest.mark.rule("MV-3.3.4-02", "MV-3.5.8-01")
def test_a_part_that_moves_faces_what_its_new_place_ties_it_to() -> None:
    fleet = FLEET
    for name in (PORT, STARBOARD):
        fleet = add_section(fleet, "heron", name)
    made = move_part(fleet, "classes/heron/core/thruster-port", STARBOARD)
    assert (made.ref, component(made).facing) == ("classes/heron/starboard/thruster-port", Facing.STARBOARD)
    fleet, ref = add_component(made.document, "heron", STARBOARD, ComponentKind.BASIC_SHIELD_GENERATOR)
    assert component(move_part(fleet, ref, PORT)).facing is Facing.PORT
    assert component(move_part(fleet, ref, CORE)).facing is Facing.FORE
    drive = move_part(fleet, "classes/heron/core/basic-stl-fore-aft", PORT)
    assert component(drive).facing is Facing.FORE_AFT


@pytest.mark.rule("MV-3.6.4-02")
def test_a_mount_that_moves_keeps_its_bearing_on_the_new_side() -> None:
    fleet = FLEET
    for name in (PORT, AFT):
        fleet = add_section(fleet, "egret", name)
    fleet, ref = add_mount(fleet, "egret", FORE, "lance", (Sector.FORE_STARBOARD,))
    assert mount(move_part(fleet, ref, PORT)).sectors == (Sector.PORT_FORE,)
    assert mount(move_part(fleet, ref, AFT)).sectors == (Sector.AFT_PORT,)
    assert mount(move_part(fleet, ref, CORE)).sectors == (Sector.FORE_STARBOARD,)
    assert len(mount(move_part(fleet, "classes/egret/core/guns", FORE)).sectors) == 6
    fleet, ref = add_mount(fleet, "egret", CORE, "lance", (Sector.AFT_PORT,))
    assert mount(move_part(fleet, ref, FORE)).sectors == (Sector.FORE_STARBOARD, Sector.FORE_PORT)


def test_a_part_that_moves_to_where_it_is_stays() -> None:
    assert move_part(FLEET, "classes/heron/core/bridge", CORE) == Edited(FLEET, "classes/heron/core/bridge")
    assert move_part(FLEET, "classes/heron/core/bridge", CORE).document is FLEET
    with pytest.raises(EditProblem, match="Heron has no fore section"):
        move_part(FLEET, "classes/heron/core/bridge", FORE)


def test_a_bay_that_moves_keeps_what_ships_carry_in_it() -> None:
    fleet = add_section(FLEET, "heron", AFT)
    moved = move_part(fleet, "classes/heron/core/flight-deck", AFT).document
    assert moved.ships is FLEET.ships


def test_a_copy_keeps_its_id_where_that_is_free() -> None:
    bay = copy_part(FLEET, "classes/heron/core/flight-deck", "egret", FORE)
    assert bay.ref == "classes/egret/fore/flight-deck"
    sensor = copy_part(FLEET, "classes/heron/core/sensor-array", "egret", FORE)
    assert sensor.ref == "classes/egret/fore/sensor-array-2"
    again = copy_part(FLEET, "classes/heron/core/sensor-array", "heron", CORE)
    assert (again.ref, component(again).count) == ("classes/heron/core/sensor-array", 2)
    four = copy_part(again.document, again.ref, "heron", CORE)
    assert (four.ref, component(four).count) == ("classes/heron/core/sensor-array", 4)


def test_a_copy_of_a_loaded_bay_stands_by_itself() -> None:
    loaded = with_fields(STRUCTURE, FLEET, "classes/heron/core/flight-deck", squadrons=(Load(starfighter="dart"),))
    copy = copy_part(loaded, "classes/heron/core/flight-deck", "heron", CORE)
    assert copy.ref == "classes/heron/core/flight-deck-2"
    assert part_at(copy.document, copy.ref).value == part_at(loaded, "classes/heron/core/flight-deck").value.with_(
        id="flight-deck-2"
    )


def test_no_new_part_takes_the_reference_of_the_reactor() -> None:
    part = Component(id="reactor", kind=ComponentKind.CIC, rating=1)
    fleet = fleet_of(with_core(HERON, components=(part,), bays=()), EGRET)
    assert copy_part(fleet, "classes/heron/core/reactor", "egret", CORE).ref == "classes/egret/core/reactor-2"


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (lambda: add_mount(FLEET, "heron", CORE, "howitzer"), "This fleet has no weapon “howitzer”."),
        (lambda: add_bay(FLEET, "heron", CORE, "shed"), "This fleet has no bay “shed”."),
        (lambda: with_fields(STRUCTURE, FLEET, "classes/heron/core/guns", weapon="x"), "no weapon with the id “x”"),
        (
            lambda: with_fields(STRUCTURE, FLEET, "classes/heron/core/guns", count=100),
            "Count must be a whole number from 0 to 99, not 100.",
        ),
        (lambda: part_at(FLEET, "ships/first"), "This fleet has no part “ships/first”."),
    ],
)
def test_what_cannot_be_is_told_in_one_sentence(edit: object, sentence: str) -> None:
    assert callable(edit)
    with pytest.raises(EditProblem) as problem:
        edit()
    assert sentence in str(problem.value)


def test_a_full_count_takes_no_more() -> None:
    full = with_fields(STRUCTURE, FLEET, "classes/heron/core/bridge", count=99)
    with pytest.raises(EditProblem, match="Count must be"):
        add_component(full, "heron", CORE, ComponentKind.BRIDGE)
    assert isinstance(full, Fleet)
    assert full.ship_class("egret") is EGRET
