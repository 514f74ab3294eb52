"""All kinds of charts, at all sizes: nothing outside, no text upon another, all told apart and told in words."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metamaker.core.messages import COMMON, words
from metamaker.rendering import ink, series
from metamaker.rendering.charts import bars, columns, polar, waterfall
from metamaker.rendering.charts.axes import AcrossAxis, UpAxis
from metamaker.rendering.charts.bars import Panel, multiples
from metamaker.rendering.charts.marks import patterned
from metamaker.rendering.charts.steps import Step, Steps, step_chart
from metamaker.rendering.drawing import Drawing, Group, Page, Path, Text
from metamaker.rendering.hit_testing import elements, elements_at
from metamaker.rendering.ink import Ink
from metamaker.rendering.page_proof import contrast, contrasts
from metamaker.rendering.proof import findings, placed
from metamaker.rendering.shapes import polygons
from tests.examples import examples

WORDS = words(COMMON)


def put_together(pieces: Sequence[waterfall.Piece]) -> waterfall.Piece:
    value = sum(piece.value for piece in pieces)
    return waterfall.Piece(f"{len(pieces)} smaller ones", value, f"{value:.1f}")


DARK = ink.COLOUR.with_roles({ink.PAPER: "#20262c", ink.INK: "#e8ecef", ink.QUIET: "#aab3bb", **series.DARK})
INKS = {"colour": ink.COLOUR, "grey": ink.GREY, "line": ink.LINE_ART, "dark": DARK}
SMALLEST = 2.1

names = st.sampled_from(["fore", "Sensor array 15 (core)", "#1", "Ж", "an uncommonly long name of a ship " * 3, "x" * 120])
values = st.floats(0, 500).map(lambda value: round(value, 2))
widths, heights = st.floats(60, 200), st.floats(40, 120)


def make_columns(width: float, height: float, name: str, numbers: list[float]) -> Drawing:
    each = [columns.Bar(str(place), number, place % 2, f"{place}: {number}", "12.5 %") for place, number in enumerate(numbers)]
    up = UpAxis(max(numbers), WORDS, title="chance")
    return columns.columns(width, height, each, up, across_title="boxes", mark=columns.Mark(len(numbers) / 3, "mean 3.2"))


def make_steps(width: float, height: float, name: str, numbers: list[float]) -> Drawing:
    lines = [
        Steps(
            f"{name} {series}", tuple(Step(20 * n, 20 * n + 20, v + series, f"{n}: {v}") for n, v in enumerate(numbers)), series
        )
        for series in range(3)
    ]
    return step_chart(width, height, lines, AcrossAxis(0, 20 * len(numbers), "range", "cm"), UpAxis(max(numbers) + 2, WORDS))


def make_bars(width: float, height: float, name: str, numbers: list[float]) -> Drawing:
    rows = [
        bars.Row(name, tuple(bars.Bar(value, str(value), place, f"{name}: {value}") for place in range(2))) for value in numbers
    ]
    return bars.bars(width, height, rows, names=("one", name))


def make_stacked(width: float, height: float, name: str, numbers: list[float]) -> Drawing:
    return bars.stacked(width, height, [bars.Piece(f"{name} {n}", value, n) for n, value in enumerate(numbers)], WORDS)


def make_waterfall(width: float, height: float, name: str, numbers: list[float]) -> Drawing:
    pieces = [waterfall.Piece(f"{name} {n}", v - 100, f"{v}", "+1.20", f"{n}: {v}") for n, v in enumerate(numbers)]
    shown = waterfall.largest_first(pieces, waterfall.rows_of(height), put_together)
    return waterfall.waterfall(width, height, shown, waterfall.Titles("total", "12", "one more"))


def make_radar(width: float, height: float, name: str, numbers: list[float]) -> Drawing:
    axes = [
        polar.Axis(title, "54.2 turns") for title in ("offence", "defence", "speed", "electronic warfare", "command", "craft")
    ]
    most = max((*numbers, 1.0))
    each = [(numbers * 7)[place : place + 6] for place in range(2)]
    shapes = [
        polar.Shape(f"{name} {place}", tuple(v / most for v in some), tuple(f"{place}: {v}" for v in some))
        for place, some in enumerate(each)
    ]
    return polar.radar(width, height, axes, shapes)


def make_rose(width: float, height: float, name: str, numbers: list[float]) -> Drawing:
    arcs = ("fore", "starboard", "aft", "port")
    return polar.rose(
        width,
        height,
        [polar.Quarter(arc, numbers[n % len(numbers)], "41.2 turns", f"{arc}: 1") for n, arc in enumerate(arcs)],
        WORDS,
    )


def make_multiples(width: float, height: float, name: str, numbers: list[float]) -> Drawing:
    def small(wide: float, high: float) -> Drawing:
        return columns.columns(
            wide, high, [columns.Bar("1", number, 0, "one") for number in numbers], UpAxis(1, WORDS, percent=True)
        )

    return multiples(width, height, [Panel(name, small)] * 2)


MAKERS: dict[str, Callable[[float, float, str, list[float]], Drawing]] = {
    "columns": make_columns,
    "steps": make_steps,
    "bars": make_bars,
    "stacked": make_stacked,
    "waterfall": make_waterfall,
    "radar": make_radar,
    "rose": make_rose,
    "multiples": make_multiples,
}


def faults(drawing: Drawing) -> list[str]:
    """Return the findings of the print check. Points of a radar may overlap, texts never."""
    told = {element.ref for element in elements(drawing)}
    return [
        f"{one.fault}: {one.what}"
        for one in findings(Page(drawing), SMALLEST)
        if not (one.fault == "overlapping" and set(one.what.split(" / ")) <= told)
    ]


@pytest.mark.parametrize("kind", MAKERS)
@given(width=widths, height=heights, name=names, numbers=st.lists(values, min_size=1, max_size=12))
@settings(max_examples=examples(40), deadline=None)
def test_nothing_is_outside_or_upon_another(kind: str, width: float, height: float, name: str, numbers: list[float]) -> None:
    drawing = MAKERS[kind](width, height, name, numbers)
    assert faults(drawing) == []
    assert (drawing.width, drawing.height >= height - 1e-6) == (width, True)


@pytest.mark.parametrize("paper", INKS)
@pytest.mark.parametrize("kind", MAKERS)
def test_texts_can_be_read_in_every_ink(kind: str, paper: str) -> None:
    page = Page(MAKERS[kind](110, 70, "Lantern", [4, 2, 7.5, 1]))
    assert [found.what for found in contrasts(page, INKS[paper]) if found.ratio < found.needed] == []


@pytest.mark.parametrize("kind", MAKERS)
def test_marks_tell_their_value(kind: str) -> None:
    drawing = MAKERS[kind](110, 70, "Lantern", [4, 2, 7.5, 1])
    middles = [((each.box.left + each.box.right) / 2, (each.box.top + each.box.bottom) / 2) for each in elements(drawing)]
    assert len(middles) >= 2
    assert all(elements_at(drawing, *place) for place in middles)


def test_a_name_that_begins_with_a_sign_of_copies_is_still_told() -> None:
    drawing = make_stacked(100, 40, "#1", [3, 2])
    assert {each.ref.strip() for each in elements(drawing)} == {"#1 0: 3.0 (60%)", "#1 1: 2.0 (40%)"}


@pytest.mark.parametrize("name", INKS)
def test_edges_of_series_stand_out_from_the_ground(name: str) -> None:
    used: Ink = INKS[name]
    found = {each: contrast(used[series.edge(each)], used[ink.PAPER]) for each in range(series.SERIES)}
    assert {each for each, ratio in found.items() if ratio < 3} == set()


def _shapes(number: int) -> tuple[object, ...]:
    return tuple(sorted(str(path.outline) for path in patterned(0, 0, 6, 6, number)))


def test_series_differ_without_colour() -> None:
    assert len({_shapes(number) for number in range(series.SERIES)}) == series.SERIES


@given(st.floats(0.1, 30), st.floats(0.1, 30), st.integers(0, 7))
def test_patterns_stay_inside_their_rectangle(width: float, height: float, number: int) -> None:
    for path in patterned(5, 7, width, height, number):
        for points, _ in polygons(path.outline):
            assert all(4.999 <= x <= 5.001 + width and 6.999 <= y <= 7.001 + height for x, y in points)


def paths(drawing: Drawing, role: str) -> Iterator[Path]:
    return (op for op, _, _ in placed(Page(drawing)) if isinstance(op, Path) and op.fill == role)


def extent(path: Path, axis: int) -> float:
    points = [point[axis] for corners, _ in polygons(path.outline) for point in corners]
    return max(points) - min(points)


def test_columns_are_as_high_as_their_values() -> None:
    drawing = columns.columns(100, 60, [columns.Bar(str(v), v, tip=str(v)) for v in (1.0, 2.0, 4.0)], UpAxis(4, WORDS))
    heights = [extent(path, 1) for path in paths(drawing, series.fill(0))]
    assert [high / heights[0] for high in heights] == pytest.approx([1, 2, 4])


def test_pieces_of_a_stacked_bar_share_its_length() -> None:
    drawing = bars.stacked(100, 30, [bars.Piece("a", 3, 0), bars.Piece("b", 1, 1), bars.Piece("none", 0, 2)], WORDS)
    longest = [max(extent(path, 0) for path in paths(drawing, series.fill(number))) for number in (0, 1)]
    assert longest[0] / longest[1] == pytest.approx(3)
    assert not any("none" in op.text for op, _, _ in placed(Page(drawing)) if isinstance(op, Text))


def test_a_waterfall_puts_the_small_ones_together() -> None:
    pieces = [waterfall.Piece(str(value), value, f"{value:.1f}") for value in (1.0, 5.0, -3.0, 2.0, 0.0, 0.5)]
    shown = waterfall.largest_first(pieces, 3, put_together)
    assert [(piece.name, piece.value, piece.text) for piece in shown] == [
        ("5.0", 5.0, "5.0"),
        ("-3.0", -3.0, "-3.0"),
        ("3 smaller ones", 3.5, "3.5"),
    ]
    assert [piece.value for piece in waterfall.largest_first(pieces, 9, put_together)] == [5.0, -3.0, 2.0, 1.0, 0.5]


def test_quarters_of_a_rose_lie_clockwise_from_the_bow() -> None:
    drawing = make_rose(100, 80, "", [4, 3, 2, 1])
    assert [elements_at(drawing, 50 + x, 40 + y) for x, y in ((0, -15), (15, 0), (0, 15), (-15, 0))] == [
        ("fore: 1",),
        ("starboard: 1",),
        ("aft: 1",),
        ("port: 1",),
    ]


def test_a_line_tells_all_series_of_a_stretch() -> None:
    drawing = make_steps(100, 60, "a", [4, 3])
    told = [op.ref for op in drawing.ops if isinstance(op, Group) and op.ref]
    assert told == ["0: 4\n0: 4\n0: 4", "1: 3\n1: 3\n1: 3"]


def test_every_column_says_its_number_even_the_highest_and_that_under_the_mark() -> None:
    bars = [columns.Bar(str(place), value, text=f"{value:.0%}") for place, value in enumerate((0.3, 0.9, 0.1))]
    drawing = columns.columns(100, 40, bars, UpAxis(0.9, WORDS, percent=True), mark=columns.Mark(1.0, "mean 1.1"))
    assert {"30%", "90%", "10%"} <= set(texts(drawing))


def texts(drawing: Drawing) -> Iterator[str]:
    for op in drawing.ops:
        if isinstance(op, Text):
            yield op.text
        elif isinstance(op, Group):
            yield from texts(op.drawing)
