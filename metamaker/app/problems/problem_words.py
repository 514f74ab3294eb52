"""What kinds of problems are called, and how many there are in words."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication

from metamaker.core.issue import Issue, Severity


def severity_names() -> Mapping[Severity, str]:
    """Return what the kinds of problems are called."""
    translate = QCoreApplication.translate
    return {
        Severity.ERROR: translate("Problems", "Error"),
        Severity.WARNING: translate("Problems", "Warning"),
        Severity.NOTE: translate("Problems", "Note"),
    }


def headline(issues: Iterable[Issue]) -> str:
    """Return how many problems of each kind there are, as “1 error · 2 warnings”; empty for none."""
    counts = dict.fromkeys(Severity, 0)
    for issue in issues:
        counts[issue.severity] += 1
    return " · ".join(_counted(severity, count) for severity, count in counts.items() if count)


def _counted(severity: Severity, count: int) -> str:
    translate = QCoreApplication.translate
    if severity is Severity.ERROR:
        text = translate("Problems", "1 error") if count == 1 else translate("Problems", "%1 errors")
    elif severity is Severity.WARNING:
        text = translate("Problems", "1 warning") if count == 1 else translate("Problems", "%1 warnings")
    else:
        text = translate("Problems", "1 note") if count == 1 else translate("Problems", "%1 notes")
    return text.replace("%1", str(count))
