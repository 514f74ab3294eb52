"""What travels from document to document: whose references it has, and for whom they mean nothing."""

from functools import partial

import pytest
from PySide6.QtCore import QMimeData

from metamaker.app.document import Document
from metamaker.app.elements.clipboard_data import carried_refs, elements_data, own_refs
from metamaker.core.elements.transfer import cut as cut_of
from metamaker.games.cosmoforce.edits.structure import STRUCTURE
from metamaker.registry import game_called
from tests.games.cosmoforce.builders import design, fleet

HERON = "designs/heron"

cut = partial(cut_of, STRUCTURE)


@pytest.mark.usefixtures("qapp")
def test_references_are_those_of_the_document_they_are_from() -> None:
    first, second = (Document(game_called("cosmoforce"), fleet(design())) for _ in range(2))
    data = elements_data(first, [HERON], cut)
    assert (own_refs(data, first), own_refs(data, second), carried_refs(data)) == ((HERON,), (), (HERON,))


@pytest.mark.usefixtures("qapp")
def test_no_later_document_is_taken_for_one_that_was_closed() -> None:
    game, value = game_called("cosmoforce"), fleet(design())
    parcels: list[QMimeData] = []
    for _ in range(20):  # each takes the place that one before it had in memory
        opened = Document(game, value)
        assert not any(own_refs(data, opened) for data in parcels)
        parcels.append(elements_data(opened, [HERON], cut))
        del opened
