"""The graphs of one or two weapons in one picture: the effect of a hit, the value of a shot by range and defence."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from metamaker.core.amounts import short
from metamaker.core.display_names import called
from metamaker.core.messages import Words
from metamaker.game_api.graphs import Frame, Graph
from metamaker.games.metaverse.graphs.engagement import ROW, Engagement, described
from metamaker.games.metaverse.graphs.figures import percent
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import DamageType, TargetMethod
from metamaker.games.metaverse.rules.hit import DIRECT_REACH_CM, range_bands
from metamaker.games.metaverse.stats.damage_distribution import ArcTarget, Distribution, hit_distribution
from metamaker.games.metaverse.stats.fire import Firer, Stretch, by_range, cruiser_target
from metamaker.rendering.charts import bars, columns
from metamaker.rendering.charts.axes import AcrossAxis, UpAxis
from metamaker.rendering.charts.bars import Panel, multiples
from metamaker.rendering.charts.steps import Step, Steps, step_chart
from metamaker.rendering.drawing import Drawing

BOXES, SHIELDS, NOTHING = 0, 2, 4
"""The series whose styles show hull boxes, shield hits and no effect."""

_WIDE_ENOUGH = 90.0
"""The width in mm from which panels are side by side: forty columns of each are then a millimetre wide."""

_LEAST_PANEL = 32.0
"""Heights in mm: head, axis, and columns whose smallest part is still visible."""

_WORTH_SHOWING = Fraction(1, 2000)
"""Less than 0.05%: a column without height would take room from all others."""


def weapon_graphs(
    weapon: Weapon, frame: Frame, against: ArcTarget | None = None, firer: Firer | None = None
) -> tuple[Graph, ...]:
    """Return the graphs of a weapon against a target, by default the fore arc of the reference cruiser."""
    target = cruiser_target(weapon.damage_type) if against is None else against
    made = [hit_graph(weapon, target, frame)]
    stretches = by_range(weapon, target, firer or Firer())
    if stretches:
        made.append(range_graph(stretches, target, firer or Firer(), frame))
    return (*made, defence_graph(weapon, target, frame))


def hit_graph(weapon: Weapon, target: ArcTarget, frame: Frame) -> Graph:
    """Return the exact distribution of the effect of one hit: hull boxes, and shield hits if shields meet the weapon."""
    words, hit = frame.words, hit_distribution(weapon, target)
    shielded = bool(target.shields_against(weapon.damage_type))
    panels = [_panel(words["graphs-weapon-boxes"], hit.of_boxes(), hit.mean_boxes, BOXES, words)]
    if shielded:
        panels.append(_panel(words["graphs-weapon-shield_hits"], hit.of_shields(), hit.mean_shields, SHIELDS, words))
    summary = words.text(
        "graphs-weapon-hit_summary" if shielded else "graphs-weapon-hit_summary_bare",
        boxes=short(hit.mean_boxes),
        shields=short(hit.mean_shields),
        nothing=percent(hit.nothing, words),
    )
    across = len(panels) if frame.width >= _WIDE_ENOUGH else 1
    height = max(frame.height, len(panels) // across * _LEAST_PANEL)
    drawing = multiples(frame.width, height, panels, columns=across)
    return Graph("hit", f"{words['graphs-weapon-hit']} {_against(target, words)}", drawing, summary)


def _against(target: ArcTarget, words: Words) -> str:
    return words.text("graphs-weapon-hit_against", target=described(target, words))


def _panel(what: str, chances: Mapping[int, Fraction], middle: Fraction, series: int, words: Words) -> Panel:
    shown = _trimmed(chances)
    texts = {number: percent(chances.get(number, Fraction(0)), words) for number in shown}
    each = [
        columns.Bar(
            str(number),
            float(chances.get(number, 0)),
            series if number else NOTHING,
            words.text("graphs-weapon-chance", what=f"{number} {what}", percent=texts[number]),
            texts[number],
        )
        for number in shown
    ]
    up = UpAxis(max(bar.value for bar in each), words, percent=True)
    mark = columns.Mark(float(middle) - shown.start, words.text("graphs-weapon-mean", mean=short(middle)))

    def make(width: float, height: float) -> Drawing:
        return columns.columns(width, height, each, up, mark=mark)

    return Panel(what, make)


def _trimmed(chances: Mapping[int, Fraction]) -> range:
    """Return the numbers from zero to the last likely one; large ones begin with the first likely one."""
    likely = [number for number, chance in chances.items() if chance >= _WORTH_SHOWING] or list(chances)
    few = max(likely) <= _MOST_COLUMNS
    return range(0 if few else min(likely), max(likely) + 1)


_MOST_COLUMNS = 40
"""The maximum number of columns from zero.

