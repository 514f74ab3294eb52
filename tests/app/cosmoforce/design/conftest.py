"""The design page of a small ship, on the screen."""

from collections.abc import Callable, Iterator

import pytest
import shiboken6
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.cosmoforce.design.design_page import DesignPage
from tests.app.cosmoforce.conftest import ContextOf

PageOf = Callable[[Context], DesignPage]


@pytest.fixture
def context_of(ships_of: ContextOf) -> ContextOf:
    """Return what a view is given of a document."""
    return ships_of


@pytest.fixture
def page_of(qtbot: QtBot) -> Iterator[PageOf]:
    """Return the design page of a context, shown. All go at the end of the test: a new look for the next would cost seconds."""
    pages: list[DesignPage] = []

    def made(context: Context) -> DesignPage:
        page = DesignPage(context)
        pages.append(page)
        page.resize(1440, 900)
        page.show()
        qtbot.waitExposed(page)
        return page

    yield made
    for page in pages:
        page.close()
        shiboken6.delete(page)


@pytest.fixture
def page(page_of: PageOf, heron: Context) -> DesignPage:
    """Return the design page of the Heron."""
    return page_of(heron)
