"""What differs between two drawings."""

from metamaker.rendering.changes import changed_areas, gathered
from metamaker.rendering.drawing import Drawing, Group, Op, Path
from metamaker.rendering.ink import ALERT, INK
from metamaker.rendering.proof import Area
from metamaker.rendering.shapes import box
from metamaker.rendering.text_fitting import line


def drawing(*ops: Op, size: float = 100.0) -> Drawing:
    return Drawing(size, size, ops)


def square(role: str = INK) -> Drawing:
    return drawing(Path(box(0.0, 0.0, 10.0, 10.0), fill=role), size=10.0)


def test_equal_drawings_do_not_differ_even_if_they_are_other_objects() -> None:
    one, other = (drawing(Group(5.0, 5.0, square()), line(0.0, 50.0, "Heron", 4.0)) for _ in range(2))
    assert one is not other
    assert changed_areas(one, other) == ()


def test_what_differs_deep_inside_is_told_alone() -> None:
    one, other = (drawing(Group(20.0, 30.0, square(role), scale=2.0), Group(80.0, 80.0, square())) for role in (INK, ALERT))
    (area,) = set(changed_areas(one, other))
    assert Area(20.0, 30.0, 40.0, 50.0).within(area)
    assert area.within(Area(17.0, 27.0, 43.0, 53.0))


def test_what_moved_differs_where_it_was_and_where_it_is() -> None:
    one, other = (drawing(Group(x, 0.0, square())) for x in (0.0, 60.0))
    assert [round(area.left) for area in changed_areas(one, other)] == [-1, 59]


def test_something_more_is_told_without_what_stands_around_it() -> None:
    first, last = Group(0.0, 0.0, square()), Group(80.0, 80.0, square())
    more = changed_areas(drawing(first, last), drawing(first, Group(40.0, 40.0, square()), last))
    assert [round(area.left) for area in more] == [39]


def test_pages_of_another_size_differ_everywhere() -> None:
    assert changed_areas(drawing(size=50.0), drawing(size=80.0)) == (Area(0.0, 0.0, 80.0, 80.0),)


def test_areas_close_together_are_gathered_and_far_ones_kept_apart() -> None:
    close, far = [Area(0.0, 0.0, 10.0, 10.0), Area(9.0, 0.0, 20.0, 10.0)], Area(90.0, 90.0, 95.0, 95.0)
    assert gathered([*close, far]) == (Area(0.0, 0.0, 20.0, 10.0), far)
