"""Quick fixes solve the problem that they are offered for."""

import pytest

from metamaker.core.issue import Issue
from metamaker.games.cosmoforce.checks import check_fleet
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.problems import QUICK_FIXES, fixes
from tests.games.cosmoforce.builders import CAPITAL, CRUISER, design, fleet
from tests.games.cosmoforce.checks.test_checks import CASES

PROBLEMS = [(case.name, case.fleet, issue) for case in CASES for issue in check_fleet(case.fleet)]


@pytest.mark.parametrize(("name", "document", "issue"), PROBLEMS, ids=lambda each: each if isinstance(each, str) else "")
def test_a_fix_takes_its_problem_away(name: str, document: Fleet, issue: Issue) -> None:
    for fix in fixes(document, issue, "en"):
        assert not fix.text.endswith(".")
        left = check_fleet(fix.fleet)
        assert (issue.code, issue.where) not in {(each.code, each.where) for each in left}, fix.text


def test_every_quick_fix_is_tried() -> None:
    fixed = {issue.code for _, document, issue in PROBLEMS if fixes(document, issue, "en")}
    assert fixed == set(QUICK_FIXES)


def test_a_problem_that_is_not_there_has_no_fix() -> None:
    _, document, issue = PROBLEMS[0]
    assert fixes(Fleet(), issue, "en") == ()
    assert fixes(document, issue, "en") != ()


@pytest.mark.rule("CF-SHIP-04")
def test_a_system_of_another_class_changes_the_class_or_the_system_or_goes() -> None:
    assert _offered(design("engine afterburner", CRUISER)) == [
        "Change Heron to a Fighter",
        "Put Engine in slot 2",
        "Empty the slot",
    ]
    assert _offered(design("railgun", CAPITAL))[1] == "Put Hangar in slot 1"


def test_the_class_comes_after_the_system_where_something_else_would_not_fit_it() -> None:
    assert _offered(design("afterburner railgun", CRUISER)) == [
        "Put Engine in slot 1",
        "Change Heron to a Fighter",
        "Empty the slot",
    ]


def _offered(of: Design) -> list[str]:
    document = fleet(of)
    issue = next(each for each in check_fleet(document) if each.code == "system-of-another-class")
    return [fix.text for fix in fixes(document, issue, "en")]
