"""The checks on any fleet that loads: they never raise, and all that they say can be shown and looked up."""

import unicodedata

import pytest
from hypothesis import HealthCheck, given, seed, settings

from metamaker.core.issue import Severity
from metamaker.core.rule_book import statements
from metamaker.games.metaverse.checks.all import ALL, check_fleet
from metamaker.games.metaverse.model.fleet import Fleet
from tests.examples import examples
from tests.games.metaverse.coverage import choices, uses
from tests.games.metaverse.strategies import fleets

RULES = {statement.id for statement in statements("metaverse")}
ANY_FLEET = settings(
    max_examples=examples(150), deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
ROUNDS, EACH = 45, 40
"""Rounds of random fleets at most, and fleets of a round: after four rounds nothing is missing, as a rule."""


@pytest.mark.rule("MV-0.0.0-02")
@ANY_FLEET
@given(fleets())
def test_every_problem_can_be_shown_and_looked_up(fleet: Fleet) -> None:
    issues = check_fleet(fleet)
    assert issues == ALL.run(fleet)
    for issue in issues:
        assert isinstance(issue.severity, Severity)
        assert issue.rule in RULES
        assert issue.text == issue.text.strip()
        assert not any(unicodedata.category(letter) in {"Cc", "Zl", "Zp"} for letter in issue.text + issue.where + issue.code)


def test_the_strategy_makes_every_choice_of_every_field() -> None:
    """Which examples a seed gives depends on what else the process has imported, so that one seed may miss a choice."""
    missing = choices(Fleet)
    for number in range(ROUNDS):
        made = uses(generated(number))
        missing = {field: left for field, possible in missing.items() if (left := possible - made[field])}
        if not missing:
            break
    assert missing == {}


def generated(number: int) -> list[Fleet]:
    made: list[Fleet] = []

    @seed(number)
    @settings(ANY_FLEET, max_examples=EACH, derandomize=False, database=None)
    @given(fleets())
    def collect(fleet: Fleet) -> None:
        made.append(fleet)

    collect()
    return made
