"""A person asks what a ship needs to hit, by mouse and by keys, on a design, on paper, and while documents close."""

import pytest
from PySide6.QtWidgets import QApplication

from metamaker.app.firing.odds_dock import OddsDock
from metamaker.app.firing.odds_panel import OddsPanel
from metamaker.app.play.paper_record.record_page import RecordPage
from metamaker.app.window.program import Program
from metamaker.app.window.side_docks import RulesDock
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from tests.app.end_to_end.hands import Hands

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (grabbing the keyboard|propagateSizeHints)", extend=True)

TITLE = "What do I need to hit?"


def open_sample(window: MainWindow, game: str, name: str) -> None:
    window.files.open([str(sample_fleets(game) / f"{name}.json")])


def dock(window: MainWindow) -> OddsDock:
    found = window.findChild(OddsDock)
    assert found is not None
    return found


def panel(window: MainWindow) -> OddsPanel:
    found = dock(window).panel
    assert found is not None
    return found


def bands(window: MainWindow, column: int = 0) -> str:
    """Return the range bands of the first weapon."""
    rows = panel(window).figures.rows
    row = rows.row_of(next(key for key in rows.keys if key.endswith("/bands")))
    assert row is not None
    return row.cells[column]


def test_two_distances_are_compared_by_mouse(desk: MainWindow, hands: Hands) -> None:
    open_sample(desk, "metaverse", "the-even-hand")
    hands.choose("Fleet", TITLE)
    hands.until(lambda: bool(panel(desk).figures.rows.keys), "no figures")
    hands.choose_of("Target", "Yardstick")
    assert bands(desk) == "0"
    hands.click("Compare with…")
    hands.type("Pat")  # the list of second targets has the keyboard
    assert panel(desk).columns[1].target.currentText() == "Patient Surveyor"
    hands.double_click("Distance, second attack")
    hands.press("Ctrl+A")
    hands.type("75")
    hands.until(lambda: bands(desk, 1) == "2", "the second column is not for 75 cm")
    assert bands(desk) == "0"
    hands.click("Don’t compare")
    assert not panel(desk).columns[1].target.isVisible()


def test_everything_is_done_by_keys(desk: MainWindow, hands: Hands) -> None:
    open_sample(desk, "metaverse", "the-even-hand")
    hands.until(lambda: desk.workspace is not None and not desk.workspace.is_building, "the page is not complete")
    before = QApplication.focusWidget()
    hands.press("Ctrl+Shift+H")
    hands.until(panel(desk).columns[0].target.hasFocus, "the target has no keyboard")
    hands.type("Yard")
    assert panel(desk).columns[0].target.currentText() == "Yardstick"
    hands.press("Tab", 3)  # weapons, arc, distance
    hands.press("Ctrl+A")
    hands.type("70")
    assert panel(desk).columns[0].fields.case.distance == 70
    hands.press("Tab")
    hands.press("Space")
    assert panel(desk).columns[0].fields.by_name["terrain"].isVisible()
    while not panel(desk).figures.hasFocus():
        hands.press("Tab")
    hands.press("Home")
    hands.press("Right")
    hands.press("Down")
    hands.press("Return")
    rules = desk.findChild(RulesDock)
    assert rules is not None
    assert rules.isVisible()
    assert rules.panel.place == "0.1.0-07"
    panel(desk).setFocus()
    hands.press("Esc")
    assert not rules.isVisible()
    hands.press("Esc")
    assert not dock(desk).isVisible()
    assert QApplication.focusWidget() is before


def test_at_the_table_the_shown_ship_fires(desk: MainWindow, hands: Hands) -> None:
    open_sample(desk, "metaverse", "quarrel-at-fennel-light")
    hands.choose("Fleet", "Record a game on paper")
    assert desk.workspace is not None
    page = desk.workspace.shown
    assert isinstance(page, RecordPage)
    hands.click("Borrowed Lantern")
    page.tools.ensureWidgetVisible(page.odds)
    hands.click(TITLE)
    hands.until(lambda: dock(desk).isVisible() and bool(panel(desk).figures.rows.keys), "no figures")
    assert panel(desk).firer.currentText() == "Borrowed Lantern"
    hands.click("Honest Weight", within="Ships")
    assert panel(desk).firer.currentText() == "Honest Weight"


def test_documents_close_and_languages_change_while_rolls_are_under_way(
    whole_program: Program, desk: MainWindow, hands: Hands
) -> None:
    open_sample(desk, "metaverse", "the-even-hand")
    open_sample(desk, "cosmoforce", "six-ideas")
    hands.press("Ctrl+Shift+H")
    hands.until(lambda: bool(panel(desk).figures.rows.keys), "no figures")
    assert panel(desk).document.game.key == "cosmoforce"
    hands.press("Ctrl+W")
    hands.until(lambda: dock(desk).panel is not None and panel(desk).rolling.is_busy, "no rolls")
    assert panel(desk).document.game.key == "metaverse"
    hands.press("Ctrl+W")
    assert dock(desk).panel is None
    hands.wait(100)
    open_sample(desk, "metaverse", "the-even-hand")
    hands.until(lambda: dock(desk).panel is not None and panel(desk).rolling.is_busy, "no rolls")
    program = whole_program
    program.settings.change(language="fr")
    hands.until(lambda: program.front is not desk, "no new window")
    new = program.front
    assert new is not None
    hands.until(lambda: dock(new).panel is not None and bool(panel(new).figures.rows.keys), "no figures")
    assert panel(new).compare.text() == "Comparer avec…"


def test_games_without_odds_do_not_show_the_command(desk: MainWindow, hands: Hands) -> None:
    open_sample(desk, "cosmoclysm", "the-loom")
    assert not desk.actions_.odds.isVisible()
    hands.press("Ctrl+Shift+H")
    assert desk.findChild(OddsDock) is None
