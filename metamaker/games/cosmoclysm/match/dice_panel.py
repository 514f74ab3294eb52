"""The dice next to a board: the sides, every die with its result, the highest filled; or still rolling."""

import math
from collections.abc import Iterator, Sequence
from random import Random

from metamaker.core.messages import Words
from metamaker.games.cosmoclysm.battle.events import Announced, Fought, StartRolled
from metamaker.games.cosmoclysm.match.picture import COLUMN, colour_of
from metamaker.games.cosmoclysm.match.scenes import Rolled
from metamaker.games.cosmoclysm.model.board import Board
from metamaker.games.cosmoclysm.model.words import TYPES
from metamaker.games.cosmoclysm.rules.ships import FACES, REACH
from metamaker.games.cosmoclysm.sheet import palette
from metamaker.games.cosmoclysm.sheet.signs import icon
from metamaker.rendering.drawing import BOLD, Drawing, Op, Outline, Path, Symbol
from metamaker.rendering.ink import BAR, HAIRLINE, INK, ON_BAR, PAPER
from metamaker.rendering.shapes import box
from metamaker.rendering.text_fitting import Align, line, name_line

_DIE = 11.6
_PITCH = 12.6
_TUMBLES = 9
"""The number of changes of the faces while dice roll."""

_ROW = 24.0
_RESULT = 8.0


def dice_panel(board: Board, sides: Sequence[str], rolled: Rolled, words: Words, part: float = 1.0) -> Drawing:
    """Return the dice of an event; with `part` below 1 they still roll, and show any faces."""
    if isinstance(rolled, Fought):
        ops = list(_fight(board, sides, rolled, words, part))
        height = 2 * _ROW + _RESULT
    else:
        faces = REACH if isinstance(rolled, Announced) else FACES
        ops = list(_single(board, rolled, _told(sides, rolled, words), faces, part))
        height = _ROW
    ground = Path(box(0.0, 0.0, COLUMN, height, 2.0), fill=PAPER, stroke=HAIRLINE, width=0.3)
    return Drawing(COLUMN, height, (ground, *ops))


def _told(sides: Sequence[str], rolled: StartRolled | Announced, words: Words) -> str:
    side = sides[rolled.side]
    if isinstance(rolled, Announced):
        return words.text("sheet-dice-announced", side=side, ship=words[f"names-{TYPES[rolled.kind]}"])
    return words.text("sheet-dice-start", side=side)


def _fight(board: Board, sides: Sequence[str], rolled: Fought, words: Words, part: float) -> Iterator[Op]:
    is_over = part >= 1.0
    for y, side, kind, shown, has_won, key in (
        (0.0, rolled.side, rolled.kind, rolled.attack, rolled.won, "attacks"),
        (_ROW, rolled.defender, rolled.defending, rolled.defence, not rolled.won, "defends"),
    ):
        colour, type_ = colour_of(board, side), TYPES[kind]
        yield Symbol(3.0, y + 2.4, 4.4, icon(colour.value), palette.edge(colour), PAPER)
        yield Symbol(8.4, y + 2.0, 5.2, icon(type_.value), INK, PAPER)
        told = words.text(f"sheet-dice-{key}", side=sides[side], ship=words[f"names-{type_}"])
        yield name_line(15.0, y + 6.0, told, COLUMN - 17.0, 3.6, weight=BOLD)
        for place, face in enumerate(_faces(shown, FACES, part, key)):
            is_best = is_over and place == 0
            yield from die(3.4 + _DIE / 2 + place * _PITCH, y + 15.4, face, FACES, filled=is_best and has_won, strong=is_best)
    if is_over:
        told = words["sheet-dice-won" if rolled.won else "sheet-dice-defended"]
        yield name_line(3.0, 2 * _ROW + 4.6, told, COLUMN - 6.0, 4.0, weight=BOLD)


def _single(board: Board, rolled: StartRolled | Announced, told: str, faces: int, part: float) -> Iterator[Op]:
    colour = colour_of(board, rolled.side)
    yield Symbol(3.0, 2.4, 4.4, icon(colour.value), palette.edge(colour), PAPER)
    yield name_line(9.4, 6.0, told, COLUMN - 12.0, 3.4, weight=BOLD)
    (face,) = _faces((rolled.face,), faces, part, "one")
    yield from die(3.4 + _DIE / 2, 15.4, face, faces, filled=part >= 1.0, strong=True)


def _faces(shown: Sequence[int], faces: int, part: float, which: str) -> Sequence[int]:
    """Return the faces of dice: at the end the results, highest first; before that, random ones."""
    if part >= 1.0:
        return sorted(shown, reverse=True)
    tumble = Random(f"{int(part * _TUMBLES)} {which} {tuple(shown)}")  # noqa: S311 - nothing is decided by it
    return [tumble.randint(1, faces) for _ in shown]


def die(x: float, y: float, face: int, faces: int, *, filled: bool, strong: bool) -> Iterator[Op]:
    """Yield a die around (x, y): a d20 as a hexagon, a d4 as a triangle, with its face."""
    corners = 3 if faces == REACH else 6
    yield Path(_polygon(x, y, _DIE / 2, corners), fill=BAR if filled else PAPER, stroke=INK, width=0.8 if strong else 0.35)
    size = 4.6 if corners == 3 else 5.4
    low = y + size * 0.36 + (1.2 if corners == 3 else 0.0)
    yield line(x, low, str(face), size, weight=BOLD, role=ON_BAR if filled else INK, align=Align.CENTRE)


def _polygon(x: float, y: float, radius: float, corners: int) -> Outline:
    points = [
        (x + radius * math.sin(math.tau * corner / corners), y - radius * math.cos(math.tau * corner / corners))
        for corner in range(corners)
    ]
    return (("M", *points[0]), *(("L", *point) for point in points[1:]), ("Z",))
