"""Area 2 of a sheet: the sections in boxes, arranged as in the ship. Rules MV-3.0.1-06, MV-3.0.1-07, MV-3.0.1-18."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache, partial

from metamaker.core.memo import memo_by
from metamaker.core.messages import Words
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.sheet.hull import defence_strips, hull_strips
from metamaker.games.metaverse.sheet.palette import ABSENT, DESIGNED, DIAGRAM_EDGE, HERE
from metamaker.games.metaverse.sheet.scale import CAPTION, CORNER, EDGE, FINE, GAP
from metamaker.games.metaverse.sheet.systems import systems_strips
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Path
from metamaker.rendering.ink import BAR, HAIRLINE, INK, LINE, ON_BAR, PAPER
from metamaker.rendering.layout import Band, Box, Column, Strip, Strips, height_of, stacked
from metamaker.rendering.shapes import box, rounded, rule, upright
from metamaker.rendering.text_fitting import Fit, fit, words_line

_BAR = 5.2
_TOP = 1.4
_STACKED = 90.0
"""The width below which no sections are side by side."""

_WIDE = 100.0
"""From this width on, the systems are next to the hull."""

_VERY_WIDE = 140.0
"""From this width on, the hull may be next to the defences too."""

_TITLE, _TRACKING = 3.1, 0.25


@dataclass(frozen=True)
class SectionFrame:
    """A box with a title bar: the section's name and the cardinal diagram."""

    title: str
    continued: str
    diagram: Drawing
    top: float = _BAR + _TOP
    bottom: float = 0.8

    def drawn(self, width: float, height: float, columns: tuple[Column, ...], continued: bool) -> Drawing:
        """Return the box with its columns in it, hairlines between them."""
        return _framed(self, width, height, columns, continued)

    def fresh(self, width: float, height: float, columns: tuple[Column, ...], continued: bool) -> Drawing:
        """Return a new drawing of the box."""
        title = self._title(width - self.diagram.width - 3.0 - EDGE, continued)
        ops: list[Op] = [
            Path(box(0, 0, width, height, CORNER), fill=PAPER, stroke=LINE, width=0.25),
            Path(rounded(0, 0, width, _BAR, CORNER, 0), fill=BAR, stroke=INK, width=FINE),
            words_line(EDGE, title.baseline(_BAR / 2), title, weight=BOLD, role=ON_BAR, tracking=_TRACKING),
            Group(width - self.diagram.width - 0.8, (_BAR - self.diagram.height) / 2, self.diagram),
        ]
        for number, column in enumerate(columns):
            ops += stacked(column.strips, column.x, self.top)
            if number and column.strips:
                ops.append(upright(column.x - EDGE, self.top, height - self.top - 1.6, HAIRLINE))
        return Drawing(width, height, tuple(ops))

    def _title(self, room: float, continued: bool) -> Fit:
        """Return the name in one line, with “continued” or, without room for that, an ellipsis."""
        attempts = (self.continued, f"{self.title} …") if continued else ()
        fitted = (
            fit(words, room - _TRACKING * len(words), _TITLE, BOLD, smallest=CAPTION) for words in (*attempts, self.title)
        )
        return next((each for each in fitted if len(each.lines) == 1), Fit((self.title,), CAPTION))


@lru_cache(maxsize=500)
def _framed(frame: SectionFrame, width: float, height: float, columns: tuple[Column, ...], continued: bool) -> Drawing:
    """Return a box, the same drawing while other sections are edited."""
    return frame.fresh(width, height, columns, continued)


@lru_cache(maxsize=200)
def cardinal_diagram(here: SectionName, designed: frozenset[SectionName]) -> Drawing:
    """Return the five positions: this one green, other sections white, the rest black. Rule MV-3.1.1-11."""
    side, pitch = 1.3, 1.5
    ops: list[Op] = []
    for name, (column, row) in _POSITIONS.items():
        role = HERE if name is here else DESIGNED if name in designed else ABSENT
        ops.append(Path(box(column * pitch, row * pitch, side, side, 0.25), fill=role, stroke=DIAGRAM_EDGE, width=0.12))
    return Drawing(2 * pitch + side, 2 * pitch + side, tuple(ops))


_POSITIONS = {
    SectionName.FORE: (1, 0),
    SectionName.PORT: (0, 1),
    SectionName.CORE: (1, 1),
    SectionName.STARBOARD: (2, 1),
    SectionName.AFT: (1, 2),
}


_ROWS = ((SectionName.FORE,), (SectionName.PORT, SectionName.CORE, SectionName.STARBOARD), (SectionName.AFT,))


Area = Callable[[SectionName, float], Strips]
"""Drawing function of an area of a section for a width in mm."""


@dataclass(frozen=True)
class Plan:
    """Contents of the sections of a ship: its sections, the drawing functions of their areas, the references of their boxes.

    `share`: the part of a wide box for the hull next to the systems; None for the lowest box.
    """

    words: Words
    standing: tuple[SectionName, ...]
    defences: Area
    hull: Area
    systems: Area
    ref: Callable[[SectionName], str]
    share: float | None = None


