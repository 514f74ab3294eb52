"""The room of the problems below a sheet: the first ones are seen whole with their fixes, and nothing is empty."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.metaverse.design.design_page import DesignPage
from metamaker.app.problems.problems_model import FIX
from metamaker.app.theme.theme import Theme
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.registry import game_called
from tests.app.conftest import MakeContext
from tests.app.metaverse.conftest import PageOf, page_of

__all__ = ["page_of"]

PAGES = ((1440, 800), (1280, 620))
"""The design page in windows of 1440 × 900 and 1280 × 720."""


def flawed(fleet: Fleet, count: int) -> Fleet:
    """Return a fleet whose first class lacks one or two mandatory parts, each a problem with a fix; a third one is a note."""
    ship = fleet.classes[0]
    core = ship.sections.core
    assert core is not None
    parts = tuple(part for part in core.components if part.kind.value not in ("bridge", "sensor_array")[:count])
    changed = ship.with_(sections=ship.sections.with_(core=core.with_(components=parts)))
    ships = tuple(ship.with_(commander=None) for ship in fleet.ships) if count > 2 else fleet.ships
    return fleet.with_(classes=(changed, *fleet.classes[1:]), ships=ships)


def fixes(page: DesignPage) -> list[QRect]:
    """Return the boxes of the fixes in the list, from the top."""
    rows, found = page.problems.list, []
    for number in range(page.problems.model.rowCount()):
        index = page.problems.model.index(number)
        option = QStyleOptionViewItem()
        rows.initViewItemOption(option)
        option.rect = rows.visualRect(index)
        if index.data(FIX):
            found.append(rows._rows._boxes(option.rect, option.font, index).fix)
    return found


@pytest.mark.parametrize("size", PAGES)
@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.usefixtures("theme")
def test_the_first_problems_are_seen_with_their_whole_fixes(
    page_of: PageOf, starter: Context, qtbot: QtBot, size: tuple[int, int], count: int
) -> None:
    page = page_of(starter)
    page.resize(*size)
    starter.document.apply("Flaws", flawed(starter.document.value, count))
    qtbot.waitUntil(lambda: page.problems.model.rowCount() >= count and len(fixes(page)) >= min(count, 2))
    qtbot.waitUntil(lambda: all(page.problems.list.viewport().rect().contains(fix) for fix in fixes(page)[: min(count, 2)]))
    starter.document.steps.undo()
    qtbot.waitUntil(lambda: page.under.height() <= page.under.height_for(page.problems.maximumHeight()))
    assert page.problems.list.isHidden()
    assert sum(page.middle.sizes()) + page.middle.handleWidth() == page.middle.height()


@pytest.fixture
def starter(context_of: MakeContext, theme: Theme) -> Context:
    """Return the context of a view with the first fleet of a new user."""
    return context_of(game_called("metaverse").documents.new("Newcomers", "new"))
