"""What should go in a slot: the figures of the verb, and a press that makes the edit."""

import threading
from itertools import takewhile

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.balance.balance_panel import BalancePanel
from metamaker.app.balance.balance_runner import BattleRoom, Memory
from metamaker.app.balance.slot_tool import SlotTool
from metamaker.app.context import Context
from metamaker.app.widgets.tab_order import from_here
from metamaker.game_api.game import required
from metamaker.game_api.weighing import Weighing
from metamaker.games.cosmoforce.model.design import SystemKind
from tests.app.balance.conftest import SIX, ContextOf, Verb
from tests.app.conftest import Told
from tests.games.cosmoforce.builders import design, fleet

WAIT_MS = 60_000


def is_whole(tool: SlotTool) -> bool:
    """Whether the choices for the slot as it is now were weighed."""
    return tool.is_current and tool.figures is not None and tool.figures.is_whole and not tool.runner.is_busy


@pytest.fixture(scope="module")
def memory() -> Memory:
    """Return the results for all tests here, because each rates the same choices first."""
    return Memory()


@pytest.fixture
def panel(qtbot: QtBot, context: Context, room: BattleRoom, memory: Memory) -> BalancePanel:
    """Return the panel of Warm Kettle, on the screen, without live updates."""
    room.memory = memory
    context.settings.keep("balance.live", False)
    made = BalancePanel(context)
    qtbot.addWidget(made)
    made.resize(800, 420)
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def tool(panel: BalancePanel) -> SlotTool:
    """Return the part of the panel about slots, at the front."""
    panel.tabs.turn(1)
    assert panel.slot.isVisible()
    return panel.slot


@pytest.fixture
def weighed(qtbot: QtBot, tool: SlotTool) -> SlotTool:
    """Return the same, with the choices for the first empty slot rated."""
    tool.line.button.click()
    qtbot.waitUntil(lambda: is_whole(tool), timeout=WAIT_MS)
    return tool


def test_the_window_says_what_the_verb_says(weighed: SlotTool, verb: Verb) -> None:
    said = verb(f"{SIX}#warm-kettle", "--slot", "10")["choices"]
    lines = weighed.view.figures.lines
    assert [line.title.lower().replace("empty", "nothing") for line in lines] == [each["choice"].lower() for each in said]
    for line, each in zip(lines, said, strict=True):
        share = line.cells[1].share
        assert share is not None
        assert share._asdict() == each["win_rate"]
        assert line.cells[0].is_strong == each["held"]
        assert (line.cells[3].text == "yes") == each["may_be_best"]
        if not each["held"]:
            assert line.cells[2].order == each["gain"]["found"]
            assert line.cells[2].text.endswith("uncertain") == (each["gain"]["low"] <= 0 <= each["gain"]["high"])
    assert weighed.verdict.text().startswith(f"Best so far: {lines[0].title}. Possibly as good: ")


def test_enter_puts_the_choice_in_as_one_step(qtbot: QtBot, context: Context, weighed: SlotTool) -> None:
    laser = next(line.key for line in weighed.view.figures.lines if line.title == "Laser")
    weighed.view.choose(laser)
    qtbot.keyClick(weighed.view, Qt.Key.Key_Return)
    assert context.document.value.design("warm-kettle").slots[9] is SystemKind.LASER
    assert (context.document.steps.count(), context.document.steps.undoText()) == (1, "System of slot 10 of Warm Kettle: Laser")
    assert context.selection.element == "designs/warm-kettle/slots/10"
    assert is_whole(weighed)  # the same choices, and nothing to fight anew
    assert [line.title for line in weighed.view.figures.lines if line.cells[0].is_strong] == ["Laser"]
    assert weighed.slot.currentText() == "10 · Laser"
    assert not weighed.put.isEnabled()


