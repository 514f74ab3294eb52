"""`metamaker check`: the problems of files, before or after quick fixes."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from metamaker.cli.handlers.edits import STDOUT, Keeping, issue_data, written
from metamaker.cli.handlers.reports import answer
from metamaker.cli.input.arguments import offered
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import text, unusable
from metamaker.cli.output.process import FINE, PROBLEMS
from metamaker.core.issue import Issue, Severity
from metamaker.core.problem import FileProblem
from metamaker.core.words import language_in_force, message
from metamaker.game.checks import Checks, Fix
from metamaker.game.game import required
from metamaker.opening import Opened, open_document


def check(files: Sequence[str], strict: bool, fixing: Keeping | None, as_json: bool, event: str = "") -> int:
    """Report the issues of every file, after their cures if these are wanted; see `metamaker check --help`.

    With an event, what breaks its limits.
    """
    if event:
        return against_event(files, event, as_json)
    if fixing is None:
        return answer(files, as_json, lambda opened: _problems(opened, opened.document, strict), open_document)
    if fixing.output and len(files) > 1:
        raise unusable("cli-fix-one")
    return answer(files, as_json, lambda opened: _fixed(opened, strict, fixing))


def against_event(files: Sequence[str], event: str, as_json: bool) -> int:
    """Report what of every file breaks a limit of an event."""
    from metamaker.cli.handlers.event import open_event

    limits, of = open_event(event)

    def examined(opened: Opened) -> Answer:
        if opened.game is not of:
            raise FileProblem(opened.file, "", message("event-other_game", game=of.name))
        lines = required(of.limits).examined(opened.document, limits.document.limits)
        issues = [issue for line in lines for issue in line.issues]
        return _answered(issues, PROBLEMS if issues else FINE)

    return answer(files, as_json, examined)


def _problems(opened: Opened, document: Any, strict: bool) -> Answer:
    issues = offered(opened.game.checks, "checks", opened.game, opened.file).issues(document)
    failing = {Severity.ERROR, Severity.WARNING} if strict else {Severity.ERROR}
    code = PROBLEMS if any(issue.severity in failing for issue in issues) else FINE
    return _answered(issues, code)


def _answered(issues: Sequence[Issue], code: int) -> Answer:
    return Answer({"issues": [issue_data(issue) for issue in issues]}, lambda: _show_problems(issues), code)


def _fixed(opened: Opened, strict: bool, keeping: Keeping) -> Answer:
    document, done = cured(opened, strict)
    target = written(opened, document, keeping) if done else ""
    left = _problems(opened, document, strict)
    told = [{"where": each.issue.where, "code": each.issue.code, "text": each.done} for each in done]

    def show() -> None:
        from metamaker.cli.output.terminal import say

        say(*(text("cli-fix-done", where=each.issue.where, done=each.done) for each in done))
        say(text("cli-fix-count", count=len(done)))
        left.show()
        if target:
            say(text("cli-wrote", file=target))

    return Answer(
        {"fixed": told, "wrote": target or None, **left.data}, (lambda: None) if target == STDOUT else show, left.code
    )


def _show_problems(issues: Sequence[Issue]) -> None:
    from metamaker.cli.output.terminal import COLOURS, QUIET, say, table, words

    if issues:
        say(
            table(
                ("", text("cli-where"), text("cli-problem"), text("cli-rule")),
                (
                    (
                        words(text("cli-severity", severity=issue.severity), COLOURS[issue.severity]),
                        issue.where,
                        issue.text,
                        words(issue.rule, QUIET),
                    )
                    for issue in issues
                ),
            )
        )
    say(_summary(issues))


def _summary(issues: Sequence[Issue]) -> str:
    counts = Counter(issue.severity for issue in issues)
    counted = [text("cli-count", severity=kind, count=counts[kind]) for kind in Severity if counts[kind]]
    return ", ".join(counted) if counted else text("cli-no_problems")


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
