"""Edits of designs, teams and ships."""

import pytest

from metamaker.core.elements.listing import placed, removed, with_fields
from metamaker.core.elements.transfer import brought
from metamaker.core.property import EditProblem
from metamaker.games.cosmoforce.checks import check_fleet
from metamaker.games.cosmoforce.edits.editing import EDITS
from metamaker.games.cosmoforce.edits.structure import STRUCTURE
from metamaker.games.cosmoforce.edits.teams import add_ship
from metamaker.games.cosmoforce.model.design import ShipClass
from metamaker.games.cosmoforce.model.fleet import Fleet
from tests.games.cosmoforce.builders import CRUISER, design, duel, fleet

DUEL = duel(design(), design("laser", name="Kite"))


def names(document: Fleet) -> list[list[str]]:
    return [[ship.id for ship in team.ships] for team in document.teams]


@pytest.mark.parametrize("ship_class", ShipClass)
def test_a_new_design_is_one_that_no_check_complains_of(ship_class: ShipClass) -> None:
    made = EDITS.added(DUEL, "designs", "Heron", ship_class=ship_class)
    assert (made.ref, made.document.designs[-1].name) == ("designs/heron-2", "Heron 2")
    assert check_fleet(fleet(made.document.designs[-1])) == ()


def test_a_copy_stands_behind_its_original() -> None:
    made = EDITS.duplicated(DUEL, "designs/heron")
    assert [each.id for each in made.document.designs] == ["heron", "heron-copy", "kite"]
    assert made.document.designs[1].slots is DUEL.designs[0].slots


def test_another_class_keeps_what_the_slots_hold() -> None:
    after = with_fields(STRUCTURE, DUEL, "designs/heron", ship_class=CRUISER)
    assert (after.designs[0].ship_class, after.designs[0].slots) == (CRUISER, DUEL.designs[0].slots)


def test_ships_go_with_their_design() -> None:
    after = removed(STRUCTURE, DUEL, "designs/heron")
    assert ([each.id for each in after.designs], names(after)) == (["kite"], [[], ["south-1"]])


def test_designs_and_teams_change_their_order() -> None:
    assert [each.id for each in placed(STRUCTURE, DUEL, "designs/kite", "heron").designs] == ["kite", "heron"]
    assert [each.id for each in placed(STRUCTURE, DUEL, "teams/north", None).teams] == ["south", "north"]


def test_teams_come_change_and_go() -> None:
    made = EDITS.added(DUEL, "teams", "North", budget=30)
    assert (made.ref, made.document.teams[-1].name, made.document.teams[-1].budget) == ("teams/north-2", "North 2", 30)
    assert with_fields(STRUCTURE, DUEL, "teams/north", budget=12).teams[0].budget == 12
    assert names(removed(STRUCTURE, DUEL, "teams/north")) == [["south-1"]]


def test_ships_come_change_move_and_go() -> None:
    made = add_ship(DUEL, "north", "kite")
    assert (made.ref, made.document.ship("kite-2").name) == ("ships/kite-2", "Kite 2")
    assert names(EDITS.duplicated(DUEL, "ships/south-1").document) == [["north-1"], ["south-1", "kite-2"]]
    assert with_fields(STRUCTURE, DUEL, "ships/north-1", design="kite", name="Ann").ship("north-1").name == "Ann"
    assert names(placed(STRUCTURE, DUEL, "ships/north-1", "south-1", "teams/south")) == [[], ["north-1", "south-1"]]
    assert names(placed(STRUCTURE, made.document, "ships/kite-2", "north-1", "teams/north")) == [
        ["kite-2", "north-1"],
        ["south-1"],
    ]
    assert names(removed(STRUCTURE, DUEL, "ships/south-1")) == [["north-1"], []]


@pytest.mark.parametrize("ref", ["designs/x", "teams/x", "ships/x"])
def test_what_is_not_there_cannot_be_edited(ref: str) -> None:
    with pytest.raises(EditProblem, match="“x”"):
        with_fields(STRUCTURE, DUEL, ref, name="A")
    with pytest.raises(EditProblem, match=f"^There is no “{ref}” to copy"):
        brought(STRUCTURE, DUEL, DUEL, [ref])


def test_a_ship_is_of_a_design_that_is_there() -> None:
    with pytest.raises(EditProblem, match="not have a design"):
        EDITS.changed(DUEL, "ships/north-1", "design", "gull")


def test_what_comes_from_another_document_gets_names_and_ids_of_its_own() -> None:
    other = duel(design("armor"), design("laser", name="Kite"))
    arrival = brought(STRUCTURE, DUEL, other, ["designs/heron", "designs/kite", "teams/north"])
    after = arrival.document
    assert arrival.refs == ("designs/heron-2", "designs/kite", "teams/north-2")
    assert [each.name for each in after.designs] == ["Heron", "Kite", "Heron 2"]
    assert [(ship.id, ship.design) for ship in after.teams[-1].ships] == [("heron-3", "heron-2")]
