"""Templates measured from their drawing operations: every length and angle is true."""

import math
from collections.abc import Iterator

import pytest

from metamaker.core.messages import words
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.games.metaverse.pages.context import context
from metamaker.games.metaverse.pages.needs import ANY
from metamaker.games.metaverse.pages.templates import TAB, USES, USUAL, ranges_carried, ruler, template_pages
from metamaker.games.metaverse.pages.templates_arcs import BAND, BASE, arc, span_within, turning
from metamaker.games.metaverse.rules.hit import range_bands
from metamaker.rendering.drawing import Drawing, Group, Outline, Page, Path, Text
from metamaker.rendering.frame import PageFrame
from tests.games.metaverse.builders import BARE, GUN, fleet_of
from tests.games.metaverse.pages.charts.kinds import FRAMES, carriers
from tests.games.metaverse.pages.test_every_page import sample
from tests.games.metaverse.sheet.reading import Sheet

Point = tuple[float, float]


def groups(drawing: Drawing, prefix: str) -> Iterator[Group]:
    """Yield the groups whose references begin with this, outermost first."""
    for op in drawing.ops:
        if isinstance(op, Group):
            if (op.ref or "").startswith(prefix):
                yield op
            yield from groups(op.drawing, prefix)


def templates(pages: tuple[Page, ...], prefix: str) -> list[Group]:
    found = [group for page in pages for group in groups(page.drawing, prefix)]
    assert all(group.scale == 1.0 for group in found)
    return found


def printed(frame: PageFrame = FRAMES[0]) -> tuple[Page, ...]:
    """Return the templates for any fleet."""
    return template_pages(context((), frame))


def kinds(*fleets: Fleet, frame: PageFrame = FRAMES[0]) -> list[str]:
    """Return the kinds of templates of some fleets, each once."""
    found = templates(template_pages(context(fleets, frame)), "templates/")
    return list(dict.fromkeys((group.ref or "").partition("#")[0].removeprefix("templates/") for group in found))


def corners(outline: Outline) -> list[Point]:
    """Return the points that an outline goes through."""
    return [(segment[-2], segment[-1]) for segment in outline if len(segment) > 1]  # type: ignore[misc]


def sampled(outline: Outline) -> Iterator[Point]:
    """Points along all curves of an outline."""
    here = (0.0, 0.0)
    for command, *numbers in outline:
        if command == "C":
            ax, ay, bx, by, x, y = numbers
            for part in (0.0, 0.25, 0.5, 0.75, 1.0):
                rest = 1 - part
                weights = (rest**3, 3 * rest**2 * part, 3 * rest * part**2, part**3)
                yield (
                    sum(w * p for w, p in zip(weights, (here[0], ax, bx, x), strict=True)),
                    sum(w * p for w, p in zip(weights, (here[1], ay, by, y), strict=True)),
                )
        if numbers:
            here = (numbers[-2], numbers[-1])


def bearing(point: Point, x: float, y: float) -> float:
    return math.degrees(math.atan2(point[0] - x, y - point[1]))


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: f"{frame.paper.name}{frame.landscape}{frame.binding}")
def test_every_page_has_a_bar_of_exactly_100_mm(frame: PageFrame) -> None:
    for page in printed(frame):
        (bar,) = groups(page.drawing, "templates/calibration")
        assert bar.scale == 1.0
        points = [point for op in bar.drawing.ops if isinstance(op, Path) for point in corners(op.outline)]
        across = sorted({round(x, 6) for x, _ in points})
        assert across == [10.0 * place for place in range(11)]


def test_nothing_around_a_template_is_scaled() -> None:
    def scales(drawing: Drawing) -> Iterator[float]:
        for op in drawing.ops:
            if isinstance(op, Group):
                yield op.scale
                yield from scales(op.drawing)

    assert {scale for page in printed() for scale in scales(page.drawing)} == {1.0}


@pytest.mark.parametrize("radius", [50.0, 100.0, 200.0, 500.0])
def test_curves_stay_on_their_circle(radius: float) -> None:
    outline = (("M", 0.0, -radius), *arc(0.0, 0.0, radius, 0.0, 90.0))
    assert all(abs(math.hypot(x, y) - radius) < 0.003 for x, y in sampled(outline))


