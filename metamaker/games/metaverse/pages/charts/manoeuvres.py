"""The chart of special manoeuvres and order codes, with small tables that spare arithmetic. Rules A.1, A.4, 1.2."""

from collections.abc import Iterator

from metamaker.core.words import Words
from metamaker.games.metaverse.pages.charts.chart_page import Chart, Part, Spread, column_width, columns_within
from metamaker.games.metaverse.pages.charts.panel import Cell, Line, badge, captions, chart_lines, inside, panel, row, rule_ref
from metamaker.games.metaverse.pages.needs import Needs
from metamaker.sheets.bound_pages import Room
from metamaker.sheets.drawing import BOLD, REGULAR
from metamaker.sheets.layout import Box, Strip, Strips
from metamaker.sheets.lettering import Align

KEY = "manoeuvres"

EVASIVES = 4
"""How many evasive manoeuvres the table goes up to."""

SLOWEST = 4
TURNS = range(1, 6)
"""The speed in cm that the table of legs begins at, and the turns in a move that it covers."""

_TURNING = ("thruster", "advanced_stl")
"""What evasive manoeuvres are made with."""

_SMALL = 2.4
_TENS = 4
"""Columns of the table of evasive manoeuvres, each for ten cm of speed; fast ships have more."""


def _parts(words: Words, room: Room, of: Needs) -> Iterator[Part]:
    count = columns_within(room.width, 80.0)
    yield Spread(1, (_special(words, room.width, of),))
    yield Spread(count, tuple(_aids(words, column_width(room.width, count), of)))


def _special(words: Words, width: float, of: Needs) -> Box:
    room = inside(width)
    target, movement = room - 28.0, room - 14.0
    strips: list[Strip] = [
        captions(
            room,
            (
                Cell(48.0, 30.0, words["charts-manoeuvres-caption-cost"]),
                Cell(target, 13.0, words["charts-manoeuvres-caption-target"], align=Align.CENTRE),
                Cell(movement, 14.0, words["charts-manoeuvres-caption-movement"], align=Align.CENTRE),
            ),
        )
    ]
    strips += (_manoeuvre(each, room, target, movement) for each in chart_lines(words, KEY, "special", of))
    return panel(words["charts-manoeuvres-special_panel"], tuple(strips), width, "1.2.3 · A.4")


def _manoeuvre(each: Line, width: float, target: float, movement: float) -> Strip:
    cells = (
        Cell(0.0, 14.0, badge(each.entry.code, 14.0, 5.4)),
        Cell(16.0, 31.0, each["name"], 3.2, BOLD),
        Cell(48.0, 34.0, each["cost"], _SMALL),
        Cell(84.0, target - 85.0, each["effect"], _SMALL),
        Cell(target, 13.0, _change(each, "target"), 3.2, BOLD, Align.CENTRE),
        Cell(movement, 14.0, _change(each, "movement"), 3.2, BOLD, Align.CENTRE),
    )
    return row(width, cells, least=7.6, ref=each.ref)


def _change(each: Line, rating: str) -> str:
    """What a manoeuvre does to a rating: words, a number, or nothing."""
    return each[rating] or str(each.entry.numbers.get(rating, ""))


def _tables(words: Words, room: Room, of: Needs) -> Iterator[Part]:
    count = columns_within(room.width, 80.0)
    boxes = tuple(_aids(words, column_width(room.width, count), of, codes=False))
    yield Spread(count, boxes)


def _aids(words: Words, width: float, of: Needs, *, codes: bool = True) -> Iterator[Box]:
    room = inside(width)

    def titled(name: str, strips: Strips, note: str) -> Box:
        return panel(words[f"charts-manoeuvres-{name}_panel"], strips, width, note)

    if codes:
        yield titled("codes", tuple(_code(each, room) for each in chart_lines(words, KEY, "codes", of)), "A.1")
    if of.any_of(_TURNING):
        yield titled("evasive", tuple(_evasive(words, room, of.speed)), "1.2.3")
    yield titled("ramming", tuple(_named(each, room) for each in chart_lines(words, KEY, "ramming", of)), "1.2.3")
    if of.any_of(("cinematic",)):
        yield titled("legs", tuple(_legs(words, room, of.speed)), "1.2.1")
    if of.any_of(("newtonian",)):
        yield titled("thrust", tuple(_thrust(words, room)), "1.2.2")
    yield titled("movement", tuple(_named(each, room) for each in chart_lines(words, KEY, "movement", of)), "1.2")


