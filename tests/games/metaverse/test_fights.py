"""The fights that the list of samples offers: what it tells of them was measured, and what it calls fair is."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from metamaker.balance.match_ups import protocol
from metamaker.cli.input.encounter_files import open_encounter
from metamaker.cli.input.sides import Contenders, contenders
from metamaker.core.paths import sample_encounters, sample_fleets
from metamaker.games.metaverse.model.encounter import EncounterKind
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.play.results import Tally
from metamaker.play.simulation.runner import Bout, all_fought
from metamaker.play.statistics import win_rate

SAMPLES = sample_fleets("metaverse")
TOLD = tomllib.loads((SAMPLES / "fights.toml").read_text(encoding="utf-8"))
LIST = (SAMPLES / "README.md").read_text(encoding="utf-8")
FAIR = 0.42, 0.58
NEARLY_FAIR = 0.36, 0.64
"""What a fair fight comes to in a few battles."""

FEW = 200
A_SEVENTH = 0.15

FIGHTS = {fight["name"]: fight for fight in TOLD["fight"]}
FAIR_FIGHTS = [name for name, fight in FIGHTS.items() if len(fight["sides"]) == 2]


def sides(name: str) -> Contenders:
    return contenders([str(SAMPLES / side) for side in FIGHTS[name]["sides"]], anyway=False)


def measured(name: str) -> float:
    """Return the win rate of the first side, with a draw as half a win."""
    counts = FIGHTS[name]["counts"]
    return win_rate(Tally(counts["won"], counts["lost"], counts["drawn"])).found


def row(name: str) -> list[str]:
    """Return the cells of the line of the list about a fight."""
    [line] = [line for line in LIST.splitlines() if re.match(rf"\| \[?{re.escape(name)}[\] ]", line)]
    return [cell.strip() for cell in line.strip("|").split("|")]


def test_five_fights_and_the_meeting_engagements_among_the_encounters_are_measured() -> None:
    assert len(FAIR_FIGHTS) == 5
    meeting = {
        f"encounters/{path.name}"
        for path in sample_encounters("metaverse").glob("*.json")
        if open_encounter(str(path)).encounter.kind is EncounterKind.MEETING
    }
    assert meeting == {fight["sides"][0] for name, fight in FIGHTS.items() if name not in FAIR_FIGHTS}


@pytest.mark.parametrize("path", sorted(sample_encounters("metaverse").glob("*.json")), ids=lambda path: path.stem)
def test_every_other_encounter_is_said_not_to_be_even(path: Path) -> None:
    name = open_encounter(str(path)).document.name
    assert (row(name)[-1] == "not even") == (name not in FIGHTS)


@pytest.mark.parametrize("name", FIGHTS)
def test_all_battles_of_a_fight_are_counted(name: str) -> None:
    assert sum(FIGHTS[name]["counts"].values()) == FIGHTS[name]["battles"]


@pytest.mark.parametrize("name", FAIR_FIGHTS)
def test_what_is_called_fair_was_fair_in_battle(name: str) -> None:
    assert FAIR[0] <= measured(name) <= FAIR[1]


@pytest.mark.parametrize("name", FAIR_FIGHTS)
def test_a_fair_fight_is_told_with_points_and_battles(name: str) -> None:
    first, second = (round(fleet_stats(force).combat_value) for force in sides(name).forces)
    *_, one, _, other, share, battles = row(name)
    assert (one, other) == (str(first), str(second))
    assert (share, battles) == (f"{measured(name):.0%}", str(FIGHTS[name]["battles"]))


@pytest.mark.parametrize("name", FAIR_FIGHTS)
def test_points_of_a_fair_fight_differ_by_no_more_than_the_list_says(name: str) -> None:
    first, second = (fleet_stats(force).combat_value for force in sides(name).forces)
    assert first == pytest.approx(second, rel=A_SEVENTH)


@pytest.mark.parametrize("name", [name for name in FIGHTS if name not in FAIR_FIGHTS])
def test_an_encounter_is_told_with_its_battles(name: str) -> None:
    assert row(name)[-1] == f"{measured(name):.0%}"


def fought(name: str, number: int) -> Tally:
    """Battles of a fight as `metamaker weigh` has them."""
    who = sides(name)
    captain: Any = TOLD["captain"]
    ready = who.battles.duel(who.forces, (captain, captain), who.encounter)
    bout = Bout(ready.fight, ready.payload, ready.match_up, mirrored=True)
    (tally,) = all_fought((bout,), number, protocol=protocol(TOLD["seed"]))
    return tally


@pytest.mark.slow
@pytest.mark.parametrize("name", FAIR_FIGHTS)
def test_a_fair_fight_is_about_even_in_some_battles(name: str) -> None:
    assert NEARLY_FAIR[0] <= win_rate(fought(name, FEW)).found <= NEARLY_FAIR[1]
