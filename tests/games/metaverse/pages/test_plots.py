"""Plotting sheets of both movement methods."""

import pytest

from metamaker.core.messages import words
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.games.metaverse.pages.plot_newtonian import POINTS
from metamaker.games.metaverse.pages.plots import CODES, plotted
from tests.games.metaverse.builders import BARE, fleet_of
from tests.games.metaverse.pages.printed import pages_of
from tests.games.metaverse.pages.test_every_page import sample

WORDS = words("metaverse")
TURNS = [str(turn) for turn in range(21)]


@pytest.mark.rule("MV-A.1-16", "MV-X.1-09")
def test_six_ships_share_a_sheet_of_twenty_turns_after_the_start() -> None:
    fleet = sample("the-glass-cantons")
    sheet = pages_of("plot_cinematic", fleet)
    assert len(sheet.pages) == 2
    for page in range(2):
        texts = [mark.text for mark in sheet.marks if mark.text in TURNS and mark.area.left < 18]
        assert texts[page * 21 : page * 21 + 21] == TURNS
    assert sheet.texts().count("orders") == sheet.texts().count("ΔV") == 12
    assert all(ship.name in sheet.texts(ship.ref()) for ship in fleet.ships)


def test_a_ship_brings_its_limits_to_its_column() -> None:
    texts = pages_of("plot_cinematic", fleet_of(BARE.with_(tech_level=5))).texts("ships/heron-1")
    assert "20 ahead, 10 astern" in texts
    assert texts.count("2") == 2
    assert texts.count("1") == 2


WRITTEN = {
    "MV-A.1-01": ("+#", "−#"),
    "MV-A.1-02": ("R#", "L#"),
    "MV-A.1-03": ("EM#",),
    "MV-A.1-04": ("RL",),
    "MV-A.1-06": ("CS",),
    "MV-A.1-07": ("EP",),
    "MV-A.1-08": ("ET",),
    "MV-A.1-09": ("RM",),
    "MV-A.1-10": ("FTL#",),
    "MV-A.1-11": ("FTL-R",),
    "MV-A.1-12": ("FTL-S",),
    "MV-A.1-13": ("FTL-T#",),
    "MV-A.1-14": ("FTL-S/A", "FTL-T#/A"),
    "MV-A.1-15": ("blank",),
    "MV-A.1-18": ("CL+", "CL−"),
}


@pytest.mark.parametrize(
    "codes", [pytest.param(codes, id=rule, marks=pytest.mark.rule(rule)) for rule, codes in WRITTEN.items()]
)
def test_both_sheets_explain_the_codes(codes: tuple[str, ...]) -> None:
    for key, fleet in (("plot_cinematic", "the-glass-cantons"), ("plot_newtonian", "grindstone-haulers")):
        shown = " ".join(pages_of(key, sample(fleet)).texts()).replace(",", "").split()
        assert set(codes) <= set(shown)


@pytest.mark.rule("MV-A.1-05", "MV-A.1-17")
def test_flips_and_side_thrust_are_for_newtonian_ships() -> None:
    newtonian = " ".join(pages_of("plot_newtonian", sample("grindstone-haulers")).texts()).split()
    cinematic = " ".join(pages_of("plot_cinematic", sample("the-glass-cantons")).texts()).split()
    assert {"FL", "P#", "S#"} <= set(newtonian)
    assert not {"FL", "P#", "S#"} & set(cinematic)


def test_every_code_has_words() -> None:
    used = {code for codes in CODES.values() for code in codes}
    assert all(WORDS[f"pages-plot-order-{code}-{part}"] for code in used for part in ("code", "text"))


def test_every_turn_of_a_newtonian_ship_has_eight_momenta_and_a_spin() -> None:
    sheet = pages_of("plot_newtonian", sample("grindstone-haulers"))
    assert len(sheet.pages) == 7
    cells = 21 * 2 * len(sheet.pages)
    points = [WORDS[f"pages-plot-point-{point}"] for point in POINTS if point]
    assert len(points) == 8
    assert {point: sheet.texts().count(point) for point in points} == dict.fromkeys(points, cells)
    assert sheet.texts().count("spin") == cells


def test_each_method_plots_its_own_ships() -> None:
    fleet = sample("the-ninewater-procession")
    both = [plotted(fleet, method) for method in MovementMethod]
    assert sum(map(len, both)) == len(fleet.ships)
    for key, ships in zip(("plot_cinematic", "plot_newtonian"), both, strict=True):
        sheet = pages_of(key, fleet)
        assert {ref for mark in sheet.marks for ref in mark.refs} >= {ship.ref() for ship, _ in ships}
    assert pages_of("plot_newtonian", sample("the-even-hand")).pages == ()
