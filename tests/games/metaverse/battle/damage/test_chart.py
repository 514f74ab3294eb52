"""All 48 rows of the critical-hit chart (A.2)."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from metamaker.games.metaverse.battle.damage.events import CriticalRolled, SubCriticalRolled
from metamaker.games.metaverse.battle.state.vessel import DESTROYED
from metamaker.games.metaverse.rules.critical_chart import CHART, chart_rule
from tests.games.metaverse.battle.battles import CORE, FORE
from tests.games.metaverse.battle.damage.laboratory import boxes, disabled, laboratory, suffer

ROWS = tomllib.loads((Path(__file__).parent / "chart.toml").read_text(encoding="utf-8"))["row"]
LEDGER = Path(__file__).parents[5] / "resources" / "metaverse" / "rules.md"


def place(rule: str) -> tuple[int, int]:
    """Category and row of a statement of the chart."""
    category, row = divmod(int(rule.rsplit("-", 1)[1]) - 2, 6)
    return category + 1, row + 1


@pytest.mark.parametrize("row", [pytest.param(row, marks=pytest.mark.rule(row["id"]), id=row["id"]) for row in ROWS])
def test_a_row_of_the_chart_does_what_it_says(row: dict[str, Any]) -> None:
    battle, vessel, dice = laboratory(*place(row["id"]), *row.get("dice", ()))
    suffer(battle, vessel)
    dice.finish()
    fore = vessel.sections[FORE]
    assert disabled(vessel) == row.get("disabled", [])
    assert disabled(vessel, CORE) == []
    assert boxes(vessel) == (30 - row.get("boxes", 0), 40)
    assert (6 - fore.crew_parties, 4 - fore.marine_parties) == (row.get("crew", 0), row.get("marines", 0))
    rolled = next(event for event in battle.events if isinstance(event, CriticalRolled))
    assert (rolled.name.lower(), rolled.rules[1]) == (row["name"].lower(), row["id"])


@pytest.mark.rule("MV-A.2-01", "MV-1.3.7-04")
def test_the_chart_has_the_names_and_the_order_of_the_ledger() -> None:
    text = LEDGER.read_text(encoding="utf-8")
    named = dict(re.findall(r"\*\*(MV-A\.2-\d\d)\*\* [A-Z][A-Za-z]+ \d ([^:]+):", text))
    ours = {chart_rule(category, row): entry.name for category, rows in CHART.items() for row, entry in enumerate(rows, 1)}
    assert len(named) == 48
    assert {rule: name.lower() for rule, name in ours.items()} == {rule: name.lower() for rule, name in named.items()}


@pytest.mark.rule("MV-A.2-37", "MV-A.2-58", "MV-3.2.3-06")
def test_an_imploding_reactor_detonates_at_once() -> None:
    battle, vessel, dice = laboratory(6, 6)
    reactor, fore = vessel.system("fore/reactor#1"), vessel.sections[FORE]
    fore.boxes = [90, 9, 9]
    suffer(battle, vessel)
    dice.finish()
    assert reactor.flags & DESTROYED
    assert fore.boxes == [90 - reactor.plan.rating, 9, 9]


@pytest.mark.rule("MV-A.2-40", "MV-A.2-54", "MV-1.3.7-12")
def test_plasma_burns_what_is_left_of_the_topmost_layer_and_causes_its_critical() -> None:
    battle, vessel, dice = laboratory(7, 3, 7, 1)
    vessel.sections[FORE].boxes = [0, 4, 10]
    suffer(battle, vessel)
    dice.finish()
    # the critical of the layer follows in the same batch: two more boxes
    assert vessel.sections[FORE].boxes == [0, 0, 8]


@pytest.mark.rule("MV-A.2-43", "MV-1.3.7-03")
def test_a_cascade_destroys_the_section_and_the_core_takes_a_critical() -> None:
    battle, vessel, dice = laboratory(7, 6, 7, 1)
    suffer(battle, vessel)
    dice.finish()
    assert not vessel.sections[FORE].stands
    assert boxes(vessel) == (0, 38)


@pytest.mark.parametrize(
    ("faces", "expected", "lost"),
    [
        pytest.param((8, 1, 4, 1), [1, 2], 0, marks=pytest.mark.rule("MV-A.2-44")),
        pytest.param((8, 2, 5, 4), [1, 3], 0, marks=pytest.mark.rule("MV-A.2-45")),
        pytest.param((8, 3, 1, 4), [2, 4], 0, marks=pytest.mark.rule("MV-A.2-46")),
        pytest.param((8, 4, 6, 2), [4, 7], 4, marks=pytest.mark.rule("MV-A.2-47")),
        pytest.param((8, 5, 1, 1), [5, 7], 2, marks=pytest.mark.rule("MV-A.2-48")),
        pytest.param((8, 6, 2, 4), [6, 7], 6, marks=pytest.mark.rule("MV-A.2-49")),
    ],
)
def test_a_compound_critical_is_two_of_its_categories(faces: tuple[int, ...], expected: list[int], lost: int) -> None:
    battle, vessel, dice = laboratory(*faces)
    suffer(battle, vessel)
    dice.finish()
    subs = [event.category for event in battle.events if isinstance(event, SubCriticalRolled)]
    assert (subs, boxes(vessel)[0]) == (expected, 30 - lost)
