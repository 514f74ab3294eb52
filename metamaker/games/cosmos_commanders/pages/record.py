"""The record sheet of a player: levels as tracks, rounds with points and actions used, Victory Tokens. Rule CC-REC-01."""

from collections.abc import Iterator

from metamaker.core.words import Words
from metamaker.games.cosmos_commanders.chart.signs import LEVEL_SIGNS, counter, icon
from metamaker.games.cosmos_commanders.edits.terms import commander_term, level_term
from metamaker.games.cosmos_commanders.model.star_map import colours
from metamaker.games.cosmos_commanders.model.words import COMMANDERS, LEVELS, Level
from metamaker.games.cosmos_commanders.pages.page import Setting, caption, headline, to_write
from metamaker.games.cosmos_commanders.rules.board import ROUNDS
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Path, Symbol
from metamaker.sheets.ink import HAIRLINE, INK, LINE, PAPER, QUIET, TINT
from metamaker.sheets.layout import Strip, stacked
from metamaker.sheets.lettering import Align, fit, line, words_line
from metamaker.sheets.shapes import box, rule, upright
from metamaker.sheets.texts import CAPTION

ACTIONS = (
    ("colonization", Level.POPULATION),
    ("takeover", Level.METAL),
    ("culture", Level.LUXURIES),
    ("route", Level.ORGANICS),
    ("research", Level.RADIOACTIVES),
    ("war", Level.MILITARY),
)
"""The kinds of action in their order, each with the level that limits it. Rule CC-ACT-02."""

_BOX = 4.4
RESEARCH, SYSTEMS = 9, 13
"""Boxes for each level: gains of research, and systems held."""
ROUTES = 32
"""Boxes for trade routes."""
USED = 6
"""Boxes for each kind of action in a round. A player seldom needs more; write the rest next to them."""
TOKENS = 120
"""Numbers of the track of Victory Tokens, which counts what is collected before the end of the game."""

_ROUTE_BOX, _ROUTE_GAP = 3.5, 0.3
_USED_IN_ROW = 3
_TOKENS_IN_ROW = 30
_TALLY_ROW = 6.0


def record_pages(of: Setting) -> tuple[Page, ...]:
    """Return a sheet for each player whom the map is for."""
    headed = of.headed("record", of.name)
    width, height = headed.room()
    return headed.bound(
        [_sheet(of.words, colours(of.star_map)[player], width, height) for player in range(of.star_map.players)]
    )


def _sheet(words: Words, player: int, width: float, height: float) -> Drawing:
    gap = Strip(Drawing(width, 3.0, ()))
    fixed = _who(words, player, width).height + 4 * 3.0 + 3 * 6.6 + _TALLY_ROW * TOKENS / _TOKENS_IN_ROW
    row = min(11.5, (height - fixed - 8.0 - 6.0) / (len(LEVELS) + 1 + ROUNDS))
    strips = [
        Strip(_who(words, player, width)),
        gap,
        Strip(headline(words["pages-record-levels"], width)),
        Strip(_levels(words, width, row)),
        gap,
        Strip(headline(words["pages-record-rounds"], width)),
        Strip(_rounds(words, width, row)),
        gap,
        Strip(headline(words["pages-record-tokens"], width, "token")),
        Strip(_tally(width)),
    ]
    return Drawing(width, height, tuple(stacked(strips)))


_COUNTER = 15.0


def _who(words: Words, player: int, width: float) -> Drawing:
    """Return the counter of a player, lines for the name, and the commanders to choose from, each with the bonus."""
    left = _COUNTER + 4.0
    ops: list[Op] = [Group(0.0, 0.0, counter(player, _COUNTER))]
    half = (width - left - 6.0) / 2
    for place, key in enumerate(("player", "home")):
        x = left + place * (half + 6.0)
        ops += (rule(x, 6.4, half, LINE, 0.25), caption(x, 9.4, words[f"pages-record-{key}"]))
    each = (width - left) / 3
    for number, commander in enumerate(COMMANDERS):
        x, y = left + number % 3 * each, 12.2 + number // 3 * 6.0
        bonus = words.text("names-bonus", level=level_term(Level(commander), words))
        ops.append(Group(x, y, _square()))
        name = fit(commander_term(commander, words), each - _BOX - 10.0, 2.8, BOLD, CAPTION)
        ops.append(words_line(x + _BOX + 1.2, y + 1.7, name, weight=BOLD))
        ops.append(words_line(x + _BOX + 1.2, y + 4.5, fit(bonus, each - _BOX - 3.0, CAPTION, smallest=2.2), role=QUIET))
    return Drawing(width, 24.4, tuple(ops))


def _square(size: float = _BOX, *, dark: bool = False) -> Drawing:
    inner = size - 0.5
    return Drawing(
        size, size, (Path(box(0.25, 0.25, inner, inner, 0.5), fill=TINT if dark else PAPER, stroke=INK, width=0.25),)
    )


def _boxes(x: float, y: float, count: int, size: float = _BOX, gap: float = 0.5) -> Iterator[Op]:
    square = _square(size)
    return (Group(x + place * (size + gap), y, square) for place in range(count))


_NAME = 44.0
_TOTAL = 15.0


