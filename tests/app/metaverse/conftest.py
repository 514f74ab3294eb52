"""What tests of the design page share: the page of a small fleet, on the screen."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.metaverse.design.design_page import DesignPage
from metamaker.registry import game_called
from tests.app.conftest import MakeContext

PageOf = Callable[[Context], DesignPage]


@pytest.fixture
def starter(context_of: MakeContext) -> Context:
    """Return the context of a view with the first fleet of a new user."""
    return context_of(game_called("metaverse").documents.new("Newcomers", "new"))


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
def page(page_of: PageOf, starter: Context) -> DesignPage:
    """Return the design page of the starter fleet."""
    return page_of(starter)
