"""What was built is taken back and done again."""

import pytest

from metamaker.app.window.window import MainWindow
from tests.app.end_to_end.hands import Hands
from tests.app.end_to_end.walk import build_the_hull

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard", extend=True)


def test_a_hull_is_undone_to_the_start_and_done_again(desk: MainWindow, hands: Hands) -> None:
    hands.click("New Metaverse document")
    assert desk.fleet is not None
    start = desk.fleet.document.value
    hands.click("New class")
    hands.type("Heron")
    hands.press("Return")
    build_the_hull(hands, lambda _: None)
    built, steps = desk.fleet.document.value, desk.fleet.document.steps
    assert built != start
    hands.press("Ctrl+Z", times=steps.count())
    assert desk.fleet.document.value == start
    assert not desk.fleet.dirty
    hands.press("Ctrl+Y", times=steps.count())
    assert desk.fleet.document.value == built
