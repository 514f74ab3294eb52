"""The panels below the sheet."""

import pytest

from metamaker.app.context import Context
from metamaker.app.cosmoforce.design.design_page import DesignPage
from tests.app.cosmoforce.design.conftest import PageOf


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("size", [100, 150, 200])
def test_each_has_the_height_that_it_had(page_of: PageOf, heron: Context, size: int) -> None:
    heron.settings.change(text_size=size)
    page = page_of(heron)
    before = page.middle.sizes()
    page.under.bring(page.balance)
    during = page.middle.sizes()
    assert during[2] > before[2]
    assert abs(during[0] - before[0]) <= 1
    page.under.bring(page.problems)
    assert abs(page.middle.sizes()[2] - before[2]) <= 1


def test_a_folded_part_stays_folded(page: DesignPage) -> None:
    page.middle.fold(2, True)
    page.under.bring(page.balance)
    assert page.middle.is_folded(2)
