"""The design page of a small ship, on the screen."""

from collections.abc import Callable

import pytest
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
def page_of(qtbot: QtBot) -> PageOf:
    """Return the design page of a context, shown."""

    def made(context: Context) -> DesignPage:
        page = DesignPage(context)
        qtbot.addWidget(page)
        page.resize(1440, 900)
        page.show()
        return page

    return made


@pytest.fixture
def page(page_of: PageOf, heron: Context) -> DesignPage:
    """Return the design page of the Heron."""
    return page_of(heron)
