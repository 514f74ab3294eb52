"""Two weapons in one picture: how likely each does at least so much, and what a shot of each is worth at each range."""

from collections import defaultdict
from fractions import Fraction

from metamaker.core.naming import called
from metamaker.game import Graph
from metamaker.games.metaverse.graphs.defences import described
from metamaker.games.metaverse.graphs.engagement import Engagement
from metamaker.games.metaverse.graphs.figures import mean, percent
from metamaker.games.metaverse.graphs.frame import Frame
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.stats.damage_distribution import Distribution, hit_distribution
from metamaker.games.metaverse.stats.fire_by_range import by_range
from metamaker.sheets.charts.axes import AcrossAxis, UpAxis
from metamaker.sheets.charts.steps import Step, Steps, step_chart

_FIRST, _SECOND = 0, 2
"""The series in whose looks the two are drawn."""

_WORTH_SHOWING = Fraction(1, 2000)
_HALF = 0.5


def pair_graphs(weapon: Weapon, other: Weapon, against: Engagement, frame: Frame) -> tuple[Graph, ...]:
    """Return the graphs that show two weapons over each other."""
    made = [_at_least_graph(weapon, other, against, frame)]
    lines = [line for line in (_by_range(weapon, against, _FIRST, frame), _by_range(other, against, _SECOND, frame)) if line]
    if len(lines) > 1:
        made.append(_range_graph(lines, against, frame))
    return tuple(made)


def _at_least_graph(weapon: Weapon, other: Weapon, against: Engagement, frame: Frame) -> Graph:
    told, target = frame.told, against.target
    hits = {each: hit_distribution(each, target) for each in (weapon, other)}
    lines = [
        Steps(called(each), _at_least(hits[each], called(each), frame), series)
        for each, series in ((weapon, _FIRST), (other, _SECOND))
    ]
    most = max(len(line.steps) for line in lines)
    drawing = step_chart(frame.width, frame.height, lines, AcrossAxis(_HALF, most + _HALF, unit=""), UpAxis(1.0, percent=True))
    means = {each: mean(hit.mean_boxes + hit.mean_shields) for each, hit in hits.items()}
    summary = told.text(
        "graphs.pair.at_least_summary",
        first=called(weapon),
        first_mean=means[weapon],
        second=called(other),
        second_mean=means[other],
        target=described(target, told),
    )
    return Graph("at_least", told["graphs.pair.at_least"], drawing, summary)


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
        told = frame.told.text("graphs.pair.at_least_told", name=name, damage=damage, percent=percent(left))
        steps.append(Step(damage - _HALF, damage + _HALF, float(left), told))
    return tuple(steps) or (Step(_HALF, 1 + _HALF, 0.0),)


def _by_range(weapon: Weapon, against: Engagement, series: int, frame: Frame) -> Steps | None:
    """Return what a shot is worth at each range, its chance to hit counted; None for a weapon of range 0."""
    told, name = frame.told, called(weapon)
    steps = tuple(
        Step(
            each.start_cm,
            each.end_cm,
            float(each.mean_boxes + each.mean_shields),
            told.text(
                "graphs.weapon.step",
                start=each.start_cm,
                end=each.end_cm,
                what=name,
                value=mean(each.mean_boxes + each.mean_shields),
            ),
        )
        for each in by_range(weapon, against.target, against.firer)
    )
    return Steps(name, steps, series) if steps else None


def _range_graph(lines: list[Steps], against: Engagement, frame: Frame) -> Graph:
    told = frame.told
    most = max(step.value for line in lines for step in line.steps)
    end = max(line.steps[-1].end for line in lines)
    drawing = step_chart(frame.width, frame.height, lines, AcrossAxis(0.0, end, unit="cm"), UpAxis(most))
    summary = told.text("graphs.pair.range_summary", target=described(against.target, told))
    return Graph("pair_range", told["graphs.pair.range"], drawing, summary)
