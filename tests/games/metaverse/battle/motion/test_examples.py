"""The worked examples and checks of movement, from a file of cases."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from metamaker.games.metaverse.battle.kinematics.course import Cinematic, Move, Newtonian
from metamaker.games.metaverse.battle.kinematics.execution import executed
from tests.games.metaverse.battle.ships import COMPASS, floating, plot, sailing

CASES: dict[str, list[dict[str, Any]]] = tomllib.loads((Path(__file__).parent / "examples.toml").read_text(encoding="utf-8"))


def _cases(method: str) -> list[Any]:
    return [
        pytest.param(case, id=f"{case['rules'][0]}: {case['plot']}", marks=pytest.mark.rule(*case["rules"]))
        for case in CASES[method]
    ]


@pytest.mark.parametrize("case", _cases("cinematic"))
def test_cinematic_examples(case: dict[str, Any]) -> None:
    move = executed(sailing(case["start"]["speed"]), plot(case["plot"]))
    assert isinstance(move.after, Cinematic)
    _agrees(case, move, {"speed": move.after.speed})


@pytest.mark.parametrize("case", _cases("newtonian"))
def test_newtonian_examples(case: dict[str, Any]) -> None:
    start = {**case["start"], "heading": int(case["start"].get("heading", 0) / 22.5)}
    move = executed(floating(**start), plot(case["plot"]))
    assert isinstance(move.after, Newtonian)
    momenta = {point: speed for point, speed in zip(COMPASS, move.after.momenta, strict=True) if speed}
    assert momenta == {point: speed for point, speed in case["end"].items() if point in COMPASS}
    _agrees(case, move, {"rotation": move.after.rotation, **momenta})


def _agrees(case: dict[str, Any], move: Move, more: dict[str, int]) -> None:
    after = move.after
    found = {
        "x": after.place.x / 1000,
        "y": after.place.y / 1000,
        "heading": after.heading * 22.5,
        "mirrored": after.mirrored,
        **more,
    }
    assert {name: found[name] for name in case["end"]} == case["end"]
    if "legs" in case:
        assert [leg.length for leg in move.legs] == case["legs"]
