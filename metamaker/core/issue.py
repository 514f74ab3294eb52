"""Problems of a document, and the runner that collects all of them at once."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from metamaker.core.ids import listed_ref
from metamaker.core.messages import Text


class Severity(StrEnum):
    """How much a problem matters: an error breaks a rule, a warning is surely not meant, a note is worth knowing."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True)
class Issue:
    """One problem: a stable code, its severity, the element it is about, a sentence for people, and the rule's id."""

    code: str
    severity: Severity
    where: str
    message: Text
    rule: str

    @property
    def text(self) -> str:
        """The sentence in the current language; `Words.say` writes the message in another one."""
        return str(self.message)


def sentence(text: str) -> str:
    """Return the text of a problem as a separate sentence, with a capital letter."""
    return f"{text[:1].upper()}{text[1:]}"


def error(code: str, *, where: str, text: Text, rule: str) -> Issue:
    """Return a problem that makes the design or fleet illegal."""
    return Issue(code, Severity.ERROR, where, text, rule)


def warning(code: str, *, where: str, text: Text, rule: str) -> Issue:
    """Return a problem that is legal but surely not meant."""
    return Issue(code, Severity.WARNING, where, text, rule)


def note(code: str, *, where: str, text: Text, rule: str) -> Issue:
    """Return a remark that needs no fix."""
    return Issue(code, Severity.NOTE, where, text, rule)


def errors_in(issues: Iterable[Issue]) -> tuple[Issue, ...]:
    """Return the errors among issues."""
    return tuple(issue for issue in issues if issue.severity is Severity.ERROR)


def by_element(issues: Iterable[Issue]) -> dict[str, list[Issue]]:
    """Return issues by the listed element of the document that they are in, in their order."""
    found: dict[str, list[Issue]] = {}
    for issue in issues:
        found.setdefault(listed_ref(issue.where), []).append(issue)
    return found


Check = Callable[..., Iterator[Issue]]


def collect(checks: Iterable[Check], *subject: object) -> tuple[Issue, ...]:
    """Run every check on `subject` and return all issues, in the order of the checks."""
    return tuple(issue for check in checks for issue in check(*subject))
