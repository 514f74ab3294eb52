"""The tables of the quick reference: range bands, changes of ratings, and a short critical-hit chart."""

from collections.abc import Sequence

from metamaker.core.messages import Words
from metamaker.games.metaverse.catalogue import CriticalGroup, catalogue
from metamaker.games.metaverse.pages.charts.criticals import Result, results
from metamaker.games.metaverse.pages.charts.modifiers import band_edges
from metamaker.games.metaverse.pages.charts.panel import bold, drawn, inside, panel
from metamaker.games.metaverse.pages.charts.turn_reference import Row
from metamaker.games.metaverse.pages.context import Present
from metamaker.rendering.boxes import column, framed, padded
from metamaker.rendering.drawing import BOLD, Drawing
from metamaker.rendering.ink import LINE, QUIET, TINT
from metamaker.rendering.tables import Cell, Look, table
from metamaker.rendering.text_fitting import Align
from metamaker.rendering.texts import paragraph

TEXT = 2.5
"""Type size in mm of running text."""

SMALL = 2.47
"""Type size in mm of captions and rules: 7 points."""

_LABEL, _CATEGORY = 10.0, 28.0
_BANDS = 6
"""The number of bands with a column; a shot over more bands hardly ever hits."""

_LOOK = Look(TEXT, right=0.6)


def band_table(ranges: Sequence[int], words: Words, width: float) -> Drawing:
    """Return the end of each band of some ranges in cm; “…” if more bands follow. Rule MV-0.0.0-05."""
    titles = (
        Cell(words["reference-caption-range"]),
        *(Cell(str(band), bold=True, align=Align.CENTRE) for band in range(_BANDS)),
    )
    rows = [(bold(str(each), TEXT), *(Cell(text, align=Align.CENTRE) for text in _ends(each))) for each in ranges]
    return table(titles, rows, (_LABEL, *((width - _LABEL) / _BANDS,) * _BANDS), _LOOK).drawn()


def _ends(range_cm: int) -> list[str]:
    edges = band_edges(range_cm)
    ends = [*map(str, edges[:_BANDS]), *[""] * (_BANDS - len(edges))]
    return ends if len(edges) <= _BANDS else [*ends[:-1], f"{ends[-1]} …"]


def formula(text: str, width: float) -> Drawing:
    """Return the formula of a shot, large and on a tinted ground."""
    shown = paragraph(text, width - 3.0, 2.9, smallest=SMALL, weight=BOLD, align=Align.CENTRE)
    return framed(padded(shown, 1.5, 1.0), fill=TINT, stroke=LINE, radius=1.0)


def rating_table(rows: Sequence[Row], words: Words, width: float) -> Drawing:
    """Return all changes of the target rating and of the movement rating. Chapter A.5."""
    titles = ("", words["reference-caption-target"], words["reference-caption-movement"])
    cells = [(Cell(row.name), *(bold(text, TEXT, Align.CENTRE) for text in (row.target, row.movement))) for row in rows]
    return table(titles, cells, (width * 0.5, width * 0.24, width * 0.26), _LOOK).drawn()


def critical_table(of: Present, words: Words, width: float) -> Drawing:
    """Return the chart of effects on the systems aboard: a line for each D8, a column for each D6. Chapter A.2."""
    struck = _struck(of)
    rows = [
        (
            bold(f"{number} {words[f'charts-criticals-category-{category}']}", TEXT),
            *(Cell(_cell(number, place, struck, of, words)) for place in range(6)),
        )
        for number, category in enumerate(results(), 1)
    ]
    titles = (Cell(), *(Cell(str(face), bold=True, align=Align.CENTRE) for face in range(1, 7)))
    room = inside(width)
    block = table(
        titles, rows, (_CATEGORY, *((room - _CATEGORY) / 6,) * 6), Look(TEXT, 5.2, left=0.8, right=0.8, uprights=True)
    )
    chart = drawn(panel(words["reference-criticals-title"], block.strips, width, "MV-A.2-01…-49"))
    return column((chart, paragraph(words["reference-criticals-note"], width, SMALL, role=QUIET)), 0.8)


def _struck(of: Present) -> frozenset[CriticalGroup]:
    """Return the groups with systems aboard."""
    known = catalogue().component
    found = {known[kind].critical for kind in known if kind in of.kinds}
    armed = not of.features.isdisjoint(("direct", "indirect"))
    return frozenset(found | {CriticalGroup.WEAPONS}) if armed else frozenset(found)


def _applies(result: Result, struck: frozenset[CriticalGroup]) -> bool:
    return not result.groups or not struck.isdisjoint(result.groups)


def _cell(number: int, place: int, struck: frozenset[CriticalGroup], of: Present, words: Words) -> str:
    """Return the effect of a result or, if it has none, the line to use instead. Rule MV-1.3.7-07."""
    rows = [list(category.items()) for category in results().values()]
    key, result = rows[number - 1][place]
    if _applies(result, struck):
        return _effect(key, result, of, words)
    return words.text("reference-critical-see", line=number + 1) if _applies(rows[number][place][1], struck) else "–"


def _effect(key: str, result: Result, of: Present, words: Words) -> str:
    own = words.get(f"reference-critical-{key}", "")
    if own:
        return own
    values = result.numbers
    if result.parts:
        first, second = (tuple(results()).index(part) + 1 for part in result.parts)
        return words.text("reference-critical-parts", first=first, second=second)
    if not result.groups:
        return words.text("reference-critical-hits" if "hits" in values else "reference-critical-parties", **values)
    what = words.listed([_named(group, of, words) for group in result.groups], "unit")
    if "hits" in values:
        return words.text("reference-critical-some_hits", what=what, **values)
    return words.text("reference-critical-some" if "count" in values else "reference-critical-all", what=what, **values)


def _named(group: CriticalGroup, of: Present, words: Words) -> str:
    """Return the word for a group, or its kinds aboard if it has none."""
    key = f"reference-group-{group}"
    if key in words:
        return words[key]
    kinds = (kind for kind, entry in catalogue().component.items() if entry.critical is group and kind in of.kinds)
    # Kinds of one sort have the same word.
    return words.listed(list(dict.fromkeys(words[f"reference-kind-{kind}"] for kind in kinds)), "unit")
