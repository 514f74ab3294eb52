"""Two people at two places: the match goes to and fro as a file; secret orders are sealed until both have answered."""

import json
from pathlib import Path

from pytestqt.qtbot import QtBot

from metamaker.app.play.match_page import MatchPage
from metamaker.app.play.orders.remote_player import Elsewhere
from metamaker.app.play.setting_up.terms import ELSEWHERE
from metamaker.app.window.window import MainWindow
from metamaker.play.sealed_orders import digest
from metamaker.play.table import PERSON
from tests.app.play.conftest import Begin, rest, shown_match
from tests.app.play.test_playing import chips


def write(page: MatchPage, *texts: str) -> None:
    """Write orders for all ships that are asked, and make ready."""
    for text in texts:
        page.orders.writing.line.setText(text)
        page.orders.writing.line.textEdited.emit(text)
        page.orders.writing._entered()
    page.orders.writing.ready.click()
    if page.orders.stack.currentWidget() is not page.orders.elsewhere:
        page.orders.summing_up.final.click()


def opened(qtbot: QtBot, window: MainWindow, file: Path) -> MatchPage:
    """Open a file as the other person does."""
    window.files.open([str(file)])
    return shown_match(qtbot, window)


def test_orders_are_sealed_until_both_are_in(qtbot: QtBot, begin: Begin, window: MainWindow, tmp_path: Path) -> None:
    first = begin((PERSON, ELSEWHERE))
    write(first, "+3 R1", "+1 L2")
    assert isinstance(first.orders.stack.currentWidget(), Elsewhere)
    there = tmp_path / "to-b.json"
    first.orders.elsewhere.write(str(there))
    assert "R1" not in there.read_text()
    assert "seal" in json.loads(there.read_text())["body"]["options"]

    second = opened(qtbot, window, there)
    assert chips(second) == ["B1: Late Frost: open", "B2: Early Thaw: open"]
    write(second, "+2", "+2 R1")
    back = tmp_path / "to-a.json"
    second.orders.elsewhere.write(str(back))

    first.orders.elsewhere.take(str(back))
    rest(qtbot, first)
    told = [line.text for _, line in first.story.model.lines]
    assert any("A1 Honest Weight plotted +3 R1" in text for text in told)
    assert any("B2 Early Thaw plotted +2 R1" in text for text in told)

    on = tmp_path / "again.json"
    first.orders.elsewhere.write(str(on))
    second.orders.elsewhere.take(str(on))
    assert second.orders.elsewhere.problem.text() == ""
    rest(qtbot, second)
    assert [line.text for _, line in second.story.model.lines][: len(told)] == told[: len(told)]


def test_orders_that_were_changed_after_they_were_sealed_are_found_out(
    qtbot: QtBot, begin: Begin, window: MainWindow, tmp_path: Path
) -> None:
    first = begin((PERSON, ELSEWHERE))
    write(first, "+3 R1", "+1 L2")
    there, back, on = (tmp_path / name for name in ("there.json", "back.json", "on.json"))
    first.orders.elsewhere.write(str(there))
    second = opened(qtbot, window, there)
    write(second, "+2", "+2 R1")
    second.orders.elsewhere.write(str(back))
    first.orders.elsewhere.take(str(back))
    rest(qtbot, first)
    first.orders.elsewhere.write(str(on))
    for old, new, problem in (
        ('"+3 R1"', '"+3 L1"', "the orders in this file are not the sealed ones"),
        ('"+2 R1"', '"+2 L1"', "this file does not continue your match: it changes earlier choices"),
    ):
        false = tmp_path / "false.json"
        false.write_text(on.read_text().replace(old, new))
        second.orders.elsewhere.take(str(false))
        assert second.orders.elsewhere.problem.text() == problem
    second.orders.elsewhere.take(str(there))
    assert second.orders.elsewhere.problem.text() == "this file does not continue your match"


def test_a_seal_of_nothing_gets_no_open_reply(qtbot: QtBot, begin: Begin, window: MainWindow, tmp_path: Path) -> None:
    """Otherwise the one who sealed nothing could choose its orders after it has seen those of the other side."""
    first = begin((PERSON, ELSEWHERE))
    write(first, "+3 R1", "+1 L2")
    there, back, on = (tmp_path / name for name in ("there.json", "back.json", "on.json"))
    first.orders.elsewhere.write(str(there))
    data = json.loads(there.read_text())
    data["body"]["options"]["seal"].update(places=[], digest=digest("ab" * 16, []))
    there.write_text(json.dumps(data))
    second = opened(qtbot, window, there)
    write(second, "+2", "+2 R1")
    assert "does not match the orders of the other side" in second.orders.elsewhere.problem.text()
    second.orders.elsewhere.write(str(back))
    assert "+2 R1" not in back.read_text()
    first.orders.elsewhere.take(str(back))
    rest(qtbot, first)
    first.orders.elsewhere.write(str(on))
    second.orders.elsewhere.take(str(on))
    assert second.orders.elsewhere.problem.text() == "the orders in this file are not the sealed ones"
