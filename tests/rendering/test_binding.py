"""Pages from several makers in one binding."""

import pytest

from metamaker.rendering.drawing import Drawing, Field, FieldKind, Group, Page, Path
from metamaker.rendering.frame import PageFrame
from metamaker.rendering.imposition import add_bound
from metamaker.rendering.proof import marks
from metamaker.rendering.shapes import box
from metamaker.rendering.text_fitting import line

INNER = Drawing(20.0, 5.0, (line(0.0, 4.0, "within", 3.0),))
OPS = (line(15.0, 20.0, "name", 4.0), Path(box(15.0, 30.0, 20.0, 5.0)), Group(15.0, 40.0, INNER))


@pytest.mark.parametrize(("mirrored", "backs"), [(True, -6.0), (False, 0.0)])
def test_everything_on_a_back_is_moved_away_from_the_binding(mirrored: bool, backs: float) -> None:
    page = Page(Drawing(210.0, 297.0, OPS), "name", (Field("n", FieldKind.LINE, 15.0, 50.0, 20.0, 5.0),))
    pages: list[Page] = []
    for _ in range(2):
        add_bound(pages, (page, page), PageFrame(binding=6.0, mirrored=mirrored))
    for number, each in enumerate(pages):
        aside = backs if number % 2 else 0.0
        lefts = [mark.area.left - drawn.area.left for mark, drawn in zip(marks(each), marks(page), strict=True)]
        assert lefts == [pytest.approx(aside)] * len(lefts)
        assert (each.fields[0].x, each.bookmark) == (15.0 + aside, "name")
