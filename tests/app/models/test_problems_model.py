"""The item model of problems."""

from PySide6.QtCore import QPersistentModelIndex, Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from metamaker.app.problems.problems_model import FIX, ISSUE, PLACE, ProblemsModel
from metamaker.app.widgets.rule_help import RULE_ROLE
from metamaker.core.issue import Issue, Severity, error, note, warning

CALLED = {each: each.value.title() for each in Severity}

ADRIFT = note("adrift", where="ships/heron", text="Heron is adrift", rule="MV-1.0.0-01")
BARE = error("bare", where="classes/heron/fore", text="The fore section is bare", rule="MV-1.0.0-02")
IDLE = warning("idle", where="classes/heron/core", text="The core is idle", rule="")


def model_of(*issues: Issue) -> ProblemsModel:
    model = ProblemsModel(lambda where: f"place of {where}", CALLED)
    model.show(issues)
    return model


def rows(model: ProblemsModel) -> list[Issue]:
    return [model.index(row).data(ISSUE) for row in range(model.rowCount())]


def test_errors_come_first(qtmodeltester: ModelTester) -> None:
    model = model_of(ADRIFT, IDLE, BARE)
    assert rows(model) == [BARE, IDLE, ADRIFT]
    qtmodeltester.check(model)


def test_a_row_says_what_it_is_in_words_too() -> None:
    model = model_of(BARE)
    model.set_fix(BARE, "Add plating")
    index = model.index(0)
    assert [index.data(), index.data(FIX), index.data(PLACE), index.data(RULE_ROLE)] == [
        "The fore section is bare",
        "Add plating",
        "place of classes/heron/fore",
        "MV-1.0.0-02",
    ]
    said = model.data(index, Qt.ItemDataRole.AccessibleTextRole)
    assert said == "Error. The fore section is bare. place of classes/heron/fore. Add plating"


def test_rows_that_stay_are_the_same_rows(qtbot: QtBot, qtmodeltester: ModelTester) -> None:
    model = model_of(ADRIFT, IDLE)
    qtmodeltester.check(model)
    kept = QPersistentModelIndex(model.index(1))
    resets: list[int] = []
    model.modelReset.connect(lambda: resets.append(1))
    model.show((ADRIFT, BARE))
    assert rows(model) == [BARE, ADRIFT]
    assert (kept.row(), kept.data(ISSUE), resets) == (1, ADRIFT, [])
    model.show(())
    assert not kept.isValid()


def test_another_sentence_about_the_same_is_the_same_row() -> None:
    model = model_of(BARE, ADRIFT)
    changed: list[int] = []
    kept = QPersistentModelIndex(model.index(0))
    model.dataChanged.connect(lambda first, _: changed.append(first.row()))
    barer = error("bare", where=BARE.where, text="The fore section is barer", rule=BARE.rule)
    model.show((barer, ADRIFT))
    assert (kept.data(), changed) == ("The fore section is barer", [0])


def test_the_same_problems_change_nothing() -> None:
    model = model_of(BARE, ADRIFT)
    told: list[str] = []
    for signal in (model.dataChanged, model.rowsInserted, model.rowsRemoved, model.modelReset, model.layoutChanged):
        signal.connect(lambda *_: told.append("changed"))
    model.show((ADRIFT, BARE))
    model.set_fix(BARE, "")
    assert told == []
