"""`metamaker check --fix`: the cures that the window offers, one after another, as long as they leave fewer problems."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from metamaker.cli.answer import offered
from metamaker.core.issue import Issue, Severity
from metamaker.core.words import language_in_force
from metamaker.game.checks import Checks, Fix
from metamaker.opening import Opened


class Cured(NamedTuple):
    """A problem, and what was done about it."""

    issue: Issue
    done: str


def cured(opened: Opened, strict: bool) -> tuple[Any, list[Cured]]:
    """Return the document without the errors that have a cure, and what was done; `strict`: warnings as well.

    Of several cures the first that leaves fewer problems is taken, so that none brings back what another one cured.
    """
    checks = offered(opened.game.checks, "checks", opened.game, opened.file)
    document, done = opened.document, []
    while (step := _step(checks, document, strict)) is not None:
        issue, fix = step
        done.append(Cured(issue, fix.text))
        document = fix.fleet
    return document, done


def _step(checks: Checks[Any], document: Any, strict: bool) -> tuple[Issue, Fix] | None:
    issues = checks.issues(document)
    wanted = {Severity.ERROR, Severity.WARNING} if strict else {Severity.ERROR}
    for issue in issues:
        if issue.severity in wanted:
            for fix in checks.fixes(document, issue, language_in_force()):
                if _weight(checks.issues(fix.fleet)) < _weight(issues):
                    return issue, fix
    return None


def _weight(issues: Sequence[Issue]) -> tuple[int, int]:
    counts = Counter(issue.severity for issue in issues)
    return counts[Severity.ERROR], counts[Severity.WARNING]
