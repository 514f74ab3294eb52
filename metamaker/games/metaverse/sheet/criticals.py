"""The critical-hit chart as text, for the systems of one ship and with its own EMS. Rules A.2, 1.3.7."""

from collections.abc import Collection, Iterable
from functools import lru_cache

from metamaker.core.messages import Words
from metamaker.games.metaverse.catalogue import CriticalGroup, catalogue
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.rules.critical_chart import CATEGORIES, CHART, CREW, ELECTRONICS, PRIMARY, Act, Row
from metamaker.games.metaverse.sheet.column_extras import kind_name
from metamaker.games.metaverse.sheet.scale import CAPTION, FINE, said_heading
from metamaker.games.metaverse.sheet.systems import kinds_aboard
from metamaker.games.metaverse.sheet.weapons import weapon_letters
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.rendering.boxes import column, padded, row
from metamaker.rendering.drawing import BOLD, Drawing, Path
from metamaker.rendering.ink import TINT, TINT_EDGE
from metamaker.rendering.layout import Strip, Strips, Table, height_of, in_lines
from metamaker.rendering.shapes import box
from metamaker.rendering.text_fitting import Align, line, lines, wrap

_LEADING = 0.2
_BETWEEN = 4.0
"""The distance of columns."""

_COLUMN = 70.0
"""The minimum width of a column."""

_BELOW = 1.2
_ANY_EW = 8
"""Faces of the die of the result that strikes EW systems of any kind. Rule MV-A.2-13."""

_WEAPON_KINDS = tuple(kind for kind, entry in catalogue().component.items() if entry.critical is CriticalGroup.WEAPONS)


def critical_results(design: Design, words: Words) -> dict[int, tuple[str, ...]]:
    """Return the effect of each result on a ship as text, by category; without a target it leads to the next category.

    Rules MV-A.2-02 to -49, MV-1.3.7-07, MV-1.3.7-08, MV-A.2-51.
    """
    aboard = _aboard(design)
    ems = ship_stats(design).ems
    return {
        category: tuple(_said(category, place, aboard, ems, words) for place in range(len(rows)))
        for category, rows in CHART.items()
    }


def _aboard(design: Design) -> frozenset[str]:
    weapons = _WEAPON_KINDS if weapon_letters(design) else ()
    return frozenset((*kinds_aboard(design), *weapons))


def _said(category: int, place: int, aboard: Collection[str], ems: int, words: Words) -> str:
    row = CHART[category][place]
    if _applies(category, row, aboard):
        return _effect(category, place, tuple(kind for kind in row.kinds if kind in aboard), ems, words)
    following = CHART.get(category + 1)
    if following is None or not _applies(category + 1, following[place], aboard):
        return words["sheet-critical-nothing"]
    return words.text("sheet-critical-next", category=category + 1)


def _applies(category: int, row: Row, aboard: Collection[str]) -> bool:
    if category == CREW:
        return "life_support" in aboard
    return not row.kinds or any(kind in aboard for kind in row.kinds)


@lru_cache(maxsize=5000)
def _effect(category: int, place: int, kinds: tuple[str, ...], ems: int, words: Words) -> str:
    """Return the effect of a row on the kinds aboard, cached because many ships have the same."""
    row = CHART[category][place]
    struck = _names(kinds, words)
    if category == ELECTRONICS and row.number == _ANY_EW:
        struck = words["sheet-critical-ew"]
    said = _act(category, row, struck, ems, words)
    return words.text("sheet-critical-and_hits", effect=said, hits=row.hull * ems) if row.hull and row.kinds else said


