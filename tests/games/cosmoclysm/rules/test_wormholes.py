"""Wormholes: what they lead to, and how they are told."""

import pytest

from metamaker.games.cosmoclysm.battle.notation import full, written
from metamaker.games.cosmoclysm.model.board import hex_names
from metamaker.games.cosmoclysm.rules.field import Field
from metamaker.games.cosmoclysm.rules.movement import by_steps, destinations
from metamaker.games.cosmoclysm.rules.ships import CRUISER, EXTERMINATOR, FIGHTER, JUMPER
from metamaker.games.cosmoclysm.rules.ways import ways
from tests.games.cosmoclysm.boards import HEXAGON, field, named

AT, NAMES = named(), hex_names(HEXAGON)


def reached(on: Field, start: str, kind: int, steps: int = 1, ships: str = "") -> set[str]:
    occupied = sum(1 << AT[name] for name in ships.split())
    return {NAMES[at] for at in destinations(on, occupied, AT[start], kind, steps)}


def to(on: Field, start: str, kind: int, end: str, steps: int = 1) -> list[str]:
    return [written(way, NAMES) for way in ways(on, 0, AT[start], kind, steps) if NAMES[way.end] == end]


@pytest.mark.rule("CL-WORM-01", "CL-WORM-05")
def test_a_wormhole_links_both_hexes_and_costs_no_step() -> None:
    holes = field(one="A4 D4")
    assert reached(holes, "A4", EXTERMINATOR) == {"A2", "A5", "F6", "D4", "D2", "D5", "C6"}
    assert reached(holes, "D4", EXTERMINATOR) == {"D2", "D5", "C6", "A4", "A2", "A5", "F6"}
    assert reached(holes, "A2", EXTERMINATOR) == reached(field(), "A2", EXTERMINATOR) | {"D4"}


@pytest.mark.rule("CL-WORM-06", "CL-WORM-12")
def test_each_pair_is_passed_once_in_a_move_and_both_may_be() -> None:
    holes = field(one="A4 D4", two="D4 B4")
    assert to(holes, "A4", EXTERMINATOR, "B4") == ["A4=D4=B4"]
    assert reached(holes, "A4", EXTERMINATOR) >= {"D4", "B4", "B2", "B5", "A6"}
    assert "A4" not in reached(holes, "A4", EXTERMINATOR)


@pytest.mark.rule("CL-WORM-07", "CL-WORM-09")
def test_passing_comes_before_during_or_after_the_steps() -> None:
    holes = field(one="A1 D1")
    assert to(holes, "A1", FIGHTER, "D2", 1) == ["A1=D1-D2"]
    assert to(holes, "A2", FIGHTER, "D1", 1) == ["A2-A1=D1"]
    assert to(holes, "A2", FIGHTER, "D2", 2) == ["A2-A1=D1-D2"]
    assert to(holes, "A2", FIGHTER, "D2", 1) == []
    assert to(holes, "A3", JUMPER, "D2") == []
    assert to(field(one="A1 D2"), "A4", JUMPER, "D2") == ["A4-A1=D2"]


@pytest.mark.rule("CL-WORM-08")
def test_a_slider_goes_on_in_any_direction_or_in_the_same_as_the_group_plays() -> None:
    free = Field([each.place for each in HEXAGON.hexes])
    same = Field([each.place for each in HEXAGON.hexes], same_direction=True)
    for each in (free, same):
        each.open_wormholes([(1, AT["A4"], AT["E3"])])
    around = {"E2", "E5", "E6", "E1", "F1", "F2"}
    assert reached(free, "D4", CRUISER) >= around | {"E3"}
    assert reached(same, "D4", CRUISER) & around == {"F2"}


@pytest.mark.rule("CL-WORM-10", "CL-WORM-11")
def test_a_held_wormhole_hex_ends_the_move_at_both_ends() -> None:
    holes = field(one="A1 D1")
    assert "D1" not in reached(holes, "A2", EXTERMINATOR, ships="A1")
    assert reached(holes, "A2", FIGHTER, 4, ships="D1") >= {"D1"}
    assert to(holes, "A1", EXTERMINATOR, "D1") == ["A1=D1"]
    assert not {"D2", "D3"} & reached(holes, "A1", EXTERMINATOR, ships="D1")


def test_ways_are_told_hex_by_hex() -> None:
    way = next(way for way in ways(field(one="B3 E2"), 0, AT["D6"], EXTERMINATOR, 1) if way.end == AT["B3"])
    assert full(way, NAMES) == "D6 → E2 ⇒ B3"


@pytest.mark.rule("CL-OUT-02", "CL-OUT-03")
def test_a_move_out_passes_before_or_after_its_step_and_may_leave_the_step_out() -> None:
    holes = field(one="A1 D1", two="A2 E4")
    out = {NAMES[at] for at in by_steps(holes, 1 << AT["A1"], AT["A1"], 1)}
    around = {"G", "A2", "A3", "B1", "F1", "F3"}
    assert out == around | {"D1"} | {"C1", "C3", "D2", "D3", "E1"} | {"E4"}
