"""Record sheets for a game: speed and order round by round, the score of survival (CF-MODE-07), the speed track."""

from collections.abc import Sequence

from metamaker.core.display_names import called
from metamaker.core.messages import Words
from metamaker.games.cosmoforce.pages.page import Setting
from metamaker.games.cosmoforce.rules.editions import rules_of
from metamaker.games.cosmoforce.sheet.signs import CORNER
from metamaker.rendering.boxes import aligned, column, framed, row
from metamaker.rendering.drawing import BOLD, Drawing, Page
from metamaker.rendering.ink import LINE, PAPER, QUIET, TINT
from metamaker.rendering.page_set import Room
from metamaker.rendering.shapes import upright
from metamaker.rendering.tables import Cell, Look, table
from metamaker.rendering.text_fitting import Align
from metamaker.rendering.texts import term

ROUNDS = 20
MOST_SHIPS = 8
_FIGHTS = 12
_LEAST_SHIPS = 6
_NUMBER = 14.0


def record_pages(of: Setting) -> tuple[Page, ...]:
    """Return the log of a fight with a column for each ship, then the score sheet of a survival."""
    names = [called(ship) for fleet in of.fleets for ship in fleet.ships]
    groups = [names[first : first + MOST_SHIPS] for first in range(0, len(names), MOST_SHIPS)] or [[]]
    headed = of.headed(of.words["pages-record-log"], of.names)
    space = headed.room()
    rounds, first = range(1, ROUNDS + 1), of.words["pages-record-round"]
    return (
        *headed.bound([_table((first, *_padded(group)), rounds, (_NUMBER,), space) for group in groups]),
        *_score(of),
    )


def _padded(names: Sequence[str]) -> tuple[str, ...]:
    """Return names for columns, with blank ones to write in if there are few."""
    return (*names, *[""] * (_LEAST_SHIPS - len(names)))


def _score(of: Setting) -> tuple[Page, ...]:
    words = of.words
    headed = of.headed(words["pages-record-score"], of.names)
    space = headed.room()
    once = bool(of.fleets) and all(rules_of(fleet).empty_slot_bonus for fleet in of.fleets)
    keys = ("fight", "threats", "ship", "empty", "once" if once else "points", "total")
    titles = [words[f"pages-record-{key}"] for key in keys]
    widths = (_NUMBER, space.width * 0.34, space.width * 0.22)
    return headed.bound((_table(titles, range(1, _FIGHTS + 1), widths, space),))


def _table(titles: Sequence[str], numbers: range, widths: Sequence[float], space: Room) -> Drawing:
    """Return an empty table with numbered rows: columns of these widths, the others share the remaining width."""
    others = len(titles) - len(widths)
    every = (*widths, *[(space.width - sum(widths)) / max(1, others)] * others)
    heads = [Cell(title, bold=True, align=Align.CENTRE, size=2.9, most=2) for title in titles]
    rows = [[Cell(str(number), bold=True, role=QUIET, align=Align.CENTRE), *[Cell()] * (len(titles) - 1)] for number in numbers]
    look = Look(3.4, left=1.0, edge=LINE, uprights=True, tinted=range(1, len(rows), 2))
    return table(heads, rows, every, look, total=space.height).drawn()


FASTEST = 12
"""The highest whole speed with a separate place."""

_WHOLE_SPEED = 22.0
_GAP = 1.2


def track_pages(of: Setting) -> tuple[Page, ...]:
    """Return the track, the fastest at the top."""
    headed = of.headed(of.words["pages-title-speed_track"], of.words["pages-track-hint"])
    return headed.bound((speed_track(of.words, *headed.room()),))


def speed_track(words: Words, width: float, height: float) -> Drawing:
    """Return the track with a lane for each speed, the fastest at the top."""
    labels = (words["pages-track-above"], *(str(speed) for speed in range(FASTEST, -1, -1)))
    each = (height - _GAP * (len(labels) - 1)) / len(labels)
    return column((_lane(label, width, each, place) for place, label in enumerate(labels)), _GAP)


def _lane(label: str, width: float, height: float, place: int) -> Drawing:
    name = term(label, _WHOLE_SPEED - 4.0, min(10.0, height * 0.62), weight=BOLD, align=Align.CENTRE)
    edge = Drawing(0.25, height, (upright(0.1, 1.6, height - 3.2, LINE),))
    lane = aligned(row((aligned(name, _WHOLE_SPEED, height), edge)), width, across=0.0)
    return framed(lane, fill=TINT if place % 2 else PAPER, stroke=LINE, width=0.25, radius=CORNER)
