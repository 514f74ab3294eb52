"""Counters to cut out, in six colours with a sign each; Victory Tokens, and markers for Homes, first player and round."""

from collections.abc import Sequence
from math import ceil, sqrt

from metamaker.core.messages import Words
from metamaker.games.cosmos_commanders.edits.structure import type_term
from metamaker.games.cosmos_commanders.map_drawing.signs import counter, icon, system_sign
from metamaker.games.cosmos_commanders.model.star_map import MOST_PLAYERS, colours
from metamaker.games.cosmos_commanders.model.words import TYPES, SystemType
from metamaker.games.cosmos_commanders.pages.page import Setting
from metamaker.games.cosmos_commanders.rules.board import ROUNDS
from metamaker.rendering.boxes import aligned, blank, column, framed, padded, row, symbol
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Page, Path, Symbol
from metamaker.rendering.ink import HAIRLINE, INK, LINE, PAPER, QUIET, TINT
from metamaker.rendering.layout import Strip, Table, in_lines
from metamaker.rendering.shapes import box, circle
from metamaker.rendering.text_fitting import Align, fit, line, words_line
from metamaker.rendering.texts import CAPTION, headline, term

COUNTER = 11.0
"""The width of a counter in mm."""

OF_EACH = 40
"""Counters of each colour: those for systems and routes. Rules CC-GEN-03, CC-GEN-04."""

ONES, FIVES = 10, 22
"""Victory Tokens for each player, as many as on the track of a record sheet. Rule CC-GEN-02."""
HOMES = 2
_CELL = 12.0
"""The side of the square around a printed counter; cuts between squares go straight through the page."""
_MARKER = 22.0


def counter_pages(of: Setting) -> tuple[Page, ...]:
    """Return the counters for the players of the map, with all tokens and markers. Rule CC-GEN-02."""
    return _pages(of, "counters", of.star_map.players)


def every_counter_pages(of: Setting) -> tuple[Page, ...]:
    """Return the counters of all six colours, with all tokens and markers."""
    return _pages(of, "every_counter", MOST_PLAYERS)


def _pages(of: Setting, kind: str, players: int) -> tuple[Page, ...]:
    words = of.words
    headed = of.headed(kind, words["pages-counters-about"])
    width = headed.room().width
    every = colours(of.star_map)[:players]
    groups: list[tuple[str, Sequence[Drawing]]] = [
        (words.text("pages-counters-player", number=number), [_cell(counter(colour, COUNTER))] * OF_EACH)
        for number, colour in enumerate(every, 1)
    ]
    homes = [_cell(counter(colour, COUNTER, "home")) for colour in every for _ in range(HOMES)]
    groups.append((words["pages-counters-homes"], homes))
    tokens = [_cell(token("1"))] * (ONES * players) + [_cell(token("5"))] * (FIVES * players)
    groups.append((words["pages-counters-tokens"], tokens))
    groups.append((words["pages-counters-rounds"], [_track(words, width)]))
    return headed.flowing((_group(title, pieces, width) for title, pieces in groups), 2.6)


def _group(title: str, pieces: Sequence[Drawing], width: float) -> Table:
    heading = padded(headline(title, width), 0.0, 0.0, bottom=0.8)
    return Table(heading, in_lines(map(Strip, pieces), width, gap=0.0), breakable=False)


def _cell(piece: Drawing) -> Drawing:
    """Return a counter with its cutting lines."""
    return framed(aligned(piece, _CELL, _CELL), stroke=HAIRLINE, width=0.15)


def token(worth: str) -> Drawing:
    """Return a Victory Token: a star for one, a circle around it for five."""
    middle = COUNTER / 2
    ops: list[Op] = [
        Path(
            circle(middle, middle, middle - 0.25),
            fill=TINT if worth == "1" else PAPER,
            stroke=INK,
            width=0.3 if worth == "1" else 0.8,
        )
    ]
    ops.append(Symbol(1.6, 3.4, 4.2, icon("token"), INK, TINT if worth == "1" else PAPER))
    ops.append(line(middle + 2.4, middle + 1.7, worth, 4.8, weight=BOLD, align=Align.CENTRE))
    return Drawing(COUNTER, COUNTER, tuple(ops))


