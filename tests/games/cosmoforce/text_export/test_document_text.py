"""A document in words: its edition, its teams with their mass, what their ships are."""

import pytest

from metamaker.games.cosmoforce import designs
from metamaker.games.cosmoforce.game import COSMOFORCE
from metamaker.games.cosmoforce.model.edition import Edition, Toggles
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.printing.sharing import in_markdown, plain
from tests.games.cosmoforce.builders import CRUISER, design, fleet, team

HERON = design("engine laser dissipator habitat", name="Heron")
EGRET = design("engine laser*3 dissipator habitat armor", CRUISER, name="Egret")
SHOAL = fleet(HERON, EGRET, teams=(team("north", HERON, EGRET, budget=30), team("south", EGRET)), name="Shoal")


@pytest.mark.rule("CF-MODE-03", "CF-ED-01")
def test_a_document_tells_its_edition_and_the_mass_of_each_team() -> None:
    (told,) = COSMOFORCE.documents.texts(SHOAL, "")
    assert (told.title, told.subtitle) == ("Shoal", "Cosmoforce, roster edition")
    assert [passage.heading for passage in told.passages] == [
        "North · 2 ships · mass 18 of 25",
        "South · 1 ship · mass 14",
    ]
    assert told.passages[0].lines == ("Heron, Fighter, mass 4", "Egret, Cruiser, mass 14")


def test_house_rules_are_told_and_a_document_without_a_name_has_a_title() -> None:
    (told,) = COSMOFORCE.documents.texts(Fleet(edition=Edition.WEB, toggles=Toggles(ram=True)), "")
    assert (told.title, told.subtitle) == ("Ships", "Cosmoforce, web edition, with house rules")


def test_what_has_no_figures_leaves_no_empty_lines() -> None:
    texts = COSMOFORCE.documents.texts(SHOAL.with_(teams=()), "")
    assert plain(texts).splitlines()[:3] == ["Shoal", "Cosmoforce, roster edition", "Ships without a team:"]
    assert "\n\n\n" not in in_markdown(texts)


def test_a_list_counts_equal_ships_and_adds_up() -> None:
    (told,) = COSMOFORCE.documents.texts(fleet(HERON, EGRET, teams=(team("north", HERON, HERON),), name="Shoal"), "")
    assert told.figures == (("ships", "2"), ("teams", "1"), ("mass", "8"))
    assert [passage.lines for passage in told.passages] == [("2 × Heron, Fighter, mass 8",), ("Egret, Cruiser, mass 14",)]


def test_a_ship_that_is_called_as_its_design_says_so_once() -> None:
    document = COSMOFORCE.documents.new("x", "x")
    names = [COSMOFORCE.documents.texts(document, ref)[0].subtitle for ref in designs.subjects(document, classes=False)]
    assert names == ["Fighter", "Cruiser"]
    assert {each.name for each in document.teams}.isdisjoint(each.name for each in document.designs)
