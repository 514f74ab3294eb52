"""Fixes: each makes its problem go away, and adds no error to a fleet that has one thing wrong."""

import pytest
from hypothesis import HealthCheck, given, settings

from metamaker.core.elements.listing import removed
from metamaker.core.issue import Issue, Severity
from metamaker.core.messages import words
from metamaker.game_api.checks import Fix
from metamaker.game_api.confirming import Measured
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.edits.roster import add_ship
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.game import METAVERSE
from metamaker.games.metaverse.match.confirming import with_results
from metamaker.games.metaverse.model.arc import Arc, Facing
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.words import CommandLevel
from metamaker.games.metaverse.problems import QUICK_FIXES, fixes
from tests.examples import examples
from tests.games.metaverse.builders import BARE, component, fleet_of, with_arc, with_parts
from tests.games.metaverse.checks.case import Case
from tests.games.metaverse.checks.test_checks import CASES
from tests.games.metaverse.strategies import fleets

TOLD = words("metaverse")

NO_FIX = {
    "combat-value-limit": "what to leave at home is the player's choice, and the limit is agreed",
    "feeble-fire": "how to arm the ship is the player's choice",
    "ship-tier": "what to do without is the player's choice, and the limit is agreed",
    "squadron-tier": "what to do without is the player's choice, and the limit is agreed",
    "value-formulas": "which formulas and values count is the player's choice",
}
"""The codes of problems without an obvious quick fix, and why."""


def test_every_code_is_fixed_or_has_a_reason_not_to_be() -> None:
    seen = {issue.code for case in CASES for issue in check_fleet(case.fleet)}
    assert sorted(seen - {*QUICK_FIXES, *NO_FIX}) == [], (
        "neither a quick fix in edits/quick_fixes/ nor a reason in NO_FIX above"
    )
    assert sorted({*QUICK_FIXES, *NO_FIX} - seen) == [], "no case of tests/games/metaverse/checks/cases_*.py has such a problem"
    assert sorted(QUICK_FIXES.keys() & NO_FIX) == []


def errors(fleet: Fleet) -> set[tuple[str, str]]:
    return {(issue.code, issue.where) for issue in check_fleet(fleet) if issue.severity is Severity.ERROR}


def fixed(fix: Fix) -> Fleet:
    """Return the fleet after a fix; battles that it asks for have some result."""
    fleet: Fleet = fix.fleet
    return with_results(fleet, dict.fromkeys(fix.confirms, Measured(6, 3)))


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in CASES if case.found])
def test_a_fix_cures_its_problem_and_adds_no_error(case: Case) -> None:
    for issue in check_fleet(case.fleet):
        for fix in fixes(case.fleet, issue, "en"):
            assert issue not in check_fleet(fixed(fix)), fix.text
            assert errors(fixed(fix)) <= errors(case.fleet), fix.text
            assert fix.text == fix.text.strip()
            assert not fix.text.endswith(".")


def test_a_ship_beside_a_full_flagship_or_without_any_comes_into_the_fleet() -> None:
    full = METAVERSE.documents.new("Full", "full")
    for fleet in (
        add_ship(full, "scout").document,
        removed(
            STRUCTURE, add_ship(add_ship(full, "scout").document, "scout").document, "ships/first-light", "ships/second-wind"
        ),
    ):
        note = next(issue for issue in check_fleet(fleet) if issue.code == "outside-fleet")
        (fix,) = fixes(fleet, note, "en")
        left = [issue.where for issue in check_fleet(fix.fleet) if issue.rule and issue.rule.startswith("MV-3.8")]
        assert note.where not in left, fix.text


def test_each_cure_works_in_some_case() -> None:
    offered = {issue.code for case in CASES for issue in check_fleet(case.fleet) if fixes(case.fleet, issue, "en")}
    assert offered == set(QUICK_FIXES)


@settings(max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(fleets())
def test_fixes_of_any_fleet_cure_and_leave_a_fleet_that_loads(fleet: Fleet) -> None:
    for issue in check_fleet(fleet)[:40]:
        for fix in fixes(fleet, issue, "en"):
            after = fixed(fix)
            assert issue not in check_fleet(after), fix.text
            assert METAVERSE.documents.read(METAVERSE.documents.body(after), "fixed") == after


@pytest.mark.parametrize("where", ["", "classes/none", "ships/none", "weapons/none/x", "formulas/none", "limits", "fleet"])
def test_a_problem_that_a_fleet_does_not_have_has_no_fix(where: str) -> None:
    for code in (*QUICK_FIXES, *NO_FIX, "unknown"):
        assert fixes(Fleet(), Issue(code, Severity.ERROR, where, "an old problem", "MV-0.0.0-02"), "en") == ()


def test_one_fix_after_another_makes_a_ship_of_nothing() -> None:
    """From a hull without anything, one fix after another leads to a ship that no check finds an error in."""
    fleet = METAVERSE.documents.new("Test", "test")
    bare = fleet.classes[0].with_(sections=fleet.classes[0].sections.with_(core=None))
    fleet = fleet.with_(classes=(bare,))
    for _ in range(20):
        found = [fix for issue in check_fleet(fleet) for fix in fixes(fleet, issue, "en")]
        if not found:
            break
        fleet = found[0].fleet
    assert errors(fleet) == set()


def test_a_centre_is_rated_for_the_largest_command_of_its_class() -> None:
    """Two commanders of one class without a centre: a centre for the smaller command would be too small for the other."""
    ships = (
        Ship(id="boss", name="boss", ship_class="heron", level=CommandLevel.WING),
        Ship(id="sub", name="sub", ship_class="heron", level=CommandLevel.SQUADRON, commander="boss"),
        Ship(id="scout", name="scout", ship_class="heron", commander="boss"),
        Ship(id="tail", name="tail", ship_class="heron", commander="sub"),
    )
    fleet = fleet_of(BARE, ships=ships)
    wrong = [issue for issue in check_fleet(fleet) if issue.code == "no-cic"]
    assert [issue.where for issue in wrong] == ["ships/boss", "ships/sub"]
    for issue in wrong:
        assert errors(fixes(fleet, issue, "en")[0].fleet) == set()


def test_a_generator_is_turned_to_the_arc_that_needs_it() -> None:
    """Facing along the ship is wrong; aft has shield hits and no generator, starboard and fore have neither."""
    astray = component("basic_shield_generator", 2, Facing.FORE_AFT, part="astray")
    fleet = fleet_of(with_arc(with_parts(BARE, astray), Arc.AFT, shield_hits=3))
    (issue,) = [each for each in check_fleet(fleet) if each.code == "wrong-facing"]
    assert check_fleet(fixes(fleet, issue, "en")[0].fleet) == check_fleet(fleet_of(BARE))
