"""What a view is given of a document of this game."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from metamaker.app.background import Background
from metamaker.app.context import Context
from metamaker.app.document import Document
from metamaker.app.selection import Selection
from metamaker.app.settings.settings import Settings
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.registry import game_called
from tests.app.conftest import Told

ContextOf = Callable[[Fleet], Context]


@pytest.fixture
def ships_of(qapp: QApplication, settings: Settings, background: Background, told: Told) -> ContextOf:
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
