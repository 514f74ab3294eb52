"""Which rule is shown to hold by which test, and which by none."""

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from metamaker.core.rule_book import Statement, statements

GAMES = ("metaverse", "cosmoforce", "cosmoclysm", "cosmos_commanders")
"""The games whose statements tests are marked with."""

GAMES_IN_FORCE = ("metaverse", "cosmoforce", "cosmoclysm", "cosmos_commanders")
"""Those of them that are whole: every statement that must be tested has a test. The others join when they are."""

UNTESTED = Path(__file__).parent / "untested_rules.toml"
TOLD = re.compile(r"\[(free text|note, no toggle)\]")
"""Marks of statements of Cosmoforce that are told and not computed."""

MOST_IDS = 3


@dataclass(frozen=True)
class Tested:
    """A test and the ids of the statements that it is marked with."""

    test: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Ledger:
    """The tests of a run; `whole` if nothing was left out of the collection."""

    tests: tuple[Tested, ...]
    whole: bool

    def tests_of(self) -> dict[str, list[str]]:
        """Return statement id → the tests that are marked with it."""
        found: dict[str, list[str]] = defaultdict(list)
        for tested in self.tests:
            for rule in tested.rules:
                found[rule].append(tested.test)
        return found


@cache
def excused() -> dict[str, str]:
    """Return the statements that no test can show to hold, each with the reason."""
    reasons: dict[str, str] = tomllib.loads(UNTESTED.read_text(encoding="utf-8"))
    return reasons


def known() -> dict[str, Statement]:
    """Return all statements of all games that have tests, by id."""
    return {statement.id: statement for game in GAMES for statement in statements(game)}


def in_force() -> tuple[Statement, ...]:
    """Return the statements of the games that are whole."""
    return tuple(statement for game in GAMES_IN_FORCE for statement in statements(game))


def must_be_tested(rule: Statement) -> bool:
    """Whether a test has to show that this statement holds: all but what is told and not computed."""
    return TOLD.search(rule.text) is None


def report(ledger: Ledger) -> Iterator[str]:
    """Yield the lines of `make rules`: pairs of statement and test, then what has none, tag by tag."""
    tests = ledger.tests_of()
    by_tag: dict[str, list[Statement]] = defaultdict(list)
    for game in GAMES:
        for statement in statements(game):
            by_tag[f"{game}, {statement.tag or 'play'}"].append(statement)
    for tag, group in by_tag.items():
        yield f"== {tag}: {sum(statement.id in tests for statement in group)} of {len(group)} statements have a test"
        for statement in group:
            yield from (f"{statement.id}  {test}" for test in tests.get(statement.id, ()))
    for tag, group in by_tag.items():
        missing = [statement for statement in group if statement.id not in tests]
        yield f"== {tag}: {len(missing)} without a test"
        yield from (f"{statement.id}  {excused().get(statement.id, statement.text[:100])}" for statement in missing)
