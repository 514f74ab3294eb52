"""The tables of the quick reference: range bands, changes of ratings, and the critical-hit chart in few words."""

from collections.abc import Sequence

from metamaker.core.words import Words
from metamaker.games.metaverse.catalogue import CriticalGroup, catalogue
from metamaker.games.metaverse.pages.charts.criticals import Result, results
from metamaker.games.metaverse.pages.charts.modifiers import band_edges
from metamaker.games.metaverse.pages.charts.turn_reference import Row
from metamaker.games.metaverse.pages.context import Present
from metamaker.sheets.drawing import BOLD, Drawing, Op, Path
from metamaker.sheets.ink import BAR, HAIRLINE, INK, LINE, ON_BAR, QUIET, TINT
from metamaker.sheets.lettering import LEADING, Align, Fit, fit, line, lines, wrap
from metamaker.sheets.shapes import box, rounded, rule, upright

TEXT = 2.5
"""Type size in mm of running text."""

SMALL = 2.47
"""Type size in mm of captions and rules: 7 points."""

_LINE = 3.6
_LABEL = 10.0
_BANDS = 6
"""Bands that have a column; a shot over more of them hardly ever hits."""


def band_table(widths: Sequence[int], words: Words, width: float) -> Drawing:
    """Return up to how many cm each band of some ranges goes; “…” where further bands follow. Rule MV-0.0.0-05."""
    pitch = (width - _LABEL) / _BANDS
    height = _LINE * (len(widths) + 1)
    ops: list[Op] = [
        Path(box(0.0, 0.0, width, _LINE, 0.6), fill=TINT),
        line(0.6, 2.65, words["reference-caption-range"], SMALL),
    ]
    ops += [
        line(_LABEL + pitch * (band + 0.5), 2.65, str(band), TEXT, weight=BOLD, align=Align.CENTRE) for band in range(_BANDS)
    ]
    for number, range_cm in enumerate(widths, 1):
        y = _LINE * number + 2.65
        ops.append(line(_LABEL - 2.6, y, str(range_cm), TEXT, weight=BOLD, align=Align.RIGHT))
        edges = band_edges(range_cm)
        told = [
            *map(str, edges[: _BANDS - 1]),
            *(f"{edge} …" if edge != edges[-1] else str(edge) for edge in edges[_BANDS - 1 : _BANDS]),
        ]
        ops += [line(_LABEL + pitch * (band + 0.5), y, text, TEXT, align=Align.CENTRE) for band, text in enumerate(told)]
        ops.append(rule(0.0, _LINE * (number + 1), width, HAIRLINE, 0.15))
    return Drawing(width, height, tuple(ops))


def formula(text: str, width: float) -> Drawing:
    """Return what everybody looks for first, on a tinted ground."""
    fitted = fit(text, width - 3.0, 2.9, BOLD, smallest=SMALL)
    height = 5.2 + fitted.height
    return Drawing(
        width,
        height,
        (
            Path(box(0.1, 0.1, width - 0.2, height - 0.2, 1.0), fill=TINT, stroke=LINE, width=0.2),
            *lines(width / 2, fitted.baseline(height / 2), fitted, weight=BOLD, align=Align.CENTRE),
        ),
    )


def rating_table(rows: Sequence[Row], words: Words, width: float) -> Drawing:
    """Return what each thing adds to the target rating and to the movement rating. Chapter A.5."""
    target, movement = width * 0.62, width * 0.86
    ops: list[Op] = [Path(box(0.0, 0.0, width, _LINE, 0.6), fill=TINT)]
    ops += [
        line(x, 2.65, words[f"reference-caption-{key}"], SMALL, align=Align.CENTRE)
        for key, x in (("target", target), ("movement", movement))
    ]
    y = _LINE
    for row in rows:
        name = fit(row.name, width * 0.48, TEXT, smallest=SMALL)
        height = _LINE + name.height
        ops += lines(0.6, y + 2.65, name)
        ops += [
            line(x, y + 2.65, text, TEXT, weight=BOLD, align=Align.CENTRE)
            for x, text in ((target, row.target), (movement, row.movement))
            if text
        ]
        y += height
        ops.append(rule(0.0, y, width, HAIRLINE, 0.15))
    return Drawing(width, y, tuple(ops))