def marker(sign: str, text: str) -> Drawing:
    """Return a square marker with a sign and its name."""
    name = term(text, _MARKER - 2.0, 2.8, weight=BOLD, align=Align.CENTRE)
    inside = aligned(column((symbol(icon(sign), 11.0, INK, TINT), name), 1.6, across=0.5), _MARKER, _MARKER)
    return framed(inside, fill=TINT, stroke=LINE, width=0.3, radius=2.0)


def _track(words: Words, width: float) -> Drawing:
    """Return two markers, and the rounds side by side as a track for the second one."""
    markers = [marker(key, words[f"pages-counters-{key}"]) for key in ("first", "round")]
    each = (width - 2 * (_MARKER + 2.0)) / ROUNDS
    rounds = []
    for number in range(1, ROUNDS + 1):
        figure = term(str(number), each, 4.6, weight=BOLD, role=QUIET, align=Align.CENTRE)
        cell = aligned(figure, height=_MARKER, down=0.05)
        rounds.append(framed(cell, fill=TINT if number % 2 else PAPER, stroke=LINE, width=0.25))
    return row((*markers, row(rounds)), 2.0)


SIDE = 31.0
"""The side of a tile in mm."""
_RADIUS = 8.2
_SPREAD = 3
"""Standard deviations above the mean, for the number of tiles of each type."""


def tile_pages(of: Setting) -> tuple[Page, ...]:
    """Return square tiles of each type, enough for all systems of the map with random types."""
    headed = of.headed("tiles", of.words["pages-tiles-about"])
    width = headed.room().width
    each = tiles_of_each(len(of.star_map.systems))
    tiles = [Strip(_tile(kind, face % len(TYPES), of)) for face, kind in enumerate(TYPES, 1) for _ in range(each)]
    return headed.flowing((Table(blank(width), in_lines(tiles, width, gap=0.0)),), 0.0)


def tiles_of_each(systems: int) -> int:
    """Return the number of tiles of each type that suffices for `systems` systems with random types. Rule CC-SYS-01."""
    mean = systems / len(TYPES)
    return max(2, ceil(mean + _SPREAD * sqrt(mean)))


def _tile(kind: SystemType, face: int, of: Setting) -> Drawing:
    """Return a tile: the sign of the type, the face of the die, name and effect, and a place for a counter."""
    words, middle = of.words, SIDE / 2
    name = fit(type_term(kind, words), SIDE - 3.0, 3.4, BOLD, CAPTION)
    effect = fit(words[f"pages-effect-{kind}"], SIDE - 2.4, 2.6, smallest=CAPTION)
    ops: list[Op] = [
        Path(box(0.0, 0.0, SIDE, SIDE), fill=PAPER, stroke=HAIRLINE, width=0.2),
        line(2.0, 4.4, str(face), 3.4, weight=BOLD, role=QUIET),
        Group(middle - _RADIUS - 2.0, 3.2, system_sign(kind, _RADIUS)),
    ]
    if kind is not SystemType.HAZARD:
        ops.append(
            Path(
                circle(SIDE - COUNTER / 2 - 1.0, COUNTER / 2 + 1.0, COUNTER / 2 - 0.4),
                fill=PAPER,
                stroke=LINE,
                width=0.2,
                dash=0.8,
            )
        )
    ops.append(words_line(middle, SIDE - 6.4, name, weight=BOLD, align=Align.CENTRE))
    ops.append(words_line(middle, SIDE - 2.6, effect, role=QUIET, align=Align.CENTRE))
    return Drawing(SIDE, SIDE, tuple(ops))
