"""How often orders are read and judged: not at all or once for what a player does."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from metamaker.app.metaverse.play.fire_panel import FirePanel
from metamaker.app.play.match_page import MatchPage
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.match.prompts import BattleTalks
from metamaker.play.table import PERSON
from tests.app.play.conftest import Begin, rest
from tests.app.play.test_playing import go_on_to


@pytest.fixture
def page(qtbot: QtBot, begin: Begin) -> MatchPage:
    """Return a match with a question about fire."""
    found = begin((PERSON, "plain"))
    go_on_to(qtbot, found, "fire")
    return found


@pytest.fixture
def counted(page: MatchPage, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Return counts of the calls with orders for fire from now on."""
    counts: Counter[str] = Counter()

    def count(of: type, name: str, what: str) -> None:
        done = getattr(of, name)

        def counting(*given: object) -> object:
            counts[what] += 1
            return done(*given)

        monkeypatch.setattr(of, name, counting)

    count(BattleTalks, "read", "parses")
    count(BattleTalks, "typed", "prints")
    count(DeclareFire, "refusals", "judgements")
    return counts


def test_a_click_in_the_fire_panel_is_judged_once_and_never_read(page: MatchPage, counted: Counter[str]) -> None:
    panel = page.orders.writing.panel
    assert isinstance(panel, FirePanel)
    (row, *_) = panel.weapons.values()
    row.switch.click()
    assert counted == {"prints": 1, "judgements": 1}
    counted.clear()
    row.switch.click()
    assert counted == {"prints": 1, "judgements": 1}


def test_a_typed_key_is_read_and_judged_once(qtbot: QtBot, page: MatchPage, counted: Counter[str]) -> None:
    panel, line = page.orders.writing.panel, page.orders.writing.line
    assert isinstance(panel, FirePanel)
    panel.nearest.click()
    text = line.text()
    line.setText(text[:-1])
    counted.clear()
    qtbot.keyClicks(line, text[-1])
    assert counted == {"parses": 1, "judgements": 1}
    assert next(iter(panel.weapons.values())).switch.isChecked()
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert counted == {"parses": 1, "judgements": 1}, "Enter takes the orders as they were read"


def test_ready_reads_and_prints_nothing(qtbot: QtBot, page: MatchPage, counted: Counter[str]) -> None:
    panel, begun = page.orders.writing.panel, page.work.begun
    assert isinstance(panel, FirePanel)
    assert begun is not None
    panel.nearest.click()
    counted.clear()
    made = begun.match.made
    page.work.asked.disconnect()  # so that no further decision is shown
    page.orders.writing.ready.click()
    rest(qtbot, page)
    assert begun.match.made > made
    assert (counted["parses"], counted["prints"]) == (0, 0)
