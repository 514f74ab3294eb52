"""The bar of where the value comes from stands in the live card whole."""

from pytestqt.qtbot import QtBot

from metamaker.app.canvas.page_layout import PIXELS
from metamaker.app.metaverse.design.ship_numbers import ValueBar
from metamaker.app.widgets.drawing_view import EDGE
from tests.app.conftest import MakeContext
from tests.app.metaverse.conftest import PageOf
from tests.games.metaverse.edits.flotilla import FLEET


def test_the_whole_legend_is_seen(page_of: PageOf, context_of: MakeContext, qtbot: QtBot) -> None:
    page = page_of(context_of(FLEET))
    bar = page.findChild(ValueBar)
    assert bar is not None
    qtbot.waitUntil(lambda: bar.view.drawing is not None, timeout=10_000)
    drawing = bar.view.drawing
    assert drawing is not None
    assert bar.view.height() >= drawing.height * PIXELS + 2 * EDGE
