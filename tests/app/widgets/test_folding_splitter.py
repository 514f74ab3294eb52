"""A splitter whose parts fold away, and the buttons that do it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.settings.settings import Settings
from metamaker.app.theme.theme import Theme
from metamaker.app.widgets.fold_button import FoldButton
from metamaker.app.widgets.splitters import FoldingSplitter


def splitter_of(qtbot: QtBot, settings: Settings, width: int = 1000) -> FoldingSplitter:
    made = FoldingSplitter(Qt.Orientation.Horizontal, settings, "test.columns")
    for _ in range(3):
        made.addWidget(QWidget())
    made.begin([200, 600, 200], fixed=(0, 2))
    made.resize(width, 400)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def splitter(qtbot: QtBot, settings: Settings) -> FoldingSplitter:
    return splitter_of(qtbot, settings)


def test_a_part_comes_back_as_large_as_it_was(splitter: FoldingSplitter) -> None:
    before = splitter.sizes()
    splitter.fold(2, True)
    assert splitter.is_folded(2)
    assert splitter.sizes()[0] == before[0]
    splitter.fold(2, False)
    assert splitter.sizes() == before


def test_a_folded_part_needs_no_room(splitter: FoldingSplitter) -> None:
    for place, width in enumerate((150, 300, 200)):
        part = splitter.widget(place)
        assert part is not None
        part.setMinimumWidth(width)
    whole = splitter.minimumSizeHint().width()
    splitter.fold(0, True)
    assert splitter.minimumSizeHint().width() == whole - 150 - splitter.handleWidth()
    splitter.fold(0, False)
    assert splitter.minimumSizeHint().width() == whole


def test_its_state_is_there_the_next_time(splitter: FoldingSplitter, qtbot: QtBot, settings: Settings) -> None:
    splitter.fold(0, True)
    again = splitter_of(qtbot, settings)
    assert [again.is_folded(place) for place in range(3)] == [True, False, False]
    again.fold(0, False)
    assert not again.is_folded(0)


def test_in_a_small_window_the_middle_has_most(qtbot: QtBot, settings: Settings) -> None:
    small = splitter_of(qtbot, settings, 400)
    left, middle, right = small.sizes()
    assert middle > left == right > 0


def test_a_button_folds_and_follows(splitter: FoldingSplitter, qtbot: QtBot) -> None:
    button = FoldButton(splitter, 0, Qt.Edge.LeftEdge, "Fleet", "F7")
    qtbot.addWidget(button)
    button.show()
    assert button.isChecked()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert splitter.is_folded(0)
    splitter.fold(0, False)
    assert button.isChecked()
    assert (button.accessibleName(), button.shortcut().toString()) == ("Fleet", "F7")


def test_a_part_gives_way_by_growing_narrower_before_it_folds_and_comes_back(qtbot: QtBot, settings: Settings) -> None:
    splitter = splitter_of(qtbot, settings)
    _leave(splitter, 0, 120)
    splitter.give_way(0, 1, 400)
    button = FoldButton(splitter, 0, Qt.Edge.LeftEdge, "Fleet", "F7")
    qtbot.addWidget(button)
    usual = splitter.sizes()[0]
    _widen(splitter, 760)
    assert 120 <= splitter.sizes()[0] < usual
    assert splitter.sizes()[1] >= 390
    assert (button.isChecked(), button.accessibleDescription()) == (True, "")
    _widen(splitter, 640)
    assert splitter.is_folded(0)
    assert (button.isChecked(), button.accessibleDescription()) == (False, "hidden, because there is not enough room")
    _widen(splitter, 1000)
    assert splitter.sizes()[0] == usual
    assert button.accessibleDescription() == ""


def test_who_unfolds_a_part_in_a_small_window_keeps_it(qtbot: QtBot, settings: Settings) -> None:
    splitter = splitter_of(qtbot, settings)
    splitter.give_way(0, 1, 800)
    _widen(splitter, 640)
    splitter.fold(0, False)
    _widen(splitter, 630)
    assert not splitter.is_folded(0)


def test_a_part_is_spared_when_the_window_gets_smaller(qtbot: QtBot, settings: Settings) -> None:
    splitter = splitter_of(qtbot, settings)
    _leave(splitter, 1, 60)
    splitter.setSizes([300, 300, 400])
    splitter.splitterMoved.emit(0, 1)
    splitter.spare(1, 250)
    _widen(splitter, 700)
    assert splitter.sizes()[1] >= 250
    splitter.fold(1, True)
    _widen(splitter, 600)
    assert splitter.is_folded(1)


def _widen(splitter: FoldingSplitter, width: int) -> None:
    splitter.resize(width, 400)
    QApplication.processEvents()


def _leave(splitter: FoldingSplitter, place: int, width: int) -> None:
    part = splitter.widget(place)
    assert part is not None
    part.setMinimumWidth(width)


@pytest.mark.parametrize("is_moved", [False, True], ids=["as at first", "moved by hand"])
def test_parts_that_keep_their_size_grow_with_the_text_and_shrink_again(
    qtbot: QtBot, settings: Settings, theme: Theme, is_moved: bool
) -> None:
    splitter = splitter_of(qtbot, settings, 2000)
    if is_moved:
        splitter.moveSplitter(260, 1)
    before, em = splitter.sizes(), splitter.fontMetrics().height()
    settings.change(text_size=150)
    grown = splitter.fontMetrics().height() / em
    assert grown > 1
    for place in (0, 2):
        assert splitter.sizes()[place] == pytest.approx(before[place] * grown, abs=2)
    settings.change(text_size=100)
    assert splitter.sizes() == pytest.approx(before, abs=2)


@pytest.mark.parametrize("is_moved", [False, True], ids=["as at first", "moved by hand"])
@pytest.mark.parametrize("width", [1400, 2000])
def test_sizes_return_after_a_much_larger_text(
    qtbot: QtBot, settings: Settings, theme: Theme, width: int, is_moved: bool
) -> None:
    splitter = splitter_of(qtbot, settings, width)
    _leave_ems(splitter, {0: 9, 1: 5, 2: 20})
    splitter.give_way(0, 1, 300)
    _widen(splitter, width)
    if is_moved:
        splitter.moveSplitter(260, 1)
    before = splitter.sizes()
    for size in (200, 100, 150, 80, 100):
        settings.change(text_size=size)
        _leave_ems(splitter, {0: 9, 1: 5, 2: 20})
        qtbot.wait(20)
    assert splitter.sizes() == before


@pytest.mark.parametrize(("first", "then"), [(200, 100), (100, 200)])
def test_the_next_start_with_another_text_size_keeps_widths_in_letters(
    qtbot: QtBot, settings: Settings, theme: Theme, first: int, then: int
) -> None:
    settings.change(text_size=first)
    splitter = splitter_of(qtbot, settings, 2400)
    splitter.moveSplitter(300, 1)
    ems = splitter.sizes()[0] / splitter.fontMetrics().height()
    settings.change(text_size=then)
    again = splitter_of(qtbot, settings, 2400)
    assert again.sizes()[0] / again.fontMetrics().height() == pytest.approx(ems, abs=0.5)
    assert max(again.sizes()) == again.sizes()[1]


def test_a_fixed_part_is_as_large_as_needed_until_it_is_moved(qtbot: QtBot, settings: Settings) -> None:
    splitter = splitter_of(qtbot, settings)
    splitter.need(0, lambda room: room // 4)
    _widen(splitter, 1600)
    assert splitter.sizes()[0] == 400
    splitter.moveSplitter(300, 1)
    _widen(splitter, 1700)
    assert splitter.sizes()[0] == 300


def test_a_fold_button_follows_the_text(splitter: FoldingSplitter, qtbot: QtBot, settings: Settings, theme: Theme) -> None:
    button = FoldButton(splitter, 0, Qt.Edge.LeftEdge, "Fleet", "F7", splitter)
    before = button.width()
    settings.change(text_size=200)
    assert button.width() == pytest.approx(2 * before, abs=3)


def _leave_ems(splitter: FoldingSplitter, ems: dict[int, int]) -> None:
    for place, wide in ems.items():
        _leave(splitter, place, wide * splitter.fontMetrics().height())
