"""What a view is given of a document of this game."""

from collections.abc import Callable
from functools import partial

import pytest

from metamaker.app.context import Context
from metamaker.games.cosmoforce.model.fleet import Fleet
from tests.app.conftest import MakeContextOfGame
from tests.app.cosmoforce.board.heron import HERON, REF

ContextOf = Callable[[Fleet], Context]


@pytest.fixture
def ships_of(context_of_game: MakeContextOfGame) -> ContextOf:
    """Return what a view is given of a document."""
    return partial(context_of_game, "cosmoforce")


@pytest.fixture
def heron(ships_of: ContextOf) -> Context:
    """Return the context of a view with the document of the Heron on the canvas."""
    context = ships_of(HERON)
    context.selection.show(REF)
    return context
