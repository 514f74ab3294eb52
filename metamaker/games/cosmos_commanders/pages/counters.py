"""Counters to cut out, in the six colours with a sign each; Victory Tokens, marks of Homes, of who begins and of the round."""

from collections.abc import Sequence

from metamaker.games.cosmos_commanders.chart.signs import counter, icon
from metamaker.games.cosmos_commanders.model.star_map import MOST_PLAYERS, colours
from metamaker.games.cosmos_commanders.pages.page import Setting, headline
from metamaker.games.cosmos_commanders.rules.board import ROUNDS
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Path, Symbol
from metamaker.sheets.ink import HAIRLINE, INK, LINE, PAPER, QUIET, TINT
from metamaker.sheets.layout import Block, Strip, Table, flowed, in_lines
from metamaker.sheets.lettering import Align, fit, line, words_line
from metamaker.sheets.shapes import box, circle
from metamaker.sheets.texts import CAPTION

COUNTER = 11.0
"""The width of a counter in mm."""

OF_EACH = 40
"""Counters of each colour: for systems and routes. Rules CC-GEN-03, CC-GEN-04."""

ONES, FIVES = 10, 22
"""Victory Tokens for each player, as many as the track of a record sheet counts. Rule CC-GEN-02."""
_HOMES = 2
_CELL = 12.0
"""The side of the square in which a counter is printed; cuts between squares go straight through the page."""
_MARKER = 22.0


def counter_pages(of: Setting) -> tuple[Page, ...]:
    """Return the counters of as many players as the map is for, with all else. Rule CC-GEN-02."""
    return _pages(of, "counters", of.star_map.players)


def every_counter_pages(of: Setting) -> tuple[Page, ...]:
    """Return the counters of all six colours, with all else."""
    return _pages(of, "every_counter", MOST_PLAYERS)


def _pages(of: Setting, kind: str, players: int) -> tuple[Page, ...]:
    words = of.words
    headed = of.headed(kind, words["pages-counters-about"])
    space = headed.room()
    tokens = [_token("1")] * (ONES * players) + [_token("5")] * (FIVES * players)
    groups: list[tuple[str, Sequence[Drawing]]] = [
        (
            words.text("pages-counters-player", number=player + 1),
            [_cell(counter(colours(of.star_map)[player], COUNTER))] * OF_EACH,
        )
        for player in range(players)
    ]
    groups.append(
        (
            words["pages-counters-homes"],
            [_cell(counter(colours(of.star_map)[player], COUNTER, "home")) for player in range(players) for _ in range(_HOMES)],
        )
    )
    groups.append((words["pages-counters-tokens"], tokens))
    blocks: list[Block] = [
        Table(headline(title, space.width), _rows(pieces, space.width), breakable=False) for title, pieces in groups
    ]
    markers = [_marker("first", words["pages-counters-first"]), _marker("round", words["pages-counters-round"])]
    blocks.append(
        Table(headline(words["pages-counters-rounds"], space.width), (_track(markers, space.width),), breakable=False)
    )
    pages = flowed(blocks, space.height, 2.6)
    bodies = [Drawing(space.width, space.height, tuple(Group(0.0, each.y, each.drawing) for each in page)) for page in pages]
    return headed.bound(bodies)


def _rows(pieces: Sequence[Drawing], width: float) -> tuple[Strip, ...]:
    space = Strip(Drawing(width, 0.8, ()), keep=True)
    return (space, *in_lines((Strip(piece) for piece in pieces), width, gap=0.0))


def _cell(piece: Drawing) -> Drawing:
    """Return a counter with the lines along which it is cut out."""
    edge = (_CELL - piece.width) / 2
    cut = Path(box(0.0, 0.0, _CELL, _CELL), stroke=HAIRLINE, width=0.15)
    return Drawing(_CELL, _CELL, (cut, Group(edge, edge, piece)))


def _token(worth: str) -> Drawing:
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
    return _cell(Drawing(COUNTER, COUNTER, tuple(ops)))


def _marker(sign: str, text: str) -> Drawing:
    """Return a square marker with a sign and what it is."""
    middle = _MARKER / 2
    name = fit(text, _MARKER - 2.0, 2.8, BOLD, CAPTION)
    ops: tuple[Op, ...] = (
        Path(box(0.1, 0.1, _MARKER - 0.2, _MARKER - 0.2, 2.0), fill=TINT, stroke=LINE, width=0.3),
        Symbol(middle - 5.5, 3.0, 11.0, icon(sign), INK, TINT),
        words_line(middle, _MARKER - 3.0, name, weight=BOLD, align=Align.CENTRE),
    )
    return Drawing(_MARKER, _MARKER, ops)


def _track(markers: Sequence[Drawing], width: float) -> Strip:
    """Return the markers, and the rounds side by side for the second one to go along."""
    ops: list[Op] = [Group(place * (_MARKER + 2.0), 1.0, marker) for place, marker in enumerate(markers)]
    left = len(markers) * (_MARKER + 2.0) + 2.0
    each = (width - left) / ROUNDS
    for number in range(ROUNDS):
        x = left + number * each
        ops.append(Path(box(x, 1.0, each, _MARKER), fill=PAPER if number % 2 else TINT, stroke=LINE, width=0.25))
        ops.append(line(x + each / 2, 5.6, str(number + 1), 4.6, weight=BOLD, role=QUIET, align=Align.CENTRE))
    return Strip(Drawing(width, _MARKER + 2.0, tuple(ops)))
