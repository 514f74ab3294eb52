"""Edits of a board with selected hexes, while the document changes by other ways too."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject

from metamaker.app.context import Context
from metamaker.app.cosmoclysm.board.board_edits import BoardEdits
from metamaker.games.cosmoclysm.templates import board_of_template
from tests.app.conftest import MakeContextOfGame


@pytest.fixture
def context(context_of_game: MakeContextOfGame) -> Context:
    """Return the context of the default board."""
    return context_of_game("cosmoclysm", board_of_template(""))


@pytest.fixture
def edits(context: Context) -> Iterator[BoardEdits]:
    """Edits of the board with one more hex, which is selected."""
    parent = QObject()
    made = BoardEdits(context, parent)
    made.add("places/4,-1", "X")
    assert made.chosen == (37,)
    yield made
    parent.deleteLater()


def test_undo_can_take_the_selected_hex_away(context: Context, edits: BoardEdits) -> None:
    context.document.steps.undo()
    assert edits.chosen == ()
    edits.remove()
    edits.turn(1)
    edits.mirror()
    edits.move((1, 0))
    assert len(edits.board.hexes) == 37
