"""The page “How true are the points?” as a person reads it."""

from pytestqt.qtbot import QtBot

from metamaker.app.metaverse.points.points_page import PointsPage
from metamaker.games.metaverse.forecast.points_report import report
from tests.app.conftest import MakeContext, sample


def test_the_page_tells_how_far_points_are_from_even(context_of: MakeContext, qtbot: QtBot) -> None:
    page = PointsPage(context_of(sample("the-even-hand.json")))
    qtbot.addWidget(page)
    told = page.toPlainText()
    assert told.startswith("How true are the points?")
    assert "the best possible number" in told
    for row in report()["distances"]:
        assert f"{row['corrected']:.1f} ({row['low']:.1f}–{row['high']:.1f})" in told
