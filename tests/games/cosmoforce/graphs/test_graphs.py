"""Graphs: hits by mass, and what a number adds up from."""

import pytest

from metamaker.core.words import words
from metamaker.games.cosmoforce.game import COSMOFORCE
from metamaker.games.cosmoforce.graphs import Frame, volleys
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB
from metamaker.sheets.drawing import Page
from tests.games.cosmoforce.builders import CAPITAL, CRUISER, design, duel, fleet
from tests.games.cosmoforce.printed import faults, texts

FRAME = Frame(150.0, 80.0, words("cosmoforce"))
GUNS = design("railgun*2 missile*3 engine", CRUISER)


@pytest.mark.rule("CF-EX-12", "CF-ATK-10")
def test_volleys_have_the_dice_of_all_systems_of_a_weapon() -> None:
    assert [(each.name, each.dice) for each in volleys(GUNS, ROSTER, FRAME)] == [
        ("Missile ×3", 9),
        ("Railgun ×2", 2),
        ("Railgun ×2, slower target", 6),
    ]
    drones = design("hangar*2", CAPITAL)
    (roster,), (web,) = volleys(drones, ROSTER, FRAME), volleys(drones, WEB, FRAME)
    assert (roster.dice, roster.drones, web.dice, web.drones) == (2, False, 4, True)
    assert float(web.hits(8)) == pytest.approx(2.380675, abs=5e-7)
    assert float(roster.hits(10)) == pytest.approx(1.634360, abs=5e-7)


def test_ships_designs_and_slots_have_a_graph_and_nothing_else_has() -> None:
    document = duel(GUNS, design("engine", name="Kite"))
    for ref, count in (
        ("designs/heron", 1),
        ("designs/heron/slots/2", 1),
        ("ships/north-1", 1),
        ("designs/kite", 0),
        ("fleet", 0),
    ):
        graphs = COSMOFORCE.graphs(document, ref, 150.0, 80.0, "en")
        assert len(graphs) == count
        assert faults(Page(graph.drawing) for graph in graphs) == []
    assert COSMOFORCE.graphs(document, "x/y", 150.0, 80.0, "en") == ()


def test_a_number_is_a_waterfall_of_its_slots() -> None:
    account = COSMOFORCE.account(fleet(GUNS), "heron", "mass")
    graph = COSMOFORCE.waterfall(account, 120.0, 70.0, "en")
    assert {"Engine, slot 6", "Total", "12"} <= set(texts([Page(graph.drawing)]))
