"""What would make a number what is wanted, asked by clicks and keys."""

import threading

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from metamaker.app.background import Background
from metamaker.app.numbers import goal_seek_row
from metamaker.app.numbers.goal_seek_row import GoalSeekRow, answer_text, shown
from metamaker.app.theme.theme import Theme
from metamaker.formulas.scope import Input
from metamaker.formulas.solving import Answer, Calculation, reaching
from metamaker.games.metaverse.stats.book import stock_book

SHIP = {"hull_hits": 60.0, "tech_level": 5.0, "reactor_total": 26.0, "power_total": 25.344}


@pytest.fixture
def row(qtbot: QtBot, theme: Theme, background: Background) -> GoalSeekRow:
    made = GoalSeekRow(background)
    qtbot.addWidget(made)
    made.show_calculation(of_ship("max_speed"))
    with qtbot.waitExposed(made):
        made.show()
    return made


def of_ship(symbol: str, **inputs: float) -> Calculation:
    return Calculation(stock_book(), "ship", symbol, SHIP | inputs)


def typed(qtbot: QtBot, row: GoalSeekRow, text: str) -> str:
    """Return the answer to this text in the box."""
    before = row.answer
    row.wanted.setFocus()
    row.wanted.selectAll()
    qtbot.keyClicks(row.wanted, text)
    qtbot.keyClick(row.wanted, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: row.answer is not None and row.answer is not before)
    return row.sentence.text()


def test_a_value_with_decimals_can_be_typed_where_the_number_is_whole(qtbot: QtBot, row: GoalSeekRow) -> None:
    row.wanted.selectAll()
    qtbot.keyClicks(row.wanted, "27,5")
    assert (row.wanted.value(), row.wanted.text()) == (27.5, "27.5")


def test_it_begins_with_the_number_as_it_is_and_says_nothing(row: GoalSeekRow) -> None:
    assert (row.wanted.value(), row.wanted.text(), row.input.currentText()) == (20, "20", "tech level")
    assert (row.answer, row.sentence.isVisible()) == (None, False)


def test_a_typed_value_is_answered(row: GoalSeekRow, qtbot: QtBot) -> None:
    assert typed(qtbot, row, "30") == "With tech level 8, the result is 32."
    assert typed(qtbot, row, "500") == "No tech level from 1 to 99 gives 500. The closest is 99, which gives 396."
    assert row.sentence.isVisible()


def test_the_buttons_of_the_box_ask_too(row: GoalSeekRow, qtbot: QtBot) -> None:
    qtbot.keyClick(row.wanted, Qt.Key.Key_Up)
    qtbot.waitUntil(lambda: row.answer is not None)
    assert row.sentence.text() == "With tech level 6, the result is 24."


def test_another_input_is_chosen_by_key(row: GoalSeekRow, qtbot: QtBot) -> None:
    row.show_calculation(of_ship("ems_continuous"))
    assert [row.input.itemText(place) for place in range(row.input.count())] == ["tech level", "power total"]
    assert typed(qtbot, row, "1.2") == "With tech level 11, the result is 1.152."
    row.input.setFocus()
    qtbot.keyClick(row.input, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: row.sentence.text() == "With power total 12, the result is 1.2.")


def test_what_was_asked_stays_when_the_ship_changes(row: GoalSeekRow, qtbot: QtBot) -> None:
    row.show_calculation(of_ship("ems"))
    assert typed(qtbot, row, "4") == "With reactor total 31, the result is 4."
    row.show_calculation(of_ship("ems", reactor_total=47.0))
    assert row.wanted.value() == 4
    qtbot.waitUntil(lambda: row.sentence.text() == "With reactor total 40, the result is 4.")
    row.show_calculation(of_ship("mass_factor"))
    assert (row.wanted.value(), row.sentence.isVisible(), row.input.currentText()) == (6, False, "hull hits")


def test_it_is_there_only_where_an_input_changes_something(row: GoalSeekRow) -> None:
    row.show_calculation(Calculation(stock_book(), "value", "c0", {}))
    assert not row.isVisible()
    row.show_calculation(of_ship("ems"))
    assert row.isVisible()
    row.show_calculation(None)
    assert not row.isVisible()


def test_it_is_worked_out_beside_the_window(row: GoalSeekRow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A house formula for which the slowest way is gone, by its derivative: the window's thread works none of it out."""
    threads = []

    def watched(asked: Calculation, name: str, wanted: float) -> Answer:
        threads.append(threading.current_thread())
        return reaching(asked, name, wanted)

    monkeypatch.setattr(goal_seek_row, "reaching", watched)
    book, _ = stock_book().with_house({"ship.ems_continuous": "100 * power_total / (power_total + 40)"})
    row.show_calculation(Calculation(book, "ship", "ems_continuous", SHIP))
    assert typed(qtbot, row, "50") == "With power total 40, the result is 50."
    assert threads
    assert threading.main_thread() not in threads


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        (Answer(20.5, 20, beyond=-1), "With power just below 20.5, the result is 20."),
        (Answer(3, 4, beyond=1), "With power just above 3, the result is 4."),
        (
            Answer(-1.5, 2.25, certain=False),
            "With power −1.5, the result is 2.25. Found by trial: a value closer to the current one may also work.",
        ),
        (
            Answer(7, 6, reached=False, certain=False),
            "None of the tested values of power from 0 to 1,000,000,000 gives 9. The closest is 7, which gives 6.",
        ),
    ],
)
def test_sentences(answer: Answer, text: str) -> None:
    assert answer_text(Input("power", "power", "", 0, 1e9, whole=False), 9, answer) == text


def test_numbers_have_the_decimals_that_they_need() -> None:
    assert [shown(value) for value in (3.0, 0.12345, -2.5, 1e9, 100.0)] == ["3", "0.1235", "−2.5", "1,000,000,000", "100"]
