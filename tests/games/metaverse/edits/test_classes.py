"""Edits of the classes of a fleet."""

import pytest

from metamaker.core.elements.listing import placed, removed, with_fields
from metamaker.core.issue import Severity
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.edits.classes import duplicate_class
from metamaker.games.metaverse.edits.editing import EDITS
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from tests.games.metaverse.edits.flotilla import EGRET, FLEET, HERON, chain


def test_a_new_class_has_no_errors() -> None:
    fleet, ref = EDITS.added(Fleet(), "classes", "Night Lantern")
    assert (ref, [ship.name for ship in fleet.classes]) == ("classes/night-lantern", ["Night Lantern"])
    assert [issue for issue in check_fleet(fleet) if issue.severity is Severity.ERROR] == []


def test_a_new_class_never_has_an_id_that_anything_else_has() -> None:
    assert [EDITS.added(FLEET, "classes", name).ref for name in ("Heron", "First", "Gun", "Dart squadron", "!")] == [
        "classes/heron-2",
        "classes/first-2",
        "classes/gun-2",
        "classes/dart-squadron-2",
        "classes/x",
    ]


def test_a_variant_stands_behind_its_original_and_keeps_the_ids_of_parts() -> None:
    fleet, ref = duplicate_class(FLEET, "heron", "Block 2")
    assert [ship.id for ship in fleet.classes] == ["heron", "heron-block-2", "egret"]
    copy = fleet.classes[1]
    assert (ref, copy.variant) == ("classes/heron-block-2", "Block 2")
    assert copy.with_(id="heron", variant="") == HERON
    assert copy.sections is HERON.sections


def test_with_a_class_go_its_ships_and_those_under_them_rise() -> None:
    fleet = removed(STRUCTURE, FLEET, "classes/egret")
    assert (fleet.classes, chain(fleet)) == ((HERON,), {"first": None})
    below = FLEET.with_(ships=(*FLEET.ships[:2], FLEET.ships[2].with_(ship_class="heron")))
    assert chain(removed(STRUCTURE, below, "classes/egret")) == {"first": None, "third": "first"}


def test_classes_change_places() -> None:
    def order(fleet: Fleet) -> list[str]:
        return [ship.id for ship in fleet.classes]

    three = duplicate_class(FLEET, "egret", "B").document
    assert order(placed(STRUCTURE, three, "classes/egret-b", "heron")) == ["egret-b", "heron", "egret"]
    assert order(placed(STRUCTURE, three, "classes/heron", None)) == ["egret", "egret-b", "heron"]
    assert placed(STRUCTURE, three, "classes/heron", "egret") is three
    assert placed(STRUCTURE, three, "classes/heron", "heron") is three
    with pytest.raises(EditProblem, match=r"There is no “crane” to put this next to\."):
        placed(STRUCTURE, three, "classes/heron", "crane")


def test_an_edit_leaves_all_else_the_same_objects() -> None:
    other = design(FLEET, EGRET)
    fleet = with_fields(STRUCTURE, FLEET, "classes/heron/core", hull_hits=20)
    heron = fleet.ship_class("heron")
    assert heron.sections.core is not None
    assert HERON.sections.core is not None
    assert heron.sections.core.hull_hits == 20
    assert heron.sections.core.components is HERON.sections.core.components
    assert heron.arcs is HERON.arcs
    assert fleet.classes[1] is EGRET
    assert design(fleet, EGRET) is other
    for group in ("weapons", "starfighters", "bays", "ships", "squadrons"):
        assert getattr(fleet, group) is getattr(FLEET, group), group
    armoured = with_fields(STRUCTURE, fleet, "classes/heron/arcs/aft", armour_rating=2).ship_class("heron")
    assert armoured.sections is heron.sections
    assert armoured.arcs.fore is HERON.arcs.fore


def test_no_change_gives_the_very_same_fleet() -> None:
    assert with_fields(STRUCTURE, FLEET, "classes/heron", name="Heron", tags=()) is FLEET
    assert with_fields(STRUCTURE, FLEET, "classes/heron", name=" Heron ") is FLEET
    assert with_fields(STRUCTURE, FLEET, "classes/heron/core", hull_hits=12) is FLEET
    assert with_fields(STRUCTURE, FLEET, "classes/heron/arcs/port", shield_hits=0) is FLEET


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"crew_quality": 130}, "Crew quality must be a whole number from 0 to 99, not 130."),
        ({"name": "x" * 121}, f"Name must be text of up to 120 characters, not “{'x' * 40}…”."),
        ({"name": "a\x07"}, "Name: control characters are not allowed; character 2 is U+0007."),
        ({"hull_type": "stone"}, "Hull type must be one of metallic_ceramic, technological, biological, not “stone”."),
        ({"tags": ("",)}, "Tags must be text of 1 to 40 characters."),
        ({"public": 2}, "Public must be true or false, not 2."),
        ({"id": "crane"}, "An id cannot be changed."),
    ],
)
def test_what_the_model_refuses_is_told_in_one_sentence(fields: dict[str, object], sentence: str) -> None:
    with pytest.raises(EditProblem) as problem:
        with_fields(STRUCTURE, FLEET, "classes/heron", **fields)
    assert str(problem.value) == sentence


def test_what_is_not_there_is_told_in_one_sentence() -> None:
    with pytest.raises(EditProblem, match=r"^This fleet has no class “crane”\.$"):
        with_fields(STRUCTURE, FLEET, "classes/crane", name="Crane")
    with pytest.raises(EditProblem, match=r"^There is no “classes/heron/aft” in this fleet\.$"):
        with_fields(STRUCTURE, FLEET, "classes/heron/aft", hull_hits=3)
