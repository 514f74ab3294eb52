"""What references name, what uses it, and taking it away."""

import pytest

from metamaker.core.elements.listing import removed, with_fields
from metamaker.core.elements.references import element_name, used_by
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.game import METAVERSE
from tests.games.metaverse.edits.flotilla import EGRET, FLEET, HERON

NAMES = {
    "fleet": "Flotilla",
    "classes/heron": "Heron",
    "classes/heron/core": "Core of Heron",
    "classes/egret/fore": "Fore section of Egret",
    "classes/heron/core/sensor-array": "Sensor array, core of Heron",
    "classes/heron/core/guns": "Gun, core of Heron",
    "classes/heron/core/flight-deck": "Deck, core of Heron",
    "classes/egret/fore/hull_hits": "Hull hits, fore section of Egret",
    "classes/heron/core/reactor": "Reactor, core of Heron",
    "classes/heron/arcs/aft": "Aft arc of Heron",
    "classes/heron/arcs/aft/shield_hits": "Shield hits, aft arc of Heron",
    "classes/heron/arcs/aft/adaptation": "Adaptation, aft arc of Heron",
    "classes/heron/target_rating": "Target rating of Heron",
    "classes/heron/ems": "EMS of Heron",
    "weapons/gun": "Gun",
    "starfighters/dart": "Dart",
    "starfighters/dart/weapons/1": "Sting of Dart",
    "bays/deck": "Deck",
    "ships/first": "First",
    "squadrons/dart-squadron": "Dart",
}

ELSEWHERE = {
    "classes/heron/core/sensor-array#2": "classes/heron/core/sensor-array",
    "classes/heron/core/flight-deck/squadrons": "classes/heron/core/flight-deck",
    "classes/heron/aft": "classes/heron",
    "classes/heron/code": "classes/heron",
    "ships/second/core/guns#1": "classes/egret/core/guns",
    "ships/second/arcs/fore": "classes/egret/arcs/fore",
    "ships/first/combat_value": "ships/first",
    "ships/first/loadouts/flight-deck": "ships/first",
    "limits/combat_value": "fleet",
    "formulas/ship.ems": "fleet",
    "squadrons/dart-squadron#2": "squadrons/dart-squadron",
}

NOTHING = (
    "",
    "/",
    "classes",
    "classes/owl",
    "classes/heron/core/owl",
    "classes/heron/aft/guns",
    "classes/heron/arcs/up",
    "classes/heron/owl",
    "ships/owl",
    "ships/first/core/owl",
    "weapons/owl",
    "starfighters/dart/weapons/2",
    "starfighters/owl/weapons/1",
    "rules/MV-1.0.0-01",
    "sheet/plot",
)


@pytest.mark.parametrize("ref", NAMES)
def test_every_element_has_a_name(ref: str) -> None:
    assert (STRUCTURE.resolved(FLEET, ref), element_name(STRUCTURE, FLEET, ref)) == (ref, NAMES[ref])


@pytest.mark.parametrize("ref", ELSEWHERE)
def test_what_has_no_place_of_its_own_leads_to_what_holds_it(ref: str) -> None:
    assert STRUCTURE.resolved(FLEET, ref) == ELSEWHERE[ref]
    assert element_name(STRUCTURE, FLEET, ref) == element_name(STRUCTURE, FLEET, ELSEWHERE[ref])


@pytest.mark.parametrize("ref", NOTHING)
def test_what_names_nothing_is_nothing(ref: str) -> None:
    assert (
        STRUCTURE.resolved(FLEET, ref),
        STRUCTURE.find(FLEET, ref),
        element_name(STRUCTURE, FLEET, ref),
        used_by(STRUCTURE, FLEET, ref),
    ) == ("", None, "", ())
    with pytest.raises(EditProblem):
        removed(STRUCTURE, FLEET, ref)


def value_at(ref: str) -> object:
    of = STRUCTURE.find(FLEET, ref)
    assert of is not None
    return of.value