def critical_table(of: Present, words: Words, width: float) -> Drawing:
    """Return the chart with what its results do to what is aboard: a line for each D8, a column for each D6. Chapter A.2."""
    title = wrap(words["reference-criticals-title"], width - 30.0, 2.9, BOLD)
    ops: list[Op] = [
        Path(rounded(0.0, 0.0, width, _TITLE, 1.2, 0.0), fill=BAR, stroke=INK, width=0.25),
        line(2.2, 3.85, title.lines[0], 2.9, weight=BOLD, role=ON_BAR)._replace(lost=" ".join(title.lines[1:])),
        line(width - 2.2, 3.8, "MV-A.2-01…-49", SMALL, role=ON_BAR, align=Align.RIGHT),
        Path(box(0.0, _TITLE, width, _HEAD), fill=TINT),
    ]
    pitch = (width - _CATEGORY) / 6
    ops += [
        line(_CATEGORY + pitch * (face + 0.5), _TITLE + 3.1, str(face + 1), 2.9, weight=BOLD, align=Align.CENTRE)
        for face in range(6)
    ]
    y = _TITLE + _HEAD
    struck = _struck(of)
    for number, category in enumerate(results(), 1):
        name = fit(words[f"charts-criticals-category-{category}"], _CATEGORY - 7.0, TEXT, BOLD, smallest=SMALL)
        cells = [wrap(_cell(number, place, struck, of, words), pitch - 2.2, TEXT) for place in range(6)]
        height = max(_depth(each) for each in (name, *cells))
        ops.append(line(2.2, y + 3.0, str(number), 2.9, weight=BOLD))
        ops += lines(6.2, y + 2.9, name, weight=BOLD)
        for place, cell in enumerate(cells):
            ops += lines(_CATEGORY + pitch * place + 1.1, y + 2.9, cell)
        y += height
        ops.append(rule(0.0, y, width, LINE, 0.2))
    ops += [upright(_CATEGORY + pitch * place, _TITLE, y - _TITLE, LINE, 0.15) for place in range(6)]
    ops.append(Path(rounded(0.0, 0.0, width, y, 1.2, 0.0), stroke=INK, width=0.25))
    note = wrap(words["reference-criticals-note"], width, SMALL)
    ops += lines(0.0, y + 3.4, note, role=QUIET)
    return Drawing(width, y + 4.4 + note.height, tuple(ops))


_TITLE, _HEAD, _CATEGORY = 5.6, 4.2, 28.0


def _depth(text: Fit) -> float:
    return text.height + text.size * LEADING + 1.3


def _struck(of: Present) -> frozenset[CriticalGroup]:
    """Return the groups of which anything is aboard."""
    known = catalogue().component
    found = {known[kind].critical for kind in known if kind in of.kinds}
    armed = not of.features.isdisjoint(("direct", "indirect"))
    return frozenset(found | {CriticalGroup.WEAPONS}) if armed else frozenset(found)


def _applies(result: Result, struck: frozenset[CriticalGroup]) -> bool:
    return not result.groups or not struck.isdisjoint(result.groups)


def _cell(number: int, place: int, struck: frozenset[CriticalGroup], of: Present, words: Words) -> str:
    """Return what a result does; where it can do nothing, the line to look in instead. Rule MV-1.3.7-07."""
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
    """Return a word for a group, or else the kinds of it that are aboard."""
    key = f"reference-group-{group}"
    if key in words:
        return words[key]
    kinds = (kind for kind, entry in catalogue().component.items() if entry.critical is group and kind in of.kinds)
    # Kinds of one sort have the same word.
    return words.listed(list(dict.fromkeys(words[f"reference-kind-{kind}"] for kind in kinds)), "unit")