def test_a_full_circle_ends_where_it_began() -> None:
    assert corners(arc(3.0, 4.0, 10.0, 0.0, 360.0))[-1] == pytest.approx((3.0, -6.0))


def pieces(pages: tuple[Page, ...], ref: str) -> list[Drawing]:
    return [group.drawing for group in templates(pages, f"{ref}#")]


@pytest.mark.parametrize("frame", FRAMES[2:4], ids=lambda frame: f"{frame.paper.name}{frame.landscape}")
@pytest.mark.parametrize("distance", [20])
def test_rings_close_and_have_their_radius(distance: int, frame: PageFrame) -> None:
    """They stand in for the wedge where the paper is too low for it."""
    check_ring(pieces(printed(frame), f"templates/ring-{distance}"), 10.0 * distance, 360.0)


@pytest.mark.parametrize("frame", FRAMES[:4], ids=lambda frame: f"{frame.paper.name}{frame.landscape}")
@pytest.mark.parametrize("distance", ANY.areas)
def test_areas_of_effect_are_quarters(distance: int, frame: PageFrame) -> None:
    check_ring(pieces(printed(frame), f"templates/area-{distance}"), 10.0 * distance, 90.0)


def check_ring(drawings: list[Drawing], radius: float, whole: float) -> None:
    """Check that the pieces make up this many degrees of a circle of this radius, with the band inside it."""
    turned = 0.0
    for drawing in drawings:
        _, body = [op for op in drawing.ops if isinstance(op, Path) and op.fill][:2]
        x, y = drawing.width / 2, radius
        distances = [math.hypot(px - x, py - y) for px, py in sampled(body.outline)]
        assert max(distances) == pytest.approx(radius, abs=0.005)
        assert min(distances) == pytest.approx(radius - BAND, abs=0.005)
        bearings = [bearing(point, x, y) for point in sampled(body.outline)]
        turned += max(bearings) - min(bearings)
    assert turned == pytest.approx(whole)


def test_pieces_are_as_long_as_the_paper_allows() -> None:
    assert [span_within(10.0 * distance, 192.0) for distance in (10, 15, 20, 30, 40, 50)] == [90, 45, 45, 22.5, 22.5, 11.25]


@pytest.mark.parametrize("step", [22.5, 45.0])
def test_rays_of_turns_are_true(step: float) -> None:
    drawing = turning(step, 90.0, "turn", words("metaverse"))
    rays = [op for op in drawing.ops if isinstance(op, Path) and len(op.outline) == 2]
    found = []
    for op in rays:
        inner, outer = corners(op.outline)
        assert math.hypot(inner[0] - 90.0, inner[1] - 90.0) == pytest.approx(BASE)
        assert math.hypot(outer[0] - 90.0, outer[1] - 90.0) == pytest.approx(90.0)
        found.append(bearing(outer, 90.0, 90.0))
    assert found == pytest.approx([step * number for number in range(1 - int(90 / step), int(90 / step))])
    numbers = [op.text for op in drawing.ops if isinstance(op, Text) and op.text.isdigit()]
    assert numbers == [str(abs(number)) for number in range(-int(90 / step), int(90 / step) + 1) if number]


@pytest.mark.rule("MV-0.0.0-03", "MV-3.6.4-03")
def test_the_disc_has_four_arcs_and_eight_sectors() -> None:
    (disc,) = templates(printed(), "templates/arcs")
    middle = disc.drawing.width / 2
    thick = [op for op in disc.drawing.ops if isinstance(op, Path) and op.width == 0.6]
    assert [bearing(corners(op.outline)[1], middle, middle) % 360 for op in thick] == pytest.approx([45.0, 135.0, 225.0, 315.0])
    named = {
        op.text: bearing((op.x + op.width / 2, op.y - 1.2), middle, middle) % 360
        for op in disc.drawing.ops
        if isinstance(op, Text)
    }
    clockwise = [name for name in sorted(named, key=named.__getitem__) if " " in name]
    assert clockwise == [
        "fore starboard",
        "starboard fore",
        "starboard aft",
        "aft starboard",
        "aft port",
        "port aft",
        "port fore",
        "fore port",
    ]