def test_references_lead_to_the_very_values() -> None:
    core = HERON.sections.core
    assert core is not None
    assert value_at("fleet") is FLEET
    assert value_at("classes/heron/ems") is HERON
    assert value_at("classes/heron/core/crew_parties") is core
    assert value_at("ships/first/core/guns#1") is core.mounts[0]
    assert value_at("classes/egret/arcs/port/shield_hits") is EGRET.arcs.port
    assert value_at("starfighters/dart/weapons/1") is FLEET.starfighters[0].weapons[0]


def test_every_problem_leads_to_an_element() -> None:
    bare = removed(STRUCTURE, removed(STRUCTURE, FLEET, "classes/heron/core"), "bays/deck")
    places = [issue.where for issue in check_fleet(bare)]
    assert "classes/heron/core" in places
    assert [place for place in places if not STRUCTURE.resolved(bare, place)] == []


def test_what_uses_an_element_is_named() -> None:
    def uses(ref: str) -> list[tuple[str, str]]:
        return [(use.ref, use.text) for use in used_by(STRUCTURE, FLEET, ref)]

    assert uses("weapons/gun") == [
        ("classes/heron/core/guns", "Gun, core of Heron"),
        ("classes/egret/core/guns", "Gun, core of Egret"),
    ]
    assert uses("weapons/lance") == []
    assert uses("bays/deck") == [("classes/heron/core/flight-deck", "Deck, core of Heron")]
    assert uses("starfighters/dart") == [("bays/deck", "Deck"), ("ships/first", "First"), ("squadrons/dart-squadron", "Dart")]
    assert uses("classes/egret") == [("ships/second", "Second"), ("ships/third", "Third")]
    assert uses("ships/first") == [("ships/second", "Second")]
    assert uses("classes/heron/core/flight-deck") == [("ships/first", "First")]
    assert uses("classes/heron/core") == [("ships/first", "First")]
    assert uses("classes/heron/core/guns") == uses("classes/egret/fore") == uses("classes/egret/core/hull_hits") == []
    assert uses("fleet") == uses("classes/heron/arcs/aft") == []


def test_of_what_is_there_by_number_none_is_left() -> None:
    fleet = with_fields(STRUCTURE, FLEET, "classes/egret/fore", crew_parties=3, marine_parties=2, reactor=True)
    for field in ("crew_parties", "marine_parties", "reactor"):
        fleet = removed(STRUCTURE, fleet, f"classes/egret/fore/{field}")
    assert fleet == FLEET
    fleet = with_fields(STRUCTURE, FLEET, "classes/egret/arcs/aft", armour_rating=3, ablative_plates=2, shield_hits=1)
    assert removed(STRUCTURE, fleet, "classes/egret/arcs/aft") == FLEET
    for field in ("armour_rating", "ablative_plates", "shield_hits"):
        fleet = removed(STRUCTURE, fleet, f"classes/egret/arcs/aft/{field}")
    assert fleet == FLEET


@pytest.mark.parametrize(
    ("ref", "sentence"),
    [
        ("fleet", "Flotilla cannot be removed."),
        ("classes/heron/core/hull_hits", "Hull hits, core of Heron cannot be removed."),
        ("classes/heron/core/reactor", "Reactor, core of Heron cannot be removed."),
        ("classes/egret/core/life_support", "Life support, core of Egret cannot be removed."),
        ("classes/egret/arcs/fore/adaptation", "Adaptation, fore arc of Egret cannot be removed."),
        ("classes/heron/crew_quality", "Crew quality of Heron cannot be removed."),
        ("weapons/owl", "There is no “weapons/owl” in this fleet."),
    ],
)
def test_what_cannot_be_taken_away_is_told(ref: str, sentence: str) -> None:
    with pytest.raises(EditProblem) as problem:
        removed(STRUCTURE, FLEET, ref)
    assert str(problem.value) == sentence


def test_a_fleet_emptied_piece_by_piece_is_a_fleet() -> None:
    fleet = FLEET
    for ref in ("classes/heron", "starfighters/dart", "bays/deck", "weapons/gun", "ships/second", "classes/egret/fore"):
        fleet = removed(STRUCTURE, fleet, ref)
    assert METAVERSE.documents.read(METAVERSE.documents.body(fleet), "") == fleet
    assert [ship.id for ship in fleet.ships] == ["third"]
