"""Zooming by wheel or fingers: pages are stretched on the way, and sharp when it ends, square after square."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from typing_extensions import override

from metamaker.app.canvas import page_view
from metamaker.app.canvas.page_view import PageView
from metamaker.rendering.drawing import Drawing, Page, Path
from metamaker.rendering.ink import ALERT, COLOUR, INK
from metamaker.rendering.shapes import box

SQUARES = tuple(Path(box(20.0 * n, 15.0 * n, 10.0, 10.0), fill=INK if n % 2 else ALERT) for n in range(10))


def view(qtbot: QtBot) -> PageView:
    made = PageView()
    qtbot.addWidget(made)
    made.resize(700, 500)
    made.set_pages((Page(Drawing(210.0, 160.0, SQUARES)),), COLOUR)
    with qtbot.waitExposed(made):
        made.show()
    made.viewport().repaint()
    return made


def wheel(area: PageView, notches: int) -> None:
    at = QPointF(area.viewport().rect().center())
    turned = QPoint(0, 120 * notches)
    event = QWheelEvent(
        at,
        area.viewport().mapToGlobal(at),
        QPoint(),
        turned,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(area.viewport(), event)


def test_pages_are_stretched_while_somebody_zooms_and_sharp_afterwards(qtbot: QtBot) -> None:
    shown, plain = view(qtbot), view(qtbot)
    for _ in range(3):
        wheel(shown, 1)
        shown.viewport().repaint()
        assert shown.tiles.has_stand_ins
    qtbot.waitUntil(lambda: not shown.tiles.has_stand_ins)
    plain.set_zoom(shown.zoom)
    plain.viewport().repaint()
    assert not plain.tiles.has_stand_ins
    assert shown.zoom > 1.0
    whole = QRect(0, 0, *plain.tiles.size(0))
    one, other = ([image for _, image in each.tiles.within(0, whole)] for each in (shown, plain))
    assert one == other


def test_another_page_is_never_hidden_by_what_was_there(qtbot: QtBot) -> None:
    shown = view(qtbot)
    wheel(shown, 1)
    shown.viewport().repaint()
    shown.set_pages((Page(Drawing(210.0, 160.0, SQUARES[:2])),), COLOUR)
    assert not shown.tiles.has_stand_ins


class Watched(PageView):
    """Notes of each time that it is painted whether squares are missing."""

    def __init__(self) -> None:
        super().__init__()
        self.behind: list[bool] = []

    @override
    def paint_over(self, painter: QPainter) -> None:
        self.behind.append(self.tiles.is_behind)


def test_pages_that_slid_before_they_were_seen_come_square_by_square_and_are_whole_in_the_end(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_view, "_FRAME_SECONDS", 0.0)
    plain, shown = view(qtbot), Watched()
    qtbot.addWidget(shown)
    shown.resize(700, 500)
    shown.slide()
    shown.set_pages((Page(Drawing(210.0, 160.0, SQUARES)),), COLOUR)
    qtbot.wait(200)  # longer than pages that are scrolled take to rest
    with qtbot.waitExposed(shown):
        shown.show()
    qtbot.waitUntil(lambda: shown.behind[-1:] == [False])
    assert shown.behind[0]
    whole = QRect(0, 0, *plain.tiles.size(0))
    one, other = ([image for _, image in each.tiles.within(0, whole)] for each in (shown, plain))
    assert one == other
