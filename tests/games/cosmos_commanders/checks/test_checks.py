"""Problems of maps: each names its statement and place, and what fixes it fixes it."""

import pytest

from metamaker.games.cosmos_commanders import problems
from metamaker.games.cosmos_commanders.model.star_map import Options, StarMap
from metamaker.games.cosmos_commanders.templates import map_of_template
from tests.games.cosmos_commanders.builders import star_map

FAR = "a 0 0, b 100 0, c 200 0, d 300 0, e 400 0, f 400 100, g 300 100, h 200 100, i 100 100, j 0 100"
RING = "ab bc cd de ef fg gh hi ij ja"
HOMES = "a=metals e=organics"
SOUND = star_map(FAR, RING, HOMES)


def codes(found: StarMap) -> list[tuple[str, str, str]]:
    return [(issue.code, issue.where, issue.rule) for issue in problems.issues(found)]


def test_a_sound_map_has_no_problem() -> None:
    assert codes(SOUND) == []
    assert codes(map_of_template("players-4#1", "", "en")) == [
        entry for entry in codes(map_of_template("players-4#1", "", "en")) if entry[0] == "lone-gate"
    ]


@pytest.mark.rule("CC-MAP-06")
@pytest.mark.parametrize(
    ("broken", "found"),
    [
        (star_map(FAR, f"{RING} ai bj", HOMES), ("lines-cross", "lines/l-ai", "CC-MAP-06")),
        (star_map(FAR, f"{RING} ac", HOMES), ("line-through-system", "lines/l-ac", "CC-MAP-06")),
        (star_map(f"{FAR}, k 600 600", RING, HOMES), ("no-sector", "systems/k", "CC-MAP-06")),
        (star_map(f"{FAR}, k 600 600", RING, HOMES), ("cut-off", "systems/k", "CC-MAP-06")),
        (star_map(FAR, RING, f"{HOMES} b=hazard i=hazard"), ("cut-off", "systems/a", "CC-MAP-06")),
    ],
)
def test_what_keeps_a_map_from_being_valid_is_named(broken: StarMap, found: tuple[str, str, str]) -> None:
    assert found in codes(broken)


@pytest.mark.rule("CC-SET-03", "CC-SET-04")
def test_homes_that_do_not_fit_are_named() -> None:
    assert codes(star_map(FAR, RING, "a=metals b=metals"))[0] == ("homes-do-not-fit", "map", "CC-SET-04")
    assert codes(star_map(FAR, RING, "a=metals"))[0] == ("too-few-homes", "map", "CC-SET-03")
    assert codes(SOUND.with_(options=Options(home_gap=2))) == [("near-homes", "map", "CC-SET-04")]


@pytest.mark.rule("CC-MAP-01", "CC-SYS-06")
def test_empty_maps_double_places_and_lone_gates_are_told() -> None:
    assert codes(StarMap()) == [("no-systems", "map", "CC-MAP-01")]
    assert ("same-place", "systems/k", "CC-MAP-01") in codes(star_map(f"{FAR}, k 0 0", RING, HOMES))
    assert codes(star_map(FAR, RING, f"{HOMES} c=gate")) == [("lone-gate", "systems/c", "CC-SYS-06")]
    assert codes(star_map(FAR, RING, f"{HOMES} c=gate g=gate")) == []


@pytest.mark.parametrize(
    ("broken", "code"),
    [
        (star_map(FAR, f"{RING} ai bj", HOMES), "lines-cross"),
        (star_map(FAR, f"{RING} ac", HOMES), "line-through-system"),
        (star_map(f"{FAR}, k 500 50", RING, HOMES), "no-sector"),
        (star_map(FAR, RING, f"{HOMES} b=hazard j=hazard"), "cut-off"),
        (star_map(FAR, RING, "a=metals b=metals d=organics"), "homes-do-not-fit"),
        (star_map(FAR, RING, HOMES, players=3), "too-few-homes"),
        (SOUND.with_(options=Options(home_gap=3)), "near-homes"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_quick_fixes_help(broken: StarMap, code: str, language: str) -> None:
    issue = next(issue for issue in problems.issues(broken) if issue.code == code)
    quick_fixes = problems.fixes(broken, issue, language)
    assert quick_fixes
    for quick_fix in quick_fixes:
        assert quick_fix.text
        assert issue not in problems.issues(quick_fix.fleet)


def test_the_likeliest_fix_of_a_lonely_system_is_two_lines() -> None:
    lonely = star_map(f"{FAR}, k 500 50", RING, HOMES)
    issue = next(issue for issue in problems.issues(lonely) if issue.code == "no-sector")
    first, last = problems.fixes(lonely, issue, "en")
    assert (first.text, last.text) == ("Draw 2 lines from K", "Remove K")
    assert codes(first.fleet) == codes(last.fleet) == []
