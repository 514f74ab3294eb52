"""Sheets to keep a record on: speed and order round by round, the score of survival (CF-MODE-07), the speed track."""

from collections.abc import Sequence

from metamaker.core.naming import called
from metamaker.games.cosmoforce.pages.page import Setting
from metamaker.games.cosmoforce.rules.editions import rules_of
from metamaker.games.cosmoforce.sheet.signs import CAPTION, CORNER
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Path
from metamaker.sheets.headed import Heading
from metamaker.sheets.ink import HAIRLINE, INK, LINE, PAPER, QUIET, TINT
from metamaker.sheets.lettering import Align, at_most, fit, line, words_line
from metamaker.sheets.shapes import box, rule, upright

ROUNDS = 20
MOST_SHIPS = 8
_FIGHTS = 12
_LEAST_SHIPS = 6
_NUMBER = 14.0
_TOP = 9.0


def record_pages(of: Setting) -> tuple[Page, ...]:
    """Return the log of a fight with a column for each ship, then the score sheet of a survival."""
    names = [called(ship) for fleet in of.fleets for ship in fleet.ships]
    groups = [names[first : first + MOST_SHIPS] for first in range(0, len(names), MOST_SHIPS)] or [[]]
    log = Heading(of.words["pages-record-log"], of.names)
    space = of.headed(log).room()
    rounds = [str(number) for number in range(1, ROUNDS + 1)]
    first = of.words["pages-record-round"]
    bodies = [_table((first, *_padded(group)), rounds, (_NUMBER,), space.width, space.height) for group in groups]
    return (*of.headed(log).bound(bodies), *_score(of))


def _padded(names: Sequence[str]) -> tuple[str, ...]:
    """Names for columns, blank ones to write in among few."""
    return (*names, *[""] * (_LEAST_SHIPS - len(names)))


def _score(of: Setting) -> tuple[Page, ...]:
    words = of.words
    heading = Heading(words["pages-record-score"], of.names)
    space = of.headed(heading).room()
    once = bool(of.fleets) and all(rules_of(fleet).empty_slot_bonus for fleet in of.fleets)
    points = words["pages-record-once" if once else "pages-record-points"]
    titles = (
        *(words["pages-record-fight"], words["pages-record-threats"], words["pages-record-ship"]),
        *(words["pages-record-empty"], points, words["pages-record-total"]),
    )
    shares = (_NUMBER, space.width * 0.34, space.width * 0.22)
    rows = [str(number) for number in range(1, _FIGHTS + 1)]
    return of.headed(heading).bound((_table(titles, rows, shares, space.width, space.height),))


def _table(titles: Sequence[str], rows: Sequence[str], widths: Sequence[float], width: float, height: float) -> Drawing:
    """Return a table to write in: columns of these widths, the others share what is left."""
    left = (width - sum(widths)) / max(1, len(titles) - len(widths))
    every = (*widths, *[left] * (len(titles) - len(widths)))
    each = (height - _TOP) / len(rows)
    ops: list[Op] = [Path(box(0.0, _TOP + place * each, width, each), fill=TINT) for place in range(1, len(rows), 2)]
    x = 0.0
    for number, (title, wide) in enumerate(zip(titles, every, strict=True)):
        name = fit(title or " ", wide - 2.0, 2.9, BOLD, CAPTION)
        name = at_most(name, 2, wide - 2.0, BOLD)
        ops += (
            line(
                x + wide / 2,
                _TOP - 2.0 - (len(name.lines) - 1 - row) * name.size * 1.15,
                text,
                name.size,
                weight=BOLD,
                align=Align.CENTRE,
            )
            for row, text in enumerate(name.lines)
            if text.strip()
        )
        if number:
            ops.append(upright(x, 0.0, height, HAIRLINE))
        x += wide
    for place, label in enumerate(rows):
        y = _TOP + place * each
        ops += (rule(0.0, y, width, INK if not place else LINE, 0.3 if not place else 0.15),)
        ops.append(line(_NUMBER / 2, y + each / 2 + 1.2, label, 3.4, weight=BOLD, role=QUIET, align=Align.CENTRE))
    return Drawing(width, height, tuple(ops))


FASTEST = 12
"""The highest whole speed with a place of its own."""

_WHOLE_SPEED = 22.0
_GAP = 1.2


def track_pages(of: Setting) -> tuple[Page, ...]:
    """Return the track, the fastest at the top."""
    heading = Heading(of.words["pages-title-speed_track"], of.words["pages-track-hint"])
    space = of.headed(heading).room()
    labels = (of.words["pages-track-above"], *(str(speed) for speed in range(FASTEST, -1, -1)))
    each = (space.height - _GAP * (len(labels) - 1)) / len(labels)
    groups = tuple(
        Group(0.0, place * (each + _GAP), _lane(label, space.width, each, place)) for place, label in enumerate(labels)
    )
    return of.headed(heading).bound((Drawing(space.width, space.height, groups),))


def _lane(label: str, width: float, height: float, place: int) -> Drawing:
    name = fit(label, _WHOLE_SPEED - 4.0, min(10.0, height * 0.62), BOLD)
    ops: tuple[Op, ...] = (
        Path(box(0.1, 0.1, width - 0.2, height - 0.2, CORNER), fill=TINT if place % 2 else PAPER, stroke=LINE, width=0.25),
        upright(_WHOLE_SPEED, 1.6, height - 3.2, LINE),
        words_line(_WHOLE_SPEED / 2, name.baseline(height / 2), name, weight=BOLD, role=INK, align=Align.CENTRE),
    )
    return Drawing(width, height, ops)
