"""Counters: one for everything that comes to the table, to scale, with backs that meet their fronts."""

import math
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from metamaker.core.ids import ref
from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.designs import miniatures
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.pages.context import context
from metamaker.games.metaverse.pages.counters import MOST, counter_pages, marks
from metamaker.games.metaverse.pages.counters_ships import base_diameter, silhouette
from metamaker.games.metaverse.pages.counters_wings import MOST_SALVOS, SALVO, SQUADRON
from metamaker.rendering.drawing import Group, Page, Path
from metamaker.rendering.frame import Margins, PageFrame
from metamaker.rendering.proof import Area, findings
from tests.choices import covering, named
from tests.examples import examples
from tests.games.metaverse.builders import BARE, fleet_of
from tests.games.metaverse.pages.charts.kinds import FRAMES, carriers
from tests.games.metaverse.samples import sample_fleet
from tests.games.metaverse.sheet.reading import Sheet
from tests.games.metaverse.strategies import fleets

SAMPLES = sorted(sample_fleets("metaverse").glob("*.json"))
HOSTILE = ("W" * 120, "one two " * 15, "i", "", "漢字" * 60, "</svg>&amp;", "(\\)" * 40, "a\u0301" * 60)
BOUND = PageFrame(margins=Margins(12.0, 15.0, 9.0, 12.0), binding=8.0, mirrored=True)
SIX_POINTS = 6 * 25.4 / 72

Placed = tuple[Area, str]


def counters(page: Page) -> list[Placed]:
    """Return the counters of a page: the area and the meaning of each, including marks and missions."""
    body = page.drawing.ops[1]
    assert isinstance(body, Group)
    found = []
    for op in body.drawing.ops:
        if isinstance(op, Group) and op.drawing.width < 60.0:
            x, y = body.x + op.x, body.y + op.y
            found.append((Area(x, y, x + op.drawing.width, y + op.drawing.height), op.ref or ""))
    return found


def printed(fleet: Fleet, frame: PageFrame = FRAMES[0]) -> tuple[Page, ...]:
    return counter_pages(context((fleet,), frame))


def fronts(fleet: Fleet) -> list[Placed]:
    return [counter for page in printed(fleet) for counter in sides(page, FRAMES[0])[0]]


def sides(page: Page, frame: PageFrame) -> tuple[list[Placed], list[Placed]]:
    """Fronts and backs on a page: it has both if it is to be folded, and else those that its caption names."""
    texts = Sheet((page,)).texts()
    found = counters(page)
    if any("fold" in text for text in texts):
        inner = frame.inner(1)
        middle = inner.x + inner.width / 2
        return [each for each in found if each[0].right < middle], [each for each in found if each[0].left > middle]
    return ([], found) if any(text.startswith("Backs") for text in texts) else (found, [])


def mirrored(placed: list[Placed], axis: float) -> list[tuple[float, float, float, str]]:
    """Where counters lie when the paper is turned over or folded at an axis."""
    return sorted((round(2 * axis - area.right, 6), round(area.top, 6), round(area.bottom, 6), place) for area, place in placed)


def lying(placed: list[Placed]) -> list[tuple[float, float, float, str]]:
    return sorted((round(area.left, 6), round(area.top, 6), round(area.bottom, 6), place) for area, place in placed)


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_one_for_each_ship_and_squadron_of_the_roster(path: object) -> None:
    fleet: Fleet = sample_fleet(path)
    placed = Counter(place for _, place in fronts(fleet))
    assert {place: count for place, count in placed.items() if place.startswith("ships/")} == {
        ship.ref(): 1 for ship in fleet.ships
    }
    needed = sum(each.count for each in miniatures(fleet) if each.kind == "squadron")
    assert sum(count for place, count in placed.items() if place.startswith("starfighters/")) == needed


@pytest.mark.parametrize(("frame", "path"), covering([*FRAMES, BOUND], SAMPLES, least=12), ids=named)
def test_samples_are_clean_and_their_backs_meet_their_fronts(path: object, frame: PageFrame) -> None:
    pages = printed(sample_fleet(path), frame)
    assert [finding for page in pages for finding in findings(page, SIX_POINTS)] == []
    if len(pages) == 1:
        front, back = sides(pages[0], frame)
        inner = frame.inner(1)
        assert lying(back) == mirrored(front, inner.x + inner.width / 2) != []
        return
    assert len(pages) % 2 == 0
    for even, odd in zip(pages[::2], pages[1::2], strict=True):
        (front, none), (nothing, back) = sides(even, frame), sides(odd, frame)
        assert none == nothing == []
        assert lying(back) == mirrored(front, frame.width / 2) != []


def test_few_counters_stand_on_one_page_with_their_backs() -> None:
    assert len(printed(sample_fleet(sample_fleets("metaverse") / "quarrel-at-fennel-light.json"))) == 1
    assert len(printed(sample_fleet(sample_fleets("metaverse") / "kite-clans-of-aldersay.json"))) == 2


