import pytest

from metamaker.rendering.frame import Margins, PageFrame, Paper


def test_margins_of_nine_millimetres_are_usual() -> None:
    assert PageFrame().inner(1) == (9.0, 9.0, 192.0, 279.0)


def test_paper_may_lie_on_its_side() -> None:
    frame = PageFrame(Paper.LETTER, landscape=True)
    assert (frame.width, frame.height) == (279.4, 215.9)


def test_the_binding_is_on_the_left_and_on_even_pages_mirrored_to_the_right() -> None:
    bound = PageFrame(margins=Margins(5.0, 6.0, 7.0, 8.0), binding=10.0)
    assert bound.inner(1) == bound.inner(2) == (15.0, 6.0, 188.0, 283.0)
    mirrored = PageFrame(margins=Margins(5.0, 6.0, 7.0, 8.0), binding=10.0, mirrored=True)
    assert mirrored.inner(3) == (15.0, 6.0, 188.0, 283.0)
    assert mirrored.inner(4) == (5.0, 6.0, 188.0, 283.0)


@pytest.mark.parametrize("margins", [(-1, 9, 9, 9), (60, 9, 60, 9), (9, 100, 9, 60), (float("nan"), 9, 9, 9)])
def test_margins_leave_half_of_the_paper(margins: tuple[float, float, float, float]) -> None:
    with pytest.raises(ValueError, match="the margins are too wide"):
        PageFrame(margins=Margins(*margins))


def test_a_binding_is_a_margin_too() -> None:
    with pytest.raises(ValueError, match="the margins are too wide"):
        PageFrame(binding=100.0)
