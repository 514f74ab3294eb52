"""Two fleets that change sides fight the same battle, seen from the other end of the table.

The order of the dice depends on who has which side, so the dice here show the same share of their faces whoever rolls them,
and the fleets have different crew qualities, so that nobody rolls for who comes first. What is compared are all events of
each turn in any order: ships of one side called like those of the other, the table turned half around.
"""

import json
import re
from typing import Any

import pytest

from metamaker.games.metaverse.battle.ai.registry import captain
from metamaker.games.metaverse.battle.ai.self_play import line, played
from metamaker.games.metaverse.battle.start import Setup, begun
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import MassFactorFormula
from metamaker.play.geometry import HEADINGS
from metamaker.play.serialization import as_json
from tests.games.metaverse.battle.ai.matches import CRUISER, detachment


def green(fleet: Fleet) -> Fleet:
    """Return the fleet with crews of the lowest quality, below that of the cruiser."""
    return fleet.with_(classes=tuple(each.with_(crew_quality=1) for each in fleet.classes))


OTHERS = tuple(
    green(fleet)
    for fleet in (
        detachment("kite-clans-of-aldersay", "ribbon"),
        detachment("grindstone-haulers", "straight-answer"),
        detachment("the-marginalia", "see-below", "overdue"),
    )
)
SHARES = range(2, 9)
FEW = SHARES[::3]
"""For the admiral, who takes ten times as long."""

SWAPPED = {"a": "b", "b": "a"}


class Even:
    """Dice that show so many eighths of their faces."""

    def __init__(self, share: int) -> None:
        self._share = share

    def roll(self, faces: int) -> int:
        return (faces * self._share + 7) // 8


def story(sides: tuple[Fleet, Fleet], name: str, share: int, *, turned: bool) -> list[list[str]]:
    """Return the events of each turn, sorted; `turned` as from the other end of the table."""
    lines = line(sides[0], MassFactorFormula.STOCK), line(sides[1], MassFactorFormula.STOCK)
    battle = begun(lines, (sides[0].name, sides[1].name), Even(share), Setup(last_turn=12))
    turns: list[list[str]] = [[]]
    for events in played(battle, (captain(name, 0, 0), captain(name, 0, 1))):
        for event in events:
            told = ends_of_the_way(as_json(event))
            if told["event"] == "TurnBegan":
                turns.append([])
            turns[-1].append(json.dumps(turned_about(told) if turned else told))
    return [sorted(each) for each in turns]


def ends_of_the_way(told: dict[str, Any]) -> dict[str, Any]:
    """Return a move by its first and last place: Newtonian legs go from N to NW for both sides (MV-1.2.2-21)."""
    return {**told, "way": [told["way"][0], told["way"][-1]]} if told["event"] == "Moved" else told


def turned_about(told: dict[str, Any]) -> dict[str, Any]:
    """Return an event from the other side of the table."""
    changed = {key: renamed(value) for key, value in told.items()}
    if told["event"] == "BattleBegan":
        return {**changed, "names": changed["names"][::-1], "ships": sorted(changed["ships"], key=side)}
    if told["event"] == "ShipPlaced":
        return {**changed, "x": -told["x"], "y": -told["y"], "heading": about(told["heading"])}
    if told["event"] == "RamMet":
        return {**changed, **{name: -told[name] for name in ("x", "y", "target_x", "target_y")}}
    if told["event"] == "Moved":
        momenta = told["momenta"]
        return {
            **changed,
            "way": [[-x, -y] for x, y in told["way"]],
            "heading": about(told["heading"]),
            "momenta": momenta[4:] + momenta[:4],
        }
    return changed


def side(ship: str) -> str:
    return ship[0]


def about(heading: int) -> int:
    return (heading + HEADINGS // 2) % HEADINGS


def renamed(value: Any) -> Any:
    if isinstance(value, list):
        return [renamed(each) for each in value]
    return re.sub(r"\b[ab]/", lambda found: SWAPPED[found.group()[0]] + "/", value) if isinstance(value, str) else value


@pytest.mark.parametrize("name", ["plain", "careful", "admiral"])
@pytest.mark.parametrize("other", OTHERS, ids=lambda fleet: fleet.ships[0].id)
def test_changing_sides_mirrors_the_log(other: Fleet, name: str) -> None:
    lengths = []
    for share in FEW if name == "admiral" else SHARES:
        one = story((CRUISER, other), name, share, turned=False)
        two = story((other, CRUISER), name, share, turned=True)
        for first, second in zip(one, two, strict=True):
            assert first == second
        lengths.append(len(one))
    assert max(lengths) > 1
