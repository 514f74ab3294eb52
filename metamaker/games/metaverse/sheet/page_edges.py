"""The head and the foot of every leaf of a sheet."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.core.ids import ref
from metamaker.core.issue import Issue, Severity, by_element
from metamaker.core.messages import Words
from metamaker.games.metaverse.model.emblem import Emblem
from metamaker.games.metaverse.sheet.scale import CAPTION, NAME, RULE, THIN
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.games.metaverse.sheet.tiles import emblem_icon, icon
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Symbol, Text
from metamaker.rendering.ink import ALERT, HAIRLINE, INK, PAPER, QUIET
from metamaker.rendering.metrics import text_width
from metamaker.rendering.qr import QrCode, qr
from metamaker.rendering.shapes import rule
from metamaker.rendering.text_fitting import Align, fit, line, lines

USUAL_CODE = 20.0
"""The side of a share code in mm if there is room; long ones are larger."""

_MOST_LINES = 3
"""The maximum number of lines for problems; more are only counted."""

_INDENT = 0.2
_SIGN = 4.2
"""Room for the sign before the problems."""


class Heading(NamedTuple):
    """The content of the head of a sheet: names, the reference of its element, the emblem."""

    title: str
    subtitle: str
    ref: str
    emblem: Emblem | None
    words: Words
    code: str = ""


class Edges(NamedTuple):
    """Sizes of head and foot in mm.

    Type of the name, largest and smallest, of the line below it and of problems; the emblem; distance of lines; the line at the
    end of the head; the foot. `codes`: whether sheets can have share codes.
    """

    name: float
    least_name: float
    subtitle: float
    problem: float
    emblem: float
    leading: float
    rule: float
    foot: float
    codes: bool = False


PAGE = Edges(NAME, 5.0, 3.3, 2.7, 14.0, 1.6, RULE, 5.0, codes=True)
HALF_PAGE = Edges(7.4, 4.2, 2.8, 2.5, 10.5, 1.1, RULE, 4.0)
CARD = Edges(4.8, 3.2, CAPTION, CAPTION, 6.8, 0.7, 0.4, 3.4)


def head(subject: Subject | Heading, problems: Sequence[str], width: float, edges: Edges) -> Drawing:
    """Return the name of the ship, its class and fleet below, and one line with the problems of the design.

    At the right is the emblem.
    """
    return _head(subject, problems, width, edges, None)


def coded_head(
    subject: Subject | Heading, problems: Sequence[str], width: float, edges: Edges, room: float
) -> tuple[Drawing, Group] | None:
    """Return the head with room for the share code in its corner, and the code; None without a code or room.

    A code never moves anything, so the texts must stay as they are. It can reach into the white below the head. `room`: mm from
    the top to the first area there.
    """
    code = share_code(subject.code, room) if edges.codes else None
    if code is None:
        return None
    plain, coded = (_head(subject, problems, width, edges, each) for each in (None, code))
    if plain.height != coded.height or _texts(plain) != _texts(coded):
        return None
    drawn = Group(width - code.drawing.width, 0.0, code.drawing, ref(subject.ref, "code"))
    return coded, drawn


def _texts(drawing: Drawing) -> tuple[Op, ...]:
    """Return the lines of text of a head, with those of its name."""
    name = drawing.ops[0]
    own = name.drawing.ops if isinstance(name, Group) else ()
    return (*own, *(op for op in drawing.ops if isinstance(op, Text)))


def _head(subject: Subject | Heading, problems: Sequence[str], width: float, edges: Edges, code: QrCode | None) -> Drawing:
    signs = _signs(subject, width, edges, code)
    name = fit(subject.title, signs.left, edges.name, BOLD, smallest=edges.least_name)
    below = fit(subject.subtitle, signs.left - _INDENT, edges.subtitle, smallest=CAPTION)
    first = name.size * 0.76
    y = first + name.height
    written = Drawing(signs.left, y + 0.24 * name.size, lines(0.0, first, name, weight=BOLD))
    ops: list[Op] = [Group(0.0, 0.0, written, ref(subject.ref, "name")), *signs.ops]
    if subject.subtitle:
        y += below.size + edges.leading
        ops += lines(_INDENT, y, below, role=QUIET)
        y += below.height
    y = max(y, signs.emblem)
    if problems:
        y += edges.problem + edges.leading
        room = signs.beside_code - _SIGN
        named = fit(_problem_line(problems, room, edges.problem, subject.words), room, edges.problem, smallest=CAPTION)
        if len(named.lines) > _MOST_LINES:
            named = fit(
                subject.words.text("sheet-head-problem_count", count=len(problems)), room, edges.problem, smallest=CAPTION
            )
        ops += [Symbol(0.0, y - 2.6, 3.2, icon("error"), ALERT, PAPER), *lines(_SIGN, y, named, role=ALERT)]
        y += named.height
    y += 1.5 * edges.leading
    return Drawing(width, y + edges.rule, (*ops, rule(0.0, y, signs.beside_code, INK, edges.rule)))


class _Signs(NamedTuple):
    """Signs at the right of a head: left edge of all, left edge of the code, lower edge of the emblem, in mm."""

    ops: tuple[Op, ...]
    left: float
    beside_code: float
    emblem: float


def _signs(subject: Subject | Heading, width: float, edges: Edges, code: QrCode | None) -> _Signs:
    ops: list[Op] = []
    beside, emblem_foot = width, 0.0
    if code is not None:
        beside = width - code.drawing.width - code.quiet
    left = beside
    emblem = None if subject.emblem is None else emblem_icon(subject.emblem)
    if emblem is not None:
        ops.append(Symbol(beside - edges.emblem, 0.0, edges.emblem, emblem, INK, PAPER))
        left, emblem_foot = beside - edges.emblem - 3.0, edges.emblem - 1.0
    return _Signs(tuple(ops), left, beside, emblem_foot)


def share_code(code: str, room: float) -> QrCode | None:
    """Return the drawing of a share code for `room` mm with its margin on one side; None without a code or without room."""
    return qr(code, USUAL_CODE, room) if code else None


def _problem_line(problems: Sequence[str], width: float, size: float, words: Words) -> str:
    """Return the number of problems, then as many of them as a line has room for."""
    for shown in range(len(problems), 0, -1):
        named = words["sheet-head-between"].join(problems[:shown])
        if shown < len(problems):
            named += " " + words.text("sheet-head-more", count=len(problems) - shown)
        text = words.text("sheet-head-problems", count=len(problems), problems=named)
        if shown == 1 or text_width(text, size) <= width:
            break
    return text


def errors_by_element(issues: Sequence[Issue]) -> dict[str, list[Issue]]:
    """Return the errors by the ship, class or definition that they concern, parts of it included."""
    return by_element(issue for issue in issues if issue.severity is Severity.ERROR)


def foot(page: int, pages: int, legal: bool, width: float, edges: Edges, words: Words, notes: Sequence[str] = ()) -> Drawing:
    """Return the last line of a leaf: the kind of sheet, the page number and count of this ship, and MetaMaker's name.

    `notes` follow as far as the line has room for them, the first ones first.
    """
    kind = words["sheet-foot-legal" if legal else "sheet-foot-illegal"]
    number = words.text("sheet-foot-page", page=page, pages=pages)
    made = line(width, 3.0, words["sheet-foot-made"], CAPTION, weight=BOLD, role=QUIET, align=Align.RIGHT)
    middle = line(width / 2, 3.0, number, CAPTION, role=QUIET, align=Align.CENTRE)
    wordings = ("  ·  ".join((kind, *notes[:count])) for count in range(len(notes), -1, -1))
    attempts = (line(0.0, 3.0, each, CAPTION, role=QUIET) for each in wordings)
    left = next((each for each in attempts if each.width < middle.x - 2.0), None)
    # A card only has room for one of the two at the left.
    shown = (middle._replace(x=0.0),) if left is None else (middle, left)
    return Drawing(width, edges.foot, (rule(0.0, 0.0, width, HAIRLINE, THIN), *shown, made))
