"""The share image of a fleet: emblem, name, totals and roster, alike ships together, the most expensive first."""

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import pairwise

from metamaker.core.messages import Words
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.sheet.muster import MusterLine, muster, worth
from metamaker.games.metaverse.sheet.tiles import emblem_icon, glyph, icon
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.rendering.boxes import row
from metamaker.rendering.drawing import BOLD, Drawing, Op, Page, Symbol, Text
from metamaker.rendering.ink import HAIRLINE, INK, PAPER, QUIET, TINT
from metamaker.rendering.metrics import text_width
from metamaker.rendering.picture import CardHead, in_columns, list_card, total
from metamaker.rendering.shapes import rule
from metamaker.rendering.text_fitting import Align, fit, line, lines

_MARKS = (0.0, 15.0, 27.0, 40.0, 54.0)
"""Left edges of the marks of a line."""

_NAME = 9.0
_RIGHT_OF_NAMES = 80.0


def card(fleet: Fleet, words: Words, is_shared: bool = True) -> Page:
    """Return the card of a fleet, 160 × 90 mm; the last line counts classes without room.

    Only a shared card states at its foot that it opens as a fleet.
    """
    author = words.text("outputs-card-by", author=fleet.author) if fleet.author else ""
    emblem = emblem_icon(fleet.emblem) if fleet.emblem else None
    head = CardHead(fleet.name or words["sheet-document-title"], author, emblem)
    opens = words["outputs-card-opens"] if is_shared else ""
    roster = partial(_roster, muster(fleet), words)
    return Page(list_card(head, _totals(fleet, words), roster, opens, words["sheet-foot-made"]), fleet.name)


def _totals(fleet: Fleet, words: Words) -> Iterator[Drawing]:
    stats = fleet_stats(fleet)
    counts = (
        ("combat_value", words.number(worth(fleet).total), "combat_value"),
        (f"tier_{stats.tier}", str(stats.tier), "tier"),
        ("ship_core", str(len(stats.ships)), "ships"),
        ("squadron", str(sum(entry.squadron.count for entry in stats.squadrons)), "squadrons"),
    )
    for sign, value, caption in counts:
        if value != "0":
            figure = total(value, words[f"outputs-card-{caption}"], 11.0 if caption == "combat_value" else 9.0)
            yield row((glyph(sign, 8.0, INK, TINT), figure), 2.0, down=0.0)


def _roster(rows: tuple[MusterLine, ...], words: Words, width: float, room: float) -> Drawing:
    """Return the full lines if there are few, otherwise short ones in columns; the last line counts the rest."""

    def ship(each: MusterLine, width: float, height: float, full: bool) -> Drawing:
        return _row(each, words, width, height) if full else _short_row(each, words, width, height)

    def left_out(count: int, width: float, height: float) -> Drawing:
        rest = fit(words.text("outputs-card-more", count=count), width - _NAME, 3.2)
        return Drawing(width, height, lines(_NAME, _base(height), rest, role=QUIET))

    return in_columns(rows, width, room, ship, left_out)


def _base(height: float) -> float:
    """Return the baseline of the text in a line."""
    return height / 2 + 1.4


def _row(each: MusterLine, words: Words, width: float, height: float) -> Drawing:
    """Return a line with the names of its ships and its marks."""
    base, marks = _base(height), width - _RIGHT_OF_NAMES
    ops = list(_named(each, marks - 2.0, base))
    names = ops[-1].x + ops[-1].width + 2.4
    if each.called and names + text_width(each.called, 3.0) <= marks - 2.0:
        ops.append(line(names, base, each.called, 3.0, role=QUIET))
    signs: list[Op] = []
    rooms = (next_ - place - 5.4 for place, next_ in pairwise((*_MARKS, _RIGHT_OF_NAMES)))
    for place, room, (mark, amount) in zip(_MARKS, rooms, each.marks, strict=False):
        signs.append(Symbol(marks + place, height / 2 - 2.0, 4.0, icon(mark), INK, PAPER))
        if amount is not None:
            value = words.number(amount)
            signs.append(line(marks + place + 4.8, base, value, fit(value, room, 3.8).size))
    return _ruled(words.number(each.value), width, height, (*ops, *signs))


def _short_row(each: MusterLine, words: Words, width: float, height: float) -> Drawing:
    return _ruled(words.number(each.value), width, height, _named(each, width - 12.0, _base(height)))


def _named(each: MusterLine, right: float, base: float) -> tuple[Text, ...]:
    """Return the number and name of a class; the name ends at `right` or before."""
    name = fit(each.name, right - _NAME, 4.2, BOLD, smallest=2.6)
    shown = name.lines[0] if len(name.lines) == 1 else f"{name.lines[0]} …"
    written = line(_NAME, base, shown, name.size, weight=BOLD)
    if not each.number:
        return (written,)
    return line(_NAME - 1.6, base, f"{each.number} ×", 4.2, role=QUIET, align=Align.RIGHT), written


def _ruled(value: str, width: float, height: float, ops: Iterable[Op]) -> Drawing:
    """Return a line with its value at the right and a rule below."""
    written = line(width, _base(height), value, 4.6, weight=BOLD, align=Align.RIGHT)
    return Drawing(width, height, (*ops, written, rule(0.0, height - 0.1, width, HAIRLINE, 0.15)))
