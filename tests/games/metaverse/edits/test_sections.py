"""Sections copied and mirrored as a whole."""

from collections.abc import Iterator

import pytest

from metamaker.core.issue import Severity
from metamaker.core.paths import sample_fleets
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.checks.all import check_design
from metamaker.games.metaverse.edits.sections import OTHER_SIDE, clipboard_section, is_section, mirrored, section_pasted
from metamaker.games.metaverse.model.arc import Facing, SectionName, Sector
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ArcDefence, Component, ComponentKind, Section
from metamaker.games.metaverse.model.weapon import Mount
from metamaker.opening import open_file
from tests.games.metaverse.builders import BARE, GUN, with_section
from tests.games.metaverse.edits.flotilla import FLEET, LANCE

PORT, STARBOARD, CORE, FORE = SectionName.PORT, SectionName.STARBOARD, SectionName.CORE, SectionName.FORE

SIDE = Section(
    hull_hits=5,
    hull_layers=2,
    crew_parties=1,
    reactor=True,
    components=(Component(id="thruster", kind=ComponentKind.THRUSTER, rating=2, facing=Facing.PORT),),
    mounts=(Mount(id="gun", weapon="gun", count=2, sectors=(Sector.PORT_FORE, Sector.FORE_PORT)),),
)
SHIP = with_section(BARE, "port", SIDE)
ARMED = Fleet(weapons=(GUN,), classes=(SHIP.with_(arcs=SHIP.arcs.with_(port=ArcDefence(armour_rating=3))),))


MOST_CLASSES = 3
"""Of each sample: every pair of sections of a ship is some twenty edits."""


def section(fleet: Fleet, name: SectionName, class_id: str = SHIP.id) -> Section:
    found = fleet.ship_class(class_id).sections[name]
    assert found is not None
    return found


def errors(fleet: Fleet, class_id: str) -> set[tuple[str, str]]:
    issues = check_design(design(fleet, fleet.ship_class(class_id)))
    return {(issue.code, issue.where) for issue in issues if issue.severity is Severity.ERROR}


def samples() -> Iterator[Fleet]:
    for path in sorted(sample_fleets("metaverse").glob("*.json")):
        found = open_file(str(path)).document
        assert isinstance(found, Fleet)
        yield found


def test_port_becomes_starboard_with_what_it_faces_and_bears_on() -> None:
    made = mirrored(ARMED, SHIP.id, PORT)
    across = section(made.document, STARBOARD)
    assert (across.hull_hits, across.hull_layers, across.crew_parties, across.reactor) == (5, 2, 1, True)
    assert [(part.kind, part.facing) for part in across.components] == [(ComponentKind.THRUSTER, Facing.STARBOARD)]
    (mount,) = across.mounts
    assert (mount.weapon, mount.count) == ("gun", 2)
    assert set(mount.sectors) == {Sector.FORE_STARBOARD, Sector.STARBOARD_FORE}
    assert made.document.ship_class(SHIP.id).arcs.starboard == ArcDefence(armour_rating=3)
    assert section(made.document, PORT) == section(ARMED, PORT)


def test_there_and_back_is_the_same_but_for_ids() -> None:
    there = mirrored(ARMED, SHIP.id, PORT).document
    back = section(mirrored(there, SHIP.id, STARBOARD).document, PORT)
    bare = [part.with_(id="x") for part in (*back.components, *back.mounts)]
    assert bare == [part.with_(id="x") for part in (*SIDE.components, *SIDE.mounts)]


def test_every_section_of_every_sample_goes_anywhere_and_stays_legal() -> None:
    tried = 0
    for fleet in samples():
        for ship in fleet.classes[:MOST_CLASSES]:
            before, names = errors(fleet, ship.id), [name for name, _ in ship.sections.standing()]
            for name in names:
                carried = clipboard_section(fleet, ship.ref(name))
                made = [section_pasted(fleet, carried, ship.id, to) for to in names if to is not name]
                made += [mirrored(fleet, ship.id, name)] if name in OTHER_SIDE else []
                assert [errors(each.document, ship.id) - before for each in made] == [set()] * len(made)
                tried += len(made)
    assert tried


def test_a_side_that_is_missing_is_added_and_the_core_looks_through_it_no_more() -> None:
    found = 0
    for fleet in samples():
        for ship in fleet.classes:
            if ship.sections.port is None:
                continue
            lone = fleet.with_(ships=()).with_(classes=(ship.with_(sections=ship.sections.with_(starboard=None)),))
            made = mirrored(lone, ship.id, PORT).document
            assert section(made, STARBOARD, ship.id).hull_hits == ship.sections.port.hull_hits
            assert errors(made, ship.id) <= errors(lone, ship.id) | errors(fleet, ship.id)
            found += 1
    assert found


def test_what_may_not_stand_there_is_left_out_by_name_and_what_is_needed_stays() -> None:
    both = mirrored(ARMED, SHIP.id, PORT).document
    made = section_pasted(both, clipboard_section(both, SHIP.ref(PORT)), SHIP.id, CORE)
    assert [name.partition(",")[0] for name in made.left_out] == ["Thruster"]
    kinds = {part.kind for part in section(made.document, CORE).components}
    assert kinds <= {part.kind for part in section(both, CORE).components}
    assert errors(made.document, SHIP.id) <= errors(both, SHIP.id)


def test_a_section_goes_to_another_fleet_with_its_weapons() -> None:
    other = FLEET.with_(weapons=(LANCE, GUN.with_(name="Another gun")))
    made = section_pasted(other, clipboard_section(ARMED, SHIP.ref(PORT)), "egret", FORE)
    (mount,) = section(made.document, FORE, "egret").mounts
    assert made.document.weapons[-1].with_(id="gun") == GUN
    assert mount.weapon == made.document.weapons[-1].id == made.new_ids[0].new
    assert [ship.id for ship in made.document.classes] == ["heron", "egret"]


def test_only_sections_are_copied_and_only_sides_mirrored() -> None:
    assert is_section(ARMED, SHIP.ref(PORT))
    assert not is_section(ARMED, SHIP.ref(PORT, "hull_hits"))
    with pytest.raises(EditProblem, match="only copy whole sections"):
        clipboard_section(ARMED, SHIP.ref())
    with pytest.raises(EditProblem, match="opposite side"):
        mirrored(ARMED, SHIP.id, CORE)
    with pytest.raises(EditProblem, match="no part"):
        section_pasted(FLEET, ARMED.with_(classes=()), "heron", CORE)