def _act(category: int, row: Row, struck: str, ems: int, words: Words) -> str:
    text = words.text
    match row.act:
        case Act.FIXED if category == PRIMARY:
            return struck
        case Act.FIXED:
            return text("sheet-critical-some", count=str(row.number), names=struck)
        case Act.DIE:
            return text("sheet-critical-some", count=f"D{row.number}", names=struck)
        case Act.BY_EMS:
            return text("sheet-critical-some", count=str(row.number * ems), names=struck)
        case Act.ALL:
            return text("sheet-critical-all", names=struck)
        case Act.PARTIES:
            return text("sheet-critical-parties", times=row.number)
        case Act.HULL:
            return text("sheet-critical-hits", hits=row.hull * ems)
        case Act.PAIR:
            return text("sheet-critical-pair", first=row.pair[0], second=row.pair[1])
        case _:
            return words[_PLAIN[row.act]]


_PLAIN = {
    Act.LARGEST: "sheet-critical-largest",
    Act.EVERYBODY: "sheet-critical-everybody",
    Act.FLUCTUATION: "sheet-critical-fluctuation",
    Act.MELTDOWN: "sheet-critical-meltdown",
    Act.DETONATION: "sheet-critical-detonation",
    Act.LAYER: "sheet-critical-layer",
    Act.COLLAPSE: "sheet-critical-collapse",
}


def _names(kinds: Iterable[str], words: Words) -> str:
    """Return the names of the kinds that are struck; all kinds of weapon are one."""
    names = (words["sheet-critical-weapon"] if kind in _WEAPON_KINDS else kind_name(kind, words) for kind in kinds)
    return words["sheet-critical-or"].join(dict.fromkeys(names))


def critical_table(design: Design, width: float, words: Words) -> Table:
    """Return the chart in as many columns as fit into `width` mm."""
    columns = max(1, int((width + _BETWEEN) / (_COLUMN + _BETWEEN)))
    each = (width - _BETWEEN * (columns - 1)) / columns
    results = critical_results(design, words)
    parts = [_category(category, some, each, words) for category, some in results.items()]
    filled = (column(strips, width=each) for strips in _balanced(parts, columns))
    head = said_heading(words["sheet-critical-title"], words["sheet-critical-caption"], width)
    return Table(head, (Strip(padded(row(filled, _BETWEEN, down=0.0), 0.0, 0.6, bottom=0.0)),), breakable=False)


def _balanced(parts: list[Strips], columns: int) -> list[Strips]:
    """Divide the categories, in their order, into columns of about the same height."""
    total = sum(height_of(part) for part in parts)
    filled: list[list[Strip]] = [[] for _ in range(columns)]
    used = 0.0
    for part in parts:
        middle = used + height_of(part) / 2
        filled[min(columns - 1, int(middle / total * columns))] += part
        used += height_of(part)
    return [tuple(strips) for strips in filled]


@lru_cache(maxsize=2000)
def _category(category: int, results: tuple[str, ...], width: float, words: Words) -> Strips:
    """Return the name of a category and its results in turn, cached because many ships have the same."""
    name = f"{category}  {words[f'sheet-critical-category-{CATEGORIES[category]}']}"
    title = line(0.0, 2.4, name, CAPTION, weight=BOLD)
    items = [Strip(Drawing(title.width, _LINE, (title,)))]
    items += [_result(number, said, width) for number, said in enumerate(results, 1)]
    strips = in_lines(items, width, gap=2.0, leading=_LEADING)
    last = strips[-1].drawing
    return (*strips[:-1], Strip(Drawing(last.width, last.height + _BELOW, last.ops)))


_LINE, _NUMBER = 3.2, 2.9


@lru_cache(maxsize=5000)
def _result(number: int, said: str, width: float) -> Strip:
    ground = Path(box(0.0, 0.1, _NUMBER, _NUMBER, 0.5), fill=TINT, stroke=TINT_EDGE, width=FINE)
    head = line(_NUMBER / 2, 2.4, str(number), CAPTION, weight=BOLD, align=Align.CENTRE)
    x = _NUMBER + 0.8
    text = wrap(said, width - x, CAPTION)
    written = lines(x, 2.4, text)
    right = max(each.x + each.width for each in written)
    return Strip(Drawing(right, _LINE + text.height, (ground, head, *written)))