def _levels(words: Words, width: float, row: float) -> Drawing:
    """Return a track for each level: where it begins, research gained, systems held, and a box for their sum."""
    research = _NAME + 15.0
    systems = research + RESEARCH * (_BOX + 0.5) + 4.0
    ops: list[Op] = [
        caption(_NAME, 2.6, words["pages-record-start"]),
        caption(research, 2.6, words["pages-record-research"]),
        caption(systems, 2.6, words["pages-record-systems"]),
        caption(width - _TOTAL / 2, 2.6, words["pages-record-total"], Align.CENTRE),
    ]
    for place, level in enumerate(LEVELS):
        y = 3.6 + place * row
        middle = y + row / 2
        ops += _titled(level_term(level, words), LEVEL_SIGNS[level], y, row, width)
        start = "0" if level is Level.MILITARY else "1"
        ops.append(line(_NAME + 0.6, middle + 1.4, start, 4.0, weight=BOLD))
        ops.append(caption(_NAME + 3.4, middle + 1.2, "+"))
        ops.append(Group(_NAME + 5.6, middle - _BOX / 2, _square()))
        if level is Level.MILITARY:
            ops += _boxes(research, middle - _BOX / 2, RESEARCH + SYSTEMS)
        else:
            ops += _boxes(research, middle - _BOX / 2, RESEARCH)
            ops += _boxes(systems, middle - _BOX / 2, SYSTEMS)
        ops.append(Group(width - _TOTAL, y + 0.8, Drawing(_TOTAL, row - 1.6, (to_write(_TOTAL, row - 1.6),))))
    y = 3.6 + len(LEVELS) * row
    ops += _titled(words["pages-record-routes"], "route", y, row, width)
    ops += _boxes(_NAME + 5.6, y + row / 2 - _ROUTE_BOX / 2, ROUTES, _ROUTE_BOX, _ROUTE_GAP)
    ops.append(Group(width - _TOTAL, y + 0.8, Drawing(_TOTAL, row - 1.6, (to_write(_TOTAL, row - 1.6),))))
    return Drawing(width, y + row + 0.4, tuple(ops))


def _titled(title: str, sign: str, y: float, row: float, width: float) -> Iterator[Op]:
    yield rule(0.0, y, width, HAIRLINE, 0.2)
    yield Symbol(0.4, y + row / 2 - 2.6, 5.2, icon(sign), INK, PAPER)
    name = fit(title, _NAME - 9.0, 3.4, BOLD, CAPTION)
    yield words_line(7.4, y + row / 2 + 1.2, name, weight=BOLD)


_PLAIN = (("round", 10.0), ("sum", 13.0), ("routes", 13.0), ("ap", 13.0))
_TOKEN_COLUMNS = (("lowest", 14.0), ("most", 14.0), ("rolled", 14.0), ("all", 14.0))
_HEAD = 11.0


def _rounds(words: Words, width: float, row: float) -> Drawing:
    """Return a line for each round: what action points come from, actions used by kind, tokens."""
    left = width - sum(wide for _, wide in (*_PLAIN, *_TOKEN_COLUMNS))
    kind = left / len(ACTIONS)
    columns = [*_PLAIN, *((key, kind) for key, _ in ACTIONS), *_TOKEN_COLUMNS]
    height = _HEAD + ROUNDS * row
    used = dict(ACTIONS)
    ops: list[Op] = [Path(box(0.0, _HEAD + each * row, width, row), fill=TINT) for each in range(1, ROUNDS, 2)]
    x = 0.0
    for place, (key, wide) in enumerate(columns):
        middle = x + wide / 2
        if key in used:
            ops.append(Symbol(middle - 4.6, 0.8, 4.2, icon(key), INK, PAPER))
            ops.append(caption(middle - 0.2, 4.2, "≤"))
            ops.append(Symbol(middle + 1.6, 0.9, 4.0, icon(LEVEL_SIGNS[used[key]]), QUIET, PAPER))
        title = fit(words[f"pages-record-column-{key}"], wide - 0.8, CAPTION, smallest=2.13)
        ops.append(words_line(middle, _HEAD - 2.0, title, role=QUIET, align=Align.CENTRE))
        if place:
            ops.append(upright(x, 0.0, height, HAIRLINE, 0.2))
        for number in range(ROUNDS):
            y = _HEAD + number * row + row / 2
            if key == "round":
                ops.append(line(middle, y + 1.3, str(number + 1), 3.8, weight=BOLD, align=Align.CENTRE))
            elif key in used:
                size = min(3.6, (wide - 1.6) / _USED_IN_ROW - 0.4, row * _USED_IN_ROW / USED - 0.6)
                for line_of_boxes in range(USED // _USED_IN_ROW):
                    left_edge = middle - _USED_IN_ROW * (size + 0.4) / 2
                    ops += _boxes(left_edge, y + (line_of_boxes - 1) * (size + 0.4) + 0.2, _USED_IN_ROW, size, 0.4)
        x += wide
    ops += (rule(0.0, _HEAD, width, INK, 0.4), rule(0.0, height, width, INK, 0.4))
    return Drawing(width, height + 0.4, tuple(ops))


def _tally(width: float) -> Drawing:
    """Return numbers to be ticked off, every fifth one on tinted ground."""
    each, row = width / _TOKENS_IN_ROW, _TALLY_ROW
    ops: list[Op] = []
    for number in range(TOKENS):
        x, y = number % _TOKENS_IN_ROW * each, number // _TOKENS_IN_ROW * row
        ground = TINT if number % 5 == 4 else PAPER
        ops.append(Path(box(x + 0.2, y + 0.2, each - 0.4, row - 0.4, 0.6), fill=ground, stroke=LINE, width=0.2))
        ops.append(line(x + each / 2, y + row / 2 + 1.0, str(number + 1), 2.6, role=QUIET, align=Align.CENTRE))
    return Drawing(width, row * TOKENS / _TOKENS_IN_ROW, tuple(ops))
