"""The review of a match on paper: result, luck with a gauge, damage with bars, weapons that did not fire."""

import math
from collections.abc import Iterator, Mapping, Sequence

from metamaker.core.amounts import at_most
from metamaker.core.messages import COMMON, Words, words_in
from metamaker.game_api.prints import PrintOptions
from metamaker.play.review.luck import Luck, luck_by
from metamaker.play.review.totals import usual_luck
from metamaker.rendering.boxes import blank, column, row
from metamaker.rendering.charts.marks import patterned
from metamaker.rendering.drawing import BOLD, Drawing, Op, Page, Path
from metamaker.rendering.ink import HAIRLINE, INK, LINE, QUIET, TINT, TINT_EDGE
from metamaker.rendering.layout import Block, Strip, Table, solid
from metamaker.rendering.page_set import Footing, Headed, Heading
from metamaker.rendering.shapes import box, upright
from metamaker.rendering.tables import Cell, Look, table, titled
from metamaker.rendering.text_fitting import Align, line, name_line
from metamaker.rendering.texts import CAPTION, headline, paragraph
from metamaker.review.report import Line, Report, lines
from metamaker.review.sentences import FIGURES, degree_of, figures, idle_weapons, kind, lacking, luck, result, row_name

GAP = 5.0
BODY = 3.0
LOOK = Look(2.8, 4.6, 0.8, 0.8)
_STEPS = (1, 2, 3, 4, 5, 6, 8, 10)
"""The ends of scales, times a power of ten."""


def review_pages(report: Report, options: PrintOptions) -> tuple[Page, ...]:
    """Return the review of a match as pages, usually one or two."""
    words = words_in(COMMON, options.language)
    footing = Footing(
        words["review-page"],
        words["review-made"],
        lambda number, count: words.text("review-page-of", number=number, count=count),
    )
    headed = Headed(options.frame, Heading(report.title, result(report, words)), footing)
    return headed.flowing(_blocks(report, words, headed.room().width), GAP)


def _blocks(report: Report, words: Words, width: float) -> Iterator[Block]:
    if report.ledger.chances:
        yield _section(words["review-luck"], solid(_luck(report, words, width)), width)
    rows = [each for each in lines(report) if each.total.shots or each.total.dealt]
    if len(rows) > _MOST_ROWS:
        rows = [each for each in rows if not each.item or not each.ship]
    if rows:
        yield _damage(report, rows, words, width)
        yield _text(words["review-mark"], width, CAPTION)
    if report.ledger.idle:
        yield _idle(report, words, width)
    missing = list(lacking(report, words))
    if missing:
        yield _section(words["review-lacks"], _text(" ".join(missing), width), width)


def _section(title: str, block: Table, width: float) -> Table:
    return titled(headline(title, width), block)


def _text(text: str, width: float, size: float = BODY) -> Table:
    return Table(blank(width), (Strip(paragraph(text, width, size, role=QUIET if size < BODY else INK)),))


def _luck(report: Report, words: Words, width: float) -> Drawing:
    """Draw the gauge, or one for each of more than two sides, with sentences, and the luck by kind and by turn."""
    found = report.luck()
    half = (width - GAP) / 2
    if found is None:
        parts = [_gauge_of(report, side, words, width) for side in range(len(report.sides))]
        return column(parts, 1.5)
    told = [paragraph(each, half, BODY) for each in luck(report, found, words)]
    top = row((column((_gauge(report, found, words, half),)), column(told, 1.4)), GAP, down=0.0)
    kinds = {kind(key, words): value for key, value in luck_by(report.ledger.chances, 0, lambda each: each.kind).items()}
    turns = luck_by(report.ledger.chances, 0, lambda each: each.turn)
    by_turn = {words.text("review-turn", turn=turn): value for turn, value in sorted(turns.items())}
    charts = (
        _diverging(words["review-by-kind"], kinds, words, half),
        _diverging(words["review-by-turn"], by_turn, words, half),
    )
    return column((top, row(charts, GAP, down=0.0)), 4.0)


