"""A chart as large as its widget."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from metamaker.app.canvas.page_layout import PIXELS
from metamaker.app.settings.preferences import Look
from metamaker.app.settings.settings import Settings
from metamaker.app.theme.theme import Theme, tokens
from metamaker.app.widgets.drawing_view import DrawingView, GraphCard
from metamaker.app.widgets.layouts import TallArea
from metamaker.game_api.graphs import Graph
from metamaker.rendering.drawing import Drawing, Group, Path
from metamaker.rendering.ink import INK
from metamaker.rendering.shapes import box


def chart(width: float, height: float) -> Drawing:
    bar = Drawing(width / 2, height / 2, (Path(box(0.0, 0.0, width / 2, height / 2), fill=INK),))
    return Drawing(width, height, (Group(0.0, height / 2, bar, "Lances <9>"),))


@pytest.fixture
def view(qtbot: QtBot, theme: Theme) -> DrawingView:
    made = DrawingView(chart)
    qtbot.addWidget(made)
    made.resize(400, 300)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_the_drawing_is_made_for_the_size_of_the_widget(view: DrawingView) -> None:
    sizes = []
    for size in ((400, 300), (200, 100)):
        view.resize(*size)
        assert view.drawing is not None
        sizes.append((view.drawing.width * PIXELS, view.drawing.height * PIXELS))
    assert sizes == [pytest.approx((392, 292)), pytest.approx((192, 92))]


def test_the_drawing_stays_until_something_changes(view: DrawingView) -> None:
    first = view.drawing
    view.grab()
    assert view.drawing is first
    view.remake()
    assert view.drawing is not first


def test_a_mark_tells_its_text_when_pointed_at(view: DrawingView) -> None:
    card = view._card
    QTest.mouseMove(view, QPoint(100, 250))
    assert card.isVisible()
    assert card.html == "Lances &lt;9&gt;"
    QTest.mouseMove(view, QPoint(350, 20))
    assert not card.isVisible()


def test_the_ink_is_that_of_the_screen_but_copies_are_for_paper(view: DrawingView, settings: Settings) -> None:
    settings.change(look=Look.DARK)
    assert view.grab().toImage().pixelColor(100, 250) == QColor(tokens().ink)
    picture = view.picture()
    assert picture.pixelColor(0, 0) == QColor("white")
    assert picture.pixelColor(300, 750).lightness() < 60


def test_control_c_copies_the_picture(view: DrawingView) -> None:
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QGuiApplication.clipboard().image()
    assert isinstance(copied, QImage)
    assert (copied.width(), copied.height()) == (1200, 900)
    QApplication.clipboard().clear()


def test_a_card_asks_for_no_more_than_the_text_needs(qtbot: QtBot, theme: Theme, settings: Settings) -> None:
    card = GraphCard(settings)
    qtbot.addWidget(card)
    card.resize(600, 500)
    card.show()
    card.show_graph(lambda width, height: Graph("lances", "Lances", Drawing(width, max(height, 90.0), ())))
    qtbot.wait(1)
    asked = card.view.minimumHeight()
    settings.change(text_size=200)
    qtbot.waitUntil(lambda: card.view.minimumHeight() > asked)
    settings.change(text_size=100)
    qtbot.waitUntil(lambda: card.view.minimumHeight() == asked)


def test_a_card_tells_its_graph_before_the_next_paint(qtbot: QtBot, theme: Theme, settings: Settings) -> None:
    card = GraphCard(settings)
    qtbot.addWidget(card)
    card.resize(600, 500)
    with qtbot.waitExposed(card):
        card.show()
    for number in (1, 2):
        graph = Graph("lances", f"Lances {number}", chart(90.0, 60.0), f"{number} boxes")
        card.show_graph(lambda _width, _height, graph=graph: graph)  # type: ignore[misc]
        assert (card.title.text(), card.summary.text()) == (graph.title, graph.summary)
        assert (card.view.accessibleName(), card.view.accessibleDescription()) == (graph.title, graph.summary)
        card.grab()


def test_a_card_whose_chart_is_out_of_view_tells_its_new_graph(qtbot: QtBot, theme: Theme, settings: Settings) -> None:
    card = GraphCard(settings)
    area = TallArea(QLabel("Above"), card)
    qtbot.addWidget(area)
    area.resize(600, 60)
    with qtbot.waitExposed(area):
        area.show()
    for number in (1, 2):
        graph = Graph("lances", f"Lances {number}", chart(90.0, 60.0), f"{number} boxes")
        card.show_graph(lambda _width, _height, graph=graph: graph)  # type: ignore[misc]
        qtbot.wait(50)
        assert card.view.visibleRegion().isEmpty()
        assert card.title.text() == graph.title