def test_sizes_are_true() -> None:
    sizes = {place.partition("/")[0]: (area.right - area.left, area.bottom - area.top) for area, place in fronts(carriers())}
    for kind, side in (("ships", 30.0), ("starfighters", SQUADRON), ("weapons", SALVO)):
        assert sizes[kind] == pytest.approx((side, side))


def test_larger_ships_have_larger_bases() -> None:
    assert [base_diameter(mass) for mass in (1, 7, 8, 20, 21, 999)] == [30.0, 30.0, 40.0, 40.0, 50.0, 50.0]


def test_squadrons_show_their_strength_and_salvos_their_letter() -> None:
    front = Sheet(printed(carriers())[:1])
    assert {"5", "Kite", "20 cm"} <= set(front.texts(ref("starfighters", "kite")))
    assert {"A1", "A2", "A3"} <= set(front.texts(ref("weapons", "torpedo")))
    assert "A = Torpedo" in front.texts()


def test_as_many_salvos_as_launchers_but_a_handful_at_most() -> None:
    assert sum(place == ref("weapons", "torpedo") for _, place in fronts(carriers())) == 3
    many = carriers()
    many = many.with_(ships=tuple(many.ships[0].with_(id=f"s{number}") for number in range(9)))
    assert sum(place == ref("weapons", "torpedo") for _, place in fronts(many)) == MOST_SALVOS


def test_missions_are_as_many_as_the_fleet_may_have_at_once() -> None:
    texts = Sheet(printed(carriers())).texts()
    # One for the command centre, one for the squadron without a carrier.
    assert texts.count("STRIKE") == texts.count("INTERCEPT") == 2
    assert texts.count("CAP") == 1


def test_marks_are_those_that_the_fleet_can_need() -> None:
    def kinds(fleet: Fleet) -> set[str]:
        return {place for _, place in fronts(fleet) if place.startswith("rules/")}

    every = {f"rules/{mark.rules[0]}" for mark in marks().values()}
    assert kinds(carriers()) == every
    assert every - kinds(fleet_of(BARE)) == {
        f"rules/{marks()[key].rules[0]}" for key in ("cloak", "stealth", "jamming", "shields")
    }


def test_no_more_marks_of_a_kind_than_anybody_needs() -> None:
    fleet = fleet_of(BARE)
    fleet = fleet.with_(ships=tuple(fleet.ships[0].with_(id=f"s{number}") for number in range(30)))
    counted = Counter(place for _, place in fronts(fleet) if place.startswith("rules/"))
    assert set(counted.values()) == {MOST}


@pytest.mark.rule("MV-1.2.3-04")
def test_the_back_of_a_ship_is_her_rolled() -> None:
    one_sided = frozenset((SectionName.CORE, SectionName.PORT))
    mirrored = frozenset((SectionName.CORE, SectionName.STARBOARD))
    assert silhouette(one_sided, rolled=True).parts == silhouette(mirrored).parts
    assert silhouette(one_sided).parts != silhouette(mirrored).parts
    sides_of = [text for text in Sheet(printed(fleet_of(BARE))).texts("ships/heron-1") if text in {"P", "S"}]
    assert sides_of == ["P", "S", "S", "P"]


@pytest.mark.rule("MV-0.0.0-03")
def test_borders_of_arcs_are_diagonals() -> None:
    page = printed(fleet_of(BARE))[0]
    body = page.drawing.ops[1]
    assert isinstance(body, Group)
    ship, _ = (op for op in body.drawing.ops if isinstance(op, Group) and op.ref == "ships/heron-1")
    middle = ship.drawing.width / 2
    bearings = []
    for op in ship.drawing.ops:
        if isinstance(op, Path) and len(op.outline) == 2 and op.width == 0.35:
            *_, x, y = op.outline[1][1:]
            assert math.hypot(x - middle, y - middle) == pytest.approx(middle)
            bearings.append(round(math.degrees(math.atan2(x - middle, middle - y)) % 360, 6))
    assert bearings == [45.0, 135.0, 225.0, 315.0]


@pytest.mark.parametrize("name", HOSTILE)
def test_names_that_do_not_fit_stand_beside(name: str) -> None:
    pages = printed(carriers(name))
    assert [finding for page in pages for finding in findings(page, SIX_POINTS)] == []
    if len(name) == 120 and name.isascii():
        squeezed = "".join("".join(Sheet(pages[:1]).texts()).split())
        # In the heading, and beside the counters of ship, squadron and salvo.
        assert squeezed.count("".join(name.split())) == 4


def test_a_fleet_with_nothing_has_no_counters() -> None:
    assert printed(Fleet(name="Nobody")) == ()


def test_two_fleets_have_their_own_pages() -> None:
    one, other = carriers(), fleet_of(BARE)
    assert len(counter_pages(context((one, other)))) == len(printed(one)) + len(printed(other))


@given(fleets(), st.sampled_from(FRAMES))
@settings(max_examples=examples(25), suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
def test_any_fleet_that_loads_has_clean_counters(fleet: Fleet, frame: PageFrame) -> None:
    assert [finding for page in printed(fleet, frame) for finding in findings(page, SIX_POINTS)] == []
