"""The chart of special manoeuvres and order codes, with small tables that replace arithmetic. Rules A.1, A.4, 1.2."""

from collections.abc import Iterator

from metamaker.core.messages import Words
from metamaker.games.metaverse.pages.charts.chart_page import Chart, Part, Spread, column_width, columns_within
from metamaker.games.metaverse.pages.charts.panel import NOTE, Line, badge, bold, chart_lines, inside, panel, rows, rule_ref
from metamaker.games.metaverse.pages.needs import Needs
from metamaker.rendering.boxes import padded
from metamaker.rendering.ink import QUIET
from metamaker.rendering.layout import Box, Strips
from metamaker.rendering.page_set import Room
from metamaker.rendering.tables import Cell, Look, table
from metamaker.rendering.tables import titled as above
from metamaker.rendering.text_fitting import Align
from metamaker.rendering.texts import term

KEY = "manoeuvres"

EVASIVES = 4
"""The number of evasive manoeuvres in the table."""

SLOWEST = 4
TURNS = range(1, 6)
"""The first speed in cm of the table of legs, and its numbers of turns in a move."""

_TURNING = ("thruster", "advanced_stl")
"""Systems for evasive manoeuvres."""

_SMALL = 2.4
_TENS = 4
"""Columns of the table of evasive manoeuvres, each for ten cm of speed; fast ships have more."""


def _parts(words: Words, room: Room, of: Needs) -> Iterator[Part]:
    count = columns_within(room.width, 80.0)
    yield Spread(1, (_special(words, room.width, of),))
    yield Spread(count, tuple(_aids(words, column_width(room.width, count), of)))


def _special(words: Words, width: float, of: Needs) -> Box:
    room = inside(width)
    cost, target, movement = (words[f"charts-manoeuvres-caption-{key}"] for key in ("cost", "target", "movement"))
    widths = (16.0, 32.0, 36.0, room - 112.0, 14.0, 14.0)
    lines = chart_lines(words, KEY, "special", of)
    strips = rows(lines, _manoeuvre, widths, size=_SMALL, height=7.6, titles=("", "", cost, "", target, movement))
    return panel(words["charts-manoeuvres-special_panel"], strips, width, "1.2.3 · A.4")


def _manoeuvre(each: Line) -> tuple[Cell | str, ...]:
    changes = (bold(_change(each, rating), 3.2, Align.CENTRE) for rating in ("target", "movement"))
    return Cell(drawn=badge(each.entry.code, 14.0, 5.4)), bold(each["name"], 3.2), each["cost"], each["effect"], *changes


def _change(each: Line, rating: str) -> str:
    """Return the effect of a manoeuvre on a rating: text, a number, or an empty text."""
    return each[rating] or str(each.entry.numbers.get(rating, ""))


def _tables(words: Words, room: Room, of: Needs) -> Iterator[Part]:
    count = columns_within(room.width, 80.0)
    boxes = tuple(_aids(words, column_width(room.width, count), of, codes=False))
    yield Spread(count, boxes)


def _aids(words: Words, width: float, of: Needs, *, codes: bool = True) -> Iterator[Box]:
    room = inside(width)

    def titled(name: str, strips: Strips, note: str) -> Box:
        return panel(words[f"charts-manoeuvres-{name}_panel"], strips, width, note)

    def named(section: str) -> Strips:
        lines = chart_lines(words, KEY, section, of)
        return rows(
            lines, lambda each: (bold(each.entry.code or each["name"], 2.8), each["text"]), (28.0, room - 28.0), size=_SMALL
        )

    if codes:
        yield titled("codes", named("codes"), "A.1")
    if of.any_of(_TURNING):
        yield titled("evasive", _evasive(words, room, of.speed), "1.2.3")
    yield titled("ramming", named("ramming"), "1.2.3")
    if of.any_of(("cinematic",)):
        yield titled("legs", _legs(words, room, of.speed), "1.2.1")
    if of.any_of(("newtonian",)):
        yield titled("thrust", _thrust(words, room), "1.2.2")
    yield titled("movement", named("movement"), "1.2")


def _evasive(words: Words, width: float, fastest: int) -> Strips:
    """Costs and effects of evasive manoeuvres. Rules MV-1.2.3-18 to -21."""
    speeds = tuple((10 * tens, 10 * tens + 9) for tens in range(max(_TENS, fastest // 10 + 1)))
    wide = width / (4 + len(speeds))
    captions = (words[f"charts-manoeuvres-caption-{name}"] for name in ("count", "each", "all", "movement"))
    values = (
        (count, 2**count, 2 * 2**count, f"+{count}", *(f"+{low // 10 * count}" for low, _ in speeds))
        for count in range(1, EVASIVES + 1)
    )
    cells = [
        [Cell(str(value), bold=at in {0, 3}, size=3.0, align=Align.CENTRE) for at, value in enumerate(row)] for row in values
    ]
    titles = (*captions, *(f"{low}–{high}" for low, high in speeds))
    refs = (rule_ref("MV-1.2.3-18"),) * EVASIVES
    block = table(titles, cells, (wide,) * len(titles), Look(height=4.8, right=0.0), refs=refs)
    over = term(words["charts-manoeuvres-caption-thrust_target"], len(speeds) * wide, NOTE, role=QUIET, align=Align.CENTRE)
    return above(padded(over, 4 * wide, 0.0, 0.0), block).strips


def legs(speed: int, turns: int) -> tuple[int, ...]:
    """Return the legs in cm of a move with heading changes. Rules MV-1.2.1-15, MV-1.2.1-16."""
    each, left = divmod(speed, turns + 1)
    return tuple(each + (place < left) for place in range(turns + 1))


def _legs(words: Words, width: float, fastest: int) -> Strips:
    """Return a row for each speed up to the highest of a ship."""
    # Each column is as wide as its number of legs, after one for the speed.
    unit = (width - 9.0) / sum(turns + 1.6 for turns in TURNS)
    captions = (words.text("charts-manoeuvres-caption-turn", count=turns) for turns in TURNS)
    speeds = range(SLOWEST, max(SLOWEST, fastest) + 1)
    cells = [(bold(str(speed), _SMALL), *(Cell("·".join(map(str, legs(speed, turns)))) for turns in TURNS)) for speed in speeds]
    return table(
        (words["charts-manoeuvres-caption-speed"], *captions),
        cells,
        (9.0, *(unit * (turns + 1.6) for turns in TURNS)),
        Look(_SMALL, right=0.0),
        refs=(rule_ref("MV-1.2.1-16"),) * len(cells),
    ).strips


def _thrust(words: Words, width: float) -> Strips:
    """Points for the next point of momentum in a direction. Rule MV-1.2.2-14."""
    present, following = (words[f"charts-manoeuvres-caption-{key}"] for key in ("present", "next"))
    ranges = (Cell(f"{10 * tens}–{10 * tens + 9}", align=Align.CENTRE) for tens in range(5))
    costs = (bold(str(1 + tens), 3.0, Align.CENTRE) for tens in range(5))
    widths = (32.0, *((width - 32.0) / 5,) * 5)
    refs = (None, rule_ref("MV-1.2.2-14"))
    return table((), ((present, *ranges), (following, *costs)), widths, Look(_SMALL, height=4.8), refs=refs).rows


MANOEUVRES = Chart(KEY, _parts)
"""Manoeuvres over the whole width, codes and small tables in columns below."""

TABLES = Chart("moves", _tables)
"""Only the small tables, for packs with a quick reference, which explains manoeuvres and codes."""
