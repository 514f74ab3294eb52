"""The design page of a small ship, on the screen."""

from collections.abc import Callable, Iterator

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from metamaker.app.background import Background
from metamaker.app.context import Context
from metamaker.app.cosmoforce.design.design_page import DesignPage
from metamaker.app.document import Document
from metamaker.app.selection import Selection
from metamaker.app.settings.settings import Settings
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.registry import game_called
from tests.app.conftest import Told
from tests.app.cosmoforce.board.heron import HERON, REF

ContextOf = Callable[[Fleet], Context]
PageOf = Callable[[Context], DesignPage]


@pytest.fixture
def context_of(qapp: QApplication, settings: Settings, background: Background, told: Told) -> ContextOf:
    """Return what a view is given of a document."""

    def made(fleet: Fleet) -> Context:
        document = Document(game_called("cosmoforce"), fleet, qapp)
        return Context(
            document=document,
            selection=Selection(document),
            settings=settings,
            background=background,
            show_rule=told.rules.append,
            show_page=told.pages.append,
            go_to=told.places.append,
            say=told.said.append,
            open_file=told.files.append,
        )

    return made


@pytest.fixture
def heron(context_of: ContextOf) -> Context:
    """What a view is given of the document of the Heron, which is on the canvas."""
    context = context_of(HERON)
    context.selection.show(REF)
    return context


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
    """The design page of the Heron."""
    return page_of(heron)
