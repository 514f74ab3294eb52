"""The chain of command of the ships that come."""

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.game_api.edits import AT_HOME
from metamaker.games.metaverse.edits.editing import EDITS
from metamaker.games.metaverse.model.attendance import everyone, present
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import CommandLevel
from metamaker.games.metaverse.problems import fixes, issues
from metamaker.opening import open_file
from tests.games.metaverse.checks.cases_fleet import at_home, roster, ship

SQUADRON, WING, DIVISION, FLEET = CommandLevel


def chain(fleet: Fleet) -> dict[str, tuple[str | None, CommandLevel | None]]:
    return {each.id: (each.commander, each.level) for each in present(fleet).ships}


def test_ships_of_a_commander_at_home_are_under_the_next_one_that_comes() -> None:
    fleet = roster(
        ship("a", level=FLEET),
        *at_home(ship("b", "a", DIVISION), ship("c", "b", WING)),
        ship("d", "c", SQUADRON),
        ship("e", "d"),
    )
    assert chain(fleet) == {"a": (None, FLEET), "d": ("a", SQUADRON), "e": ("d", None)}


@pytest.mark.rule("MV-3.8.0-04")
def test_the_highest_ship_with_a_cic_leads_in_place_of_the_flagship() -> None:
    fleet = roster(
        *at_home(ship("a", level=FLEET)),
        ship("b", "a"),
        ship("c", "a", SQUADRON),
        ship("d", "a", DIVISION),
        ship("e", "d"),
        ship("f", "a", DIVISION, of_class="heron"),
        ship("outside"),
    )
    assert chain(fleet) == {
        "b": ("d", None),
        "c": ("d", SQUADRON),
        "d": (None, FLEET),
        "e": ("d", None),
        "f": ("d", DIVISION),
        "outside": (None, None),
    }
    assert "no-cic" in {issue.code for issue in issues(fleet)}, "a level without a CiC stays a problem"


def test_a_ship_without_a_level_leads_if_it_is_the_only_one_that_can() -> None:
    fleet = roster(*at_home(ship("a", level=WING)), ship("b", "a"), ship("c", "a", of_class="leader"))
    assert chain(fleet) == {"b": ("c", None), "c": (None, WING)}


def test_another_flagship_that_comes_leads_the_ships_left_alone() -> None:
    fleet = roster(*at_home(ship("a", level=FLEET)), ship("b", "a"), ship("c", level=WING), ship("d", "c"))
    assert chain(fleet) == {"b": ("c", None), "c": (None, WING), "d": ("c", None)}


def test_taking_the_flagship_along_is_the_fix() -> None:
    fleet = roster(*at_home(ship("a", level=WING)), ship("b", "a", SQUADRON), ship("c", "a"), ship("d", "b"))
    (issue,) = issues(fleet)
    assert issue.text == "the flagship A stays at home; B leads the fleet"
    (fix,) = fixes(fleet, issue, "en")
    assert fix.text == "Take A along"
    assert fix.fleet == everyone(fleet)
    assert issues(fix.fleet) == ()


def test_nobody_is_moved_in_the_file() -> None:
    fleet = roster(ship("a", level=WING), ship("b", "a"), ship("c", "a"))
    left = EDITS.changed(fleet, "ships/a", AT_HOME, True)
    assert [each.commander for each in left.ships] == [None, "a", "a"]
    assert EDITS.changed(left, "ships/a", AT_HOME, False) == fleet
    assert present(present(left)) is present(left)


def test_equal_fleets_can_be_compared_after_they_were_cut() -> None:
    one, other = (open_file(str(sample_fleets("metaverse") / "the-even-hand.json")).document for _ in range(2))
    assert present(one) is one
    assert present(other) == one
