"""A ship is designed, added to the fleet and printed without a mouse."""

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from metamaker.app.window.window import MainWindow
from metamaker.core.issue import Severity
from metamaker.game_api.game import required
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.opening import open_file
from tests.app.end_to_end import eyes
from tests.app.end_to_end.hands import Hands

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (grabbing the keyboard|propagateSizeHints)", extend=True)

MOST_STOPS = 60


def walk(hands: Hands, name: str, key: str = "F6") -> None:
    """Press a key until the widget with a name has the focus."""
    for _ in range(MOST_STOPS):
        if name in _focused():
            return
        hands.press(key)
    raise AssertionError(f"{key} never leads to “{name}”, but to {_focused()}")


def _focused() -> list[str]:
    focus = QApplication.focusWidget()
    return [] if focus is None else eyes.names(focus)


def go(hands: Hands, ref: str, key: str) -> None:
    """Press an arrow key on the sheet until an element is selected."""
    for _ in range(MOST_STOPS):
        if eyes.sheet().selected_ref == ref:
            return
        hands.press(key)
    raise AssertionError(f"{key} never leads to {ref}, but to {eyes.sheet().selected_ref}")


def edit(hands: Hands, text: str) -> None:
    """Edit the selected element of the sheet in place."""
    hands.press("Return")
    hands.type(text)
    hands.press("Return")
    hands.until(eyes.sheet().hasFocus, "the editor does not close")


def save_as_pdf(hands: Hands, file: Path) -> None:
    """Print with the page of sheets, into a file."""

    def name() -> None:
        hands.type(str(file))
        hands.press("Return")

    hands.press("Ctrl+P")
    hands.until(lambda: eyes.can_see("Save PDF…"), "the pages are not laid out")
    walk(hands, "Save PDF…", "Tab")
    hands.meanwhile(name, lambda: isinstance(QApplication.activeModalWidget(), QFileDialog))
    hands.press("Return")
    hands.until(file.exists, "the PDF is not written")


@pytest.fixture
def no_mouse(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail if the test uses the mouse."""
    for event in ("mouseClick", "mousePress", "mouseRelease", "mouseMove", "mouseDClick"):
        monkeypatch.delattr(QTest, event)


@pytest.mark.usefixtures("no_mouse")
def test_a_ship_is_designed_added_and_printed_by_keyboard(desk: MainWindow, hands: Hands, tmp_path: Path) -> None:
    assert "Play a first duel" in _focused()
    walk(hands, "New Metaverse document", "Tab")
    hands.press("Return")
    assert desk.fleet is not None
    document = desk.fleet.document

    walk(hands, "Classes")
    hands.press("Ins")
    hands.type("Heron")
    hands.press("Return")
    walk(hands, "Sheet")
    core = f"{document.value.classes[-1].ref()}/core"
    hands.press("Home")
    go(hands, core, "Right")
    go(hands, f"{core}/hull_hits", "Down")
    edit(hands, "20")
    go(hands, core, "Up")
    hands.press("Ctrl+F")
    hands.type("cannon")
    hands.press("Return")
    walk(hands, "Problems")
    problems = [issue for issue in required(document.game.checks).issues(document.value) if issue.severity is Severity.ERROR]
    for _ in range(4 * len(problems)):
        hands.press("Ctrl+.")
    walk(hands, "Classes")
    hands.press("Ctrl+Return")
    walk(hands, "Chain of command")
    hands.press("F2")
    hands.type("Marrow")
    hands.press("Return")

    fleet: Fleet = document.value
    heron = fleet.classes[-1]
    assert heron.name == "Heron"
    assert heron.sections.core is not None
    assert heron.sections.core.hull_hits == 20
    assert len(heron.sections.core.mounts) == 1
    assert [ship.name for ship in fleet.ships if ship.ship_class == heron.id] == ["Marrow"]
    assert [issue for issue in required(document.game.checks).issues(fleet) if issue.severity is Severity.ERROR] == []
    pdf = tmp_path / "heron.pdf"
    save_as_pdf(hands, pdf)
    assert open_file(str(pdf)).document == fleet
