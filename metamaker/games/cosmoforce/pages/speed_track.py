"""The track on which ship markers show who is how fast: whole speeds from 0 to 12, and a place for all above."""

from metamaker.games.cosmoforce.pages.page import Heading, Setting, bound, room
from metamaker.games.cosmoforce.sheet.scale import CORNER
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Path
from metamaker.sheets.ink import INK, LINE, PAPER, TINT
from metamaker.sheets.lettering import Align, fit, words_line
from metamaker.sheets.shapes import box, upright

FASTEST = 12
"""The highest whole speed with a place of its own."""

_NUMBER = 22.0
_GAP = 1.2


def track_pages(of: Setting) -> tuple[Page, ...]:
    """Return the track, the fastest at the top."""
    heading = Heading(of.words["pages.title.speed_track"], of.words["pages.track.hint"])
    space = room(of, heading)
    labels = (of.words["pages.track.above"], *(str(speed) for speed in range(FASTEST, -1, -1)))
    each = (space.height - _GAP * (len(labels) - 1)) / len(labels)
    groups = tuple(
        Group(0.0, place * (each + _GAP), _lane(label, space.width, each, place)) for place, label in enumerate(labels)
    )
    return bound(of, heading, (Drawing(space.width, space.height, groups),))


def _lane(label: str, width: float, height: float, place: int) -> Drawing:
    name = fit(label, _NUMBER - 4.0, min(10.0, height * 0.62), BOLD)
    ops: tuple[Op, ...] = (
        Path(box(0.1, 0.1, width - 0.2, height - 0.2, CORNER), fill=TINT if place % 2 else PAPER, stroke=LINE, width=0.25),
        upright(_NUMBER, 1.6, height - 3.2, LINE),
        words_line(_NUMBER / 2, name.baseline(height / 2), name, weight=BOLD, role=INK, align=Align.CENTRE),
    )
    return Drawing(width, height, ops)