def test_the_wedge_has_arcs_at_its_distances() -> None:
    (wedge,) = templates(printed(), "templates/wedge-20")
    x, y = wedge.drawing.width / 2, wedge.drawing.height
    assert y == 200.0
    arcs = [op for op in wedge.drawing.ops if isinstance(op, Path) and op.outline[-1][0] == "C"]
    found = {round(math.hypot(px - x, py - y), 2) for op in arcs for px, py in corners(op.outline)}
    assert found == {50.0, 100.0, 150.0}


@pytest.mark.parametrize("frame", FRAMES[:4], ids=lambda frame: f"{frame.paper.name}{frame.landscape}")
def test_strips_of_the_ruler_make_a_metre(frame: PageFrame) -> None:
    strips = [group.drawing for group in templates(printed(frame), "templates/ruler")]
    assert sum(strip.height for strip in strips) - TAB * (len(strips) - 1) == pytest.approx(1000.0)


def test_marks_of_the_ruler_are_where_they_say() -> None:
    begin = 0.0
    for strip in ruler((carriers(),), 192.0, 230.0, "glue"):
        marks = [op for op in strip.ops if isinstance(op, Path) and len(op.outline) == 2 and op.width == 0.25]
        scale = [op for op in strip.ops if isinstance(op, Text) and op.x + op.width < 10.0 and op.text.isdigit()]
        *marked, joint = [10.0 * float(op.text) - begin for op in scale]
        assert marked == [corners(op.outline)[0][1] for op in marks]
        # The last number stands above the joint with the next strip.
        assert joint == 200.0
        assert 195.0 < scale[-1].y < 200.0
        begin += 200.0


@pytest.mark.rule("MV-0.0.0-05")
def test_bands_of_the_ruler() -> None:
    begin = 0.0
    for strip in ruler((fleet_of(BARE),), 192.0, 230.0, "glue"):
        bands = [op for op in strip.ops if isinstance(op, Text) and op.size == 3.6]
        ranges = [op for op in strip.ops if isinstance(op, Text) and op.size == 2.4 and op.x > 11.0 and op.text.isdigit()]
        assert [op.text for op in bands] == [
            str(range_bands((begin + op.y - 0.6) / 10.0, int(range_cm.text)))
            for op, range_cm in zip(bands, ranges, strict=True)
        ]
        begin += 200.0


def test_the_ruler_has_the_ranges_that_the_fleets_carry() -> None:
    far = fleet_of(BARE, weapons=(GUN.with_(range_cm=35),))
    assert ranges_carried((far,), 1) == ranges_carried((far,), 4) == (35,)
    # Salvos move instead of counting bands.
    assert ranges_carried((carriers(),), 5) == tuple(sorted(USUAL[:5]))


def test_only_what_a_fleet_has_a_use_for() -> None:
    always = {"arcs", "ruler", "calibration"}
    # A ram may come upon anybody; the wedge is for an FTL attack.
    assert set(kinds(fleet_of(BARE))) == {*always, "turn-22.5", "wedge-10"}
    newtonian = fleet_of(BARE.with_(movement_method=MovementMethod.NEWTONIAN))
    assert set(kinds(newtonian)) == {*always, "turn-45", "wedge-10"}
    # Torpedoes turn and strike, squadrons are recovered and run missions.
    assert set(kinds(carriers())) == {*always, "turn-22.5", "turn-45", "wedge-20"}
    assert set(kinds(sample("quarrel-at-fennel-light"))) == {*always, "turn-22.5"}
    assert [use for each in USES.values() for use, needs in each.items() if not needs] == ["ram"]


def test_the_wedge_tells_what_its_distances_are_for() -> None:
    texts = " ".join(Sheet(template_pages(context((carriers(),)))).texts())
    assert "10 cm · recover" in texts
    assert "15 cm · salvo strikes" in texts
    assert "20 cm · missions" in texts
    assert "squadron fire" not in texts
