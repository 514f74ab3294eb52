"""The item model of pages in small."""

from PySide6.QtCore import QPersistentModelIndex, QSize, Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from metamaker.app.sheets.pages_view import ThumbnailModel
from metamaker.app.texts import plain_tip
from metamaker.sheets.drawing import Drawing, Page
from metamaker.sheets.ink import COLOUR, GREY

DECORATION = Qt.ItemDataRole.DecorationRole


def page(width: float, height: float, bookmark: str | None = None) -> Page:
    return Page(Drawing(width, height, ()), bookmark)


def test_pages_have_numbers_names_and_pictures_in_their_shape(qtbot: QtBot, qtmodeltester: ModelTester) -> None:
    model = ThumbnailModel(100, 1.0, lambda at: f"Page {at}")
    model.show((page(210, 297, "Heron"), page(297, 210)), COLOUR)
    rows = [model.index(row) for row in range(model.rowCount())]
    assert [row.data() for row in rows] == ["1", "2"]
    assert [row.data(Qt.ItemDataRole.ToolTipRole) for row in rows] == [plain_tip("Heron"), plain_tip("Page 2")]
    assert [row.data(DECORATION).actualSize(QSize(500, 500)) for row in rows] == [QSize(71, 100), QSize(100, 71)]
    qtmodeltester.check(model)


def test_pictures_of_pages_that_stay_are_kept(qtbot: QtBot, qtmodeltester: ModelTester) -> None:
    first, second, third = page(210, 297), page(210, 297), page(210, 297)
    model = ThumbnailModel(100, 1.0, str)
    model.show((first, second), COLOUR)
    qtmodeltester.check(model)
    kept, row = model.index(0).data(DECORATION).cacheKey(), QPersistentModelIndex(model.index(0))
    model.show((first, third, second), COLOUR)
    assert (model.rowCount(), row.row(), model.index(0).data(DECORATION).cacheKey()) == (3, 0, kept)
    model.show((first,), GREY)
    assert model.rowCount() == 1
    assert model.index(0).data(DECORATION).cacheKey() != kept
    model.show((), GREY)
    assert model.rowCount() == 0
