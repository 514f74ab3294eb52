"""Overlays of the picture of a board while a person chooses: the destinations of a ship, with the chance of each fight."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from metamaker.core.messages import Words, language_in_force, words_in
from metamaker.games.cosmoclysm.battle.decisions import MoveChoice
from metamaker.games.cosmoclysm.match.picture import frame_of, places
from metamaker.games.cosmoclysm.model.board import GAME, Board
from metamaker.games.cosmoclysm.rules.ways import Way
from metamaker.games.cosmoclysm.sheet.counters import SHIP
from metamaker.games.cosmoclysm.sheet.diagram import Arrow, way_ops
from metamaker.games.cosmoclysm.sheet.hexes import SIDE, rim
from metamaker.games.cosmoclysm.sheet.palette import LIT
from metamaker.rendering.drawing import BOLD, Drawing, Op, Path
from metamaker.rendering.ink import ALERT, PAPER
from metamaker.rendering.shapes import box, circle
from metamaker.rendering.text_fitting import Align, line

HUNDRED = 100

_INSIDE, _FREE_TOP = 1.5, 6.4
"""The distance of a lit rim from the side of its hex, and its gap at the top corner, where the name is, in mm."""


class Sort(Enum):
    """The meaning of a highlighted hex."""

    SHIP = "ship"
    """A selectable ship."""
    CHOSEN = "chosen"
    FREE = "free"
    FIGHT = "fight"
    OWN = "own"
    """An own ship that would be destroyed."""


class Lit(NamedTuple):
    """A highlighted hex: its number, its meaning, the chance of the fight there."""

    at: int
    sort: Sort
    chance: float = 0.0


def lit_of(choices: Sequence[MoveChoice], chosen: int) -> tuple[Lit, ...]:
    """Return the highlighted hexes: the ships to choose from, or the destinations of the chosen one."""
    if chosen < 0:
        return tuple(Lit(start, Sort.SHIP) for start in dict.fromkeys(choice.start for choice in choices) if start >= 0)
    ends: dict[int, Lit] = {}
    for choice in choices:
        if choice.start == chosen and choice.way is not None:
            sort = Sort.FIGHT if choice.enemy else Sort.OWN if choice.own else Sort.FREE
            ends.setdefault(choice.way.end, Lit(choice.way.end, sort, choice.chance or 0.0))
    return (Lit(chosen, Sort.CHOSEN), *ends.values())


def wormhole_ways(choices: Sequence[MoveChoice], chosen: int) -> tuple[Arrow, ...]:
    """Return the ways of a ship to the exits of wormholes, each once, for hexes reached only by them."""
    ways = [choice.way for choice in choices if choice.start == chosen and choice.way is not None]
    plain = {way.end for way in ways if not way.passes}
    found: dict[tuple[int, ...], Arrow] = {}
    for way in ways:
        if way.passes and way.end not in plain:
            hexes = way.hexes[: way.passes[-1] + 2]
            found.setdefault((hexes[0], *(hexes[place] for place in way.passes)), Arrow(hexes, way.passes))
    return tuple(found.values())


def arrow(way: Way) -> Arrow:
    """Return the drawn way of a move."""
    return Arrow(way.hexes, way.passes)


def overlay(board: Board, lit: Sequence[Lit], ways: Sequence[Arrow] = (), best: Arrow | None = None) -> Drawing:
    """Return an overlay for the picture of a board. `best` is the way of the written move."""
    frame, middles, words = frame_of(board), places(board), words_in(GAME, language_in_force())
    ops: list[Op] = []
    for each in lit:
        ops += _lit(each, *middles[each.at], words)
    for way in ways:
        ops += way_ops(way, middles, (way.hexes[0],), LIT)
    if best is not None:
        ops += way_ops(best, middles, (best.hexes[0], best.hexes[-1]), LIT)
    return Drawing(frame.width, frame.height, tuple(ops))


def _lit(each: Lit, x: float, y: float, words: Words) -> Iterator[Op]:
    """Yield the mark of a hex; its name and letter stay free."""
    lit = rim(x, y, SIDE - _INSIDE, _FREE_TOP)
    if each.sort is Sort.SHIP:
        yield Path(circle(x, y, SHIP / 2 + 0.7), stroke=LIT, width=1.1)
    elif each.sort is Sort.CHOSEN:
        yield Path(circle(x, y, SHIP / 2 + 0.9), stroke=LIT, width=2.0)
    elif each.sort is Sort.FREE:
        yield Path(lit, stroke=LIT, width=1.8)
    elif each.sort is Sort.OWN:
        yield Path(lit, stroke=LIT, width=0.9, dash=1.6)
        yield from _cross(x + 7.0, y - 7.0)
    else:
        yield Path(lit, stroke=ALERT, width=1.8)
        yield from _label(x, y + SIDE - 3.6, words.text("sheet-chance", percent=round(HUNDRED * each.chance)))


def _cross(x: float, y: float) -> Iterator[Op]:
    yield Path(circle(x, y, 2.6), fill=PAPER, stroke=LIT, width=0.5)
    for start, end in (((x - 1.2, y - 1.2), (x + 1.2, y + 1.2)), ((x - 1.2, y + 1.2), (x + 1.2, y - 1.2))):
        yield Path((("M", *start), ("L", *end)), stroke=LIT, width=0.7)


def _label(x: float, y: float, text: str) -> Iterator[Op]:
    told = line(x, y + 1.5, text, 4.2, weight=BOLD, role=PAPER, align=Align.CENTRE)
    yield Path(box(x - told.width / 2 - 1.4, y - 3.0, told.width + 2.8, 6.0, 2.0), fill=ALERT, stroke=PAPER, width=0.4)
    yield told
