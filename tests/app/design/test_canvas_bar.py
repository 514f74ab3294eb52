"""The choice of what is on the canvas."""

from collections.abc import Sequence
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.design.design_frame import CanvasBar


def groups(fleet: Any) -> Sequence[Sequence[tuple[str, str]]]:
    """Return the ships and the classes of a fleet."""
    return [(each.ref(), each.name) for each in fleet.ships], [(each.ref(), each.name) for each in fleet.classes]


@pytest.fixture
def bar(qtbot: QtBot, context: Context) -> CanvasBar:
    made = CanvasBar(context, groups)
    qtbot.addWidget(made)
    return made


def listed(bar: CanvasBar) -> list[str | None]:
    """Return the references from top to bottom; None for a line."""
    return [bar.subjects.itemData(row) for row in range(bar.subjects.count())]


def test_groups_stand_below_one_another_with_a_line_between(bar: CanvasBar, context: Context) -> None:
    fleet = context.document.value
    assert listed(bar) == [*(ship.ref() for ship in fleet.ships), None, *(each.ref() for each in fleet.classes)]


def test_without_ships_there_is_no_line(bar: CanvasBar, context: Context) -> None:
    fleet = context.document.value
    context.document.apply("Nobody comes", fleet.with_(ships=()))
    assert listed(bar) == [each.ref() for each in fleet.classes]


def test_a_choice_is_shown_and_what_is_shown_is_chosen(bar: CanvasBar, context: Context) -> None:
    last = listed(bar)[-1]
    bar.subjects.activated.emit(bar.subjects.count() - 1)
    assert context.selection.subject == last
    context.selection.show(listed(bar)[0] or "")
    assert bar.subjects.currentIndex() == 0
