"""The item model of pages in small."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QIcon, QImage
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from metamaker.app.background import Background
from metamaker.app.printing.pages_view import ThumbnailModel
from metamaker.app.texts import plain_tip
from metamaker.rendering.drawing import Drawing, Page, Path
from metamaker.rendering.ink import COLOUR, GREY, INK, PAPER, Ink
from metamaker.rendering.shapes import box

DECORATION = Qt.ItemDataRole.DecorationRole
MakeModel = Callable[[Callable[[int], str]], ThumbnailModel]


def page(width: float, height: float, bookmark: str | None = None) -> Page:
    """Return a page full of ink."""
    return Page(Drawing(width, height, (Path(box(0, 0, width, height), fill=INK),)), bookmark)


def icon(model: ThumbnailModel, row: int) -> QIcon:
    found = model.index(row).data(DECORATION)
    assert isinstance(found, QIcon)
    return found


def middle(model: ThumbnailModel, row: int) -> str:
    """Return the colour in the middle of a picture."""
    picture: QImage = icon(model, row).pixmap(QSize(500, 500)).toImage()
    return picture.pixelColor(picture.rect().center()).name()


def css(ink: Ink, role: str) -> str:
    return ink[role].css


@pytest.fixture
def model_of(qtbot: QtBot, background: Background) -> MakeModel:
    return lambda numbered: ThumbnailModel(100, 1.0, numbered, background, background)


def drawn(qtbot: QtBot, background: Background, model: ThumbnailModel) -> None:
    """Ask for all pictures, and wait until they are there."""
    for row in range(model.rowCount()):
        icon(model, row)
    qtbot.waitUntil(lambda: not background.jobs)


def test_pages_have_numbers_names_and_pictures_in_their_shape(
    qtbot: QtBot, background: Background, model_of: MakeModel, qtmodeltester: ModelTester
) -> None:
    model = model_of(lambda at: f"Page {at}")
    model.show((page(210, 297, "Heron"), page(297, 210)), COLOUR)
    rows = [model.index(row) for row in range(model.rowCount())]
    assert [row.data() for row in rows] == ["1", "2"]
    assert [row.data(Qt.ItemDataRole.ToolTipRole) for row in rows] == [plain_tip("Heron"), plain_tip("Page 2")]
    for _ in ("blank", "drawn"):
        assert [icon(model, row).actualSize(QSize(500, 500)) for row in (0, 1)] == [QSize(71, 100), QSize(100, 71)]
        drawn(qtbot, background, model)
    qtmodeltester.check(model)


def test_a_picture_is_drawn_when_it_is_asked_for_but_not_by_whoever_asks(
    qtbot: QtBot, background: Background, model_of: MakeModel
) -> None:
    model = model_of(str)
    model.show((page(210, 297), page(210, 297)), COLOUR)
    assert list(background.jobs) == []
    assert middle(model, 0) == css(COLOUR, PAPER)
    assert len(background.jobs) == 1
    told: list[int] = []
    model.dataChanged.connect(lambda first, last: told.extend((first.row(), last.row())))
    qtbot.waitUntil(lambda: not background.jobs)
    assert told == [0, 0]
    assert middle(model, 0) == css(COLOUR, INK)
    assert list(background.jobs) == []  # it is not drawn again


def test_pictures_of_pages_that_stay_are_kept(
    qtbot: QtBot, background: Background, model_of: MakeModel, qtmodeltester: ModelTester
) -> None:
    first, second, third = page(210, 297), page(210, 297), page(210, 297)
    model = model_of(str)
    model.show((first, second), COLOUR)
    qtmodeltester.check(model)
    drawn(qtbot, background, model)
    kept, row = icon(model, 0).cacheKey(), QPersistentModelIndex(model.index(0))
    model.show((first, third, second), COLOUR)
    assert (model.rowCount(), row.row(), icon(model, 0).cacheKey()) == (3, 0, kept)
    model.show((first,), GREY)
    assert model.rowCount() == 1
    assert middle(model, 0) == css(GREY, PAPER)
    model.show((), GREY)
    assert model.rowCount() == 0


def test_pictures_that_nobody_wants_any_more_are_given_up(qtbot: QtBot, background: Background, model_of: MakeModel) -> None:
    first, second = page(210, 297), page(210, 297)
    model = model_of(str)
    model.show((first, second), COLOUR)
    icon(model, 0), icon(model, 1)
    of_first, of_second = background.jobs
    model.show((second,), COLOUR)
    assert (of_first.cancelled, of_second.cancelled) == (True, False)
    drawn(qtbot, background, model)
    assert middle(model, 0) == css(COLOUR, INK)
