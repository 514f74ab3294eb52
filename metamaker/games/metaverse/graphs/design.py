"""The graphs of a class: its fire by range and by arc, the endurance of each arc, the parts of its value."""

from collections.abc import Iterator, Mapping

from metamaker.core.amounts import rounded, short
from metamaker.core.messages import Words
from metamaker.game_api.graphs import Frame, Graph
from metamaker.games.metaverse.graphs.figures import joined
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.rules.hit import DIRECT_REACH_CM
from metamaker.games.metaverse.stats.estimate.reference import turns_by_arc
from metamaker.games.metaverse.stats.fire import Fire, fire_by_arc
from metamaker.games.metaverse.stats.value import combat_value
from metamaker.games.metaverse.stats.value_lines import ValueGroup, value_by_group
from metamaker.rendering.charts.axes import AcrossAxis, UpAxis
from metamaker.rendering.charts.bars import Piece, stacked
from metamaker.rendering.charts.polar import Quarter, rose
from metamaker.rendering.charts.steps import Step, Steps, step_chart

VALUE_LOOKS = {
    ValueGroup.HULL: 4,
    ValueGroup.DEFENCE: 2,
    ValueGroup.WEAPON: 1,
    ValueGroup.PROPULSION: 0,
    ValueGroup.ELECTRONIC_WARFARE: 3,
    ValueGroup.SECONDARY: 7,
    ValueGroup.HANGAR: 6,
    ValueGroup.CREW: 5,
}
"""The series whose style each group gets, as near to the colours of the sheet as possible."""

_FIRE, _TOUGHNESS = 1, 2


def design_graphs(design: Design, frame: Frame) -> tuple[Graph, ...]:
    """Return all graphs of a class."""
    return (
        range_graph(design, frame),
        arc_graph(design, frame),
        toughness_graph(design, frame),
        value_graph(design, frame),
    )


def range_graph(design: Design, frame: Frame) -> Graph:
    """Return the expected damage a turn over the distance, a line for each arc; arcs with the same fire share one."""
    words = frame.words
    lines = [
        Steps(name, tuple(_step(each, name, words) for each in fires), series)
        for series, (name, fires) in enumerate(_alike(fire_by_arc(design), words))
    ]
    most = max(step.value for line in lines for step in line.steps)
    across = AcrossAxis(0.0, float(DIRECT_REACH_CM), unit="cm")
    drawing = step_chart(frame.width, frame.height, lines, across, UpAxis(most, words))
    return Graph("range", words["graphs-design-range"], drawing, words["graphs-design-range_summary"])


def _alike(fires: Mapping[Arc, tuple[Fire, ...]], words: Words) -> Iterator[tuple[str, tuple[Fire, ...]]]:
    groups: dict[tuple[tuple[int, float], ...], list[Arc]] = {}
    for arc, each in fires.items():
        # sums of the same weapons in another order differ by rounding
        groups.setdefault(tuple((fire.end_cm, round(fire.damage, 6)) for fire in each), []).append(arc)
    for arcs in groups.values():
        yield joined([words[f"graphs-arc-{arc}"] for arc in arcs], words), fires[arcs[0]]


def _step(each: Fire, arc: str, words: Words) -> Step:
    text = words.text("graphs-design-step", start=each.start_cm, end=each.end_cm, arc=arc, value=short(each.damage))
    return Step(each.start_cm, each.end_cm, each.damage, text)


def arc_graph(design: Design, frame: Frame) -> Graph:
    """Return the expected damage a turn of each arc, close by."""
    words = frame.words
    close = {arc: fires[0].damage for arc, fires in fire_by_arc(design).items()}
    drawing = rose(frame.width, frame.height, _quarters(close, words), words, _FIRE)
    summary = words.text("graphs-design-arcs_summary", parts=_listed(close, words))
    return Graph("arcs", words["graphs-design-arcs"], drawing, summary)


def toughness_graph(design: Design, frame: Frame) -> Graph:
    """Return the number of turns that each arc holds against the reference ships."""
    words, turns = frame.words, turns_by_arc(design)
    drawing = rose(frame.width, frame.height, _quarters(turns, words, "graphs-design-turns_value"), words, _TOUGHNESS)
    summary = words.text("graphs-design-turns_summary", parts=_listed(turns, words))
    return Graph("toughness", words["graphs-design-turns"], drawing, summary)


def _quarters(values: Mapping[Arc, float], words: Words, unit: str = "") -> list[Quarter]:
    """Return the arcs clockwise from the bow."""
    found = []
    for arc in Arc:
        number = short(values[arc])
        text = words.text(unit, turns=number) if unit else words.number(number)
        name = words[f"graphs-arc-{arc}"]
        found.append(Quarter(name, values[arc], text, words.text("graphs-design-part", arc=name, value=text)))
    return found


def _listed(values: Mapping[Arc, float], words: Words) -> str:
    parts = [words.text("graphs-design-part", arc=words[f"graphs-arc-{arc}"], value=short(values[arc])) for arc in Arc]
    return joined(parts, words)


def value_graph(design: Design, frame: Frame, chosen: float = 0.0, *, steady: bool = False) -> Graph:
    """Return the combat value as one bar of groups, the largest first; squadrons `chosen` for a ship count to its hangars.

    A `steady` bar has all groups in a fixed order, so that each keeps its place while a design changes.
    """
    words = frame.words
    by_group = value_by_group(design)
    by_group = {**by_group, ValueGroup.HANGAR: by_group[ValueGroup.HANGAR] + chosen}
    groups = by_group.items() if steady else sorted(by_group.items(), key=lambda each: -each[1])
    pieces = [Piece(words[f"graphs-value-{group}"], points, VALUE_LOOKS[group]) for group, points in groups if points or steady]
    listed = [words.text("graphs-value-part", name=each.name, value=rounded(each.value, 1)) for each in pieces if each.value]
    summary = words.text("graphs-value-summary", value=rounded(combat_value(design) + chosen, 1), parts=joined(listed, words))
    drawing = stacked(frame.width, frame.height, pieces, words, whole=steady)
    return Graph("value", words["graphs-value-title"], drawing, summary)