def test_only_what_is_not_there_is_put_in_and_nothing_out_of_date(qtbot: QtBot, context: Context, weighed: SlotTool) -> None:
    nothing = next(line.key for line in weighed.view.figures.lines if line.title == "Empty")
    weighed.view.choose(nothing)
    assert not weighed.put.isEnabled()
    weighed.view.choose(next(line.key for line in weighed.view.figures.lines if line.title == "Missile"))
    qtbot.mouseClick(weighed.put, Qt.MouseButton.LeftButton)
    assert context.document.value.design("warm-kettle").slots[9] is SystemKind.MISSILE
    context.document.steps.undo()
    assert context.document.value.design("warm-kettle").slots[9] is None
    laser = next(line.key for line in weighed.view.figures.lines if line.title == "Laser")
    weighed.view.choose(laser)
    game, value = context.document.game, context.document.value
    context.document.apply("Empty", required(game.edits).changed(value, "designs/warm-kettle/slots/1", "system", "empty"))
    assert weighed.view.is_faded
    assert not weighed.put.isEnabled()
    weighed.put_in(laser)
    assert context.document.steps.count() == 1


def test_the_best_is_proposed_unless_a_person_chose(qtbot: QtBot, context: Context, weighed: SlotTool) -> None:
    lines = weighed.view.figures.lines
    assert weighed.view.current_key == lines[0].key
    assert weighed.put.isEnabled()
    weighed.view.choose(lines[2].key)
    context.settings.keep("balance.slot_number", 50)
    assert (weighed.line.label.text(), weighed.put.isEnabled()) == ("Changed: press “Rate”", False)
    weighed.line.button.click()
    qtbot.waitUntil(lambda: is_whole(weighed), timeout=WAIT_MS)
    assert weighed.view.current_key == lines[2].key


def test_fewer_battles_are_usual_than_for_a_ship(context: Context, panel: BalancePanel) -> None:
    for key in ("balance.number", "balance.slot_number"):
        context.settings.keep(key, None)
    shown = []
    for place in (0, 1):
        panel.tabs.turn(place)
        shown += [box.currentData() for box in (panel.strength.number, panel.slot.number) if box.isVisible()]
    assert shown == [200, 50]


def test_the_slot_is_the_first_empty_one_or_the_one_that_is_selected(context: Context, tool: SlotTool) -> None:
    slots = context.document.value.design("warm-kettle").slots
    assert tool.slot.currentData() == slots.index(None) + 1
    assert tool.slot.currentText() == f"{slots.index(None) + 1} · empty"
    assert tool.verdict.isEnabled()  # what to do is no figure out of date
    context.selection.select("designs/warm-kettle/slots/3")
    assert tool.slot.currentData() == 3
    assert tool.order is not None
    held = [choice for choice in tool.order.study.choices if choice.is_held]
    assert [choice.value for choice in held] == [slots[2]]
    context.selection.show("designs/tin-sparrow")
    assert tool.order.study.ship is not None
    assert tool.order.study.ship.name == "Tin Sparrow"


def test_a_ship_with_errors_is_told_of(qtbot: QtBot, context_of: ContextOf, told: Told) -> None:
    context = context_of(fleet(design("")))
    panel = BalancePanel(context)
    qtbot.addWidget(panel)
    panel.show()
    panel.tabs.turn(1)
    context.selection.show("designs/heron")
    assert panel.slot.notice.label.text().startswith("Cannot be rated: ")
    panel.slot.notice.button.click()
    assert told.places == ["designs/heron"]
    panel.slot.line.button.click()
    assert not panel.slot.runner.is_busy
    context.selection.show("")
    assert panel.slot.notice.label.text() == "There are no ships to rate."


def test_the_part_at_the_front_is_kept(qtbot: QtBot, context: Context, tool: SlotTool) -> None:
    other = BalancePanel(context)
    qtbot.addWidget(other)
    assert other.tabs.place == 1


def test_what_fights_is_loaded_when_somebody_looks(qtbot: QtBot, context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def weighing(context: Context) -> Weighing:
        asked.append(threading.current_thread().name)
        return required(context.game.weighing)

    monkeypatch.setattr(Context, "weighing", property(weighing))
    page = QWidget()
    qtbot.addWidget(page)
    rows = QVBoxLayout(page)
    panel, below = BalancePanel(context), QPushButton("Below")
    rows.addWidget(panel)
    rows.addWidget(below)
    context.selection.show("designs/tin-sparrow")
    assert asked == []
    page.show()
    qtbot.waitUntil(lambda: panel.findChild(SlotTool) is not None)
    assert asked[0].startswith("background")
    assert panel.strength.isVisible()
    assert panel.strength.order is not None
    assert panel.strength.order.study.given[0].name == "Tin Sparrow"
    qtbot.waitUntil(lambda: panel.strength.line.button in takewhile(lambda each: each is not below, from_here(panel)))