With more, columns would be too thin, and the graph begins with the first likely number.
"""


def range_graph(stretches: tuple[Stretch, ...], target: ArcTarget, firer: Firer, frame: Frame) -> Graph:
    """Return the mean damage of a shot at each range, of shields and hull together, with and without its chance to hit."""
    words = frame.words
    lines = [
        Steps(words["graphs-weapon-with_chance"], tuple(_step(each, words, certain=False) for each in stretches), 0),
        Steps(words["graphs-weapon-if_hits"], tuple(_step(each, words, certain=True) for each in stretches), 1),
    ]
    most = max(step.value for line in lines for step in line.steps)
    end = float(stretches[-1].end_cm)
    drawing = step_chart(frame.width, frame.height, lines, AcrossAxis(0.0, end, unit="cm"), UpAxis(most, words))
    summary = words.text(
        "graphs-weapon-range_against",
        target=described(target, words),
        rating=target.target_rating,
        array=firer.array_rating,
    )
    return Graph("range", words["graphs-weapon-range"], drawing, summary)


def _step(each: Stretch, words: Words, *, certain: bool) -> Step:
    value = (each.hit.mean_boxes + each.hit.mean_shields) * (1 if certain else each.chance)
    what = (
        words["graphs-weapon-if_hits"]
        if certain
        else words.text("graphs-weapon-hit_chance", percent=percent(each.chance, words))
    )
    text = words.text("graphs-weapon-step", start=each.start_cm, end=each.end_cm, what=what, value=short(value))
    return Step(each.start_cm, each.end_cm, float(value), text)


def defence_graph(weapon: Weapon, target: ArcTarget, frame: Frame) -> Graph:
    """Return the mean of a hit against a row of defences, the requested one first."""
    words = frame.words
    rows = [_row(weapon, each, words) for each in dict.fromkeys((target, *ROW))]
    names = (words["graphs-weapon-boxes"], words["graphs-weapon-shield_hits"])
    drawing = bars.bars(frame.width, frame.height, rows, names=names, looks=(BOXES, SHIELDS))
    return Graph("defences", words["graphs-weapon-defences"], drawing)


def _row(weapon: Weapon, target: ArcTarget, words: Words) -> bars.Row:
    hit, name = hit_distribution(weapon, target), described(target, words)
    parts = [(hit.mean_boxes, BOXES, "boxes")]
    if target.shields_against(weapon.damage_type):
        parts.append((hit.mean_shields, SHIELDS, "shield_hits"))
    return bars.Row(
        name,
        tuple(
            bars.Bar(
                float(value),
                words.number(short(value)),
                series,
                words.text("graphs-weapon-defence_told", target=name, what=words[f"graphs-weapon-{what}"], value=short(value)),
            )
            for value, series, what in parts
        ),
    )


def worked_out(weapon: Weapon, against: Engagement) -> Iterator[None]:
    """Calculate every distribution of the graphs of a weapon, one for each step between two yields; they are cached."""
    for target in dict.fromkeys((against.target, *ROW)):
        yield
        hit_distribution(weapon, target)
    for loss in _losses(weapon):
        yield
        hit_distribution(weapon, against.target, loss)


def _losses(weapon: Weapon) -> Iterator[int]:
    """Yield the losses of damage of a direct weapon by range, near to far."""
    if weapon.target_method is TargetMethod.DIRECT and weapon.range_cm > 0:
        for start in range(0, DIRECT_REACH_CM, weapon.range_cm):
            bands = range_bands(min(start + weapon.range_cm, DIRECT_REACH_CM), weapon.range_cm)
            yield bands if weapon.damage_type is DamageType.ENERGY else 0


_FIRST, _SECOND = 0, 2
"""The series whose styles show the two weapons."""


_HALF = 0.5


def pair_graphs(weapon: Weapon, other: Weapon, against: Engagement, frame: Frame) -> tuple[Graph, ...]:
    """Return the graphs of two weapons in one picture."""
    made = [_at_least_graph(weapon, other, against, frame)]
    lines = [line for line in (_by_range(weapon, against, _FIRST, frame), _by_range(other, against, _SECOND, frame)) if line]
    if len(lines) > 1:
        made.append(_range_graph(lines, against, frame))
    return tuple(made)


def arsenal_graphs(weapons: Sequence[Weapon], against: Engagement, frame: Frame) -> tuple[Graph, ...]:
    """Return the value of a shot of each weapon at each range in one picture; nothing without a weapon of some range."""
    lines = [line for place, weapon in enumerate(weapons) if (line := _by_range(weapon, against, place, frame))]
    return (_range_graph(lines, against, frame),) if lines else ()


def _at_least_graph(weapon: Weapon, other: Weapon, against: Engagement, frame: Frame) -> Graph:
    words, target = frame.words, against.target
    hits = {each: hit_distribution(each, target) for each in (weapon, other)}
    lines = [
        Steps(called(each), _at_least(hits[each], called(each), frame), series)
        for each, series in ((weapon, _FIRST), (other, _SECOND))
    ]
    most = max(len(line.steps) for line in lines)
    across, up = AcrossAxis(_HALF, most + _HALF, unit=""), UpAxis(1.0, words, percent=True)
    drawing = step_chart(frame.width, frame.height, lines, across, up)
    means = {each: short(hit.mean_boxes + hit.mean_shields) for each, hit in hits.items()}
    summary = words.text(
        "graphs-pair-at_least_summary",
        first=called(weapon),
        first_mean=means[weapon],
        second=called(other),
        second_mean=means[other],
        target=described(target, words),
    )
    return Graph("at_least", words["graphs-pair-at_least"], drawing, summary)


def _at_least(hit: Distribution, name: str, frame: Frame) -> tuple[Step, ...]:
    """Return the chance of at least 1, 2 … damage, shield hits and hull boxes together."""
    sums: defaultdict[int, Fraction] = defaultdict(Fraction)
    for outcome, chance in hit.chances:
        sums[outcome.shields + outcome.boxes] += chance
    steps, left = [], Fraction(1)
    for damage in range(1, max(sums) + 1):
        left -= sums.get(damage - 1, Fraction(0))
        if left < _WORTH_SHOWING and damage > 1:
            break
        tip = frame.words.text("graphs-pair-at_least_told", name=name, damage=damage, percent=percent(left, frame.words))
        steps.append(Step(damage - _HALF, damage + _HALF, float(left), tip))
    return tuple(steps) or (Step(_HALF, 1 + _HALF, 0.0),)


def _by_range(weapon: Weapon, against: Engagement, series: int, frame: Frame) -> Steps | None:
    """Return the value of a shot at each range, including its chance to hit; None for a weapon of range 0."""
    words, name = frame.words, called(weapon)
    steps = tuple(
        Step(
            each.start_cm,
            each.end_cm,
            float(each.mean_boxes + each.mean_shields),
            words.text(
                "graphs-weapon-step",
                start=each.start_cm,
                end=each.end_cm,
                what=name,
                value=short(each.mean_boxes + each.mean_shields),
            ),
        )
        for each in by_range(weapon, against.target, against.firer)
    )
    return Steps(name, steps, series) if steps else None


def _range_graph(lines: list[Steps], against: Engagement, frame: Frame) -> Graph:
    words = frame.words
    most = max(step.value for line in lines for step in line.steps)
    end = max(line.steps[-1].end for line in lines)
    drawing = step_chart(frame.width, frame.height, lines, AcrossAxis(0.0, end, unit="cm"), UpAxis(most, words))
    summary = words.text("graphs-pair-range_summary", target=described(against.target, words))
    return Graph("pair_range", words["graphs-pair-range"], drawing, summary)
