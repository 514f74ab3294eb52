"""What is on the canvas while designs and ships come and go."""

import pytest

from metamaker.app.context import Context
from metamaker.app.cosmoforce.design.design_page import fellows
from metamaker.app.design.subject_follower import SubjectFollower
from metamaker.core.elements.listing import removed
from metamaker.games.cosmoforce.edits.structure import STRUCTURE
from metamaker.games.cosmoforce.model.fleet import Fleet
from tests.app.cosmoforce.conftest import ContextOf
from tests.app.cosmoforce.fleet.skirmish import SKIRMISH


@pytest.fixture
def followed(ships_of: ContextOf) -> Context:
    context = ships_of(SKIRMISH)
    SubjectFollower(context, STRUCTURE, fellows, context.document)
    return context


def test_the_first_ship_is_shown_first(followed: Context) -> None:
    assert followed.selection.subject == "ships/north-1"


def test_a_document_without_ships_shows_its_first_design_and_an_empty_one_nothing(followed: Context) -> None:
    document, selection = followed.document, followed.selection
    document.apply("x", removed(STRUCTURE, removed(STRUCTURE, SKIRMISH, "teams/north"), "teams/south"))
    assert selection.subject == "designs/heron"
    document.apply("x", Fleet())
    assert selection.subject == ""
    document.steps.undo()
    assert selection.subject == "designs/heron"


@pytest.mark.parametrize(
    ("shown", "after", "then"),
    [
        ("ships/north-1", removed(STRUCTURE, SKIRMISH, "ships/north-1"), "ships/north-2"),
        ("ships/north-2", removed(STRUCTURE, SKIRMISH, "ships/north-2"), "ships/north-1"),
        ("ships/south-1", removed(STRUCTURE, SKIRMISH, "teams/south"), "designs/egret"),
        ("ships/south-1", removed(STRUCTURE, SKIRMISH, "designs/egret"), "ships/north-1"),
        ("designs/egret", removed(STRUCTURE, SKIRMISH, "designs/egret"), "designs/crane"),
        ("designs/crane", removed(STRUCTURE, SKIRMISH, "designs/crane"), "designs/egret"),
    ],
)
def test_the_neighbour_is_shown_when_something_goes(followed: Context, shown: str, after: Fleet, then: str) -> None:
    followed.selection.show(shown)
    followed.document.apply("x", after)
    assert followed.selection.subject == then


def test_a_slot_that_is_selected_brings_its_design_but_leaves_a_ship_of_it(followed: Context) -> None:
    selection = followed.selection
    selection.select("designs/heron/slots/2")
    assert selection.subject == "ships/north-1"
    selection.select("designs/crane/slots/2")
    assert selection.subject == "designs/crane"
    selection.select("ships/south-1")
    assert selection.subject == "ships/south-1"
    selection.select("teams/north")
    assert selection.subject == "ships/south-1"


def test_what_is_gone_is_selected_no_longer(followed: Context) -> None:
    selection = followed.selection
    selection.select("teams/south")
    followed.document.apply("x", removed(STRUCTURE, SKIRMISH, "teams/south"))
    assert selection.element == ""
    selection.show("designs/crane")
    selection.select("designs/crane")
    followed.document.apply("x", removed(STRUCTURE, followed.document.value, "designs/crane"))
    assert (selection.subject, selection.element) == ("designs/egret", "designs/egret")