def scale_end(most: float) -> float:
    """Return a round end for a scale up to at least `most`."""
    power = 10.0 ** math.floor(math.log10(most)) if most > 0 else 1.0
    return next((step * power for step in _STEPS if step * power >= most * (1 - 1e-9)), 10 * power)


def _gauge(report: Report, found: Luck, words: Words, width: float) -> Drawing:
    """Draw the luck of two sides: from the middle to the side that the dice helped, over the band of two matches in three."""
    value, end = found.value, scale_end(max(abs(found.value), 2 * found.usual))
    middle, reach, top, high = width / 2, width / 2 - 2.0, 13.0, 5.0
    helped = 0 if value >= 0 else 1
    degree = degree_of(value, found.usual)
    size = words.text(
        "review-amount", amount=words.signed(at_most(abs(value), 1)), count=at_most(abs(value), 1), unit=report.unit
    )
    ops: list[Op] = [
        name_line(
            0.0, 4.6, words.text("review-luck-for", amount=size, side=report.sides[helped]), width - 28.0, 5.2, weight=BOLD
        ),
        line(width, 4.6, words.text("review-degree", degree=degree), BODY, role=QUIET, align=Align.RIGHT),
        name_line(0.0, 10.6, report.sides[1], width / 2 - 2, CAPTION, role=QUIET),
        name_line(width, 10.6, report.sides[0], width / 2 - 2, CAPTION, role=QUIET, align=Align.RIGHT),
        *_band(middle, top, reach, high, found.usual / end, value / end, helped),
    ]
    for number in (-end, -end / 2, 0.0, end / 2, end):
        x = middle + reach * number / end
        text = words.signed(at_most(number, 1)) if number else words.number(0)
        ops.append(line(x, top + high + 3.6, text, CAPTION, role=QUIET, align=Align.CENTRE))
    return Drawing(width, top + high + 5.0, tuple(ops))


def _band(middle: float, top: float, reach: float, high: float, usual: float, value: float, series: int) -> Iterator[Op]:
    """Yield the bar of a gauge with its band, its value and a pointer; lengths are parts of `reach`."""
    usual, value = min(1.0, usual), max(-1.0, min(1.0, value))
    yield Path(box(middle - reach, top, 2 * reach, high, high / 2), fill=TINT, stroke=TINT_EDGE, width=0.15)
    yield Path(box(middle - reach * usual, top, 2 * reach * usual, high), fill=HAIRLINE)
    # Sides are to the right and to the left: the first one is helped by positive luck.
    left = middle if value >= 0 else middle + reach * value
    yield from patterned(left, top + 0.6, reach * abs(value), high - 1.2, series)
    yield upright(middle, top - 0.8, high + 1.6, INK, 0.35)
    x = middle + reach * value
    yield Path((("M", x - 1.1, top - 1.9), ("L", x + 1.1, top - 1.9), ("L", x, top - 0.2), ("Z",)), fill=INK)


def _gauge_of(report: Report, side: int, words: Words, width: float) -> Drawing:
    """Draw the luck of one of several sides in a line: its name, its gauge, its amount."""
    count, every = len(report.sides), report.lucks()
    usuals = [usual_luck(report.ledger.chances, other, count) for other in range(count)]
    value, usual, end = every[side], usuals[side], scale_end(max(*map(abs, every), 2 * max(usuals), 1e-9))
    name, text = width * 0.24, words.signed(at_most(value, 1))
    middle = name + (width - name) * 0.46
    ops = (
        name_line(0.0, 4.6, report.sides[side], name - 2.0, BODY),
        *_band(middle, 1.9, (width - name) * 0.44, 3.4, usual / end, value / end, side),
        line(width, 4.6, text, BODY, weight=BOLD, align=Align.RIGHT),
    )
    return Drawing(width, 6.4, ops)


