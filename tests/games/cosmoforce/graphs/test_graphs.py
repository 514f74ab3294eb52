"""Graphs: hits by mass, and what a number adds up from."""

import pytest

from metamaker.core.messages import words
from metamaker.game_api.graphs import Frame
from metamaker.games.cosmoforce import designs
from metamaker.games.cosmoforce.graphs import graphs as graphs_of
from metamaker.games.cosmoforce.graphs import volleys
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB
from metamaker.printing.waterfall import waterfall
from metamaker.rendering.drawing import Page
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
        graphs = graphs_of(document, ref, FRAME)
        assert len(graphs) == count
        assert faults(Page(graph.drawing) for graph in graphs) == []
    assert graphs_of(document, "x/y", FRAME) == ()


def test_a_number_is_a_waterfall_of_its_slots() -> None:
    account = designs.account(fleet(GUNS), "heron", "mass")
    graph = waterfall(account, 120.0, 70.0, FRAME.words)
    assert {"Engine, slot 6", "Total", "12"} <= set(texts([Page(graph.drawing)]))
