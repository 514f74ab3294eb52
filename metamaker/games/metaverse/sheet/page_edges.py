"""The head and the foot of every page of a sheet."""

from collections.abc import Sequence

from metamaker.core.issue import Issue, Severity
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.games.metaverse.sheet.tiles import icon
from metamaker.sheets.drawing import BOLD, Drawing, Op, Symbol
from metamaker.sheets.ink import ALERT, HAIRLINE, INK, PAPER, QUIET
from metamaker.sheets.lettering import LEADING, Align, fit, line, lines
from metamaker.sheets.metrics import text_width
from metamaker.sheets.shapes import rule

FOOT = 5.0
"""Height of the foot in mm."""

_NAME, _SMALLEST_NAME = 10.5, 5.0
_PROBLEM = 2.7


def head(subject: Subject, problems: Sequence[str], width: float) -> Drawing:
    """Return the name of the ship, its class and fleet below, and one line with what is wrong with the design."""
    name = fit(subject.title, width, _NAME, BOLD, smallest=_SMALLEST_NAME)
    below = fit(subject.subtitle, width, 3.3, smallest=2.2)
    y = name.size * 0.76
    ops: list[Op] = list(lines(0.0, y, name, weight=BOLD))
    y += name.height + below.size + 1.6
    ops += lines(0.2, y, below, role=QUIET)
    y += below.height
    if problems:
        y += 4.2
        ops += _problem_line(problems, y, width)
    y += 2.4
    return Drawing(width, y + 0.6, (*ops, rule(0.0, y, width, INK, 0.6)))


def _problem_line(problems: Sequence[str], y: float, width: float) -> list[Op]:
    """One line in the colour of alarm: how many problems, then as many of them as there is room for."""
    count = f"{len(problems)} problem{'s' if len(problems) > 1 else ''}: "
    text = count + _listed(problems, width - 4.4 - text_width(count, _PROBLEM))
    fitted = fit(text, width - 4.4, _PROBLEM)
    return [
        Symbol(0.0, y - 2.6, 3.2, icon("error"), ALERT, PAPER),
        *lines(4.2, y - fitted.height, fitted, role=ALERT),
    ]


def _listed(problems: Sequence[str], width: float) -> str:
    for shown in range(len(problems), 0, -1):
        more = f" … and {len(problems) - shown} more" if shown < len(problems) else ""
        text = "; ".join(problems[:shown]) + more
        if text_width(text, _PROBLEM) <= width:
            return text
    return f"the first of them: {problems[0]}" if len(problems) > 1 else problems[0]


def problems_of(issues: Sequence[Issue], *places: str) -> tuple[str, ...]:
    """Return the sentences of the errors that concern one of the elements `places` or a part of it. Rule MV-3.0.1-01."""
    return tuple(
        issue.text
        for issue in issues
        if issue.severity is Severity.ERROR
        and any(issue.where == place or issue.where.startswith((f"{place}/", f"{place}#")) for place in places)
    )


def foot(subject: Subject, page: int, pages: int, legal: bool, width: float) -> Drawing:
    """Return the last line of a page: what this is, whose page of how many, and what made it."""
    ship = fit(subject.title, width - 90.0, 2.2)
    middle = " · ".join((ship.lines[0] + ("…" if len(ship.lines) > 1 else ""), f"page {page} of {pages}"))
    state = "" if legal else "  ·  not legal for play"
    return Drawing(
        width,
        FOOT,
        (
            rule(0.0, 0.0, width, HAIRLINE, 0.2),
            line(0.0, 3.0, f"Metaverse record sheet{state}", 2.2, role=QUIET),
            line(width / 2, 3.0, middle, 2.2, role=QUIET, align=Align.CENTRE),
            line(width, 3.0, "MetaMaker", 2.2, weight=BOLD, role=QUIET, align=Align.RIGHT),
        ),
    )


_ = LEADING
