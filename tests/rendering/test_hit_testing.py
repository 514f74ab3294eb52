"""What lies under a point of a drawing, and where elements are."""

from metamaker.rendering.drawing import Drawing, Group, Op, Path
from metamaker.rendering.hit_testing import boxes, boxes_of, containers, elements, elements_at, leaves_in, shows
from metamaker.rendering.ink import INK
from metamaker.rendering.proof import Area
from metamaker.rendering.shapes import circle

BUBBLE = Drawing(4.0, 4.0, (Path(circle(2.0, 2.0, 1.8), stroke=INK, width=0.3),))


def drawing(*ops: Op, width: float = 100.0, height: float = 100.0) -> Drawing:
    return Drawing(width, height, ops)


RUN = drawing(*(Group(5.0 * place, 0.0, BUBBLE, f"#{place + 1}") for place in range(3)), width=14.0, height=4.0)
CELL = drawing(Group(6.0, 1.0, RUN, "ship/core/lance"), width=22.0, height=6.0)
SECTION = drawing(Group(2.0, 10.0, CELL, "ship/core/lance"), width=60.0, height=30.0)
PAGE = drawing(Group(20.0, 40.0, SECTION, "ship/core", 1.5))


def test_the_innermost_element_comes_first_and_copies_before_their_element() -> None:
    # the second bubble begins at 20 + 1.5 × (2 + 6 + 5) across and 40 + 1.5 × (10 + 1) down
    assert elements_at(PAGE, 42.0, 59.0) == ("ship/core/lance#2", "ship/core/lance", "ship/core")
    assert elements_at(PAGE, 24.0, 59.0) == ("ship/core/lance", "ship/core")
    assert elements_at(PAGE, 21.0, 41.0) == ("ship/core",)
    assert elements_at(PAGE, 5.0, 5.0) == ()


def test_of_elements_upon_each_other_the_one_drawn_last_comes_first() -> None:
    both = drawing(Group(0.0, 0.0, BUBBLE, "below"), Group(1.0, 1.0, BUBBLE, "above"))
    assert elements_at(both, 2.0, 2.0) == ("above", "below")


def test_boxes_are_on_the_page_and_those_within_others_of_the_same_element_are_left_out() -> None:
    assert boxes(PAGE) == {
        "ship/core": (Area(20.0, 40.0, 110.0, 85.0),),
        "ship/core/lance": (Area(23.0, 55.0, 56.0, 64.0),),
    }


def test_an_element_in_several_places_has_several_boxes() -> None:
    twice = drawing(Group(0.0, 0.0, BUBBLE, "crew"), Group(50.0, 0.0, BUBBLE, "crew"))
    assert boxes(twice)["crew"] == (Area(0.0, 0.0, 4.0, 4.0), Area(50.0, 0.0, 54.0, 4.0))


def test_elements_know_what_is_around_them() -> None:
    assert [(element.ref, element.around) for element in elements(PAGE)] == [
        ("ship/core", ()),
        ("ship/core/lance", ("ship/core",)),
        ("ship/core/lance", ("ship/core", "ship/core/lance")),
    ]


def test_the_boxes_of_one_element_are_those_among_all() -> None:
    many = drawing(Group(1.0, 2.0, PAGE, "fleet", 0.5), Group(50.0, 60.0, SECTION))
    assert {ref: boxes_of(many, ref) for ref in boxes(many)} == boxes(many)
    assert boxes_of(many, "ship/aft") == ()


def test_leaves_in_an_area_are_elements_without_others_in_them() -> None:
    both = drawing(Group(0.0, 0.0, PAGE, "page"), Group(90.0, 90.0, BUBBLE, "corner"))
    assert [leaf.ref for leaf in leaves_in(both, Area(0.0, 0.0, 100.0, 100.0))] == ["ship/core/lance", "corner"]
    assert [leaf.ref for leaf in leaves_in(both, Area(0.0, 0.0, 80.0, 80.0))] == ["ship/core/lance"]
    assert list(leaves_in(both, Area(0.0, 0.0, 10.0, 10.0))) == []


def test_containers_are_found_at_any_depth_and_the_refs_of_all_elements() -> None:
    assert containers(PAGE) == {"ship/core"}
    assert containers(drawing(Group(0.0, 0.0, PAGE, "page"), Group(0.0, 0.0, BUBBLE, "alone"))) == {"page", "ship/core"}
    assert [shows(PAGE, ref) for ref in ("ship/core", "ship/core/lance", "ship")] == [True, True, False]
