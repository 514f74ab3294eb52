"""`metamaker check`: the problems of files, before or after quick fixes."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from metamaker.cli.handlers.edits import STDOUT, issues_data, written
from metamaker.cli.handlers.reports import report_files
from metamaker.cli.input.arguments import offered
from metamaker.cli.input.options import Keeping
from metamaker.cli.models.designs import Checked, Fixed
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import text, unusable
from metamaker.cli.output.process import FINE, PROBLEMS
from metamaker.core.errors import FileProblem
from metamaker.core.issue import Issue, Severity
from metamaker.core.messages import language_in_force, message
from metamaker.game_api.checks import Checks, Fix
from metamaker.game_api.game import required
from metamaker.opening import Opened, open_document


def check(files: Sequence[str], strict: bool, fixing: Keeping | None, event: str, as_json: bool) -> int:
    """List the problems of every file, after quick fixes or for the limits of an event; see `metamaker check --help`."""
    if event:
        return against_event(files, event, as_json)
    if fixing is None:
        return report_files(files, as_json, lambda opened: _problems(opened, opened.document, strict), open_document)
    if fixing.output and len(files) > 1:
        raise unusable("cli-fix-one")
    return report_files(files, as_json, lambda opened: _fixed(opened, strict, fixing))


def against_event(files: Sequence[str], event: str, as_json: bool) -> int:
    """List the designs of every file that break a limit of an event."""
    from metamaker.cli.handlers.event import open_event

    limits, of = open_event(event)

    def examined(opened: Opened) -> Answer:
        if opened.game is not of:
            raise FileProblem(opened.file, "", message("event-other_game", game=of.name))
        lines = required(of.limits).examined(opened.document, limits.document.limits)
        issues = [issue for line in lines for issue in line.issues]
        return _answered(issues, PROBLEMS if issues else FINE)

    return report_files(files, as_json, examined)


def _problems(opened: Opened, document: object, strict: bool) -> Answer:
    issues = offered(opened.game.checks, "checks", opened.game, opened.file).issues(document)
    failing = {Severity.ERROR, Severity.WARNING} if strict else {Severity.ERROR}
    code = PROBLEMS if any(issue.severity in failing for issue in issues) else FINE
    return _answered(issues, code)


def _answered(issues: Sequence[Issue], code: int) -> Answer:
    return Answer(lambda: Checked(issues=issues_data(issues)), lambda: _show_problems(issues), code)


def _fixed(opened: Opened, strict: bool, keeping: Keeping) -> Answer:
    document, done = fixed(opened, strict)
    target = written(opened, document, keeping) if done else ""
    left = _problems(opened, document, strict)

    def data() -> Mapping[str, object]:
        fixed: list[Fixed] = [{"where": each.where, "code": each.code, "text": what} for each, what in done]
        return {"fixed": fixed, "wrote": target or None, **left.data()}

    def show() -> None:
        from metamaker.cli.output.terminal import say

        say(*(text("cli-fix-done", where=each.where, done=what) for each, what in done))
        say(text("cli-fix-count", count=len(done)))
        left.show()
        if target:
            say(text("cli-wrote", file=target))

    return Answer(data, (lambda: None) if target == STDOUT else show, left.code)


def _show_problems(issues: Sequence[Issue]) -> None:
    from metamaker.cli.output.terminal import COLOURS, QUIET, say, table, words

    columns = ("", text("cli-where"), text("cli-problem"), text("cli-rule"))
    severities = (words(text("cli-severity", severity=each.severity), COLOURS[each.severity]) for each in issues)
    if issues:
        rows = (
            (severity, each.where, each.text, words(each.rule, QUIET))
            for severity, each in zip(severities, issues, strict=True)
        )
        say(table(columns, rows))
    say(_summary(issues))


def _summary(issues: Sequence[Issue]) -> str:
    counts = Counter(issue.severity for issue in issues)
    counted = [text("cli-count", severity=kind, count=counts[kind]) for kind in Severity if counts[kind]]
    return ", ".join(counted) if counted else text("cli-no_problems")


def fixed(opened: Opened, strict: bool) -> tuple[Any, list[tuple[Issue, str]]]:
    """Apply quick fixes of errors, and return the document and each fixed problem with its fix; `strict`: of warnings too.

    A fix is applied only if it leaves fewer problems, so that no fix brings back a problem that another one fixed.
    """
    checks = offered(opened.game.checks, "checks", opened.game, opened.file)
    document, done = opened.document, []
    while (step := _step(checks, document, strict)) is not None:
        issue, fix = step
        done.append((issue, fix.text))
        document = fix.fleet
    return document, done


def _step(checks: Checks, document: object, strict: bool) -> tuple[Issue, Fix] | None:
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