def _diverging(title: str, amounts: Mapping[str, float], words: Words, width: float) -> Drawing:
    """Draw amounts as bars to both sides of a line, below a title: the first side is helped to the right."""
    most = max([abs(each) for each in amounts.values()], default=0.0) or 1.0
    step, name, number = 4.4, width * 0.36, 13.0
    middle, reach = name + (width - name - number) / 2, (width - name - number) / 2 - 1.0
    ops: list[Op] = [line(0.0, 2.8, title, CAPTION, weight=BOLD, role=QUIET)]
    y = 4.4
    for label, value in amounts.items():
        long = reach * abs(value) / most
        ops += [
            name_line(0.0, y + 3.1, label, name - 1.0, 2.7),
            *patterned(middle if value >= 0 else middle - long, y + 0.9, long, 2.6, 0 if value >= 0 else 1),
            line(width, y + 3.1, words.signed(at_most(value, 1)), 2.7, align=Align.RIGHT),
        ]
        y += step
    ops.append(upright(middle, 4.4, y - 4.4, LINE))
    return Drawing(width, y + 1.0, tuple(ops))


_MOST_ROWS = 75
"""With more rows, only ships are listed, so that the review stays on two pages."""

_BEFORE_BAR = 2
"""The number of columns between names and bars."""


def _damage(report: Report, rows: Sequence[Line], words: Words, width: float) -> Table:
    """Draw the account: ships with their weapons, a bar for the damage with a mark at its average."""
    narrow, bar = 13.4, 24.0
    name = width - bar - narrow * len(FIGURES)
    widths = (name, *(narrow,) * _BEFORE_BAR, bar, *(narrow,) * (len(FIGURES) - _BEFORE_BAR))
    titles = _around_bar([Cell(words[f"review-{key}"], align=Align.RIGHT) for key in FIGURES], Cell())
    most = [_longest([each for each in rows if bool(each.item) is part]) for part in (False, True)]
    cells = [_line(report, each, words, most[bool(each.item)], bar) for each in rows]
    tinted = [number for number, each in enumerate(rows) if not each.item]
    look = LOOK._replace(size=2.5, tinted=tinted if len(tinted) < len(rows) else ())
    return _section(words["review-damage"], table((words["review-ship"], *titles), cells, widths, look), width)


def _around_bar(figures: Sequence[Cell], bar: Cell) -> tuple[Cell, ...]:
    return (*figures[:_BEFORE_BAR], bar, *figures[_BEFORE_BAR:])


def _longest(rows: Sequence[Line]) -> float:
    return max([max(each.total.dealt, each.total.mean) for each in rows], default=0.0)


def _line(report: Report, of: Line, words: Words, most: float, bar: float) -> tuple[Cell, ...]:
    bold = not of.item
    name = row_name(report, of, words) if bold else f"    {row_name(report, of, words)}"
    shown = [Cell(text, bold=bold, align=Align.RIGHT) for text in figures(of, words)]
    drawn = Cell(drawn=_bar(of, most, bar - 2.0))
    return (Cell(name, bold=bold, name=True), *_around_bar(shown, drawn))


def _bar(of: Line, most: float, width: float) -> Drawing:
    """Draw damage as a bar, and the average of shots as a line across it."""
    high, scale = 2.4, width / most if most else 0.0
    ops: list[Op] = [Path(box(0.0, 0.5, width, high, 0.4), fill=TINT)]
    ops += patterned(0.0, 0.5, of.total.dealt * scale, high, of.side)
    if of.total.mean and of.of in {"ship", "weapon"}:
        ops.append(upright(of.total.mean * scale, 0.0, high + 1.0, INK, 0.5))
    return Drawing(width, high + 1.0, tuple(ops))


def _idle(report: Report, words: Words, width: float) -> Table:
    """List the weapons that could have fired, with their turns."""
    parts = (0.27, 0.27, 0.27, 0.19)
    heads = [Cell(words[f"review-idle-{key}"]) for key in ("ship", "weapon", "target", "turns")]
    cells = [
        (report.name(ship, side), weapon_, report.name(target, -1), ", ".join(map(str, sorted(set(turns)))))
        for (side, ship, weapon_, target), turns in idle_weapons(report.ledger.idle).items()
    ]
    return _section(words["review-idle"], table(heads, cells, [part * width for part in parts], LOOK), width)
