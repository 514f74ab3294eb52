"""What the signs on the map mean, in a line under it."""

from collections.abc import Callable, Iterator

from metamaker.core.words import Words
from metamaker.games.metaverse.tabletop.picture.counter import edge, fire_line
from metamaker.sheets.drawing import Drawing, Group, Op, Path
from metamaker.sheets.ink import ALERT, PAPER, QUIET
from metamaker.sheets.lettering import Align, line
from metamaker.sheets.shapes import circle

HEIGHT = 4.2
_SIZE = 2.5
_SIGN = 9.0
_GAP = 3.4
_MIDDLE = HEIGHT / 2


def legend(width: float, words: Words) -> Drawing:
    """Return the signs with their meanings, side by side."""
    arcs = line(width, _MIDDLE + 0.36 * _SIZE, words["battle.picture.arcs"], _SIZE, role=QUIET, align=Align.RIGHT)
    ops: list[Op] = [arcs]
    x = 0.0
    for name, sign in _SIGNS:
        meaning = line(_SIGN + 1.2, _MIDDLE + 0.36 * _SIZE, words[f"battle.picture.{name}"], _SIZE, role=QUIET)
        if x + meaning.x + meaning.width > width - arcs.width - _GAP:
            break
        ops.append(Group(x, 0.0, Drawing(meaning.x + meaning.width, HEIGHT, (*sign(), meaning))))
        x += meaning.x + meaning.width + _GAP
    return Drawing(width, HEIGHT, tuple(ops))


def _way() -> Iterator[Op]:
    yield Path((("M", 1.5, _MIDDLE), ("L", _SIGN, _MIDDLE)), stroke=edge(0), width=0.7)
    yield Path(circle(1.5, _MIDDLE, 1.1), fill=PAPER, stroke=edge(0), width=0.4)


def _trail() -> Iterator[Op]:
    yield Path((("M", 0.5, _MIDDLE), ("L", _SIGN, _MIDDLE)), stroke=edge(0), width=0.22, dash=1.1)
    yield Path(circle(0.5, _MIDDLE, 0.5), fill=edge(0))


def _hit() -> Iterator[Op]:
    yield from fire_line((0.0, _MIDDLE), (_SIGN, _MIDDLE), (0.0, 0.0), 0, True)


def _miss() -> Iterator[Op]:
    yield from fire_line((0.0, _MIDDLE), (_SIGN, _MIDDLE), (0.0, 0.0), 0, False)


def _lost() -> Iterator[Op]:
    for slope in (1, -1):
        ends = (("M", _SIGN - 3.0, _MIDDLE - slope * 1.5), ("L", _SIGN, _MIDDLE + slope * 1.5))
        yield Path(ends, stroke=ALERT, width=0.7)


def _left() -> Iterator[Op]:
    yield Path(circle(_SIGN - 1.6, _MIDDLE, 1.6), fill=PAPER, stroke=edge(0), width=0.35, dash=0.9)


_SIGNS: tuple[tuple[str, Callable[[], Iterator[Op]]], ...] = (
    ("way", _way),
    ("trail", _trail),
    ("hit", _hit),
    ("miss", _miss),
    ("lost", _lost),
    ("left", _left),
)
