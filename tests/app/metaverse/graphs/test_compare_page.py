"""The comparison page as a person uses it."""

import json
from itertools import pairwise
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.metaverse.graphs import compare_page
from metamaker.app.metaverse.graphs.compare_page import ComparePage
from metamaker.app.theme.theme import Theme
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.rendering.drawing import Page, Text
from metamaker.rendering.proof import placed
from tests.app.conftest import SAMPLES, MakeContext, Told


@pytest.fixture
def page(qtbot: QtBot, theme: Theme, context_of: MakeContext) -> ComparePage:
    made = ComparePage(context_of("the-ninewater-procession.json"))
    assert isinstance(made, ComparePage)
    qtbot.addWidget(made)
    made.resize(1100, 800)
    with qtbot.waitExposed(made):
        made.show()
    qtbot.waitUntil(lambda: made.model.rowCount() > 0)
    return made


def tick(page: ComparePage, *names: str) -> None:
    for row in range(page.choice.model.rowCount()):
        item = page.choice.model.item(row)
        item.setCheckState(Qt.CheckState.Checked if item.text() in names else Qt.CheckState.Unchecked)


def settled(page: ComparePage, heading: str) -> bool:
    return page.heading.text() == heading


def lines(page: ComparePage) -> list[str]:
    return page.model.stringList()


def texts(page: ComparePage, place: int) -> set[str]:
    drawing = page.cards[place].view.drawing
    assert drawing is not None
    return {op.text for op, _, _ in placed(Page(drawing)) if isinstance(op, Text)}


def test_two_classes_are_compared_from_the_start(page: ComparePage) -> None:
    assert [each.name for each in page.choice.chosen] == ["Headwater", "Cataract"]
    assert page.heading.text() == "From Headwater to Cataract"
    assert {"Headwater", "Cataract", "offence", "carried craft"} <= texts(page, 0)
    assert {"combat value", "hull hits"} <= texts(page, 1)


def test_ticking_others_compares_them_in_words(page: ComparePage, qtbot: QtBot) -> None:
    tick(page, "Millrace", "Ford")
    qtbot.waitUntil(lambda: settled(page, "From Millrace to Ford"))
    assert "Sensor array, core: rating 15 → 14" in lines(page)
    tick(page, "Millrace")
    qtbot.waitUntil(page.nothing.isVisible)
    assert not page.cards[0].isVisible()


def test_all_differences_are_seen_without_a_scroll_bar_of_their_own(page: ComparePage, qtbot: QtBot) -> None:
    tick(page, "Millrace", "Ford")
    qtbot.waitUntil(lambda: settled(page, "From Millrace to Ford"))
    last = page.list.visualRect(page.model.index(page.model.rowCount() - 1))
    assert page.model.rowCount() > 1
    assert page.list.viewport().rect().contains(last)


def test_a_line_leads_to_its_place(page: ComparePage, told: Told, qtbot: QtBot) -> None:
    tick(page, "Millrace", "Ford")
    qtbot.waitUntil(lambda: settled(page, "From Millrace to Ford"))
    row = lines(page).index("Sensor array, core: rating 15 → 14")
    page.list.setCurrentIndex(page.model.index(row))
    page.list.setFocus()
    qtbot.keyClick(page.list, Qt.Key.Key_Return)
    assert told.places == ["classes/ford/core/sensor-array/rating"]


def test_an_edit_is_followed_and_ticks_stay(page: ComparePage, qtbot: QtBot) -> None:
    context: Context = page._context
    fleet: Fleet = context.document.value
    first = fleet.classes[0].with_(crew_quality=1, name="Spring")
    context.document.apply("Worse crew", fleet.with_(classes=(first, *fleet.classes[1:])))
    qtbot.waitUntil(lambda: settled(page, "From Spring to Cataract"))
    assert any(line.startswith("Crew quality: 1 →") for line in lines(page))


def test_classes_of_another_file_can_be_compared(page: ComparePage, told: Told, qtbot: QtBot, tmp_path: Path) -> None:
    page.add_file(str(SAMPLES / "quarrel-at-fennel-light.json"))
    qtbot.waitUntil(lambda: any(each.other for each in page.choice._candidates))
    other = next(each.name for each in page.choice._candidates if each.other)
    tick(page, "Ford", other)
    qtbot.waitUntil(lambda: settled(page, f"From Ford to {other}"))
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps({"game": "chess"}), encoding="utf-8")
    page.add_file(str(bad))
    qtbot.waitUntil(lambda: bool(told.said))
    assert "bad.json" in told.said[0]


def test_its_models_keep_the_rules_of_models(page: ComparePage, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(page.choice.model)
    qtmodeltester.check(page.model)


def test_rows_stand_clear_of_one_another(page: ComparePage) -> None:
    view = page.choice.list
    boxes = [view.visualRect(page.choice.model.index(row, 0)) for row in range(page.choice.model.rowCount())]
    assert all(upper.bottom() < lower.top() for upper, lower in pairwise(boxes))
    assert boxes[0].height() >= view.sizeHintForRow(0) > view.fontMetrics().height() * 1.2


def test_all_numbers_of_up_to_five_classes_are_in_one_table(page: ComparePage, qtbot: QtBot) -> None:
    tick(page, *(page.choice.model.item(row).text() for row in range(6)))
    qtbot.waitUntil(lambda: page.table.figures.columnCount() == 6)
    names = [each.name for each in page.choice.chosen[:5]]
    assert list(page.table.figures.titles) == ["", *names]
    assert {"combat_value", "hull_hits"} <= {line.key for line in page.table.figures.lines}
    assert any(cell.is_strong for line in page.table.figures.lines for cell in line.cells)
    assert not page.table.verticalScrollBar().isVisible()


def test_results_keep_the_names_of_their_classes_when_the_choice_changes_meanwhile(
    page: ComparePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready, wanted, original = Event(), Event(), compare_page._compared

    def slow(*given: Any) -> Any:
        found = original(*given)
        ready.set()
        assert wanted.wait(10)
        return found

    monkeypatch.setattr(compare_page, "_compared", slow)
    tick(page, "Millrace", "Ford")
    qtbot.waitUntil(ready.is_set)
    page._soon.setInterval(500)  # the result comes before the next look
    tick(page, "Millrace")
    wanted.set()
    qtbot.waitUntil(page.nothing.isVisible)
    assert page.heading.text() == "From Millrace to Ford"
