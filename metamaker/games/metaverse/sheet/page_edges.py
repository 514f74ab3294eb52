"""The head and the foot of every page of a sheet."""

from collections.abc import Sequence

from metamaker.core.issue import Issue, Severity
from metamaker.games.metaverse.sheet.emblem import emblem_icon
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.games.metaverse.sheet.tiles import icon
from metamaker.sheets.drawing import BOLD, Drawing, Op, Symbol
from metamaker.sheets.ink import ALERT, HAIRLINE, INK, PAPER, QUIET
from metamaker.sheets.lettering import Align, fit, line, lines
from metamaker.sheets.metrics import text_width
from metamaker.sheets.shapes import rule

FOOT = 5.0
"""Height of the foot in mm."""

_NAME, _SMALLEST_NAME = 10.5, 5.0
_PROBLEM = 2.7
_INDENT = 0.2
_EMBLEM = 14.0
_SIGN = 4.2
"""Room for the sign before the problems."""


def head(subject: Subject, problems: Sequence[str], width: float) -> Drawing:
    """Return the name of the ship, its class and fleet below, and one line with what is wrong with the design."""
    emblem = None if subject.emblem is None else emblem_icon(subject.emblem)
    room = width if emblem is None else width - _EMBLEM - 4.0
    name = fit(subject.title, room, _NAME, BOLD, smallest=_SMALLEST_NAME)
    below = fit(subject.subtitle, room - _INDENT, 3.3, smallest=2.2)
    y = name.size * 0.76
    ops: list[Op] = list(lines(0.0, y, name, weight=BOLD))
    if emblem is not None:
        ops.append(Symbol(width - _EMBLEM, 0.0, _EMBLEM, emblem, INK, PAPER))
    y += name.height + below.size + 1.6
    ops += lines(_INDENT, y, below, role=QUIET)
    y = max(y + below.height, _EMBLEM - 1.0 if emblem is not None else 0.0)
    if problems:
        y += 4.4
        named = fit(_problem_line(problems, width - _SIGN), width - _SIGN, _PROBLEM)
        ops += [Symbol(0.0, y - 2.6, 3.2, icon("error"), ALERT, PAPER), *lines(_SIGN, y, named, role=ALERT)]
        y += named.height
    y += 2.4
    return Drawing(width, y + 0.6, (*ops, rule(0.0, y, width, INK, 0.6)))


def _problem_line(problems: Sequence[str], width: float) -> str:
    """How many problems there are, then as many of them as a line has room for."""
    count = f"{len(problems)} problem{'s' if len(problems) > 1 else ''}: "
    for shown in range(len(problems), 0, -1):
        more = f" … and {len(problems) - shown} more" if shown < len(problems) else ""
        text = count + "; ".join(problems[:shown]) + more
        if shown == 1 or text_width(text, _PROBLEM) <= width:
            return text
    return count


def errors_by_element(issues: Sequence[Issue]) -> dict[str, list[str]]:
    """Return the sentences of the errors by the ship, class or definition that they concern, parts of it included."""
    errors: dict[str, list[str]] = {}
    for issue in issues:
        if issue.severity is Severity.ERROR:
            element = "/".join(issue.where.partition("#")[0].split("/")[:2])
            errors.setdefault(element, []).append(issue.text)
    return errors


def foot(page: int, pages: int, legal: bool, width: float) -> Drawing:
    """Return the last line of a page: what this is, which page of how many of this ship, and what made it."""
    kind = "Metaverse record sheet" if legal else "Metaverse record sheet  ·  not legal for play"
    return Drawing(
        width,
        FOOT,
        (
            rule(0.0, 0.0, width, HAIRLINE, 0.2),
            line(0.0, 3.0, kind, 2.2, role=QUIET),
            line(width / 2, 3.0, f"page {page} of {pages}", 2.2, role=QUIET, align=Align.CENTRE),
            line(width, 3.0, "MetaMaker", 2.2, weight=BOLD, role=QUIET, align=Align.RIGHT),
        ),
    )
