"""Every check, by cases: the whole list of what is found, and each check switched off in turn."""

from collections.abc import Callable
from typing import Any

import pytest

from metamaker.core.issue import Issue
from metamaker.games.metaverse.checks.all import ALL, Checks, check_fleet
from tests.games.metaverse.checks import cases_fleet, cases_hangars, cases_hull, cases_systems, cases_weapons
from tests.games.metaverse.checks.case import Case, seen

CASES: tuple[Case, ...] = (
    *cases_hull.CASES,
    *cases_systems.CASES,
    *cases_weapons.CASES,
    *cases_hangars.CASES,
    *cases_fleet.CASES,
)


def parameters() -> list[Any]:
    return [pytest.param(case, id=case.name, marks=pytest.mark.rule(*case.rules)) for case in CASES]


@pytest.mark.parametrize("case", parameters())
def test_the_checks_find_what_is_wrong_and_nothing_else(case: Case) -> None:
    assert seen(check_fleet(case.fleet)) == sorted(case.found)


def test_cases_have_names_of_their_own_and_at_most_three_rules() -> None:
    names = [case.name for case in CASES]
    assert sorted(names) == sorted(set(names))
    assert [case.name for case in CASES if not 1 <= len(case.rules) <= 3] == []


def test_what_is_remembered_is_what_would_be_found_anew() -> None:
    assert [case.name for case in CASES if check_fleet(case.fleet) != ALL.run(case.fleet)] == []


def name_of(check: Callable[..., object]) -> str:
    return f"{check.__module__.rpartition('.')[2]}.{check.__name__}"


def alone(check: Callable[..., Any]) -> Checks:
    groups = (ALL.of_attendance, ALL.of_fleet, ALL.of_weapon, ALL.of_starfighter, ALL.of_bay, ALL.of_design)
    return Checks(*(tuple(one for one in group if one is check) for group in groups))


@pytest.mark.parametrize("check", [*ALL], ids=name_of)
def test_a_check_that_is_switched_off_is_missed(check: Callable[..., Any]) -> None:
    less = ALL.without(check)
    assert len(list(less)) == len(list(ALL)) - 1
    concerned = (case for case in CASES if alone(check).run(case.fleet))
    missed = any(seen(less.run(case.fleet)) != sorted(case.found) for case in concerned)
    assert missed, f"no case of cases_*.py has a problem that {name_of(check)} finds"


def test_sentences_name_the_thing() -> None:
    said: list[Issue] = [issue for case in CASES for issue in check_fleet(case.fleet)]
    assert [issue for issue in said if len(issue.text) < 20 or issue.text.endswith(".")] == []
