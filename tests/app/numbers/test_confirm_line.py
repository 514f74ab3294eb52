"""Confirming values by battles from a breakdown and from the problems, as a person does it."""

import threading
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from metamaker.app.balance import confirm_line
from metamaker.app.balance.confirm_line import ConfirmLine
from metamaker.app.context import Context
from metamaker.app.numbers.explanation import ExplanationPanel
from metamaker.app.problems.problems_model import FIX
from metamaker.app.problems.problems_panel import ProblemsPanel
from metamaker.app.theme.theme import Theme
from metamaker.balance.confirmed_values import ConfirmedStore
from metamaker.core.elements.structure import Document
from metamaker.game_api.confirming import Confirming, Measured
from metamaker.game_api.game import required
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Confirmed
from metamaker.games.metaverse.model.words import ValueKind

RESULT = Measured(6, 3)


class Battles:
    """Battles that end when a test says so, with `RESULT` for every design."""

    def __init__(self) -> None:
        self.may_end = threading.Event()
        self.fought: list[str] = []

    def confirmed(
        self, confirming: Confirming, document: Document, ref: str, store: ConfirmedStore, *, stop: Any, **_: Any
    ) -> Measured | None:
        key = confirming.key(document, ref)
        if store.get(key) is None:
            self.fought.append(ref)
            while not self.may_end.wait(0.01):
                if stop():
                    return None
            store.keep(key, RESULT)
        return store.get(key)


@pytest.fixture
def battles(monkeypatch: pytest.MonkeyPatch) -> Iterator[Battles]:
    made = Battles()
    monkeypatch.setattr(confirm_line, "confirmed", made.confirmed)
    yield made
    made.may_end.set()


@pytest.fixture
def panel(qtbot: QtBot, theme: Theme, context: Context[Fleet], battles: Battles) -> ExplanationPanel:
    context.selection.show("classes/wicket")
    made = ExplanationPanel(context)
    qtbot.addWidget(made)
    made.resize(420, 700)
    with qtbot.waitExposed(made):
        made.show()
    made.explain("combat_value")
    qtbot.waitUntil(line_of(made).line.button.isVisible)
    return made


def line_of(panel: ExplanationPanel | ProblemsPanel) -> ConfirmLine:
    return required(panel.confirm)


def result(context: Context[Fleet]) -> Confirmed | None:
    return context.document.value.ship_class("wicket").battles


def press(qtbot: QtBot, line: ConfirmLine) -> None:
    qtbot.mouseClick(line.line.button, Qt.MouseButton.LeftButton)


def test_a_click_confirms_the_value_as_a_step_that_can_be_undone(
    panel: ExplanationPanel, context: Context[Fleet], battles: Battles, qtbot: QtBot
) -> None:
    line = line_of(panel)
    press(qtbot, line)
    assert line.runner.is_busy
    assert line.line.button.text() == "Cancel"
    battles.may_end.set()
    qtbot.waitUntil(lambda: result(context) is not None)
    assert context.document.steps.undoText() == "Confirm Wicket by battles"
    qtbot.waitUntil(lambda: line.label.text() == "Battles: +6% ± 3" and not line.line.isVisible())
    context.document.steps.undo()
    qtbot.waitUntil(line.line.isVisible)
    assert line.label.text() == "Battles: +6% ± 3", "it is remembered"
    press(qtbot, line)
    qtbot.waitUntil(lambda: result(context) is not None)
    assert battles.fought == ["classes/wicket"]


def test_a_second_click_stops_the_battles(
    panel: ExplanationPanel, context: Context[Fleet], battles: Battles, qtbot: QtBot
) -> None:
    line = line_of(panel)
    press(qtbot, line)
    qtbot.waitUntil(lambda: bool(battles.fought))
    press(qtbot, line)
    qtbot.waitUntil(lambda: not line.runner.room.work.jobs)
    assert not line.runner.is_busy
    assert result(context) is None


def test_the_result_of_a_design_that_has_changed_meanwhile_does_not_go_into_it(
    panel: ExplanationPanel, context: Context[Fleet], battles: Battles, qtbot: QtBot
) -> None:
    line, fleet = line_of(panel), context.document.value
    press(qtbot, line)
    qtbot.waitUntil(lambda: bool(battles.fought))
    classes = tuple(each.with_(tech_level=6) if each.id == "wicket" else each for each in fleet.classes)
    context.document.apply("Tech level", fleet.with_(classes=classes))
    battles.may_end.set()
    qtbot.waitUntil(lambda: not line.runner.is_busy)
    assert result(context) is None
    assert context.document.steps.undoText() == "Tech level"


def test_other_numbers_have_no_battles(panel: ExplanationPanel, qtbot: QtBot) -> None:
    panel.explain("ems")
    qtbot.waitUntil(lambda: panel.account is not None and panel.account.symbol == "ems" and not panel.stale)
    assert not line_of(panel).isVisible()


def test_the_fix_of_a_missing_result_confirms_it(theme: Theme, context: Context[Fleet], battles: Battles, qtbot: QtBot) -> None:
    context.document.apply("Measured", context.document.value.with_(value_kind=ValueKind.MEASURED))
    panel = ProblemsPanel(context)
    qtbot.addWidget(panel)
    panel.resize(700, 300)
    with qtbot.waitExposed(panel):
        panel.show()
    assert not line_of(panel).isVisible()
    qtbot.waitUntil(lambda: panel.model.index(0).data(FIX) == "Confirm by battles")
    issue = panel.model.issues[0]
    texts = [action.text() for action in panel.menu_for(issue).actions()]
    assert texts[:2] == ["Confirm by battles", "Confirm 2 classes by battles"]
    panel.menu_for(issue).actions()[1].trigger()
    assert line_of(panel).isVisible()
    battles.may_end.set()
    qtbot.waitUntil(lambda: all(each.battles is not None for each in context.document.value.classes))
    assert context.document.steps.undoText() == "Confirm 2 classes by battles"
    assert not line_of(panel).isVisible()
    assert not any("confirmed" in each.text for each in panel.model.issues)