def _code(each: Line, width: float) -> Strip:
    cells = (Cell(0.0, 27.0, each.entry.code, 2.9, BOLD), Cell(28.0, width - 28.0, each["text"], _SMALL))
    return row(width, cells, least=4.3, padding=0.8, ref=each.ref)


def _named(each: Line, width: float) -> Strip:
    cells = (Cell(0.0, 27.0, each["name"], 2.7, BOLD), Cell(28.0, width - 28.0, each["text"], _SMALL))
    return row(width, cells, least=4.6, padding=1.2, ref=each.ref)


def _evasive(words: Words, width: float, fastest: int) -> Iterator[Strip]:
    """What evasive manoeuvres cost and bring. Rules MV-1.2.3-18 to -21."""
    speeds = tuple((10 * tens, 10 * tens + 9) for tens in range(max(_TENS, fastest // 10 + 1)))
    wide = width / (4 + len(speeds))
    word = {name: words[f"charts-manoeuvres-caption-{name}"] for name in ("count", "each", "all", "thrust_target", "movement")}
    first = (word["count"], word["each"], word["all"], word["movement"])
    tens = (f"{low}–{high}" for low, high in speeds)
    yield captions(width, (Cell(4 * wide, len(speeds) * wide, word["thrust_target"], align=Align.CENTRE),))
    yield captions(width, (Cell(wide * at, wide, text, align=Align.CENTRE) for at, text in enumerate((*first, *tens))))
    for count in range(1, EVASIVES + 1):
        cost = 2**count
        ratings = (f"+{low // 10 * count}" for low, _ in speeds)
        values = (str(count), str(cost), str(2 * cost), f"+{count}", *ratings)
        cells = (
            Cell(wide * at, wide, value, 3.0, BOLD if at in {0, 3} else REGULAR, Align.CENTRE)
            for at, value in enumerate(values)
        )
        yield row(width, cells, least=4.8, padding=0.8, ref=rule_ref("MV-1.2.3-18"))


def legs(speed: int, turns: int) -> tuple[int, ...]:
    """Return the legs in cm of a move with heading changes. Rules MV-1.2.1-15, MV-1.2.1-16."""
    each, left = divmod(speed, turns + 1)
    return tuple(each + (place < left) for place in range(turns + 1))


def _legs(words: Words, width: float, fastest: int) -> Iterator[Strip]:
    """A row for each speed up to the highest of a ship."""
    # Each column is as wide as its number of legs, after one for the speed.
    unit = (width - 9.0) / sum(turns + 1.6 for turns in TURNS)
    places: list[tuple[int, float, float]] = []
    x = 9.0
    for turns in TURNS:
        places.append((turns, x, unit * (turns + 1.6)))
        x += unit * (turns + 1.6)
    yield captions(
        width,
        (
            Cell(0.0, 9.0, words["charts-manoeuvres-caption-speed"]),
            *(Cell(x, wide, words.text("charts-manoeuvres-caption-turn", count=turns)) for turns, x, wide in places),
        ),
    )
    for speed in range(SLOWEST, max(SLOWEST, fastest) + 1):
        cells = [Cell(x, wide, "·".join(map(str, legs(speed, turns))), _SMALL) for turns, x, wide in places]
        yield row(width, (Cell(0.0, 9.0, str(speed), 2.7, BOLD), *cells), least=3.5, padding=0.3, ref=rule_ref("MV-1.2.1-16"))


def _thrust(words: Words, width: float) -> Iterator[Strip]:
    """Points for the next point of momentum in a direction. Rule MV-1.2.2-14."""
    left, wide = 32.0, (width - 32.0) / 5
    tens = tuple(range(5))
    named = Cell(0.0, left, words["charts-manoeuvres-caption-present"], _SMALL)
    ranges = (Cell(left + wide * each, wide, f"{10 * each}–{10 * each + 9}", _SMALL, align=Align.CENTRE) for each in tens)
    yield row(width, (named, *ranges), least=4.6, padding=0.8)
    points = Cell(0.0, left, words["charts-manoeuvres-caption-next"], _SMALL)
    costs = (Cell(left + wide * each, wide, str(1 + each), 3.0, BOLD, Align.CENTRE) for each in tens)
    yield row(width, (points, *costs), least=4.8, padding=0.8, ref=rule_ref("MV-1.2.2-14"))


MANOEUVRES = Chart(KEY, _parts)
"""Manoeuvres over the whole width, codes and small tables in columns below."""

TABLES = Chart("moves", _tables)
"""The small tables alone, for those who have the quick reference, which tells of manoeuvres and codes."""
