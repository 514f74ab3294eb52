"""The head and the foot of a sheet."""

from typing import NamedTuple

from metamaker.core.ids import ref
from metamaker.games.cosmoforce.sheet.signs import CAPTION, RULE, THIN, icon
from metamaker.games.cosmoforce.sheet.subject import Subject, edition_term
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Symbol
from metamaker.rendering.ink import ALERT, HAIRLINE, INK, LINE, PAPER, QUIET
from metamaker.rendering.metrics import text_width
from metamaker.rendering.qr import QrCode, qr
from metamaker.rendering.shapes import rule
from metamaker.rendering.text_fitting import Align, Fit, fit, line, lines, words_line

FOOT = 4.6
USUAL_CODE = 20.0
_MOST_LINES = 2


class Edges(NamedTuple):
    """Sizes in mm: largest and smallest type of the name; the line below; the icon of the class.

    `codes`: whether sheets can have share codes.
    """

    name: float
    least_name: float
    below: float
    emblem: float
    codes: bool = False


PAGE = Edges(10.5, 5.0, 3.3, 12.0, codes=True)
HALF_PAGE = Edges(7.4, 4.2, 2.8, 9.0)
CARD = Edges(4.8, 3.0, CAPTION, 6.4)


BELOW_HEAD = 2.6
"""White below a head, in mm."""


def head(of: Subject, width: float, edges: Edges) -> Drawing:
    """Return the name, the description and the problems; next to them the icon of the class."""
    return _head(of, width, edges, None)


def coded_head(of: Subject, width: float, edges: Edges) -> tuple[Drawing, tuple[Group, ...]]:
    """Return the head with room for the share code in its corner, and the code; the plain head without any room or code.

    A code moves nothing. It can reach into the white below the head.
    """
    plain = _head(of, width, edges, None)
    code = qr(of.code, USUAL_CODE, plain.height + BELOW_HEAD) if of.code and edges.codes else None
    coded = plain if code is None else _head(of, width, edges, code)
    if code is None or coded.height != plain.height:
        return plain, ()
    return coded, (Group(width - code.drawing.width, 0.0, code.drawing, ref(of.ref, "code")),)


def has_code(of: Subject, page: Drawing) -> bool:
    """Return whether a page of a subject has its share code."""
    groups = [op for op in page.ops if isinstance(op, Group)]
    return any(group.ref == ref(of.ref, "code") or has_code(of, group.drawing) for group in groups)


def _head(of: Subject, width: float, edges: Edges, code: QrCode | None) -> Drawing:
    ops: list[Op] = []
    right, foot, ruled = width, 0.0, width
    if code is not None:
        right = ruled = width - code.drawing.width - code.quiet
    if of.design is not None:
        sign = icon(of.design.ship_class.value)
        ops.append(Symbol(right - edges.emblem, 0.0, edges.emblem, sign, INK, PAPER))
        right, foot = right - edges.emblem - 3.0, max(foot, edges.emblem + 0.6)
    written = _written(of, right, edges) if of.design is not None else _to_write(of, right, edges)
    ops.append(Group(0.0, 0.0, written))
    y = max(written.height + 1.8, foot)
    return Drawing(width, y + RULE, (*ops, rule(0.0, y, ruled, INK, RULE)))


def _written(of: Subject, width: float, edges: Edges) -> Drawing:
    name = fit(of.title, width, edges.name, BOLD, smallest=edges.least_name)
    below = fit(of.subtitle, width - 0.2, edges.below, smallest=CAPTION)
    first = name.size * 0.76
    y = first + name.height
    named = Drawing(width, y + 0.24 * name.size, lines(0.0, first, name, weight=BOLD))
    ops: list[Op] = [Group(0.0, 0.0, named, ref(of.ref, "name"))]
    if of.subtitle:
        y += below.size + 1.4
        ops += lines(0.2, y, below, role=QUIET)
        y += below.height
    if of.problems:
        y += 4.2
        problems = _problems(of, width - 4.2)
        ops += [Symbol(0.0, y - 2.5, 3.0, icon("problem"), ALERT, PAPER), *lines(4.2, y, problems, role=ALERT)]
        y += problems.height
    return Drawing(width, y + 0.5, tuple(ops))


def _problems(of: Subject, width: float) -> Fit:
    named = fit(
        of.words.text("sheet-head-problems", problems=of.words["names-between"].join(of.problems)), width, 2.7, smallest=CAPTION
    )
    if len(named.lines) <= _MOST_LINES:
        return named
    return fit(of.words.text("sheet-head-problem_count", count=len(of.problems)), width, 2.7, smallest=CAPTION)


def _to_write(of: Subject, width: float, edges: Edges) -> Drawing:
    """Return a line for the name of a ship designed by hand."""
    height = edges.name * 1.1
    caption = line(0.2, height + 3.0, of.words["sheet-head-name"], CAPTION, role=QUIET)
    circled = line(width, height + 3.0, of.words["sheet-head-class"], CAPTION, role=QUIET, align=Align.RIGHT)
    space = Drawing(width, height, (rule(0.0, height, width, LINE, THIN),))
    return Drawing(width, height + 3.6, (Group(0.0, 0.0, space, ref(of.ref, "name")), caption, circled))


def foot(of: Subject, page: int, pages: int, width: float) -> Drawing:
    """Return the last line of a page: the kind of sheet with its edition, the page number, and the program."""
    words = of.words
    edition = edition_term(of.edition, of.rules, words)
    made = line(width, 3.0, words["sheet-foot-made"], CAPTION, weight=BOLD, role=QUIET, align=Align.RIGHT)
    number = words.text("sheet-foot-page", page=page, pages=pages) if pages > 1 else ""
    kinds = (words.text("sheet-foot-kind", edition=edition), words.text("sheet-foot-card", edition=edition))
    room = width - made.width - 3.0 - (text_width(number, CAPTION) + 3.0 if number else 0.0)
    kind = next((each for each in kinds if text_width(each, CAPTION) <= room), kinds[-1])
    ops: list[Op] = [
        rule(0.0, 0.0, width, HAIRLINE, THIN),
        words_line(0.0, 3.0, fit(kind, room, CAPTION, smallest=CAPTION), role=QUIET),
    ]
    if number:
        ops.append(line(width - made.width - 3.0, 3.0, number, CAPTION, role=QUIET, align=Align.RIGHT))
    return Drawing(width, FOOT, (*ops, made))
