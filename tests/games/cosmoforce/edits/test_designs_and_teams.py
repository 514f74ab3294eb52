"""Edits of designs, teams and ships."""

from collections.abc import Callable

import pytest

from metamaker.core.property import EditProblem
from metamaker.games.cosmoforce.checks import check_fleet
from metamaker.games.cosmoforce.edits.designs import add_design, change_design, copy_design, move_design, remove_design
from metamaker.games.cosmoforce.edits.teams import (
    add_ship,
    add_team,
    change_ship,
    change_team,
    copy_ship,
    move_ship,
    move_team,
    remove_ships,
    remove_team,
)
from metamaker.games.cosmoforce.edits.transfer import arrived
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.model.words import ShipClass
from tests.games.cosmoforce.builders import CRUISER, design, duel, fleet

EDITS: dict[str, Callable[..., Fleet]] = {"designs": change_design, "teams": change_team, "ships": change_ship}
DUEL = duel(design(), design("laser", name="Kite"))


def names(document: Fleet) -> list[list[str]]:
    return [[ship.id for ship in team.ships] for team in document.teams]


@pytest.mark.parametrize("ship_class", ShipClass)
def test_a_new_design_is_one_that_no_check_complains_of(ship_class: ShipClass) -> None:
    made = add_design(DUEL, "Heron", ship_class)
    assert (made.ref, made.fleet.designs[-1].name) == ("designs/heron-2", "Heron 2")
    assert check_fleet(fleet(made.fleet.designs[-1])) == ()


def test_a_copy_stands_behind_its_original() -> None:
    made = copy_design(DUEL, "heron", "Heron copy")
    assert [each.id for each in made.fleet.designs] == ["heron", "heron-copy", "kite"]
    assert made.fleet.designs[1].slots is DUEL.designs[0].slots


def test_another_class_keeps_what_the_slots_hold() -> None:
    after = change_design(DUEL, "heron", ship_class=CRUISER)
    assert (after.designs[0].ship_class, after.designs[0].slots) == (CRUISER, DUEL.designs[0].slots)


def test_ships_go_with_their_design() -> None:
    after = remove_design(DUEL, "heron")
    assert ([each.id for each in after.designs], names(after)) == (["kite"], [[], ["south-1"]])


def test_designs_and_teams_change_their_order() -> None:
    assert [each.id for each in move_design(DUEL, "kite", "heron").designs] == ["kite", "heron"]
    assert [each.id for each in move_team(DUEL, "north", None).teams] == ["south", "north"]


def test_teams_come_change_and_go() -> None:
    made = add_team(DUEL, "North", 30)
    assert (made.ref, made.fleet.teams[-1].name, made.fleet.teams[-1].budget) == ("teams/north-2", "North 2", 30)
    assert change_team(DUEL, "north", budget=12).teams[0].budget == 12
    assert names(remove_team(DUEL, "north")) == [["south-1"]]


def test_ships_come_change_move_and_go() -> None:
    made = add_ship(DUEL, "north", "kite")
    assert (made.ref, made.fleet.ship("kite-2").name) == ("ships/kite-2", "Kite 2")
    assert names(copy_ship(DUEL, "south-1").fleet) == [["north-1"], ["south-1", "kite-2"]]
    assert change_ship(DUEL, "north-1", design="kite", name="Ann").ship("north-1").name == "Ann"
    assert names(move_ship(DUEL, "north-1", "south", "south-1")) == [[], ["north-1", "south-1"]]
    assert names(move_ship(made.fleet, "kite-2", "north", "north-1")) == [["kite-2", "north-1"], ["south-1"]]
    assert names(remove_ships(DUEL, ["south-1"])) == [["north-1"], []]


@pytest.mark.parametrize("ref", ["designs/x", "teams/x", "ships/x"])
def test_what_is_not_there_cannot_be_edited(ref: str) -> None:
    edit = EDITS[ref.split("/", 1)[0]]
    with pytest.raises(EditProblem, match="“x”"):
        edit(DUEL, "x", name="A")
    with pytest.raises(EditProblem, match="to bring"):
        arrived(DUEL, DUEL, [ref])


def test_a_ship_is_of_a_design_that_is_there() -> None:
    with pytest.raises(EditProblem, match="no design"):
        change_ship(DUEL, "north-1", design="gull")


def test_what_comes_from_another_document_gets_names_and_ids_of_its_own() -> None:
    other = duel(design("armor"), design("laser", name="Kite"))
    after, refs = arrived(DUEL, other, ["designs/heron", "designs/kite", "teams/north"])
    assert refs == ("designs/heron-2", "designs/kite", "teams/north-2")
    assert [each.name for each in after.designs] == ["Heron", "Kite", "Heron 2"]
    assert [(ship.id, ship.design) for ship in after.teams[-1].ships] == [("heron-3", "heron-2")]
