"""Edits that add and remove sections."""

import pytest

from metamaker.core.elements.listing import with_fields
from metamaker.core.elements.removal import removed
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.edits.classes import add_section
from metamaker.games.metaverse.edits.parts import section_of
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from tests.games.metaverse.edits.flotilla import FLEET


def hull(fleet: Fleet, class_id: str, name: SectionName) -> tuple[int, int]:
    section = fleet.ship_class(class_id).sections[name]
    assert section is not None
    return section.hull_hits, section.hull_layers


@pytest.mark.rule("MV-3.1.1-04")
def test_a_new_section_has_a_hull_that_fits_the_ship() -> None:
    aft = add_section(FLEET, "heron", SectionName.AFT)
    assert hull(aft, "heron", SectionName.AFT) == (6, 2)
    longer = with_fields(STRUCTURE, aft, "classes/heron/aft", hull_hits=9, hull_layers=3)
    assert hull(add_section(longer, "heron", SectionName.PORT), "heron", SectionName.PORT) == (9, 3)
    flat = with_fields(STRUCTURE, FLEET, "classes/heron/core", hull_hits=0, hull_layers=5)
    assert hull(add_section(flat, "heron", SectionName.AFT), "heron", SectionName.AFT) == (5, 5)
    bare = removed(STRUCTURE, FLEET, "classes/heron/core")
    assert hull(add_section(bare, "heron", SectionName.CORE), "heron", SectionName.CORE) == (6, 2)


@pytest.mark.rule("MV-3.3.4-02")
def test_what_must_not_stay_in_the_core_is_left_to_the_checks() -> None:
    fleet = add_section(FLEET, "heron", SectionName.PORT)
    found = [(issue.code, issue.where) for issue in set(check_fleet(fleet)) - set(check_fleet(FLEET))]
    assert found == [("covered-arc", "classes/heron/core/thruster-port")]


def test_a_section_is_designed_once() -> None:
    with pytest.raises(EditProblem, match=r"^Egret has a fore section already\.$"):
        add_section(FLEET, "egret", SectionName.FORE)
    with pytest.raises(EditProblem, match=r"^Heron has no fore section\.$"):
        section_of(FLEET.ship_class("heron"), SectionName.FORE)


def test_with_a_section_goes_what_ships_carry_in_its_bays() -> None:
    fleet = removed(STRUCTURE, FLEET, "classes/heron/core")
    assert fleet.ship("first").loadouts == ()
    assert fleet.ships[1:] == FLEET.ships[1:]
    assert fleet.ship("second") is FLEET.ship("second")
