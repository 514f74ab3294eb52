"""The turn-sequence chart: three phases, their necessary steps, the order of action. Rules 1.1.0, A.3."""

from collections.abc import Iterator

from metamaker.core.messages import Words
from metamaker.games.metaverse.catalogue import Group as Kinds
from metamaker.games.metaverse.pages.charts.chart_page import Chart, Part, Spread, column_width
from metamaker.games.metaverse.pages.charts.panel import BODY, NOTE, Line, bullet, chapter, chart, chart_lines, inside, panel
from metamaker.games.metaverse.pages.charts.turn_reference import step_numbers
from metamaker.games.metaverse.pages.needs import Needs
from metamaker.games.metaverse.sheet.palette import GROUPS
from metamaker.rendering.boxes import aligned, framed, row
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Role
from metamaker.rendering.ink import HAIRLINE, LINE, PAPER, QUIET, TINT
from metamaker.rendering.layout import Box, Strip
from metamaker.rendering.page_set import Room
from metamaker.rendering.shapes import rule
from metamaker.rendering.text_fitting import LEADING, Align, line, wrap
from metamaker.rendering.text_fitting import lines as texts
from metamaker.rendering.texts import label

KEY = "turn_sequence"
TURNS = 20

_DISC = 8.4
_INDENT = 11.4
_LARGE = 3.2
"""Type size in mm if the steps have the whole width."""

_PHASES: dict[str, Role] = {
    "movement": GROUPS[Kinds.PROPULSION],
    "combat": GROUPS[Kinds.PRIMARY],
    "end": GROUPS[Kinds.HANGAR],
}
_RUNGS = {"rising": ("0", "1", "2", "3", "4", "5"), "falling": ("5", "4", "3", "2", "1", "0")}


def _parts(words: Words, room: Room, of: Needs) -> Iterator[Part]:
    count = 2 if room.width > room.height else 1
    size = BODY if count > 1 else _LARGE
    yield Spread(count, tuple(_panels(words, column_width(room.width, count), size, of)))
    yield _track(words["charts-turn_sequence-track"], room.width)


def _panels(words: Words, width: float, size: float, of: Needs) -> Iterator[Box]:
    """Yield a panel for each phase; the steps have the same numbers as in the quick reference."""
    numbers = step_numbers(of)
    for phase in chart(KEY):
        steps = {each.key.removeprefix(f"charts-{KEY}-"): each for each in chart_lines(words, KEY, phase)}
        strips = tuple(
            _step(each, numbers[step], _PHASES[phase], words, inside(width), size)
            for step, each in steps.items()
            if step in numbers
        )
        if strips:
            yield panel(words[f"charts-{KEY}-phase-{phase}"], strips, width)


def _step(each: Line, number: int, role: Role, words: Words, width: float, size: float) -> Strip:
    """Return number, name, order of action, and text of a step."""
    text = wrap(each["text"], width - _INDENT, size)
    name = line(_INDENT, 4.6, each["name"], 3.9, weight=BOLD)
    place = line(width, 4.3, chapter(each.entry.rules[2]), NOTE, role=QUIET, align=Align.RIGHT)
    said, right = words[f"charts-{KEY}-order-{each.entry.code}"], width - place.width - 3.0
    order = _order(said, each.entry.code)
    if name.x + name.width + 2.0 > right - order.width:
        order = _order(said, "")
    x = right - order.width
    height = 7.4 + size * 0.7 + text.height + size * LEADING
    ops: tuple[Op, ...] = (
        Group(0.0, (height - _DISC) / 2, bullet(str(number), _DISC, role)),
        name,
        Group(x, 1.2, order),
        place,
        *texts(_INDENT, 6.6 + size * 0.95, text),
        rule(0.0, height, width, HAIRLINE, 0.2),
    )
    return Strip(Drawing(width, height, ops), ref=each.ref)


def _order(words: str, code: str) -> Drawing:
    """Return the order of action as text, and as a ladder of crew qualities if these decide."""
    rungs = [
        framed(aligned(label(each, 2.5, weight=BOLD), 3.6, 3.8), fill=TINT, stroke=LINE, radius=0.8)
        for each in _RUNGS.get(code, ())
    ]
    return row((label(words, 2.5), row(rungs, 0.7) if rungs else None), 2.0, height=4.8)


def _track(title: str, width: float) -> Drawing:
    """Numbers of turns to put a marker on or to cross out."""
    heading = label(title, 2.6, weight=BOLD, role=QUIET, tracking=0.25)
    pitch = (width - heading.width - 4.0) / TURNS
    side = min(pitch - 0.8, 8.0)
    numbers = (label(str(turn), 3.2, role=QUIET) for turn in range(1, TURNS + 1))
    turns = (framed(aligned(each, side, side), fill=PAPER, stroke=LINE, width=0.25, radius=1.0) for each in numbers)
    return row((heading, row(turns, pitch - side)), 4.0, height=9.0)


TURN_SEQUENCE = Chart(KEY, _parts)
"""A panel for each phase with its steps, and a track of twenty turns below."""
