"""`metamaker check`: every problem of a fleet, with its place and rule."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict

from metamaker.cli.answer import FINE, PROBLEMS, Answer, answer
from metamaker.cli.counted import counted
from metamaker.core.issue import Issue, Severity
from metamaker.registry import Opened


def run(files: Sequence[str], strict: bool, as_json: bool) -> int:
    """Report the issues of every file; see `metamaker check --help`."""
    return answer(files, as_json, lambda opened: _answer(opened, strict))


def _answer(opened: Opened, strict: bool) -> Answer:
    issues = opened.game.issues(opened.document)
    failing = {Severity.ERROR, Severity.WARNING} if strict else {Severity.ERROR}
    code = PROBLEMS if any(issue.severity in failing for issue in issues) else FINE
    return Answer({"issues": [asdict(issue) for issue in issues]}, lambda: _show(issues), code)


def _show(issues: Sequence[Issue]) -> None:
    from metamaker.cli.terminal import COLOURS, QUIET, say, table, words

    if issues:
        say(
            table(
                ("", "where", "problem", "rule"),
                (
                    (words(issue.severity, COLOURS[issue.severity]), issue.where, issue.text, words(issue.rule, QUIET))
                    for issue in issues
                ),
            )
        )
    say(_summary(issues))


def _summary(issues: Sequence[Issue]) -> str:
    counts = Counter(issue.severity for issue in issues)
    told = [counted(counts[kind], kind) for kind in Severity if counts[kind]]
    return ", ".join(told) if told else "no problems"
