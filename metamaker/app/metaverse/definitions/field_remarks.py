"""Problems of an element, each beside the field that it is about."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from metamaker.app.context import Context
from metamaker.app.form.remarks import Remark
from metamaker.app.problems.problem_list import severity_names
from metamaker.core.issue import Issue, Severity, sentence
from metamaker.core.property import Property
from metamaker.game.checks import Fix

_TONES = {Severity.ERROR: ("error", "●"), Severity.WARNING: ("warning", "▲"), Severity.NOTE: ("caption", "○")}


class Beside(NamedTuple):
    """Remarks by the keys of the fields that they are about, and those that are about none."""

    fields: dict[str, list[Remark]]
    others: list[Remark]


def remarks_beside(issues: Iterable[Issue], properties: Sequence[Property], remark: Callable[[Issue], Remark]) -> Beside:
    """Return what to say beside which field: the one whose rule the problem breaks, or the one of the same chapter."""
    found = Beside({}, [])
    for issue in issues:
        key = _field_of(issue, properties)
        (found.fields.setdefault(key, []) if key else found.others).append(remark(issue))
    return found


def _field_of(issue: Issue, properties: Sequence[Property]) -> str:
    """Return the key of the first property with the rule, or with a rule of the same chapter; empty for none."""
    with_rule = (shown.key for shown in properties if shown.rule == issue.rule)
    of_chapter = (shown.key for shown in properties if shown.rule and _chapter(shown.rule) == _chapter(issue.rule))
    return next(with_rule, "") or next(of_chapter, "")


def _chapter(rule: str) -> str:
    return rule.rpartition("-")[0]


class Remarking:
    """Makes remarks of the problems of an open document, with the fix that the game offers."""

    def __init__(self, context: Context, language: str) -> None:
        self._context = context
        self._language = language

    def __call__(self, issue: Issue) -> Remark:
        """Return a problem as a remark."""
        tone, sign = _TONES[issue.severity]
        text = f"{sign} {severity_names()[issue.severity]}: {sentence(issue.text)}"
        offered = self._fixes(issue)
        return Remark(text, tone, offered[0].text, lambda: self._fix(issue)) if offered else Remark(text, tone)

    def _fixes(self, issue: Issue) -> tuple[Fix, ...]:
        document = self._context.document
        return self._context.checks.fixes(document.value, issue, self._language)

    def _fix(self, issue: Issue) -> None:
        """Do what was offered, with the document as it is by now."""
        for fix in self._fixes(issue)[:1]:
            self._context.document.apply(fix.text, fix.fleet)
