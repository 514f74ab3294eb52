"""Two weapons laid over each other."""

import pytest

from metamaker.core.messages import words
from metamaker.game_api.graphs import Frame
from metamaker.games.metaverse.graphs.engagement import Engagement
from metamaker.games.metaverse.graphs.weapon import pair_graphs
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import Die
from metamaker.games.metaverse.stats.damage_distribution import ArcTarget
from metamaker.rendering.drawing import Page
from metamaker.rendering.hit_testing import elements
from metamaker.rendering.proof import findings

FRAME = Frame(100.0, 60.0, words("metaverse"))
BARE = Engagement(ArcTarget())
SMALL = Weapon(id="small", name="Small", damage_die=Die.D4)
LARGE = Weapon(id="large", name="Large", damage_die=Die.D4, pulse=2)


def told(*weapons: Weapon, against: Engagement = BARE) -> list[list[str]]:
    """Return the tooltips of each of the graphs, line by line."""
    graphs = pair_graphs(weapons[0], weapons[1], against, FRAME)
    return [[line for each in elements(graph.drawing) for line in each.ref.strip().split("\n")] for graph in graphs]


def test_chances_of_at_least_so_much_are_those_of_the_dice() -> None:
    at_least, _ = told(SMALL, LARGE)
    assert at_least[:4] == [
        "Small, 1 or more: 100%",
        "Large, 1 or more: 100%",
        "Small, 2 or more: 75%",
        "Large, 2 or more: 100%",
    ]
    assert "Large, 8 or more: 6.3%" in at_least or "Large, 8 or more: 6.2%" in at_least
    assert not any(line.startswith("Small, 5") for line in at_least)


def test_the_means_are_told() -> None:
    first, _ = pair_graphs(SMALL, LARGE, BARE, FRAME)
    assert first.summary == "On average, a hit of Small does 2.5 and a hit of Large 5 against no defences."


def test_shield_hits_and_hull_boxes_count_alike() -> None:
    first, _ = pair_graphs(SMALL, LARGE, Engagement(ArcTarget(shield_hits=99)), FRAME)
    assert "Small does 2.5" in first.summary


def test_each_range_tells_both() -> None:
    _, by_range = told(SMALL, LARGE.with_(range_cm=50))
    assert [line.split(":")[0] for line in by_range[:2]] == ["0–25 cm, Small", "0–50 cm, Large"]


@pytest.mark.parametrize("other", [LARGE.with_(range_cm=0), SMALL.with_(pulse=0, range_cm=0)])
def test_without_a_range_there_is_nothing_to_compare_by_range(other: Weapon) -> None:
    assert [graph.key for graph in pair_graphs(SMALL, other, BARE, FRAME)] == ["at_least"]


def test_weapons_that_do_nothing_have_a_graph_as_well() -> None:
    dull = SMALL.with_(pulse=0)
    assert len(pair_graphs(dull, dull.with_(id="other"), BARE, FRAME)) == 2


def test_a_proof_reader_finds_nothing() -> None:
    for graph in pair_graphs(SMALL.with_(pulse=9), LARGE, BARE, FRAME):
        assert [one.fault for one in findings(Page(graph.drawing), 2.1)] == []
