"""Graphs of every weapon and class of the samples, and what a few of them say."""

import pytest

from metamaker.core.messages import words
from metamaker.core.paths import sample_fleets
from metamaker.game_api.graphs import Frame, Graph
from metamaker.games.metaverse import designs
from metamaker.games.metaverse.graphs import all as all_graphs
from metamaker.games.metaverse.graphs.comparison import comparison
from metamaker.games.metaverse.graphs.engagement import described
from metamaker.games.metaverse.graphs.weapon import weapon_graphs
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import DefenceType
from metamaker.games.metaverse.sheet.palette import INKS
from metamaker.games.metaverse.stats.damage_distribution import ArcTarget
from metamaker.opening import open_file
from metamaker.printing.waterfall import waterfall
from metamaker.rendering.drawing import Page, Text
from metamaker.rendering.hit_testing import elements
from metamaker.rendering.page_proof import contrasts
from metamaker.rendering.proof import findings, missing_glyphs, placed
from tests.choices import covering, named
from tests.games.metaverse.builders import (
    BARE,
    GUN,
    SANITY_WEAPONS,
    cruiser,
    design_of,
    dreadnought,
    fleet_of,
    frigate,
    with_arc,
    without_parts,
)

TOLD = words("metaverse")
FRAME = Frame(100.0, 60.0, TOLD)
SAMPLES = sorted(sample_fleets("metaverse").glob("*.json"))


def texts(graph: Graph) -> list[str]:
    return [op.text for op, _, _ in placed(Page(graph.drawing)) if isinstance(op, Text)]


def told(graph: Graph) -> list[str]:
    return [each.ref for each in elements(graph.drawing)]


def faults(graph: Graph) -> list[str]:
    """Return the findings of the print check, in which the points of a radar may overlap."""
    page, refs = Page(graph.drawing), set(told(graph))
    found = [
        f"{graph.key} {one.fault}: {one.what}"
        for one in findings(page, 2.1)
        if not (one.fault == "overlapping" and set(one.what.split(" / ")) <= refs)
    ]
    faint = [one.what for ink in INKS.values() for one in contrasts(page, ink) if one.ratio < one.needed - 0.05]
    return [*found, *(one.what for one in missing_glyphs(page)), *faint]


@pytest.mark.parametrize(("file", "size"), covering(SAMPLES, [(62.0, 40.0), (140.0, 80.0)]), ids=named)
def test_graphs_of_all_samples_are_clean(file: object, size: tuple[float, float]) -> None:
    fleet: Fleet = open_file(str(file)).document
    refs = [*(weapon.id and f"weapons/{weapon.id}" for weapon in fleet.weapons), *(ship.ref() for ship in fleet.classes)]
    made = [graph for ref in refs for graph in all_graphs.graphs(fleet, ref, Frame(*size, TOLD))]
    made += comparison([design(fleet, ship) for ship in fleet.classes[:6]], Frame(*size, TOLD))
    made += [waterfall(designs.account(fleet, ship.id, "combat_value"), *size, TOLD) for ship in fleet.classes[:4]]
    assert {fault for graph in made for fault in faults(graph)} == set()


def test_a_reference_leads_to_its_graphs() -> None:
    fleet = fleet_of(cruiser(), weapons=SANITY_WEAPONS)

    def keys(ref: str) -> list[str]:
        return [graph.key for graph in all_graphs.graphs(fleet, ref, FRAME)]

    assert keys("weapons/lance") == keys("classes/cruiser/fore/fore-guns") == ["hit", "range", "defences"]
    whole = ["range", "arcs", "toughness", "value"]
    assert [keys(ref) for ref in ("classes/cruiser", "ships/cruiser-1", "classes/cruiser/core/bridge")] == [whole] * 3
    assert keys("fleet") == keys("classes/nothing") == []


def test_what_a_hit_does_is_told_bar_by_bar() -> None:
    hit, reach, defences = weapon_graphs(GUN, FRAME, ArcTarget(shield_hits=4, armour_rating=1, layers=(2,)))
    assert hit.title == "Effect of a hit against armour 1, 4 shields"
    assert hit.summary == "On average 0.5 hull boxes and 3.5 shield hits; no effect in 0% of cases."
    assert told(hit) == [
        "0 hull boxes: 66.7%",
        "1 hull boxes: 16.7%",
        "2 hull boxes: 16.7%",
        *(f"{hits} shield hits: {chance}%" for hits, chance in ((0, "0"), (1, "0"), (2, "16.7"), (3, "16.7"), (4, "66.7"))),
    ]
    assert {"mean 0.5", "mean 3.5"} <= set(texts(hit))
    assert told(reach)[0] == "0–25 cm, 70% to hit: 2.8\n0–25 cm, if it hits: 4"
    assert {"no defences", "armour 5", "deflector 4"} <= set(texts(defences))


def test_a_weapon_for_contact_has_no_graph_of_ranges() -> None:
    assert [graph.key for graph in weapon_graphs(GUN.with_(range_cm=0), FRAME)] == ["hit", "defences"]


def test_targets_in_words() -> None:
    target = ArcTarget(
        3, DefenceType.ENERGY, plates=1, shield_hits=6, adaptation=2, deflector=4, deflector_type=DefenceType.KINETIC
    )
    assert described(target, TOLD) == "energy armour 3, 1 plate, 6 shields, adaptation 2, kinetic deflector 4"
    assert described(ArcTarget(), TOLD) == "no defences"


def test_graphs_of_a_class() -> None:
    fleet = fleet_of(cruiser(), weapons=SANITY_WEAPONS)
    fire, arcs, toughness, value = all_graphs.graphs(fleet, "classes/cruiser", FRAME)
    assert {"fore", "starboard and port", "aft"} <= set(texts(fire))
    assert [each.partition(" ")[0] for each in told(arcs)] == ["fore", "starboard", "aft", "port"]
    assert all(each.endswith(" turns") for each in told(toughness))
    assert value.summary.startswith("60.0 points: ")


def test_a_ship_that_cannot_fire_has_graphs_too() -> None:
    fleet = fleet_of(without_parts(BARE, "sensor_array"))
    assert [faults(graph) for graph in all_graphs.graphs(fleet, "classes/heron", Frame(80.0, 50.0, TOLD))] == [[]] * 4


def test_a_comparison_names_all_numbers() -> None:
    designs = [design_of(make(), weapons=SANITY_WEAPONS) for make in (frigate, cruiser, dreadnought)]
    shape, side_by_side = comparison(designs, Frame(120.0, 90.0, TOLD))
    assert len(told(shape)) == 18
    assert {"Cruiser, combat value: 60", "Dreadnought, hull hits: 150", "Frigate, speed: 20 cm"} <= set(told(side_by_side))
    assert comparison([], FRAME) == ()


def test_a_waterfall_adds_up_to_its_number() -> None:
    fleet = fleet_of(with_arc(cruiser(), Arc.FORE, armour_rating=2), weapons=SANITY_WEAPONS)
    account = designs.account(fleet, "cruiser", "combat_value")
    graph = waterfall(account, *FRAME)
    *_, total = texts(graph)
    assert float(total) == pytest.approx(account.stat.value, abs=0.05)
    assert any(text.endswith("smaller ones") for text in texts(graph))
    assert any("one more adds +" in text for text in told(graph))