def section_bands(design: Design, width: float, words: Words) -> tuple[Band, ...]:
    """Return the boxes of all designed sections: fore, then port, core and starboard side by side, then aft.

    In a small `width` they are below each other.
    """
    return _bands(design, (width, words))


@memo_by
def _bands(design: Design, of: tuple[float, Words]) -> tuple[Band, ...]:
    width, words = of
    plan = Plan(
        words,
        tuple(name for name, _ in design.ship.sections.standing()),
        lambda name, width: defence_strips(design, name, width, words),
        partial(hull_strips, design),
        lambda name, width: systems_strips(design, name, width, words),
        design.ref,
    )
    return bands(plan, width)


def bands(plan: Plan, width: float) -> tuple[Band, ...]:
    """Return the boxes of the sections of a plan; see `section_bands`."""
    rows = tuple((name,) for name in SectionName) if width < _STACKED else _ROWS
    standing = ([name for name in row if name in plan.standing] for row in rows)
    return tuple(_lowest(plan, names, width) for names in standing if names)


def _lowest(plan: Plan, names: list[SectionName], width: float) -> Band:
    """Return a row of boxes of the usual widths, or with more width for the highest box if that makes the row lower."""
    usual_share, narrow, wide = _SIDE_SHARES
    usual = _band(plan, names, width, usual_share)
    highest = max(usual.boxes, key=lambda box: box.height)
    if len(names) == 1 or highest.height - min(box.height for box in usual.boxes) < 1.0:
        return usual
    other = _band(plan, names, width, narrow if highest.ref == plan.ref(SectionName.CORE) else wide)
    return other if other.height < usual.height - 1.0 else usual


_SIDE_SHARES = (0.3, 0.265, 0.34)
"""Shares of the width for a side section: usual, narrow, wide."""


def _band(plan: Plan, names: list[SectionName], width: float, share: float) -> Band:
    sides = len(names) - (SectionName.CORE in names)
    free = width - GAP * (len(names) - 1)
    side = free * share if SectionName.CORE in names else free / len(names)
    boxes: list[Box] = []
    x = 0.0
    for name in names:
        wide = free - side * sides if name is SectionName.CORE else side if len(names) > 1 else free
        boxes.append(_box(plan, name, x, wide))
        x += wide + GAP
    return Band(width, tuple(boxes))


def _box(plan: Plan, name: SectionName, x: float, width: float) -> Box:
    inner = width - 2 * EDGE
    columns = _beside(plan, name, inner) if width >= _WIDE else (Column(EDGE, _all(plan, name, inner)),)
    title = plan.words[f"sheet-section-{name}"]
    continued = plan.words.text("sheet-section-continued", section=title)
    return Box(
        x, width, columns, SectionFrame(title, continued, cardinal_diagram(name, frozenset(plan.standing))), plan.ref(name)
    )


def _all(plan: Plan, name: SectionName, width: float) -> Strips:
    return _areas(width, (plan.defences(name, width), plan.hull(name, width), plan.systems(name, width)))


def _beside(plan: Plan, name: SectionName, width: float) -> tuple[Column, ...]:
    """Return the systems next to the hull, with more room for the higher of the two if that makes the box lower.

    With enough room the hull is next to the defences too, if that makes the box lower still.
    """
    if plan.share is not None:
        return _columns(plan, name, width, plan.share)
    usual = _columns(plan, name, width, 0.46)
    hull, systems = (height_of(column.strips) for column in usual)
    others = [_columns(plan, name, width, 0.6 if hull > systems else 0.36)]
    if width >= _VERY_WIDE:
        others.append(_three(plan, name, width))
    other = min(others, key=_height)
    return other if _height(other) < max(hull, systems) - 1.0 else usual


def _height(columns: tuple[Column, ...]) -> float:
    return max(height_of(column.strips) for column in columns)


def _three(plan: Plan, name: SectionName, width: float) -> tuple[Column, ...]:
    """Return defences, hull and systems next to each other; missing areas take no room."""
    each = (width - 4 * EDGE) / 3
    filled = [strips for area in (plan.defences, plan.hull, plan.systems) if (strips := area(name, each))]
    return tuple(Column(EDGE + place * (each + 2 * EDGE), strips) for place, strips in enumerate(filled))


def _columns(plan: Plan, name: SectionName, width: float, share: float) -> tuple[Column, ...]:
    left = width * share - EDGE
    beside = EDGE + left + 2 * EDGE
    hull = _areas(left, (plan.defences(name, left), plan.hull(name, left)))
    return Column(EDGE, hull), Column(beside, plan.systems(name, width - left - 2 * EDGE))


def _areas(width: float, areas: Iterable[Strips]) -> Strips:
    """Return areas below each other, a hairline between them."""
    strips: Strips = ()
    for area in areas:
        if area:
            strips += ((_line_between(width),) if strips else ()) + area
    return strips


@lru_cache(maxsize=200)
def _line_between(width: float) -> Strip:
    return Strip(Drawing(width, 1.8, (rule(0.0, 0.7, width, HAIRLINE),)), divider=True)
