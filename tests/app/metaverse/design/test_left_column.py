"""The left column shows many ships with whole names, and large screens show the whole sheet."""

import pytest

from metamaker.app.canvas.page_layout import LARGE
from metamaker.app.context import Context
from metamaker.app.rows.row_view import RowView
from metamaker.core.paths import sample_fleets
from metamaker.opening import open_file
from tests.app.conftest import MakeContext
from tests.app.metaverse.conftest import PageOf

LARGEST = "the-ninewater-procession.json"


@pytest.fixture
def procession(context_of: MakeContext) -> Context:
    """Return the context of a fleet of forty ships."""
    return context_of(open_file(str(sample_fleets("metaverse") / LARGEST)).document)


def rows_in_sight(view: RowView) -> int:
    """Return the number of rows that are shown as a whole."""
    room = view.viewport().rect()
    return sum(not (box := view.visualRect(view.rows.index_of(key))).isEmpty() and room.contains(box) for key in view.rows.keys)


def is_cut(view: RowView) -> bool:
    """Return whether a row is too narrow for its content."""
    return view.needed_width > view.width()


def test_many_ships_take_a_line_each(page_of: PageOf, procession: Context) -> None:
    page = page_of(procession)
    tree, classes = page.fleet.tree, page.fleet.library.views["classes"]
    assert tree.painter.is_dense
    assert classes.painter.is_dense
    assert rows_in_sight(tree) >= 7
    assert rows_in_sight(classes) >= 4


def test_a_few_ships_have_their_classes_below_their_names(page_of: PageOf, starter: Context) -> None:
    assert not page_of(starter).fleet.tree.painter.is_dense


def test_no_name_is_cut_where_there_is_room(page_of: PageOf, procession: Context) -> None:
    page = page_of(procession)
    for width, height in ((1920, 1080), (3840, 2160)):
        page.resize(width, height)
        left = page.columns.sizes()[0]
        assert left <= width // 4
        assert not is_cut(page.fleet.tree)
    page.resize(1280, 720)
    assert page.columns.sizes()[1] > 2 * page.columns.sizes()[0]


def test_a_large_screen_begins_with_the_whole_sheet(page_of: PageOf, procession: Context) -> None:
    page = page_of(procession)
    canvas = page.sheet.canvas
    page.resize(3840, 2160)
    assert canvas.zoom > LARGE
    assert canvas.verticalScrollBar().maximum() == 0
    page.resize(1920, 1080)
    assert canvas.zoom <= LARGE
    page.resize(1440, 900)
    assert canvas.horizontalScrollBar().maximum() == 0
