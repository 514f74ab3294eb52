"""Tests name the rules that they show to hold."""

import pytest

from tests.ledger import MOST_IDS, Ledger, excused, in_force, known, must_be_tested


def test_marked_rules_exist(ledger: Ledger) -> None:
    assert {rule for rule in ledger.tests_of() if rule not in known()} == set()


def test_no_test_claims_more_than_three_rules(ledger: Ledger) -> None:
    assert [tested for tested in ledger.tests if len(tested.rules) > MOST_IDS] == []


def test_excused_rules_exist_and_have_no_test(ledger: Ledger) -> None:
    assert set(excused()) <= set(known())
    assert set(excused()) & set(ledger.tests_of()) == set()


def test_every_rule_has_a_test_or_a_reason(ledger: Ledger) -> None:
    if not ledger.whole:
        pytest.skip("only a part of the suite was collected")
    tested = set(ledger.tests_of())
    missing = [rule.id for rule in in_force() if must_be_tested(rule) and rule.id not in tested | set(excused())]
    assert missing == []
