"""The problems of a fleet as a table: errors first, then warnings and notes."""

from collections.abc import Iterable, Sequence

from metamaker.core.issue import Issue, Severity
from metamaker.core.words import Words
from metamaker.games.metaverse.sheet.tables import heading, row
from metamaker.games.metaverse.sheet.tiles import icon
from metamaker.sheets.drawing import REGULAR, Drawing, Symbol
from metamaker.sheets.ink import ALERT, INK, PAPER, QUIET
from metamaker.sheets.layout import Strip, Table
from metamaker.sheets.lettering import Align, line, lines, wrap

_SIZE = 2.8
_SIGN, _RULE = 6.0, 24.0
_ROLES = {Severity.ERROR: ALERT, Severity.WARNING: INK, Severity.NOTE: QUIET}
_ORDER = tuple(Severity)


def problem_table(issues: Sequence[Issue], words: Words, width: float) -> Table:
    """Return a row for each problem with its rule, or one row that says that there is none."""
    ranked = sorted(issues, key=lambda issue: _ORDER.index(issue.severity))
    title = heading(_title(issues, words), width)
    if not ranked:
        told = line(0.0, 3.6, words["pages.problems.none"], _SIZE)
        return Table(title, (Strip(Drawing(width, 5.6, (told,))),), breakable=False)
    return Table(title, tuple(Strip(_row(issue, width), ref=issue.where) for issue in ranked))


def _title(issues: Iterable[Issue], words: Words) -> str:
    counts = dict.fromkeys(Severity, 0)
    for issue in issues:
        counts[issue.severity] += 1
    told = [words.counted(f"pages.problems.{severity}", count) for severity, count in counts.items() if count]
    return "   ".join((words["pages.problems.title"], *told))


def _row(issue: Issue, width: float) -> Drawing:
    text = wrap(issue.text, width - _SIGN - _RULE, _SIZE, REGULAR)
    height = 5.6 + text.height
    return row(
        width,
        height,
        (
            Symbol(0.3, 0.9, 3.8, icon(issue.severity.value), _ROLES[issue.severity], PAPER),
            *lines(_SIGN, 3.8, text),
            line(width, 3.8, issue.rule, 2.3, role=QUIET, align=Align.RIGHT),
        ),
    )
