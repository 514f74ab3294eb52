"""What goes to another document and comes from one."""

import pytest

from metamaker.core.elements.transfer import brought, cut, everything
from metamaker.core.property import EditProblem
from metamaker.games.cosmoforce.edits.structure import STRUCTURE
from metamaker.games.cosmoforce.edits.teams import enlisted
from metamaker.games.cosmoforce.model.fleet import Fleet
from tests.games.cosmoforce import builders

HERON = builders.design(name="Heron", notes="Swift.")
EGRET = builders.design("engine railgun dissipator habitat", builders.CRUISER, name="Egret")
FLEET = builders.fleet(
    HERON,
    EGRET,
    teams=(builders.team("north", HERON, EGRET, budget=30), builders.team("south", EGRET)),
    name="Both",
    notes="Mine alone.",
)
HERE = builders.fleet(EGRET, teams=(builders.team("south", EGRET),), name="Here")


def names(fleet: Fleet) -> dict[str, list[tuple[str, str]]]:
    return {team.name: [(ship.name, ship.design) for ship in team.ships] for team in fleet.teams}


def test_a_ship_travels_in_its_team_with_its_design_alone() -> None:
    taken = cut(STRUCTURE, FLEET, ["ships/north-1"])
    assert (taken.designs, names(taken)) == ((HERON,), {"North": [("Heron", "heron")]})
    assert (taken.name, taken.notes, taken.teams[0].budget) == ("Both", "", 30)


def test_a_team_travels_whole_and_designs_as_they_are() -> None:
    assert cut(STRUCTURE, FLEET, ["teams/north"]).teams == FLEET.teams[:1]
    assert cut(STRUCTURE, FLEET, ["designs/heron", "teams/south"]) == FLEET.with_(teams=FLEET.teams[1:], notes="")
    assert cut(STRUCTURE, FLEET, everything(STRUCTURE, FLEET)) == FLEET.with_(notes="")


@pytest.mark.parametrize("ref", ["designs/nobody", "fleet", "", "designs/heron/slots/1"])
def test_what_is_no_element_does_not_travel(ref: str) -> None:
    with pytest.raises(EditProblem, match=r"(to copy|cannot be copied separately)\.$"):
        cut(STRUCTURE, FLEET, [ref])


def test_ships_and_designs_of_another_document_become_ships_of_a_team() -> None:
    arrival = enlisted(HERE, FLEET, ["teams/north", "designs/heron"], "south")
    fleet = arrival.document
    assert names(fleet) == {"South": [("Egret", "egret"), ("Heron", "heron"), ("Egret 2", "egret"), ("Heron 2", "heron")]}
    assert arrival.refs == ("ships/heron-2", "ships/egret-2", "ships/heron-2-2")
    assert fleet.designs == (EGRET, HERON)


def test_nothing_comes_for_a_team_or_an_element_that_is_not_there() -> None:
    with pytest.raises(EditProblem):
        enlisted(HERE, FLEET, ["ships/north-1"], "nowhere")
    with pytest.raises(EditProblem):
        brought(STRUCTURE, HERE, FLEET, ["ships/nobody"])
